"""Chapter 19: shorter games and the recommended first game."""

import pytest
from support.oracle_of_delphi_table import set_up

from engine.core.faults import Malformed
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.options import PRESETS, Options, check_options


def bits(mask):
    return bin(mask).count("1")


@pytest.mark.article("ORA-19.1")
@pytest.mark.parametrize("removed", range(5))
def test_a_shorter_game_removes_statue_shrine_monster_and_offering_in_this_order(removed):
    state = set_up(3, 17, zeus_tiles_removed=removed, ship_tile_mode=3)
    for seat in range(3):
        assert state.get(seat, terms.STATUES_LEFT) == (2 if removed >= 1 else 3)
        assert bits(state.get(seat, terms.SHRINES_LEFT)) == (2 if removed >= 2 else 3)
        assert bits(state.get(seat, terms.MONSTER_TILES)) == (1 if removed >= 3 else 2)
        assert bits(state.get(seat, terms.OFFERING_TILES)) == (1 if removed >= 4 else 2)
        assert state.tasks_left(seat) == 12 - removed
    assert len({state.get(seat, terms.MONSTER_TILES) for seat in range(3)}) == 1
    assert len({state.get(seat, terms.OFFERING_TILES) for seat in range(3)}) == 1


@pytest.mark.article("ORA-19.1", broken=True)
def test_more_than_four_tiles_cannot_be_removed():
    with pytest.raises(Malformed, match="zeus_tiles_removed"):
        check_options(Options(zeus_tiles_removed=5), 3)


@pytest.mark.article("ORA-19.2")
def test_the_recommended_first_game_has_eight_tasks_and_four_given_ship_tiles():
    assert PRESETS[0].id == "first_game"
    options = check_options(PRESETS[0].options, 4)
    assert (options.board, options.zeus_tiles_removed) == (terms.COMPACT, 4)
    state = set_up(4, 1, ship_tile_mode=options.ship_tile_mode, zeus_tiles_removed=options.zeus_tiles_removed)
    assert sorted(state.get(seat, terms.SHIP_TILE) for seat in range(4)) == [1, 2, 3, 8]
    assert all(state.tasks_left(seat) == 8 for seat in range(4))


@pytest.mark.article("ORA-19.2", broken=True)
def test_the_full_game_deals_from_all_eight_ship_tiles():
    seen = set()
    for number in range(12):
        state = set_up(4, number, until=lambda s: s.stage == terms.S_DICE)
        seen |= {state.get(seat, terms.SHIP_TILE) for seat in range(4)}
    assert seen == set(range(1, 9))
