"""What good players of Kronia know, for the search: who is ahead, what is promising, what is sealed.

The ideas, in the game's terms:

* A token is worth its points and what it does for a set. How much a set may still bring depends on how
  many tokens of that god are left in the bag and how many rounds are ahead. A token that a rival wants for
  a set is worth taking from under his nose.
* A temple is won by the better card, so a card's chance rests on the cards that its rivals still hold, on
  how many lie there already and how many may still come. The values that lie face down are not peeped at
  by the rollout policy; only `evaluate` counts them, as they are in the imagined position.
* Winning spends the card, losing gives it back against the worst card of the hand. So do not pay more
  than a token is worth, lay a low card where nobody goes (it also counts as a low card), and take back
  whatever was lost. At a temple without take-back a lost card is gone as well.
* In the hand, high cards win tokens and cards up to 5 may win low-card bonuses; a 6 does neither well.
  Where a temple is won by the lowest card, low cards are worth more.
* In a Hades round the lowest card takes the wrath token: pay with a middle card, keep the best.
* Wrath tokens are paid with what hurts least: no overpaying, and no token out of a set that scores.
* To be last in turn order is to see where everybody went before the last change.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from engine.core.heuristics import Heuristics, Values, Weights
from engine.core.kit import Rng
from engine.core.state import Actions, State
from engine.games.kronia import actions as act
from engine.games.kronia.prospects import LEAST, Prospects, rounds_ahead
from engine.games.kronia.rules import recovering
from engine.games.kronia.state import KroniaState
from engine.games.kronia.terms import (
    APOLLO,
    AT_CHANGE,
    AT_DISCARD,
    AT_LAY,
    AT_RECOVER,
    CARD,
    HAND,
    LAID,
    LOW_CARD,
    LOWEST_WINS,
    NO_TAKE_BACK,
    ROUNDS,
    RULE,
    STAGE_ROUNDS,
    VALUES,
    ZEUS,
)
from engine.games.kronia.weights import CROWD, LEVELS, Tuning

FLOOR: Final = 0.02  # weight of an action that looks hopeless, beside 1 for the best


@mypyc_attr(acyclic=True)
class KroniaHeuristics(Heuristics):
    """See the module. The rows hold what one decision rests on; they are filled anew for each."""

    def __init__(self, tuning: Tuning) -> None:
        super().__init__()
        self.evaluates = True
        self.weighs = True
        self.prospects: Prospects = Prospects(tuning)
        self.odds: vec[float] = vec[float](tuning.odds())
        self.rules: vec[float] = vec[float](list(tuning.rules))
        self.crowd: i64 = CROWD
        self.levels: i64 = LEVELS
        self.spend: float = tuning.spend
        self.wrath: float = tuning.wrath
        self.spread: float = tuning.spread
        self.spread_card: float = tuning.spread_card
        self.random: float = tuning.random
        self.noise: float = tuning.noise
        self.heat: float = tuning.heat
        self.prizes: vec[float] = vec[float]([0.0] * 4)  # by temple
        self.rivals: vec[i64] = vec[i64]([0] * 4)  # cards of others there
        self.chances: vec[i64] = vec[i64]([0] * 4)  # where its row of odds begins
        self.locals: vec[i64] = vec[i64]([0] * 4)  # its local rule
        self.covered: vec[float] = vec[float]([0.0] * 4)  # chance to win it with the other own card
        self.beaten: vec[i64] = vec[i64]([0] * 16)  # by card value: the share of rival cards that it beats
        self.prices: vec[float] = vec[float]([0.0] * 16)  # by card value: what spending it costs
        self.low_prize: float = 0.0
        self.held: i64 = -1  # temple and height of the laid card that the last change was about
        self.held_value: i64 = 0
        self.held_worth: float = 0.0

    # ---- the seam ----

    def evaluate(self, state: State, seats: i64, values: Values) -> None:
        """A softmax over the points that each seat may end with."""
        assert isinstance(state, KroniaState)
        s = state
        p = self.prospects
        p.see(s)
        for seat in range(seats):
            values.of[seat] = p.points(s, seat)
        for temple in range(s.setup.temples):
            god = s.token_on(temple)
            if god != 0 and s.laid > 0 and (s.settled >> temple) & 1 == 0:
                seat = p.leader(s, temple)
                if seat >= 0:
                    values.of[seat] += p.lead_share(s) * p.gain(s, seat, god)
        top = values.of[0]
        for seat in range(i64(1), seats):
            top = max(top, values.of[seat])
        spread = self.spread + self.spread_card * float(rounds_ahead(s) * s.setup.decks)
        total = 0.0
        for seat in range(seats):
            share = math.exp((values.of[seat] - top) / spread)
            values.of[seat] = share
            total += share
        for seat in range(seats):
            values.of[seat] /= total

    def weigh(self, state: State, actions: Actions, weights: Weights) -> None:
        """e to the power of an action's worth, against the best listed one."""
        assert isinstance(state, KroniaState)
        s = state
        weights.clear()
        if actions.count == 0:
            return
        self.ready(s)
        top = LEAST
        for i in range(actions.count):
            worth = self.worth_of(s, actions.ids[i])
            weights.add(worth)
            top = max(top, worth)
        for i in range(actions.count):
            weights.of[i] = FLOOR + math.exp((weights.of[i] - top) / self.heat)

    def choose(self, state: State, actions: Actions, rng: Rng) -> i64:
        """The action that looks best to a player who misjudges a little; now and then any action."""
        assert isinstance(state, KroniaState)
        s = state
        if actions.count == 1:
            return actions.ids[0]
        if rng.unit() < self.random:
            return actions.ids[rng.below(actions.count)]
        self.ready(s)
        best: i64 = 0
        top = LEAST
        for i in range(actions.count):
            worth = self.worth_of(s, actions.ids[i]) + self.noise * rng.unit()
            if worth > top:
                top = worth
                best = i
        return actions.ids[best]

    def sealed(self, state: State) -> bool:
        """Cards are laid, swapped and discarded face down (KRO-3.5, 12.4), except just before a reveal.

        Under the option "simultaneous" decisions to take back are unseen until all are made (R-13).
        All draws are open.
        """
        assert isinstance(state, KroniaState)
        s = state
        if s.point == AT_LAY:
            return not s.is_hades_round() or s.turn + 1 < s.setup.seats * s.setup.decks
        if s.point == AT_CHANGE:
            return s.turn + 1 < s.setup.seats
        if s.point == AT_RECOVER:
            return s.setup.simultaneous and is_asked_later(s)
        return s.point == AT_DISCARD

    def learned(self, state: State, action: i64) -> i64:
        """Everything but the card: at which temple one is laid, which one is swapped, a pass, a move."""
        kind = act.kind_of(action)
        if kind == act.LAY:
            return act.lay(act.first(action), 0)
        if kind == act.SWAP:
            return act.swap(act.first(action), act.second(action), 0)
        if kind == act.MOVE or kind == act.PASS:
            return action
        return 0

    # ---- what a decision rests on ----

    def ready(self, s: KroniaState) -> None:
        """Fill the rows for the decision that this position waits for."""
        point = s.point
        self.prospects.see(s)
        if point == AT_LAY or point == AT_CHANGE:
            self.ready_cards(s)
            if not s.is_hades_round():
                self.ready_temples(s)

    def ready_cards(self, s: KroniaState) -> None:
        """How many rival cards each card beats, and what it costs to spend it."""
        cells = s.cells.items
        beaten = self.beaten
        for value in range(i64(1), VALUES + 1):
            beaten[value] = 0
        total: i64 = 0
        for seat in range(s.setup.seats):
            if seat == s.actor:
                continue
            start = CARD + s.card(seat, 1) - 1
            for value in range(i64(1), VALUES + 1):
                place = i64(cells[start + value])
                if place == HAND or place == LAID:  # without discards: measured, docs/decisions/0009
                    beaten[value] += 1
                    total += 1
        total = max(total, i64(1))
        below: i64 = 0
        start = CARD + s.card(s.actor, 1) - 1
        cheapest = -1.0
        for value in range(i64(1), VALUES + 1):
            equal = beaten[value]
            beaten[value] = (12 * (2 * below + equal) + total // 2) // total
            below += equal
            place = i64(cells[start + value])
            self.prices[value] = 0.0
            if place == HAND or place == LAID:
                worth = self.prospects.card_worth(value)
                if cheapest < 0.0 or worth < cheapest:
                    cheapest = worth
                self.prices[value] = worth
        last = s.round == ROUNDS or (s.setup.decks == 2 and s.round == STAGE_ROUNDS)
        spend = 0.0 if last else self.spend
        for value in range(i64(1), VALUES + 1):
            self.prices[value] = spend * (self.prices[value] - cheapest)

    def ready_temples(self, s: KroniaState) -> None:
        """What winning each temple brings, and how many cards of others lie there or may come."""
        p = self.prospects
        seat = s.actor
        own: i64 = 0
        for temple in range(s.setup.temples):
            self.rivals[temple] = 0
        for i in range(s.laid):
            if s.owner(i) == seat:
                own += 1
            else:
                self.rivals[s.temple_of(i)] += 1
        if s.point == AT_LAY:
            phase = s.setup.temples - 1
            later = s.setup.seats * s.setup.decks - s.laid - (s.setup.decks - own)
        else:
            phase = 0
            later = s.setup.seats - 1 - s.turn
        for temple in range(s.setup.temples):
            god = s.token_on(temple)
            envy = 0.0
            for other in range(s.setup.seats):
                if other != seat:
                    envy = max(envy, p.gain(s, other, god))
            rule = i64(s.cells.items[RULE + temple])
            self.locals[temple] = rule
            self.prizes[temple] = p.gain(s, seat, god) + self.prospects.deny * envy + self.rules[rule]
            row = (phase * self.crowd + self.rivals[temple]) * self.crowd + later
            self.chances[temple] = row * self.levels
        self.low_prize = p.low_gain(s, seat)
        self.held = -1
        self.cover(s, -1)

    def cover(self, s: KroniaState, moved: i64) -> None:
        """What the own laid cards other than the one at this place win already (KRO-9.12)."""
        for temple in range(s.setup.temples):
            self.covered[temple] = 0.0
        if s.setup.decks == 2:
            for i in range(s.laid):
                if i != moved and s.owner(i) == s.actor:
                    temple = s.temple_of(i)
                    self.covered[temple] = self.odds[self.chances[temple] + self.level(temple, s.value(i))]

    def hold(self, s: KroniaState, temple: i64, height: i64) -> None:
        """Take in the own laid card that a change is about."""
        if self.held == temple * 8 + height:
            return
        self.held = temple * 8 + height
        index = s.find_card(temple, height)
        self.held_value = s.value(index)
        self.cover(s, index)
        self.held_worth = self.worth_at(temple, self.held_value)

    # ---- what an action is worth ----

    def worth_of(self, s: KroniaState, action: i64) -> float:
        """Points that an action promises, beside the others that are legal now."""
        kind = act.kind_of(action)
        if kind == act.LAY:
            if s.is_hades_round():
                return self.worth_in_hades(s, act.second(action))
            return self.worth_at(act.first(action), act.second(action))
        if kind == act.SWAP or kind == act.MOVE:
            self.hold(s, act.first(action), act.second(action))
            if kind == act.SWAP:
                return self.worth_at(act.first(action), act.third(action)) - self.held_worth
            return self.worth_at(act.third(action), self.held_value) - self.held_worth
        if kind == act.DISCARD:
            return -self.prospects.card_worth(act.first(action))
        if kind == act.RECOVER:
            return 2.0 * float(bits(act.rest(action)))
        if kind == act.PLACE:
            return self.worth_to_me(s, act.second(action))
        return self.worth_of_rare(s, action)

    def worth_at(self, temple: i64, value: i64) -> float:
        """What a card promises at a temple, beside the own card that lies there."""
        win = max(self.odds[self.chances[temple] + self.level(temple, value)] - self.covered[temple], 0.0)
        price = self.prices[value]
        prize = self.prizes[temple] - price
        if value <= LOW_CARD:
            prize += self.low_prize
        if self.locals[temple] == NO_TAKE_BACK:
            return win * prize - (1.0 - win) * price
        return win * prize

    def level(self, temple: i64, value: i64) -> i64:
        """The share of rival cards that this card beats at this temple."""
        beaten = self.beaten[value]
        return self.levels - 1 - beaten if self.locals[temple] == LOWEST_WINS else beaten

    def worth_in_hades(self, s: KroniaState, value: i64) -> float:
        """The lowest card takes the wrath token (KRO-10.6), and all cards are gone (10.7)."""
        lowest = 1.0
        for _rival in range(s.setup.seats - 1):
            lowest *= 1.0 - float(self.beaten[value]) / float(self.levels - 1)
        return -self.wrath * lowest - self.prices[value]

    def worth_to_me(self, s: KroniaState, god: i64) -> float:
        """What a token on a temple is worth to the seat that acts, beside what it is worth to the others."""
        envy = 0.0
        for other in range(s.setup.seats):
            if other != s.actor:
                envy = max(envy, self.prospects.gain(s, other, god))
        return self.prospects.gain(s, s.actor, god) - self.prospects.deny * envy

    def worth_of_rare(self, s: KroniaState, action: i64) -> float:
        """Acts of the special tiles, and payments."""
        kind = act.kind_of(action)
        god = act.first(action)
        if kind == act.PICK:
            return self.prospects.gain(s, s.actor, god)
        if kind == act.PAY:
            covers = min(god, s.due - s.paid)  # few tokens, since their number breaks ties (KRO-8.5)
            return 1.1 * float(covers) - self.prospects.loss(s, s.actor, god, 1)
        if kind == act.PAY_SET:
            worth = 0.0
            for part in range(APOLLO, ZEUS + 1):
                count = act.set_count(action, part)
                worth -= self.prospects.loss(s, s.actor, part, count)
            return worth
        if kind == act.NAME_FIRST:
            return 1.0 if god == (s.actor + 1) % s.setup.seats else 0.0
        if kind == act.EXCHANGE:
            return self.prospects.best_of_mode(s, god)
        if kind == act.GIVE:
            return self.prospects.best_of_owners(s, god, s.mode)
        if kind == act.TARGET:
            return self.prospects.best_of_owner(s, s.given, s.mode, god)
        if kind == act.TAKE:
            return self.prospects.trade(s, s.other - 1, s.given, god, act.second(action))
        return 0.0


def is_asked_later(s: KroniaState) -> bool:
    """Will another seat be asked, after the one that is, what it takes back?"""
    for turn in range(s.turn + 1, s.setup.seats):
        seat = s.seat_after(turn)
        if recovering.lost_cards(s, seat) != 0 and s.hand_size(seat) > 0:
            return True
    return False


def bits(number: i64) -> i64:
    """How many bits of a number are set."""
    count: i64 = 0
    while number != 0:
        number &= number - 1
        count += 1
    return count
