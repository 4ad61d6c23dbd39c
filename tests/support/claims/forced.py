"""Forced moves: the kernel plays a decision with one legal action, and no other."""

from __future__ import annotations

from engine.core import kernel
from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import seeded
from engine.core.replay import Move, replay
from engine.core.state import State
from support.cases import Case
from support.walks import LONGEST, legal


def only_single_options_are_forced(case: Case, number: int) -> int:
    """Plays a random match with forced moves; returns how many there were."""
    seed, rng = number.to_bytes(32, "little"), seeded(number)
    step = kernel.begin(case.start(), seed)
    entries = list(step.entries)
    while step.state.to_act() != NOBODY:
        assert len(entries) < LONGEST
        the_kernel_stopped_at_a_choice(step.state)
        actions = legal(step.state)
        answer = kernel.step(step.state, step.state.to_act(), actions[rng.below(len(actions))], seed)
        assert isinstance(answer, kernel.Accepted)
        assert not answer.entries[0].forced, "the action that was submitted is called forced"
        step = answer
        entries += step.entries
    each_forced_entry_was_the_only_option(case, entries)
    return sum(entry.forced for entry in entries)


def the_kernel_stopped_at_a_choice(state: State) -> None:
    assert state.to_act() != CHANCE, "the kernel left chance to somebody else"
    assert len(legal(state)) >= 2, "the kernel left a forced action to its seat"


def each_forced_entry_was_the_only_option(case: Case, entries: list[kernel.Entry]) -> None:
    state = case.start()
    moves = [Move(entry.seat, entry.action, entry.forced) for entry in entries]
    for (after, _), entry in zip(replay(state, moves), entries, strict=True):
        if entry.forced:
            assert legal(state) == [entry.action], "an action was forced though there was a choice"
        state = after.clone()
