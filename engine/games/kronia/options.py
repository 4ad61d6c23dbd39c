"""The options of a match (rules.md sections 7 and 10): typed, checked, and turned into a Setup."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from engine.core.faults import Malformed
from engine.core.game import Preset, Setting
from engine.core.kit import row
from engine.games.kronia import terms
from engine.games.kronia.data import DATA, tokens_in_bag
from engine.games.kronia.state import Setup

BONUS_TABLE = 11  # tokens of one god and low cards: ten at most


@dataclass(frozen=True)
class TileChoice:
    tile: int  # 1 to 5
    side: int  # 1 or 2


@dataclass(frozen=True)
class Options:
    """Fields are those of the `Options` message. A choice of several is 1 for the default; 0 means it too."""

    module_hades: bool = False
    module_special_tiles: bool = False
    first_player: int = terms.RANDOM_FIRST
    first_seat: int = 0  # with SEAT_FIRST
    recover_order: int = terms.IN_TURN_ORDER
    set_bonus_beyond: int = terms.CAP
    hades_sum_tie: int = terms.TOP_OWNER
    wrath_shortfall: int = terms.SUBTRACT_MISSING
    wrath_payment_unit: int = terms.PER_TOKEN
    wrath_payment_mode: int = terms.TOKEN_BY_TOKEN
    tie_break_tokens: int = terms.AFTER_PAYMENT
    winner_picks_wrath: int = terms.NO_REDRAW
    tile_replacement: bool = False
    tile_layout: int = terms.RANDOM_LAYOUT
    layout: tuple[TileChoice, ...] = ()  # with CHOSEN_LAYOUT: one for each ordinary temple
    pairing: tuple[int, ...] = ()  # the ten rules, two for each tile; empty: as shipped
    first_token_total: int = terms.USUAL_TOTAL
    lowest_wins_tie: int = terms.BOTTOM_WINS


SETTINGS = (
    Setting("module_hades", "Hades and his two wrath tokens", ("false", "true"), "KRO-1.9"),
    Setting("module_special_tiles", "One special tile for each temple", ("false", "true"), "KRO-1.9"),
    Setting(
        "first_player",
        "Who is first in round 1",
        ("FIRST_PLAYER_RULE_RANDOM", "FIRST_PLAYER_RULE_SEAT"),
        "R-3",
    ),
    Setting("first_seat", "The seat that is first, with FIRST_PLAYER_RULE_SEAT", (), "R-3"),
    Setting(
        "recover_order",
        "Taking back: in turn order, or decided unseen by the others",
        ("RECOVER_ORDER_TURN_ORDER", "RECOVER_ORDER_SIMULTANEOUS"),
        "R-13",
    ),
    Setting(
        "set_bonus_beyond",
        "Tokens beyond the last row of the set bonus: nothing more, or a new set",
        ("SET_BONUS_BEYOND_CAP", "SET_BONUS_BEYOND_NEW_SET"),
        "R-16",
    ),
    Setting(
        "hades_sum_tie",
        "Two players with equal sums in a Hades round: who takes the wrath token",
        ("HADES_SUM_TIE_OWNER_OF_TOP_CARD", "HADES_SUM_TIE_OWNER_OF_BOTTOM_CARD"),
        "R-22",
    ),
    Setting(
        "wrath_shortfall",
        "What happens if a seat cannot pay for a wrath token",
        (
            "WRATH_SHORTFALL_SUBTRACT_MISSING_POINTS",
            "WRATH_SHORTFALL_IGNORE",
            "WRATH_SHORTFALL_MINUS_THREE",
        ),
        "R-23",
    ),
    Setting(
        "wrath_payment_unit",
        "Two wrath tokens are paid one by one or together",
        ("WRATH_PAYMENT_UNIT_PER_TOKEN", "WRATH_PAYMENT_UNIT_POOLED"),
        "R-24",
    ),
    Setting(
        "wrath_payment_mode",
        "Favor tokens are given one by one, or as a payment without waste",
        ("WRATH_PAYMENT_MODE_TOKEN_BY_TOKEN", "WRATH_PAYMENT_MODE_MINIMAL_SETS"),
        "R-25",
    ),
    Setting(
        "tie_break_tokens",
        "Tokens that break a tie are counted after or before wrath tokens are paid for",
        ("TIE_BREAK_TOKENS_AFTER_PAYMENT", "TIE_BREAK_TOKENS_BEFORE_PAYMENT"),
        "R-45",
    ),
    Setting(
        "winner_picks_wrath",
        "A wrath token drawn under Winner picks: no further draw, or draw again",
        ("WINNER_PICKS_WRATH_RETURN_NO_REDRAW", "WINNER_PICKS_WRATH_REDRAW"),
        "R-27",
    ),
    Setting(
        "tile_replacement", "A temple without a local rule gets further tiles", ("false", "true"), "R-30"
    ),
    Setting(
        "tile_layout",
        "Special tiles are dealt at random, or chosen in `layout`",
        ("TILE_LAYOUT_RANDOM", "TILE_LAYOUT_CHOSEN"),
        "R-46",
    ),
    Setting("layout", "Tile 1 to 5 and side 1 or 2 for each temple, with TILE_LAYOUT_CHOSEN", (), "R-46"),
    Setting(
        "pairing", "The ten rules in the order of the tiles' sides; empty for the shipped one", (), "KRO-11.1"
    ),
    Setting(
        "first_token_total",
        "Tokens drawn under First token here: the usual number, or one for each temple",
        ("FIRST_TOKEN_TOTAL_USUAL", "FIRST_TOKEN_TOTAL_EXACT"),
        "R-44",
    ),
    Setting(
        "lowest_wins_tie",
        "Equal lowest cards at a Lowest wins temple: the lower or the upper one wins",
        ("LOWEST_WINS_TIE_BOTTOM", "LOWEST_WINS_TIE_TOP"),
        "R-47",
    ),
)

PRESETS = (
    Preset("first_game", "First game: no module", Options()),
    Preset("hades", "With Hades", Options(module_hades=True)),
    Preset("special_tiles", "With special tiles", Options(module_special_tiles=True)),
    Preset("everything", "Hades and special tiles", Options(module_hades=True, module_special_tiles=True)),
)

CHOICES = {setting.id: len(setting.values) for setting in SETTINGS if len(setting.values) > 1}


def check_options(options: Options, seats: int) -> Options:
    """The options with defaults filled in. Malformed names the option that does not fit."""
    if seats not in DATA.seats:
        raise Malformed("seats", f"Kronia is for 2 to 5 players, not {seats} (KRO-1.1)")
    filled: dict[str, Any] = {
        name: 1 for name in CHOICES if not is_flag(options, name) and getattr(options, name) == 0
    }
    options = replace(options, **filled)
    for name, count in CHOICES.items():
        value = getattr(options, name)
        if not is_flag(options, name) and not 1 <= value <= count:
            raise Malformed(f"options.{name}", f"{value} is not one of 1 to {count}")
    check_first(options, seats)
    check_tiles(options, temples_of(seats))
    return options


def is_flag(options: Options, name: str) -> bool:
    return isinstance(getattr(options, name), bool)


def check_first(options: Options, seats: int) -> None:
    named = options.first_player == terms.SEAT_FIRST
    if not named and options.first_seat != 0:
        raise Malformed("options.first_seat", "is used only with first_player FIRST_PLAYER_RULE_SEAT")
    if named and not 0 <= options.first_seat < seats:
        raise Malformed("options.first_seat", f"{options.first_seat} is not a seat from 0 to {seats - 1}")


def check_tiles(options: Options, temples: int) -> None:
    if options.pairing and sorted(options.pairing) != list(range(1, terms.RULES)):
        raise Malformed("options.pairing", "must name each of the ten rules once, or be empty")
    chosen = options.tile_layout == terms.CHOSEN_LAYOUT
    if not chosen:
        if options.layout:
            raise Malformed("options.layout", "is used only with tile_layout TILE_LAYOUT_CHOSEN")
        return
    if len(options.layout) != temples:
        raise Malformed("options.layout", f"needs one tile for each of the {temples} temples")
    for i, choice in enumerate(options.layout):
        if not (1 <= choice.tile <= terms.TILES and 1 <= choice.side <= terms.SIDES):
            raise Malformed(f"options.layout[{i}]", "has a tile from 1 to 5 and a side 1 or 2")
    if len({choice.tile for choice in options.layout}) != temples:
        raise Malformed("options.layout", "names a tile twice; there is one of each")


def temples_of(seats: int) -> int:
    return 2 if seats == 3 else 3  # KRO-1.2


def pack(options: Options) -> list[int]:
    """The canonical bytes of checked options: every field in order, lists with their length."""
    out: list[int] = []
    for f in fields(options):
        value = getattr(options, f.name)
        if f.name == "layout":
            out += [len(value), *(n for choice in value for n in (choice.tile, choice.side))]
        elif f.name == "pairing":
            out += [len(value), *value]
        else:
            out.append(int(value))
    return out


def unpack(packed: list[int]) -> Options:
    """The inverse of `pack`. Raises ValueError or IndexError if the bytes are not options."""
    at = iter(packed)
    values: dict[str, object] = {}
    for f in fields(Options):
        head = next(at)
        if f.name == "layout":
            values[f.name] = tuple(TileChoice(next(at), next(at)) for _ in range(head))
        elif f.name == "pairing":
            values[f.name] = tuple(next(at) for _ in range(head))
        else:
            values[f.name] = bool(head) if isinstance(f.default, bool) else head
    if next(at, None) is not None:
        raise ValueError("bytes are left over after the options")
    return Options(**values)  # type: ignore[arg-type]


def make_setup(options: Options, seats: int) -> Setup:
    """Bind options and component data; `options` has been checked."""
    setup = Setup(
        row(pack(options)),
        seats,
        temples_of(seats),
        2 if seats == 2 else 1,
        row(tokens_in_bag(DATA, seats, options.module_hades)),
        row(list(options.pairing or DATA.pairing)),
    )
    setup.layout = row([(c.tile - 1) * 2 + c.side for c in options.layout])
    sets = DATA.sets_two if seats == 2 else DATA.sets
    low = DATA.low_two if seats == 2 else DATA.low
    again = options.set_bonus_beyond == terms.NEW_SET
    setup.set_bonus = bonus_table(sets, again)
    setup.low_bonus = bonus_table(low, False)
    setup.special_tiles = options.module_special_tiles
    setup.tile_replacement = options.tile_replacement
    setup.first_seat = options.first_seat if options.first_player == terms.SEAT_FIRST else -1
    setup.simultaneous = options.recover_order == terms.SIMULTANEOUS
    setup.exact_total = options.first_token_total == terms.EXACT_TOTAL
    setup.lowest_top = options.lowest_wins_tie == terms.TOP_WINS
    setup.redraw = options.winner_picks_wrath == terms.REDRAW
    setup.sum_tie_bottom = options.hades_sum_tie == terms.BOTTOM_OWNER
    setup.shortfall = options.wrath_shortfall
    setup.pooled = options.wrath_payment_unit == terms.POOLED
    setup.minimal_sets = options.wrath_payment_mode == terms.MINIMAL_SETS
    setup.count_before_payment = options.tie_break_tokens == terms.BEFORE_PAYMENT
    return setup


def bonus_table(printed: tuple[int, ...], again: bool) -> vec[i64]:
    """Points for 0 to 10 pieces. Beyond the last row: that row (R-16, R-17), or a new set as an option."""
    last = len(printed) - 1
    points = []
    for n in range(BONUS_TABLE):
        if n <= last:
            points.append(printed[n])
        else:
            points.append(printed[last] * (n // last) + printed[n % last] if again else printed[last])
    return vec[i64](points)
