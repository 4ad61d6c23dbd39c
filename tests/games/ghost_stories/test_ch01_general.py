"""Chapters 1 and 2: one team, open information, whose decision it is, and the limits of components."""

import pytest
from support.ghost_stories_table import BLUE, GREEN, RED, W1, YELLOW, Table, colour, line, space

from engine.core.ids import SPECTATOR
from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms
from engine.games.ghost_stories.game import GAME
from engine.games.ghost_stories.rules.geometry import adjacent, front_tile


def won(seats=4):
    table = Table(seats).put(("N1", 62)).stand(0, 1).give(0, blue=2).menu(0, W1)
    table.exorcise("blue blue blue").take("N1")
    while not table.over:
        table.apply(table.offers()[0])
    return table


@pytest.mark.article("GHO-1.1")
def test_all_seats_win_together():
    result = GAME.result(won().state)
    assert result.team
    assert [(seat.place, seat.share) for seat in result.seats] == [(1, 1.0)] * 4


@pytest.mark.article("GHO-1.1", broken=True)
def test_all_seats_lose_together_the_dead_ones_too():
    table = Table().haunt(0, 1, 2).put(("E1", 34, "stone")).kill(BLUE).yin("E")
    result = GAME.result(table.state)
    assert [(seat.place, seat.share) for seat in result.seats] == [(1, 0.0)] * 4
    assert len({seat.points for seat in result.seats}) == 1
    assert [table.state.returns(seat) for seat in range(4)] == [0.0] * 4


def test_views_are_equal_for_all_seats_and_spectators_but_for_the_viewers_number():
    state = won().state
    views = [GAME.view(state, viewer) for viewer in (0, 1, 2, 3, int(SPECTATOR))]
    bodies = {tuple(v for name, v in vars(view).items() if name != "viewer") for view in views}
    assert len(bodies) == 1


def test_the_imagined_position_is_the_position_itself_since_the_deck_is_counts():
    table = Table(2, level="hell").put(("N1", 34)).menu(1)
    again = GAME.determinize(GAME.view(table.state, 1), None)
    assert again.to_bytes() == table.state.to_bytes()


@pytest.mark.article("GHO-1.3")
def test_the_active_seat_acts_in_its_yang_phase():
    table = Table().menu(RED)
    assert table.actor == RED
    assert table.do(act.MOVE, 1).where(RED) == 1


@pytest.mark.article("GHO-1.3", broken=True)
def test_another_seat_or_a_dead_one_does_not_act():
    table = Table().kill(BLUE).menu(RED)
    for seat in (YELLOW, GREEN, BLUE):
        assert table.refuses(act.MOVE, 1, "GHO-1.3", seat=seat)
    assert table.refuses(act.TAKE_QI, 0, "GHO-1.3")


@pytest.mark.article("GHO-1.4")
def test_boards_act_clockwise_neutral_ones_included():
    table = Table(2).menu(0)
    table.finish_turn()
    turns = [event.side for event in table.told if type(event).__name__ == "TurnBegan"]
    assert turns == [2, 3]
    assert table.state.active == 2


@pytest.mark.article("GHO-1.4", broken=True)
def test_a_possessed_board_is_not_passed_over():
    table = Table().kill(RED).put(("E1", 34)).menu(YELLOW)
    table.finish_turn()
    assert table.figure("E1") == "stone"
    assert table.state.active == 2


@pytest.mark.article("GHO-2.1")
def test_a_token_of_the_supply_may_be_taken():
    table = Table().menu(YELLOW)
    table.do(act.USE_POCKETS).take_tao("black")
    assert table.tao(YELLOW) == {"yellow": 1, "black": 1}


@pytest.mark.article("GHO-2.1", broken=True)
def test_a_token_that_is_not_in_the_supply_may_not_be_taken():
    table = Table().give(RED, black=4).menu(YELLOW)
    table.do(act.USE_POCKETS)
    assert table.refuses(act.TAKE_TAO, colour("black"), "GHO-2.1")
    assert len(table.values(act.TAKE_TAO)) == 4


@pytest.mark.article("GHO-2.2")
def test_a_buddha_taken_is_one_less_on_the_temple():
    table = Table().stand(0, 6).menu(0, W1)
    assert table.state.buddhas_on_temple() == 2
    assert table.do(act.REQUEST_HELP).state.buddhas_on_temple() == 1


@pytest.mark.article("GHO-2.2", broken=True)
def test_there_is_no_third_buddha():
    table = Table().stand(0, 6).buddha("N0", "E1").menu(0, W1)
    assert table.refuses(act.REQUEST_HELP, 0, "GHO-8.4")


@pytest.mark.article("GHO-2.3")
def test_a_taoist_may_take_back_his_own_yin_yang():
    table = Table().put(("N1", 44)).stand(0, 1).strip().give(0, red=4).yin_yang(0, 0).menu(0, W1)
    table.exorcise("blue blue blue").take("N1").do(act.TAKE_YIN_YANG)
    assert table.cell(terms.YIN_YANG, 0) == 1


