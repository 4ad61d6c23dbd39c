"""A tree is kept only for the very position that it knew."""

from __future__ import annotations

import pytest
from support import tiny
from support.cases import GAMES

from ai.search.params import Params, Rollouts
from ai.search.reuse import Thinker, find
from ai.search.search import Search
from ai.search.tree import NONE
from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import seeded
from engine.core.state import Actions, Outcomes

PARAMS = Params(rollouts=Rollouts(plies=20), settle=False, solver=False)
OPEN = [game for game in GAMES.values() if not game.hidden]


def searched(state, moves, iterations=600):
    """A search of the position after these moves, and the position."""
    game = GAMES["connect_four"]
    for column in moves:
        state.apply(column)
    seat = int(state.to_act())
    made = Search(game, game.view(state, seat), seat, PARAMS, 1)
    made.run(iterations)
    return made


def test_what_an_earlier_search_knew_of_this_position_is_kept():
    game = GAMES["connect_four"]
    state = game.new(game.presets[0].options, 2)
    seat = int(state.to_act())
    thinker = Thinker(game, PARAMS)
    first = thinker.search(game.view(state, seat), seat, 1)
    first.run(600)
    mine = first.result().action
    state.apply(mine)
    node = first.tree.find(0, mine)
    reply = int(first.tree.step[first.tree.best(node)])
    known = int(first.tree.visits[first.tree.best(node)])
    state.apply(reply)
    second = thinker.search(game.view(state, seat), seat, 2)
    assert second.reused == known > 0
    second.run(100)
    found = second.result()
    assert (found.reused, found.iterations) == (known, (100,))
    assert sum(r.visits for r in found.ranked) in (known + 100, known + 99)


def test_a_position_that_the_search_never_met_starts_afresh():
    game = GAMES["connect_four"]
    state = game.new(game.presets[0].options, 2)
    made = searched(state, [], iterations=8)
    other = game.new(game.presets[0].options, 2)
    for column in (1, 1, 1, 2, 2, 2):
        other.apply(column)
    assert find(made, other) == NONE
    thinker = Thinker(game, PARAMS)
    thinker.last = made
    seat = int(other.to_act())
    assert thinker.search(game.view(other, seat), seat, 1).reused == 0


def test_another_order_of_moves_is_the_same_node_only_if_the_bytes_agree():
    game = GAMES["connect_four"]
    made = searched(game.new(game.presets[0].options, 2), [], iterations=2000)
    reached = game.new(game.presets[0].options, 2)
    for column in (4, 4, 3):
        reached.apply(column)
    node = find(made, reached)
    assert node != NONE
    steps = []
    while node != 0:
        steps.insert(0, int(made.tree.step[node]))
        node = int(made.tree.parent[node])
    again = game.new(game.presets[0].options, 2)
    for column in steps:
        again.apply(column)
    assert again.to_bytes() == reached.to_bytes()


def test_games_with_secrets_never_reuse():
    game = tiny.make(tiny.Pennies, hidden=True, heuristics=tiny.SealedCoins())
    thinker = Thinker(game, PARAMS)
    seen = game.view(tiny.Pennies(), 0)
    thinker.search(seen, 0, 1).run(50)
    assert thinker.search(seen, 0, 1).reused == 0


@pytest.mark.parametrize("game", OPEN, ids=lambda game: game.id)
def test_a_game_played_with_a_kept_tree_stays_legal_to_its_end_or_long(game):
    """Every decision is searched by one thinker; whatever is reused fits the position."""
    seats = max(game.seats)
    state = game.new(game.check_options(game.presets[0].options, seats), seats)
    thinker, rng, odds, listed = Thinker(game, PARAMS), seeded(3), Outcomes(), Actions()
    kept = decisions = 0
    while state.to_act() != NOBODY and decisions < 25:
        if state.to_act() == CHANCE:
            state.list_chance(odds)
            state.apply(odds.sample(rng))
            continue
        state.list_actions(listed)
        if listed.count == 1:
            state.apply(listed.get(0))
            continue
        seat = int(state.to_act())
        search = thinker.search(game.view(state, seat), seat, decisions)
        search.run(60)
        found = search.result()
        assert sorted(r.action for r in found.ranked) == sorted(listed.to_list())
        kept += search.reused > 0
        decisions += 1
        state.apply(found.action)
    assert kept > 0


def test_a_tree_with_modelled_opponents_is_kept_for_its_own_seat_alone():
    game = GAMES["connect_four"]
    state = game.new(game.presets[0].options, 2)
    thinker = Thinker(game, Params(opponents="policy", settle=False))
    for number in range(3):
        seat = int(state.to_act())
        search = thinker.search(game.view(state, seat), seat, number)
        search.run(200)
        assert search.reused == 0, "the last tree was grown with other eyes"
        state.apply(search.result().action)
    alone = Thinker(game, Params(opponents="policy", settle=False))
    first = alone.search(game.view(state, 1), 1, 1)
    first.run(400)
    state.apply(first.result().action)
    state.apply(4)
    again = alone.search(game.view(state, 1), 1, 2)
    again.run(100)
    assert again.reused > 0
    listed = Actions()
    state.list_actions(listed)
    assert sorted(r.action for r in again.result().ranked) == sorted(listed.to_list())
