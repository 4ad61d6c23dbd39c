"""Knowledge copes with every position: all levels, options and numbers of seats, well or badly played."""

import tomllib
from pathlib import Path

import pytest
from support.build import pick

from engine.core.heuristics import Values, Weights
from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import seeded
from engine.core.state import Actions, Outcomes
from engine.games.ghost_stories.game import GAME
from engine.games.ghost_stories.knowledge import outlook
from engine.games.ghost_stories.knowledge.worth import Given, Worth
from engine.games.ghost_stories.options import Options, check_options
from engine.games.ghost_stories.weights import WORTH

KNOWS = GAME.heuristics
WEIGHTS = tomllib.loads((Path(outlook.__file__).parents[1] / "weights.toml").read_text(encoding="utf-8"))
GAMES = pick(plain=1, compiled=12)  # for each case of options


def every_case():
    """Options, seats and a number for the generator."""
    for level in (1, 2, 3, 4):
        for seats in (1, 2, 3, 4):
            yield Options(difficulty=level), seats
    for setting in GAME.settings:
        if len(setting.values) == 2 and setting.id not in ("board_faces", "faces"):
            on = True if setting.values[0] == "false" else 2
            for seats in (1, 4):
                yield Options(**{setting.id: on}), seats


def played(options, seats, number):
    """Positions of a game in which the policy decides for all seats."""
    state = GAME.new(check_options(options, seats), seats)
    rng, actions, outcomes = seeded(number), Actions(), Outcomes()
    while (actor := state.to_act()) != NOBODY:
        if actor == CHANCE:
            state.list_chance(outcomes)
            state.apply(outcomes.sample(rng))
            continue
        state.list_actions(actions)
        yield state, actions, rng
        state.apply(KNOWS.choose(state, actions, rng))
    yield state, None, rng


@pytest.mark.parametrize("first", range(4))
def test_every_level_option_and_number_of_seats_plays_through_with_the_policy(first):
    for number, (options, seats) in enumerate(list(every_case())[first::4]):
        for game in range(GAMES):
            for state, actions, _ in played(options, seats, 1000 * number + game):
                looked_at(state, actions)


def looked_at(state, actions):
    before = state.to_bytes()
    values, weights = Values(state.setup.seats), Weights()
    if actions is None:
        KNOWS.reward(state, state.setup.seats, values)
    else:
        KNOWS.evaluate(state, state.setup.seats, values)
        KNOWS.weigh(state, actions, weights)
        assert weights.count == actions.count
        assert all(0.0 < w < 1e9 for w in weights.to_list())
    assert all(0.0 <= v <= 1.0 for v in values.to_list())
    assert state.to_bytes() == before


def test_the_policy_chooses_only_what_is_offered_and_repeats_itself_with_the_same_numbers():
    for state, actions, rng in played(Options(), 4, 7):
        if actions is not None:
            before, again = state.to_bytes(), rng.copy()
            chosen = KNOWS.choose(state, actions, rng.copy())
            assert actions.holds(chosen)
            assert KNOWS.choose(state, actions, again) == chosen
            assert state.to_bytes() == before


def test_knowledge_also_copes_with_positions_of_random_games():
    for number in range(pick(plain=4, compiled=100)):
        rng, actions, outcomes = seeded(number), Actions(), Outcomes()
        seats = 1 + number % 4
        state = GAME.new(check_options(Options(difficulty=1 + number // 4 % 4), seats), seats)
        while (actor := state.to_act()) != NOBODY:
            if actor == CHANCE:
                state.list_chance(outcomes)
                state.apply(outcomes.sample(rng))
                continue
            state.list_actions(actions)
            looked_at(state, actions)
            assert actions.holds(KNOWS.choose(state, actions, rng))
            state.apply(actions.get(rng.below(actions.count)))
        looked_at(state, None)


def test_no_seat_is_ever_ignorant_so_a_view_has_one_world():
    assert not GAME.hidden
    for seats in (1, 2, 3, 4):
        for state, _, rng in played(Options(difficulty=seats), seats, 60 + seats):
            for seat in range(seats):
                world = GAME.determinize(GAME.view(state, seat), rng)
                assert world.to_bytes() == state.to_bytes()
            assert not KNOWS.sealed(state)


# ---- the weights ----


def changed(section, name, value):
    tables = {key: dict(table) for key, table in WEIGHTS.items()}
    if value is None:
        del tables[section][name]
    else:
        tables[section][name] = value
    return tables


@pytest.mark.parametrize(
    ("section", "name", "value", "complaint"),
    [
        ("danger", "ghost", None, "danger.ghost is missing"),
        ("danger", "ghost", "much", "danger.ghost is 'much', not a number"),
        ("danger", "ghost", -1.0, "danger.ghost is -1.0, not 0.0 to 100.0"),
        ("danger", "ghost", float("nan"), "danger.ghost is nan"),
        ("danger", "spook", 1.0, "nobody uses danger.spook"),
        ("reward", "lose", 0.7, "reward.lose is not below reward.win"),
    ],
)
def test_weights_that_are_wrong_are_named(section, name, value, complaint):
    with pytest.raises(ValueError, match=complaint.replace(".", r"\.")):
        Worth(Given(changed(section, name, value)))


def test_every_count_of_the_evaluation_has_a_weight():
    assert len(WORTH.evaluate) == outlook.COUNTS == len(WEIGHTS["evaluate"])
    assert list(WORTH.evaluate) == [float(v) for v in WEIGHTS["evaluate"].values()]
