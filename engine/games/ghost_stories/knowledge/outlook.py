"""The team's chance in a position: a weighted sum of what good players count, through a logistic curve."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.games.ghost_stories.knowledge.worth import Worth
from engine.games.ghost_stories.rules import ending
from engine.games.ghost_stories.terms import (
    ALIVE,
    AWAKE,
    BLACK,
    BUDDHA,
    CIRCLE,
    COLOURS,
    DIE,
    FIGURE,
    FRESH,
    GHOST,
    GHOSTS,
    ON_CARD,
    ON_STONE,
    QI,
    READY,
    SIDES,
    TAO,
    TAO_OFF,
    TORMENTOR,
    YIN_YANG,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState

# What is counted, in the order of the [evaluate] table of weights.toml.
BASE: Final[i64] = 0  # always 1
ROAD: Final[i64] = 1  # the share of the deck that lies above the last incarnation
BOSSES: Final[i64] = 2  # incarnations to be exorcised beyond the last one
GHOSTS_IN_PLAY: Final[i64] = 3
SYMBOLS: Final[i64] = 4  # that the ghosts in play need
SOON: Final[i64] = 5  # figures that haunt within a round
FAR: Final[i64] = 6  # figures on their cards
TORMENTORS: Final[i64] = 7
BLOCKED: Final[i64] = 8  # no tokens in exorcisms
DICE_HELD: Final[i64] = 9
ROOM_1: Final[i64] = 10  # the next haunted tile loses
ROOM_2: Final[i64] = 11
ROOM_3: Final[i64] = 12
FULL: Final[i64] = 13  # boards without a free space
QI_LEFT: Final[i64] = 14  # of the living
THIN: Final[i64] = 15  # Taoists with 1 Qi
DEAD: Final[i64] = 16
TAO_LEFT: Final[i64] = 17
BLACK_TAO: Final[i64] = 18
YIN_YANGS: Final[i64] = 19
BUDDHAS: Final[i64] = 20  # held or waiting on a space
BOSS: Final[i64] = 21  # the last incarnation is in play
BOSS_NEED: Final[i64] = 22  # symbols of it that the team has no tokens for
LATE: Final[i64] = 23  # the share of the cards under the last incarnation that are gone
PRAYER: Final[i64] = 24  # a token lies on the Circle
SPREAD: Final[i64] = 25  # colours that somebody has a token of
COUNTS: Final[i64] = 26


def chance(s: GhostStoriesState, worth: Worth) -> float:
    """Of winning, 0 to 1."""
    f = counts(s)
    total = 0.0
    for i in range(COUNTS):
        total += worth.evaluate[i] * f[i]
    return 1.0 / (1.0 + math.exp(-total))


def counts(s: GhostStoriesState) -> vec[float]:
    f = vec[float]([0.0] * 26)
    f[BASE] = 1.0
    count_deck(s, f)
    count_boards(s, f)
    count_team(s, f)
    room = s.setup.limit - ending.haunted_tiles(s)
    if room <= 3:
        f[ROOM_1 + room - 1] = 1.0
    if s.circle != 0 and s.is_active_tile(CIRCLE):
        f[PRAYER] = 1.0
    return f


def count_deck(s: GhostStoriesState, f: vec[float]) -> None:
    cards = s.setup.ghosts + s.setup.incarnations
    last = cards - 10  # the draw of the last incarnation (GHO-3.5)
    f[ROAD] = float(max(i64(0), last - s.drawn)) / float(cards)
    f[LATE] = float(max(i64(0), s.drawn - last)) / 10.0
    f[BOSSES] = float(max(i64(0), s.setup.incarnations - ending.exorcised_incarnations(s) - 1))


def count_boards(s: GhostStoriesState, f: vec[float]) -> None:
    for side in range(SIDES):
        ghosts: i64 = 0
        for space in range(side * 3, side * 3 + 3):
            if s.cells[GHOST + space] != 0:
                ghosts += 1
                count_ghost(s, f, space)
            f[BUDDHAS] += float(s.cells[BUDDHA + space])
        f[GHOSTS_IN_PLAY] += float(ghosts)
        if ghosts == 3:
            f[FULL] += 1.0


def count_ghost(s: GhostStoriesState, f: vec[float], space: i64) -> None:
    card = s.cells[GHOST + space]
    figure = s.cells[FIGURE + space]
    if figure == ON_STONE:
        f[SOON] += 1.0
    elif figure == ON_CARD:
        f[FAR] += 1.0
    if s.centre_of(card) == TORMENTOR:
        f[TORMENTORS] += 1.0
    f[DICE_HELD] += float(s.cells[DIE + space])
    if s.cells[AWAKE + space] != 0 and s.has_left(space, TAO_OFF):
        f[BLOCKED] = 1.0
    if card > GHOSTS:
        f[BOSS] += 1.0
    for colour in range(COLOURS):
        need = s.need_of(card, colour)
        if need == 0:
            continue
        f[SYMBOLS] += float(need)
        if card > GHOSTS:
            f[BOSS_NEED] += float(max(i64(0), need - team_tao(s, colour)))


def team_tao(s: GhostStoriesState, colour: i64) -> i64:
    """Tokens of this colour that the living own."""
    total: i64 = 1 if s.circle == colour + 1 else 0
    for seat in range(s.setup.seats):
        total += s.cells[TAO + seat * COLOURS + colour]
    return total


def count_team(s: GhostStoriesState, f: vec[float]) -> None:
    owned: i64 = 0  # bit of each colour
    for seat in range(s.setup.seats):
        if s.cells[ALIVE + seat] == 0:
            f[DEAD] += 1.0
            continue
        f[QI_LEFT] += float(min(i64(5), s.cells[QI + seat]))
        if s.cells[QI + seat] == 1:
            f[THIN] += 1.0
        for colour in range(COLOURS):
            tokens = s.cells[TAO + seat * COLOURS + colour]
            f[TAO_LEFT] += float(tokens)
            if tokens > 0:
                owned |= i64(1) << colour
        f[BLACK_TAO] += float(s.cells[TAO + seat * COLOURS + BLACK])
        f[YIN_YANGS] += float(s.cells[YIN_YANG + seat])
        f[BUDDHAS] += float(s.cells[READY + seat] + s.cells[FRESH + seat])
    for colour in range(COLOURS):
        f[SPREAD] += float((owned >> colour) & 1)
