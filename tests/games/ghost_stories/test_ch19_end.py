"""Chapters 19 and 20: the end of the game, the score, the levels."""

import pytest
from support.ghost_stories_table import BLUE, GREEN, LEVELS, RED, W1, YELLOW, Table, space

from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms
from engine.games.ghost_stories.game import GAME


@pytest.mark.article("GHO-19.1")
def test_the_game_goes_on_while_one_lives():
    table = Table().kill(YELLOW, GREEN).qi(RED, 1).put(("E0", 22)).yin("E").curse("qi")
    assert table.ended == terms.RUNNING


@pytest.mark.article("GHO-19.1", broken=True)
def test_it_is_lost_when_all_are_dead():
    table = Table().kill(YELLOW, GREEN, BLUE).qi(RED, 1).put(("E0", 22)).yin("E").curse("qi")
    assert table.ended == terms.ALL_DEAD
    assert table.refuses(act.STAY, 0, "GHO-19.1", seat=0)


@pytest.mark.article("GHO-19.2")
def test_three_haunted_tiles_are_borne_at_initiation_two_elsewhere():
    assert Table().haunt(0, 1).put(("E1", 34, "stone")).yin("E").ended == terms.RUNNING
    assert Table(level="normal").haunt(0).put(("E1", 34, "stone")).yin("E").ended == terms.RUNNING


@pytest.mark.article("GHO-19.2", broken=True)
def test_the_fourth_or_third_loses():
    table = Table().haunt(0, 1, 2).put(("E1", 34, "stone")).yin("E")
    assert table.ended == terms.VILLAGE_HAUNTED
    assert table.refuses(act.STAY, 0, "GHO-19.2", seat=0)
    for level in ("normal", "nightmare", "hell"):
        table = Table(level=level).haunt(0, 1).put(("E1", 34, "stone")).yin("E")
        assert table.ended == terms.VILLAGE_HAUNTED


@pytest.mark.article("GHO-19.3")
def test_the_last_card_is_harmless_when_no_incarnation_is_undefeated():
    """R-36: the curse of the last incarnation draws the last card."""
    table = Table().strip().put(("N1", 59)).deck(1).stand(0, 1).give(0, black=2).menu(0, W1)
    table.exorcise("black black black").take("N1").curse("ghost").draw(table.last_ghost())
    assert table.ended == terms.RUNNING


@pytest.mark.article("GHO-19.3", broken=True)
@pytest.mark.vector(18)
def test_the_last_card_loses_before_it_is_placed():
    table = Table().put(("N1", 59)).deck(1).yin("E")
    table.draw(table.last_ghost())
    assert table.ended == terms.DECK_OUT
    assert table.ghosts() == {"N1": 59}
    assert table.refuses(act.PLACE_GHOST, space("E0"), "GHO-19.3", seat=RED)


def test_with_the_option_the_deck_loses_when_a_card_is_needed_and_none_is_left():
    table = Table(deck_out=2).put(("N1", 62)).deck(1).yin("E")
    table.draw(last := table.last_ghost())
    table.apply(table.offers()[0])
    assert (table.ended, last in table.ghosts().values()) == (terms.RUNNING, True)
    while table.point != terms.AT_MENU:
        table.apply(table.offers()[0])
    assert table.run("S", (terms.JOB_ARRIVAL,)).ended == terms.DECK_OUT


@pytest.mark.article("GHO-19.4")
@pytest.mark.vector(49)
def test_the_last_curse_and_reward_come_before_the_victory():
    """The deck holds one card, the last curse draws it: it captures a die and its summons finds no card."""
    table = Table().strip().put(("N1", 59)).deck(1).stand(0, 1).give(0, black=2).menu(0, W1)
    if table.seen(47):
        table.state.cells[terms.CARD + 47] = terms.UNSEEN
        table.discard(next(n for n in range(1, 56) if not table.seen(n) and n != 47))
    table.exorcise("black black black").take("N1").curse("ghost").draw(47).do(act.PLACE_GHOST, 0)
    assert (table.cell(terms.DIE, 0), table.point) == (1, terms.AT_GIVE_QI)
    assert table.do(act.GIVE_QI, 0).ended == terms.WON


