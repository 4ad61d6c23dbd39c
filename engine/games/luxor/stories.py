"""Events as sentences, actions as phrases."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.luxor import actions as a
from engine.games.luxor import events as e
from engine.games.luxor.names import HIDDEN, card_name, end_name, place_name, tile_name
from engine.games.luxor.terms import BY_OSIRIS, BY_TUNNEL

CAUSES = {int(BY_OSIRIS): "Osiris sends it on: ", int(BY_TUNNEL): "Through the tunnel: "}
ENDINGS = {
    "LUX-8.4": "Two adventurers have entered the tomb chamber and the round is complete: the game ends.",
    "LUX-8.5": "No adventurer moved for a whole round: the game ends.",
    "LUX-8.7": "The agreed number of rounds has been played: the game ends.",
}


def tell(event: e.Event, names: Sequence[str]) -> str:
    """One sentence."""
    seat = getattr(event, "seat", None)
    who = "" if seat is None else names[seat].replace("\n", " ")
    return tell_move(event, who) or tell_card(event, who) or tell_tile(event, who) or tell_rest(event, who)


def tell_move(event: e.Event, who: str) -> str:
    match event:
        case e.AdventurerChosen(_, position):
            return f"{who} chooses the adventurer at {place_name(position)}."
        case e.AdventurerMoved(_, start, goal, cause):
            return f"{CAUSES.get(cause, '')}{who} goes from {place_name(start)} to {place_name(goal)}."
        case e.AdventurerWoken(_, place):
            return f"{who} stands up the adventurer from Anubis place {place} on the stairs."
        case e.TombEntered(_, 0):
            return f"{who} pays a key and enters the tomb chamber."
        case e.TombEntered(_, sarcophagus):
            return f"{who} pays a key, enters the tomb chamber and takes the sarcophagus of {sarcophagus}."
        case e.NobodyCanMove():
            return f"The roll fits none of the adventurers of {who}."
        case e.DieRolled(_, roll):
            return f"{who} rolls {roll}."
    return ""


def tell_card(event: e.Event, who: str) -> str:
    match event:
        case e.CardDrawn(_, None):
            return f"{who} draws {HIDDEN}."
        case e.CardDrawn(_, int(card)):
            return f"{who} draws {card_name(card)}."
        case e.CardPlayed(_, place, card):
            return f"{who} plays {card_name(card)} from the {end_name(place)} end."
        case e.CardDiscarded(_, place, card):
            return f"{who} can play neither end and discards {card_name(card)} from the {end_name(place)}."
        case e.HorusCardTaken(_, level, card):
            return f"{who} takes {card_name(card)} from deck {level}."
        case e.HorusCardShown(level, card):
            return f"On deck {level} {card_name(card)} comes to light."
        case e.PileReshuffled(cards):
            return f"The discard pile is shuffled into a new draw pile of {cards} cards."
    return ""


def tell_tile(event: e.Event, who: str) -> str:
    match event:
        case e.TileLaid(space, tile):
            return f"Space {space} gets: {tile_name(tile)}."
        case e.SpaceChosen(_, 0):
            return f"{who} performs no tile action."
        case e.SpaceChosen(_, space):
            return f"{who} performs the action on space {space}."
        case e.TreasureTaken(_, space, tile, points):
            return f"{who} takes the {tile_name(tile)} from space {space} and scores {points}."
        case e.TreasureLeft(_, space):
            return f"{who} leaves the treasure on space {space}."
        case e.KeyTaken():
            return f"{who} takes a key."
        case e.HorusDeclined(_, space):
            return f"{who} takes nothing from the Horus tile on space {space}."
        case e.JokerTaken():
            return f"{who} takes a joker."
        case e.ScarabTaken(_, None):
            return f"{who} takes a scarab."
        case e.ScarabTaken(_, points):
            return f"{who} takes a scarab of {points}."
    return ""


def tell_rest(event: e.Event, who: str) -> str:
    match event:
        case e.StarterChosen():
            return f"{who} begins."
        case e.LastRoundBegan():
            return f"{who} is the second to enter: the round is completed, then the game ends."
        case e.TurnBegan(_, rounds):
            return f"Round {rounds + 1}: the turn of {who}."
        case e.GameEnded(article):
            return ENDINGS[article]
        case e.ScarabsShown(_, ()):
            return f"{who} has no scarabs."
        case e.ScarabsShown(_, points):
            return f"{who} turns up scarabs of {', '.join(map(str, points))}."
    raise ValueError(f"{event} is no event of Luxor")


def describe(action: int) -> str:
    """A phrase such as "play the left card". Any number gets one."""
    kind, value = a.kind_of(action), a.value_of(action)
    if kind == a.CHOOSE_STEPS:
        return describe_steps(a.steps_of(value))
    if kind == a.CHOOSE_SPACE:
        return f"perform the tile action on space {value}" if value else "perform no tile action"
    valued = {
        int(a.PLAY_CARD): f"play the {end_name(value)} card",
        int(a.DISCARD_CARD): f"discard the {end_name(value)} card",
        int(a.CHOOSE_ADVENTURER): f"move the adventurer at {place_name(value)}",
        int(a.CHOOSE_DECK): f"take the top card of Horus deck {value}",
        int(a.PASS): "pass",
        int(a.REORDER_HAND): "reorder the hand",
    }
    return valued.get(kind) or CHOICES.get((kind, value)) or "no action of Luxor"


def describe_steps(steps: int) -> str:
    if steps < 0:
        return "one step back" if steps == -1 else f"{-steps} steps back"
    return "one step" if steps == 1 else f"{steps} steps"


CHOICES: dict[tuple[int, int], str] = {
    (a.USE_HORUS, a.KEY): "take a key",
    (a.USE_HORUS, a.CARD): "take the Horus card",
    (a.USE_HORUS, a.DECLINE): "take nothing from the Horus tile",
    (a.PICK, a.PICK_JOKER): "take a joker",
    (a.PICK, a.PICK_SCARAB): "take a scarab",
    (a.TAKE_TREASURE, a.TAKE): "take the treasure with one adventurer fewer",
    (a.TAKE_TREASURE, a.LEAVE): "leave the treasure",
}
