"""The options of a match: checked, packed, and different from the default where they should be."""

import dataclasses

import pytest
from support.kronia_table import start

from engine.core.faults import Malformed
from engine.core.ids import CHANCE
from engine.games.kronia import terms
from engine.games.kronia.options import (
    PRESETS,
    SETTINGS,
    Options,
    TileChoice,
    bonus_table,
    check_options,
    pack,
    unpack,
)
from engine.games.kronia.terms import (
    APOLLO,
    ARTEMIS,
    AT_DRAW,
    AT_TILE,
    EXTRA_TOKEN,
    LOWEST_WINS,
    RAINBOW,
    REVERSED_TIE,
    ZEUS,
)

LAYOUT = (TileChoice(1, 1), TileChoice(2, 2), TileChoice(5, 1))


def test_an_unset_choice_means_the_default():
    names = [f.name for f in dataclasses.fields(Options) if f.type == "int" and f.name != "first_seat"]
    assert len(names) == 12
    assert check_options(Options(**dict.fromkeys(names, 0)), 4) == Options()


def test_every_option_is_a_setting_of_the_lobby():
    assert [setting.id for setting in SETTINGS] == [f.name for f in dataclasses.fields(Options)]


def test_the_first_preset_is_the_recommended_first_game_without_modules():
    assert PRESETS[0].options == Options()
    assert all(check_options(preset.options, seats) for preset in PRESETS for seats in (2, 3, 4, 5))


@pytest.mark.parametrize(
    ("options", "field"),
    [
        (Options(recover_order=3), "options.recover_order"),
        (Options(wrath_shortfall=4), "options.wrath_shortfall"),
        (Options(first_player=-1), "options.first_player"),
        (Options(first_seat=1), "options.first_seat"),
        (Options(first_player=terms.SEAT_FIRST, first_seat=4), "options.first_seat"),
        (Options(first_player=terms.SEAT_FIRST, first_seat=-1), "options.first_seat"),
        (Options(layout=LAYOUT), "options.layout"),
        (Options(tile_layout=terms.CHOSEN_LAYOUT), "options.layout"),
        (Options(tile_layout=terms.CHOSEN_LAYOUT, layout=LAYOUT[:2]), "options.layout"),
        (Options(tile_layout=terms.CHOSEN_LAYOUT, layout=(*LAYOUT[:2], TileChoice(1, 2))), "options.layout"),
        (
            Options(tile_layout=terms.CHOSEN_LAYOUT, layout=(*LAYOUT[:2], TileChoice(6, 1))),
            "options.layout[2]",
        ),
        (
            Options(tile_layout=terms.CHOSEN_LAYOUT, layout=(*LAYOUT[:2], TileChoice(3, 0))),
            "options.layout[2]",
        ),
        (Options(pairing=(1, 2, 3)), "options.pairing"),
        (Options(pairing=(1,) * 10), "options.pairing"),
    ],
)
def test_an_option_that_does_not_fit_is_named(options, field):
    with pytest.raises(Malformed) as error:
        check_options(options, 4)
    assert error.value.field == field


def test_three_players_choose_tiles_for_two_temples():
    options = Options(module_special_tiles=True, tile_layout=terms.CHOSEN_LAYOUT, layout=LAYOUT[:2])
    assert check_options(options, 3) == options
    with pytest.raises(Malformed, match="2 temples"):
        check_options(dataclasses.replace(options, layout=LAYOUT), 3)


@pytest.mark.parametrize(
    "options",
    [
        Options(),
        Options(module_hades=True, first_player=terms.SEAT_FIRST, first_seat=3, wrath_shortfall=3),
        Options(module_special_tiles=True, tile_layout=2, layout=LAYOUT, pairing=tuple(range(10, 0, -1))),
    ],
)
def test_packed_options_are_read_back(options):
    assert unpack(pack(options)) == options


def test_bytes_that_are_no_options_are_not_read():
    packed = pack(Options())
    with pytest.raises(ValueError, match="left over"):
        unpack([*packed, 0])
    with pytest.raises(StopIteration):
        unpack(packed[:-1])


@pytest.mark.parametrize(
    ("printed", "again", "points"),
    [
        ((0, 0, 0, 5, 10, 20), False, [0, 0, 0, 5, 10, 20, 20, 20, 20, 20, 20]),
        ((0, 0, 0, 5, 10, 20), True, [0, 0, 0, 5, 10, 20, 20, 20, 25, 30, 40]),
        ((0, 0, 0, 0, 5, 10, 20), True, [0, 0, 0, 0, 5, 10, 20, 20, 20, 20, 25]),
        ((0, 0, 3, 6, 10), False, [0, 0, 3, 6, 10, 10, 10, 10, 10, 10, 10]),
    ],
)
def test_a_table_of_points_goes_on_after_its_last_row(printed, again, points):
    assert list(bonus_table(printed, again)) == points


# ---- special tiles ----