@pytest.mark.article("GHO-19.4", broken=True)
@pytest.mark.vector(8)
def test_the_last_curse_may_lose_the_game():
    table = Table().strip().haunt(0, 2, 3).put(("N1", 59)).stand(0, 1).give(0, black=2).menu(0, W1)
    table.exorcise("black black black").take("N1").curse("haunt")
    assert (table.haunted(), table.ended) == ([0, 1, 2, 3], terms.VILLAGE_HAUNTED)


def victory(table, empty, left, haunted):
    """A finished game with so many empty spaces and cards left."""
    labels = [f"{side}{i}" for side in "NESW" for i in range(3)]
    table.fill(*labels[: 12 - empty]).haunt(*haunted).deck(left)
    table.state.finish(terms.WON)
    return table.score


@pytest.mark.article("GHO-19.5")
@pytest.mark.vector(38)
def test_the_score_of_a_victory_at_initiation():
    def score(profile):
        table = Table(scoring_profile=profile).discard(62)
        for seat, qi in enumerate((3, 2, 4, 1)):
            table.qi(seat, qi)
        return victory(table, 5, 6, (0, 1))

    assert (score(1), score(2)) == (22, 18)


@pytest.mark.article("GHO-19.5", broken=True)
@pytest.mark.vector(40)
def test_the_score_of_a_defeat_may_be_negative_and_counts_the_neutral_qi_by_option():
    def score(profile, **options):
        table = Table(2, level="nightmare", scoring_profile=profile, **options).discard(62).kill(0, 1)
        table.set(terms.BOARD_QI, 1, 1).set(terms.BOARD_QI, 3, 0).haunt(0, 1)
        labels = [f"{side}{i}" for side in "NESW" for i in range(3)]
        table.fill(*labels[:9])
        table.state.drawn = 41
        table.state.finish(terms.ALL_DEAD)
        return table.score

    assert (score(1), score(2)) == (3, -18)
    assert (score(1, score_neutral_qi=2), score(2, score_neutral_qi=2)) == (2, -19)


@pytest.mark.vector(39)
def test_the_score_of_a_victory_at_hell():
    def score(profile):
        table = Table(3, level="hell", scoring_profile=profile).discard(56, 57, 58, 59).kill(2)
        table.qi(0, 2).qi(1, 1).set(terms.BOARD_QI, 3, 2)
        return victory(table, 4, 3, (0,))

    assert (score(1), score(2)) == (28, 33)


def test_the_lines_of_the_score_sheet_add_up():
    table = Table().haunt(0, 1, 2).put(("E1", 34, "stone")).yin("E")
    for seat in GAME.result(table.state).seats:
        assert sum(line.points for line in seat.lines) == seat.points == table.score


@pytest.mark.article("GHO-20.1")
@pytest.mark.parametrize("level", list(LEVELS))
def test_levels_differ_as_the_table_says(level):
    state = Table(level=level).menu(0).state
    qi, limit, incarnations, yin_yang = {
        "initiation": (4, 4, 1, 1),
        "normal": (3, 3, 1, 1),
        "nightmare": (3, 3, 4, 1),
        "hell": (3, 3, 4, 0),
    }[level]
    assert (state.qi(0), state.setup.limit, state.setup.incarnations) == (qi, limit, incarnations)
    assert state.cells[terms.YIN_YANG] == yin_yang


@pytest.mark.article("GHO-20.1", broken=True)
def test_with_one_or_two_players_the_higher_levels_have_three_incarnations():
    for seats in (1, 2):
        assert Table(seats, level="hell").state.setup.incarnations == 3


@pytest.mark.article("GHO-20.2")
def test_an_easier_start_has_5_qi():
    assert Table(easy_initiation_5_qi=True).qi_of(0) == 5


@pytest.mark.article("GHO-20.2", broken=True)
def test_not_without_the_option():
    assert Table().qi_of(0) == 4


def test_losing_beats_everything_that_is_pending():
    """The haunter loses the village; the tormentor behind it is not rolled any more."""
    table = Table().haunt(0, 1, 2).put(("E0", 22), ("E1", 34, "stone")).yin("E")
    assert (table.ended, table.state.jobs, table.over) == (terms.VILLAGE_HAUNTED, 0, True)
    table = Table().haunt(3, 4, 5).put(("E0", 1, "stone"), ("E1", 34, "stone"), ("E2", 38, "stone"))
    table.haunt(3, 4, 5).set(terms.FIGURE, space("E0"), terms.ON_CARD).yin("E")
    assert (table.ended, table.haunted(), table.figure("E2")) == (terms.LINE_HAUNTED, [3, 4, 5], "stone")
