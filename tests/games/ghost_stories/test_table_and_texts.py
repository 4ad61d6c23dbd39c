"""The table on a terminal, refusals with their facts, and everything a seat may be asked out of turn."""

from rich.text import Text
from support.ghost_stories_table import BLUE, RED, W1, YELLOW, Table, colour, space

from engine.core.ids import SPECTATOR
from engine.core.state import Actions
from engine.games.ghost_stories import actions as act
from engine.games.ghost_stories import terms
from engine.games.ghost_stories.game import GAME
from engine.games.ghost_stories.rules import codes

NAMES = ("Ann", "Bert", "Cleo", "Dan")


def drawn(table, viewer=0):
    return Text.from_markup(GAME.table(GAME.view(table.state, viewer), NAMES)).plain


def test_the_table_shows_village_boards_ghosts_figures_dice_and_tokens():
    table = Table().put(("N1", 34, "stone"), ("E0", 46), ("S0", 43)).haunt(7).buddha("W1").scroll("S0")
    table.set(terms.POWER, 0, terms.MANTRA).set(terms.READY, RED, 1).kill(BLUE).circle("red").menu(0, W1)
    text = drawn(table)
    parts = (
        "N1 #34 O", "E0 #46 d", "S0 #43 m", "W1 Buddha", "Circle", "Ann: 4 Qi", "1 yellow", "Dan: dead",
        "1+0 Buddhas", "Skinner (#34)", "Free Tao dice: 2", "incarnations at draws 46", "Circle: red",
    )  # fmt: skip
    for part in parts:
        assert part in text, part
    assert "Ann acts" in text


def test_the_village_lies_as_on_the_table():
    """North above with N2 on the left; the tiles row by row; W0 beside t0 and E2 beside t2."""
    table = Table().put(("N2", 34), ("N0", 38), ("W0", 12), ("E2", 23), ("S0", 1), ("S2", 5)).menu(0)
    rows = drawn(table).split("\n")
    top = next(row for row in rows if "N2" in row)
    assert top.index("N2 #34") < top.index("N1") < top.index("N0 #38")
    first = next(row for row in rows if row.startswith("W0 #12"))
    assert first.index("W0 #12") < first.index("Cemetery") < first.index("Altar") < first.index("E2 #23")
    bottom = next(row for row in rows if "S0 #1" in row)
    assert bottom.index("S0 #1") < bottom.index("S2 #5")


def test_the_dark_wraith_is_shown_as_the_options_say():
    for value, symbols in ((1, "KKK "), (2, "KK ")):
        text = drawn(Table(dark_wraith_resistance=value).put(("N1", 52)).menu(0))
        assert symbols in text
        assert ("KKK" in text) == (value == 1)


def test_all_seats_see_the_same_table():
    table = Table().put(("N1", 34)).menu(0)
    assert len({drawn(table, viewer) for viewer in (0, 1, 2, 3, int(SPECTATOR))}) == 1


def test_a_roll_and_a_card_to_be_placed_are_shown():
    table = Table().put(("N1", 38)).stand(0, 1).menu(0, W1).exorcise("red white")
    assert "Dice: red, white, in the air" in drawn(table)
    assert "To be placed: Skinner (#34) R" in drawn(Table().arrive("N", 34))
    assert "Curse die of E0: in the air" in drawn(Table().put(("E0", 22)).yin("E"))


def test_any_seat_may_be_asked_out_of_turn_and_the_table_says_who():
    table = Table().arrive("N", 55).do(act.PLACE_GHOST, 0)
    for seat in (YELLOW, RED):
        assert (table.actor, table.point) == (seat, terms.AT_DISCARD)
        assert f"{NAMES[seat]} discards a token" in drawn(table)
        table.apply(table.offers()[0])


def facts(table, kind, value):
    action = int(act.build(kind, value))
    code = table.state.check(table.actor, action)
    return {fact.name: fact.value for fact in GAME.facts(table.state, table.actor, action, code)}


def test_refusals_rest_on_facts():
    table = (
        Table().strip().put(("N1", 38)).stand(0, 1).give(0, red=1).menu(0, W1).exorcise("red yellow green")
    )
    assert facts(table.take(), act.MOVE, 2) == {}
    table = Table().strip().put(("N1", 38)).stand(0, 1).menu(0, W1).exorcise("red yellow green")
    assert facts(table, act.CHOOSE_GHOSTS, 1 << space("N1")) == {"tokens_within_reach": 0, "legal_choices": 1}
    assert facts(Table().yin_yang(0, 0).menu(0), act.YIN_YANG_HELP, 4) == {"yin_yang": 0}
    assert facts(Table().menu(0), act.MOVE, 4) == {"tile": "tile 4"}
    table = Table().give(RED, black=4).menu(0).do(act.USE_POCKETS)
    assert facts(table, act.TAKE_TAO, colour("black")) == {"colour": "black", "in_supply": 0, "owned": 0}


def test_an_act_out_of_turn_breaks_its_own_article_and_the_turn():

    table = Table().menu(0)
    found = Actions()
    table.state.list_broken(RED, int(act.build(act.YIN_YANG_CLEAR, 3)), found)
    assert found.to_list() == [codes.YIN_YANG, codes.TURN]


def test_a_roll_a_card_and_the_end_seal_what_was_decided():
    assert GAME.seals(((int(terms.N_TAO_ROLLED), 0, 1, 0, 0, 0),))
    assert GAME.seals(((int(terms.N_DRAWN), 5, 1, 0, 0, 0),))
    assert not GAME.seals(((int(terms.N_MOVED), 0, 1, 2, 0, 0),))
