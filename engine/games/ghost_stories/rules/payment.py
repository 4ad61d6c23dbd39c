"""Which ghosts a roll and which tokens can exorcise (GHO-9.2 to 9.11): the exact sets and payments.

A payment is legal for a set of ghosts if it is as small as any that pays the set in full, and if the same
dice with the same tokens could not pay for another faced ghost as well (R-15).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from engine.core.state import Actions
from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories.rules.geometry import front_tile, opposite
from engine.games.ghost_stories.terms import (
    ALIVE,
    AT,
    BUDDHA,
    CIRCLE,
    COLOURS,
    DICE,
    DICE_IMMUNE,
    GHOST,
    HOWLING,
    SPACES,
    TAO_OFF,
    UNCATCHABLE,
    WHITE,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState

IMPOSSIBLE: Final[i64] = 99


def is_eligible(s: GhostStoriesState, space: i64) -> bool:
    """Is there a ghost whose special condition is met (GHO-9.12, 16.6, 16.7)?"""
    card = s.cells[GHOST + space]
    if card == HOWLING:
        return s.cells[GHOST + opposite(space)] == 0
    if card == UNCATCHABLE:
        return s.cells[BUDDHA + space] != 0
    return card != 0


def eligible(s: GhostStoriesState, tile: i64) -> i64:
    """The faced spaces whose ghosts can be exorcised, one bit each."""
    spaces: i64 = 0
    for space in range(SPACES):
        if front_tile(space) == tile and is_eligible(s, space):
            spaces |= i64(1) << space
    return spaces


def requirement(s: GhostStoriesState, card: i64) -> vec[i64]:
    """Symbols by colour, less the Circle's (GHO-9.9, R-13)."""
    need = vec[i64]([0] * 5)
    colours: i64 = 0
    for colour in range(COLOURS):
        need[colour] = s.need_of(card, colour)
        if need[colour] > 0:
            colours += 1
    counts = colours == 1 or not s.setup.circle_single_only
    if counts and s.circle != 0 and s.is_active_tile(CIRCLE) and need[s.circle - 1] > 0:
        need[s.circle - 1] -= 1
    return need


