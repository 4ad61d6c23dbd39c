"""Chapters 14, 15 and 20: companions, equipment, and the piles of oracle and injury cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from engine.core.ids import CHANCE, OK
from engine.games.oracle_of_delphi.rules import cargo, codes, healing
from engine.games.oracle_of_delphi.rules.counting import has
from engine.games.oracle_of_delphi.terms import (
    APHRODITE,
    APOLLON,
    APOLLON_CARD,
    ARTEMIS,
    AT_INJURY_CARD,
    AT_ORACLE_CARD,
    AT_REFILL,
    BLUE,
    CLOUD,
    CLOUDS,
    COLOURS,
    COMPANION,
    COMPANIONS,
    DEMIGOD,
    EQUIP,
    EQUIPMENT,
    EXTRA_ACTION,
    F_DRAW,
    F_GAIN,
    F_GODTOP,
    F_REFILL,
    F_SCOUT,
    F_SEE,
    F_SPENT,
    F_STEPS,
    F_TAKE,
    F_UNCOVER,
    GOD,
    GREEN,
    HAND,
    HERMES,
    HERO,
    IN_PILE,
    INJURY,
    INJURY_DISCARD,
    INJURY_PILE,
    INJURY_SHUFFLED,
    N_CARD,
    N_COMPANION,
    N_EQUIPPED,
    N_INJURED,
    N_REVEALED,
    N_SHUFFLED,
    N_SPENT,
    OFFERING,
    ON_DISPLAY,
    ORACLE_DISCARD,
    ORACLE_PILE,
    ORACLE_SHUFFLED,
    OWNED,
    PINK,
    POSEIDON,
    SPENT,
    STACK,
    TEMPLE,
    TOP,
)

if TYPE_CHECKING:
    from engine.games.oracle_of_delphi.state import OracleState

SHOWN_A: Final[i64] = 14  # pink, blue, black, as bits: E18 and E20
SHOWN_B: Final[i64] = 49  # red, green, yellow: E19 and E21


# ---- the piles (ORA-20.1) ----


def refill_pile(s: OracleState, pile: i64, shuffled: i64, discard: i64) -> bool:
    """Make a pile with a card on it, from the discard pile if need be. False if both are empty."""
    discarded: i64 = 0
    for c in range(COLOURS):
        if s.cells[pile + c] > 0:
            return True
        discarded += s.cells[discard + c]
    if discarded == 0:
        return False
    for c in range(COLOURS):
        s.cells[pile + c] = s.cells[discard + c]
        s.cells[shuffled + c] = s.cells[discard + c]
        s.cells[discard + c] = 0
    if pile == ORACLE_PILE:
        s.oracle_shuffles += 1
    else:
        s.injury_shuffles += 1
    s.note(N_SHUFFLED, 0 if pile == ORACLE_PILE else 1)
    return True


def draw_oracle(s: OracleState) -> None:
    """Ask for the next oracle card of the effect that is pending, or end it (ORA-6.1)."""
    if s.pending_value() == 0 or not refill_pile(s, ORACLE_PILE, ORACLE_SHUFFLED, ORACLE_DISCARD):
        s.pop()
    else:
        s.ask(AT_ORACLE_CARD, CHANCE)


def do_oracle_card(s: OracleState, colour: i64) -> None:
    s.cells.bump(ORACLE_PILE + colour, -1)
    s.bump(s.active, HAND + colour, 1)
    s.note(N_CARD, s.active, colour)
    if s.in_use == APOLLON + 1 and s.setup.apollon_extra:
        s.cells.bump(APOLLON_CARD + colour, 1)  # Q32
    s.set_pending(F_DRAW, s.pending_value() - 1)


def draw_injury(s: OracleState) -> None:
    if s.pending_value() % 8 == 0 or not refill_pile(s, INJURY_PILE, INJURY_SHUFFLED, INJURY_DISCARD):
        s.pop()
    else:
        s.ask(AT_INJURY_CARD, CHANCE)


def do_injury_card(s: OracleState, colour: i64) -> i64:
    """The seat takes the top card; the hero of its colour discards it (ORA-8.5, 14.1). Returns the seat."""
    seat = s.pending_value() // 8
    s.cells.bump(INJURY_PILE + colour, -1)
    spared = s.befriends(seat, colour * 3 + HERO)
    if spared:
        s.cells.bump(INJURY_DISCARD + colour, 1)
    else:
        s.bump(seat, INJURY + colour, 1)
    s.note(N_INJURED, seat, colour, 1 if spared else 0)
    s.cells.bump(stack_top(s), -1)
    return seat


def stack_top(s: OracleState) -> i64:
    """The place in the cells of the value of the effect that is pending."""
    return STACK + s.depth * 2 - 1


# ---- companions (ORA-13.4, 14) ----


def check_take_companion(s: OracleState, companion: i64) -> i64:
    """An open one of the statue's colour."""
    if companion < 0 or companion >= COMPANIONS or companion // 3 != s.pending_value():
        return codes.COMPANION
    return OK if s.cells[COMPANION + companion] == 0 else codes.COMPANION


