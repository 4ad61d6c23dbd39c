"""What a viewer is told of a ply: a pure function of its notes and of who asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.core.game import Note
from engine.core.ids import REFEREE
from engine.games.luxor import terms as t
from engine.games.luxor.rules.tables import SCARABS, TILE_POINTS


@dataclass(frozen=True)
class StarterChosen:
    seat: int


@dataclass(frozen=True)
class CardDrawn:
    seat: int
    card: int | None  # None: the viewer may not know it


@dataclass(frozen=True)
class TileLaid:
    space: int
    tile: int


@dataclass(frozen=True)
class HorusCardShown:
    level: int
    card: int


@dataclass(frozen=True)
class CardPlayed:
    seat: int
    place: int
    card: int


@dataclass(frozen=True)
class CardDiscarded:
    seat: int
    place: int
    card: int


@dataclass(frozen=True)
class DieRolled:
    seat: int
    roll: int


@dataclass(frozen=True)
class NobodyCanMove:
    seat: int


@dataclass(frozen=True)
class AdventurerChosen:
    seat: int
    position: int


@dataclass(frozen=True)
class AdventurerMoved:
    seat: int
    start: int
    goal: int
    cause: int  # BY_CARD, BY_OSIRIS, BY_TUNNEL


@dataclass(frozen=True)
class AdventurerWoken:
    seat: int
    place: int  # 1 to 3


@dataclass(frozen=True)
class TombEntered:
    seat: int
    sarcophagus: int  # its points; 0 for none


@dataclass(frozen=True)
class SpaceChosen:
    seat: int
    space: int  # 0 for none


@dataclass(frozen=True)
class TreasureTaken:
    seat: int
    space: int
    tile: int
    points: int


@dataclass(frozen=True)
class TreasureLeft:
    seat: int
    space: int


@dataclass(frozen=True)
class KeyTaken:
    seat: int


@dataclass(frozen=True)
class HorusCardTaken:
    seat: int
    level: int
    card: int


@dataclass(frozen=True)
class HorusDeclined:
    seat: int
    space: int


@dataclass(frozen=True)
class JokerTaken:
    seat: int


@dataclass(frozen=True)
class ScarabTaken:
    seat: int
    points: int | None  # None: the viewer may not know them


@dataclass(frozen=True)
class PileReshuffled:
    cards: int


@dataclass(frozen=True)
class LastRoundBegan:
    seat: int


@dataclass(frozen=True)
class TurnBegan:
    seat: int
    rounds: int


@dataclass(frozen=True)
class GameEnded:
    article: str


@dataclass(frozen=True)
class ScarabsShown:
    seat: int
    points: tuple[int, ...]


Event = (
    StarterChosen | CardDrawn | TileLaid | HorusCardShown | CardPlayed | CardDiscarded | DieRolled
    | NobodyCanMove | AdventurerChosen | AdventurerMoved | AdventurerWoken | TombEntered | SpaceChosen
    | TreasureTaken | TreasureLeft | KeyTaken | HorusCardTaken | HorusDeclined | JokerTaken | ScarabTaken
    | PileReshuffled | LastRoundBegan | TurnBegan | GameEnded | ScarabsShown
)  # fmt: skip
EVENTS: tuple[type[Event], ...] = (
    StarterChosen, CardDrawn, TileLaid, HorusCardShown, CardPlayed, CardDiscarded, DieRolled,
    NobodyCanMove, AdventurerChosen, AdventurerMoved, AdventurerWoken, TombEntered, SpaceChosen,
    TreasureTaken, TreasureLeft, KeyTaken, HorusCardTaken, HorusDeclined, JokerTaken, ScarabTaken,
    PileReshuffled, LastRoundBegan, TurnBegan, GameEnded, ScarabsShown,
)  # fmt: skip


def events(notes: Sequence[Note], viewer: int) -> tuple[Event, ...]:
    """One event for each note; cards drawn and scarabs are told to their seat and the referee only."""
    return tuple(MAKERS[note[0]](note[1:], viewer in (note[1], REFEREE)) for note in notes)


Values = tuple[int, ...]
MAKERS: dict[int, Callable[[Values, bool], Event]] = {
    t.N_STARTER: lambda v, own: StarterChosen(v[0]),
    t.N_DRAWN: lambda v, own: CardDrawn(v[0], v[1] if own else None),
    t.N_TILE: lambda v, own: TileLaid(v[0], v[1]),
    t.N_TOP: lambda v, own: HorusCardShown(v[0], v[1]),
    t.N_PLAYED: lambda v, own: CardPlayed(v[0], v[1], v[2]),
    t.N_DISCARDED: lambda v, own: CardDiscarded(v[0], v[1], v[2]),
    t.N_ROLLED: lambda v, own: DieRolled(v[0], v[1]),
    t.N_NO_MOVE: lambda v, own: NobodyCanMove(v[0]),
    t.N_CHOSE: lambda v, own: AdventurerChosen(v[0], v[1]),
    t.N_MOVED: lambda v, own: AdventurerMoved(v[0], v[1], v[2], v[3]),
    t.N_WOKEN: lambda v, own: AdventurerWoken(v[0], v[1]),
    t.N_ENTERED: lambda v, own: TombEntered(v[0], v[1]),
    t.N_SPACE: lambda v, own: SpaceChosen(v[0], v[1]),
    t.N_TREASURE: lambda v, own: TreasureTaken(v[0], v[1], v[2], TILE_POINTS[v[2]]),
    t.N_LEFT: lambda v, own: TreasureLeft(v[0], v[1]),
    t.N_KEY: lambda v, own: KeyTaken(v[0]),
    t.N_HORUS_CARD: lambda v, own: HorusCardTaken(v[0], v[1], v[2]),
    t.N_DECLINED: lambda v, own: HorusDeclined(v[0], v[1]),
    t.N_JOKER: lambda v, own: JokerTaken(v[0]),
    t.N_SCARAB: lambda v, own: ScarabTaken(v[0], v[1] if own else None),
    t.N_RESHUFFLED: lambda v, own: PileReshuffled(v[0]),
    t.N_LAST_ROUND: lambda v, own: LastRoundBegan(v[0]),
    t.N_TURN: lambda v, own: TurnBegan(v[0], v[1]),
    t.N_OVER: lambda v, own: GameEnded(f"LUX-{v[0] // 100}.{v[0] % 100}"),
    t.N_SCARABS: lambda v, own: ScarabsShown(v[0], unpack_scarabs(v[1])),
}


def unpack_scarabs(packed: int) -> tuple[int, ...]:
    """Points of each scarab; a byte holds how many there are of a value, from 1 up."""
    return tuple(p for p in range(1, SCARABS) for _ in range(packed >> (8 * (p - 1)) & 255))


LEARNING = {
    int(kind)
    for kind in (
        t.N_STARTER, t.N_DRAWN, t.N_TILE, t.N_TOP, t.N_ROLLED, t.N_SCARAB, t.N_SCARABS,
    )
}  # fmt: skip


def seals(notes: Sequence[Note]) -> bool:
    """Did somebody learn something: a draw, a roll, a tile, or a card of a hand that was hidden?"""
    return any(
        kind in LEARNING or (kind == t.N_DISCARDED) or (kind == t.N_PLAYED and not known)
        for kind, _, _, _, known, _ in notes
    )