@mypyc_attr(acyclic=True)
class Roll:
    """The dice, the tokens within reach and what up to two ghosts need. Ghost g is bit g of a set."""

    def __init__(self) -> None:
        self.dice: vec[i64] = vec[i64]([0] * 6)  # by face; white counts only while it is wild
        self.owned: vec[i64] = vec[i64]([0] * 5)  # tokens that may be spent, by colour
        self.need: vec[i64] = vec[i64]([0] * 10)  # of ghost g at g * 5
        self.immune: i64 = 0  # set of ghosts that dice do not touch (GHO-15.11)
        self.scroll: i64 = -1  # the ghost under the Mantra scroll
        self.ghosts: i64 = 0
        self.dice_first = False

    def add_ghost(self, need: vec[i64], immune: bool, scroll: bool) -> None:
        for colour in range(COLOURS):
            self.need[self.ghosts * COLOURS + colour] = need[colour]
        if immune:
            self.immune |= i64(1) << self.ghosts
        if scroll:
            self.scroll = self.ghosts
        self.ghosts += 1

    def symbols(self, chosen: i64, colour: i64, weakened: i64, immune: bool) -> i64:
        """What the chosen ghosts need in a colour; `weakened` is the colour that the Mantra lowers."""
        total: i64 = 0
        for ghost in range(self.ghosts):
            if (chosen >> ghost) & 1 == 0 or ((self.immune >> ghost) & 1 != 0) != immune:
                continue
            need = self.need[ghost * COLOURS + colour]
            if ghost == self.scroll and colour == weakened and need > 0:
                need -= 1
            total += need
        return total

    def has_choice(self, chosen: i64, weakened: i64) -> bool:
        """Is this a colour in which the Mantra may help? -1 is: in none, if none can be lowered."""
        if self.scroll < 0 or (chosen >> self.scroll) & 1 == 0:
            return weakened < 0
        any_need = False
        for colour in range(COLOURS):
            if self.need[self.scroll * COLOURS + colour] > 0:
                any_need = True
        if weakened < 0:
            return not any_need
        return self.need[self.scroll * COLOURS + weakened] > 0

    def gap(self, chosen: i64, colour: i64, weakened: i64) -> i64:
        """Symbols of a colour that coloured dice leave open, immune ghosts not counted."""
        return max(i64(0), self.symbols(chosen, colour, weakened, False) - self.dice[colour])

    def pays(self, chosen: i64, tokens: i64) -> bool:
        """Do the dice with these tokens pay the chosen ghosts in full, each symbol once (GHO-9.3)?"""
        for weakened in range(i64(-1), COLOURS):
            if self.has_choice(chosen, weakened) and self.pays_with(chosen, tokens, weakened):
                return True
        return False

    def pays_with(self, chosen: i64, tokens: i64, weakened: i64) -> bool:
        open_symbols: i64 = 0
        for colour in range(COLOURS):
            spare = act.tokens_in(tokens, colour) - self.symbols(chosen, colour, weakened, True)
            if spare < 0:
                return False
            open_symbols += max(i64(0), self.gap(chosen, colour, weakened) - spare)
        return open_symbols <= self.dice[WHITE]

    def cost_with(self, chosen: i64, weakened: i64) -> i64:
        """The fewest tokens that pay with this use of the Mantra, or IMPOSSIBLE with those owned."""
        fixed: i64 = 0
        gaps: i64 = 0
        within_reach: i64 = 0
        for colour in range(COLOURS):
            must = self.symbols(chosen, colour, weakened, True)
            gap = self.gap(chosen, colour, weakened)
            if must > self.owned[colour]:
                return IMPOSSIBLE
            fixed += must
            gaps += gap
            within_reach += min(gap, self.owned[colour] - must)
        rest = max(i64(0), gaps - self.dice[WHITE])
        return fixed + rest if rest <= within_reach else IMPOSSIBLE

    def cost(self, chosen: i64) -> i64:
        """The fewest tokens that pay the chosen ghosts (GHO-9.6), or IMPOSSIBLE with those owned."""
        least = IMPOSSIBLE
        for weakened in range(i64(-1), COLOURS):
            if self.has_choice(chosen, weakened):
                least = min(least, self.cost_with(chosen, weakened))
        return least

    def owns(self, tokens: i64) -> bool:
        for colour in range(COLOURS):
            if act.tokens_in(tokens, colour) > self.owned[colour]:
                return False
        return True

    def forces_more(self, chosen: i64, tokens: i64) -> bool:
        """Could the same dice and tokens exorcise these ghosts and another one (GHO-9.7)?"""
        for more in range(chosen + 1, i64(1) << self.ghosts):
            if more & chosen == chosen and self.pays(more, tokens):
                return True
        return False

    def is_legal(self, chosen: i64, tokens: i64) -> bool:
        if size_of(tokens) != self.cost(chosen) or not self.owns(tokens) or not self.pays(chosen, tokens):
            return False
        return not self.forces_more(chosen, tokens) and self.heeds_dice(chosen)

    def heeds_dice(self, chosen: i64) -> bool:
        """Option dice_first: what dice alone can do is done, tokens only add to it."""
        if not self.dice_first:
            return True
        free: i64 = 0  # bit of each set that dice alone pay
        for some in range(i64(1) << self.ghosts):
            if self.pays(some, 0):
                free |= i64(1) << some
        if (free >> 3) & 1 != 0:
            return chosen == 3
        if free & 6 == 0:
            return True
        return (free & 2 != 0 and chosen & 1 != 0) or (free & 4 != 0 and chosen & 2 != 0)

    def list_payments(self, chosen: i64, out: Actions) -> None:
        """Every legal payment for this set, once each."""
        out.clear()
        least = self.cost(chosen)
        if least == IMPOSSIBLE:
            return
        for weakened in range(i64(-1), COLOURS):
            if self.has_choice(chosen, weakened) and self.cost_with(chosen, weakened) == least:
                self.spread(chosen, weakened, 0, 0, least, out)

    def spread(self, chosen: i64, weakened: i64, colour: i64, tokens: i64, left: i64, out: Actions) -> None:
        """Complete a payment of which the colours below `colour` are settled."""
        if colour == COLOURS:
            if left == 0 and not out.holds(tokens) and self.is_legal(chosen, tokens):
                out.add(tokens)
            return
        must = self.symbols(chosen, colour, weakened, True)
        most = min(self.owned[colour], must + self.gap(chosen, colour, weakened))
        for count in range(must, min(most, left) + 1):
            more = tokens | count << (act.TAO_BITS * colour)
            self.spread(chosen, weakened, colour + 1, more, left - count, out)


def size_of(tokens: i64) -> i64:
    total: i64 = 0
    for colour in range(COLOURS):
        total += act.tokens_in(tokens, colour)
    return total


def roll_of(s: GhostStoriesState, seat: i64, blocked: bool) -> Roll:
    """The roll that this seat has to spend; `blocked`: no tokens (GHO-15.5)."""
    roll = Roll()
    roll.dice_first = s.setup.dice_first
    wild = s.white_is_wild()
    for i in range(s.dice):
        face = s.cells[DICE + i]
        if face != WHITE or wild:
            roll.dice[face] += 1
    tile = s.place(seat)
    if not blocked:
        for other in range(s.setup.seats):
            if s.cells[ALIVE + other] != 0 and s.cells[AT + other] == tile:
                for colour in range(COLOURS):
                    roll.owned[colour] += s.tao(other, colour)
    spaces = eligible(s, tile)
    for space in range(SPACES):
        if (spaces >> space) & 1 != 0:
            card = s.cells[GHOST + space]
            roll.add_ghost(requirement(s, card), s.centre_of(card) == DICE_IMMUNE, s.scroll == space + 1)
    return roll


def tokens_blocked(s: GhostStoriesState) -> bool:
    return s.any_left(TAO_OFF)
