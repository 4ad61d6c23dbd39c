"""The inverse of `KroniaState.to_bytes`."""

from __future__ import annotations

from engine.core.faults import Corrupt, Malformed
from engine.core.kit import Reader, row
from engine.games.kronia import terms
from engine.games.kronia.options import check_options, make_setup, pack, unpack
from engine.games.kronia.rules.sound import is_sound
from engine.games.kronia.state import KroniaState


def read(data: bytes) -> KroniaState:
    """The position with these canonical bytes; Corrupt if there is none."""
    try:
        s = read_state(Reader(data))
    except (ValueError, IndexError, OverflowError, Malformed, StopIteration, RuntimeError) as error:
        raise Corrupt(f"these bytes are no position of Kronia ({type(error).__name__})") from None
    if s.to_bytes() != data:
        raise Corrupt("these bytes are not the canonical ones of a position of Kronia")
    return check_sound(s)


def check_sound(s: KroniaState) -> KroniaState:
    """The same position; Corrupt if the components or the rules do not allow it."""
    try:
        sound = is_sound(s)
    except (ValueError, IndexError, OverflowError):
        sound = False
    if not sound:
        raise Corrupt("it is not a position of Kronia: its cards, tiles or tokens do not add up")
    return s


def read_state(r: Reader) -> KroniaState:
    packed = r.row().to_list()
    seats = r.number()
    options = check_options(unpack(packed), seats)
    if pack(options) != packed:
        raise ValueError("options without their defaults")
    ply, shuffles = r.number(4), r.number(2)
    numbers = [r.number() for _ in range(22)]
    s = KroniaState(make_setup(options, seats), row([r.number() for _ in range(terms.CELLS)]))
    r.finish()
    s.ply, s.shuffles = ply, shuffles
    set_numbers(s, numbers)
    if s.point > terms.AT_OVER or s.laid > terms.LAID_MAX or s.actor < -2 or s.actor >= seats:
        raise ValueError("a number is out of range")
    return s


def set_numbers(s: KroniaState, numbers: list[int]) -> None:
    """In the order of `KroniaState.numbers`."""
    general = numbers[8] | numbers[9] << 8
    s.round, s.point, s.actor, s.first = numbers[0], numbers[1], numbers[2] - 2, numbers[3]
    s.turn, s.temple, s.draws_left, s.sides_thrown = numbers[4:8]
    s.general, s.laid, s.revealed, s.settled = general, *numbers[10:13]
    s.extra, s.aside, s.mode, s.given, s.other = numbers[13:18]
    s.owed, s.named, s.due, s.paid = numbers[18:22]
