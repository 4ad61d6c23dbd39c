"""Everything survives the wire; what makes no sense is malformed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.build import pick
from support.cases import EVERYTHING, FIRST, GAMES, each_case, each_game, each_number_of_seats
from support.claims import wire
from support.walks import legal, walk

from engine.core.faults import Corrupt, Malformed
from engine.core.ids import CHANCE, MAX_ACTION, NOBODY, REFEREE


def told(case):
    """Events of one game, as every viewer is told them."""
    for _, entry in walk(case, 0).moves():
        for viewer in (*case.viewers(), int(REFEREE)):
            yield from case.game.events(entry.notes, viewer)


@each_case
def test_every_action_survives_the_wire(case):
    codec = case.wire()
    for state in walk(case, 0).sample():
        for action in legal(state)[:40]:
            wire.survives(action, codec.action_to_message, codec.action_from_message, codec.Action)


@each_case
def test_every_outcome_survives_the_wire(case):
    codec = case.wire()
    for state, entry in walk(case, 0).moves():
        if state.to_act() == CHANCE:
            value = (entry.draw.stream, entry.action)
            encode = lambda pair: codec.outcome_to_message(*pair)  # noqa: E731
            wire.survives(value, encode, codec.outcome_from_message, codec.Outcome)


@each_case
def test_every_view_survives_the_wire(case):
    codec = case.wire()
    for state in walk(case, 0).sample():
        for viewer in case.viewers():
            seen = case.game.view(state, viewer)
            wire.survives(seen, codec.view_to_message, codec.view_from_message, codec.View)


@each_case
def test_every_event_survives_the_wire(case):
    codec = case.wire()
    for event in set(told(case)):
        wire.survives(event, codec.event_to_message, codec.event_from_message, codec.Event)


@each_case
def test_every_position_survives_the_wire(case):
    codec = case.wire()
    for state in walk(case, 0).sample():
        message = codec.state_to_message(state)
        assert type(message) is codec.State
        for each in (message, *wire.carried(message)):
            again = codec.state_from_message(each)
            assert again.to_bytes() == state.to_bytes()
            assert again.ply == state.ply


@pytest.mark.parametrize("case", EVERYTHING, ids=str)
def test_all_options_survive_the_wire_and_are_settled(case):
    codec = case.wire()
    wire.survives(case.options, codec.options_to_message, codec.options_from_message, codec.Options)
    assert case.game.check_options(case.options, case.seats) == case.options


@pytest.mark.parametrize("case", EVERYTHING, ids=str)
def test_the_components_of_all_options_fit_their_message(case):
    codec = case.wire()
    message = codec.components_to_message(case.game.components(case.options, case.seats))
    assert type(message) is codec.Components
    assert all(each == message for each in wire.carried(message))
    assert message.ByteSize() > 0


@each_game
def test_messages_that_say_nothing_are_malformed(game):
    codec = next(c for c in FIRST if c.game is game).wire()
    wire.refused(codec.action_from_message, codec.Action())
    wire.refused(codec.outcome_from_message, codec.Outcome())
    wire.refused(codec.event_from_message, codec.Event())
    wire.refused(codec.view_from_message, codec.View())
    wire.refused(codec.state_from_message, codec.State(), Corrupt)


@each_game
def test_empty_options_are_the_defaults(game):
    codec = next(c for c in FIRST if c.game is game).wire()
    for seats in game.seats:
        options = game.check_options(codec.options_from_message(codec.Options()), seats)
        assert game.new(options, seats).to_act() != NOBODY


@each_number_of_seats
def test_an_altered_action_is_malformed_or_another_action(case):
    codec = case.wire()
    for state in walk(case, 0).sample():
        for action in legal(state)[:10]:
            message = codec.action_to_message(action)
            for altered in wire.altered(message):
                number = wire.refused_or_read(codec.action_from_message, altered)
                assert number is None or 0 <= number <= MAX_ACTION
            for unknown in wire.unknown_enums(message):
                wire.refused(codec.action_from_message, unknown)


@each_number_of_seats
def test_an_altered_outcome_is_malformed_or_another_outcome(case):
    codec = case.wire()
    for state, entry in walk(case, 0).sample_moves(40):
        if state.to_act() == CHANCE:
            message = codec.outcome_to_message(entry.draw.stream, entry.action)
            for altered in wire.altered(message):
                wire.refused_or_read(codec.outcome_from_message, altered)
            for unknown in wire.unknown_enums(message):
                wire.refused(codec.outcome_from_message, unknown)


@each_number_of_seats
def test_an_altered_position_is_corrupt_or_another_position(case):
    codec = case.wire()
    for state in walk(case, 0).sample(pick(plain=2, compiled=6)):
        message = codec.state_to_message(state)
        for altered in wire.altered(message):
            wire.refused_or_read(codec.state_from_message, altered)
        for unknown in wire.unknown_enums(message):
            wire.refused(codec.state_from_message, unknown, Corrupt)


@each_number_of_seats
def test_an_altered_view_is_malformed_or_another_view(case):
    codec = case.wire()
    state = walk(case, 0).sample(3)[1]
    for viewer in (0, case.viewers()[-1]):
        message = codec.view_to_message(case.game.view(state, viewer))
        for altered in wire.altered(message):
            wire.refused_or_read(codec.view_from_message, altered)


@pytest.mark.parametrize("case", EVERYTHING, ids=str)
def test_altered_options_are_malformed_or_other_options(case):
    codec = case.wire()

    def settle(message):
        return case.game.check_options(codec.options_from_message(message), case.seats)

    message = codec.options_to_message(case.options)
    for altered in wire.altered(message):
        wire.refused_or_read(settle, altered)
    for unknown in wire.unknown_enums(message):
        wire.refused(settle, unknown)


DECODERS = ("action", "outcome", "event", "view", "options", "state")


@pytest.mark.parametrize("part", DECODERS)
@each_game
@settings(derandomize=True, deadline=None, max_examples=pick(plain=60, compiled=200), database=None)
@given(data=st.binary(max_size=40))
def test_bytes_from_anywhere_are_malformed_or_read(game, part, data):
    codec = next(c for c in FIRST if c.game is game).wire()
    kind = getattr(codec, part.capitalize())
    try:
        message = kind.FromString(data)
    except Exception:
        return  # protobuf itself refuses them
    decode = getattr(codec, f"{part}_from_message")
    try:
        decode(message)
    except Corrupt:
        assert part == "state"
    except Malformed:
        assert part != "state"


def test_all_games_are_met():
    assert {case.game.id for case in FIRST} == set(GAMES)
