"""What good players of Luxor know: how a position is judged, which moves promise most, how to play on.

The ideas, each a few lines below and with its numbers in weights.toml:

* Points: what is scored, what the places are worth, sarcophagi, keys, scarabs and sets as they stand.
* Tempo: early an adventurer is worth its way, not the printed step of the score; the worth flattens out
  near the tomb chamber, since who runs ahead alone gathers nothing. Late only the printed score counts.
* Everybody in play: waking those who lie at the Anubis places is worth more than the next treasure.
* Gathering: a treasure that needs two or three is partly won by those who wait there while others follow.
* Sets: a treasure or joker that completes a set, or brings one near, is worth more than its points.
* Keys: the first key is a way into the tomb chamber, more so for who is near it; others are a point.
* The end: to enter as the second of all ends the game, which is good for who leads and bad for who trails.
* The hand: Horus cards choose their steps or move several, so they are kept until they bring more.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from engine.core.heuristics import Heuristics, Values, Weights
from engine.core.kit import Rng
from engine.core.state import Actions, State
from engine.games.luxor import scoring
from engine.games.luxor.actions import (
    CHOOSE_ADVENTURER,
    CHOOSE_DECK,
    CHOOSE_SPACE,
    CHOOSE_STEPS,
    DISCARD_CARD,
    LEAVE,
    PICK,
    PICK_JOKER,
    PLAY_CARD,
    TAKE_TREASURE,
    USE_HORUS,
    kind_of,
    steps_of,
    value_of,
)
from engine.games.luxor.prices import (
    KEPT,
    NEVER,
    SCARAB_WORTH,
    best_from,
    best_of_card,
    entry_worth,
    gathered,
    hand_worth,
    hope,
    joker_worth,
    place_worth,
    set_worth,
    tile_worth,
    treasure_worth,
    worth_of_horus,
    worth_of_steps,
)
from engine.games.luxor.state import LuxorState, Player
from engine.games.luxor.terms import (
    AT_ADVENTURER,
    AT_DEAL,
    AT_DRAW,
    AT_MINUS_ONE,
    AT_ROLL,
    AT_SCARAB,
    AT_SPACE,
    AT_STEPS,
    AT_TURN,
    TOMB,
)
from engine.games.luxor.weights import WEIGHTS

# By the places of the two foremost adventurers together: how much of the game is over.
LATENESS: Final = vec[float]([(float(i) / float(2 * TOMB)) ** 3 for i in range(2 * TOMB + 1)])
MOVE_WORTH: Final = float(WEIGHTS["turn.move"])
SPREAD_EARLY: Final = float(WEIGHTS["share.early"])
SPREAD_LATE: Final = float(WEIGHTS["share.late"])
EPSILON: Final = float(WEIGHTS["policy.epsilon"])
WARMTH: Final = float(WEIGHTS["policy.warmth"])
FLOOR: Final = float(WEIGHTS["policy.floor"])


@mypyc_attr(acyclic=True)
class LuxorHeuristics(Heuristics):
    def __init__(self) -> None:
        super().__init__()
        self.evaluates = True
        self.weighs = True

    def evaluate(self, state: State, seats: i64, values: Values) -> None:
        assert isinstance(state, LuxorState)
        late = lateness(state)
        for seat in range(seats):
            values.of[seat] = project(state, seat, late)
        spread_shares(values, seats, SPREAD_EARLY + (SPREAD_LATE - SPREAD_EARLY) * late)

    def weigh(self, state: State, actions: Actions, weights: Weights) -> None:
        assert isinstance(state, LuxorState)
        late = lateness(state)
        weights.clear()
        best = NEVER
        for i in range(actions.count):
            worth = worth_of(state, actions.get(i), late)
            weights.add(worth)
            best = max(best, worth)
        for i in range(actions.count):
            weights.of[i] = FLOOR + math.exp((weights.of[i] - best) / WARMTH)

    def choose(self, state: State, actions: Actions, rng: Rng) -> i64:
        assert isinstance(state, LuxorState)
        if actions.count == 1:
            return actions.get(0)
        if rng.unit() < EPSILON:
            return actions.get(rng.below(actions.count))
        late = lateness(state)
        chosen = actions.get(0)
        best = worth_of(state, chosen, late)
        for i in range(i64(1), actions.count):
            worth = worth_of(state, actions.get(i), late)
            if worth > best:
                best = worth
                chosen = actions.get(i)
        return chosen

    def sealed(self, state: State) -> bool:
        """Cards drawn and the values of scarabs; what a seat decides is always seen (LUX-10.1, 10.2)."""
        assert isinstance(state, LuxorState)
        point = state.point
        return point == AT_DRAW or point == AT_SCARAB or point == AT_DEAL


def lateness(s: LuxorState) -> float:
    """How much of the game is over, 0 to 1, by the two adventurers nearest to ending it."""
    if s.entered >= 2:
        return 1.0
    first: i64 = 0
    second: i64 = 0
    for seat in range(s.rules.seats):
        pieces = s.players[seat].pieces
        i = pieces.size - 1
        found: i64 = 0
        while i >= 0 and found < 2:
            place = pieces[i]
            if place <= TOMB:
                found += 1
                if place > first:
                    second = first
                    first = place
                elif place > second:
                    second = place
            i -= 1
    return LATENESS[first + second]


def project(s: LuxorState, seat: i64, late: float) -> float:
    """The points that a seat has and can expect of what it has, in the same measure for every seat."""
    me = s.players[seat]
    points = float(me.points + scoring.sarcophagus_points(me) + scoring.scarab_points(me))
    points += set_worth(me, late) + entry_worth(s, me, me.keys) + hope(late) * hand_worth(me)
    for i in range(me.pieces.size):
        points += place_worth(me.pieces[i], late)
    return points + hope(late) * gathered(s, me, late) + turn_worth(s, seat, me, late)


def turn_worth(s: LuxorState, seat: i64, me: Player, late: float) -> float:
    """Of what is still to come in this round: a whole turn, or the rest of the one that is running."""
    if s.point < AT_TURN:
        return 0.0
    if seat != s.active:
        ahead = (seat - s.starter + s.rules.seats) % s.rules.seats
        now = (s.active - s.starter + s.rules.seats) % s.rules.seats
        return MOVE_WORTH if ahead > now else 0.0
    point = s.point
    if point == AT_TURN or point == AT_ROLL:
        return MOVE_WORTH
    if point == AT_ADVENTURER:
        return max(best_of_card(s, me, s.card, s.roll, late), 0.0)
    if point == AT_STEPS:
        return best_from(s, me, s.where, s.card, s.roll, late)
    if point == AT_SPACE:
        return MOVE_WORTH
    if point > AT_SPACE and point <= AT_SCARAB:
        spare: i64 = 1 if point == AT_MINUS_ONE else 0
        return tile_worth(s, me, s.where, me.pieces.count_of(s.where), spare, late)
    return 0.0


def spread_shares(values: Values, seats: i64, spread: float) -> None:
    """From points to shares of the victory: exp(points / spread), scaled to 1 in all."""
    best = values.of[0]
    for seat in range(i64(1), seats):
        best = max(best, values.of[seat])
    total = 0.0
    for seat in range(seats):
        share = math.exp((values.of[seat] - best) / spread)
        values.of[seat] = share
        total += share
    for seat in range(seats):
        values.of[seat] /= total


# ---- an action of the seat to act ----


def worth_of(s: LuxorState, action: i64, late: float) -> float:
    """Points that this legal action promises; only differences between actions of one position count."""
    me = s.me()
    kind = kind_of(action)
    value = value_of(action)
    if kind == PLAY_CARD:
        card = me.hand[value]
        return best_of_card(s, me, card, 0, late) - hope(late) * KEPT[card]
    if kind == CHOOSE_ADVENTURER:
        return best_from(s, me, value, s.card, s.roll, late)
    if kind == CHOOSE_STEPS:
        return worth_of_steps(s, me, s.where, steps_of(value), s.card, late)
    if kind == DISCARD_CARD:
        return -KEPT[me.hand[value]]
    if kind == CHOOSE_SPACE:
        return 0.0 if value == 0 else tile_worth(s, me, value, me.pieces.count_of(value), 0, late)
    if kind == USE_HORUS:
        return worth_of_horus(s, me, value, late)
    if kind == CHOOSE_DECK:
        return KEPT[s.piles.tops[value]]
    if kind == PICK:
        return joker_worth(me, late) if value == PICK_JOKER else SCARAB_WORTH
    if kind == TAKE_TREASURE and value != LEAVE:
        return treasure_worth(me, s.tiles[s.where], late)
    return 0.0
