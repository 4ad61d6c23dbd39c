"""Taking and losing Tao tokens, Qi and the Yin-Yang; death and return (GHO-2, 17, 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.ghost_stories.rules import codes, ending, scroll
from engine.games.ghost_stories.terms import (
    ALIVE,
    AT,
    AT_DISCARD,
    AT_TAKE_TAO,
    AT_VICTIM,
    BOARD_QI,
    CEMETERY,
    COLOURS,
    FRESH,
    JOB_DISCARD,
    N_BOARD_QI_LOST,
    N_DIED,
    N_POSSESSED,
    N_QI_GAINED,
    N_QI_LOST,
    N_REVIVED,
    N_TAO_LOST,
    N_TAO_TAKEN,
    N_YIN_YANG_GAINED,
    POWER_TOKENS,
    QI,
    READY,
    SIDES,
    SUPPLY,
    TAO,
    YIN_YANG,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


# ---- Tao tokens ----


def give_back(s: GhostStoriesState, seat: i64, colour: i64, count: i64) -> None:
    """Tokens of a Taoist return to the supply."""
    if count > 0:
        s.cells.bump(TAO + seat * COLOURS + colour, -count)
        s.cells.bump(SUPPLY + colour, count)
        s.note(N_TAO_LOST, seat, colour, count)


def lose_all_tao(s: GhostStoriesState, seat: i64) -> None:
    for colour in range(COLOURS):
        give_back(s, seat, colour, s.tao(seat, colour))


def take(s: GhostStoriesState, seat: i64, colour: i64) -> None:
    """One token from the supply, if there is one (GHO-2.1)."""
    if s.cells[SUPPLY + colour] > 0:
        s.cells.bump(SUPPLY + colour, -1)
        s.cells.bump(TAO + seat * COLOURS + colour, 1)
        s.note(N_TAO_TAKEN, seat, colour)


def begin_take(s: GhostStoriesState, seat: i64) -> None:
    """Ask for the colour of a token, unless the Taoist is dead or the supply is empty."""
    if s.lives(seat) and s.supply_total() > 0:
        s.mark = seat + 1
        s.ask(AT_TAKE_TAO, seat)


def check_take(s: GhostStoriesState, colour: i64) -> i64:
    if s.point != AT_TAKE_TAO:
        return codes.TURN
    if colour < 0 or colour >= COLOURS or s.cells[SUPPLY + colour] == 0:
        return codes.NOT_IN_SUPPLY
    return OK


def do_take(s: GhostStoriesState, colour: i64) -> None:
    seat = s.mark - 1
    s.mark = 0
    take(s, seat, colour)
    s.proceed()


def begin_group_loss(s: GhostStoriesState) -> None:
    """Everyone discards a token, clockwise from the active board (GHO-15.9, R-48)."""
    for step in range(SIDES):
        side = (s.active + SIDES - 1 - step) % SIDES
        seat = s.setup.seat_of[side]
        if seat >= 0 and s.cells[ALIVE + seat] != 0:
            s.push(JOB_DISCARD, seat)


def begin_discard(s: GhostStoriesState, seat: i64) -> None:
    if s.lives(seat) and s.tao_total(seat) > 0:
        s.ask(AT_DISCARD, seat)


def check_discard(s: GhostStoriesState, seat: i64, colour: i64) -> i64:
    if s.point != AT_DISCARD or seat != s.actor:
        return codes.TURN
    if colour < 0 or colour >= COLOURS or s.tao(seat, colour) == 0:
        return codes.DISCARD_OWN
    return OK


def do_discard(s: GhostStoriesState, colour: i64) -> None:
    give_back(s, s.actor, colour, 1)
    s.proceed()


# ---- Qi ----


def gain_qi(s: GhostStoriesState, seat: i64, count: i64 = 1) -> None:
    """A dead Taoist never gains anything (GHO-17.5)."""
    if s.lives(seat):
        s.cells[QI + seat] = min(s.setup.qi_cap, s.cells[QI + seat] + count)
        s.note(N_QI_GAINED, seat, s.cells[QI + seat])


def gain_yin_yang(s: GhostStoriesState, seat: i64) -> None:
    s.cells[YIN_YANG + seat] = 1
    s.note(N_YIN_YANG_GAINED, seat)


def lose_qi(s: GhostStoriesState, seat: i64) -> None:
    """At 0 he dies at once (GHO-17.1)."""
    s.cells.bump(QI + seat, -1)
    s.note(N_QI_LOST, seat, s.cells[QI + seat])
    if s.cells[QI + seat] == 0:
        die(s, seat)


def lose_board_qi(s: GhostStoriesState, side: i64) -> None:
    """A neutral board loses 1 Qi, a possessed one makes a player lose it (GHO-18.2 to 18.4)."""
    if s.is_possessed(side):
        begin_victim(s)
        return
    s.cells.bump(BOARD_QI + side, -1)
    s.note(N_BOARD_QI_LOST, side, s.cells[BOARD_QI + side])
    if s.cells[BOARD_QI + side] == 0:
        s.note(N_POSSESSED, side)
        scroll.mind(s)


def lose_active_qi(s: GhostStoriesState) -> None:
    """The active Taoist pays, or failing him the board whose turn it is (GHO-4.4, R-11)."""
    seat = s.active_seat()
    if seat >= 0:
        lose_qi(s, seat)
    else:
        lose_board_qi(s, s.active)


def begin_victim(s: GhostStoriesState) -> None:
    s.ask(AT_VICTIM, s.decider())


def check_victim(s: GhostStoriesState, victim: i64) -> i64:
    if s.point != AT_VICTIM:
        return codes.TURN
    return OK if s.lives(victim) else codes.LIVING_VICTIM


def do_victim(s: GhostStoriesState, victim: i64) -> None:
    s.proceed()
    lose_qi(s, victim)


# ---- death and return ----


def die(s: GhostStoriesState, seat: i64) -> None:
    """Everything he has is lost, and his board is neutral and possessed (GHO-17.1 to 17.3)."""
    s.cells[ALIVE + seat] = 0
    s.note(N_DIED, seat)
    lose_all_tao(s, seat)
    s.cells[YIN_YANG + seat] = 0
    s.cells[READY + seat] = 0
    s.cells[FRESH + seat] = 0
    if not s.setup.tokens_die:
        s.centre += s.cells[POWER_TOKENS + seat]
    s.cells[POWER_TOKENS + seat] = 0
    s.cells[AT + seat] = s.tile_of(CEMETERY)
    scroll.mind(s)
    ending.mind_taoists(s)


def revive(s: GhostStoriesState, seat: i64) -> None:
    """Back with 2 Qi on the Cemetery, and nothing else (GHO-13.1, 17.4)."""
    s.cells[ALIVE + seat] = 1
    s.cells[QI + seat] = min(s.setup.qi_cap, i64(2))
    s.cells[AT + seat] = s.tile_of(CEMETERY)
    s.note(N_REVIVED, seat, s.cells[AT + seat])
