"""The options of a match (sections 7 and 10 of the specification): typed, checked, made into a Setup."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any

from engine.core.faults import Malformed
from engine.core.game import Preset, Setting
from engine.core.kit import row
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.data import ATLAS, DATA
from engine.games.oracle_of_delphi.rules.board import Board
from engine.games.oracle_of_delphi.rules.laying_out import NUMBERS, board_of
from engine.games.oracle_of_delphi.state import Setup

MAX_ROUNDS = 60
ROUNDS_LIMIT = 250


@dataclass(frozen=True)
class Options:
    """Fields are those of the `Options` message. A choice of several is 1 for the default; 0 means it too."""

    board: int = terms.COMPACT
    board_number: int = 0  # 1 to 2**24: this board; 0: drawn
    player_colours: tuple[int, ...] = ()  # by seat, 1 to 4; empty: drawn
    ship_tile_mode: int = terms.RANDOM_SHIPS
    zeus_tiles_removed: int = 0
    shrine_match: int = 1  # picture, colour
    allow_unneeded_tasks: bool = False
    bundle_sources: int = 1  # die or card, die only
    e03_counts_own_reward: bool = False
    creature_with_extra_action: bool = False
    no_titan_after_recovery: bool = False
    after_arrival: int = 1  # card gains, all but leaving
    apollon_card_extra: bool = False
    s3_trade_row: int = 1  # entry, bottom
    max_rounds: int = 0  # 0: 60


OFF_ON = ("false", "true")
SETTINGS = (
    Setting(
        "board",
        "Shape of the board",
        ("BOARD_MODE_COMPACT", "BOARD_MODE_STANDARD", "BOARD_MODE_FREE"),
        "ORA-2.1",
    ),
    Setting("board_number", "Which board of that shape, 1 to 16777216; 0 is drawn", (), "ORA-2.1"),
    Setting("player_colours", "The player colour of each seat; empty is drawn", (), "ORA-2.13"),
    Setting(
        "ship_tile_mode",
        "Ship tiles: at random, drafted, or the four of the first game",
        ("SHIP_TILE_MODE_RANDOM", "SHIP_TILE_MODE_DRAFT", "SHIP_TILE_MODE_FIRST_GAME"),
        "ORA-2.10",
    ),
    Setting("zeus_tiles_removed", "How many Zeus tiles everybody returns, 0 to 4", (), "ORA-19.1"),
    Setting(
        "shrine_match",
        "A shrine needs the pictured tile, or any tile of the player colour",
        ("SHRINE_MATCH_PICTURE", "SHRINE_MATCH_COLOUR"),
        "Q1",
    ),
    Setting("allow_unneeded_tasks", "Tasks that serve no Zeus tile are allowed, unrewarded", OFF_ON, "Q2"),
    Setting(
        "bundle_sources",
        "E06 to E08 work with dice and cards, or with dice only",
        ("BUNDLE_SOURCES_DIE_OR_CARD", "BUNDLE_SOURCES_DIE_ONLY"),
        "Q7",
    ),
    Setting("e03_counts_own_reward", "E03 counts for the reward by which it is taken", OFF_ON, "Q9"),
    Setting("creature_with_extra_action", "Creatures carry a move with E17 too", OFF_ON, "Q10"),
    Setting("no_titan_after_recovery", "No attack if the last seat recovered", OFF_ON, "Q24"),
    Setting(
        "after_arrival",
        "After arriving: oracle cards only, or all but leaving",
        ("AFTER_ARRIVAL_CARD_GAINS", "AFTER_ARRIVAL_ALL_BUT_LEAVING"),
        "Q26",
    ),
    Setting("apollon_card_extra", "Apollon's card may be used beyond the one of the turn", OFF_ON, "Q32"),
    Setting(
        "s3_trade_row",
        "With S3 a traded god goes to the entry row, or to the bottom",
        ("S3_TRADE_ROW_ENTRY", "S3_TRADE_ROW_BOTTOM"),
        "Q41",
    ),
    Setting("max_rounds", "The game is stopped after this many rounds; 0 is 60", (), "ORA-20.5"),
)
CHOICES = {
    "board": 3,
    "ship_tile_mode": 3,
    "shrine_match": 2,
    "bundle_sources": 2,
    "after_arrival": 2,
    "s3_trade_row": 2,
}

PRESETS = (
    Preset(
        "first_game",
        "First game: eight Zeus tiles, compact board, four ship tiles",
        Options(ship_tile_mode=terms.FIRST_GAME_SHIPS, zeus_tiles_removed=4),
    ),
    Preset("full_game", "Full game: twelve Zeus tiles, ship tiles at random", Options()),
)


def check_options(options: Options, seats: int) -> Options:
    """The options with defaults filled in. Malformed names the option that does not fit."""
    if seats not in DATA.seats:
        raise Malformed("seats", f"The Oracle of Delphi is for 2 to 4 players, not {seats}")
    filled: dict[str, Any] = {name: 1 for name in CHOICES if getattr(options, name) == 0}
    options = replace(options, **filled)
    for name, count in CHOICES.items():
        if not 1 <= getattr(options, name) <= count:
            raise Malformed(f"options.{name}", f"{getattr(options, name)} is not one of 1 to {count}")
    if not 0 <= options.zeus_tiles_removed <= 4:
        raise Malformed("options.zeus_tiles_removed", "at most four Zeus tiles are removed (ORA-19.1)")
    if not 0 <= options.board_number <= NUMBERS:
        raise Malformed("options.board_number", f"boards have the numbers 1 to {NUMBERS}")
    if options.board == terms.STANDARD and options.board_number not in (0, 1):
        raise Malformed("options.board_number", "there is one standard board")
    colours = options.player_colours
    if colours and (len(colours) != seats or len(set(colours)) != seats or not set(colours) <= {1, 2, 3, 4}):
        raise Malformed("options.player_colours", "needs a different colour, 1 to 4, for each seat")
    if not 0 <= options.max_rounds <= ROUNDS_LIMIT:
        raise Malformed("options.max_rounds", f"is at most {ROUNDS_LIMIT}")
    return replace(options, max_rounds=options.max_rounds or MAX_ROUNDS)


def pack(options: Options) -> list[int]:
    """The canonical bytes of checked options: every field in order."""
    out: list[int] = []
    for f in fields(options):
        value = getattr(options, f.name)
        if f.name == "player_colours":
            out += [len(value), *value]
        elif f.name == "board_number":
            out += list(value.to_bytes(4, "little"))
        else:
            out.append(int(value))
    return out


def unpack(packed: list[int]) -> Options:
    """The inverse of `pack`. Raises ValueError or StopIteration if the bytes are not options."""
    at = iter(packed)
    values: dict[str, object] = {}
    for f in fields(Options):
        head = next(at)
        if f.name == "player_colours":
            values[f.name] = tuple(next(at) for _ in range(head))
        elif f.name == "board_number":
            values[f.name] = int.from_bytes([head, next(at), next(at), next(at)], "little")
        else:
            values[f.name] = bool(head) if isinstance(f.default, bool) else head
    if next(at, None) is not None:
        raise ValueError("bytes are left over after the options")
    return Options(**values)  # type: ignore[arg-type]


@lru_cache(maxsize=256)
def options_of(setup: Setup) -> Options:
    """The options that a Setup was made of."""
    return unpack(setup.options.to_list())


@lru_cache(maxsize=64)
def board(mode: int, number: int) -> Board:
    """A board by its number, kept for the next position on it; number 0 is the board not drawn yet."""
    if number == 0:
        return Board(mode, 0)
    return board_of(ATLAS, mode, number)


@lru_cache(maxsize=64)
def make_setup(options: Options, seats: int) -> Setup:
    """Bind options and component data; `options` has been checked."""
    number = 1 if options.board == terms.STANDARD else options.board_number
    setup = Setup(row(pack(options)), seats, ATLAS, board(options.board, number))
    setup.letters = row([0, *DATA.letters])
    setup.holds = row([2, *(ship.hold for ship in DATA.ships)])
    setup.favor = row(list(DATA.favor))
    setup.first_game = row([0, *(int(ship.first_game) for ship in DATA.ships)])
    setup.double_offering = row(list(DATA.double_offering))
    setup.double_monster = row(list(DATA.double_monster))
    setup.colours = row([c - 1 for c in options.player_colours])
    setup.oracle_copies = DATA.oracle_per_colour
    setup.injury_copies = DATA.injury_per_colour
    setup.statues = DATA.statues_per_city
    setup.entry = DATA.entry_row[seats]
    setup.ship_mode = options.ship_tile_mode
    setup.removed = options.zeus_tiles_removed
    setup.max_rounds = options.max_rounds
    setup.colour_match = options.shrine_match == 2
    setup.unneeded = options.allow_unneeded_tasks
    setup.die_only = options.bundle_sources == 2
    setup.e03_own = options.e03_counts_own_reward
    setup.creature_extra = options.creature_with_extra_action
    setup.titan_after_recovery = not options.no_titan_after_recovery
    setup.all_but_leaving = options.after_arrival == 2
    setup.apollon_extra = options.apollon_card_extra
    setup.s3_bottom = options.s3_trade_row == 2
    return setup
