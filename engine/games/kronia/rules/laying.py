"""Chapter 3, laying cards (KRO-3), and how two players do it (KRO-9.4 to 9.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.kronia.rules import changing, codes, hades
from engine.games.kronia.terms import AT_LAY, CARD, HADES, LAID, N_LAID

if TYPE_CHECKING:
    from engine.games.kronia.state import KroniaState


def start_laying(s: KroniaState) -> None:
    s.turn = 0
    s.point = AT_LAY
    s.actor = s.first


def check_lay(s: KroniaState, seat: i64, temple: i64, value: i64, other_deck: i64) -> i64:
    if temple != HADES and not s.temple_exists(temple):
        return codes.TWO_TEMPLES
    if (temple == HADES) != s.is_hades_round() and (temple == HADES or s.point == AT_LAY):
        return codes.HADES_TEMPLE
    if s.laid_by(seat) >= s.setup.decks and s.revealed == 0:
        return too_many_cards(s)
    if other_deck != 0:
        return codes.STAGE_DECK if s.setup.decks == 2 and other_deck == 1 else codes.ONE_CARD
    if s.point != AT_LAY:
        return codes.TURN
    if not s.in_hand(seat, value):
        return codes.ONE_CARD
    return OK


def too_many_cards(s: KroniaState) -> i64:
    """The article on how many cards each player lays in a round."""
    return codes.LAY_TWO if s.setup.decks == 2 else codes.ONE_CARD


def do_lay(s: KroniaState, temple: i64, value: i64) -> None:
    seat = s.actor
    s.cells[CARD + s.card(seat, value)] = LAID
    s.put_down(seat, value, temple)
    s.note(N_LAID, seat, temple, value)
    s.turn += 1
    if s.turn < s.setup.seats * s.setup.decks:
        s.actor = s.seat_after(s.turn)  # two players alternate (9.4)
    elif s.is_hades_round():
        hades.resolve(s)
    else:
        changing.start_change(s)
