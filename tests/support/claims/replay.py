"""Records: playing one again gives the same match, and a record that was tampered with does not play."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ids import CHANCE, OK
from engine.core.kernel import Accepted, Refused, begin, chain, genesis, step
from engine.core.replay import Diverged, Move, replay
from support.walks import Walk, legal, odds_of


def moves_of(walk: Walk) -> list[Move]:
    return [Move(entry.seat, entry.action, entry.forced) for entry in walk.entries]


def a_replay_gives_the_same_match(walk: Walk) -> None:
    again = [(state.to_bytes(), entry) for state, entry in replay(walk.case.start(), moves_of(walk))]
    assert [entry for _, entry in again] == walk.entries, "an entry differs"
    assert [data for data, _ in again] == [p.to_bytes() for p in walk.positions[1:]], "a position differs"


def the_same_seed_deals_the_same_match(walk: Walk) -> None:
    """Plays the recorded actions through the kernel, which draws and plays what is forced by itself."""
    wanted = iter(entry for entry in walk.entries if entry.seat != CHANCE)
    played = begin(walk.case.start(), walk.seed, auto_forced=False)
    entries = list(played.entries)
    while played.state.to_act() >= 0:
        entry = next(wanted)
        answer = step(played.state, entry.seat, entry.action, walk.seed, auto_forced=False)
        assert isinstance(answer, Accepted)
        played = answer
        entries += played.entries
    assert entries == walk.entries, "equal seeds and equal actions gave unequal matches"


def a_tampered_action_diverges(walk: Walk, at: int, asked: tuple[int, ...]) -> None:
    """Replaces an entry by each number that is not legal or possible there."""
    state, entry = walk.positions[at], walk.entries[at]
    before = moves_of(walk)[:at]
    if entry.seat == CHANCE:
        odds = odds_of(state)
        wrong = [Move(int(CHANCE), number) for number in asked if odds.weight_of(number) == 0]
        wrong.append(Move(0, entry.action))
    else:
        wrong = [Move(entry.seat, n) for n in asked if state.check(entry.seat, n) != OK]
        wrong += [Move(int(CHANCE), entry.action), Move(entry.seat + 1, entry.action)]
    for move in wrong[:: max(1, len(wrong) // 4)]:
        plies = replay(walk.case.start(), [*before, move])
        for _ in before:
            next(plies)
        fault = divergence(plies)
        assert fault is not None, f"{move} was played at ply {at + 1}"
        assert fault.ply == at + 1, "the divergence is reported at the wrong ply"


def divergence(plies: Iterator[object]) -> Diverged | None:
    """What the next ply says against being played."""
    try:
        next(plies)
    except Diverged as fault:
        return fault
    return None


def a_refusal_changes_nothing(walk: Walk, at: int, asked: tuple[int, ...]) -> None:
    state = walk.positions[at]
    before, seat = state.to_bytes(), state.to_act()
    offered = set(legal(state))
    for number in asked[:12]:
        if number not in offered:
            assert isinstance(step(state, max(seat, 0), number, walk.seed), Refused)
    assert state.to_bytes() == before, "a refusal changed the position"


def digests_chain(walk: Walk) -> list[bytes]:
    """The chained digests of a walk, each entry having taken a millisecond more than the one before."""
    case = walk.case
    digest = genesis(case.game, case.start(), case.seats, bytes(32), bytes(32))
    found = [digest]
    for elapsed, entry in enumerate(walk.entries):
        digest = chain(digest, entry, elapsed)
        found.append(digest)
    return found