@pytest.mark.article("GHO-2.3", broken=True)
def test_nobody_gets_a_second_yin_yang():
    table = Table().yin_yang(2, 0).put(("N1", 62)).stand(0, 1).menu(0, W1)
    table.exorcise("blue blue white").take("N1").do(act.GIVE_QI, 0)
    assert table.values(act.GIVE_YIN_YANG) == [2]
    assert table.refuses(act.GIVE_YIN_YANG, 1, "GHO-2.3")


@pytest.mark.article("GHO-2.4")
def test_qi_grows_without_limit():
    table = Table().qi(0, 200).strip().stand(0, 4).menu(0, W1)
    assert table.do(act.REQUEST_HELP).take_tao("red").qi_of(0) == 201


@pytest.mark.article("GHO-2.4", broken=True)
def test_the_option_caps_qi_at_the_start_value():
    table = Table(qi_cap=2).stand(0, 4).menu(0, W1)
    assert table.do(act.REQUEST_HELP).take_tao("red").qi_of(0) == 4


def test_twelve_haunters_have_twelve_figures():
    haunters = (1, 5, 8, 9, 12, 16, 19, 20, 23, 27, 30, 31)
    table = Table().put(
        *((f"{side}{i}", haunters[n * 3 + i]) for n, side in enumerate("NESW") for i in range(3))
    )
    table.menu(0)
    assert {table.figure(f"{side}{i}") for side in "NESW" for i in range(3)} == {"card"}


@pytest.mark.article("GHO-2.5")
def test_white_pays_any_colour():
    table = Table().strip().put(("N1", 38)).stand(0, 1).menu(0, W1).exorcise("white white blue")
    assert table.choices() == {((38,), (0, 0, 0, 0, 0))}


@pytest.mark.article("GHO-2.5", broken=True)
def test_a_coloured_face_pays_no_other_colour():
    table = Table().strip().put(("N1", 38)).stand(0, 1).menu(0, W1).exorcise("green yellow blue")
    assert table.choices() == {((), (0, 0, 0, 0, 0))}


@pytest.mark.article("GHO-2.6")
def test_diagonals_are_adjacent():
    assert [tile for tile in range(9) if adjacent(0, tile)] == [1, 3, 4]
    assert [tile for tile in range(9) if adjacent(4, tile)] == [0, 1, 2, 3, 5, 6, 7, 8]


@pytest.mark.article("GHO-2.6", broken=True)
def test_the_twin_winds_carry_to_an_adjacent_tile_only():
    table = Table(faces="AABA").stand(0, 0).menu(RED, W1)
    table.do(act.USE_TWIN_WINDS).do(act.CHOOSE_COMPANION, 0)
    assert table.values(act.MOVE_COMPANION) == [1, 3, 4]
    assert table.refuses(act.MOVE_COMPANION, 8, "GHO-2.6")


FACING = {0: {"N2", "W0"}, 1: {"N1"}, 2: {"N0", "E2"}, 3: {"W1"}, 4: set(), 5: {"E1"}, 6: {"S0", "W2"},
          7: {"S1"}, 8: {"E0", "S2"}}  # fmt: skip


@pytest.mark.article("GHO-2.7")
def test_corners_face_two_spaces_edges_one_and_the_centre_none():
    for tile, labels in FACING.items():
        assert {f"{s}{i}" for s in "NESW" for i in range(3) if front_tile(space(f"{s}{i}")) == tile} == labels


@pytest.mark.article("GHO-2.7", broken=True)
def test_a_ghost_that_is_not_faced_cannot_be_chosen():
    table = Table().put(("N1", 34), ("N2", 35)).stand(0, 1).menu(0, W1).exorcise("blue blue blue")
    assert table.refuses(act.CHOOSE_GHOSTS, 1 << space("N2"), "GHO-2.7")


LINES = {
    "N0": [2, 5, 8], "N1": [1, 4, 7], "N2": [0, 3, 6], "E0": [8, 7, 6], "E1": [5, 4, 3], "E2": [2, 1, 0],
    "S0": [6, 3, 0], "S1": [7, 4, 1], "S2": [8, 5, 2], "W0": [0, 1, 2], "W1": [3, 4, 5], "W2": [6, 7, 8],
}  # fmt: skip


@pytest.mark.article("GHO-2.8")
def test_lines_run_away_from_their_space():
    assert {where: line(where) for where in LINES} == LINES


@pytest.mark.article("GHO-2.8", broken=True)
def test_a_tile_off_the_line_is_not_haunted():
    table = Table().put(("E1", 34, "stone")).haunt(5, 4).yin("E")
    assert table.haunted() == [3, 4, 5]
