"""Chapter 3, setup."""

from collections import Counter

import pytest
from support.build import pick
from support.ghost_stories_table import TILES, Table

from engine.core import kernel
from engine.core.faults import Malformed
from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms
from engine.games.ghost_stories.game import GAME
from engine.games.ghost_stories.options import Options, check_options


def dealt(seats, number, **options):
    """A position after setup by chance."""
    checked = check_options(Options(**options), seats)
    return kernel.begin(GAME.new(checked, seats), number.to_bytes(32, "big"), auto_forced=False).state


def seen(state):
    return GAME.view(state, 0)


@pytest.mark.article("GHO-3.1")
def test_the_village_is_a_random_permutation_of_nine_active_tiles():
    layouts = set()
    for number in range(20):
        tiles = seen(dealt(2, number)).tiles
        assert sorted(tile.kind for tile in tiles) == list(range(1, 10))
        layouts.add(tuple(tile.kind for tile in tiles))
    assert len(layouts) > 15


@pytest.mark.article("GHO-3.1", broken=True)
def test_no_tile_starts_haunted():
    assert not any(tile.haunted for number in range(10) for tile in seen(dealt(4, number)).tiles)


@pytest.mark.article("GHO-3.2")
def test_boards_and_faces_are_dealt_at_random():
    found = Counter()
    for number in range(pick(plain=40, compiled=200)):
        boards = seen(dealt(4, number)).boards
        assert sorted(board.colour for board in boards) == [1, 2, 3, 4]
        found.update((board.side, board.power) for board in boards)
    assert len(found) == 32


@pytest.mark.article("GHO-3.2", broken=True)
def test_named_faces_are_not_drawn():
    state = dealt(4, 3, board_faces=2, faces=(2, 1, 2, 1))
    assert {board.power for board in seen(state).boards} == {2, 3, 6, 7}
    with pytest.raises(Malformed):
        check_options(Options(board_faces=2), 4)


@pytest.mark.article("GHO-3.3")
@pytest.mark.parametrize(("level", "qi"), [(1, 4), (2, 3), (3, 3), (4, 3)])
def test_everyone_starts_alike(level, qi):
    for taoist in seen(dealt(4, level, difficulty=level)).taoists:
        tao = taoist.tao.counts()
        assert (taoist.qi, taoist.tile, taoist.yin_yang, taoist.power_tokens) == (qi, 4, level != 4, 0)
        assert tao == [int(c == taoist.colour - 1) for c in range(5)]


@pytest.mark.article("GHO-3.3", broken=True)
def test_nobody_has_a_yin_yang_or_a_black_token_at_hell():
    for taoist in seen(dealt(2, 1, difficulty=4)).taoists:
        assert not taoist.yin_yang
        assert taoist.tao.black == 0


def test_the_option_gives_a_black_token_at_initiation_alone_too():
    assert seen(dealt(1, 1, initiation_black_tao=True)).taoists[0].tao.counts() == [1, 1, 1, 1, 1]
    assert all(t.tao.black == 1 for t in seen(dealt(3, 1, initiation_black_tao=True)).taoists)


@pytest.mark.article("GHO-3.4")
def test_both_buddhas_start_on_the_temple():
    assert seen(dealt(3, 1)).temple_buddhas == 2


@pytest.mark.article("GHO-3.4", broken=True)
def test_no_buddha_starts_with_a_taoist_or_on_a_board():
    view = seen(dealt(3, 1))
    assert sum(t.ready_buddhas + t.new_buddhas for t in view.taoists) == 0
    assert not any(s.buddha for board in view.boards for s in board.spaces)


SLOTS = {(4, 1): (46,), (3, 1): (41,), (2, 1): (36,), (1, 1): (31,), (4, 3): (16, 27, 38, 49),
         (3, 3): (11, 22, 33, 44), (2, 3): (16, 27, 38), (1, 3): (11, 22, 33)}  # fmt: skip


