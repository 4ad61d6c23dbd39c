"""An action of Ghost Stories is one number: its kind in the high bits, its value below.

    kind << 16 | value

Builders are named like the fields of the `Action` message. Spaces, tiles, sides, seats and colours are
numbered as in terms.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLACE_GHOST: Final[i64] = 1
DISCARD_TAO: Final[i64] = 2
CHOOSE_VICTIM: Final[i64] = 3
KEEP_CURSE: Final[i64] = 4
REROLL_CURSE: Final[i64] = 5
YIN_YANG_HELP: Final[i64] = 6
YIN_YANG_CLEAR: Final[i64] = 7
SPEND_POWER_TOKEN: Final[i64] = 8
USE_POCKETS: Final[i64] = 9
USE_MANTRA: Final[i64] = 10
MOVE: Final[i64] = 11
STAY: Final[i64] = 12
USE_TWIN_WINDS: Final[i64] = 13
REQUEST_HELP: Final[i64] = 14
EXORCISE: Final[i64] = 15
SKIP_ACTION: Final[i64] = 16
PLACE_BUDDHA: Final[i64] = 17
DONE_BUDDHA: Final[i64] = 18
TAKE_POWER_TOKENS: Final[i64] = 19
END_TURN: Final[i64] = 20
TAKE_TAO: Final[i64] = 21
PUT_MANTRA: Final[i64] = 22
CHOOSE_COMPANION: Final[i64] = 23
MOVE_COMPANION: Final[i64] = 24
REROLL: Final[i64] = 25
CHOOSE_GHOSTS: Final[i64] = 26
PAY: Final[i64] = 27
SPEND_FROM: Final[i64] = 28
CURSE_FIRST: Final[i64] = 29
TAKE_QI: Final[i64] = 30
TAKE_YIN_YANG: Final[i64] = 31
GIVE_QI: Final[i64] = 32
GIVE_YIN_YANG: Final[i64] = 33
REVIVE: Final[i64] = 34
CLEAR_TILE: Final[i64] = 35
BANISH: Final[i64] = 36
CALM_BOARD: Final[i64] = 37
SET_CIRCLE: Final[i64] = 38
LIFT_GHOST: Final[i64] = 39
DROP_GHOST: Final[i64] = 40
LIFT_TAOIST: Final[i64] = 41
DROP_TAOIST: Final[i64] = 42
SKIP_HALF: Final[i64] = 43
HAND_OVER: Final[i64] = 44  # never legal: for asking a referee
KINDS: Final[i64] = 45

# Kinds without a value, one bit each.
BARE: Final[i64] = (
    1 << KEEP_CURSE | 1 << REROLL_CURSE | 1 << USE_POCKETS | 1 << USE_MANTRA | 1 << STAY
    | 1 << USE_TWIN_WINDS | 1 << REQUEST_HELP | 1 << EXORCISE | 1 << SKIP_ACTION | 1 << DONE_BUDDHA
    | 1 << END_TURN | 1 << TAKE_QI | 1 << TAKE_YIN_YANG | 1 << SKIP_HALF
)  # fmt: skip

BITS: Final[i64] = 16
MASK: Final[i64] = 0xFFFF
TAO_BITS: Final[i64] = 3  # of each colour in a payment
TAO_MASK: Final[i64] = 7


def kind_of(action: i64) -> i64:
    return action >> BITS


def value_of(action: i64) -> i64:
    """The sixteen bits below the kind: a space, tile, side, seat, colour, number, set or payment."""
    return action & MASK


def is_well_formed(kind: i64, value: i64) -> bool:
    """A kind that exists; without a value where it has none."""
    return kind > 0 and kind < KINDS and (value == 0 or (BARE >> kind) & 1 == 0)


def build(kind: i64, value: i64 = 0) -> i64:
    return kind << BITS | value


def payment(yellow: i64, green: i64, red: i64, blue: i64, black: i64) -> i64:
    """The value of a PAY action: how many tokens of each colour, 0 to 7."""
    return yellow | green << 3 | red << 6 | blue << 9 | black << 12


def tokens_in(value: i64, colour: i64) -> i64:
    """How many tokens of this colour a payment holds."""
    return (value >> (TAO_BITS * colour)) & TAO_MASK


def hand_over(seat: i64, colour: i64) -> i64:
    """Give a token to another player; GHO-8.6 forbids it."""
    return build(HAND_OVER, seat << 4 | colour)
