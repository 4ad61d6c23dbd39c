"""Broken variants of the parlour game: each differs from the sound one in one place."""

from __future__ import annotations

import dataclasses

from engine.core.ids import CHANCE, NOBODY, REFEREE
from support import parlour
from support.parlour_state import DEALT, SEALED, VALUES, Parlour, read


class OffersTooMuch(Parlour):
    def list_actions(self, out):
        super().list_actions(out)
        if self.to_act() >= 0:
            out.add(VALUES)


class OffersTooLittle(Parlour):
    def list_actions(self, out):
        super().list_actions(out)
        if out.count > 1:
            out.count -= 1


class OffersTwice(Parlour):
    def list_actions(self, out):
        super().list_actions(out)
        if out.count:
            out.add(out.get(0))


class LetsAnybodyAct(Parlour):
    def check(self, seat, action):
        return super().check(self.to_act() if seat == CHANCE else seat, action)


class CitesNothing(Parlour):
    def check(self, seat, action):
        return 99 if action == 255 else super().check(seat, action)


class CitesAnotherFirst(Parlour):
    def list_broken(self, seat, action, out):
        out.clear()
        if self.check(seat, action):
            out.add(3)


class SharesHands(Parlour):
    def clone(self):
        copy = super().clone()
        copy.hands = self.hands
        return copy


class KeepsTheJournal(Parlour):
    def clone(self):
        copy = super().clone()
        copy.journal = self.journal
        return copy


class CountsQuestions(Parlour):
    def list_actions(self, out):
        super().list_actions(out)
        self.points[0] += 1


class ForgetsPoints(Parlour):
    def to_bytes(self):
        points, self.points = self.points, [0] * len(self.points)
        data = super().to_bytes()
        self.points = points
        return data


class ForgetsThrowsWhenCopied(Parlour):
    def clone(self):
        copy = super().clone()
        copy.throws = 0
        return copy


class TellsWhatTheNextHolds(Parlour):
    """A refusal out of turn that depends on a rival's hand."""

    def check(self, seat, action):
        code = super().check(seat, action)
        rival = self.hands[(seat + 1) % len(self.hands)]
        return 3 if code == 2 and seat >= 0 and 0 <= action < VALUES and rival[action] else code


class OffersByTheRivalsHand(Parlour):
    """May not seal what a rival holds: a rule that nobody could check at the table."""

    def check(self, seat, action):
        code = super().check(seat, action)
        if code == 0 and self.hands[(seat + 1) % len(self.hands)][action] and max(self.hands[seat]) < 2:
            return 3 if any(n and v != action for v, n in enumerate(self.hands[seat])) else code
        return code


class LoadsTheDeck(Parlour):
    """Deals copies that are gone, as if the deck were reshuffled each time."""

    def list_chance(self, out):
        super().list_chance(out)
        if out.pile and self.ply > 4:
            out.add(VALUES, 3, 2)


class NamesNoStream(Parlour):
    def list_chance(self, out):
        super().list_chance(out)
        out.stream = 7


class GoesOnWithoutEnd(Parlour):
    def to_act(self):
        actor = super().to_act()
        return 0 if actor == NOBODY else actor


class GivesTooMuch(Parlour):
    def returns(self, seat):
        return 1.0


class LetsAnySeatPlay(Parlour):
    def check(self, seat, action):
        return super().check(self.to_act(), action)


class ThrowsByItself(Parlour):
    """Rolls a die inside `apply`."""

    thrown = 0

    def score(self, pips):
        ThrowsByItself.thrown += 1
        super().score(ThrowsByItself.thrown % 4)


@dataclasses.dataclass(frozen=True)
class ViewOfAll(parlour.View):
    hands: tuple[tuple[int, ...], ...]


def view_of_all_hands(state, viewer):
    return ViewOfAll(**vars(parlour.view(state, viewer)), hands=tuple(map(tuple, state.hands)))


def view_of_sealed_cards(state, viewer):
    return dataclasses.replace(parlour.view(state, viewer), sealers=tuple(state.sealed))


def events_with_sealed_cards(notes, viewer):
    return parlour.events(notes, REFEREE if any(note[0] == SEALED for note in notes) else viewer)


def events_with_dealt_cards(notes, viewer):
    return parlour.events(notes, REFEREE if any(note[0] == DEALT for note in notes) else viewer)


def facts_of_a_rival(state, seat, action, code):
    return (parlour.Fact("next", state.hands[(seat + 1) % len(state.hands)][0]),)


def unreadable_facts(state, seat, action, code):
    return (parlour.Fact("Two Words", 1),)


def world_of_equal_hands(seen, rng):
    state = parlour.determinize(seen, rng)
    state.hands[0] = list(state.hands[1])
    return state


def trusting_read(data):
    """Reads what it can and puts the rest right."""
    try:
        return read(data)
    except ValueError:
        raise
    except Exception:
        return Parlour(2)


def result_before_the_end(state):
    return parlour.result(state) or parlour.Result((), "too early")


def result_that_does_not_add_up(state):
    result = parlour.result(state)
    if result is None:
        return None
    seats = tuple(dataclasses.replace(s, points=s.points + 1) for s in result.seats)
    return dataclasses.replace(result, seats=seats)


def result_of_one_seat(state):
    result = parlour.result(state)
    return result and dataclasses.replace(result, seats=result.seats[:1])
