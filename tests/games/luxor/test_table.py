"""The terminal table: the path can be followed, and everything that matters for a plan is on it."""

import re

import pytest
from games.luxor.luxor_scene import EMPTY, TUNNEL, do, scene
from games.luxor.luxor_walks import walk
from rich.text import Text

from engine.core.ids import SPECTATOR
from engine.games.luxor import actions as a
from engine.games.luxor.data import DATA
from engine.games.luxor.table import table
from engine.games.luxor.view import view

NAMES = ["Ann", "Bob", "Cid", "Dee"]


def lines_of(s, viewer=0, names=NAMES):
    return Text.from_markup(table(view(s, viewer), names)).plain.splitlines()


@pytest.mark.parametrize("plies", [0, 40, 120, 400, 5_000])
def test_it_fits_a_terminal_of_eighty_characters(plies):
    board = lines_of(walk(4, 1, plies=plies))[: 1 + 1 + 4 * DATA.rows]
    assert {len(line) for line in board[1:]} == {1 + 10 * DATA.columns}
    assert len(board[0]) <= 80


def test_every_space_shows_its_number_its_tile_and_its_score():
    text = "\n".join(lines_of(walk(2, 1, plies=70)))
    for space in DATA.spaces:
        assert re.search(rf"(?<!\d){space.id} +{space.symbol[:4]} *{space.score}\D", text), space.id


def test_arrows_lead_from_each_space_to_the_next():
    text = "\n".join(lines_of(walk(2, 1, plies=70)))
    assert sum(text.count(arrow) for arrow in "→←↓↑") == len(DATA.spaces) + len(DATA.anubis)


def test_adventurers_stand_on_their_spaces_and_lie_at_anubis_places():
    s = scene([0, 2, 2, 41, 43], [0, 0, 42, 43, 44], tiles={5: TUNNEL, 6: EMPTY})
    shown = lines_of(s)
    assert shown[0].startswith("Stairs: A1B2")
    assert "A2" in shown[4]
    assert "tunnel" in shown[3]
    assert "empty" in shown[3]
    text = "\n".join(shown)
    assert text.count("A1B1") == 1  # at the second Anubis place
    assert re.search(r"score 13 .*\n.*A1", text)


def test_the_own_hand_is_open_and_the_others_are_not():
    s = scene([0], [0], hand=["1", "2", "3", "die", "±1"])
    text = "\n".join(lines_of(s, 0))
    assert "hand 1 | 2 | 3 | die | ±1" in text
    assert "hand ? | ? | ? | ? | ?" in text
    assert "hand 1 | 2" not in "\n".join(lines_of(s, SPECTATOR))


def test_what_is_known_of_a_hidden_card_is_said():
    s = do(scene([40, 41], [0], hand=["5", "1", "1", "1", "4"], keys=1, entered=1), a.discard_card(0))
    assert "? (not 1, ±1, die, 1-3" in "\n".join(lines_of(s, 1))


def test_names_are_no_markup():
    text = "\n".join(lines_of(scene([0], [0]), names=["[red]Ann[/red]", "Bob\\"]))
    assert "A [red]Ann[/red] :" in text
    assert "B Bob\\ :" in text


def test_the_last_line_says_who_is_to_decide_what():
    s = do(scene([9], hand=["1-3", "1", "1", "1", "1"]), a.play_card(0))
    assert lines_of(s)[-1] == "Round 1: Ann chooses an adventurer; in play: 1-3."
    assert lines_of(do(s, a.choose_adventurer(9)))[-1].endswith("in play: 1-3, from space 9.")
    assert lines_of(walk(2, 1))[-1] == "The game is over."
