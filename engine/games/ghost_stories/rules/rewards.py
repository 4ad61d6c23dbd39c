"""Rewards of right stones, for the exorcist or for the team (GHO-10.2, 10.4, 15.14, 15.15, 16.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.core.ids import OK
from engine.games.ghost_stories.rules import codes, tokens
from engine.games.ghost_stories.terms import (
    ALIVE,
    AT_GIVE_QI,
    AT_GIVE_YY,
    AT_QI_OR_YY,
    CARD_REWARD,
    CARD_WIDTH,
    JOB_GIVE_YY,
    JOB_TAKE_TAO,
    N_YIN_YANG_LOST,
    QI_AND_YY,
    QI_OR_YY,
    TAO_1,
    TAO_2,
    YIN_YANG,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def begin_reward(s: GhostStoriesState, card: i64, seat: i64) -> None:
    """A dead exorcist receives nothing (GHO-10.4); the team's reward stays."""
    reward = s.setup.cards[card * CARD_WIDTH + CARD_REWARD]
    if reward == QI_AND_YY:
        s.push(JOB_GIVE_YY)
        s.ask(AT_GIVE_QI, s.decider())
    elif not s.lives(seat):
        return
    elif reward == QI_OR_YY:
        if s.cells[YIN_YANG + seat] != 0:
            tokens.gain_qi(s, seat)
        else:
            s.ask(AT_QI_OR_YY, seat)
    elif reward == TAO_1 or reward == TAO_2:
        if reward == TAO_2:
            s.push(JOB_TAKE_TAO, seat)
        tokens.begin_take(s, seat)


def check_qi(s: GhostStoriesState) -> i64:
    return OK if s.point == AT_QI_OR_YY else codes.TURN


def do_qi(s: GhostStoriesState) -> None:
    tokens.gain_qi(s, s.actor)


def check_yin_yang(s: GhostStoriesState, seat: i64) -> i64:
    if s.is_seat(seat) and s.cells[YIN_YANG + seat] != 0:
        return codes.HAS_YIN_YANG
    return OK if s.point == AT_QI_OR_YY else codes.TURN


def do_yin_yang(s: GhostStoriesState) -> None:
    tokens.gain_yin_yang(s, s.actor)


def check_give_qi(s: GhostStoriesState, to: i64) -> i64:
    if s.point != AT_GIVE_QI:
        return codes.TURN
    return OK if s.lives(to) else codes.DEAD_GAIN_NOTHING


def do_give_qi(s: GhostStoriesState, to: i64) -> None:
    tokens.gain_qi(s, to)


def begin_give_yin_yang(s: GhostStoriesState) -> None:
    """To a living Taoist who lacks his own; if nobody does, it is lost (R-34)."""
    for seat in range(s.setup.seats):
        if s.cells[ALIVE + seat] != 0 and s.cells[YIN_YANG + seat] == 0:
            s.ask(AT_GIVE_YY, s.decider())
            return
    s.note(N_YIN_YANG_LOST)


def check_give_yin_yang(s: GhostStoriesState, to: i64) -> i64:
    if s.point != AT_GIVE_YY:
        return codes.TURN
    if not s.lives(to):
        return codes.DEAD_GAIN_NOTHING
    return codes.HAS_YIN_YANG if s.cells[YIN_YANG + to] != 0 else OK


def do_give_yin_yang(s: GhostStoriesState, to: i64) -> None:
    tokens.gain_yin_yang(s, to)
