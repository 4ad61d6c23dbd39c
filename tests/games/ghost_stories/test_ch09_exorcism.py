"""Chapter 9, exorcism."""

import pytest
from support.ghost_stories_table import RED, W1, YELLOW, Table, colour, eligible, pay, space

from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms

NOTHING = ((), (0, 0, 0, 0, 0))


def tao(**tokens):
    return tuple(tokens.get(c, 0) for c in ("yellow", "green", "red", "blue", "black"))


def faced(*places, tile, faces, owns=None, **options):
    """The yellow Taoist alone on a tile, with these tokens only, after a roll against these ghosts."""
    table = Table(**options).strip().put(*places).stand(0, tile).give(0, **(owns or {})).menu(0, W1)
    return table.exorcise(faces)


def mask(*labels):
    return sum(1 << space(where) for where in labels)


@pytest.mark.article("GHO-9.1")
@pytest.mark.vector(27)
def test_captive_dice_are_not_rolled():
    table = Table().put(("N0", 63), ("N1", 47)).stand(0, 1).menu(0, W1).do(act.EXORCISE)
    assert table.state.dice == 1
    assert (
        Table(faces="ABAA").put(("N0", 63), ("N1", 47)).stand(2, 1).menu(2, W1).do(act.EXORCISE).state.dice
        == 2
    )
    assert Table().put(("N0", 63), ("N1", 47)).stand(0, 3).menu(0, W1).do(act.REQUEST_HELP).state.dice == 1
    table.roll("black").take("N1").take_tao("red")
    assert table.state.free_dice() == 2


@pytest.mark.article("GHO-9.1", broken=True)
def test_with_every_die_captive_an_attempt_is_made_without_a_roll():
    table = Table().strip().put(("E0", 46), ("E1", 47), ("E2", 48), ("N1", 2)).stand(0, 1).circle("yellow")
    table.menu(0, W1).do(act.EXORCISE)
    assert (table.state.dice, table.point) == (0, terms.AT_SET)
    assert table.choices() == {((2,), tao())}


@pytest.mark.article("GHO-9.2")
@pytest.mark.vector(1)
def test_dice_and_tokens_together_cover_the_resistance():
    table = faced(("N1", 38), tile=1, faces="red yellow green", owns={"red": 1})
    assert table.choices() == {NOTHING, ((38,), tao(red=1))}
    table.take("N1")
    assert table.discarded(38)
    assert (table.supply()[2], table.point) == (4, terms.AT_MENU)


@pytest.mark.article("GHO-9.2", broken=True)
def test_what_is_not_covered_is_not_exorcised():
    table = faced(("N1", 38), tile=1, faces="red yellow green")
    assert table.choices() == {NOTHING}
    assert table.refuses(act.CHOOSE_GHOSTS, mask("N1"), "GHO-9.2")


@pytest.mark.article("GHO-9.3")
@pytest.mark.vector(2)
def test_one_roll_counts_against_both_ghosts():
    table = faced(("N2", 38), ("W0", 15), tile=0, faces="red white yellow", owns={"red": 1})
    assert table.choices() == {((38,), tao()), ((15,), tao()), ((15, 38), tao(red=1))}
    assert table.refuses(act.CHOOSE_GHOSTS, 0, "GHO-9.7")


@pytest.mark.article("GHO-9.3", broken=True)
@pytest.mark.vector(2)
def test_a_die_does_not_pay_two_symbols():
    table = faced(("N2", 38), ("W0", 15), tile=0, faces="red white yellow")
    assert table.choices() == {((38,), tao()), ((15,), tao())}
    assert table.refuses(act.CHOOSE_GHOSTS, mask("N2", "W0"), "GHO-9.3")


@pytest.mark.article("GHO-9.4")
def test_tokens_may_be_added_after_the_roll():
    table = faced(("N1", 38), tile=1, faces="green green green", owns={"red": 2})
    assert table.choices() == {NOTHING, ((38,), tao(red=2))}


@pytest.mark.article("GHO-9.4", broken=True)
def test_nobody_has_to_add_any():
    table = faced(("N1", 38), tile=1, faces="green green green", owns={"red": 2})
    table.take()
    assert table.tao(YELLOW) == {"red": 2}
    assert table.ghost("N1") == 38


