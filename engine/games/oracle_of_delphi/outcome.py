"""How a finished game ended, and the numbers that a refusal rests on."""

from __future__ import annotations

from engine.core.game import Fact, Result, ScoreLine, SeatResult
from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import scoring, terms
from engine.games.oracle_of_delphi.rules import codes, moving, sources
from engine.games.oracle_of_delphi.state import OracleState
from engine.games.oracle_of_delphi.words import colour_name, god_name, space_name

POINTS: dict[int, str] = {
    terms.AT_DRAFT: "choosing a ship tile",
    terms.AT_RETURN: "returning a Zeus tile",
    terms.AT_RECOVER: "recovering",
    terms.AT_BONUS: "the bonus for having no injury",
    terms.AT_MAIN: "an action",
    terms.AT_COLOUR: "what the colour is used for",
    terms.AT_MOVE: "a destination",
    terms.AT_FIGHT: "another round of the fight",
    terms.AT_EQUIP: "taking an equipment card",
    terms.AT_COMPANION: "taking a companion",
    terms.AT_GODSTEP: "a god step",
    terms.AT_OMEGA: "discarding injuries of one colour",
    terms.AT_LOOK: "looking at a tile",
    terms.AT_SCOUT: "E16",
    terms.AT_TAKE: "taking an item",
    terms.AT_GODTOP: "moving a god to the top row",
    terms.AT_GODTARGET: "the target of a god",
    terms.AT_REACT: "a reaction to the roll",
}


def result(s: OracleState) -> Result | None:
    """None until the game is over (ORA-18)."""
    if s.point != terms.AT_OVER:
        return None
    arrived = sum(s.get(seat, terms.ARRIVED) for seat in range(s.setup.seats))
    seats = tuple(seat_result(s, seat) for seat in range(s.setup.seats))
    if arrived == 0:
        return Result(seats, "The agreed number of rounds has been played and nobody has reached Zeus.")
    return Result(seats, "One ship has reached Zeus." if arrived == 1 else "Several ships have reached Zeus.")


def seat_result(s: OracleState, seat: int) -> SeatResult:
    return SeatResult(
        seat=seat,
        place=scoring.place(s, seat),
        share=scoring.share(s, seat),
        points=0,
        lines=(),
        tie_breaks=(
            ScoreLine("arrived", "Reached Zeus", s.get(seat, terms.ARRIVED)),
            ScoreLine("tasks_left", "Tasks left (fewer is better)", s.tasks_left(seat)),
            ScoreLine("oracle_cards", "Oracle cards", s.total(seat, terms.HAND)),
            ScoreLine("favor", "Favor", s.favor(seat)),
        ),
    )


def facts(s: OracleState, seat: int, action: int, code: int) -> tuple[Fact, ...]:
    """The numbers and names behind a refusal. Only what this seat itself may know."""
    kind, a, b = act.kind_of(action), act.first(action), act.second(action)
    if code in (codes.NOT_ASKED, codes.ACTIVE_SEAT, codes.OWN_TURN, codes.FINISH_FIRST, codes.DECLINING):
        waits = Fact("to_act", f"seat {s.actor}" if s.actor >= 0 else "nobody")
        return waits, Fact("waits_for", POINTS.get(s.point, "nothing"))
    if not s.is_seat(seat):
        return ()
    if code in (codes.RECOLOUR_PRICE, codes.CLOCKWISE) and kind == act.COMMIT and b < terms.COLOURS:
        price = sources.price(s, seat, a // 6, a % 6, b)
        return Fact("costs", price), Fact("favor", s.favor(seat))
    if code == codes.RANGE and kind == act.SAIL:
        return range_facts(s, seat, a)
    if code in (codes.RANGE, codes.FULL_PRICE, codes.EXTRA_ACTION, codes.FIGHT_PRICE):
        return (Fact("favor", s.favor(seat)),)
    if code == codes.DESTINATION:
        return Fact("asked", colour_name(s.colour - 1)), Fact("is", colour_name(s.board.detail[a]))
    if code == codes.COLOUR_ASKED and s.colour:
        return (Fact("committed_to", colour_name(s.colour - 1)),)
    return holding_facts(s, seat, a, b, kind, code)


def range_facts(s: OracleState, seat: int, space: int) -> tuple[Fact, ...]:
    spaces = s.board.distance(s.ship(seat), space, s.owns(seat, 2)) if space < terms.STOPS else 0
    reach = moving.range_of(s, seat, s.source, s.colour - 1) if s.colour else 0
    return Fact("spaces", spaces), Fact("range", reach), Fact("favor", s.favor(seat))


def holding_facts(s: OracleState, seat: int, a: int, b: int, kind: int, code: int) -> tuple[Fact, ...]:
    if code == codes.HOLD_FULL:
        aboard = s.total(seat, terms.OFFERINGS) + s.total(seat, terms.STATUES)
        return Fact("on_board", aboard), Fact("hold", s.hold(seat))
    if code == codes.NOT_ON_TOP and a < terms.COLOURS:
        return Fact("god", god_name(a)), Fact("row", s.get(seat, terms.GOD + a))
    if code == codes.ZEUS_EARLY:
        return (Fact("tasks_left", s.tasks_left(seat)),)
    if code == codes.NO_INJURY:
        return (Fact("injuries", s.total(seat, terms.INJURY)),)
    if code in (codes.MONSTER_UNNEEDED, codes.ITEM_UNNEEDED, codes.COLOUR_TWICE):
        return (Fact("colour", colour_name(b)),)
    if code in (codes.NEXT_TO, codes.ONE_WATER):
        return Fact("ship", space_name(s.ship(seat))), Fact("target", space_name(a))
    return ()
