"""Positions from outside: whole ones are read, and what cannot lie on a table is called corrupt."""

import importlib

import pytest
from games.luxor.luxor_walks import walk
from support.build import pick

from engine.core.faults import Corrupt, Malformed
from engine.core.kit import row
from engine.games.luxor.data import DATA
from engine.games.luxor.options import Options, check_options
from engine.games.luxor.positions import check_sound, new, read
from engine.games.luxor.rules import codes
from engine.games.luxor.terms import AT_OSIRIS, AT_OVER, AT_TOPS, AT_TURN


def middle():
    """Seat 0's or 1's turn, in the middle of a game."""
    for plies in range(200, 260):
        s = walk(2, 4, plies=plies)
        if s.point == AT_TURN:
            return s
    raise AssertionError("no turn begins there")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_random_games_is_sound(seats):
    for number in range(pick(plain=1, compiled=20)):
        for plies in range(0, 900, pick(plain=29, compiled=3)):
            check_sound(walk(seats, number, plies=plies))


def spoil(what):
    """A sound position with one thing put wrong."""
    s = middle()
    p = s.players[0]
    changes = {
        "a card too many": lambda: s.piles.draw.bump(1),
        "a card in hand that is also in the pile": lambda: p.hand.__setitem__(1, p.hand[0] % 20 + 1),
        "a card that does not exist": lambda: p.hand.__setitem__(0, 200),
        "a batch that was never drawn": lambda: p.batch.__setitem__(0, 9),
        "a start card in a Horus deck": lambda: s.piles.decks.bump(1),
        "a count of cards that is wrong": lambda: setattr(s, "draw_left", s.draw_left + 1),
        "a deck that hides its top card": lambda: s.piles.tops.__setitem__(1, 0),
        "a tile on the stairs": lambda: s.tiles.__setitem__(0, 1),
        "a tile that is taken and still lies there": lambda: p.treasures.bump(s.tiles[40] or 1),
        "a treasure on an Osiris space": lambda: s.tiles.__setitem__(8, 1),
        "a key from nowhere": lambda: setattr(p, "keys", p.keys + 1),
        "a joker from nowhere": lambda: setattr(p, "jokers", p.jokers + 1),
        "a scarab from nowhere": lambda: p.scarabs.bump(1),
        "points from nowhere": lambda: setattr(p, "points", p.points + 1),
        "a sarcophagus without an entry": lambda: setattr(p, "sarcophagi", 1),
        "an entry that nobody made": lambda: setattr(s, "entered", 1),
        "a sixth adventurer": lambda: setattr(p, "pieces", row([0, 0, 0, 0, 0, 0])),
        "adventurers out of order": lambda: setattr(p, "pieces", row([5, 3, 9, 9, 9])),
        "two lying at one place": lambda: setattr(p, "pieces", row([0, 0, 0, 42, 42])),
        "an adventurer on Osiris": lambda: setattr(p, "pieces", row([0, 0, 8, 9, 9])),
        "a seat that does not exist": lambda: setattr(s, "active", 2),
        "a half-done turn": lambda: setattr(s, "card", 1),
        "an end that has not come": lambda: setattr(s, "ending", int(codes.DEAD_ROUND)),
        "an unknown end": lambda: (setattr(s, "point", int(AT_OVER)), setattr(s, "ending", 801)),
        "an unknown decision point": lambda: setattr(s, "point", 9),
        "a setup that is long over": lambda: setattr(s, "point", int(AT_OSIRIS)),
        "top cards still to be shown": lambda: (setattr(s, "point", int(AT_TOPS)), setattr(s, "level", 1)),
        "known cards that are not known": lambda: setattr(p, "bars_left", 1 << p.hand[0]),
        "more rounds than agreed": lambda: setattr(s, "rounds", 201),
        "a row that is too short": lambda: setattr(s.stock, "temple", row([0] * 5)),
        "a die that shows seven": lambda: setattr(s, "roll", 7),
    }
    changes[what]()
    return s, list(changes)


@pytest.mark.parametrize("what", spoil("a card too many")[1])
def test_what_cannot_lie_on_a_table_is_corrupt(what):
    s, _ = spoil(what)
    with pytest.raises(Corrupt):
        check_sound(s)


@pytest.mark.parametrize("point", [11, 12, 13, 14, 15, 16, 17, 20, 21, 22, 23, 24])
def test_a_decision_that_nothing_led_to_is_corrupt(point):
    s = middle()
    s.point = point
    with pytest.raises(Corrupt):
        check_sound(s)


def test_a_position_of_another_board_is_corrupt():
    data = bytearray(middle().to_bytes())
    data[0] ^= 1
    with pytest.raises(Corrupt):
        read(bytes(data))
    wire = importlib.import_module("engine.games.luxor.wire")
    message = wire.state_to_message(middle())
    message.board.digest = DATA.digest[::-1]
    with pytest.raises(Corrupt, match="another edition"):
        wire.state_from_message(message)


def test_no_secret_is_in_the_message_of_a_corrupt_position():
    s, _ = spoil("a card too many")
    with pytest.raises(Corrupt) as caught:
        check_sound(s)
    assert not any(character.isdigit() for character in str(caught.value))


@pytest.mark.parametrize(
    ("options", "seats", "field"),
    [
        (Options(), 5, "seats"),
        (Options(), 1, "seats"),
        (Options(reshuffle=3), 2, "options.reshuffle"),
        (Options(max_rounds=100_001), 2, "options.max_rounds"),
    ],
)
def test_options_that_do_not_fit_are_malformed(options, seats, field):
    with pytest.raises(Malformed) as caught:
        check_options(options, seats)
    assert caught.value.field == field


def test_defaults_are_filled_in():
    full = check_options(Options(), 4)
    assert full.max_rounds == 200
    assert {value for name, value in vars(full).items() if name != "max_rounds"} == {1}
    assert new(Options(), 4).to_bytes() == new(full, 4).to_bytes()
