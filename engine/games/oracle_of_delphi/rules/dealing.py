"""Chapter 2: offerings, temples and monsters are dealt to the islands (ORA-2.3 to 2.5).

A deal is a permutation of the six colours over six islands that repeats no colour on an island. It is
drawn island by island; a colour has as many shares as there are ways to finish the deal after it, so
every deal that may be is as likely as any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from engine.core.ids import CHANCE
from engine.core.state import Outcomes
from engine.games.oracle_of_delphi.rules.counting import bits, has
from engine.games.oracle_of_delphi.terms import (
    AT_SETUP,
    COLOURS,
    K_MONSTER,
    K_OFFERING,
    K_TEMPLE,
    MONSTER,
    MONSTERS,
    N_DEALT,
    OFFERING,
    ON_MONSTER,
    ON_OFFERING,
    ON_TEMPLE,
    S_MARKED,
    S_OFFERINGS,
    S_TEMPLES,
    STREAM_MONSTERS,
    STREAM_OFFERINGS,
    STREAM_TEMPLES,
    TEMPLE,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState

ISLANDS: Final[i64] = 6
ALL_COLOURS: Final[i64] = 63  # as bits


def length(s: OracleState, stage: i64) -> i64:
    """Pieces to deal in a stage."""
    if stage == S_OFFERINGS:
        return s.setup.seats * ISLANDS
    if stage == S_TEMPLES or stage == S_MARKED:
        return ISLANDS
    return (s.setup.seats - 1) * ISLANDS


def stream(stage: i64) -> i64:
    if stage == S_OFFERINGS:
        return STREAM_OFFERINGS
    return STREAM_TEMPLES if stage == S_TEMPLES else STREAM_MONSTERS


def place_of(s: OracleState, step: i64) -> i64:
    """The island (from 0, of its kind) that this step of the deal serves."""
    if s.stage == S_MARKED:
        return monster_island(s, True, step // 2)
    if s.stage == S_OFFERINGS or s.stage == S_TEMPLES:
        return step
    return monster_island(s, False, step)


def monster_island(s: OracleState, marked: bool, which: i64) -> i64:
    left = which
    for island in range(MONSTERS):
        if s.board.is_marked(island) == marked:
            if left == 0:
                return island
            left -= 1
    return 0


def lies_there(s: OracleState, step: i64) -> i64:
    """Colours that the island of this step may not get again, as bits."""
    if s.stage == S_OFFERINGS:
        return s.cells[ON_OFFERING + place_of(s, step)]
    if s.stage == S_TEMPLES or s.stage == S_MARKED:
        return 0
    return s.cells[ON_MONSTER + place_of(s, step)]


def ways(s: OracleState, step: i64) -> vec[i64]:
    """In how many ways the deal can be finished after this step, by the colours used up to then, as bits."""
    out = vec[i64]([0] * (ALL_COLOURS + 1))
    out[ALL_COLOURS] = 1
    later = ISLANDS - 1
    while later > step:
        barred = lies_there(s, later)
        for used in range(ALL_COLOURS):
            if bits(used) == later:
                for c in range(COLOURS):
                    if not has(used | barred, c):
                        out[used] += out[used | i64(1) << c]
        later -= 1
    return out


def list_deal(s: OracleState, out: Outcomes) -> None:
    """The colours that the next island may get."""
    step = s.count % ISLANDS
    barred = s.mask | lies_there(s, step)
    after = ways(s, step)
    out.die(stream(s.stage), s.throws)
    for c in range(COLOURS):
        if not has(barred, c):
            out.add(c, after[s.mask | i64(1) << c])


def deal(s: OracleState) -> None:
    """Ask for the next colour, or put it down if only one fits."""
    odds = Outcomes()
    list_deal(s, odds)
    if odds.count == 1:
        put_down(s, odds.ids[0])
    else:
        s.ask(AT_SETUP, CHANCE)


def put_down(s: OracleState, colour: i64) -> None:
    island = place_of(s, s.count % ISLANDS)
    if s.stage == S_OFFERINGS:
        s.cells[ON_OFFERING + island] = s.cells[ON_OFFERING + island] | (i64(1) << colour)
        s.note(N_DEALT, K_OFFERING, OFFERING + island, colour)
    elif s.stage == S_TEMPLES:
        s.cells[ON_TEMPLE + island] = colour + 1
        s.note(N_DEALT, K_TEMPLE, TEMPLE + island, colour)
    else:
        s.cells[ON_MONSTER + island] = s.cells[ON_MONSTER + island] | (i64(1) << colour)
        s.note(N_DEALT, K_MONSTER, MONSTER + island, colour)
    s.count += 1
    s.mask = i64(0) if s.count % ISLANDS == 0 else s.mask | (i64(1) << colour)