@pytest.mark.article("GHO-3.5")
@pytest.mark.vector(37)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_incarnations_come_at_known_draws(seats, level):
    deck = seen(dealt(seats, 1, difficulty=level)).deck
    assert deck.incarnation_draws == SLOTS[seats, 1 if level < 3 else 3]
    assert deck.incarnations == len(deck.incarnation_draws)


@pytest.mark.article("GHO-3.5", broken=True)
def test_no_incarnation_comes_at_another_draw():
    table = Table(2, level="nightmare").run("N", (terms.JOB_ARRIVAL,))
    assert table.point == terms.AT_GHOST
    table.deck(33).run("N", (terms.JOB_ARRIVAL,))
    assert table.point == terms.AT_INCARNATION


@pytest.mark.article("GHO-3.6")
@pytest.mark.parametrize(("seats", "cards"), [(1, 41), (2, 46), (3, 51), (4, 56)])
def test_five_ghosts_are_removed_for_each_missing_player(seats, cards):
    deck = seen(dealt(seats, 1)).deck
    assert deck.left + deck.drawn == cards


@pytest.mark.article("GHO-3.6", broken=True)
def test_which_ghosts_were_removed_is_never_decided():
    state = Table(1).run("N", (terms.JOB_ARRIVAL,)).state
    deck = seen(state).deck
    assert len([c for c in deck.unseen if c <= 55]) == 55
    assert deck.left == 41


@pytest.mark.article("GHO-3.7")
def test_a_board_without_a_player_is_neutral_with_3_qi():
    for level in (1, 4):
        boards = seen(dealt(2, 1, difficulty=level)).boards
        assert [(b.neutral, b.qi, b.seat) for b in boards] == [
            (False, 0, 0), (True, 3, None), (False, 0, 1), (True, 3, None),
        ]  # fmt: skip


@pytest.mark.article("GHO-3.7", broken=True)
def test_with_four_players_no_board_is_neutral():
    assert not any(board.neutral for board in seen(dealt(4, 1)).boards)


@pytest.mark.article("GHO-3.8")
@pytest.mark.parametrize(("seats", "tokens"), [(1, 3), (2, 1), (3, 1), (4, 0)])
def test_power_tokens_by_number_of_players(seats, tokens):
    assert {t.power_tokens for t in seen(dealt(seats, 1)).taoists} == {tokens}


@pytest.mark.article("GHO-3.8", broken=True)
def test_one_player_has_no_black_token():
    view = seen(dealt(1, 5))
    assert view.taoists[0].tao.counts() == [1, 1, 1, 1, 0]
    assert view.supply.counts() == [3, 3, 3, 3, 4]


@pytest.mark.article("GHO-3.9")
def test_one_player_has_the_red_board_on_dance_of_the_peaks():
    for number in range(20):
        powers = {board.power for board in seen(dealt(1, number)).boards}
        assert int(terms.PEAKS) in powers
        assert int(terms.TWIN_WINDS) not in powers


@pytest.mark.article("GHO-3.9", broken=True)
def test_one_player_may_not_name_the_other_red_face():
    with pytest.raises(Malformed, match=r"GHO-3\.9"):
        check_options(Options(board_faces=2, faces=(1, 1, 2, 1)), 1)


@pytest.mark.article("GHO-3.10")
def test_two_players_sit_opposite():
    boards = seen(dealt(2, 1)).boards
    assert [board.side for board in boards if board.seat is not None] == [1, 3]


@pytest.mark.article("GHO-3.10", broken=True)
def test_three_players_leave_the_west_free():
    boards = seen(dealt(3, 1)).boards
    assert [board.seat for board in boards] == [0, 1, 2, None]


def test_the_first_seat_is_uniform():
    table = Table(3)
    assert table.point == terms.AT_FIRST
    odds = Counter()
    for number in range(60):
        odds[seen(dealt(3, number)).active] += 1
    assert set(odds) == {1, 2, 3}


def test_the_test_table_is_set_up_as_it_says():
    view = seen(Table().menu(0).state)
    assert tuple(tile.kind for tile in view.tiles) == tuple(int(kind) for kind in TILES)
    assert [board.colour for board in view.boards] == [1, 3, 2, 4]
    assert Table().menu(0).offered(act.STAY)
