"""LUX-8 Tomb chamber and end: entering, the end of a turn, and the ways in which the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.games.luxor.rules.codes import DEAD_ROUND, LENGTH_GUARD, ROUND_COMPLETED
from engine.games.luxor.rules.tables import BIT, SARCOPHAGUS
from engine.games.luxor.terms import AT_OVER, AT_TURN, N_ENTERED, N_LAST_ROUND, N_OVER, N_SCARABS, N_TURN

if TYPE_CHECKING:
    from engine.games.luxor.state import LuxorState, Player


def enter_tomb(s: LuxorState, me: Player) -> None:
    """Pay a key and take a sarcophagus if one is left (LUX-8.2, 8.3)."""
    me.keys -= 1
    if s.rules.keys_recycled:
        s.keys_left += 1
    prize: i64 = 0
    if s.entered < 2:
        prize = SARCOPHAGUS[s.entered]
        me.sarcophagi |= BIT[s.entered]
    s.entered += 1
    s.note(N_ENTERED, s.active, prize)
    if s.entered == 2:
        s.note(N_LAST_ROUND, s.active)


def end_turn(s: LuxorState) -> None:
    """The next seat's turn, or the end of the game (LUX-2.6, 8.4, 8.5, 8.7)."""
    if s.moved != 0:
        s.round_moved = 1
        s.dead_turns = 0
    else:
        s.dead_turns += 1
    clear_turn(s)
    round_over = s.active == s.last_seat()
    if round_over:
        s.rounds += 1
    ending = find_ending(s, round_over)
    if ending != 0:
        end_game(s, ending)
        return
    if round_over:
        s.round_moved = 0
    s.active = (s.active + 1) % s.rules.seats
    s.point = AT_TURN
    s.note(N_TURN, s.active, s.rounds)


def find_ending(s: LuxorState, round_over: bool) -> i64:
    """The article by which the game ends after this turn, or 0. Chapter 8 in order."""
    if round_over and s.entered >= 2:
        return ROUND_COMPLETED
    if s.rules.any_dead_turns:
        if s.dead_turns >= s.rules.seats:
            return DEAD_ROUND
    elif round_over and s.round_moved == 0:
        return DEAD_ROUND
    if round_over and s.rounds >= s.rules.max_rounds:
        return LENGTH_GUARD
    return 0


def end_game(s: LuxorState, ending: i64) -> None:
    """Nobody is to act any more; the scarabs are turned up (LUX-9.6)."""
    s.ending = ending
    s.point = AT_OVER
    s.note(N_OVER, ending)
    for seat in range(s.rules.seats):
        s.note(N_SCARABS, seat, pack_scarabs(s.players[seat]))


def pack_scarabs(me: Player) -> i64:
    """How many scarabs of each value a seat has, in one number: a byte for each, from 1 point up."""
    packed: i64 = 0
    for points in range(i64(1), me.scarabs.size):
        packed |= me.scarabs[points] << (8 * (points - 1))
    return packed


def clear_turn(s: LuxorState) -> None:
    s.card = 0
    s.end = 0
    s.roll = 0
    s.where = 0
    s.arrived = 0
    s.woken = 0
    s.moved = 0
    s.acted = 0
    s.level = 0
