"""What one viewer knows, field by field. Nothing is ever stripped from a state: what is not listed here
is not seen.

Fields are those of the `View` message; temples, tiles and sides are numbered from 1 as there.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from engine.games.kronia import scoring, terms
from engine.games.kronia.options import Options, unpack
from engine.games.kronia.state import KroniaState

if TYPE_CHECKING:
    from engine.games.kronia.imagine import Outline

KEPT_OPTIONS = 256  # sets of options whose reading is remembered
CARD_ROWS = (int(terms.CARD), int(terms.HID), int(terms.SHOWN))
UNDER_AID, HIDDEN, SPENT = int(terms.UNDER_AID), int(terms.HIDDEN), int(terms.SPENT)


@dataclass(frozen=True)
class Tokens:
    apollo: int = 0
    artemis: int = 0
    poseidon: int = 0
    athena: int = 0
    zeus: int = 0
    wrath: int = 0

    def by_god(self) -> list[int]:
        """Counts by god number; place 0 is unused."""
        return [0, self.apollo, self.artemis, self.poseidon, self.athena, self.zeus, self.wrath]


@dataclass(frozen=True)
class TempleView:
    temple: int
    token: int
    rule: int
    tile: int
    side: int
    winner: int | None
    settled: bool


@dataclass(frozen=True)
class LaidView:
    seat: int
    temple: int
    position: int
    card: int | None
    fate: int


@dataclass(frozen=True)
class DiscardView:
    round: int
    card: int | None


@dataclass(frozen=True)
class ShownView:
    card: int
    round: int


@dataclass(frozen=True)
class DeckView:
    spent: tuple[int, ...]
    under_aid: tuple[int, ...]
    discards: tuple[DiscardView, ...]
    shown: tuple[ShownView, ...]


@dataclass(frozen=True)
class PlayerView:
    seat: int
    hand_size: int
    hand: tuple[int, ...]
    tokens: Tokens
    decks: tuple[DeckView, ...]
    debt: int
    covered: int
    kept: int
    points: int


@dataclass(frozen=True)
class PendingView:
    extra: int = 0
    tile: int = 0
    aside: int = 0
    mode: int = 0
    given: int = 0
    other: int | None = None
    owed: int = 0
    named: int | None = None
    due: int = 0
    paid: int = 0


@dataclass(frozen=True)
class View:
    viewer: int | None
    options: Options
    seats: int
    ply: int
    round: int
    phase: int
    to_act: int | None
    first: int
    turn: int
    temple: int
    bag: Tokens
    drawn: Tokens
    draws_left: int
    out_of_game: Tokens
    tiles_left: tuple[int, ...]
    general_rules: tuple[int, ...]
    temples: tuple[TempleView, ...]
    laid: tuple[LaidView, ...]
    revealed: bool
    players: tuple[PlayerView, ...]
    pending: PendingView

    @cached_property
    def outline(self) -> Outline:
        """What this says for certain, put together once: a search imagines thousands of positions from it."""
        from engine.games.kronia.imagine import outline_of

        return outline_of(self)

    def __getstate__(self) -> dict[str, object]:
        """For other processes: the fields alone."""
        return {f.name: getattr(self, f.name) for f in fields(self)}


def view(s: KroniaState, viewer: int) -> View:
    """What this seat, or a SPECTATOR, knows."""
    cells = s.cells.to_list()
    me = viewer if 0 <= viewer < s.setup.seats else None
    veiled = decides_unseen(s)
    return View(
        viewer=me,
        options=options_of(s.setup.options.to_bytes()),
        seats=s.setup.seats,
        ply=s.ply,
        round=s.round,
        phase=s.point,
        to_act=s.actor if s.actor >= 0 else None,
        first=s.first,
        turn=s.turn,
        temple=s.temple + 1,
        bag=tokens_at(cells, terms.BAG),
        drawn=tokens_at(cells, terms.DRAWN),
        draws_left=s.draws_left,
        out_of_game=out_of_game(s, cells),
        tiles_left=tuple(t + 1 for t in range(terms.TILES) if cells[terms.TILES_LEFT + t]),
        general_rules=tuple(r for r in range(terms.RULES) if s.general >> r & 1),
        temples=temples(s, cells),
        laid=tuple(laid_card(s, i, me, veiled) for i in range(s.laid)),
        revealed=s.revealed == 1,
        players=tuple(player(s, cells, seat, me) for seat in range(s.setup.seats)),
        pending=pending(s),
    )


@lru_cache(maxsize=KEPT_OPTIONS)
def options_of(packed: bytes) -> Options:
    """The options of a match, which every view of it repeats."""
    return unpack(list(packed))


def decides_unseen(s: KroniaState) -> bool:
    """Is this the part of a round in which nobody sees what another takes back (option R-13)?"""
    return bool(s.setup.simultaneous) and s.point == terms.AT_RECOVER


def tokens_at(cells: list[int], start: int) -> Tokens:
    """Counts of a row by god that begins here."""
    return Tokens(*cells[start + 1 : start + terms.GODS])


def out_of_game(s: KroniaState, cells: list[int]) -> Tokens:
    """What started in the bag and is nowhere any more (KRO-5.5, 10.10)."""
    gone = s.setup.tokens.to_list()
    owned = cells[terms.OWNED : terms.OWNED + s.setup.seats * terms.GODS]
    for god in range(1, terms.GODS):
        gone[god] -= cells[terms.BAG + god] + cells[terms.DRAWN + god] + sum(owned[god :: terms.GODS])
    for token in cells[terms.TOKEN : terms.TOKEN + terms.TEMPLES]:
        gone[token] -= 1
    if s.point == terms.AT_PICK:
        gone[s.extra] -= 1
    gone[terms.WRATH] -= s.aside
    return Tokens(*gone[1:])


def temples(s: KroniaState, cells: list[int]) -> tuple[TempleView, ...]:
    shown = [*range(s.setup.temples), *([terms.HADES] if s.setup.tokens[terms.WRATH] else [])]
    return tuple(
        TempleView(
            temple=t + 1,
            token=cells[terms.TOKEN + t],
            rule=cells[terms.RULE + t],
            tile=(cells[terms.TILE + t] + 1) // 2,
            side=(cells[terms.TILE + t] - 1) % 2 + 1 if cells[terms.TILE + t] else 0,
            winner=cells[terms.WINNER + t] - 1 if cells[terms.WINNER + t] else None,
            settled=bool(s.settled >> t & 1),
        )
        for t in shown
    )


def laid_card(s: KroniaState, index: int, me: int | None, veiled: bool) -> LaidView:
    seat = s.owner(index)
    fate = s.cells[terms.FATE + index]
    if veiled and seat != me and fate != terms.WON:
        fate = terms.OPEN
    return LaidView(
        seat=seat,
        temple=s.temple_of(index) + 1,
        position=s.position(index),
        card=s.value(index) if s.revealed or seat == me else None,
        fate=fate,
    )


def player(s: KroniaState, cells: list[int], seat: int, me: int | None) -> PlayerView:
    start = terms.CARD + s.card(seat, 1)
    hand = [v + 1 for v in range(terms.VALUES) if cells[start + v] == terms.HAND]
    row = terms.OWNED + seat * terms.GODS
    return PlayerView(
        seat=seat,
        hand_size=len(hand),
        hand=tuple(hand) if seat == me else (),
        tokens=tokens_at(cells, row),
        decks=tuple(deck(s, cells, seat, d, me) for d in range(s.deck() + 1)),
        debt=cells[terms.DEBT + seat],
        covered=cells[terms.COVERED + seat],
        kept=cells[terms.KEPT + seat],
        points=scoring.points(s, seat),
    )


def deck(s: KroniaState, cells: list[int], seat: int, number: int, me: int | None) -> DeckView:
    """What is known of a deck. A card that lies face up on a temple is listed there and not here."""
    on_table = set()
    if s.revealed and number == s.deck():
        on_table = {s.value(i) for i in range(s.laid) if s.owner(i) == seat}
    start = (seat * s.setup.decks + number) * terms.VALUES
    places, hid, shown_in = (cells[row + start : row + start + terms.VALUES] for row in CARD_ROWS)
    spent, under_aid, discards, shown = [], [], [], []
    for card, place in enumerate(places, 1):
        if place == UNDER_AID:
            under_aid.append(card)
        elif place == HIDDEN:
            discards.append((hid[card - 1], card))
        if card not in on_table:
            if place == SPENT:
                spent.append(card)
            elif shown_in[card - 1]:
                shown.append(ShownView(card, shown_in[card - 1]))
    known = discards if seat == me else [(r, None) for r, _ in discards]
    known.sort(key=in_order)
    return DeckView(tuple(spent), tuple(under_aid), tuple(DiscardView(r, c) for r, c in known), tuple(shown))


def in_order(discard: tuple[int, int | None]) -> tuple[int, int]:
    """By round; the owner's own by value too, which must not decide where nobody else may know it."""
    return discard[0], discard[1] or 0


def pending(s: KroniaState) -> PendingView:
    dealing = s.point == terms.AT_SIDE
    return PendingView(
        extra=0 if dealing else s.extra,
        tile=s.extra + 1 if dealing else 0,
        aside=s.aside,
        mode=s.mode,
        given=s.given,
        other=s.other - 1 if s.other else None,
        owed=s.owed,
        named=s.named - 1 if s.named else None,
        due=s.due,
        paid=s.paid,
    )


def count_seats(seen: View) -> int:
    return seen.seats
