"""What is still to be done: every job can be done, and the last one leads to another question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.games.ghost_stories.rules import exorcism, payment
from engine.games.ghost_stories.terms import (
    AFTER_BUDDHA,
    ALIVE,
    AT_OWNER,
    AT_PAY,
    BOARD_CONTEXT,
    CARDS,
    CEMETERY_SOURCE,
    COLOURS,
    JOB_ACTED,
    JOB_BANISH,
    JOB_CENTRE,
    JOB_CHOOSE_SET,
    JOB_CURSE,
    JOB_DISCARD,
    JOB_END_TURN,
    JOB_GAIN_QI,
    JOB_HERBS,
    JOB_LEFT,
    JOB_REWARD,
    JOB_SECOND_HALF,
    JOB_SPEND,
    JOB_STEP_3,
    JOB_TAKE_TAO,
    JOB_THROW,
    JOB_WIDTH,
    JOB_WINDOW,
    JOB_YIN,
    JOBS,
    JOBS_MAX,
    SIDES,
    SPACES,
    SPEND,
)

if TYPE_CHECKING:
    from engine.games.ghost_stories.state import GhostStoriesState

JOBS_ROOM: Final[i64] = 16  # jobs of one position in practice: nested arrivals are the deepest


def jobs_fit(s: GhostStoriesState) -> bool:
    if s.jobs < 0 or s.jobs > JOBS_MAX - JOBS_ROOM:
        return False
    for i in range(JOBS_MAX):
        at = JOBS + i * JOB_WIDTH
        job = s.cells[at]
        a = s.cells[at + 1]
        b = s.cells[at + 2]
        if i >= s.jobs:
            if job + a + b != 0:
                return False
        elif not job_fits(s, job, a, b) or (i == 0) != is_root(job):
            return False
    return True


def is_root(job: i64) -> bool:
    """It leads on to a window or a turn by itself; exactly the lowest job does."""
    return job in (JOB_YIN, JOB_STEP_3, JOB_WINDOW, JOB_ACTED, JOB_END_TURN)


def job_fits(s: GhostStoriesState, job: i64, a: i64, b: i64) -> bool:
    if job < JOB_YIN or job > JOB_SECOND_HALF:
        return False
    if job == JOB_YIN:
        return a < SIDES
    if job == JOB_CENTRE:
        return a < SPACES and b > 0 and b < CARDS
    if job == JOB_LEFT:
        return a < SPACES and b <= 2 and s.ghost(a) != 0
    if job == JOB_CURSE:
        return a <= CEMETERY_SOURCE and context_fits(s, b)
    if job in (JOB_DISCARD, JOB_TAKE_TAO, JOB_GAIN_QI, JOB_HERBS):
        return a < s.setup.seats
    if job == JOB_WINDOW:
        return a <= AFTER_BUDDHA
    if job == JOB_REWARD:
        return a > 0 and a < CARDS and b < s.setup.seats
    if job == JOB_THROW or job == JOB_CHOOSE_SET:
        return a <= 4 and s.active_seat() >= 0
    return True


def context_fits(s: GhostStoriesState, context: i64) -> bool:
    if context < BOARD_CONTEXT:
        return context < s.setup.seats
    return context < BOARD_CONTEXT + SIDES


def has_job(s: GhostStoriesState, job: i64) -> bool:
    for i in range(s.jobs):
        if s.cells[JOBS + i * JOB_WIDTH] == job:
            return True
    return False


def exorcism_fits(s: GhostStoriesState) -> bool:
    """Ghosts chosen are faced, and the tokens still to spend are within reach."""
    paying = s.point == AT_PAY or s.point == AT_OWNER
    if paying != (s.chosen != 0) or has_job(s, JOB_SPEND):
        return False
    if has_job(s, JOB_BANISH) != (s.point == AT_OWNER):
        return False
    if not paying:
        return spend_total(s) == 0
    if exorcism.check_faced(s, s.actor, s.chosen) != 0:
        return False
    return spend_total(s) == 0 if s.point == AT_PAY else reachable(s)


def spend_total(s: GhostStoriesState) -> i64:
    total: i64 = 0
    for colour in range(COLOURS):
        total += s.cells[SPEND + colour]
    return total


def reachable(s: GhostStoriesState) -> bool:
    """The tokens can be taken from Taoists on the tile, and the colour asked for is one of them."""
    if payment.tokens_blocked(s) or s.mark == 0 or s.cells[SPEND + s.mark - 1] == 0:
        return False
    for colour in range(COLOURS):
        owned: i64 = 0
        for seat in range(s.setup.seats):
            if s.cells[ALIVE + seat] != 0 and s.place(seat) == s.place(s.actor):
                owned += s.tao(seat, colour)
        if owned < s.cells[SPEND + colour]:
            return False
    return True
