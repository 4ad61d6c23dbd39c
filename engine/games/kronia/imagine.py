"""Determinization: a position that a viewer cannot tell from the true one (rules.md section 8).

Unseen values of a deck are split among the hand, the face-down cards on the temples and the cards
discarded face down. A card that was revealed in some round cannot have been discarded before it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import Rng, row, seeded
from engine.games.kronia import terms
from engine.games.kronia.dealing import Closed, Discards
from engine.games.kronia.options import make_setup
from engine.games.kronia.state import KroniaState
from engine.games.kronia.view import DeckView, PlayerView, View

CHANCE_POINTS = (terms.AT_FIRST, terms.AT_TILE, terms.AT_SIDE, terms.AT_DRAW, terms.AT_EXTRA)


@dataclass(frozen=True)
class Outline:
    """What a view says for certain, with every unseen card in its owner's hand; shared, so only copied."""

    state: KroniaState
    closed: tuple[Closed, ...]


def determinize(seen: View, rng: Rng) -> KroniaState:
    """One of the positions that agree with this view, drawn with the generator given."""
    outline = seen.outline
    s = outline.state.clone()
    for closed in outline.closed:
        closed.deal(s, rng)
    if s.setup.simultaneous and seen.phase == terms.AT_RECOVER:
        imagine_decisions(s, seen, rng)
    return s


def outline_of(seen: View) -> Outline:
    s = KroniaState(make_setup(seen.options, seen.seats), row([0] * terms.CELLS))
    set_numbers(s, seen)
    set_tokens_and_temples(s, seen)
    set_laid(s, seen)
    decks = [set_deck(s, seen, player, number) for player in seen.players for number in range(s.setup.decks)]
    closed = [deck for deck in decks if deck is not None]
    for deck in closed:
        if not deck.is_hidden(s):
            deck.deal(s, seeded(0))  # nothing is chosen, so no luck is needed
    return Outline(s, tuple(deck for deck in closed if deck.is_hidden(s)))


def set_numbers(s: KroniaState, seen: View) -> None:
    s.ply = seen.ply
    s.round = seen.round
    s.point = seen.phase
    s.actor = int(CHANCE) if seen.phase in CHANCE_POINTS else int(NOBODY)
    if seen.to_act is not None:
        s.actor = seen.to_act
    s.first = seen.first
    s.turn = seen.turn
    s.temple = seen.temple - 1
    s.draws_left = seen.draws_left
    s.general = sum(1 << rule for rule in seen.general_rules)
    s.revealed = int(seen.revealed)
    p = seen.pending
    s.extra = p.tile - 1 if p.tile else p.extra
    s.aside, s.mode, s.given, s.owed = p.aside, p.mode, p.given, p.owed
    s.other = 0 if p.other is None else p.other + 1
    s.named = 0 if p.named is None else p.named + 1
    s.due, s.paid = p.due, p.paid


def set_tokens_and_temples(s: KroniaState, seen: View) -> None:
    for god, count in enumerate(seen.bag.by_god()):
        s.cells[terms.BAG + god] = count
        s.cells[terms.SHUFFLED + god] = count  # only the draws of a match depend on it
    for god, count in enumerate(seen.drawn.by_god()):
        s.cells[terms.DRAWN + god] = count
    for tile in seen.tiles_left:
        s.cells[terms.TILES_LEFT + tile - 1] = 1
    for temple in seen.temples:
        t = temple.temple - 1
        s.cells[terms.TOKEN + t] = temple.token
        s.cells[terms.RULE + t] = temple.rule
        s.cells[terms.TILE + t] = (temple.tile - 1) * 2 + temple.side if temple.tile else 0
        s.cells[terms.WINNER + t] = 0 if temple.winner is None else temple.winner + 1
        s.settled |= int(temple.settled) << t
    for player in seen.players:
        for god, count in enumerate(player.tokens.by_god()):
            s.cells[terms.OWNED + player.seat * terms.GODS + god] = count
        s.cells[terms.DEBT + player.seat] = player.debt
        s.cells[terms.COVERED + player.seat] = player.covered
        s.cells[terms.KEPT + player.seat] = player.kept


def set_laid(s: KroniaState, seen: View) -> None:
    """Cards on the temples; a value that is not known stays 0 until its deck is imagined."""
    for card in seen.laid:
        s.put_down(card.seat, card.card or 0, card.temple - 1)
        s.cells[terms.FATE + s.laid - 1] = card.fate


def set_deck(s: KroniaState, seen: View, player: PlayerView, number: int) -> Closed | None:
    """What is known of a deck, every other value in the hand; None if nothing else is open."""
    start = int((player.seat * s.setup.decks + number) * terms.VALUES - 1)
    if number >= len(player.decks):
        for value in range(1, terms.VALUES + 1):
            s.cells[terms.CARD + start + value] = terms.LATER
        return None
    deck = player.decks[number]
    for value in deck.spent:
        s.cells[terms.CARD + start + value] = terms.SPENT
    for value in deck.under_aid:
        s.cells[terms.CARD + start + value] = terms.UNDER_AID
    for shown in deck.shown:
        s.cells[terms.SHOWN + start + shown.card] = shown.round
    current = bool(number == s.deck())
    unseen = set(range(1, terms.VALUES + 1)) - set(deck.spent) - set(deck.under_aid)
    if current:
        unseen -= set_laid_cards(s, seen, player.seat, start)
    for value in unseen:
        s.cells[terms.CARD + start + value] = terms.HAND
    return Closed(player.seat, start, bits(unseen), current, discards_of(deck))


def set_laid_cards(s: KroniaState, seen: View, seat: int, start: int) -> set[int]:
    """Put this seat's known laid cards in their places; returns those that are neither hand nor discard."""
    elsewhere = set()
    carried_out = not (s.setup.simultaneous and seen.phase == terms.AT_RECOVER)
    for card in seen.laid:
        if card.seat != seat or card.card is None:
            continue
        if seen.revealed:
            s.cells[terms.SHOWN + start + card.card] = seen.round
        if card.fate == terms.TAKEN and carried_out:
            continue
        left = card.fate == terms.LEFT and carried_out
        s.cells[terms.CARD + start + card.card] = terms.SPENT if left else terms.LAID
        elsewhere.add(card.card)
    return elsewhere


def discards_of(deck: DeckView) -> Discards:
    """The deck's cards discarded face down, and what each can be."""
    shown = {card.card: card.round for card in deck.shown}
    fitting = [
        bits(v for v in range(1, terms.VALUES + 1) if shown.get(v, 0) <= discard.round)
        for discard in deck.discards
    ]
    rounds = row([discard.round for discard in deck.discards])
    return Discards(rounds, row([discard.card or 0 for discard in deck.discards]), vec[i64](fitting))


def bits(values: Iterable[int]) -> int:
    return sum(1 << value for value in values)


def imagine_decisions(s: KroniaState, seen: View, rng: Rng) -> None:
    """What the seats asked before, unseen, may have decided about their losing cards (R-13)."""
    for i in range(s.laid):
        seat = s.owner(i)
        order = (seat - s.first) % s.setup.seats
        open_card = s.cells[terms.FATE + i] == terms.OPEN
        barred = s.cells[terms.RULE + s.temple_of(i)] == terms.NO_TAKE_BACK
        if seat == seen.viewer or order >= s.turn or not open_card or barred or s.hand_size(seat) == 0:
            continue
        s.cells[terms.FATE + i] = terms.LEFT if rng.below(2) == 0 else terms.TAKEN
