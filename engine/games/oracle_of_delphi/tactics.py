"""How good each action is for the seat to act, in uses: the judgement behind weights and rollouts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi.prices import NONE, Prices, way_of
from engine.games.oracle_of_delphi.rewards import rate_reward
from engine.games.oracle_of_delphi.rules import cards, moving, sources
from engine.games.oracle_of_delphi.standing import favor_worth, god_power, hand_worth, heal_worth, step_worth
from engine.games.oracle_of_delphi.state import OracleState
from engine.games.oracle_of_delphi.targets import Targets
from engine.games.oracle_of_delphi.terms import (
    APHRODITE,
    APOLLON,
    ARES,
    ARRIVED,
    ARTEMIS,
    AT_COLOUR,
    AT_MAIN,
    AT_MOVE,
    CARD,
    CITY,
    CLOUD,
    COLOURS,
    DICE,
    DIE,
    EXTRA_ACTION,
    EXTRA_COST,
    HAND,
    HERMES,
    MONSTER,
    OFFERING,
    POSEIDON,
    WATERS,
    ZEUS,
)
from engine.games.oracle_of_delphi.tuning import TUNING

ARRIVAL: Final[float] = 30.0  # nothing is better than the move that ends on Zeus
NEVER: Final[float] = -9.0


@mypyc_attr(acyclic=True)
class Desk:
    """What the seat to act weighs up at one decision."""

    def __init__(self, s: OracleState) -> None:
        self.s: OracleState = s
        self.seat: i64 = s.actor
        self.targets: Targets = Targets(s, s.actor)
        self.prices: Prices = Prices(s, s.actor)
        self.ship: i64 = s.ship(s.actor)
        self.here: vec[float] = vec[float]([0.0] * COLOURS)  # the best deed at this place, by colour
        self.stay: float = self.targets.promise(self.ship, self.prices, NONE)
        for i in range(self.targets.count):
            if self.targets.steps(self.ship, i) == 0:
                c = self.targets.colour[i]
                self.here[c] = max(self.here[c], self.targets.worth[i])

    def score(self, action: i64) -> float:
        """Any legal action of this decision; higher is better."""
        point = self.s.point
        kind = act.kind_of(action)
        a = act.first(action)
        b = act.second(action)
        if point == AT_MAIN:
            return self.rate_main(kind, a, b)
        if point == AT_COLOUR:
            return self.rate_deed(kind, a, b)
        if point == AT_MOVE or kind == act.RELOCATE:
            return self.rate_landing(a, self.s.source, self.s.colour - 1, self.s.favor(self.seat))
        return rate_reward(self.s, self.seat, self.targets, kind, a, b)

    # ---- phase 2 ----

    def rate_main(self, kind: i64, a: i64, b: i64) -> float:
        s = self.s
        if kind == act.COMMIT:
            return self.rate_commit(a // 6, a % 6, b)
        if kind == act.FAVOR:
            favor = s.favor(self.seat)
            gain: i64 = 3 if s.sails(self.seat, 6) else 2
            return favor_worth(favor + gain) - favor_worth(favor) - self.cost(a)
        if kind == act.DRAW:
            held = s.total(self.seat, HAND)
            return hand_worth(held + 1) - hand_worth(held) - self.cost(a) - (0.3 if a == CARD else 0.0)
        if kind == act.LOOK:
            worth = TUNING.look * float(self.targets.unknown) / 12.0
            return (worth if self.targets.chance > 0.0 else 0.0) - self.cost(a)
        if kind == act.GOD:
            return self.rate_god(a)
        if kind == act.TRADE:
            return self.rate_trade(a)
        return 0.0 if s.total(self.seat, DICE) == 0 else -0.5

    def cost(self, source: i64) -> float:
        """What else the source is good for: a die is lost at the end of the turn, a card is not."""
        if source == DIE:
            return 0.0
        return self.prices.card if source == CARD else TUNING.favor * float(EXTRA_COST)

    def rate_commit(self, source: i64, printed: i64, colour: i64) -> float:
        s = self.s
        price = sources.price(s, self.seat, source, printed, colour)
        favor = s.favor(self.seat)
        paid = favor_worth(favor) - favor_worth(favor - price)
        cost = paid if source == EXTRA_ACTION else paid + self.cost(source)
        if cost > TUNING.fight:
            return NEVER
        return self.rate_use(source, colour, favor - price, way_of(source, printed)) - cost

    def rate_use(self, source: i64, colour: i64, favor: i64, spent: i64) -> float:
        """The best that this colour does, with so much favor, and this way to colours spent."""
        best = max(self.here[colour], self.rate_quiet(source, colour))
        return max(best, self.rate_sailing(source, colour, favor, spent))

    def rate_committed(self) -> float:
        """The best that the colour committed to can still do."""
        favor = self.s.favor(self.seat)
        if self.s.point == AT_MOVE:
            return self.rate_sailing(self.s.source, self.s.colour - 1, favor, NONE)
        return self.rate_use(self.s.source, self.s.colour - 1, favor, NONE)

    def rate_quiet(self, source: i64, colour: i64) -> float:
        """The best deed with this colour that needs no island."""
        s = self.s
        best = max(heal_worth(s, self.seat, colour), step_worth(s, self.seat, colour))
        if source != EXTRA_ACTION and cards.check_bundle(s, self.seat, source, colour) == 0:
            best = max(best, self.rate_bundle(colour))
        return best

    def rate_bundle(self, colour: i64) -> float:
        held = self.s.total(self.seat, HAND)
        gain = hand_worth(held + 1) - hand_worth(held)
        return TUNING.favor + gain + step_worth(self.s, self.seat, colour)

    # ---- moving ----

    def rate_sailing(self, source: i64, colour: i64, favor: i64, spent: i64) -> float:
        """The best landing of a move with this colour, less what staying promises."""
        s = self.s
        board = s.board
        if s.get(self.seat, ARRIVED) == 1:
            return NEVER
        shallow = self.targets.shallow
        reach = moving.range_of(s, self.seat, source, colour) + min(favor, 2)
        if self.targets.home and board.distance(self.ship, ZEUS, shallow) <= reach - min(favor, 2) + favor:
            return ARRIVAL
        best = NEVER
        any_colour = moving.has_creature(s, self.seat, source, colour)
        first: i64 = i64(0) if any_colour else colour * 12
        last: i64 = WATERS if any_colour else first + 12
        for i in range(first, last):
            space = board.by_colour[i]
            steps = board.distance(self.ship, space, shallow)
            if steps <= reach and space != self.ship:
                value = self.targets.promise(space, self.prices, spent) - self.extra(
                    steps, reach - min(favor, 2), favor
                )
                best = max(best, value)
        return best - self.stay

    def extra(self, steps: i64, reach: i64, favor: i64) -> float:
        """What the favor is worth that lengthens a way."""
        if steps <= reach:
            return 0.0
        return favor_worth(favor) - favor_worth(max(i64(0), favor - (steps - reach)))

    def rate_landing(self, space: i64, source: i64, colour: i64, favor: i64) -> float:
        if space == ZEUS:
            return ARRIVAL
        if self.s.point != AT_MOVE:
            return self.targets.promise(space, self.prices, NONE)  # Poseidon
        steps = self.s.board.distance(self.ship, space, self.targets.shallow)
        reach = moving.range_of(self.s, self.seat, source, colour)
        return self.targets.promise(space, self.prices, NONE) - self.extra(steps, reach, favor)

    # ---- with a colour ----

    def rate_deed(self, kind: i64, a: i64, b: i64) -> float:
        s = self.s
        colour = s.colour - 1
        if kind == act.MOVE:
            return self.rate_sailing(s.source, colour, s.favor(self.seat), NONE)
        if kind == act.DISCARD_INJURIES:
            return heal_worth(s, self.seat, colour)
        if kind == act.ADVANCE_GOD:
            return step_worth(s, self.seat, colour)
        if kind == act.BUNDLE:
            return self.rate_bundle(colour)
        return self.at(a, colour)

    def at(self, space: i64, colour: i64) -> float:
        """What the deed of this colour at this island is worth."""
        t = self.targets
        for i in range(t.count):
            if t.space[i] == space and t.colour[i] == colour:
                return t.worth[i]
        return 0.0

    # ---- gods ----

    def rate_god(self, god: i64) -> float:
        """What a god's power does now, less what it can be kept for."""
        keep = god_power(self.s, self.seat, god) * TUNING.patience
        return self.power_now(god) - keep

    def power_now(self, god: i64) -> float:
        s = self.s
        if god == APHRODITE:
            return heal_worth(s, self.seat, -1)
        if god == APOLLON:
            dice = s.total(self.seat, DICE)
            return TUNING.hand[0] + TUNING.colour * float(dice) if dice > 1 else 0.0
        if god == POSEIDON:
            return self.best_place() - self.stay
        if god == ARES:
            return self.best_of(MONSTER, CITY, True)
        if god == ARTEMIS:
            return self.best_of(CLOUD, OFFERING, False) + TUNING.sail
        return TUNING.load if god == HERMES else 0.0

    def best_place(self) -> float:
        if self.targets.home:
            return ARRIVAL
        best = NEVER
        for space in range(WATERS):
            best = max(best, self.targets.promise(space, self.prices, NONE))
        return best

    def best_of(self, start: i64, end: i64, near: bool) -> float:
        """The best target among these islands; Ares needs no luck."""
        best = 0.0
        t = self.targets
        for i in range(t.count):
            space = t.space[i]
            if space >= start and space < end and (not near or t.steps(self.ship, i) == 0):
                best = max(best, t.worth[i])
        return TUNING.fight + TUNING.equip if near else best

    def rate_trade(self, god: i64) -> float:
        s = self.s
        held = s.total(self.seat, HAND)
        gain = hand_worth(held + 1) - hand_worth(held)
        if s.get(self.seat, ARRIVED) == 1:
            return gain
        return gain - god_power(s, self.seat, god) * (
            0.0 if s.tasks_left(self.seat) == 0 and god != POSEIDON else 1.0
        )
