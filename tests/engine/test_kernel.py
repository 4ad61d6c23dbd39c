"""The kernel: judge, apply, let chance speak, play what is forced; and replaying it."""

import dataclasses

import pytest
from support import parlour
from support.cases import Case
from support.parlour_state import Parlour
from support.walks import walk

from engine.core import kernel
from engine.core.ids import CHANCE, NOBODY
from engine.core.replay import Diverged, Move, replay

SEED = bytes(range(32))


def begun():
    return kernel.begin(Parlour(2), SEED)


def test_chance_speaks_before_the_first_decision():
    step = begun()
    assert [entry.seat for entry in step.entries] == [CHANCE] * 6
    assert [entry.ply for entry in step.entries] == list(range(1, 7))
    assert step.state.to_act() == 0


def test_without_a_seed_the_kernel_stops_where_chance_must_speak():
    step = kernel.begin(Parlour(2), None)
    assert (step.entries, step.state.to_act()) == ((), CHANCE)


def test_a_step_leaves_the_position_that_it_was_given():
    state = begun().state
    before = state.to_bytes()
    actions = [a for a in range(6) if state.check(0, a) == 0]
    answer = kernel.step(state, 0, actions[0], SEED)
    assert isinstance(answer, kernel.Accepted)
    assert state.to_bytes() == before != answer.state.to_bytes()


def test_a_refusal_names_the_codes_and_nothing_is_played():
    state = begun().state
    assert kernel.step(state, 1, 0, SEED) == kernel.Refused((2,))
    assert kernel.judge(state, 0, 99) == kernel.Refused((3,))


def test_an_entry_says_what_was_drawn_from_what():
    entry = begun().entries[0]
    assert entry.draw == kernel.Draw(0, 0, True, tuple((value, 3, 3) for value in range(6)))
    assert entry.notes[0][:2] == (1, 0)


def test_the_last_card_of_a_hand_is_played_by_the_kernel_unless_that_is_turned_off():
    for auto_forced, wanted in ((True, NOBODY), (False, 0)):
        state = begun().state
        while state.round < 2 and state.to_act() >= 0:
            card = next(a for a in range(6) if state.check(state.to_act(), a) == 0)
            answer = kernel.step(state, state.to_act(), card, SEED, auto_forced)
            state = answer.state
        assert state.to_act() == wanted
        assert any(entry.forced for entry in answer.entries) == auto_forced


@pytest.fixture(name="walked")
def walked_():
    return walk(Case(parlour.GAME, "kernel", parlour.Options(), 2), 0)


def chained(entries, commitment=bytes(32), mixed=bytes(32)):
    digest = kernel.genesis(parlour.GAME, Parlour(2), 2, commitment, mixed)
    for entry in entries:
        digest = kernel.chain(digest, entry, 1)
    return digest


CHANGES = [
    {"ply": 99},
    {"seat": 1},
    {"action": 5},
    {"forced": True},
    {"draw": None},
    {"draw": kernel.Draw(0, 0, True, ((0, 1, 1),))},
    {"state_digest": bytes(32)},
]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: next(iter(change)))
def test_the_chain_notices_a_change_of_any_entry(walked, change):
    entries = list(walked.entries)
    honest = chained(entries)
    for at in range(0, 6):
        changed = dataclasses.replace(entries[at], **change)
        if changed != entries[at]:
            assert chained([*entries[:at], changed, *entries[at + 1 :]]) != honest


def test_the_chain_notices_entries_left_out_or_exchanged(walked):
    entries = walked.entries
    assert chained(entries[:-1]) != chained(entries) != chained(entries[1:])
    assert chained([entries[1], entries[0], *entries[2:]]) != chained(entries)


def test_the_chain_notices_another_commitment_and_other_nonces(walked):
    digests = {
        chained(walked.entries),
        chained(walked.entries, commitment=bytes([1]) * 32),
        chained(walked.entries, mixed=bytes([1]) * 32),
    }
    assert len(digests) == 3


def test_the_beginning_of_the_chain_depends_on_game_version_seats_and_position():
    game = parlour.GAME
    starts = [
        kernel.genesis(game, Parlour(2), 2, bytes(32), bytes(32)),
        kernel.genesis(dataclasses.replace(game, id="x"), Parlour(2), 2, bytes(32), bytes(32)),
        kernel.genesis(dataclasses.replace(game, rules_version="x"), Parlour(2), 2, bytes(32), bytes(32)),
        kernel.genesis(game, Parlour(2), 3, bytes(32), bytes(32)),
        kernel.genesis(game, Parlour(3), 2, bytes(32), bytes(32)),
    ]
    assert len(set(starts)) == len(starts)


def test_the_time_that_a_move_took_is_part_of_the_chain(walked):
    entry = walked.entries[0]
    assert kernel.chain(bytes(32), entry, 5) != kernel.chain(bytes(32), entry, 6)
    assert kernel.chain(bytes(32), entry, 1 << 40) == kernel.chain(bytes(32), entry, 0xFFFFFFFF)


@pytest.mark.parametrize(
    ("move", "says"),
    [
        (Move(0, 1), "may not"),
        (Move(int(CHANCE), 99), "cannot be drawn"),
    ],
)
def test_a_record_that_cannot_be_played_says_at_which_ply(move, says):
    with pytest.raises(Diverged, match=f"ply 1: .*{says}") as caught:
        list(replay(Parlour(2), [move]))
    assert caught.value.ply == 1


def test_nothing_is_drawn_when_a_seat_is_to_act():
    with pytest.raises(Diverged, match="nothing is drawn here"):
        list(replay(begun().state, [Move(int(CHANCE), 0)]))
