"""What tokens, cards and positions of Kronia are worth, in points: the ground of `heuristics.py`.

Compiled. The weights are in weights.toml. The rows of a `Prospects` are filled anew for every position
that it is asked about; nothing is remembered between two questions.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from engine.games.kronia import scoring
from engine.games.kronia.rules import awarding
from engine.games.kronia.state import KroniaState
from engine.games.kronia.terms import (
    APOLLO,
    AT_LAY,
    AT_PAY,
    AT_PLACE,
    BAG,
    BONUS_ON_BONUSES,
    CARD,
    COVERED,
    DEBT,
    GODS,
    HAND,
    LAID,
    LATER,
    LOW_CARD,
    LOWEST_WINS,
    ONE_FOR_TWO,
    OWNED,
    RAINBOW,
    ROUNDS,
    RULE,
    TWO_FOR_ONE,
    UNDER_AID,
    VALUES,
    WRATH,
    ZEUS,
)
from engine.games.kronia.weights import BUCKETS, STEPS, Tuning

PIECES: Final[i64] = 11  # length of a row of a bonus table: 0 to 10 pieces
LAST: Final[i64] = 10
LEAST: Final = -1e9  # points below any


@mypyc_attr(acyclic=True)
class Prospects:
    """The weights as tables, and what they say about one position."""

    def __init__(self, tuning: Tuning) -> None:
        self.set_hopes: vec[float] = vec[float](tuning.set_hopes())
        self.low_hopes: vec[float] = vec[float](tuning.low_hopes())
        self.worth: vec[float] = vec[float](list(tuning.worth))
        self.buckets: i64 = BUCKETS
        self.steps: float = float(STEPS)
        self.focus: float = tuning.focus
        self.deny: float = tuning.deny
        self.low_rate: float = tuning.low_rate
        self.rainbow: float = tuning.rainbow
        self.hand: float = tuning.hand
        self.laid: float = tuning.laid
        self.lowest_wins: float = tuning.lowest_wins
        self.lead_laying: float = tuning.lead_laying
        self.lead_changing: float = tuning.lead_changing
        self.wrath: float = tuning.wrath
        self.rows: vec[i64] = vec[i64]([0] * 8)  # by god: where the hopes for its sets begin
        self.low_row: i64 = 0
        self.low_bonus: float = 0.0  # worth of a card more for each value below 12
        self.low_owned: i64 = 0  # found by `hand_of`
        self.low_ahead: i64 = 0

    # ---- tokens ----

    def see(self, s: KroniaState) -> None:
        """Take in what all seats share: the bag, the rounds ahead, the rules of the temples."""
        cells = s.cells.items
        bag: i64 = 0
        for god in range(APOLLO, ZEUS + 1):
            bag += i64(cells[BAG + god])
        ahead = rounds_ahead(s) * s.setup.temples
        each = 0.0
        if bag > 0:
            each = self.steps * self.focus * float(ahead) / float(bag * s.setup.seats)
        table: i64 = 2 if s.setup.decks == 2 else 0
        if s.setup.set_bonus[LAST] > s.setup.set_bonus[6]:
            table += 1  # a new set begins beyond the last row
        table *= self.buckets
        for god in range(APOLLO, ZEUS + 1):
            bucket = i64(each * float(i64(cells[BAG + god])) + 0.5)
            self.rows[god] = (table + min(bucket, self.buckets - 1)) * PIECES
        self.low_bonus = 0.0
        for temple in range(s.setup.temples):
            if i64(cells[RULE + temple]) == LOWEST_WINS:
                self.low_bonus = self.lowest_wins

    def gain(self, s: KroniaState, seat: i64, god: i64, before: i64 = 0) -> float:
        """What one more token of this god is worth to this seat, after `before` others that it gets."""
        owned = s.tokens(seat, god) + before
        at = self.rows[god] + owned
        points = float(god)
        if owned < LAST:
            points += self.set_hopes[at + 1] - self.set_hopes[at]
        if s.general == 0:
            return points
        if s.has_general(RAINBOW) and is_least(s, seat, owned):
            points += 6.0 * self.rainbow / float(gods_in_play(s))
        if s.has_general(BONUS_ON_BONUSES) and opens_set(s, owned):
            points += 3.0
        return points

    def loss(self, s: KroniaState, seat: i64, god: i64, count: i64) -> float:
        """What a seat loses that gives away so many of its tokens of this god."""
        at = self.rows[god] + s.tokens(seat, god)
        return float(god * count) + self.set_hopes[at] - self.set_hopes[at - count]

    # ---- the exchange temple (KRO-11.8) ----

    def best_of_mode(self, s: KroniaState, mode: i64) -> float:
        """The best exchange in this mode; keeping the temple's token is worth its gain."""
        if mode == ONE_FOR_TWO:
            return self.best_of_owners(s, 0, mode)
        if mode != TWO_FOR_ONE:
            return self.gain(s, s.actor, s.token_on(s.temple))
        best = LEAST
        for god in range(APOLLO, ZEUS + 1):
            if s.tokens(s.actor, god) > 0:
                best = max(best, self.best_of_owners(s, god, mode))
        return best

    def best_of_owners(self, s: KroniaState, given: i64, mode: i64) -> float:
        """The best that can be taken from anybody for the temple's token and `given`."""
        best = LEAST
        for owner in range(s.setup.seats):
            if owner != s.actor:
                best = max(best, self.best_of_owner(s, given, mode, owner))
        return best

    def best_of_owner(self, s: KroniaState, given: i64, mode: i64, owner: i64) -> float:
        """The best that can be taken from this seat for the temple's token and `given`."""
        limit = s.token_on(s.temple) + given
        best = LEAST
        for god in range(APOLLO, min(limit, ZEUS) + 1):
            if s.tokens(owner, god) == 0:
                continue
            if mode == TWO_FOR_ONE:
                best = max(best, self.trade(s, owner, given, god, 0))
                continue
            for second in range(god, min(limit - god, ZEUS) + 1):
                if s.tokens(owner, second) > (1 if second == god else 0):
                    best = max(best, self.trade(s, owner, given, god, second))
        return best

    def trade(self, s: KroniaState, owner: i64, given: i64, god: i64, second: i64) -> float:
        """What an exchange brings the winner, and a share of what it costs the owner."""
        mine = self.gain(s, s.actor, god)
        theirs = self.gain(s, owner, s.token_on(s.temple))
        if second == god:
            mine += self.gain(s, s.actor, god, 1)
            theirs -= self.loss(s, owner, god, 2)
        else:
            theirs -= self.loss(s, owner, god, 1)
        if second > god:
            mine += self.gain(s, s.actor, second)
            theirs -= self.loss(s, owner, second, 1)
        if given != 0:
            mine -= self.loss(s, s.actor, given, 1)
            theirs += self.gain(s, owner, given)
        return mine - self.deny * theirs

    # ---- cards ----

    def card_worth(self, value: i64) -> float:
        """What a card in the hand is worth, beside the others of its deck."""
        return self.worth[value] + self.low_bonus * float(VALUES - value)

    def hand_of(self, s: KroniaState, seat: i64) -> float:
        """The worth of the cards of the deck in use that this seat has; counts its low cards as well."""
        cells = s.cells.items
        total = 0.0
        owned: i64 = 0
        ahead: i64 = 0
        start = CARD + s.card(seat, 1) - 1
        for value in range(i64(1), VALUES + 1):
            place = i64(cells[start + value])
            if place == HAND or place == LAID:
                worth = self.card_worth(value)
                total += worth if place == HAND else worth * self.laid
                if value <= LOW_CARD:
                    ahead += 1
            elif place == UNDER_AID:
                owned += 1
        if s.setup.decks == 2:
            start = CARD + seat * 2 * VALUES
            other = start if s.deck() == 1 else start + VALUES
            for i in range(other, other + LOW_CARD):
                place = i64(cells[i])
                if place == UNDER_AID:
                    owned += 1
                elif place == LATER:
                    ahead += 1
        self.low_owned = owned
        self.low_ahead = ahead
        return total

    def low_hope(self, s: KroniaState, owned: i64, ahead: i64) -> float:
        """The low-card bonus to expect of cards under the aid and low cards still to be played."""
        bucket = min(i64(self.steps * self.low_rate * float(ahead) + 0.5), self.buckets - 1)
        if s.setup.decks == 2:
            bucket += self.buckets
        return self.low_hopes[bucket * PIECES + min(owned, LAST)]

    def low_gain(self, s: KroniaState, seat: i64) -> float:
        """What one more card under its aid is worth to this seat."""
        self.hand_of(s, seat)
        ahead = max(self.low_ahead - 1, i64(0))
        return self.low_hope(s, self.low_owned + 1, ahead) - self.low_hope(s, self.low_owned, ahead)

    # ---- seats ----

    def points(self, s: KroniaState, seat: i64) -> float:
        """The points that this seat may end with, beside what lies open on the temples."""
        cells = s.cells.items
        points = self.hand * self.hand_of(s, seat)
        points += self.low_hope(s, self.low_owned, self.low_ahead)
        start = OWNED + seat * GODS
        for god in range(APOLLO, ZEUS + 1):
            owned = i64(cells[start + god])
            points += float(god * owned) + self.set_hopes[self.rows[god] + owned]
        points -= self.wrath * float(i64(cells[start + WRATH]) - i64(cells[COVERED + seat]))
        points -= float(i64(cells[DEBT + seat]))
        if s.point == AT_PAY and s.actor == seat:
            points += float(s.paid)
        if s.general != 0:
            points += float(scoring.rainbow_points(s, seat) + scoring.bonus_points(s, seat))
            if s.has_general(RAINBOW):
                points += self.rainbow_hope(s, seat)
        return points

    def rainbow_hope(self, s: KroniaState, seat: i64) -> float:
        """What the part of the next rainbow that a seat has may bring (KRO-11.14)."""
        started: i64 = 0
        least = scoring.rainbow_points(s, seat) // 6
        for god in range(APOLLO, ZEUS + 1):
            if s.tokens(seat, god) > least:
                started += 1
        share = float(started) / float(gods_in_play(s))
        return 6.0 * self.rainbow * share * float(rounds_ahead(s)) / float(ROUNDS)

    def leader(self, s: KroniaState, temple: i64) -> i64:
        """The seat whose card wins this temple as the cards lie, or -1."""
        index = awarding.best_card(s, temple)
        return i64(-1) if index < 0 else s.owner(index)

    def lead_share(self, s: KroniaState) -> float:
        """How much of a token the seat in the lead may count as its own."""
        return self.lead_laying if s.point == AT_LAY else self.lead_changing if s.revealed == 0 else 1.0


def rounds_ahead(s: KroniaState) -> i64:
    """Rounds whose tokens are not on the temples yet."""
    return ROUNDS - max(s.round, i64(1)) + 1 if s.point <= AT_PLACE else ROUNDS - s.round


def gods_in_play(s: KroniaState) -> i64:
    return 5 if s.setup.tokens[ZEUS] > 0 else 4


def is_least(s: KroniaState, seat: i64, owned: i64) -> bool:
    """Does this seat have no fewer tokens of any god in play than so many?"""
    for god in range(APOLLO, ZEUS + 1):
        if s.setup.tokens[god] > 0 and s.tokens(seat, god) < owned:
            return False
    return True


def opens_set(s: KroniaState, owned: i64) -> bool:
    """Does one more token of a god, after so many, earn its first set bonus?"""
    return owned < LAST and s.setup.set_bonus[owned] == 0 and s.setup.set_bonus[owned + 1] > 0
