"""An action of Kronia is one number: its kind in the high bits, up to three small values below.

    kind << 16 | a << 8 | b << 4 | c

Builders are named like the fields of the `Action` message.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLACE: Final[i64] = 1
LAY: Final[i64] = 2
PASS: Final[i64] = 3
SWAP: Final[i64] = 4
MOVE: Final[i64] = 5
EXCHANGE: Final[i64] = 6
GIVE: Final[i64] = 7
TARGET: Final[i64] = 8
TAKE: Final[i64] = 9
PICK: Final[i64] = 10
RECOVER: Final[i64] = 11
DISCARD: Final[i64] = 12
NAME_FIRST: Final[i64] = 13
PAY: Final[i64] = 14
PAY_SET: Final[i64] = 15
LOOK_THROUGH_PILE: Final[i64] = 16
KINDS: Final[i64] = 17

BITS: Final[i64] = 16
MASK: Final[i64] = 0xFFFF


def kind_of(action: i64) -> i64:
    return action >> BITS


def first(action: i64) -> i64:
    """Bits 8 to 15: the first value."""
    return (action >> 8) & 0xFF


def second(action: i64) -> i64:
    """Bits 4 to 7: the second value."""
    return (action >> 4) & 0xF


def third(action: i64) -> i64:
    """Bits 0 to 3: the third value."""
    return action & 0xF


def rest(action: i64) -> i64:
    """All sixteen bits below the kind."""
    return action & MASK


def is_action(action: i64) -> bool:
    """Is this number one that a builder gives? Bits that a kind does not use are 0."""
    kind = action >> BITS
    if kind < PLACE or kind >= KINDS:
        return False
    if kind == RECOVER or kind == PAY_SET:
        return True
    if kind == LAY or kind == SWAP or kind == MOVE:
        return kind != LAY or third(action) < 2
    if kind == PLACE or kind == TAKE:
        return third(action) == 0
    if kind == PASS or kind == LOOK_THROUGH_PILE:
        return rest(action) == 0
    return action & 0xFF == 0


def build(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    return (kind << BITS) | (a << 8) | (b << 4) | c


def place(temple: i64, god: i64) -> i64:
    """Put a drawn token on a temple (KRO-2.2)."""
    return build(PLACE, temple, god)


def lay(temple: i64, card: i64, other_deck: bool = False) -> i64:
    """Lay a card of the hand face down at a temple (KRO-3.1). `other_deck`: of the deck not in use."""
    return build(LAY, temple, card, 1 if other_deck else 0)


def pass_() -> i64:
    """Make no change (KRO-4.7)."""
    return build(PASS)


def swap(temple: i64, position: i64, card: i64) -> i64:
    """Take up the own card at this place of a stack (0 is the bottom) and lay this one (KRO-4.2)."""
    return build(SWAP, temple, position, card)


def move(temple: i64, position: i64, to: i64) -> i64:
    """Move the own card at this place of a stack to another temple (KRO-4.3)."""
    return build(MOVE, temple, position, to)


def exchange(mode: i64) -> i64:
    """Whether and how to use an exchange temple: DECLINE, ONE_FOR_TWO or TWO_FOR_ONE (KRO-11.8)."""
    return build(EXCHANGE, mode)


def give(god: i64) -> i64:
    """The own token given together with the temple's (KRO-11.8)."""
    return build(GIVE, god)


def target(seat: i64) -> i64:
    """Whose tokens are taken (KRO-11.8)."""
    return build(TARGET, seat)


def take(god: i64, other: i64 = 0) -> i64:
    """The token taken, or both; of two the smaller god comes first (KRO-11.8)."""
    return build(TAKE, god, other)


def pick(god: i64) -> i64:
    """Which of the temple's and the drawn token to keep (KRO-11.7)."""
    return build(PICK, god)


def recover(cards: i64) -> i64:
    """Take back these losing cards and leave the others; bit value - 1 is set for each (KRO-6.1)."""
    return build(RECOVER) | cards


def discard(card: i64) -> i64:
    """Discard a card of the hand face down (KRO-6.2)."""
    return build(DISCARD, card)


def name_first(seat: i64) -> i64:
    """Who is first in the next round (KRO-11.12)."""
    return build(NAME_FIRST, seat)


def pay(god: i64) -> i64:
    """Give one favor token for a wrath token (KRO-10.11)."""
    return build(PAY, god)


def pay_set(gods: i64) -> i64:
    """Give a whole payment; three bits for each god from Apollo up hold how many (option minimal_sets)."""
    return build(PAY_SET) | gods


def set_count(gods: i64, god: i64) -> i64:
    """How many tokens of this god a payment holds."""
    return (gods >> (3 * (god - 1))) & 7


def look_through_pile() -> i64:
    """Look at the discarded cards: never allowed (KRO-7.3); here so that a referee can be asked."""
    return build(LOOK_THROUGH_PILE)