@pytest.mark.article("GHO-9.5")
@pytest.mark.vector(4)
def test_tokens_of_those_on_the_tile_may_be_spent():
    table = Table().strip().put(("N1", 8)).stand(RED, 1).stand(YELLOW, 1).give(YELLOW, yellow=2)
    table.menu(RED, W1).exorcise("green yellow red")
    assert table.choices() == {NOTHING, ((8,), tao(yellow=2))}
    table.take("N1")
    assert (table.tao(YELLOW), table.point) == ({}, terms.AT_MENU)


@pytest.mark.article("GHO-9.5", broken=True)
def test_tokens_of_those_elsewhere_may_not():
    table = Table().strip().put(("N1", 8)).stand(RED, 1).stand(YELLOW, 1).stand(2, 0)
    table.give(YELLOW, yellow=2).give(RED, yellow=1).give(2, yellow=1).menu(RED, W1).exorcise(
        "green yellow red"
    )
    table.take("N1")
    assert table.values(act.SPEND_FROM) == [YELLOW, RED]
    assert table.refuses(act.SPEND_FROM, 2, "GHO-9.5")
    assert table.refuses(act.SPEND_FROM, 3, "GHO-9.5")
    table.do(act.SPEND_FROM, RED)
    assert (table.tao(YELLOW), table.tao(RED), table.tao(2)) == ({"yellow": 1}, {}, {"yellow": 1})


@pytest.mark.article("GHO-9.6")
def test_spent_tokens_return_to_the_supply():
    table = faced(("N1", 38), tile=1, faces="red yellow green", owns={"red": 2}).take("N1")
    assert (table.tao(YELLOW), table.supply()[2]) == ({"red": 1}, 3)


@pytest.mark.article("GHO-9.6", broken=True)
def test_no_more_tokens_than_needed_may_be_spent():
    table = faced(("N1", 65), tile=1, faces="green black red", owns={"yellow": 2, "blue": 2})
    assert table.choices() == {NOTHING, ((65,), tao(yellow=1, blue=1))}
    table = faced(("N1", 58), tile=1, faces="red red white", owns={"green": 2, "blue": 3, "yellow": 2})
    table.take("N1")
    assert table.refuses(act.PAY, pay(green=2, blue=2, yellow=2), "GHO-9.6")
    assert table.refuses(act.PAY, pay(green=2, blue=3, yellow=0), "GHO-9.2")
    assert table.refuses(act.PAY, pay(green=2, blue=2, red=1), "GHO-9.5")


@pytest.mark.article("GHO-9.7")
@pytest.mark.vector(3)
def test_leftover_dice_must_strike_the_second_ghost_too():
    table = faced(("S0", 6), ("W2", 3), tile=6, faces="yellow yellow white")
    assert table.choices() == {((3, 6), tao())}
    table.take("S0", "W2")
    assert (table.point, table.state.source) == (terms.AT_CURSE, space("S0"))


@pytest.mark.article("GHO-9.7", broken=True)
def test_what_the_dice_achieve_may_not_be_left_out():
    table = faced(("S0", 6), ("W2", 3), tile=6, faces="yellow yellow white")
    for labels in ((), ("S0",), ("W2",)):
        assert table.refuses(act.CHOOSE_GHOSTS, mask(*labels), "GHO-9.7")


@pytest.mark.vector(45)
def test_dice_may_be_committed_to_the_bigger_ghost_with_tokens():
    places = ("N0", 34), ("E2", 38)
    table = faced(*places, tile=2, faces="red blue green", owns={"red": 1})
    assert table.choices() == {((34,), tao()), ((38,), tao(red=1))}
    table = faced(*places, tile=2, faces="red blue green", owns={"red": 2})
    assert table.choices() == {((34,), tao()), ((38,), tao(red=1)), ((34, 38), tao(red=2))}


@pytest.mark.vector(46)
def test_white_is_saved_for_the_other_colour():
    table = faced(("N0", 12), ("E2", 6), tile=2, faces="blue white yellow")
    assert table.choices() == {((6, 12), tao())}
    assert table.refuses(act.CHOOSE_GHOSTS, mask("N0"), "GHO-9.7")


