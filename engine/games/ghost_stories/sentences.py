"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.game import Names
from engine.games.ghost_stories import event_types as ev
from engine.games.ghost_stories.names import (
    CURSE_FACES,
    ENDINGS,
    card_name,
    colour_name,
    kind_name,
    power_name,
    side_name,
    source_name,
    space_label,
)
from engine.games.ghost_stories.terms import ON_CARD

STONE_TEXTS = (
    "", "summons another ghost", "haunts its line", "costs 1 Qi", "starts on stone 1",
    "blocks all Tao tokens", "captures a Tao die", "blocks the power of its board", "blocks all powers",
    "costs everyone a Tao token", "clears the Circle of Prayer", "brings a curse", "haunts", "torments",
    "is immune to dice", "makes white count for nothing", "needs an empty opposite space", "needs a Buddha",
    "rewards", "rewards", "rewards", "rewards",
)  # fmt: skip


def the_board(side: int) -> str:
    return f"the {side_name(side - 1)} board"


def turn(e: ev.TurnBegan, names: Names) -> str:
    return (
        f"{names[e.seat]}'s turn begins." if e.seat is not None else f"{the_board(e.side).capitalize()} acts."
    )


def figure(e: ev.FigureMoved, names: Names) -> str:
    where = "on its card" if e.figure == ON_CARD else "on stone 1"
    return f"The haunting figure of {space_label(e.space)} is {where}."


def curse(e: ev.CurseRolled, names: Names) -> str:
    whom = names[e.seat] if e.seat is not None else the_board(e.side)
    return f"The curse of {source_name(e.source)} for {whom}: {CURSE_FACES[e.face - 1]}."


def circle(e: ev.CircleSet, names: Names) -> str:
    if e.colour == 0:
        return "The Circle of Prayer is empty."
    return f"A {colour_name(e.colour - 1)} token lies on the Circle of Prayer."


def asked(e: ev.HelpAsked, names: Names) -> str:
    how = " through the Yin-Yang" if e.yin_yang else ""
    return f"{names[e.seat]} asks {kind_name(e.kind)} for help{how}."


def scroll_back(e: ev.ScrollCameBack, names: Names) -> str:
    return f"The Mantra scroll {'is out of the game' if e.gone else 'leaves its ghost'}."


SENTENCES: dict[type[Any], Callable[[Any, Names], str]] = {
    ev.TileLaidOut: lambda e, n: f"Tile {e.tile} is {kind_name(e.kind)}.",
    ev.BoardLaidOut: lambda e, n: f"{the_board(e.side).capitalize()} is {colour_name(e.colour - 1)}.",
    ev.PowerShown: lambda e, n: f"{the_board(e.side).capitalize()} shows {power_name(e.power)}.",
    ev.FirstSeatSet: lambda e, n: f"{n[e.seat]} is first.",
    ev.TurnBegan: turn,
    ev.FigureMoved: figure,
    ev.TileHaunted: lambda e, n: f"Tile {e.tile}, {kind_name(e.kind)}, is haunted.",
    ev.TileCleared: lambda e, n: f"Tile {e.tile}, {kind_name(e.kind)}, is active again.",
    ev.NothingToHaunt: lambda e, n: f"The line of {space_label(e.space)} has no active tile.",
    ev.CardRevealed: lambda e, n: f"{card_name(e.card)} is drawn; {e.left} cards are left.",
    ev.GhostPlaced: lambda e, n: f"{card_name(e.card)} is placed at {space_label(e.space)}.",
    ev.GhostTrapped: lambda e, n: f"A Buddha at {space_label(e.space)} sends {card_name(e.card)} back.",
    ev.BuddhaReturned: lambda e, n: f"The Buddha of {space_label(e.space)} returns to the Temple.",
    ev.NoRoom: lambda e, n: "All twelve spaces hold ghosts: no ghost comes.",
    ev.NoCard: lambda e, n: "The deck is empty: no ghost comes.",
    ev.DieCaptured: lambda e, n: f"The ghost at {space_label(e.space)} captures a Tao die.",
    ev.DieFreed: lambda e, n: f"The Tao die held at {space_label(e.space)} is free.",
    ev.CurseRolled: curse,
    ev.CurseAverted: lambda e, n: f"Strength of a Mountain averts the curse from {n[e.seat]}.",
    ev.QiLost: lambda e, n: f"{n[e.seat]} loses 1 Qi and has {e.left}.",
    ev.QiGained: lambda e, n: f"{n[e.seat]} gains Qi and has {e.now}.",
    ev.BoardQiLost: lambda e, n: f"{the_board(e.side).capitalize()} loses 1 Qi and has {e.left}.",
    ev.TaoLost: lambda e, n: f"{n[e.seat]} gives up {e.count} {colour_name(e.colour - 1)}.",
    ev.TaoTaken: lambda e, n: f"{n[e.seat]} takes a {colour_name(e.colour - 1)} token.",
    ev.TaoistDied: lambda e, n: f"{n[e.seat]} dies.",
    ev.BoardPossessed: lambda e, n: f"{the_board(e.side).capitalize()} is possessed.",
    ev.TaoistRevived: lambda e, n: f"{n[e.seat]} comes back to life on tile {e.tile}.",
    ev.TaoistMoved: lambda e, n: f"{n[e.seat]} goes from tile {e.origin} to tile {e.target}.",
    ev.YinYangUsed: lambda e, n: f"{n[e.seat]} gives the Yin-Yang.",
    ev.YinYangGained: lambda e, n: f"{n[e.seat]} has the Yin-Yang again.",
    ev.YinYangLost: lambda e, n: "Nobody lacks a Yin-Yang: the team's is lost.",
    ev.PowerBorrowed: lambda e, n: f"{n[e.seat]} borrows the power of {the_board(e.side)}.",
    ev.PowerTokensTaken: lambda e, n: f"{n[e.seat]} takes {e.count} power tokens from the centre tile.",
    ev.ScrollPut: lambda e, n: f"The Mantra scroll is put onto the ghost at {space_label(e.space)}.",
    ev.ScrollCameBack: scroll_back,
    ev.HelpAsked: asked,
    ev.ExorcismAttempted: lambda e, n: f"{n[e.seat]} attempts an exorcism from tile {e.tile}.",
    ev.TaoDieRolled: lambda e, n: f"Tao die {e.die + 1} shows {colour_name(e.face - 1)}.",
    ev.GhostExorcised: lambda e, n: f"{n[e.seat]} exorcises {card_name(e.card)} at {space_label(e.space)}.",
    ev.NothingExorcised: lambda e, n: f"{n[e.seat]} exorcises nothing.",
    ev.GhostBanished: lambda e, n: f"The Sorcerer discards {card_name(e.card)} at {space_label(e.space)}.",
    ev.GhostMoved: lambda e, n: (
        f"{card_name(e.card)} is moved from {space_label(e.origin)} to {space_label(e.target)}."
    ),
    ev.CircleSet: circle,
    ev.BuddhaTaken: lambda e, n: f"{n[e.seat]} takes a Buddha.",
    ev.BuddhaPlaced: lambda e, n: f"{n[e.seat]} places a Buddha at {space_label(e.space)}.",
    ev.StoneActed: lambda e, n: f"{card_name(e.card)} {STONE_TEXTS[e.stone]}.",
    ev.GameEnded: lambda e, n: ENDINGS[e.ending],
}
