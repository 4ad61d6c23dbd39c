"""An action of Luxor is one number: kind << 8 | value. Builders are named like the fields of `Action`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLAY_CARD: Final[i64] = 1
DISCARD_CARD: Final[i64] = 2
CHOOSE_ADVENTURER: Final[i64] = 3
CHOOSE_STEPS: Final[i64] = 4
CHOOSE_SPACE: Final[i64] = 5
USE_HORUS: Final[i64] = 6
CHOOSE_DECK: Final[i64] = 7
PICK: Final[i64] = 8
TAKE_TREASURE: Final[i64] = 9
PASS: Final[i64] = 10
REORDER_HAND: Final[i64] = 11

KEY: Final[i64] = 1
CARD: Final[i64] = 2
DECLINE: Final[i64] = 3
PICK_JOKER: Final[i64] = 1
PICK_SCARAB: Final[i64] = 2
LEAVE: Final[i64] = 0
TAKE: Final[i64] = 1

STEP_BASE: Final[i64] = 8  # steps are kept as steps + 8, since a step can be -1
BYTE: Final[i64] = 0xFF


def kind_of(action: i64) -> i64:
    return action >> 8


def value_of(action: i64) -> i64:
    return action & BYTE


def build(kind: i64, value: i64 = 0) -> i64:
    return (kind << 8) | value


def play_card(place: i64) -> i64:
    """Play the card at this place of the hand, 0 the left end to 4 the right end (LUX-3.1, 3.2)."""
    return build(PLAY_CARD, place)


def discard_card(place: i64) -> i64:
    """Discard the card at this place without a move (LUX-3.6)."""
    return build(DISCARD_CARD, place)


def choose_adventurer(position: i64) -> i64:
    """Move an adventurer that is at this position: 0 to 41, or 42 to 44 lying at an Anubis place."""
    return build(CHOOSE_ADVENTURER, position)


def choose_steps(steps: i64) -> i64:
    """Move it so many steps, -7 to 99; -1 is the step back of a plus-minus-one card (LUX-7)."""
    return build(CHOOSE_STEPS, steps + STEP_BASE)


def steps_of(value: i64) -> i64:
    return value - STEP_BASE


def choose_space(space: i64) -> i64:
    """Perform the tile action on this space after a move-all card; 0: none (LUX-7.7)."""
    return build(CHOOSE_SPACE, space)


def use_horus(choice: i64) -> i64:
    """On a Horus tile: KEY, CARD or DECLINE (LUX-6.1)."""
    return build(USE_HORUS, choice)


def choose_deck(level: i64) -> i64:
    """On an eye tile: the top card of this Horus deck (LUX-6.7)."""
    return build(CHOOSE_DECK, level)


def pick(what: i64) -> i64:
    """On a joker-or-scarab tile: PICK_JOKER or PICK_SCARAB (LUX-6.6)."""
    return build(PICK, what)


def take_treasure(take: i64) -> i64:
    """TAKE or LEAVE the treasure that a minus-one card brings within reach (LUX-7.11)."""
    return build(TAKE_TREASURE, take)


def pass_() -> i64:
    """Do nothing: never allowed (LUX-3.5, 6.12); here so that a referee can be asked."""
    return build(PASS)


def reorder_hand() -> i64:
    """Put the hand into another order: never allowed (LUX-3.3); here so that a referee can be asked."""
    return build(REORDER_HAND)
