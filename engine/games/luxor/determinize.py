"""A position that a viewer cannot tell from the true one: hidden cards and scarabs are dealt anew.

Horus decks and piles need no dealing: below what has been seen they have no order until they are drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from librt.vecs import vec

from engine.core.faults import Corrupt, Malformed
from engine.core.kit import Rng, Row, row
from engine.games.luxor.options import rules_of
from engine.games.luxor.rules.tables import ALL_CARDS, CARDS, SARCOPHAGUS, SCARABS, TILES
from engine.games.luxor.state import LuxorState, Piles, Player, Stock
from engine.games.luxor.terms import HAND, SYMBOLS
from engine.games.luxor.view import SeatView, View

TRIES = 64  # random deals before the cards that are known not to be somewhere are placed first

Slot = tuple[int, int, tuple[int, ...]]  # seat, place in the hand, cards that it is not


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
    batches: tuple[tuple[tuple[int, ...], tuple[Slot, ...]], ...]  # cards, and the places they came to
    scarabs: tuple[int, ...]  # of each seat, unseen


def imagine(seen: View, rng: Rng) -> LuxorState:
    """Deal the places of a view their cards and scarabs, out of the piles."""
    outline = seen.outline
    s = outline.state.clone()
    for cards, slots in outline.batches:
        dealt = assign(list(cards), slots, rng)
        for (seat, place, _), card in zip(slots, dealt, strict=False):
            s.players[seat].hand[place] = card
            s.piles.draw.bump(card, -1)
    unseen = list(seen.unseen_scarabs)
    shuffle_head(unseen, sum(outline.scarabs), rng)
    for seat, amount in enumerate(outline.scarabs):
        for points in unseen[:amount]:
            s.players[seat].scarabs.bump(points)
            s.stock.scarabs.bump(points, -1)
        unseen = unseen[amount:]
    return s


def outline_of(seen: View) -> Outline:
    batches = sort_by_batch(seen)
    players = vec[Player]([make_player(seat) for seat in seen.seats])
    supply = count(seen.unseen_scarabs, SCARABS)
    stock = Stock(make_temple(seen), count(seen.unplaced_tiles, TILES), supply)
    rules = rules_of(seen.options, len(seen.seats))
    pile = [card for cards, _ in batches for card in cards]
    s = LuxorState(rules, players, make_piles(seen, pile), stock, row(list(seen.tiles)))
    put_numbers(s, seen)
    hidden = tuple(seat.scarabs - len(seat.scarab_points) for seat in seen.seats)
    if min(hidden) < 0 or sum(hidden) + seen.scarabs != len(seen.unseen_scarabs):
        raise ValueError("the scarabs do not add up")
    return Outline(s, batches, hidden)


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


def sort_by_batch(seen: View) -> tuple[tuple[tuple[int, ...], tuple[Slot, ...]], ...]:
    """The unseen cards of each batch, and the places that some of them came to."""
    slots: dict[int, list[Slot]] = {batch.batch: [] for batch in seen.unseen}
    for seat in seen.seats:
        for place, card in enumerate(seat.hand):
            if card.card == 0:
                slots[card.batch].append((seat.seat, place, card.never))
    for batch in seen.unseen:
        if len(batch.cards) > len(slots[batch.batch]) and batch.batch != seen.batch:
            raise ValueError("an old batch has more cards than places")
    return tuple((batch.cards, tuple(slots[batch.batch])) for batch in seen.unseen)


def assign(cards: list[int], slots: Sequence[Slot], rng: Rng) -> list[int]:
    """The cards in random order, such that each slot gets one that it can be."""
    if len(cards) < len(slots):
        raise ValueError("a batch has fewer cards than places")
    for _ in range(TRIES):
        shuffle_head(cards, len(slots), rng)
        if fits(cards, slots):
            return cards
    return assign_barred_first(cards, slots)


def shuffle_head(cards: list[int], size: int, rng: Rng) -> None:
    """Bring a random choice in random order to the first places."""
    for i in range(size):
        j = i + rng.below(len(cards) - i)
        cards[i], cards[j] = cards[j], cards[i]


def fits(cards: Sequence[int], slots: Sequence[Slot]) -> bool:
    return all(card not in never for card, (_, _, never) in zip(cards, slots, strict=False) if never)


def assign_barred_first(cards: Sequence[int], slots: Sequence[Slot]) -> list[int]:
    """Search for an order in which every slot gets a card that it can be; ValueError if there is none."""
    order = sorted(range(len(slots)), key=lambda i: -len(slots[i][2]))
    chosen: dict[int, int] = {}  # slot → place in cards
    if not extend(cards, slots, order, chosen):
        raise ValueError("no card fits what is known of a hand")
    taken = set(chosen.values())
    rest = [card for i, card in enumerate(cards) if i not in taken]
    return [cards[chosen[i]] for i in range(len(slots))] + rest


def extend(cards: Sequence[int], slots: Sequence[Slot], order: list[int], chosen: dict[int, int]) -> bool:
    """Backtracking over the slots in this order; equal cards are tried once."""
    if len(chosen) == len(order):
        return True
    slot = order[len(chosen)]
    tried: set[int] = set()
    for i, card in enumerate(cards):
        if i not in chosen.values() and card not in tried and card not in slots[slot][2]:
            tried.add(card)
            chosen[slot] = i
            if extend(cards, slots, order, chosen):
                return True
            del chosen[slot]
    return False