def do_take_companion(s: OracleState, companion: i64) -> None:
    seat = s.active
    s.pop()
    s.cells[COMPANION + companion] = seat + 1
    s.note(N_COMPANION, seat, companion)
    if companion % 3 == HERO:
        healing.raise_shield(s, seat, 2)
        healing.discard_injuries(s, seat, companion // 3)
    elif companion % 3 == DEMIGOD:
        s.push(F_DRAW, 1)


def has_companion(s: OracleState, colour: i64) -> bool:
    for kind in range(i64(3)):
        if s.cells[COMPANION + colour * 3 + kind] == 0:
            return True
    return False


# ---- equipment (ORA-13.5, 15) ----


def check_take_equipment(s: OracleState, card: i64) -> i64:
    if card < 1 or card > EQUIPMENT or s.cells[EQUIP + card] != ON_DISPLAY:
        return codes.EQUIPMENT
    return OK


def do_take_equipment(s: OracleState, card: i64) -> None:
    """The display is refilled before a one-time effect is carried out (ORA-15.1, 15.2)."""
    s.pop()
    s.cells[EQUIP + card] = OWNED + s.active
    s.note(N_EQUIPPED, s.active, card)
    s.push(F_GAIN, card)
    s.push(F_REFILL)


def has_display(s: OracleState) -> bool:
    return count_at(s, ON_DISPLAY) > 0


def count_at(s: OracleState, place: i64) -> i64:
    count: i64 = 0
    for card in range(i64(1), EQUIPMENT + 1):
        if s.cells[EQUIP + card] == place:
            count += 1
    return count


def refill_display(s: OracleState) -> None:
    if count_at(s, IN_PILE) == 0:
        s.pop()
    else:
        s.ask(AT_REFILL, CHANCE)


def do_refill(s: OracleState, card: i64) -> None:
    s.cells[EQUIP + card] = ON_DISPLAY
    s.note(N_REVEALED, card)


def gain(s: OracleState, card: i64) -> None:
    """What a card brings when it is taken (ORA-15.2); one-time cards are then discarded."""
    if card == 4:
        healing.raise_shield(s, s.active, 1)
        return
    if card != 15 and card != 16 and card < 18:
        return
    s.push(F_SPENT, card)
    if card == 15:
        s.push(F_GODTOP)
    elif card == 16:
        if s.face_down() >= 2:
            s.push(F_SCOUT)
    elif card == 22:
        s.push(F_STEPS, 2)
        s.push(F_DRAW, 1)
        s.gain(s.active, 3)
    else:
        s.push(F_TAKE, card)


def discard(s: OracleState, card: i64) -> None:
    s.cells[EQUIP + card] = SPENT
    s.note(N_SPENT, s.active, card)


def check_to_top(s: OracleState, seat: i64, god: i64) -> i64:
    """E15: one of the four shown gods (ORA-15.9)."""
    if god != POSEIDON and god != HERMES and god != ARTEMIS and god != APHRODITE:
        return codes.GOD_TO_TOP
    return healing.check_advance_god(s, seat, god)


def do_to_top(s: OracleState, god: i64) -> None:
    s.pop()
    healing.set_row(s, s.active, god, TOP)


def can_go_to_top(s: OracleState, seat: i64) -> bool:
    for god in range(COLOURS):
        if check_to_top(s, seat, god) == OK:
            return True
    return False


def check_scout(s: OracleState, space: i64) -> i64:
    """E16: two different face-down tiles are looked at (ORA-15.10)."""
    cloud = space - CLOUD
    value = s.pending_value()
    if cloud < 0 or cloud >= CLOUDS or not s.is_face_down(cloud) or value > 15 or value == cloud + 1:
        return codes.SCOUT
    return OK


def do_scout(s: OracleState, space: i64) -> None:
    cloud = space - CLOUD
    value = s.pending_value()
    s.set_pending(F_SCOUT, cloud + 1 if value == 0 else value | (cloud + 1) << 4)
    s.push(F_SEE, cloud)


def check_scouted(s: OracleState, space: i64) -> i64:
    """Then one of the two is uncovered."""
    value = s.pending_value()
    cloud = space - CLOUD
    if value <= 15 or cloud < 0 or (cloud + 1 != value & 15 and cloud + 1 != value >> 4):
        return codes.SCOUT
    return OK


def do_scouted(s: OracleState, space: i64) -> None:
    s.pop()
    s.push(F_UNCOVER, space - CLOUD)


def shown(card: i64) -> i64:
    """The colours on E18 to E21, as bits."""
    return SHOWN_A if card == 18 or card == 20 else SHOWN_B


def check_take_statue(s: OracleState, seat: i64, colour: i64) -> i64:
    card = s.pending_value()
    if (card != 18 and card != 19) or colour >= COLOURS or not has(shown(card), colour):
        return codes.TAKE_SHOWN
    return cargo.check_take_statue(s, seat, colour)


def check_take_offering(s: OracleState, seat: i64, space: i64, colour: i64) -> i64:
    card = s.pending_value()
    if (card != 20 and card != 21) or colour >= COLOURS or not has(shown(card), colour):
        return codes.TAKE_SHOWN
    return cargo.check_take_offering(s, seat, space, colour)


def can_take(s: OracleState, seat: i64) -> bool:
    """Is there anything that the pending card could load?"""
    for colour in range(COLOURS):
        if check_take_statue(s, seat, colour) == OK:
            return True
        for space in range(OFFERING, TEMPLE):
            if check_take_offering(s, seat, space, colour) == OK:
                return True
    return False


def bundle_card(colour: i64) -> i64:
    """The card whose bundle this colour brings: E06 to E08, or 0."""
    if colour == PINK:
        return 6
    if colour == GREEN:
        return 7
    return 8 if colour == BLUE else 0


def check_bundle(s: OracleState, seat: i64, source: i64, colour: i64) -> i64:
    """E06 to E08 with a die or a card, not with the extra action (ORA-15.6; Q7)."""
    card = bundle_card(colour)
    if card == 0 or not s.owns(seat, card) or source == EXTRA_ACTION:
        return codes.BUNDLE
    return codes.BUNDLE if source != 0 and s.setup.die_only else OK


def do_bundle(s: OracleState, colour: i64) -> None:
    s.gain(s.active, 1)
    if s.get(s.active, GOD + colour) < TOP:
        healing.advance_god(s, s.active, colour)
    s.push(F_DRAW, 1)
