"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.game import Names
from engine.games.oracle_of_delphi import events as ev
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.words import (
    TASKS,
    card_name,
    colour_name,
    companion_name,
    god_name,
    ship_name,
    source_name,
    space_name,
    tile_name,
)


def tell(event: ev.Event, names: Names) -> str:
    """An event as a sentence; a nameless seat is called by its number."""
    seat = getattr(event, "seat", None)
    who = "" if seat is None else (names[seat].replace("\n", " ") or f"Seat {seat}")
    return SENTENCES[type(event)](event, who)


def colour(number: int) -> str:
    """From 1, as in events."""
    return colour_name(number - 1)


def colours(numbers: tuple[int, ...]) -> str:
    return ", ".join(colour(n) for n in numbers) or "none"


def task(event: ev.TaskRemoved | ev.TaskDone) -> str:
    if event.shrine:
        return f"shrine tile {event.shrine}"
    return f"{colour(event.colour) if event.colour else 'white'} {TASKS[event.task - 1]} tile"


def paid(favor: int) -> str:
    return f" for {favor} favor" if favor else ""


def looked(event: ev.TileLookedAt, who: str) -> str:
    seen = f": {tile_name(event.tile)}" if event.tile else ""
    return f"{who} looks at the tile of {space_name(event.space)}{seen}."


def used(event: ev.SourceUsed, who: str) -> str:
    source = source_name(event.source - 1, event.printed - 1)
    becomes = f" as {colour(event.colour)}" if event.colour else ""
    return f"{who} uses {source}{becomes}{paid(event.favor)}."


def ended(event: ev.GameEnded, _: str) -> str:
    if event.by_cap:
        return "The last round that was agreed on is over; nobody has reached Zeus."
    return "The round of the arrival is over, and so is the game."


def dealt(event: ev.Dealt, _: str) -> str:
    what = {terms.K_OFFERING: "offering", terms.K_TEMPLE: "temple", terms.K_MONSTER: "monster"}
    return f"{space_name(event.space)} gets a {colour(event.colour)} {what.get(event.kind - 1, 'piece')}."


SENTENCES: dict[type[Any], Callable[[Any, str], str]] = {
    ev.FirstSeatDrawn: lambda e, who: f"{who} is the starting seat.",
    ev.PlayerColourSet: lambda e, who: (
        f"{who} plays {('', 'red', 'yellow', 'green', 'blue')[e.player_colour]}."
    ),
    ev.BoardDrawn: lambda e, who: f"Board number {e.number} is laid out.",
    ev.Dealt: dealt,
    ev.EquipmentRevealed: lambda e, who: f"{card_name(e.card)} comes to the display.",
    ev.ShipTileOpened: lambda e, who: f"The ship tile {ship_name(e.ship_tile)} is open for the draft.",
    ev.ShipTileTaken: lambda e, who: f"{who} has the ship tile {ship_name(e.ship_tile)}.",
    ev.OracleRolled: lambda e, who: f"{who} rolls {colours(e.colours)}.",
    ev.Injured: lambda e, who: (
        f"{who} draws a {colour(e.colour)} injury" + (", which the hero discards." if e.spared else ".")
    ),
    ev.DoublesTurned: lambda e, who: (
        f"Coloured tasks: monsters {colours(e.monsters)}; offerings {colours(e.offerings)}."
    ),
    ev.TaskRemoved: lambda e, who: f"{who} returns a {task(e)} without reward.",
    ev.TurnBegun: lambda e, who: f"Round {e.round}: {who}'s turn.",
    ev.Recovered: lambda e, who: f"{who} recovers and discards {colours(e.colours)}.",
    ev.FavorGained: lambda e, who: f"{who} takes {e.favor} favor.",
    ev.OracleCardDrawn: lambda e, who: f"{who} draws a {colour(e.colour)} oracle card.",
    ev.Reshuffled: lambda e, who: f"The {'injury' if e.injuries else 'oracle'} cards are shuffled anew.",
    ev.SourceUsed: used,
    ev.Moved: lambda e, who: (
        f"{who} sails from {space_name(e.start)} to {space_name(e.space)}{paid(e.favor)}."
    ),
    ev.FightBegun: lambda e, who: (
        f"{who} fights the {colour(e.colour)} monster at {space_name(e.space)}, strength {e.strength}."
    ),
    ev.RoundFought: lambda e, who: (
        f"{who} rolls {e.rolled} against {e.strength}: {'won' if e.won else 'lost'}."
    ),
    ev.FightContinued: lambda e, who: f"{who} pays 1 favor and fights on against {e.strength}.",
    ev.Surrendered: lambda e, who: f"{who} gives up the fight.",
    ev.MonsterDefeated: lambda e, who: (
        f"{who} defeats the {colour(e.colour)} monster at {space_name(e.space)}."
    ),
    ev.TaskDone: lambda e, who: f"{who} completes a {task(e)}; {e.left} left.",
    ev.TileLookedAt: looked,
    ev.TileUncovered: lambda e, who: f"{who} uncovers {tile_name(e.tile)} at {space_name(e.space)}.",
    ev.ShrineBuilt: lambda e, who: f"{who} builds a shrine at {space_name(e.space)}.",
    ev.Loaded: lambda e, who: (
        f"{who} loads a {colour(e.colour)} {TASKS[e.task - 1]} at {space_name(e.space)}."
    ),
    ev.Delivered: lambda e, who: (
        f"{who} delivers the {colour(e.colour)} {TASKS[e.task - 1]} at {space_name(e.space)}."
    ),
    ev.InjuriesDiscarded: lambda e, who: f"{who} discards {e.count} {colour(e.colour)} injuries.",
    ev.GodMoved: lambda e, who: f"{who}'s {god_name(e.god - 1)} is on row {e.row}.",
    ev.PowerUsed: lambda e, who: f"{who} uses the power of {god_name(e.god - 1)}.",
    ev.GodTraded: lambda e, who: f"{who} sends {god_name(e.god - 1)} down for an oracle card.",
    ev.ShieldRaised: lambda e, who: f"{who}'s shield is on {e.shield}.",
    ev.EquipmentTaken: lambda e, who: f"{who} takes {card_name(e.card)}.",
    ev.EquipmentSpent: lambda e, who: f"{card_name(e.card)} of {who} is spent.",
    ev.CompanionTaken: lambda e, who: f"{who} is joined by {companion_name(e.companion - 1)}.",
    ev.Declined: lambda e, who: f"{who} declines.",
    ev.TitanRolled: lambda e, who: f"The Titan die shows {e.strength}.",
    ev.TitanAttacked: lambda e, who: f"The Titan attacks with strength {e.strength}.",
    ev.Arrived: lambda e, who: f"{who} has reached Zeus!",
    ev.GameEnded: ended,
}
