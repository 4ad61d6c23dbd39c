"""What a viewer is told of the notes of an entry. The face of a tile that only one seat sees is told to
that seat alone (ORA-6.5); all else is public. Colours, gods and player colours are numbered from 1."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.game import Note
from engine.core.ids import REFEREE
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.data import DATA


@dataclass(frozen=True)
class FirstSeatDrawn:
    seat: int


@dataclass(frozen=True)
class PlayerColourSet:
    seat: int
    player_colour: int


@dataclass(frozen=True)
class BoardDrawn:
    number: int


@dataclass(frozen=True)
class Dealt:
    kind: int
    space: int
    colour: int


@dataclass(frozen=True)
class EquipmentRevealed:
    card: int


@dataclass(frozen=True)
class ShipTileOpened:
    ship_tile: int


@dataclass(frozen=True)
class ShipTileTaken:
    seat: int
    ship_tile: int


@dataclass(frozen=True)
class OracleRolled:
    seat: int
    colours: tuple[int, ...]


@dataclass(frozen=True)
class Injured:
    seat: int
    colour: int
    spared: bool


@dataclass(frozen=True)
class DoublesTurned:
    monsters: tuple[int, ...]
    offerings: tuple[int, ...]


@dataclass(frozen=True)
class TaskRemoved:
    seat: int
    task: int
    colour: int
    shrine: int


@dataclass(frozen=True)
class TurnBegun:
    seat: int
    round: int


@dataclass(frozen=True)
class Recovered:
    seat: int
    colours: tuple[int, ...]


@dataclass(frozen=True)
class FavorGained:
    seat: int
    favor: int


@dataclass(frozen=True)
class OracleCardDrawn:
    seat: int
    colour: int


@dataclass(frozen=True)
class Reshuffled:
    injuries: bool


@dataclass(frozen=True)
class SourceUsed:
    seat: int
    source: int
    printed: int
    colour: int
    favor: int


@dataclass(frozen=True)
class Moved:
    seat: int
    start: int
    space: int
    favor: int


@dataclass(frozen=True)
class FightBegun:
    seat: int
    space: int
    colour: int
    strength: int


@dataclass(frozen=True)
class RoundFought:
    seat: int
    rolled: int
    strength: int
    won: bool


@dataclass(frozen=True)
class FightContinued:
    seat: int
    strength: int


@dataclass(frozen=True)
class Surrendered:
    seat: int


@dataclass(frozen=True)
class MonsterDefeated:
    seat: int
    space: int
    colour: int


@dataclass(frozen=True)
class TaskDone:
    seat: int
    task: int
    colour: int
    shrine: int
    left: int


@dataclass(frozen=True)
class TileLookedAt:
    seat: int
    space: int
    tile: int | None
    player_colour: int
    letter: int


@dataclass(frozen=True)
class TileUncovered:
    seat: int
    space: int
    tile: int
    player_colour: int
    letter: int


@dataclass(frozen=True)
class ShrineBuilt:
    seat: int
    space: int


@dataclass(frozen=True)
class Loaded:
    seat: int
    task: int
    colour: int
    space: int


@dataclass(frozen=True)
class Delivered:
    seat: int
    task: int
    colour: int
    space: int


@dataclass(frozen=True)
class InjuriesDiscarded:
    seat: int
    colour: int
    count: int


@dataclass(frozen=True)
class GodMoved:
    seat: int
    god: int
    row: int


@dataclass(frozen=True)
class PowerUsed:
    seat: int
    god: int


@dataclass(frozen=True)
class GodTraded:
    seat: int
    god: int


@dataclass(frozen=True)
class ShieldRaised:
    seat: int
    shield: int


@dataclass(frozen=True)
class EquipmentTaken:
    seat: int
    card: int


@dataclass(frozen=True)
class EquipmentSpent:
    seat: int
    card: int


@dataclass(frozen=True)
class CompanionTaken:
    seat: int
    companion: int


@dataclass(frozen=True)
class Declined:
    seat: int
    point: int


@dataclass(frozen=True)
class TitanRolled:
    strength: int


@dataclass(frozen=True)
class TitanAttacked:
    strength: int


@dataclass(frozen=True)
class Arrived:
    seat: int


@dataclass(frozen=True)
class GameEnded:
    by_cap: bool


Event = (
    FirstSeatDrawn | PlayerColourSet | BoardDrawn | Dealt | EquipmentRevealed | ShipTileOpened | ShipTileTaken
    | OracleRolled | Injured | DoublesTurned | TaskRemoved | TurnBegun | Recovered | FavorGained
    | OracleCardDrawn | Reshuffled | SourceUsed | Moved | FightBegun | RoundFought | FightContinued
    | Surrendered | MonsterDefeated | TaskDone | TileLookedAt | TileUncovered | ShrineBuilt | Loaded
    | Delivered | InjuriesDiscarded | GodMoved | PowerUsed | GodTraded | ShieldRaised | EquipmentTaken
    | EquipmentSpent | CompanionTaken | Declined | TitanRolled | TitanAttacked | Arrived | GameEnded
)  # fmt: skip


def events(notes: Sequence[Note], viewer: int) -> tuple[Event, ...]:
    """What this viewer (a seat, SPECTATOR or REFEREE) is told, in order."""
    told = []
    for note in notes:
        if note[0] == terms.N_LOOKED:
            told.append(looked(note, viewer in (note[1], REFEREE)))
        elif note[0] in PUBLIC:
            told.append(PUBLIC[note[0]](*note[1:]))
    return tuple(told)


def looked(note: Note, mine: bool) -> Event:
    """That a seat looked is public; what it saw is not."""
    _, seat, space, tile, *_ = note
    if not mine:
        return TileLookedAt(seat, space, None, 0, 0)
    return TileLookedAt(seat, space, tile, *face(tile))


def face(tile: int) -> tuple[int, int]:
    """(player colour, letter) of an island tile, 1 to 12."""
    return (tile - 1) // 3 + 1, DATA.letters[tile - 1]


def task(tile: int) -> tuple[int, int, int]:
    """(kind of task, colour or 0 for white, shrine number or 0) of a Zeus tile."""
    kind, which = divmod(tile, 8)
    if kind == terms.T_SHRINE:
        return kind + 1, 0, which + 1
    return kind + 1, 0 if which == terms.WHITE else which + 1, 0


def doubles(bits: int) -> Event:
    sides = [bool(bits >> i & 1) for i in range(4)]
    return DoublesTurned(
        tuple(c + 1 for c, up in zip(DATA.double_monster, sides) if up),
        tuple(c + 1 for c, up in zip(DATA.double_offering, sides) if not up),
    )


# By kind of note; each takes its five values.
PUBLIC: dict[int, Callable[..., Any]] = {
    terms.N_FIRST: lambda a, *_: FirstSeatDrawn(a),
    terms.N_COLOUR: lambda a, b, *_: PlayerColourSet(a, b + 1),
    terms.N_BOARD: lambda a, *_: BoardDrawn(a),
    terms.N_DEALT: lambda a, b, c, *_: Dealt(a + 1, b, c + 1),
    terms.N_REVEALED: lambda a, *_: EquipmentRevealed(a),
    terms.N_OPENED: lambda a, *_: ShipTileOpened(a),
    terms.N_SHIP: lambda a, b, *_: ShipTileTaken(a, b),
    terms.N_ROLLED: lambda a, b, c, d, _: OracleRolled(a, (b + 1, c + 1, d + 1)),
    terms.N_INJURED: lambda a, b, c, *_: Injured(a, b + 1, bool(c)),
    terms.N_DOUBLES: lambda a, *_: doubles(a),
    terms.N_REMOVED: lambda a, b, *_: TaskRemoved(a, *task(b)),
    terms.N_TURN: lambda a, b, *_: TurnBegun(a, b),
    terms.N_RECOVERED: lambda a, b, c, d, _: Recovered(a, (b + 1, c + 1, d + 1)),
    terms.N_GAINED: lambda a, b, *_: FavorGained(a, b),
    terms.N_CARD: lambda a, b, *_: OracleCardDrawn(a, b + 1),
    terms.N_SHUFFLED: lambda a, *_: Reshuffled(bool(a)),
    terms.N_USED: lambda a, b, c, d, e: SourceUsed(a, b + 1, 0 if b == terms.EXTRA_ACTION else c + 1, d, e),
    terms.N_MOVED: lambda a, b, c, d, _: Moved(a, b, c, d),
    terms.N_FOUGHT: lambda a, b, c, d, _: FightBegun(a, b, c + 1, d),
    terms.N_ROUND: lambda a, b, c, d, _: RoundFought(a, b, c, bool(d)),
    terms.N_CONTINUED: lambda a, b, *_: FightContinued(a, b),
    terms.N_SURRENDERED: lambda a, *_: Surrendered(a),
    terms.N_DEFEATED: lambda a, b, c, *_: MonsterDefeated(a, b, c + 1),
    terms.N_TASK: lambda a, b, c, *_: TaskDone(a, *task(b), c),
    terms.N_UNCOVERED: lambda a, b, c, *_: TileUncovered(a, b, c, *face(c)),
    terms.N_SHRINE: lambda a, b, *_: ShrineBuilt(a, b),
    terms.N_LOADED: lambda a, b, c, d, _: Loaded(a, b + 1, c + 1, d),
    terms.N_DELIVERED: lambda a, b, c, d, _: Delivered(a, b + 1, c + 1, d),
    terms.N_HEALED: lambda a, b, c, *_: InjuriesDiscarded(a, b + 1, c),
    terms.N_GOD: lambda a, b, c, *_: GodMoved(a, b + 1, c),
    terms.N_POWER: lambda a, b, *_: PowerUsed(a, b + 1),
    terms.N_TRADED: lambda a, b, *_: GodTraded(a, b + 1),
    terms.N_SHIELD: lambda a, b, *_: ShieldRaised(a, b),
    terms.N_EQUIPPED: lambda a, b, *_: EquipmentTaken(a, b),
    terms.N_SPENT: lambda a, b, *_: EquipmentSpent(a, b),
    terms.N_COMPANION: lambda a, b, *_: CompanionTaken(a, b + 1),
    terms.N_DECLINED: lambda a, b, *_: Declined(a, b),
    terms.N_TITAN: lambda a, *_: TitanRolled(a),
    terms.N_ATTACK: lambda a, *_: TitanAttacked(a),
    terms.N_ARRIVED: lambda a, *_: Arrived(a),
    terms.N_OVER: lambda a, *_: GameEnded(bool(a)),
}

SEALS = frozenset(
    (
        terms.N_FIRST, terms.N_COLOUR, terms.N_BOARD, terms.N_DEALT, terms.N_REVEALED, terms.N_OPENED,
        terms.N_SHIP, terms.N_ROLLED, terms.N_INJURED, terms.N_DOUBLES, terms.N_REMOVED, terms.N_CARD,
        terms.N_ROUND, terms.N_LOOKED, terms.N_UNCOVERED, terms.N_TITAN, terms.N_FACE,
    )
)  # fmt: skip


def seals(notes: Sequence[Note]) -> bool:
    """Did somebody learn something that cannot be unlearned?"""
    return any(note[0] in SEALS for note in notes)