def test_a_pairing_puts_other_rules_on_the_tiles():
    pairing = (EXTRA_TOKEN, REVERSED_TIE, 2, 3, 4, 5, 6, 7, 9, 10)
    layout = (TileChoice(1, 2), TileChoice(2, 2), TileChoice(4, 1))
    options = {"tile_layout": terms.CHOSEN_LAYOUT, "layout": layout, "pairing": pairing}
    table = start(4, module_special_tiles=True, **options)
    assert table.state.cells.to_list()[terms.RULE : terms.RULE + 3] == [REVERSED_TIE, LOWEST_WINS, 6]


def test_two_rules_of_one_tile_are_never_both_in_play():
    table = start(4, module_special_tiles=True).chance(0, 1)
    assert 0 not in table.odds()


def test_by_default_a_temple_with_a_general_rule_gets_no_further_tile():
    table = start(3, module_special_tiles=True).chance(3, 1).chance(4, 0)
    assert table.point == AT_DRAW
    assert table.state.has_general(EXTRA_TOKEN)
    assert table.state.has_general(RAINBOW)


def test_as_an_option_a_temple_with_a_general_rule_gets_further_tiles_until_it_has_a_local_one():
    table = start(3, module_special_tiles=True, tile_replacement=True).chance(3, 1).chance(0, 0)
    assert (table.point, table.state.temple) == (AT_TILE, 0)
    assert table.odds() == {1: 1, 2: 1, 4: 1}
    table.chance(4, 1)
    assert (table.point, table.state.temple) == (AT_TILE, 0)
    table.chance(1, 0)
    assert table.point == AT_DRAW
    assert [table.state.cells[terms.RULE + at] for at in (0, 1)] == [LOWEST_WINS, REVERSED_TIE]
    assert table.state.has_general(EXTRA_TOKEN)
    assert table.state.has_general(terms.BONUS_ON_BONUSES)


def test_replacing_ends_when_no_tile_is_left():
    pairing = (EXTRA_TOKEN, 1, RAINBOW, 2, terms.BONUS_ON_BONUSES, 3, 4, 5, 6, 7)
    table = start(4, module_special_tiles=True, tile_replacement=True, pairing=pairing)
    table.chance(0, 0, 1, 0, 2, 0)
    assert (table.point, table.actor, table.state.temple) == (AT_TILE, CHANCE, 0)
    table.chance(3, 0)
    assert table.state.temple == 1
    table.chance(4, 0)
    assert table.point == AT_DRAW, "temple C stays without a rule"
    assert [table.state.cells[terms.RULE + at] for at in range(3)] == [4, 6, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("rule", range(1, terms.RULES))
def test_every_rule_can_be_chosen_for_every_temple(seats, rule):
    for name in "AB" if seats == 3 else "ABC":
        table = start(seats, tiles={name: rule})
        at = "ABC".index(name)
        local = rule <= terms.CHOOSE_FIRST
        assert table.state.cells[terms.RULE + at] == (rule if local else terms.NO_RULE)
        assert local or table.state.has_general(rule)


# ---- simultaneous taking back ----


def test_in_simultaneous_order_taking_back_leads_to_the_same_cards():
    for cards, discard in [((), ()), ((11,), (3,))]:
        ends = []
        for order in (terms.IN_TURN_ORDER, terms.SIMULTANEOUS):
            table = start(4, recover_order=order).tokens(APOLLO, ARTEMIS, ZEUS)
            table.cards(("A", 12), ("A", 11), ("B", 6), ("C", 7)).pass_all().recover(1, *cards)
            table.discard(1, *discard)
            ends.append((table.round, table.hand(1), [table.where(1, card) for card in range(1, 13)]))
        assert ends[0] == ends[1]


def test_in_simultaneous_order_two_players_decide_first_and_discard_afterwards():
    table = start(2, recover_order=terms.SIMULTANEOUS).tokens(APOLLO, ARTEMIS, ZEUS)
    table.cards(("A", 5), ("A", 9), ("B", 12), ("B", 6)).pass_all()
    table.recover(0, 5).recover(1, 6)
    assert (table.point, table.actor) == (terms.AT_DISCARD, 0)
    table.discard(0, 1)
    assert (table.point, table.actor) == (terms.AT_DISCARD, 1)
    table.discard(1, 6)
    assert table.round == 2
    assert [len(table.hand(seat)) for seat in (0, 1)] == [10, 10]


def test_in_simultaneous_order_two_taken_cards_are_paid_with_two_discards():
    table = start(2, recover_order=terms.SIMULTANEOUS).tokens(APOLLO, ARTEMIS, ZEUS)
    table.cards(("A", 5), ("A", 9), ("B", 6), ("B", 12)).pass_all().recover(0, 5, 6)
    assert len(table.offers()) == 12
    assert len(table.discard(0, 5).offers()) == 11
    assert table.discard(0, 12).round == 2
    assert table.where(0, 6) == terms.HAND
