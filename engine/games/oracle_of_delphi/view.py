"""What one viewer knows, field by field. Nothing is ever stripped from a state: what is not listed here
is not seen. The only secret at a table is the face of an island tile that lies face down (ORA-1.6).

Fields are those of the `View` message; colours, gods and player colours are numbered from 1 as there,
and 0 is none. Rows by colour hold red, black, pink, blue, yellow, green.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.options import Options, options_of
from engine.games.oracle_of_delphi.rules.board import Board
from engine.games.oracle_of_delphi.state import OracleState

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.imagine import Outline

COLOUR_SETS = tuple(tuple(c + 1 for c in range(6) if bits >> c & 1) for bits in range(64))
MARKED = 10  # the kind of a marked monster island on the wire


@dataclass(frozen=True)
class BoardView:
    number: int
    q: tuple[int, ...]
    r: tuple[int, ...]
    kind: tuple[int, ...]
    colour: tuple[int, ...]
    site_colours: tuple[int, ...]


@dataclass(frozen=True)
class CloudView:
    space: int
    face_up: bool
    tile: int
    player_colour: int
    letter: int
    seen_by: tuple[int, ...]
    shrine: int | None


@dataclass(frozen=True)
class IslandView:
    space: int
    colours: tuple[int, ...]


@dataclass(frozen=True)
class CityView:
    space: int
    colour: int
    statues: int


@dataclass(frozen=True)
class TasksView:
    left: int
    shrines: tuple[int, ...]
    statues: int
    white_offerings: int
    offerings: tuple[int, ...]
    white_monsters: int
    monsters: tuple[int, ...]
    offerings_done: tuple[int, ...]
    statues_done: tuple[int, ...]
    monsters_done: tuple[int, ...]


@dataclass(frozen=True)
class PlayerView:
    seat: int
    player_colour: int
    ship: int
    ship_tile: int
    favor: int
    shield: int
    hold: int
    gods: tuple[int, ...]
    injuries: tuple[int, ...]
    oracle_cards: tuple[int, ...]
    dice: tuple[int, ...]
    offerings: tuple[int, ...]
    statues: tuple[int, ...]
    slain: tuple[int, ...]
    tasks: TasksView
    equipment: tuple[int, ...]
    companions: tuple[int, ...]
    arrived: bool
    rolls: int


@dataclass(frozen=True)
class PileView:
    pile: tuple[int, ...]
    discard: tuple[int, ...]
    shuffles: int


@dataclass(frozen=True)
class EffectView:
    kind: int
    value: int


@dataclass(frozen=True)
class TurnView:
    phase: int
    stage: int
    count: int
    mask: int
    throws: int
    battles: int
    titans: int
    titan: int
    wild: bool
    card_done: bool
    extra_done: bool
    source: int
    colour: int
    god_in_use: int
    foe: int
    strength: int
    used_cards: tuple[int, ...]
    apollon_cards: tuple[int, ...]
    effects: tuple[EffectView, ...]


@dataclass(frozen=True)
class View:
    viewer: int | None
    options: Options
    seats: int
    ply: int
    round: int
    point: int
    to_act: int | None
    first: int
    active: int
    board: BoardView
    clouds: tuple[CloudView, ...]
    offerings: tuple[IslandView, ...]
    temples: tuple[IslandView, ...]
    statues: tuple[IslandView, ...]
    monsters: tuple[IslandView, ...]
    cities: tuple[CityView, ...]
    players: tuple[PlayerView, ...]
    oracle: PileView
    injury: PileView
    display: tuple[int, ...]
    equipment_pile: tuple[int, ...]
    equipment_spent: tuple[int, ...]
    companions: tuple[int, ...]
    open_ships: tuple[int, ...]
    turn: TurnView

    @cached_property
    def outline(self) -> Outline:
        """What this says for certain, put together once: a search imagines thousands of positions from it."""
        from engine.games.oracle_of_delphi.imagine import outline_of

        return outline_of(self)

    def __getstate__(self) -> dict[str, object]:
        """For other processes: the fields alone."""
        return {f.name: getattr(self, f.name) for f in fields(self)}


def view(s: OracleState, viewer: int) -> View:
    """What this seat, or a SPECTATOR, knows."""
    cells = s.cells.to_list()
    me = viewer if 0 <= viewer < s.setup.seats else None
    equipment = cells[terms.EQUIP : terms.EQUIP + terms.EQUIPMENT + 1]
    companions = cells[terms.COMPANION : terms.COMPANION + terms.COMPANIONS]
    return View(
        viewer=me,
        options=options_of(s.setup),
        seats=s.setup.seats,
        ply=s.ply,
        round=s.round,
        point=s.point,
        to_act=s.actor if s.actor >= 0 else None,
        first=s.first,
        active=s.active,
        board=board_view(s.board),
        clouds=tuple(cloud(s, cells, i, me) for i in range(terms.TILES)),
        offerings=islands(cells, terms.OFFERING, terms.ON_OFFERING, 6),
        temples=tuple(
            IslandView(terms.TEMPLE + i, (c,) if c else ())
            for i, c in enumerate(cells[terms.ON_TEMPLE : terms.ON_TEMPLE + 6])
        ),
        statues=islands(cells, terms.STATUE, terms.BUILT, 6),
        monsters=islands(cells, terms.MONSTER, terms.ON_MONSTER, 9),
        cities=cities(s, cells),
        players=tuple(player(s, cells, seat) for seat in range(s.setup.seats)),
        oracle=PileView(six(cells, terms.ORACLE_PILE), six(cells, terms.ORACLE_DISCARD), s.oracle_shuffles),
        injury=PileView(six(cells, terms.INJURY_PILE), six(cells, terms.INJURY_DISCARD), s.injury_shuffles),
        display=tuple(e for e, place in enumerate(equipment) if place == terms.ON_DISPLAY),
        equipment_pile=tuple(e for e, place in enumerate(equipment) if e and place == terms.IN_PILE),
        equipment_spent=tuple(e for e, place in enumerate(equipment) if place == terms.SPENT),
        companions=tuple(i + 1 for i, owner in enumerate(companions) if owner == 0),
        open_ships=tuple(i + 1 for i in range(terms.SHIPS) if cells[terms.OPEN_SHIP + i]),
        turn=turn(s, cells),
    )


def six(cells: list[int], start: int) -> tuple[int, ...]:
    return tuple(cells[start : start + 6])


def colours(bits: int) -> tuple[int, ...]:
    """Colours from 1 of a set of bits, 0 to 63."""
    return COLOUR_SETS[bits]


def islands(cells: list[int], space: int, row: int, count: int) -> tuple[IslandView, ...]:
    return tuple(IslandView(space + i, colours(cells[row + i])) for i in range(count))


@lru_cache(maxsize=64)
def board_view(board: Board) -> BoardView:
    """The board, space by space; empty while it is not drawn."""
    kinds = [board.kind[i] for i in range(board.count)]
    details = [board.detail[i] for i in range(board.count)]
    coloured = (terms.K_WATER, terms.K_CLOUD, terms.K_CITY)
    marked = [kind == terms.K_MONSTER and detail == 1 for kind, detail in zip(kinds, details)]
    sites = [c for i, kind in enumerate(kinds) if kind == terms.K_STATUE for c in colours(details[i])]
    return BoardView(
        number=board.number,
        q=tuple(board.q[i] for i in range(board.count)),
        r=tuple(board.r[i] for i in range(board.count)),
        kind=tuple(MARKED if m else k + 1 for k, m in zip(kinds, marked)),
        colour=tuple(d + 1 if k in coloured else 0 for k, d in zip(kinds, details)),
        site_colours=tuple(sites),
    )


def cloud(s: OracleState, cells: list[int], i: int, me: int | None) -> CloudView:
    """A face-down tile is shown to the seats that looked at it, and to nobody else (ORA-6.5)."""
    up = cells[terms.UP + i] == 1
    known = up or (me is not None and s.has_seen(me, i))
    tile = cells[terms.FACE + i] if known else 0
    shrine = cells[terms.SHRINE + i]
    return CloudView(
        space=terms.CLOUD + i,
        face_up=up,
        tile=tile,
        player_colour=(tile - 1) // 3 + 1 if tile else 0,
        letter=s.setup.letters[tile],
        seen_by=tuple(seat for seat in range(s.setup.seats) if s.has_seen(seat, i)),
        shrine=shrine - 1 if shrine else None,
    )


def cities(s: OracleState, cells: list[int]) -> tuple[CityView, ...]:
    if s.board.number == 0:
        return ()
    found = []
    for space in range(terms.CITY, terms.SHALLOW):
        colour = s.board.detail[space]
        found.append(CityView(space, colour + 1, cells[terms.IN_CITY + colour]))
    return tuple(found)


def player(s: OracleState, cells: list[int], seat: int) -> PlayerView:
    row = cells[seat * terms.SEAT : (seat + 1) * terms.SEAT]
    return PlayerView(
        seat=seat,
        player_colour=row[terms.PLAYER],
        ship=row[terms.SHIP],
        ship_tile=row[terms.SHIP_TILE],
        favor=s.favor(seat),
        shield=row[terms.SHIELD],
        hold=s.hold(seat) if row[terms.SHIP_TILE] else 0,
        gods=six(row, terms.GOD),
        injuries=six(row, terms.INJURY),
        oracle_cards=six(row, terms.HAND),
        dice=six(row, terms.DICE),
        offerings=six(row, terms.OFFERINGS),
        statues=six(row, terms.STATUES),
        slain=six(row, terms.SLAIN),
        tasks=tasks(s, row, seat),
        equipment=tuple(
            e for e in range(1, terms.EQUIPMENT + 1) if cells[terms.EQUIP + e] == terms.OWNED + seat
        ),
        companions=tuple(i + 1 for i in range(terms.COMPANIONS) if cells[terms.COMPANION + i] == seat + 1),
        arrived=row[terms.ARRIVED] == 1,
        rolls=row[terms.ROLLS],
    )


def tasks(s: OracleState, row: list[int], seat: int) -> TasksView:
    """The Zeus tiles of a seat; shrine tiles are the numbers 1 to 3 of its letters."""
    return TasksView(
        left=s.tasks_left(seat),
        shrines=tuple(n + 1 for n in range(3) if row[terms.SHRINES_LEFT] >> n & 1),
        statues=row[terms.STATUES_LEFT],
        white_offerings=row[terms.OFFERING_WHITE],
        offerings=colours(row[terms.OFFERING_TILES]),
        white_monsters=row[terms.MONSTER_WHITE],
        monsters=colours(row[terms.MONSTER_TILES]),
        offerings_done=colours(row[terms.OFFERING_DONE]),
        statues_done=colours(row[terms.STATUE_DONE]),
        monsters_done=colours(row[terms.MONSTER_DONE]),
    )


def turn(s: OracleState, cells: list[int]) -> TurnView:
    stack = cells[terms.STACK : terms.STACK + 2 * s.depth]
    return TurnView(
        phase=s.phase + 1,
        stage=s.stage,
        count=s.count,
        mask=s.mask,
        throws=s.throws,
        battles=s.battles,
        titans=s.titans,
        titan=s.titan,
        wild=s.wild == 1,
        card_done=s.card_done == 1,
        extra_done=s.extra_done == 1,
        source=s.source + 1,
        colour=s.colour,
        god_in_use=s.in_use,
        foe=s.foe,
        strength=s.strength,
        used_cards=six(cells, terms.USED),
        apollon_cards=six(cells, terms.APOLLON_CARD),
        effects=tuple(EffectView(k, v) for k, v in zip(stack[::2], stack[1::2])),
    )


def count_seats(seen: View) -> int:
    return seen.seats
