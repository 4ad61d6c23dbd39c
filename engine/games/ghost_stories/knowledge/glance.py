"""One look at a position: how much every ghost hurts where it lies, and what the team has against it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from engine.games.ghost_stories.knowledge.worth import Worth
from engine.games.ghost_stories.rules import ending
from engine.games.ghost_stories.rules.geometry import front_tile, line_step
from engine.games.ghost_stories.terms import (
    ALIVE,
    AWAKE,
    BLACK,
    BUDDHA,
    CARD_CURSES,
    CARD_LEFT,
    CARD_REWARD,
    CARD_WIDTH,
    CIRCLE,
    COLOURS,
    DIE,
    FIGURE,
    FRESH,
    GHOST,
    GHOSTS,
    GROUP_POWER_OFF,
    HAUNTED,
    HAUNTER,
    ON_STONE,
    POWER_OFF,
    QI,
    QI_AND_YY,
    QI_OR_YY,
    READY,
    SIDES,
    SPACES,
    STRENGTH,
    SUPPLY,
    TAO_1,
    TAO_2,
    TAO_OFF,
    TORMENTOR,
    WHITE_NOT_WILD,
    YIN_YANG,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState

# The spaces that a tile faces; a corner has two of them, the centre none.
FIRST_FACED: Final = vec[i64]([2, 1, 0, 10, -1, 4, 6, 7, 3])
SECOND_FACED: Final = vec[i64]([9, -1, 5, -1, -1, -1, 11, -1, 8])


@mypyc_attr(acyclic=True)
class Glance:
    """What a player sees at once. It is thrown away with the decision."""

    def __init__(self, s: GhostStoriesState, worth: Worth) -> None:
        self.s = s
        self.worth = worth
        self.harm: vec[float] = vec[float]([0.0] * 12)  # by space: what taking its ghost away is worth
        self.crowd: vec[i64] = vec[i64]([0] * 4)  # by side: ghosts
        self.open: vec[i64] = vec[i64]([0] * 5)  # by colour: symbols of the ghosts in play
        self.uses: vec[float] = vec[float]([-1.0] * 36)  # by seat and tile: the best action, once asked
        self.ghosts: i64 = 0
        self.room: i64 = s.setup.limit - ending.haunted_tiles(s)  # tiles until the village is lost
        self.dice: i64 = 3
        self.blocked = False  # no tokens in exorcisms
        self.wild = True
        self.circle: i64 = s.circle if s.circle != 0 and s.is_active_tile(CIRCLE) else i64(0)  # colour + 1
        self.boss: i64 = -1  # the space of an incarnation in play
        self.soon: i64 = 0  # figures that haunt within a round
        self.boss_nearness = nearness_of_boss(s)
        self.count()
        for space in range(SPACES):
            if s.cells[GHOST + space] != 0:
                self.harm[space] = self.harm_of(s.cells[GHOST + space], space)

    def count(self) -> None:
        s = self.s
        for space in range(SPACES):
            card = s.cells[GHOST + space]
            if card == 0:
                continue
            self.ghosts += 1
            if card > GHOSTS:
                self.boss = space
            if s.cells[FIGURE + space] == ON_STONE:
                self.soon += 1
            self.crowd[space // 3] += 1
            self.dice -= s.cells[DIE + space]
            if s.cells[AWAKE + space] != 0 and s.has_left(space, TAO_OFF):
                self.blocked = True
            if card > GHOSTS and s.centre_of(card) == WHITE_NOT_WILD:
                self.wild = False
            for colour in range(COLOURS):
                self.open[colour] += self.need(card, space, colour)

    # ---- requirements ----

    def need(self, card: i64, space: i64, colour: i64) -> i64:
        """Symbols that are left of this colour; the scroll lowers the colour of the card, or its first."""
        need = self.s.need_of(card, colour)
        if need == 0:
            return 0
        single = self.s.colour_of(card) == colour
        if self.circle == colour + 1 and (single or not self.s.setup.circle_single_only):
            need -= 1
        if need > 0 and self.s.scroll == space + 1 and (single or self.first_colour(card) == colour):
            need -= 1
        return need

    def first_colour(self, card: i64) -> i64:
        for colour in range(COLOURS):
            if self.s.need_of(card, colour) > 0:
                return colour
        return 0

    def is_mixed(self, card: i64) -> bool:
        """Does it need several colours, or another than its own?"""
        return card > GHOSTS and self.s.need_of(card, self.s.colour_of(card)) != self.symbols(card)

    def symbols(self, card: i64) -> i64:
        total: i64 = 0
        for colour in range(COLOURS):
            total += self.s.need_of(card, colour)
        return total

    # ---- danger ----

    def village_cost(self) -> float:
        """What one more haunted tile costs, as if all figures but one that haunt soon had done so."""
        room = self.room - max(i64(0), self.soon - 1)
        if room <= 1:
            return self.worth.room_1
        return self.worth.room_2 if room == 2 else self.worth.room_3

    def clear_worth(self) -> float:
        """What it is worth to turn a haunted tile to its active side."""
        if self.room <= 1:
            return self.worth.clear_1
        return self.worth.clear_2 if self.room == 2 else self.worth.clear_3

    def haunt_cost(self, space: i64) -> float:
        """What it costs if this line is haunted once; a full one may lose the game (GHO-7.3)."""
        tile = front_tile(space)
        for _tile in range(i64(3)):
            if self.s.cells[HAUNTED + tile] == 0:
                return self.village_cost()
            tile += line_step(space)
        return self.worth.room_1

    def qi_cost(self, seat: i64) -> float:
        """What it costs this Taoist to lose 1 Qi; the last one is his life."""
        qi = self.s.cells[QI + seat]
        if qi <= 1:
            return self.worth.qi + self.worth.last_qi
        return self.worth.qi + (self.worth.last_qi * 0.25 if qi == 2 else 0.0)

    def crowd_cost(self, side: i64) -> float:
        """What one ghost less on this board saves: a full one costs 1 Qi a turn (GHO-5.5)."""
        if self.crowd[side] < 3:
            return self.worth.second_ghost if self.crowd[side] == 2 else 0.0
        seat = self.s.setup.seat_of[side]
        if seat >= 0 and self.s.cells[ALIVE + seat] != 0:
            return self.worth.third_ghost * self.qi_cost(seat)
        return self.worth.third_ghost * self.worth.qi

    def is_last(self) -> bool:
        """Is one incarnation left to be exorcised?"""
        return ending.exorcised_incarnations(self.s) + 1 >= self.s.setup.incarnations

    def harm_of(self, card: i64, space: i64) -> float:
        """What this card does on this space, in play or about to be placed there."""
        s = self.s
        worth = self.worth
        value = worth.ghost + worth.resistance * float(min(i64(4), self.symbols(card)))
        value += self.crowd_cost(space // 3)
        centre = s.centre_of(card)
        if centre == HAUNTER:
            value += worth.haunt * self.nearness(space) * self.haunt_cost(space)
        elif centre == TORMENTOR:
            seat = s.setup.seat_of[space // 3]
            qi = self.qi_cost(seat) if seat >= 0 and s.cells[ALIVE + seat] != 0 else worth.qi
            value += worth.torment * (self.village_cost() + qi + worth.arrival)
        if s.cells[DIE + space] != 0:
            value += worth.die
        if s.cells[AWAKE + space] != 0:
            value += self.standing(space)
        if card > GHOSTS:
            value += worth.last_incarnation if self.is_last() else worth.incarnation
        return value

    def nearness(self, space: i64) -> float:
        """How soon this haunter's figure haunts: 1 for the next round, more if nobody else can stop it."""
        if self.s.cells[FIGURE + space] != ON_STONE:
            return self.worth.haunt_far
        turns = (space // 3 - self.s.active + SIDES - 1) % SIDES  # of others before it acts
        return 1.0 + self.worth.urgent * float(3 - turns)

    def standing(self, space: i64) -> float:
        """What its standing effect does."""
        if self.s.has_left(space, TAO_OFF):
            return self.worth.tao_off
        if self.s.has_left(space, GROUP_POWER_OFF):
            return self.worth.power_off * 2.0
        if self.s.has_left(space, POWER_OFF) and not self.s.is_possessed(space // 3):
            return self.worth.power_off
        return 0.0

    # ---- gains ----

    def gain(self, space: i64, seat: i64) -> float:
        """What exorcising this ghost is worth to this Taoist: it goes, with a reward and perhaps a curse."""
        s = self.s
        card = s.cells[GHOST + space]
        at = card * CARD_WIDTH
        value = self.harm[space]
        reward = s.setup.cards[at + CARD_REWARD]
        if reward == QI_OR_YY:
            qi = self.worth.qi * self.thirst(seat)
            value += max(qi, 0.0 if s.cells[YIN_YANG + seat] != 0 else self.worth.yin_yang)
        elif reward == QI_AND_YY:
            value += self.worth.qi + self.worth.yin_yang
        elif reward == TAO_1:
            value += self.worth.token
        elif reward == TAO_2:
            value += 2.0 * self.worth.token
        if s.setup.cards[at + CARD_CURSES] != 0 and not s.has_power(seat, STRENGTH):
            value -= self.worth.curse + self.village_cost() / 6.0 + self.qi_cost(seat) / 6.0
        return max(0.05, value)

    def thirst(self, seat: i64) -> float:
        """How much a Taoist wants 1 Qi more."""
        qi = self.s.cells[QI + seat]
        return self.worth.thirst_1 if qi <= 1 else self.worth.thirst_2 if qi == 2 else self.worth.thirst_3

    def token_value(self, seat: i64, colour: i64) -> float:
        """What one more token of this colour is worth to this Taoist."""
        worth = self.worth
        own = self.s.tao(seat, colour)
        total = self.s.tao_total(seat)
        value = worth.token / (1.0 + worth.crowd * float(total))
        if self.open[colour] > own:
            value *= 1.0 + worth.demand * float(min(i64(2), self.open[colour] - own))
        if colour == BLACK:
            value *= 1.0 + self.worth.black * self.boss_nearness
        value /= 1.0 + worth.plenty * float(own)
        if self.boss >= 0 and self.need(self.s.cells[GHOST + self.boss], self.boss, colour) > own:
            value += worth.boss_token
        return value

    def best_token(self, seat: i64) -> float:
        """The worth of a token of a free colour."""
        best = 0.0
        for colour in range(COLOURS):
            if self.s.cells[SUPPLY + colour] > 0:
                best = max(best, self.token_value(seat, colour))
        return best

    def buddhas_of(self, seat: i64) -> i64:
        return self.s.cells[READY + seat] + self.s.cells[FRESH + seat]

    def buddhas_waiting(self) -> i64:
        count: i64 = 0
        for space in range(SPACES):
            count += self.s.cells[BUDDHA + space]
        return count

    def arrival_cost(self) -> float:
        """What it costs to bring a ghost into play now."""
        if self.ghosts >= SPACES:
            return self.worth.arrival * 2.0
        return self.worth.arrival * (1.0 + 0.08 * float(max(i64(0), self.ghosts - 4)))

    def sides_full(self) -> i64:
        full: i64 = 0
        for side in range(SIDES):
            if self.crowd[side] == 3:
                full += 1
        return full


def nearness_of_boss(s: GhostStoriesState) -> float:
    """0 while the next incarnation is twenty cards away, 1 when it is the next card or in play."""
    for ahead in range(i64(20)):
        if (s.setup.slots >> (s.drawn + 1 + ahead)) & 1 != 0:
            return 1.0 - 0.05 * float(ahead)
    return 0.0


def summons(s: GhostStoriesState, card: i64, stone: i64) -> bool:
    """Has this card this left stone?"""
    at = card * CARD_WIDTH + CARD_LEFT
    return s.setup.cards[at] == stone or s.setup.cards[at + 1] == stone
