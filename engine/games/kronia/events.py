"""What a viewer is told of the notes of an entry. Values that he may not know are never filled in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.game import Note
from engine.core.ids import REFEREE
from engine.games.kronia import terms

SEALS = frozenset(
    (terms.N_FIRST, terms.N_TILE, terms.N_DRAWN, terms.N_EXTRA, terms.N_REVEALED, terms.N_DISCARDED)
)


@dataclass(frozen=True)
class FirstPlayerSet:
    seat: int


@dataclass(frozen=True)
class TileLaidOut:
    temple: int
    tile: int
    side: int
    rule: int


@dataclass(frozen=True)
class Drew:
    god: int


@dataclass(frozen=True)
class Placed:
    temple: int
    god: int


@dataclass(frozen=True)
class Returned:
    god: int
    count: int


@dataclass(frozen=True)
class HadesRound:
    pass


@dataclass(frozen=True)
class CardLaid:
    seat: int
    temple: int
    card: int | None


@dataclass(frozen=True)
class Passed:
    seat: int


@dataclass(frozen=True)
class Swapped:
    seat: int
    temple: int
    position: int
    taken_up: int | None
    card: int | None


@dataclass(frozen=True)
class Moved:
    seat: int
    temple: int
    position: int
    to: int


@dataclass(frozen=True)
class Revealed:
    temple: int
    position: int
    seat: int
    card: int


@dataclass(frozen=True)
class Awarded:
    temple: int
    seat: int
    god: int
    card: int


@dataclass(frozen=True)
class Unclaimed:
    temple: int
    god: int


@dataclass(frozen=True)
class ExtraDrawn:
    temple: int
    god: int


@dataclass(frozen=True)
class Picked:
    seat: int
    god: int
    returned: int


@dataclass(frozen=True)
class ExchangeDeclined:
    seat: int
    temple: int


@dataclass(frozen=True)
class ExchangeChosen:
    seat: int
    mode: int


@dataclass(frozen=True)
class TokenOffered:
    seat: int
    god: int


@dataclass(frozen=True)
class OwnerNamed:
    seat: int
    owner: int


@dataclass(frozen=True)
class Exchanged:
    seat: int
    owner: int
    given: int
    taken: int
    second: int


@dataclass(frozen=True)
class Recovered:
    seat: int
    card: int
    taken: bool


@dataclass(frozen=True)
class RecoveryDecided:
    seat: int


@dataclass(frozen=True)
class Discarded:
    seat: int
    card: int | None


@dataclass(frozen=True)
class LowCardKept:
    seat: int
    card: int


@dataclass(frozen=True)
class WrathTaken:
    seat: int


@dataclass(frozen=True)
class FirstNamed:
    seat: int
    named: int


@dataclass(frozen=True)
class RoundEnded:
    round: int
    first: int


@dataclass(frozen=True)
class SecondStage:
    pass


@dataclass(frozen=True)
class Paid:
    seat: int
    god: int


@dataclass(frozen=True)
class DebtIncurred:
    seat: int
    points: int


@dataclass(frozen=True)
class GameEnded:
    pass


Event = (
    FirstPlayerSet | TileLaidOut | Drew | Placed | Returned | HadesRound | CardLaid | Passed | Swapped
    | Moved | Revealed | Awarded | Unclaimed | ExtraDrawn | Picked | ExchangeDeclined | ExchangeChosen
    | TokenOffered | OwnerNamed | Exchanged | Recovered | RecoveryDecided | Discarded | LowCardKept
    | WrathTaken | FirstNamed | RoundEnded | SecondStage | Paid | DebtIncurred | GameEnded
)  # fmt: skip


def events(notes: Sequence[Note], viewer: int) -> tuple[Event, ...]:
    """What this viewer (a seat, SPECTATOR or REFEREE) is told, in order."""
    told: list[Event] = []
    for note in notes:
        event = event_for(note, viewer)
        if event is not None and not (isinstance(event, RecoveryDecided) and event in told):
            told.append(event)
    return tuple(told)


def event_for(note: Note, viewer: int) -> Event | None:
    kind, a, b, c, d, e = note
    mine = viewer in (a, REFEREE)  # in notes with a secret the first value is the seat that owns it
    if kind == terms.N_LAID:
        return CardLaid(a, b + 1, c if mine else None)
    if kind == terms.N_SWAPPED:
        return Swapped(a, b + 1, c, d if mine else None, e if mine else None)
    if kind == terms.N_RECOVERED:
        return Recovered(a, b, bool(c)) if mine or not d else RecoveryDecided(a)
    if kind == terms.N_DISCARDED:
        return Discarded(a, b if mine else None)
    return round_event(note) or act_event(note) or tile_event(note)


def round_event(note: Note) -> Event | None:
    """Public: draws, reveals, and what ends a round or the game."""
    kind, a, b, c, d, _ = note
    if kind == terms.N_FIRST:
        return FirstPlayerSet(a)
    if kind == terms.N_DRAWN:
        return Drew(a)
    if kind == terms.N_RETURNED:
        return Returned(a, b)
    if kind == terms.N_HADES:
        return HadesRound()
    if kind == terms.N_REVEALED:
        return Revealed(a + 1, b, c, d)
    if kind == terms.N_AWARDED:
        return Awarded(a + 1, b, c, d)
    if kind == terms.N_UNCLAIMED:
        return Unclaimed(a + 1, b)
    if kind == terms.N_KEPT_LOW:
        return LowCardKept(a, b)
    if kind == terms.N_WRATH:
        return WrathTaken(a)
    if kind == terms.N_ROUND_OVER:
        return RoundEnded(a, b)
    if kind == terms.N_STAGE:
        return SecondStage()
    return GameEnded() if kind == terms.N_OVER else None


def act_event(note: Note) -> Event | None:
    """Public: what seats did."""
    kind, a, b, c, d, _ = note
    if kind == terms.N_PLACED:
        return Placed(a + 1, b)
    if kind == terms.N_PASSED:
        return Passed(a)
    if kind == terms.N_MOVED:
        return Moved(a, b + 1, c, d + 1)
    if kind == terms.N_PAID:
        return Paid(a, b)
    return DebtIncurred(a, b) if kind == terms.N_DEBT else None


def tile_event(note: Note) -> Event | None:
    """Public: what special tiles bring about."""
    kind, a, b, c, d, e = note
    if kind == terms.N_TILE:
        return TileLaidOut(a + 1, b + 1, c + 1, d)
    if kind == terms.N_EXTRA:
        return ExtraDrawn(a + 1, b)
    if kind == terms.N_PICKED:
        return Picked(a, b, c)
    if kind == terms.N_DECLINED:
        return ExchangeDeclined(a, b + 1)
    if kind == terms.N_CHOSE_EXCHANGE:
        return ExchangeChosen(a, b)
    if kind == terms.N_OFFERED:
        return TokenOffered(a, b)
    if kind == terms.N_NAMED_OWNER:
        return OwnerNamed(a, b)
    if kind == terms.N_EXCHANGED:
        return Exchanged(a, b, c, d, e)
    return FirstNamed(a, b) if kind == terms.N_NAMED else None


def seals(notes: Sequence[Note]) -> bool:
    """Did somebody learn something that cannot be unlearned?"""
    return any(note[0] in SEALS for note in notes)
