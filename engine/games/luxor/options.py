"""The options of a match: the rulings that players may settle otherwise. 0 stands for the default."""

from __future__ import annotations

from dataclasses import dataclass, fields

from engine.core.faults import Malformed
from engine.core.game import Preset, Setting
from engine.games.luxor.state import Rules

DEFAULT_ROUNDS = 200
MAX_ROUNDS = 100_000
FIRST = 1  # each enum: 1 is the default, 2 the other value
SECOND = 2


@dataclass(frozen=True)
class Options:
    """Field names and numbers are those of the `Options` message."""

    starting_player: int = 0
    horus_tile: int = 0
    move_all_blocked: int = 0
    move_all_action: int = 0
    minus_one_take: int = 0
    last_to_penultimate_tomb: int = 0
    back_to_stairs: int = 0
    reshuffle: int = 0
    tunnels: int = 0
    stalemate: int = 0
    spent_keys: int = 0
    max_rounds: int = 0


# Field, title, values in the order of their numbers, ruling. Its place here is its bit in Rules.
SWITCHES = (
    ("starting_player", "Who begins", ("FIRST_SEAT", "RANDOM"), "R21"),
    ("horus_tile", "Declining a Horus tile", ("COMPULSORY", "MAY_DECLINE"), "R10"),
    (
        "move_all_blocked",
        "Move-all card with an adventurer that cannot go",
        ("STAYS", "CARD_UNPLAYABLE"),
        "R7",
    ),
    ("move_all_action", "Tile action after a move-all card", ("OPTIONAL", "COMPULSORY"), "R8"),
    ("minus_one_take", "Treasure within reach by a minus-one card", ("OPTIONAL", "COMPULSORY"), "R11"),
    ("last_to_penultimate_tomb", "Last to penultimate into the tomb chamber", ("ALLOWED", "FORBIDDEN"), "R9"),
    ("back_to_stairs", "Step back onto the stairs", ("FORBIDDEN", "ALLOWED"), "R4"),
    ("reshuffle", "Reshuffle of the discard pile", ("EAGER", "LAZY"), "R12"),
    ("tunnels", "Tunnel hops in one action", ("ONE_HOP", "CHAIN"), "R6"),
    ("stalemate", "Dead round", ("ALIGNED_ROUND", "ANY_TURNS"), "R15"),
    ("spent_keys", "Keys paid at the tomb chamber", ("OUT_OF_PLAY", "RECYCLED"), "R14"),
)

SETTINGS = (
    *(
        Setting(name, title, tuple(f"{name.upper()}_{value}" for value in values), ruling)
        for name, title, values, ruling in SWITCHES
    ),
    Setting("max_rounds", f"Rounds until the position is scored, 1 to {MAX_ROUNDS} (default 200)", (), "R22"),
)


def check_options(options: Options, seats: int) -> Options:
    """The same options with every default filled in; Malformed names a field that does not fit."""
    if seats not in (2, 3, 4):
        raise Malformed("seats", f"Luxor is for 2 to 4 players, not {seats}")
    values = {f.name: getattr(options, f.name) or FIRST for f in fields(options)}
    for name, _, names, _ in SWITCHES:
        if values[name] not in (FIRST, SECOND):
            raise Malformed(f"options.{name}", f"is one of {', '.join(names)}")
    values["max_rounds"] = options.max_rounds or DEFAULT_ROUNDS
    if not 1 <= values["max_rounds"] <= MAX_ROUNDS:
        raise Malformed("options.max_rounds", f"is a number of rounds from 1 to {MAX_ROUNDS}")
    return Options(**values)


def rules_of(options: Options, seats: int) -> Rules:
    """What the rules ask for, from options of any completeness."""
    full = check_options(options, seats)
    bits = sum((getattr(full, name) == SECOND) << i for i, (name, *_) in enumerate(SWITCHES))
    return Rules(seats, bits, full.max_rounds)


def options_of(rules: Rules) -> Options:
    """The options that these rules were made from, defaults filled in."""
    values = {name: (rules.bits >> i & 1) + FIRST for i, (name, *_) in enumerate(SWITCHES)}
    return Options(**values, max_rounds=rules.max_rounds)


PRESETS = (
    Preset("first_game", "First game: every ruling as recommended", check_options(Options(), 2)),
    Preset(
        "lenient",
        "Lenient: Horus tiles may be declined, steps back onto the stairs",
        check_options(Options(horus_tile=SECOND, back_to_stairs=SECOND), 2),
    ),
)
