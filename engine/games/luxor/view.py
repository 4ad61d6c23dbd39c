"""What one viewer knows, memory included.

Everybody can follow how a hand moves up: the place of a card says when it was drawn. So the hidden cards
of the others are known as sets, one for each shuffle of the draw pile that they come from ("batch").
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import TYPE_CHECKING

from engine.games.luxor.options import Options, options_of
from engine.games.luxor.rules.tables import CARD_LEVEL, CARDS, SARCOPHAGUS, TILES
from engine.games.luxor.state import LuxorState, Player
from engine.games.luxor.terms import AT_OVER, LEFT, LEVELS, SYMBOLS

if TYPE_CHECKING:
    from engine.games.luxor.determinize import Outline


@dataclass(frozen=True)
class HandCard:
    card: int  # 0: the viewer has not seen it
    batch: int  # 0: everybody has seen it
    never: tuple[int, ...]  # cards that everybody knows it is not


@dataclass(frozen=True)
class SeatView:
    seat: int
    adventurers: tuple[int, ...]
    hand: tuple[HandCard, ...]
    keys: int
    jokers: int
    points: int
    sarcophagi: tuple[int, ...]
    treasures: tuple[int, ...]
    scarabs: int
    scarab_points: tuple[int, ...]  # of those that the viewer has seen


@dataclass(frozen=True)
class UnseenBatch:
    batch: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class HorusDeck:
    level: int
    top: int
    below: tuple[int, ...]


@dataclass(frozen=True)
class TemplePile:
    symbol: int
    tiles: tuple[int, ...]


@dataclass(frozen=True)
class Turn:
    """What has happened in the running turn."""

    card: int
    end: int
    roll: int
    where: int
    arrived: tuple[int, ...]
    level: int
    woken: int
    moved: bool
    acted: bool


@dataclass(frozen=True)
class View:
    """Fields are those of the `View` message, where each is explained."""

    viewer: int
    options: Options
    ply: int
    to_act: int
    point: int
    active: int
    starter: int
    rounds: int
    turn: Turn
    tiles: tuple[int, ...]
    seats: tuple[SeatView, ...]
    unseen: tuple[UnseenBatch, ...]
    draw_pile: int
    shuffled_cards: tuple[int, ...]
    shuffles: int
    batch: int
    discard_pile: tuple[int, ...]
    horus: tuple[HorusDeck, ...]
    temple: tuple[TemplePile, ...]
    unplaced_tiles: tuple[int, ...]
    keys: int
    jokers: int
    scarabs: int
    unseen_scarabs: tuple[int, ...]
    throws: int
    entered: int
    round_moved: bool
    dead_turns: int
    ending: int

    @cached_property
    def outline(self) -> Outline:
        """What this says for certain, put together once: a search imagines thousands of positions from it."""
        from engine.games.luxor.determinize import outline_of

        return outline_of(self)

    def __getstate__(self) -> dict[str, object]:
        """For other processes: the fields alone."""
        return {f.name: getattr(self, f.name) for f in fields(self)}


def view(s: LuxorState, viewer: int) -> View:
    """What this seat, or SPECTATOR, knows."""
    return View(
        viewer=int(viewer),
        options=options_of(s.rules),
        ply=s.ply,
        to_act=s.to_act(),
        point=s.point,
        active=s.active,
        starter=s.starter,
        rounds=s.rounds,
        turn=see_turn(s),
        tiles=tuple(s.tiles.to_list()),
        seats=tuple(see_seat(s, seat, viewer) for seat in range(s.rules.seats)),
        unseen=tuple(unseen_batches(s, viewer)),
        draw_pile=s.draw_left,
        shuffled_cards=expand(s.piles.shuffled.to_list()),
        shuffles=s.shuffles,
        batch=s.batch,
        discard_pile=tuple(s.piles.discard.to_list()),
        horus=tuple(see_deck(s, level) for level in range(1, LEVELS + 1)),
        temple=tuple(see_temple_pile(s, symbol) for symbol in range(1, SYMBOLS + 1)),
        unplaced_tiles=expand(s.stock.unplaced.to_list()),
        keys=s.keys_left,
        jokers=s.jokers_left,
        scarabs=s.scarabs_left,
        unseen_scarabs=unseen_scarabs(s, viewer),
        throws=s.throws,
        entered=s.entered,
        round_moved=s.round_moved != 0,
        dead_turns=s.dead_turns,
        ending=s.ending,
    )


def see_turn(s: LuxorState) -> Turn:
    return Turn(
        card=s.card,
        end=s.end,
        roll=s.roll,
        where=s.where,
        arrived=bits_of(s.arrived),
        level=s.level,
        woken=s.woken,
        moved=s.moved != 0,
        acted=s.acted != 0,
    )


def expand(copies: Sequence[int]) -> tuple[int, ...]:
    """Each thing as often as it is there, ascending."""
    return tuple(thing for thing, amount in enumerate(copies) for _ in range(amount))


def bits_of(mask: int) -> tuple[int, ...]:
    return tuple(i for i in range(mask.bit_length()) if mask >> i & 1)


def knows_scarabs(s: LuxorState, seat: int, viewer: int) -> bool:
    """The owner, and everybody once they are turned up (LUX-6.4, 9.6)."""
    return seat == viewer or s.point == AT_OVER


def see_seat(s: LuxorState, seat: int, viewer: int) -> SeatView:
    p = s.players[seat]
    scarabs = expand(p.scarabs.to_list())
    return SeatView(
        seat=seat,
        adventurers=tuple(p.pieces.to_list()),
        hand=tuple(see_card(p, place, seat == viewer) for place in range(len(p.hand))),
        keys=p.keys,
        jokers=p.jokers,
        points=p.points,
        sarcophagi=tuple(SARCOPHAGUS[i] for i in range(2) if p.sarcophagi >> i & 1),
        treasures=expand(p.treasures.to_list()),
        scarabs=len(scarabs),
        scarab_points=scarabs if knows_scarabs(s, seat, viewer) else (),
    )


def see_card(p: Player, place: int, is_own: bool) -> HandCard:
    seen = is_own or p.batch[place] == 0
    bars = {int(LEFT): p.bars_left, len(p.hand) - 1: p.bars_right}
    return HandCard(p.hand[place] if seen else 0, p.batch[place], bits_of(bars.get(place, 0)))


def unseen_batches(s: LuxorState, viewer: int) -> Iterator[UnseenBatch]:
    """For each batch the cards in other hands and, of the last one, in the draw pile."""
    found = [[0] * CARDS for _ in range(s.batch + 1)]
    for seat in range(s.rules.seats):
        if seat != viewer:
            p = s.players[seat]
            for card, batch in zip(p.hand.to_list(), p.batch.to_list(), strict=True):
                found[batch][card] += 1
    for card, amount in enumerate(s.piles.draw.to_list()):
        found[s.batch][card] += amount
    for batch in range(1, s.batch + 1):
        if sum(found[batch]):
            yield UnseenBatch(batch, expand(found[batch]))


def see_deck(s: LuxorState, level: int) -> HorusDeck:
    below = [
        copies if CARD_LEVEL[card] == level else 0 for card, copies in enumerate(s.piles.decks.to_list())
    ]
    return HorusDeck(level, s.piles.tops[level], expand(below))


def see_temple_pile(s: LuxorState, symbol: int) -> TemplePile:
    return TemplePile(symbol, expand(s.stock.temple.to_list()[symbol * TILES : (symbol + 1) * TILES]))


def unseen_scarabs(s: LuxorState, viewer: int) -> tuple[int, ...]:
    """Points of the scarabs in supply and of those of the others."""
    found = s.stock.scarabs.to_list()
    for seat in range(s.rules.seats):
        if not knows_scarabs(s, seat, viewer):
            for points, amount in enumerate(s.players[seat].scarabs.to_list()):
                found[points] += amount
    return expand(found)


def count_seats(seen: View) -> int:
    return len(seen.seats)
