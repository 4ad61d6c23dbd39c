"""Candidates for each decision point, in a fixed order. `check` alone decides which of them are legal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.core.ids import OK
from engine.core.state import Actions
from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi.rules import moving, sources
from engine.games.oracle_of_delphi.rules.counting import has
from engine.games.oracle_of_delphi.terms import (
    ARES,
    ARTEMIS,
    AT_BONUS,
    AT_COLOUR,
    AT_COMPANION,
    AT_DRAFT,
    AT_EQUIP,
    AT_FIGHT,
    AT_GODSTEP,
    AT_GODTARGET,
    AT_GODTOP,
    AT_LOOK,
    AT_MAIN,
    AT_MOVE,
    AT_OMEGA,
    AT_REACT,
    AT_RECOVER,
    AT_RETURN,
    AT_SCOUT,
    AT_TAKE,
    CARD,
    CITY,
    CLOUD,
    COLOURS,
    DICE,
    DIE,
    EQUIPMENT,
    EXTRA_ACTION,
    GOD,
    HAND,
    HERMES,
    INJURY,
    MONSTER,
    OFFERING,
    ON_MONSTER,
    ON_OFFERING,
    POSEIDON,
    SHIPS,
    STATUE,
    TEMPLE,
    TOP,
    WATERS,
    ZEUS,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState

RETURNABLE: Final[i64] = 32  # numbers of Zeus tiles end below this


def list_candidates(s: OracleState, out: Actions) -> None:
    point = s.point
    if s.actor < 0:
        return
    if point == AT_MAIN:
        main(s, out)
    elif point == AT_COLOUR:
        colour_bound(s, out)
    elif point == AT_MOVE:
        destinations(s, out)
    elif point == AT_GODSTEP:
        each_god(out, act.STEP)
        out.add(act.decline())
    elif point == AT_REACT:
        reactions(s, out)
        out.add(act.decline())
    elif point == AT_BONUS:
        out.add(act.bonus_favor())
        each_god(out, act.BONUS_GOD)
    elif point == AT_FIGHT:
        out.add(act.pay())
        out.add(act.surrender())
    elif point == AT_RECOVER:
        recoveries(s, out)
    elif point == AT_GODTARGET:
        targets(s, out)
    else:
        rewards(s, out)


def each_god(out: Actions, kind: i64) -> None:
    for god in range(COLOURS):
        out.add(act.build(kind, god))


def reactions(s: OracleState, out: Actions) -> None:
    for god in range(COLOURS):
        if has(s.mask, god):
            out.add(act.react(god))


def main(s: OracleState, out: Actions) -> None:
    seat = s.actor
    for c in range(COLOURS):
        if s.get(seat, DICE + c) > 0:
            uses(s, out, DIE, c)
    for c in range(COLOURS):
        if s.get(seat, HAND + c) > 0 and sources.check_source(s, seat, CARD, c) == OK:
            uses(s, out, CARD, c)
    if s.owns(seat, 17):
        uses(s, out, EXTRA_ACTION, 0)
    gods_on_top(s, out, act.GOD)
    gods_on_top(s, out, act.TRADE)
    out.add(act.end())


def gods_on_top(s: OracleState, out: Actions, kind: i64) -> None:
    for god in range(COLOURS):
        if s.get(s.actor, GOD + god) == TOP:
            out.add(act.build(kind, god))


def uses(s: OracleState, out: Actions, source: i64, printed: i64) -> None:
    out.add(act.draw(source, printed))
    out.add(act.favor(source, printed))
    out.add(act.look(source, printed))
    colours = sources.affordable(s, s.actor, source, printed)
    for c in range(COLOURS):
        if has(colours, c):
            out.add(act.commit(source, printed, c))


def colour_bound(s: OracleState, out: Actions) -> None:
    colour = s.colour - 1
    out.add(act.move())
    stop = s.ship(s.actor)
    for i in range(s.board.islands(stop)):
        at_island(out, s.board.island(stop, i), colour)
    out.add(act.discard_injuries(colour))
    out.add(act.advance_god(colour))
    out.add(act.bundle(colour))


def at_island(out: Actions, space: i64, colour: i64) -> None:
    if space >= CITY:
        out.add(act.load_statue(space, colour))
    elif space >= MONSTER:
        out.add(act.fight(space, colour))
    elif space >= STATUE:
        out.add(act.raise_statue(space, colour))
    elif space >= TEMPLE:
        out.add(act.make_offering(space, colour))
    elif space >= OFFERING:
        out.add(act.load_offering(space, colour))
    else:
        out.add(act.explore(space))
        out.add(act.build_shrine(space))


def destinations(s: OracleState, out: Actions) -> None:
    """All water with a creature, else the twelve spaces of the colour; and Zeus."""
    if moving.has_creature(s, s.actor, s.source, s.colour - 1):
        for space in range(WATERS):
            out.add(act.sail(space))
    else:
        start = (s.colour - 1) * 12
        for i in range(start, start + 12):
            out.add(act.sail(s.board.by_colour[i]))
    out.add(act.sail(ZEUS))


def recoveries(s: OracleState, out: Actions) -> None:
    for a in range(COLOURS):
        if s.get(s.actor, INJURY + a) > 0:
            for b in range(a, COLOURS):
                if s.get(s.actor, INJURY + b) > 0:
                    for c in range(b, COLOURS):
                        out.add(act.recover(a, b, c))


def targets(s: OracleState, out: Actions) -> None:
    god = s.in_use - 1
    if god == POSEIDON:
        for space in range(ZEUS + 1):
            out.add(act.relocate(space))
    elif god == ARTEMIS:
        clouds(out, act.UNCOVER)
    elif god == ARES:
        for space in range(MONSTER, CITY):
            for c in range(COLOURS):
                if (s.cells[ON_MONSTER + space - MONSTER] >> c) & 1 == 1:
                    out.add(act.strike(space, c))
    elif god == HERMES:
        for c in range(COLOURS):
            out.add(act.fetch(c))


def clouds(out: Actions, kind: i64) -> None:
    for space in range(CLOUD, OFFERING):
        out.add(act.build(kind, space))


def rewards(s: OracleState, out: Actions) -> None:
    point = s.point
    if point == AT_LOOK:
        clouds(out, act.LOOK_AT)
        out.add(act.stop())
    elif point == AT_SCOUT:
        clouds(out, act.SCOUT)
        clouds(out, act.UNCOVER)
    elif point == AT_EQUIP:
        for card in range(i64(1), EQUIPMENT + 1):
            out.add(act.take_equipment(card))
    elif point == AT_COMPANION:
        for kind in range(i64(3)):
            out.add(act.take_companion(s.pending_value() * 3 + kind))
    elif point == AT_OMEGA:
        for c in range(COLOURS):
            out.add(act.heal(c))
        out.add(act.decline())
    elif point == AT_TAKE:
        takes(s, out)
    elif point == AT_GODTOP:
        each_god(out, act.TO_TOP)
    else:
        early(s, out)


def early(s: OracleState, out: Actions) -> None:
    """The setup: ship tiles and Zeus tiles."""
    if s.point == AT_DRAFT:
        for tile in range(i64(1), SHIPS + 1):
            out.add(act.draft(tile))
    elif s.point == AT_RETURN:
        for number in range(RETURNABLE):
            out.add(act.return_tile(number))


def takes(s: OracleState, out: Actions) -> None:
    for c in range(COLOURS):
        out.add(act.take_statue(c))
    for space in range(OFFERING, TEMPLE):
        for c in range(COLOURS):
            if (s.cells[ON_OFFERING + space - OFFERING] >> c) & 1 == 1:
                out.add(act.take_offering(space, c))
    out.add(act.decline())
