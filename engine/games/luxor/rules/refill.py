"""LUX-3.7 to 3.10: the draw at the end of a turn, Horus cards instead of it, and the reshuffle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.games.luxor.rules.tables import CARD_LEVEL, CARDS
from engine.games.luxor.rules.tomb import end_turn
from engine.games.luxor.terms import (
    AT_DRAW,
    AT_REVEAL,
    MIDDLE,
    N_DRAWN,
    N_HORUS_CARD,
    N_RESHUFFLED,
    N_TOP,
)

if TYPE_CHECKING:
    from engine.games.luxor.state import LuxorState, Player


def start_draw(s: LuxorState) -> None:
    """The turn's action is over; a card is due (LUX-3.7)."""
    if s.draw_left == 0:  # under the option "lazy" only
        reshuffle(s)
    s.point = AT_DRAW


def do_draw(s: LuxorState, card: i64) -> None:
    """The drawn card goes into the middle (LUX-3.4); an empty pile is refilled at once (ruling R12)."""
    me = s.me()
    take_from_pile(s, me, card, MIDDLE)
    if s.draw_left == 0 and not s.rules.lazy_reshuffle:
        reshuffle(s)
    end_turn(s)


def take_from_pile(s: LuxorState, me: Player, card: i64, place: i64) -> None:
    s.piles.draw.bump(card, -1)
    s.draw_left -= 1
    me.hand.insert(place, card)
    me.batch.insert(place, s.batch)
    s.note(N_DRAWN, s.active, card)


def reshuffle(s: LuxorState) -> None:
    """The discard pile becomes the draw pile (LUX-3.10)."""
    piles = s.piles
    piles.draw.fill(0)
    for i in range(piles.discard.size):
        piles.draw.bump(piles.discard[i])
    s.draw_left = piles.discard.size
    piles.shuffled.become(piles.draw)
    piles.discard.clear()
    s.shuffles += 1
    renumber_batches(s)
    s.note(N_RESHUFFLED, s.draw_left)


def renumber_batches(s: LuxorState) -> None:
    """Number the batches that are still in a hand from 1 in their order; the next draws are a new one.

    Whoever watches knows of every card in a hand when it was drawn, and what the pile then held.
    """
    number: i64 = 0
    for batch in range(i64(1), s.batch + 1):
        if holds_batch(s, batch):
            number += 1
            for player in s.players:
                for i in range(player.batch.size):
                    if player.batch[i] == batch:
                        player.batch[i] = number
    s.batch = number + 1


def holds_batch(s: LuxorState, batch: i64) -> bool:
    for player in s.players:
        if player.batch.find(batch) != -1:
            return True
    return False


def take_horus_card(s: LuxorState, level: i64) -> None:
    """The top card of a Horus deck goes into the middle, in place of the draw (LUX-6.1, 3.7)."""
    me = s.me()
    card = s.piles.tops[level]
    s.piles.tops[level] = 0
    me.hand.insert(MIDDLE, card)
    me.batch.insert(MIDDLE, 0)
    s.note(N_HORUS_CARD, s.active, level, card)
    if deck_is_empty(s, level):
        end_turn(s)
    else:
        s.level = level
        s.point = AT_REVEAL


def deck_is_empty(s: LuxorState, level: i64) -> bool:
    """Is there no card below the top one?"""
    for card in range(i64(1), CARDS):
        if CARD_LEVEL[card] == level and s.piles.decks[card] != 0:
            return False
    return True


def show_top(s: LuxorState, card: i64) -> None:
    s.piles.decks.bump(card, -1)
    s.piles.tops[s.level] = card
    s.note(N_TOP, s.level, card)


def do_reveal(s: LuxorState, card: i64) -> None:
    """The next Horus card comes to light, and the turn is over."""
    show_top(s, card)
    end_turn(s)
