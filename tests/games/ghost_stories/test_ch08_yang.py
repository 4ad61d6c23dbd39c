"""Chapter 8, the steps of the Yang phase."""

import pytest
from support.ghost_stories_table import RED, W0, W1, W2, W3, YELLOW, Table

from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms


@pytest.mark.article("GHO-8.1")
def test_the_steps_come_in_order_and_each_may_be_left_out():
    table = Table().put(("N1", 34)).stand(0, 1).menu(0)
    assert table.do(act.STAY).window == W1
    assert table.do(act.SKIP_ACTION).window == W2
    assert table.do(act.DONE_BUDDHA).window == W3
    assert table.do(act.END_TURN).state.active == 1


@pytest.mark.article("GHO-8.1", broken=True)
def test_a_step_may_not_be_made_out_of_order():
    table = Table().put(("N1", 34)).stand(0, 1).menu(0)
    for kind in (act.REQUEST_HELP, act.EXORCISE, act.SKIP_ACTION, act.DONE_BUDDHA, act.END_TURN):
        assert table.refuses(kind, 0, "GHO-8.1")
    assert table.refuses(act.PLACE_BUDDHA, 0, "GHO-8.1")
    assert table.refuses(act.TAKE_POWER_TOKENS, 1, "GHO-8.1")
    table.do(act.MOVE, 4)
    assert table.refuses(act.MOVE, 1, "GHO-8.1")
    assert table.refuses(act.STAY, 0, "GHO-8.1")


@pytest.mark.article("GHO-8.2")
def test_the_move_goes_one_step():
    assert Table().stand(0, 0).menu(0).values(act.MOVE) == [1, 3, 4]


@pytest.mark.article("GHO-8.2", broken=True)
def test_it_goes_no_further_and_not_to_the_same_tile():
    table = Table().stand(0, 0).menu(0)
    for tile in (0, 2, 8, 9):
        assert table.refuses(act.MOVE, tile, "GHO-8.2")


@pytest.mark.article("GHO-8.3")
def test_help_comes_from_the_own_tile():
    table = Table().stand(0, 6).menu(0, W1).do(act.REQUEST_HELP)
    assert table.cell(terms.FRESH, 0) == 1


@pytest.mark.article("GHO-8.3", broken=True)
def test_it_comes_from_no_other_tile():
    table = Table().stand(0, 4).menu(0, W1).do(act.REQUEST_HELP)
    assert table.cell(terms.FRESH, 0) == 0


@pytest.mark.article("GHO-8.4")
def test_help_that_can_do_something_may_be_asked():
    assert Table().haunt(8).stand(0, 2).menu(0, W1).offered(act.REQUEST_HELP)


@pytest.mark.article("GHO-8.4", broken=True)
def test_useless_help_may_not_be_asked():
    for tile in (0, 1, 2, 5):  # nobody is dead, no figure on a stone, no haunted tile, no ghost
        assert Table().stand(0, tile).menu(0, W1).refuses(act.REQUEST_HELP, 0, "GHO-8.4")


@pytest.mark.article("GHO-8.5")
def test_a_faced_ghost_may_be_exorcised():
    assert Table().put(("N1", 34)).stand(0, 1).menu(0, W1).offered(act.EXORCISE)


@pytest.mark.article("GHO-8.5", broken=True)
def test_without_a_faced_ghost_there_is_no_exorcism():
    assert Table().put(("N1", 34)).stand(0, 0).menu(0, W1).refuses(act.EXORCISE, 0, "GHO-8.5")


@pytest.mark.article("GHO-8.6")
def test_tokens_of_others_are_spent_only_where_they_lie():
    table = Table().put(("N1", 35)).stand(0, 1).stand(RED, 1).menu(0, W1).exorcise("blue blue blue")
    table.take("N1")
    assert (table.tao(YELLOW), table.tao(RED)) == ({"yellow": 1}, {})


@pytest.mark.article("GHO-8.6", broken=True)
def test_nobody_hands_a_token_over():
    table = Table().menu(0, W0)
    kind, value = act.HAND_OVER, int(act.value_of(act.hand_over(RED, 0)))
    assert table.refuses(kind, value, "GHO-8.6")
