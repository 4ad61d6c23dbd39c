"""An action is one number: its kind in the high bits, two small values below.

    kind << 16 | a << 8 | b

Spaces are numbers of the board, colours and gods 0 to 5 in the order of the wheel. Builders are named
like the fields of the `Action` message.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DRAFT: Final[i64] = 1
RETURN_TILE: Final[i64] = 2
RECOVER: Final[i64] = 3
BONUS_FAVOR: Final[i64] = 4
BONUS_GOD: Final[i64] = 5
DRAW: Final[i64] = 6
FAVOR: Final[i64] = 7
LOOK: Final[i64] = 8
COMMIT: Final[i64] = 9
GOD: Final[i64] = 10
TRADE: Final[i64] = 11
END: Final[i64] = 12
MOVE: Final[i64] = 13
FIGHT: Final[i64] = 14
EXPLORE: Final[i64] = 15
BUILD_SHRINE: Final[i64] = 16
LOAD_OFFERING: Final[i64] = 17
MAKE_OFFERING: Final[i64] = 18
LOAD_STATUE: Final[i64] = 19
RAISE_STATUE: Final[i64] = 20
DISCARD_INJURIES: Final[i64] = 21
ADVANCE_GOD: Final[i64] = 22
BUNDLE: Final[i64] = 23
SAIL: Final[i64] = 24
PAY: Final[i64] = 25
SURRENDER: Final[i64] = 26
TAKE_EQUIPMENT: Final[i64] = 27
TAKE_COMPANION: Final[i64] = 28
STEP: Final[i64] = 29
DECLINE: Final[i64] = 30
HEAL: Final[i64] = 31
LOOK_AT: Final[i64] = 32
STOP: Final[i64] = 33
SCOUT: Final[i64] = 34
UNCOVER: Final[i64] = 35
TAKE_STATUE: Final[i64] = 36
TAKE_OFFERING: Final[i64] = 37
TO_TOP: Final[i64] = 38
RELOCATE: Final[i64] = 39
STRIKE: Final[i64] = 40
FETCH: Final[i64] = 41
REACT: Final[i64] = 42
SKIP_ORACLE: Final[i64] = 43
TAKE_LETTER: Final[i64] = 44
THROW_OVERBOARD: Final[i64] = 45
KINDS: Final[i64] = 46

BITS: Final[i64] = 16


def kind_of(action: i64) -> i64:
    return action >> BITS


def first(action: i64) -> i64:
    """Bits 8 to 15: the first value."""
    return (action >> 8) & 0xFF


def second(action: i64) -> i64:
    """Bits 0 to 7: the second value."""
    return action & 0xFF


def build(kind: i64, a: i64 = 0, b: i64 = 0) -> i64:
    return (kind << BITS) | (a << 8) | b


def is_plain(kind: i64, a: i64, b: i64) -> bool:
    """Are the places of values that this kind does not have empty? So every act has one number only."""
    if kind == BONUS_FAVOR or kind == END or kind == MOVE or kind == PAY or kind == SURRENDER:
        return a == 0 and b == 0
    if kind == DECLINE or kind == STOP:
        return a == 0 and b == 0
    if kind == DISCARD_INJURIES or kind == ADVANCE_GOD or kind == BUNDLE:
        return a == 0
    if kind == TAKE_STATUE or kind == FETCH:
        return a == 0
    if kind == RECOVER or (kind >= DRAW and kind <= COMMIT) or kind == FIGHT or kind == STRIKE:
        return True
    if (kind >= LOAD_OFFERING and kind <= RAISE_STATUE) or kind == TAKE_OFFERING:
        return True
    return b == 0


def draft(ship: i64) -> i64:
    """Choose this ship tile, 1 to 8 (ORA-2.10)."""
    return build(DRAFT, ship)


def return_tile(tile: i64) -> i64:
    """Return this Zeus tile unrewarded; see terms.py for its number (ORA-16.4)."""
    return build(RETURN_TILE, tile)


def recover(a: i64, b: i64, c: i64) -> i64:
    """Discard three injuries of these colours, named in the order of the wheel (ORA-4.2)."""
    return build(RECOVER, a * 6 + b, c)


def bonus_favor() -> i64:
    return build(BONUS_FAVOR)


def bonus_god(god: i64) -> i64:
    return build(BONUS_GOD, god)


def draw(source: i64, colour: i64) -> i64:
    """Use a source for an oracle card (ORA-6.1)."""
    return build(DRAW, source, colour)


def favor(source: i64, colour: i64) -> i64:
    """Use a source for 2 favor (ORA-6.2)."""
    return build(FAVOR, source, colour)


def look(source: i64, colour: i64) -> i64:
    """Use a source to look at island tiles (ORA-6.3)."""
    return build(LOOK, source, colour)


def commit(source: i64, printed: i64, colour: i64) -> i64:
    """Use a source of this printed colour as that colour (ORA-5.2, 5.3)."""
    return build(COMMIT, source * 6 + printed, colour)


def god(which: i64) -> i64:
    """The special action of a god (ORA-12.3)."""
    return build(GOD, which)


def trade(which: i64) -> i64:
    """Send a god down for an oracle card (ORA-12.5)."""
    return build(TRADE, which)


def end() -> i64:
    return build(END)


def move() -> i64:
    return build(MOVE)


def fight(space: i64, colour: i64) -> i64:
    return build(FIGHT, space, colour)


def explore(space: i64) -> i64:
    return build(EXPLORE, space)


def build_shrine(space: i64) -> i64:
    return build(BUILD_SHRINE, space)


def load_offering(space: i64, colour: i64) -> i64:
    return build(LOAD_OFFERING, space, colour)


def make_offering(space: i64, colour: i64) -> i64:
    return build(MAKE_OFFERING, space, colour)


def load_statue(space: i64, colour: i64) -> i64:
    return build(LOAD_STATUE, space, colour)


def raise_statue(space: i64, colour: i64) -> i64:
    return build(RAISE_STATUE, space, colour)


def discard_injuries(colour: i64) -> i64:
    return build(DISCARD_INJURIES, 0, colour)


def advance_god(which: i64) -> i64:
    return build(ADVANCE_GOD, 0, which)


def bundle(colour: i64) -> i64:
    """Favor, card and step of E06 to E08 (ORA-15.6)."""
    return build(BUNDLE, 0, colour)


def sail(space: i64) -> i64:
    """Where a move ends (ORA-7.2)."""
    return build(SAIL, space)


def pay() -> i64:
    """1 favor for another round of the fight (ORA-8.6)."""
    return build(PAY)


def surrender() -> i64:
    return build(SURRENDER)


def take_equipment(card: i64) -> i64:
    """A card of the display, 1 to 22 (ORA-13.5)."""
    return build(TAKE_EQUIPMENT, card)


def take_companion(companion: i64) -> i64:
    return build(TAKE_COMPANION, companion)


def step(which: i64) -> i64:
    """One step of this god (ORA-12.2)."""
    return build(STEP, which)


def decline() -> i64:
    return build(DECLINE)


def heal(colour: i64) -> i64:
    """Discard all injuries of this colour for an omega (ORA-9.3)."""
    return build(HEAL, colour)


def look_at(space: i64) -> i64:
    return build(LOOK_AT, space)


def stop() -> i64:
    """Look at no second tile (ORA-6.3)."""
    return build(STOP)


def scout(space: i64) -> i64:
    """Look at this tile for E16 (ORA-15.10)."""
    return build(SCOUT, space)


def uncover(space: i64) -> i64:
    """Uncover this tile for E16 or Artemis (ORA-15.10, 12.8)."""
    return build(UNCOVER, space)


def take_statue(colour: i64) -> i64:
    """Load a statue from its city for E18 or E19 (ORA-15.12)."""
    return build(TAKE_STATUE, 0, colour)


def take_offering(space: i64, colour: i64) -> i64:
    """Load an offering from this island for E20 or E21 (ORA-15.12)."""
    return build(TAKE_OFFERING, space, colour)


def to_top(which: i64) -> i64:
    """Move this god to the top row for E15 (ORA-15.9)."""
    return build(TO_TOP, which)


def relocate(space: i64) -> i64:
    """Poseidon puts the ship here (ORA-12.6)."""
    return build(RELOCATE, space)


def strike(space: i64, colour: i64) -> i64:
    """Ares defeats this monster (ORA-12.10)."""
    return build(STRIKE, space, colour)


def fetch(colour: i64) -> i64:
    """Hermes loads this statue (ORA-12.11)."""
    return build(FETCH, 0, colour)


def react(which: i64) -> i64:
    """Advance this god by another seat's roll (ORA-17.2)."""
    return build(REACT, which)


def skip_oracle() -> i64:
    """End the turn without consulting the oracle: never allowed (ORA-17.8); for asking a referee."""
    return build(SKIP_ORACLE)


def take_letter(space: i64) -> i64:
    """Take a letter's reward instead of the shrine: never allowed (ORA-9.9); for asking a referee."""
    return build(TAKE_LETTER, space)


def throw_overboard(colour: i64) -> i64:
    """Throw cargo overboard: never allowed (ORA-10.8); for asking a referee."""
    return build(THROW_OVERBOARD, 0, colour)
