"""What a viewer knows, as frozen dataclasses with the fields of the `View` message.

Colours, sides, figures, windows and points have the numbers of the schema: 1 for the first, 0 for none.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.games.ghost_stories.options import Options


@dataclass(frozen=True)
class Tokens:
    yellow: int
    green: int
    red: int
    blue: int
    black: int

    def counts(self) -> list[int]:
        return [self.yellow, self.green, self.red, self.blue, self.black]


@dataclass(frozen=True)
class Job:
    kind: int
    a: int
    b: int


@dataclass(frozen=True)
class TileView:
    tile: int
    kind: int
    haunted: bool


@dataclass(frozen=True)
class SpaceView:
    space: int
    card: int
    figure: int
    captive_die: bool
    standing: bool
    scroll: bool
    buddha: bool


@dataclass(frozen=True)
class BoardView:
    side: int
    colour: int
    power: int
    seat: int | None
    neutral: bool
    possessed: bool
    power_works: bool
    qi: int
    spaces: tuple[SpaceView, ...]


@dataclass(frozen=True)
class TaoistView:
    seat: int
    colour: int
    alive: bool
    qi: int
    tile: int
    tao: Tokens
    yin_yang: bool
    ready_buddhas: int
    new_buddhas: int
    power_tokens: int


@dataclass(frozen=True)
class DeckView:
    drawn: int
    left: int
    incarnation_draws: tuple[int, ...]
    unseen: tuple[int, ...]
    discarded: tuple[int, ...]
    exorcised: int
    incarnations: int


@dataclass(frozen=True)
class TurnView:
    helps: int
    exorcisms: int
    help_tile: int | None
    used_pockets: bool
    used_mantra: bool
    used_twin_winds: bool
    placed_buddha: bool
    took_power_tokens: bool
    scroll_came_back: bool
    ghost_moved: bool
    borrowed: tuple[int, ...]


@dataclass(frozen=True)
class CursingGhost:
    space: int
    card: int


@dataclass(frozen=True)
class PendingView:
    first_choice: int | None
    curse_source: int | None
    curse_seat: int | None
    curse_side: int
    curse_face: int
    dice: int
    faces: tuple[int, ...]
    in_the_air: tuple[int, ...]
    chosen: tuple[int, ...]
    spend: Tokens
    cursing: tuple[CursingGhost, ...]


@dataclass(frozen=True)
class View:
    viewer: int | None
    options: Options
    seats: int
    ply: int
    point: int
    to_act: int | None
    ending: int
    active: int
    window: int
    tiles: tuple[TileView, ...]
    boards: tuple[BoardView, ...]
    taoists: tuple[TaoistView, ...]
    supply: Tokens
    circle: int
    centre_power_tokens: int
    temple_buddhas: int
    scroll: int | None
    scroll_gone: bool
    free_dice: int
    deck: DeckView
    card: int
    turn: TurnView
    pending: PendingView
    jobs: tuple[Job, ...]
    score: int
    tao_throws: int
    curse_throws: int


@dataclass(frozen=True)
class CardInfo:
    number: int
    name: str
    neve: str
    colour: int
    resistance: Tokens
    left: tuple[int, ...]
    centre: int
    curses: bool
    reward: int


@dataclass(frozen=True)
class NamedPower:
    power: int
    name: str
    neve: str


@dataclass(frozen=True)
class NamedTile:
    kind: int
    name: str
    neve: str


@dataclass(frozen=True)
class SpaceInfo:
    space: int
    label: str
    line: tuple[int, ...]
    opposite: int


@dataclass(frozen=True)
class Components:
    cards: tuple[CardInfo, ...]
    powers: tuple[NamedPower, ...]
    tiles: tuple[NamedTile, ...]
    spaces: tuple[SpaceInfo, ...]
    haunted_limit: int
    incarnations: int
    deck_size: int
    incarnation_draws: tuple[int, ...]
    curse_die: tuple[int, ...]
    seat_sides: tuple[int, ...]
