"""What viewers are told of a ply. Nothing is hidden, so every viewer is told the same.

The numbers of sides, colours, figures and faces are those of the schema: 1 for the first.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TileLaidOut:
    tile: int
    kind: int


@dataclass(frozen=True)
class BoardLaidOut:
    side: int
    colour: int


@dataclass(frozen=True)
class PowerShown:
    side: int
    power: int


@dataclass(frozen=True)
class FirstSeatSet:
    seat: int


@dataclass(frozen=True)
class TurnBegan:
    side: int
    seat: int | None


@dataclass(frozen=True)
class FigureMoved:
    space: int
    figure: int


@dataclass(frozen=True)
class TileHaunted:
    tile: int
    kind: int


@dataclass(frozen=True)
class TileCleared:
    tile: int
    kind: int


@dataclass(frozen=True)
class NothingToHaunt:
    space: int


@dataclass(frozen=True)
class CardRevealed:
    card: int
    left: int


@dataclass(frozen=True)
class GhostPlaced:
    card: int
    space: int


@dataclass(frozen=True)
class GhostTrapped:
    card: int
    space: int


@dataclass(frozen=True)
class BuddhaReturned:
    space: int


@dataclass(frozen=True)
class NoRoom:
    pass


@dataclass(frozen=True)
class NoCard:
    pass


@dataclass(frozen=True)
class DieCaptured:
    space: int


@dataclass(frozen=True)
class DieFreed:
    space: int


@dataclass(frozen=True)
class CurseRolled:
    face: int
    source: int
    seat: int | None
    side: int


@dataclass(frozen=True)
class CurseAverted:
    seat: int


@dataclass(frozen=True)
class QiLost:
    seat: int
    left: int


@dataclass(frozen=True)
class QiGained:
    seat: int
    now: int


@dataclass(frozen=True)
class BoardQiLost:
    side: int
    left: int


@dataclass(frozen=True)
class TaoLost:
    seat: int
    colour: int
    count: int


@dataclass(frozen=True)
class TaoTaken:
    seat: int
    colour: int


@dataclass(frozen=True)
class TaoistDied:
    seat: int


@dataclass(frozen=True)
class BoardPossessed:
    side: int


@dataclass(frozen=True)
class TaoistRevived:
    seat: int
    tile: int


@dataclass(frozen=True)
class TaoistMoved:
    seat: int
    origin: int
    target: int


@dataclass(frozen=True)
class YinYangUsed:
    seat: int


@dataclass(frozen=True)
class YinYangGained:
    seat: int


@dataclass(frozen=True)
class YinYangLost:
    pass


@dataclass(frozen=True)
class PowerBorrowed:
    seat: int
    side: int


@dataclass(frozen=True)
class PowerTokensTaken:
    seat: int
    count: int


@dataclass(frozen=True)
class ScrollPut:
    space: int


@dataclass(frozen=True)
class ScrollCameBack:
    gone: bool


@dataclass(frozen=True)
class HelpAsked:
    seat: int
    tile: int
    kind: int
    yin_yang: bool


@dataclass(frozen=True)
class ExorcismAttempted:
    seat: int
    tile: int


@dataclass(frozen=True)
class TaoDieRolled:
    die: int
    face: int


@dataclass(frozen=True)
class GhostExorcised:
    seat: int
    card: int
    space: int


@dataclass(frozen=True)
class NothingExorcised:
    seat: int


@dataclass(frozen=True)
class GhostBanished:
    card: int
    space: int


@dataclass(frozen=True)
class GhostMoved:
    card: int
    origin: int
    target: int


@dataclass(frozen=True)
class CircleSet:
    colour: int


@dataclass(frozen=True)
class BuddhaTaken:
    seat: int


@dataclass(frozen=True)
class BuddhaPlaced:
    seat: int
    space: int


@dataclass(frozen=True)
class StoneActed:
    space: int
    card: int
    stone: int


@dataclass(frozen=True)
class GameEnded:
    ending: int


Event = (
    TileLaidOut
    | BoardLaidOut
    | PowerShown
    | FirstSeatSet
    | TurnBegan
    | FigureMoved
    | TileHaunted
    | TileCleared
    | NothingToHaunt
    | CardRevealed
    | GhostPlaced
    | GhostTrapped
    | BuddhaReturned
    | NoRoom
    | NoCard
    | DieCaptured
    | DieFreed
    | CurseRolled
    | CurseAverted
    | QiLost
    | QiGained
    | BoardQiLost
    | TaoLost
    | TaoTaken
    | TaoistDied
    | BoardPossessed
    | TaoistRevived
    | TaoistMoved
    | YinYangUsed
    | YinYangGained
    | YinYangLost
    | PowerBorrowed
    | PowerTokensTaken
    | ScrollPut
    | ScrollCameBack
    | HelpAsked
    | ExorcismAttempted
    | TaoDieRolled
    | GhostExorcised
    | NothingExorcised
    | GhostBanished
    | GhostMoved
    | CircleSet
    | BuddhaTaken
    | BuddhaPlaced
    | StoneActed
    | GameEnded
)
EVENTS: tuple[type[Event], ...] = (
    TileLaidOut,
    BoardLaidOut,
    PowerShown,
    FirstSeatSet,
    TurnBegan,
    FigureMoved,
    TileHaunted,
    TileCleared,
    NothingToHaunt,
    CardRevealed,
    GhostPlaced,
    GhostTrapped,
    BuddhaReturned,
    NoRoom,
    NoCard,
    DieCaptured,
    DieFreed,
    CurseRolled,
    CurseAverted,
    QiLost,
    QiGained,
    BoardQiLost,
    TaoLost,
    TaoTaken,
    TaoistDied,
    BoardPossessed,
    TaoistRevived,
    TaoistMoved,
    YinYangUsed,
    YinYangGained,
    YinYangLost,
    PowerBorrowed,
    PowerTokensTaken,
    ScrollPut,
    ScrollCameBack,
    HelpAsked,
    ExorcismAttempted,
    TaoDieRolled,
    GhostExorcised,
    NothingExorcised,
    GhostBanished,
    GhostMoved,
    CircleSet,
    BuddhaTaken,
    BuddhaPlaced,
    StoneActed,
    GameEnded,
)
