"""The stack of what is still to be done: each job to its chapter, until a seat or chance must speak."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from engine.games.ghost_stories.rules import (
    arrival,
    dice,
    ending,
    exorcism,
    haunting,
    pavilion,
    rewards,
    tokens,
    village,
    yang,
    yin,
)
from engine.games.ghost_stories.terms import (
    JOB_ACTED,
    JOB_ARRIVAL,
    JOB_BANISH,
    JOB_CENTRE,
    JOB_CHOOSE_SET,
    JOB_CURSE,
    JOB_DISCARD,
    JOB_END_TURN,
    JOB_GAIN_QI,
    JOB_GIVE_YY,
    JOB_HERBS,
    JOB_LEFT,
    JOB_OVERRUN,
    JOB_REWARD,
    JOB_SECOND_HALF,
    JOB_SPEND,
    JOB_STEP_3,
    JOB_TAKE_TAO,
    JOB_THROW,
    JOB_VICTORY,
    JOB_WIDTH,
    JOB_WINDOW,
    JOB_YIN,
    JOBS,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState


def run(s: GhostStoriesState) -> None:
    """Do what is due until somebody is asked or the game is over."""
    while s.ended == 0 and s.point == 0:
        s.jobs -= 1
        at = JOBS + s.jobs * JOB_WIDTH
        job = s.cells[at]
        a = s.cells[at + 1]
        b = s.cells[at + 2]
        s.cells[at] = 0
        s.cells[at + 1] = 0
        s.cells[at + 2] = 0
        do_job(s, job, a, b)
    if s.ended != 0:
        ending.close(s)


def do_job(s: GhostStoriesState, job: i64, a: i64, b: i64) -> None:
    if job == JOB_YIN:
        yin.begin_turn(s, a)
    elif job == JOB_CENTRE:
        yin.do_centre(s, a, b)
    elif job == JOB_OVERRUN:
        yin.do_overrun(s)
    elif job == JOB_STEP_3:
        yin.do_step_3(s)
    elif job == JOB_ARRIVAL:
        arrival.begin_arrival(s)
    elif job == JOB_LEFT:
        arrival.do_left(s, a, b)
    elif job == JOB_CURSE:
        haunting.begin_curse(s, a, b)
    elif job == JOB_DISCARD:
        tokens.begin_discard(s, a)
    elif job == JOB_END_TURN:
        yin.do_end_turn(s)
    else:
        do_yang_job(s, job, a, b)


def do_yang_job(s: GhostStoriesState, job: i64, a: i64, b: i64) -> None:
    if job == JOB_WINDOW:
        yang.begin_window(s, a)
    elif job == JOB_ACTED:
        yang.acted(s)
    elif job == JOB_TAKE_TAO:
        tokens.begin_take(s, a)
    elif job == JOB_GAIN_QI:
        tokens.gain_qi(s, a)
    elif job == JOB_HERBS:
        village.gather(s, a)
    elif job == JOB_SECOND_HALF:
        pavilion.begin_second_half(s)
    else:
        do_exorcism_job(s, job, a, b)


def do_exorcism_job(s: GhostStoriesState, job: i64, a: i64, b: i64) -> None:
    if job == JOB_THROW:
        dice.begin_throw(s, a)
    elif job == JOB_CHOOSE_SET:
        exorcism.begin_choice(s)
    elif job == JOB_SPEND:
        exorcism.spend(s)
    elif job == JOB_BANISH:
        exorcism.banish(s)
    elif job == JOB_REWARD:
        rewards.begin_reward(s, a, b)
    elif job == JOB_GIVE_YY:
        rewards.begin_give_yin_yang(s)
    elif job == JOB_VICTORY:
        ending.do_victory(s)