@pytest.mark.vector(54)
def test_with_the_option_dice_come_first():
    def choices(*places, tile, faces, owns=None):
        return faced(*places, tile=tile, faces=faces, owns=owns, exorcism_dice_rule=2).choices()

    pair = ("N0", 34), ("E2", 38)
    assert choices(*pair, tile=2, faces="red blue green", owns={"red": 1}) == {((34,), tao())}
    both = {((34,), tao()), ((34, 38), tao(red=2))}
    assert choices(*pair, tile=2, faces="red blue green", owns={"red": 2}) == both
    one = choices(("N1", 38), tile=1, faces="red yellow green", owns={"red": 1})
    assert one == {NOTHING, ((38,), tao(red=1))}
    two = choices(("N2", 38), ("W0", 15), tile=0, faces="red white yellow", owns={"red": 1})
    assert two == {((38,), tao()), ((15,), tao()), ((15, 38), tao(red=1))}
    assert choices(("S0", 6), ("W2", 3), tile=6, faces="yellow yellow white") == {((3, 6), tao())}
    assert choices(("N0", 12), ("E2", 6), tile=2, faces="blue white yellow") == {((6, 12), tao())}
    immune = choices(("N2", 35), ("W0", 34), tile=0, faces="red red red", owns={"red": 1})
    assert immune == {((34,), tao()), ((34, 35), tao(red=1))}


@pytest.mark.article("GHO-9.8")
def test_a_failed_attempt_has_no_effect():
    table = faced(("N1", 6), tile=1, faces="red yellow green").take()
    assert (table.ghost("N1"), table.point, table.window) == (6, terms.AT_MENU, 3)


@pytest.mark.article("GHO-9.8", broken=True)
def test_a_successful_one_has_its_effects():
    table = faced(("N1", 6), tile=1, faces="yellow yellow green").take("N1")
    assert table.point == terms.AT_CURSE


@pytest.mark.article("GHO-9.9")
@pytest.mark.vector(6)
def test_the_circle_lowers_the_requirement_in_its_colour_for_everyone():
    table = Table().strip().put(("N1", 52)).stand(RED, 1).menu(RED, W1)
    table.do(act.YIN_YANG_HELP, 7).do(act.SET_CIRCLE, colour("black")).exorcise("white black green")
    assert table.choices() == {((52,), tao())}
    assert table.take("N1").state.circle == 5


@pytest.mark.article("GHO-9.9", broken=True)
@pytest.mark.vector(6)
def test_without_it_or_in_another_colour_nothing_is_lowered():
    assert faced(("N1", 52), tile=1, faces="white black green").choices() == {NOTHING}
    table = Table().strip().put(("N1", 52)).stand(0, 1).circle("red").menu(0, W1)
    assert table.exorcise("white black green").choices() == {NOTHING}


def test_the_circle_on_multicoloured_cards_by_option():
    def cost(**options):
        table = Table(**options).strip().put(("N1", 65)).stand(0, 1).circle("red").give(0, blue=2, red=1)
        return table.menu(0, W1).exorcise("yellow green black").choices()

    assert cost() == {NOTHING, ((65,), tao(blue=1))}
    assert cost(circle_on_multicolour=2) == {NOTHING, ((65,), tao(blue=1, red=1))}


@pytest.mark.article("GHO-9.10")
def test_the_mantra_lowers_the_requirement_in_a_colour_chosen_after_the_roll():
    table = Table().strip().put(("N1", 65)).scroll("N1").stand(0, 1).give(0, yellow=1, blue=1)
    table = table.set(terms.POWER, 0, terms.MANTRA).menu(0, W1).exorcise("green red black")
    assert table.choices() == {NOTHING, ((65,), tao(yellow=1)), ((65,), tao(blue=1))}


@pytest.mark.article("GHO-9.10", broken=True)
def test_the_mantra_helps_against_no_other_ghost():
    table = Table().strip().put(("N2", 38), ("W0", 16)).scroll("N2").stand(0, 0)
    table = table.set(terms.POWER, 0, terms.MANTRA).menu(0, W1).exorcise("red blue yellow")
    assert table.choices() == {((38,), tao())}


@pytest.mark.article("GHO-9.11")
@pytest.mark.vector(21)
def test_a_requirement_of_0_is_exorcised_by_the_next_attempt():
    table = Table().strip().put(("N1", 2)).circle("yellow").stand(0, 1).menu(0, W1)
    assert table.exorcise("blue blue blue").choices() == {((2,), tao())}


