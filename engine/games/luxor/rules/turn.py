"""LUX-3 Turn and hand: playing one of the two end cards, or discarding one if neither can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.luxor.rules.cards import find_bar, start_card
from engine.games.luxor.rules.codes import END_CARDS, NO_PASS
from engine.games.luxor.rules.refill import start_draw
from engine.games.luxor.rules.tables import BIT, CARDS
from engine.games.luxor.terms import LEFT, N_DISCARDED, N_PLAYED, RIGHT

if TYPE_CHECKING:
    from engine.games.luxor.state import LuxorState


def is_playable(s: LuxorState, place: i64) -> bool:
    return find_bar(s, s.active, s.me().hand[place]) == OK


def check_play(s: LuxorState, place: i64) -> i64:
    """LUX-3.2, and then the article that stands against the card itself."""
    if place != LEFT and place != RIGHT:
        return END_CARDS
    return find_bar(s, s.active, s.me().hand[place])


def do_play(s: LuxorState, place: i64) -> None:
    start_card(s, lay_down(s, place, N_PLAYED))


def check_discard(s: LuxorState, place: i64) -> i64:
    """LUX-3.5, 3.6: only if neither end card can be played."""
    if place != LEFT and place != RIGHT:
        return END_CARDS
    return NO_PASS if is_playable(s, LEFT) or is_playable(s, RIGHT) else OK


def do_discard(s: LuxorState, place: i64) -> None:
    """Everybody learns that the other end card cannot be played either (LUX-10.3)."""
    bars: i64 = 0
    for card in range(i64(1), CARDS):
        if find_bar(s, s.active, card) == OK:
            bars |= BIT[card]
    lay_down(s, place, N_DISCARDED)
    me = s.me()
    if place == LEFT and me.batch.last() != 0:
        me.bars_right |= bars
    elif place == RIGHT and me.batch[0] != 0:
        me.bars_left |= bars
    start_draw(s)


def lay_down(s: LuxorState, place: i64, note: i64) -> i64:
    """Put an end card on the discard pile (LUX-3.9) and return it; the others keep their order (3.3)."""
    me = s.me()
    card = me.hand.remove_at(place)
    batch = me.batch.remove_at(place)
    if place == LEFT:
        me.bars_left = 0
    else:
        me.bars_right = 0
    s.end = 1 if place == LEFT else 2
    s.piles.discard.add(card)
    s.note(note, s.active, place, card, 1 if batch == 0 else 0)
    return card
