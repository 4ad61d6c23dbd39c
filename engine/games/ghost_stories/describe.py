"""An action as a phrase."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories.names import colour_name, side_name, space_label, tile_label, tokens_text
from engine.games.ghost_stories.terms import COLOURS, SPACES


def seat_name(seat: int) -> str:
    return f"seat {seat}"


def dice_text(mask: int) -> str:
    dice = ", ".join(str(die + 1) for die in range(16) if mask >> die & 1)
    return f"roll dice {dice} again" if dice else "keep the dice"


def ghosts_text(mask: int) -> str:
    spaces = " and ".join(space_label(space) for space in range(16) if mask >> space & 1)
    return f"exorcise {spaces}" if spaces else "exorcise nothing"


def pay_text(tokens: int) -> str:
    counts = [int(act.tokens_in(tokens, colour)) for colour in range(COLOURS)]
    return f"spend {tokens_text(counts)}"


def plain(text: str) -> Callable[[int], str]:
    return lambda value: text


def named(text: str, name: Callable[[int], str]) -> Callable[[int], str]:
    return lambda value: text.format(name(value))


PHRASES: dict[int, Callable[[int], str]] = {
    int(act.PLACE_GHOST): named("place the ghost at {}", space_label),
    int(act.DISCARD_TAO): named("discard a {} token", colour_name),
    int(act.CHOOSE_VICTIM): named("{} loses 1 Qi", seat_name),
    int(act.KEEP_CURSE): plain("keep the curse die"),
    int(act.REROLL_CURSE): plain("roll the curse die again"),
    int(act.YIN_YANG_HELP): named("Yin-Yang: ask the villager of {}", tile_label),
    int(act.YIN_YANG_CLEAR): named("Yin-Yang: turn {} to its active side", tile_label),
    int(act.SPEND_POWER_TOKEN): named("power token: borrow the power of the {} board", side_name),
    int(act.USE_POCKETS): plain("use Bottomless Pockets"),
    int(act.USE_MANTRA): plain("use the Enfeeblement Mantra"),
    int(act.MOVE): named("move to {}", tile_label),
    int(act.STAY): plain("stay"),
    int(act.USE_TWIN_WINDS): plain("use the Dance of the Twin Winds"),
    int(act.REQUEST_HELP): plain("ask the villager here for help"),
    int(act.EXORCISE): plain("attempt an exorcism"),
    int(act.SKIP_ACTION): plain("take no further action"),
    int(act.PLACE_BUDDHA): named("place a Buddha at {}", space_label),
    int(act.DONE_BUDDHA): plain("place no further Buddha"),
    int(act.TAKE_POWER_TOKENS): named("take {} power tokens from the centre tile", str),
    int(act.END_TURN): plain("end the turn"),
    int(act.TAKE_TAO): named("take a {} token", colour_name),
    int(act.PUT_MANTRA): named("put the scroll onto the ghost at {}", space_label),
    int(act.CHOOSE_COMPANION): named("the winds carry {}", seat_name),
    int(act.MOVE_COMPANION): named("carried to {}", tile_label),
    int(act.REROLL): dice_text,
    int(act.CHOOSE_GHOSTS): ghosts_text,
    int(act.PAY): pay_text,
    int(act.SPEND_FROM): named("spend a token of {}", seat_name),
    int(act.CURSE_FIRST): named("the ghost of {} curses first", space_label),
    int(act.TAKE_QI): plain("take 1 Qi"),
    int(act.TAKE_YIN_YANG): plain("take the Yin-Yang back"),
    int(act.GIVE_QI): named("1 Qi for {}", seat_name),
    int(act.GIVE_YIN_YANG): named("the Yin-Yang for {}", seat_name),
    int(act.REVIVE): named("revive {}", seat_name),
    int(act.CLEAR_TILE): named("turn {} to its active side", tile_label),
    int(act.BANISH): named("discard the ghost at {}", space_label),
    int(act.CALM_BOARD): named("put the figures of the {} board back", side_name),
    int(act.SET_CIRCLE): named("put a {} token onto the Circle of Prayer", colour_name),
    int(act.LIFT_GHOST): named("move the ghost at {}", space_label),
    int(act.DROP_GHOST): named("to {}", space_label),
    int(act.LIFT_TAOIST): named("move {}", seat_name),
    int(act.DROP_TAOIST): named("to {}", tile_label),
    int(act.SKIP_HALF): plain("leave this half out"),
}


def describe(action: int) -> str:
    kind, value = int(act.kind_of(action)), int(act.value_of(action))
    if kind == act.HAND_OVER:
        return f"give a {colour_name(value & 15)} token to {seat_name(value >> 4)}"
    if kind not in PHRASES:
        return f"unknown action {action}"
    return PHRASES[kind](value)


assert SPACES < 16  # so that a set of spaces fits the value of an action