@pytest.mark.article("GHO-9.11", broken=True)
@pytest.mark.vector(21)
def test_a_requirement_above_0_needs_something():
    table = faced(("N1", 2), tile=1, faces="yellow yellow white")
    assert table.choices() == {NOTHING}
    table = faced(("N1", 2), tile=1, faces="yellow yellow white", owns={"yellow": 1})
    assert table.choices() == {NOTHING, ((2,), tao(yellow=1))}


@pytest.mark.vector(22)
def test_an_immune_ghost_beside_a_normal_one():
    places = ("N2", 35), ("W0", 34)
    assert faced(*places, tile=0, faces="red red red").choices() == {((34,), tao())}
    table = faced(*places, tile=0, faces="red red red", owns={"red": 1})
    assert table.choices() == {((34,), tao()), ((34, 35), tao(red=1))}
    assert table.refuses(act.CHOOSE_GHOSTS, mask("N2"), "GHO-9.7")
    assert table.refuses(act.CHOOSE_GHOSTS, 0, "GHO-9.7")


@pytest.mark.article("GHO-9.12")
def test_the_other_facing_ghost_may_be_exorcised():
    table = Table().put(("N2", 56), ("S0", 6), ("W0", 34)).stand(0, 0).menu(0, W1)
    assert eligible(table, 0) == {"W0"}
    assert table.exorcise("black black black").choices() == {NOTHING}


@pytest.mark.article("GHO-9.12", broken=True)
def test_the_one_whose_condition_is_not_met_may_not():
    table = Table().put(("N2", 56), ("S0", 6), ("W0", 34)).stand(0, 0).menu(0, W1)
    table.exorcise("black black black")
    assert table.refuses(act.CHOOSE_GHOSTS, mask("N2"), "GHO-16.6")


@pytest.mark.vector(24)
def test_nameless():
    table = Table(faces="ABAA").strip().put(("N1", 65)).stand(2, 1).give(2, yellow=1, black=1).menu(2, W1)
    assert table.exorcise("red green blue white").choices() == {NOTHING, ((65,), tao(yellow=1, black=1))}


@pytest.mark.vector(25)
def test_hope_killer_arithmetic():
    def killer(**owned):
        table = Table().strip().put(("N1", 58)).scroll("N1").circle("red").stand(0, 1).give(0, **owned)
        return table.set(terms.POWER, 0, terms.MANTRA).menu(0, W1).exorcise("red white blue").choices()

    vectors = [(0, 1, 2), (1, 0, 2), (1, 1, 1), (2, 0, 1), (2, 1, 0)]
    wanted = {((58,), tao(green=g, blue=b, yellow=y)) for g, b, y in vectors}
    assert killer(yellow=4, green=4, blue=4) == {NOTHING, *wanted}
    assert killer(red=3, black=4, green=2) == {NOTHING}


@pytest.mark.vector(28)
def test_partial_results_do_not_add_up():
    table = Table(faces="AAAB").strip().put(("N1", 33)).stand(3, 1).menu(3, W1)
    for _ in range(2):
        assert table.exorcise("green green red").choices() == {NOTHING}
        table.take()
    assert (table.ghost("N1"), table.window) == (33, 3)


@pytest.mark.vector(32)
def test_black_widow_blocks_tokens_against_itself():
    table = faced(("N1", 50), tile=1, faces="black red red", owns={"black": 2})
    assert table.choices() == {NOTHING}
    assert table.refuses(act.CHOOSE_GHOSTS, mask("N1"), "GHO-15.5")
    table = Table().strip().put(("N1", 50)).circle("black").yin_yang(0, 0).stand(0, 1).menu(0, W1)
    assert table.exorcise("black red red").choices() == {((50,), tao())}
    assert table.take("N1").curse("blank").point == terms.AT_QI_OR_YY


@pytest.mark.vector(41)
def test_probabilities_of_a_roll():
    """Three dice against resistance 2, and four: 7/27 and 33/81 of all equally likely rolls."""
    faces = ("yellow", "green", "red", "blue", "black", "white")

    def successes(dice):
        return sum(sum((n // 6**i) % 6 in (2, 5) for i in range(dice)) >= 2 for n in range(6**dice))

    assert (successes(3) * 27, successes(4) * 81) == (7 * 6**3, 33 * 6**4)
    for first in faces:
        table = faced(("N1", 38), tile=1, faces=f"{first} red blue")
        assert (table.choices() == {((38,), tao())}) == (first in ("red", "white"))
