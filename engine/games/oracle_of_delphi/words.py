"""The Oracle of Delphi in words: names, and an action as a phrase."""

from __future__ import annotations

from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.data import DATA

COLOURS = DATA.colours
GODS = tuple(god.capitalize() for god in DATA.gods)
MONSTERS = DATA.monsters
LETTERS = ("", "Φ", "Ψ", "Σ", "Ω")
SOURCES = ("die", "oracle card", "extra action")
TASKS = ("shrine", "statue", "offering", "monster")
COMPANIONS = ("hero", "demigod", "creature")
KINDS = (
    "water",
    "Zeus",
    "cloud",
    "offering island",
    "temple",
    "statue island",
    "monster island",
    "city",
    "shallows",
)


def colour_name(colour: int) -> str:
    """By the engine's number, from 0."""
    return COLOURS[colour] if 0 <= colour < len(COLOURS) else f"colour {colour}"


def god_name(god: int) -> str:
    return GODS[god] if 0 <= god < len(GODS) else f"god {god}"


def card_name(card: int) -> str:
    """An equipment card, 1 to 22."""
    return DATA.equipment[card - 1].id if 1 <= card <= len(DATA.equipment) else f"card {card}"


def ship_name(tile: int) -> str:
    return DATA.ships[tile - 1].id if 1 <= tile <= len(DATA.ships) else f"ship tile {tile}"


def companion_name(companion: int) -> str:
    """By the engine's number, colour * 3 + type."""
    if not 0 <= companion < len(DATA.companions):
        return f"companion {companion}"
    kind = COMPANIONS[companion % 3]
    return f"{DATA.companions[companion]} ({colour_name(companion // 3)} {kind})"


def tile_name(tile: int) -> str:
    """An island tile, 1 to 12."""
    if not 1 <= tile <= terms.TILES:
        return "a tile"
    return f"{DATA.player_colours[(tile - 1) // 3]} {LETTERS[DATA.letters[tile - 1]]}"


def task_name(tile: int) -> str:
    """A Zeus tile by the engine's number."""
    kind, which = divmod(tile, 8)
    if kind >= len(TASKS):
        return f"Zeus tile {tile}"
    if kind == terms.T_SHRINE:
        return f"shrine tile {which + 1}"
    return f"{'white' if which == terms.WHITE else colour_name(which)} {TASKS[kind]} tile"


def space_name(space: int) -> str:
    """Spaces have numbers; their kind follows from the number."""
    starts = (
        0,
        terms.ZEUS,
        terms.CLOUD,
        terms.OFFERING,
        terms.TEMPLE,
        terms.STATUE,
        terms.MONSTER,
        terms.CITY,
    )
    if space == terms.ZEUS:
        return "Zeus"
    kind = 8 if space >= terms.SHALLOW else max(i for i, start in enumerate(starts) if space >= start)
    return f"{KINDS[kind]} {space}"


def source_name(source: int, printed: int) -> str:
    if source == terms.EXTRA_ACTION:
        return "the extra action"
    kind = SOURCES[source] if source < len(SOURCES) else f"source {source}"
    return f"a {colour_name(printed)} {kind}"


def describe(action: int) -> str:
    """An action as a phrase; any number gives one."""
    kind, a, b = act.kind_of(action), act.first(action), act.second(action)
    if kind == act.COMMIT:
        return f"use {source_name(a // 6, a % 6)} as {colour_name(b)}"
    if kind == act.DRAW:
        return f"use {source_name(a, b)} to draw an oracle card"
    if kind == act.FAVOR:
        return f"use {source_name(a, b)} for 2 favor"
    if kind == act.LOOK:
        return f"use {source_name(a, b)} to look at island tiles"
    if kind == act.RECOVER:
        return f"discard the injuries {colour_name(a // 6)}, {colour_name(a % 6)}, {colour_name(b)}"
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in AT_SPACE:
        return f"{AT_SPACE[kind]} {space_name(a)}"
    if kind in WITH_GOD:
        return WITH_GOD[kind].format(god_name(b if kind == act.ADVANCE_GOD else a))
    return describe_rest(action, kind, a, b)


def describe_rest(action: int, kind: int, a: int, b: int) -> str:
    if kind in COLOUR_AT:
        return COLOUR_AT[kind].format(colour_name(b), space_name(a))
    if kind == act.DRAFT:
        return f"choose the ship tile {ship_name(a)}"
    if kind == act.RETURN_TILE:
        return f"return the {task_name(a)}"
    if kind == act.TAKE_EQUIPMENT:
        return f"take {card_name(a)}"
    if kind == act.TAKE_COMPANION:
        return f"take {companion_name(a)}"
    if kind == act.HEAL:
        return f"discard all {colour_name(a)} injuries"
    return f"unknown action {action}"


PLAIN: dict[int, str] = {
    act.BONUS_FAVOR: "take 2 favor for having no injury",
    act.END: "end the turn and consult the oracle",
    act.MOVE: "move the ship",
    act.PAY: "pay 1 favor and fight on",
    act.SURRENDER: "surrender",
    act.DECLINE: "decline",
    act.STOP: "look at no more tiles",
    act.SKIP_ORACLE: "end the turn without consulting the oracle",
}
AT_SPACE: dict[int, str] = {
    act.EXPLORE: "explore",
    act.BUILD_SHRINE: "build a shrine at",
    act.SAIL: "sail to",
    act.LOOK_AT: "look at",
    act.SCOUT: "look at",
    act.UNCOVER: "uncover",
    act.RELOCATE: "put the ship on",
    act.TAKE_LETTER: "take the letter's reward at",
}
WITH_GOD: dict[int, str] = {
    act.BONUS_GOD: "advance {} for having no injury",
    act.GOD: "use the power of {}",
    act.TRADE: "send {} down for an oracle card",
    act.ADVANCE_GOD: "advance {}",
    act.STEP: "advance {} one step",
    act.TO_TOP: "move {} to the top row",
    act.REACT: "advance {} by the roll",
}
COLOUR_AT: dict[int, str] = {
    act.FIGHT: "fight the {} monster at {}",
    act.LOAD_OFFERING: "load the {} offering at {}",
    act.MAKE_OFFERING: "make the {} offering at {}",
    act.LOAD_STATUE: "load a {} statue at {}",
    act.RAISE_STATUE: "raise the {} statue at {}",
    act.TAKE_OFFERING: "take the {} offering from {}",
    act.STRIKE: "let Ares defeat the {} monster at {}",
    act.DISCARD_INJURIES: "discard all {} injuries",
    act.BUNDLE: "take the bundle of the {} equipment card",
    act.TAKE_STATUE: "take a {} statue from its city",
    act.FETCH: "let Hermes load a {} statue",
    act.THROW_OVERBOARD: "throw a {} piece overboard",
}
