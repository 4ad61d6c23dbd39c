"""The options of a match (rules.md sections 7 and 10): typed, checked, and turned into a Setup."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from librt.vecs import vec
from mypy_extensions import i64

from engine.core.faults import Malformed
from engine.core.game import Preset, Setting
from engine.core.kit import row
from engine.games.ghost_stories.data import DATA, card_table
from engine.games.ghost_stories.rules.setup import Setup
from engine.games.ghost_stories.terms import SIDES

INITIATION, NORMAL, NIGHTMARE, HELL = 1, 2, 3, 4
FIRST, SECOND = 1, 2  # a choice of two: the default, the other
FACE_A, FACE_B = 1, 2


@dataclass(frozen=True)
class Options:
    """Fields are those of the `Options` message. A choice is 1 for the default; 0 means it too."""

    difficulty: int = INITIATION
    initiation_black_tao: bool = False
    easy_initiation_5_qi: bool = False
    board_faces: int = FIRST
    faces: tuple[int, ...] = ()  # with BOARD_FACES_NAMED: of yellow, green, red, blue
    twin_winds_timing: int = FIRST
    scoring_profile: int = FIRST
    score_neutral_qi: int = FIRST
    deck_out: int = FIRST
    circle_token_when_haunted: int = FIRST
    circle_on_multicolour: int = FIRST
    mantra_on_power_loss: int = FIRST
    herbalist_dice: int = FIRST
    herbalist_white: int = FIRST
    qi_cap: int = FIRST
    dark_wraith_resistance: int = FIRST
    exorcism_dice_rule: int = FIRST
    pavilion_halves: int = FIRST
    solo_pavilion: int = FIRST
    dead_taoist_power_tokens: int = FIRST
    full_line_loss: int = FIRST
    yin_yang_between_blue_actions: bool = False


def choice(name: str, title: str, values: tuple[str, ...], ruling: str) -> Setting:
    """A setting whose wire names begin with its own."""
    return Setting(name, title, tuple(f"{name}_{value}".upper() for value in values), ruling)


SETTINGS = (
    choice("difficulty", "Level", ("initiation", "normal", "nightmare", "hell"), "GHO-20.1"),
    Setting(
        "initiation_black_tao", "Initiation: a black Tao token for each Taoist", ("false", "true"), "R-04"
    ),
    Setting("easy_initiation_5_qi", "Initiation: start with 5 Qi", ("false", "true"), "R-44"),
    choice("board_faces", "Faces of the boards: drawn, or named in `faces`", ("random", "named"), "R-42"),
    Setting("faces", "Faces of the yellow, green, red and blue board, with BOARD_FACES_NAMED", (), "R-42"),
    choice(
        "twin_winds_timing",
        "Dance of the Twin Winds: after the own move step, or before it",
        ("after_move", "before_move"),
        "R-05",
    ),
    choice("scoring_profile", "Score sheet", ("printed_2008", "errata_2009"), "R-06"),
    choice("score_neutral_qi", "Qi of neutral boards in the score", ("counts", "ignored"), "R-06"),
    choice(
        "deck_out",
        "The deck loses with its last card, or when a card is needed and none is left",
        ("on_last_draw", "on_draw_from_empty"),
        "R-07",
    ),
    choice(
        "circle_token_when_haunted",
        "Token of a haunted Circle of Prayer: to the supply, or it stays without effect",
        ("return_to_supply", "stay_without_effect"),
        "R-14",
    ),
    choice(
        "circle_on_multicolour",
        "Circle of Prayer on cards of several colours: its colour counts one less, or no effect",
        ("per_symbol", "none"),
        "R-13",
    ),
    choice(
        "mantra_on_power_loss",
        "Scroll when the power is lost: back to the board, or out of the game",
        ("return_to_board", "removed_for_rest_of_game"),
        "R-17",
    ),
    choice("herbalist_dice", "Herbalist: free dice only, or always two", ("free_only", "always_two"), "R-19"),
    choice(
        "herbalist_white",
        "Herbalist while white is not wild: white gives nothing, or a free colour all the same",
        ("as_exorcism", "always_wild"),
        "R-20",
    ),
    choice("qi_cap", "Most Qi that a Taoist can have", ("none", "start_qi"), "R-30"),
    choice("dark_wraith_resistance", "Resistance of the Dark Wraith", ("three", "two"), "R-01"),
    choice(
        "exorcism_dice_rule",
        "Dice and tokens are assigned freely, or dice alone come first",
        ("free_assignment", "dice_first"),
        "R-15",
    ),
    choice(
        "pavilion_halves",
        "Pavilion: both halves if possible, or each is optional",
        ("both_if_possible", "each_optional"),
        "R-22",
    ),
    choice(
        "solo_pavilion", "Pavilion alone: it moves the own Taoist, or none", ("own_taoist", "nobody"), "R-22"
    ),
    choice(
        "dead_taoist_power_tokens",
        "Power tokens of a dead Taoist: to the centre tile, or out of the game",
        ("centre_tile", "lost"),
        "R-28",
    ),
    choice(
        "full_line_loss",
        "Initiation, a whole line haunted: only a haunter's figure loses, or any haunting",
        ("haunters_only", "any_haunt"),
        "R-37",
    ),
    Setting(
        "yin_yang_between_blue_actions",
        "The Yin-Yang may be used between two actions of a blue power",
        ("false", "true"),
        "R-45",
    ),
)

PRESETS = (
    Preset("first_game", "First game: initiation", Options()),
    Preset("normal", "Normal", Options(difficulty=NORMAL)),
    Preset("nightmare", "Nightmare", Options(difficulty=NIGHTMARE)),
    Preset("hell", "Hell", Options(difficulty=HELL)),
)

CHOICES = {
    setting.id: len(setting.values)
    for setting in SETTINGS
    if setting.values and not isinstance(getattr(Options(), setting.id), bool)
}


def check_options(options: Options, seats: int) -> Options:
    """The options with defaults filled in. Malformed names the option that does not fit."""
    if seats not in DATA.seats:
        raise Malformed("seats", f"Ghost Stories is for 1 to 4 players, not {seats}")
    options = replace(options, **{name: 1 for name in CHOICES if getattr(options, name) == 0})  # type: ignore[arg-type]
    for name, count in CHOICES.items():
        if not 1 <= getattr(options, name) <= count:
            raise Malformed(f"options.{name}", f"{getattr(options, name)} is not one of 1 to {count}")
    for name in ("initiation_black_tao", "easy_initiation_5_qi"):
        if getattr(options, name) and options.difficulty != INITIATION:
            raise Malformed(f"options.{name}", "is only for DIFFICULTY_INITIATION")
    check_faces(options, seats)
    return options


def check_faces(options: Options, seats: int) -> None:
    if options.board_faces == FIRST:
        if options.faces:
            raise Malformed("options.faces", "are used only with board_faces BOARD_FACES_NAMED")
        return
    if len(options.faces) != SIDES or any(face not in (FACE_A, FACE_B) for face in options.faces):
        raise Malformed("options.faces", "must name face A or B of the yellow, green, red and blue board")
    if seats == 1 and options.faces[2] != FACE_A:
        raise Malformed("options.faces[2]", "one player has the red board on Dance of the Peaks (GHO-3.9)")


def pack(options: Options) -> list[int]:
    """The canonical bytes of checked options: every field in order, `faces` with its length."""
    out: list[int] = []
    for f in fields(options):
        value = getattr(options, f.name)
        out += [len(value), *value] if f.name == "faces" else [int(value)]
    return out


def unpack(packed: list[int]) -> Options:
    """The inverse of `pack`. Raises ValueError if the bytes are not options."""
    values: dict[str, object] = {}
    at = 0
    for f in fields(Options):
        if at >= len(packed):
            raise ValueError("the options end too early")
        head, at = packed[at], at + 1
        if f.name == "faces":
            values[f.name] = tuple(packed[at : at + head])
            at += head
        elif isinstance(f.default, bool):
            values[f.name] = bool(head)
        else:
            values[f.name] = head
    options = Options(**values)  # type: ignore[arg-type]
    if pack(options) != packed:
        raise ValueError("these are not the bytes of options")
    return options


def slots_of(ghosts: int, incarnations: int) -> int:
    """Bit n is set: draw n is an incarnation. One lies on each ten ghosts from the bottom (GHO-3.5)."""
    total = ghosts + incarnations
    return sum(1 << total - (DATA.layer + 1) * k + 1 for k in range(1, incarnations + 1))


def make_setup(options: Options, seats: int) -> Setup:
    """Bind options and component data; `options` has been checked."""
    level = DATA.levels[options.difficulty - 1]
    wraith = 3 if options.dark_wraith_resistance == FIRST else 2
    setup = Setup(row(pack(options)), seats, options.difficulty, vec[i64](card_table(DATA, wraith)))
    sides = DATA.sides[seats - 1]
    setup.side_of = vec[i64](list(sides))
    setup.seat_of = vec[i64]([sides.index(side) if side in sides else -1 for side in range(SIDES)])
    setup.incarnations = level.incarnations[0 if seats <= 2 else 1]
    setup.ghosts = 55 - DATA.removed[seats - 1]
    setup.slots = slots_of(int(setup.ghosts), int(setup.incarnations))
    setup.start_qi = 5 if options.easy_initiation_5_qi else level.qi
    setup.qi_cap = 255 if options.qi_cap == FIRST else setup.start_qi
    setup.limit = level.haunted
    setup.power_tokens = DATA.power_tokens[seats - 1]
    setup.black_tao = options.initiation_black_tao
    setup.start_yin_yang = level.yin_yang
    if options.faces:
        setup.faces = sum((face - 1) << colour for colour, face in enumerate(options.faces))
    bind_rulings(setup, options)
    return setup


def bind_rulings(setup: Setup, options: Options) -> None:
    setup.twin_before = options.twin_winds_timing == SECOND
    setup.printed_scoring = options.scoring_profile == FIRST
    setup.deck_lasts = options.deck_out == SECOND
    setup.circle_stays = options.circle_token_when_haunted == SECOND
    setup.scroll_removed = options.mantra_on_power_loss == SECOND
    setup.herbalist_any_dice = options.herbalist_dice == SECOND
    setup.herbalist_white = options.herbalist_white == SECOND
    setup.score_neutral = options.score_neutral_qi == FIRST
    setup.circle_single_only = options.circle_on_multicolour == SECOND
    setup.dice_first = options.exorcism_dice_rule == SECOND
    setup.halves_optional = options.pavilion_halves == SECOND
    setup.solo_moves_self = options.solo_pavilion == FIRST
    setup.tokens_die = options.dead_taoist_power_tokens == SECOND
    setup.any_haunt_loses = options.full_line_loss == SECOND
    setup.yin_yang_between = options.yin_yang_between_blue_actions
