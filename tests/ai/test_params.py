"""Parameters from text, levels from files, players from words."""

import pytest
from support.cases import GAMES

from ai.levels import NAMES, levels_of, read_levels
from ai.players import FlatPlayer, GreedyPlayer, RandomPlayer, SearchPlayer, parse_player
from ai.search.params import Params
from engine.core.faults import Malformed

GOOD = {"levels": {name: {"iterations": 10 * (i + 1)} for i, name in enumerate(NAMES)}}


def test_overrides_replace_what_they_name_and_leave_the_rest():
    changed, warnings = Params().with_overrides(
        {"selection.rule": "puct", "selection.fpu": "0.2", "rollouts.plies": "12", "solver": "false"}
    )
    assert warnings == ()
    assert (changed.selection.rule, changed.selection.fpu, changed.rollouts.plies) == ("puct", 0.2, 12)
    assert changed.solver is False
    assert changed.choice == Params().choice


def test_params_survive_being_written_down():
    changed, _ = Params().with_overrides({"widening.base": "2.5", "choice.temperature": "0.7"})
    assert Params().with_overrides(changed.to_overrides()) == (changed, ())


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("selection.explortion", "1", "did you mean selection.exploration?"),
        ("colour", "red", "unknown"),
        ("iterations", "5", "the level or the budget says how many"),
        ("selection", "puct", "unknown"),
        ("selection.rule.deep", "1", "unknown"),
        ("selection.rule", "ucb", "none of uct, puct"),
        ("selection.exploration", "many", "no number"),
        ("selection.exploration", "-1", "not from 0 to 100"),
        ("selection.exploration", "nan", "not from 0 to 100"),
        ("rollouts.plies", "1.5", "no number"),
        ("solver", "yes", "neither true nor false"),
    ],
)
def test_what_does_not_fit_is_warned_about_and_ignored(key, value, words):
    changed, warnings = Params().with_overrides({key: value})
    assert changed == Params()
    assert len(warnings) == 1
    assert key in warnings[0]
    assert words in warnings[0]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_has_four_levels_that_think_more_and_more(game):
    levels = levels_of(game)
    assert tuple(levels) == NAMES
    iterations = [level.iterations for level in levels.values()]
    assert iterations == sorted(set(iterations))


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"levels": {}}, "easy, normal, hard, expert"),
        ({"levels": GOOD["levels"] | {"extra": {"iterations": 1}}}, "easy, normal, hard, expert"),
        ({"levels": GOOD["levels"] | {"hard": {}}}, "hard: iterations"),
        ({"levels": GOOD["levels"] | {"hard": {"iterations": 0}}}, "hard: iterations"),
        (GOOD | {"search": {"speed": 3}}, "search: override speed"),
        ({"levels": GOOD["levels"] | {"easy": {"iterations": 5, "choice": {"slip": 2}}}}, "easy: override"),
    ],
)
def test_a_wrong_file_of_levels_is_refused_with_the_place(data, words):
    with pytest.raises(ValueError, match=words):
        read_levels(data, "levels.toml")


def test_levels_share_the_search_and_add_their_own():
    levels = read_levels(
        {
            "search": {"selection": {"rule": "puct"}},
            "levels": GOOD["levels"] | {"easy": {"iterations": 5, "choice": {"slip": 0.5}}},
        },
        "levels.toml",
    )
    assert all(level.params.selection.rule == "puct" for level in levels.values())
    assert [level.params.choice.slip for level in levels.values()] == [0.5, 0.0, 0.0, 0.0]


def test_players_are_written_as_text():
    game = GAMES["connect_four"]
    assert isinstance(parse_player("random", game), RandomPlayer)
    assert isinstance(parse_player("greedy", game), GreedyPlayer)
    assert parse_player("flat:40", game) == FlatPlayer(40)
    found = parse_player("hard,iterations=200,selection.rule=puct", game)
    assert isinstance(found, SearchPlayer)
    assert (found.iterations, found.params.selection.rule) == (200, "puct")
    assert found.name == "hard,iterations=200,selection.rule=puct"


@pytest.mark.parametrize(
    "text",
    ["", "strong", "flat", "flat:x", "flat:-3", "random,x=1", "hard,iterations=x", "hard,selection.rul=puct"],
)
def test_a_player_that_nobody_knows_is_refused(text):
    with pytest.raises(Malformed):
        parse_player(text, GAMES["connect_four"])


@pytest.mark.parametrize("text", ["random", "greedy", "flat:30", "easy,iterations=20"])
def test_every_player_takes_a_win_or_at_least_decides(text):
    game = GAMES["connect_four"]
    state = game.new(game.presets[0].options, 2)
    for column in (4, 1, 4, 1, 4, 1):
        state.apply(column)
    seat = int(state.to_act())
    player = parse_player(text, game)
    answers = {player.decide(game, game.view(state, seat), seat, seed).action for seed in range(5)}
    assert answers <= set(range(1, 8))
    if text.startswith(("easy", "flat")):
        assert 4 in answers
