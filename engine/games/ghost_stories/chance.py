"""What chance may decide: setup, cards, Tao dice and the curse die (rules.md, 4.7).

Cards are drawn from all that nobody has seen: those removed unseen are among them, as likely as the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.state import Outcomes
from engine.games.ghost_stories.terms import (
    AT_BOARD,
    AT_CURSE,
    AT_FACE,
    AT_FIRST,
    AT_GHOST,
    AT_INCARNATION,
    AT_TAO,
    AT_TILE,
    BLACK,
    BLANK,
    BOARD,
    CARD,
    CARDS,
    CURSE_FACES,
    FACES,
    GHOSTS,
    POWER,
    SIDES,
    STREAM_BOARDS,
    STREAM_CURSE,
    STREAM_FACES,
    STREAM_FIRST,
    STREAM_GHOSTS,
    STREAM_INCARNATIONS,
    STREAM_TAO,
    STREAM_TILES,
    TILE,
    TILES,
    UNSEEN,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def list_chance(s: GhostStoriesState, out: Outcomes) -> None:
    point = s.point
    if point == AT_TAO:
        out.die(STREAM_TAO, s.tao_throws)
        for face in range(FACES):
            out.add(face, 1)
    elif point == AT_CURSE:
        out.die(STREAM_CURSE, s.curse_throws)
        for face in range(CURSE_FACES):
            out.add(face, 2 if face == BLANK else 1)
    elif point == AT_GHOST:
        cards(s, out, STREAM_GHOSTS, 1, GHOSTS + 1)
    elif point == AT_INCARNATION:
        cards(s, out, STREAM_INCARNATIONS, GHOSTS + 1, CARDS)
    else:
        setup(s, out)


def cards(s: GhostStoriesState, out: Outcomes, stream: i64, first: i64, end: i64) -> None:
    out.draw(stream, 0)
    for card in range(first, end):
        if s.cells[CARD + card] == UNSEEN:
            out.add(card, 1, 1)


def setup(s: GhostStoriesState, out: Outcomes) -> None:
    if s.point == AT_TILE:
        out.draw(STREAM_TILES, 0)
        for kind in range(i64(1), TILES + 1):
            if s.find(TILE, TILES, kind) < 0:
                out.add(kind, 1, 1)
    elif s.point == AT_BOARD:
        out.draw(STREAM_BOARDS, 0)
        for colour in range(BLACK):
            if s.find(BOARD, SIDES, colour + 1) < 0:
                out.add(colour, 1, 1)
    elif s.point == AT_FACE:
        out.die(STREAM_FACES, s.find(POWER, SIDES, 0))
        for face in range(i64(2)):
            out.add(face, 1)
    elif s.point == AT_FIRST:
        out.die(STREAM_FIRST, 0)
        for seat in range(s.setup.seats):
            out.add(seat, 1)
