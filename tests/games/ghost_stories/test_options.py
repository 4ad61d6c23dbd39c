"""Options: what is refused, what is bound, and that every one of them changes what it says."""

import pytest
from support.ghost_stories_table import W1, Table, space

from engine.core.faults import Corrupt, Malformed
from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms
from engine.games.ghost_stories.game import GAME
from engine.games.ghost_stories.options import CHOICES, Options, check_options, pack, unpack
from engine.games.ghost_stories.positions import sound


@pytest.mark.parametrize(
    ("options", "seats", "field"),
    [
        (Options(difficulty=5), 2, "options.difficulty"),
        (Options(difficulty=-1), 2, "options.difficulty"),
        (Options(difficulty=2, easy_initiation_5_qi=True), 2, "options.easy_initiation_5_qi"),
        (Options(difficulty=3, initiation_black_tao=True), 2, "options.initiation_black_tao"),
        (Options(faces=(1, 1, 1, 1)), 2, "options.faces"),
        (Options(board_faces=2, faces=(1, 1, 1)), 2, "options.faces"),
        (Options(board_faces=2, faces=(1, 1, 1, 3)), 2, "options.faces"),
        (Options(), 5, "seats"),
        (Options(), 0, "seats"),
    ],
)
def test_options_that_do_not_fit_are_malformed_and_named(options, seats, field):
    with pytest.raises(Malformed) as fault:
        check_options(options, seats)
    assert fault.value.field == field


def test_zero_means_the_default():
    assert check_options(Options(**dict.fromkeys(CHOICES, 0)), 3) == Options()


@pytest.mark.parametrize("name", sorted(CHOICES))
def test_options_survive_their_bytes(name):
    faces = (2, 1, 2, 1) if name == "board_faces" else ()
    options = Options(**{name: 2, "faces": faces})
    assert unpack(pack(check_options(options, 2))) == options


def test_bytes_that_are_no_options_are_refused():
    packed = pack(Options())
    for broken in (packed[:-1], [*packed, 0], [], [9] * len(packed), [*packed[:1], 7, *packed[2:]]):
        with pytest.raises((ValueError, Malformed)):
            check_options(unpack(broken), 2)


def test_a_position_with_unchecked_options_is_corrupt():
    data = bytearray(Table(2).menu(0).state.to_bytes())
    data[1] = 9  # the level
    with pytest.raises(Corrupt):
        GAME.read(bytes(data))


@pytest.mark.parametrize("field", ["drawn", "tao_throws", "curse_throws", "ply", "centre", "jobs"])
def test_counters_beyond_their_range_are_corrupt_at_once(field):
    state = Table(2).menu(0).state
    assert sound(state) is state
    setattr(state, field, (1 << 32) + 5)
    with pytest.raises(Corrupt):
        sound(state)


def test_the_first_preset_is_the_recommended_first_game():
    assert GAME.presets[0].options == Options()
    assert [preset.id for preset in GAME.presets] == ["first_game", "normal", "nightmare", "hell"]


def test_every_ruling_with_an_option_is_a_setting():
    rulings = {setting.ruling for setting in GAME.settings}
    named = "R-01 R-04 R-05 R-06 R-07 R-13 R-14 R-15 R-17 R-19 R-20 R-22 R-28 R-30 R-37 R-42 R-44 R-45"
    assert rulings == {*named.split(), "GHO-20.1"}


def test_the_qi_cap_holds_for_rewards_and_revival_too():
    table = Table(level="normal", qi_cap=2).strip().put(("N1", 52)).stand(0, 1).menu(0, W1)
    assert table.exorcise("black black black").take("N1").qi_of(0) == 3


def test_a_haunted_circle_that_keeps_its_token_works_again_when_it_is_cleared():
    table = (
        Table(circle_token_when_haunted=2).circle("red").haunt(7).strip().put(("N1", 38)).stand(0, 1).menu(0)
    )
    table.do(act.YIN_YANG_CLEAR, 7).do(act.STAY).exorcise("red blue blue")
    assert table.choices() == {((38,), (0, 0, 0, 0, 0))}


def test_the_components_show_the_resistance_of_the_options():
    for value, symbols in ((1, 3), (2, 2)):
        cards = GAME.components(check_options(Options(dark_wraith_resistance=value), 2), 2).cards
        assert [cards[n - 1].resistance.black for n in (52, 53)] == [symbols, symbols]


def test_the_components_show_the_table():
    found = GAME.components(Options(), 3)
    assert (found.haunted_limit, found.incarnations, found.deck_size) == (4, 1, 51)
    assert found.incarnation_draws == (41,)
    assert found.seat_sides == (1, 2, 3)
    assert [s.label for s in found.spaces][:4] == ["N0", "N1", "N2", "E0"]
    assert found.spaces[space("E1")].line == (5, 4, 3)
    assert len(found.cards) == 65
    assert sorted(found.curse_die) == [1, 1, 2, 3, 4, 5]
    assert terms.CELLS > 0
