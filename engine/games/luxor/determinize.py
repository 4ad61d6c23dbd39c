"""A position that a viewer cannot tell from the true one: hidden cards and scarabs are dealt anew.

Horus decks and piles need no dealing: below what has been seen they have no order until they are drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from engine.core.faults import Corrupt, Malformed
from engine.core.kit import Rng, Row, row
from engine.games.luxor.dealing import Batch, Scarabs
from engine.games.luxor.options import rules_of
from engine.games.luxor.rules.tables import ALL_CARDS, CARDS, SARCOPHAGUS, SCARABS, TILES
from engine.games.luxor.state import LuxorState, Piles, Player, Stock
from engine.games.luxor.terms import HAND, SYMBOLS
from engine.games.luxor.view import SeatView, View


def determinize(seen: View, rng: Rng) -> LuxorState:
    """Every position that this viewer may be in has its chance. Corrupt if there is none."""
    try:
        return imagine(seen, rng)
    except (IndexError, KeyError, OverflowError, ValueError, Malformed) as fault:
        raise Corrupt("no position of Luxor looks like this") from fault


@dataclass(frozen=True)
class Outline:
    """What a view says for certain; every card and scarab that it does not tell lies in its pile.

    Shared by all positions that are imagined from the view, so only copied.
    """

    state: LuxorState
    batches: tuple[Batch, ...]
    scarabs: Scarabs


def imagine(seen: View, rng: Rng) -> LuxorState:
    """Deal the places of a view their cards and scarabs, out of the piles."""
    outline = seen.outline
    s = outline.state.clone()
    for batch in outline.batches:
        batch.deal(s, rng)
    outline.scarabs.deal(s, rng)
    return s


def outline_of(seen: View) -> Outline:
    players = vec[Player]([make_player(seat) for seat in seen.seats])
    supply = count(seen.unseen_scarabs, SCARABS)
    stock = Stock(make_temple(seen), count(seen.unplaced_tiles, TILES), supply)
    rules = rules_of(seen.options, len(seen.seats))
    pile = [card for batch in seen.unseen for card in batch.cards]
    s = LuxorState(rules, players, make_piles(seen, pile), stock, row(list(seen.tiles)))
    put_numbers(s, seen)
    hidden = [seat.scarabs - len(seat.scarab_points) for seat in seen.seats]
    if min(hidden) < 0 or sum(hidden) + seen.scarabs != len(seen.unseen_scarabs):
        raise ValueError("the scarabs do not add up")
    return Outline(s, batches_of(seen), Scarabs(row(list(seen.unseen_scarabs)), row(hidden)))


def put_numbers(s: LuxorState, seen: View) -> None:
    s.ply, s.point, s.active, s.starter = seen.ply, seen.point, seen.active, seen.starter
    s.rounds, s.round_moved, s.dead_turns = seen.rounds, int(seen.round_moved), seen.dead_turns
    s.draw_left, s.shuffles, s.batch = seen.draw_pile, seen.shuffles, seen.batch
    s.keys_left, s.jokers_left, s.scarabs_left = seen.keys, seen.jokers, seen.scarabs
    s.throws, s.entered, s.ending = seen.throws, seen.entered, seen.ending
    turn = seen.turn
    s.card, s.end, s.roll, s.where = turn.card, turn.end, turn.roll, turn.where
    s.level, s.woken, s.moved, s.acted = turn.level, turn.woken, int(turn.moved), int(turn.acted)
    s.arrived = sum(1 << position for position in turn.arrived)


def make_player(seat: SeatView) -> Player:
    """With 0 for each card that is not known."""
    p = Player(
        row([card.card for card in seat.hand], HAND),
        row([card.batch for card in seat.hand], HAND),
        row(list(seat.adventurers)),
        count(seat.treasures, TILES),
        count(seat.scarab_points, SCARABS),
    )
    p.keys, p.jokers, p.points = seat.keys, seat.jokers, seat.points
    p.sarcophagi = sum(1 << i for i, points in enumerate(SARCOPHAGUS) if points in seat.sarcophagi)
    if len(seat.hand) > 1:
        p.bars_left = sum(1 << card for card in seat.hand[0].never)
        p.bars_right = sum(1 << card for card in seat.hand[-1].never)
    return p


def make_piles(seen: View, pile: Sequence[int]) -> Piles:
    below = [card for deck in seen.horus for card in deck.below]
    return Piles(
        count(pile, CARDS),
        count(seen.shuffled_cards, CARDS),
        row(list(seen.discard_pile), ALL_CARDS),
        count(below, CARDS),
        row([0, *(deck.top for deck in seen.horus)]),
    )


def make_temple(seen: View) -> Row:
    tiles = [pile.symbol * TILES + tile for pile in seen.temple for tile in pile.tiles]
    return count(tiles, (SYMBOLS + 1) * TILES)


def count(things: Sequence[int], kinds: int) -> Row:
    """Copies by thing; IndexError if there is a thing that is none of the kinds."""
    copies = [0] * kinds
    for thing in things:
        copies[thing] += 1
    return row(copies)


def batches_of(seen: View) -> tuple[Batch, ...]:
    """The unseen cards of each batch, and the places that some of them came to."""
    places: dict[int, list[tuple[int, int, int]]] = {batch.batch: [] for batch in seen.unseen}
    for seat in seen.seats:
        for place, card in enumerate(seat.hand):
            if card.card == 0:
                places[card.batch].append((seat.seat, place, sum(1 << other for other in card.never)))
    for batch in seen.unseen:
        if len(batch.cards) > len(places[batch.batch]) and batch.batch != seen.batch:
            raise ValueError("an old batch has more cards than places")
    return tuple(make_batch(batch.cards, places[batch.batch]) for batch in seen.unseen)


def make_batch(cards: Sequence[int], places: Sequence[tuple[int, int, int]]) -> Batch:
    """Each place as its seat, where it is in the hand, and the cards that it is not, as bits."""
    seats, at, bars = ([place[i] for place in places] for i in range(3))
    return Batch(row(list(cards)), row(seats), row(at), vec[i64](bars))
