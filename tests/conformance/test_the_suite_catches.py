"""Tests of the tests: each claim of the suite must hold for a sound game and fail for a broken one.

The sound game is the parlour game (tests/support/parlour.py). Each broken one differs in one place.
"""

import dataclasses

import pytest
from rich.errors import MarkupError
from support import parlour
from support.build import pick
from support.cases import GAMES, Case
from support.claims import chance, copies, ends, forced, legality, mirror, replay, snapshots, texts, views
from support.parlour_state import DEALT, SEALED, VALUES, Parlour, read
from support.walks import legal, numbers, odds_of, walk

from engine.core.game import Preset
from engine.core.ids import CHANCE, NOBODY, REFEREE
from engine.core.kit import seeded

SEATS = 3


def case_of(state=Parlour, **changes):
    """The parlour game with another state class or with other functions in its record."""

    def new(options, seats):
        return state(seats)

    changes.setdefault("read", lambda data: read(data, state))
    game = dataclasses.replace(parlour.GAME, new=new, **changes)
    return Case(game, "broken", parlour.Options(), SEATS)


def legality_holds(case):
    for state in walk(case, 0).positions:
        legality.offers_are_exactly_what_is_legal(state, numbers(case))
        legality.nobody_else_may_act(state, numbers(case))
        legality.refusals_cite(case.game, state, range(SEATS), numbers(case))
        legality.facts_are_readable(case.game, state, range(SEATS), numbers(case))


def copies_hold(case):
    for state in walk(case, 0).positions:
        copies.asking_changes_nothing(case, state, numbers(case))
        copies.a_copy_is_equal(case, state)
        copies.a_copy_shares_nothing(case, state, plies=6)


def snapshots_hold(case):
    rng = seeded(1)
    for state in walk(case, 0).positions:
        snapshots.bytes_hold_the_whole_position(case, state)
        snapshots.the_game_goes_on_alike(case, state, plies=8)
        for data in snapshots.alterations(state.to_bytes(), rng, 40):
            snapshots.altered_bytes_are_corrupt_or_a_position(case.game, data)


def views_hold(case):
    rng = seeded(2)
    for number in range(pick(plain=3, compiled=3)):
        for state in walk(case, number).positions:
            for viewer in case.viewers():
                views_hold_at(case, state, viewer, rng)


def views_hold_at(case, state, viewer, rng):
    views.the_view_is_a_frozen_record(case, state, viewer)
    actions = legal(state) if state.to_act() != CHANCE else [o for o, _, _ in odds_of(state).to_list()]
    for _ in range(2):
        twin = views.twin_of(case, state, viewer, rng)
        views.offers_and_refusals_are_equal(case, state, twin, viewer, numbers(case))
        views.shown_texts_are_equal(case, state, twin, viewer)
        for action in actions:
            views.the_same_action_tells_the_same(case, state, twin, viewer, action)
    if state.to_act() != viewer:
        views.what_looks_alike_is_told_alike(case, state, viewer, actions)


def chance_holds(case):
    for state in walk(case, 0).positions:
        if state.to_act() == CHANCE:
            odds = odds_of(state)
            chance.the_list_is_sound(case, odds)
            if odds.pile:
                chance.a_pile_is_drawn_as_a_permutation(odds, bytes(32))


def replay_holds(case):
    played = walk(case, 0)
    replay.a_replay_gives_the_same_match(played)
    replay.the_same_seed_deals_the_same_match(played)
    for at in range(len(played.entries)):
        replay.a_tampered_action_diverges(played, at, numbers(case))
        replay.a_refusal_changes_nothing(played, at, numbers(case))


def ends_hold(case):
    played = walk(case, 0)
    for state in played.positions[:-1]:
        ends.there_is_something_to_do(case, state)
    ends.the_result_is_complete(case, played.end)


def texts_hold(case):
    texts.every_action_has_a_phrase(case.game, numbers(case))
    texts.every_event_has_a_sentence(walk(case, 0))
    for state in walk(case, 0).positions:
        texts.every_view_has_a_table(case, state)


def forced_holds(case):
    assert forced.only_single_options_are_forced(case, 1) > 0, "the last card of a hand is forced"


CLAIMS = [
    legality_holds,
    copies_hold,
    snapshots_hold,
    views_hold,
    chance_holds,
    replay_holds,
    ends_hold,
    texts_hold,
    forced_holds,
]


@pytest.mark.parametrize("claim", CLAIMS)
def test_every_claim_holds_for_a_sound_game(claim):
    claim(case_of())


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


BROKEN_STATES = [
    (OffersTooMuch, legality_holds, "offered and refused"),
    (OffersTooLittle, legality_holds, "legal and not offered"),
    (OffersTwice, legality_holds, "offered twice"),
    (LetsAnybodyAct, legality_holds, "out of turn"),
    (CitesNothing, legality_holds, "has no article"),
    (CitesAnotherFirst, legality_holds, "not the one cited"),
    (SharesHands, copies_hold, "changed the original"),
    (KeepsTheJournal, copies_hold, "keeps the journal"),
    (CountsQuestions, copies_hold, "question changed"),
    (ForgetsThrowsWhenCopied, copies_hold, "the copy differs"),
    (ForgetsPoints, snapshots_hold, "read"),
    (TellsWhatTheNextHolds, views_hold, "refusal of . betrays"),
    (OffersByTheRivalsHand, views_hold, "offers betray"),
    (LoadsTheDeck, chance_holds, "more are left"),
    (NamesNoStream, chance_holds, "stream has no name"),
    (GoesOnWithoutEnd, ends_hold, "nothing is legal"),
    (GivesTooMuch, ends_hold, "shares do not add up"),
    (LetsAnySeatPlay, replay_holds, "was played at ply"),
    (ThrowsByItself, replay_holds, "an entry differs"),
]


def name_of(value):
    """A test's name: the class, the changed function, or what the claim must say."""
    if isinstance(value, dict):
        return next(iter(value))
    return getattr(value, "__name__", value)


@pytest.mark.parametrize(("state", "claim", "says"), BROKEN_STATES, ids=name_of)
def test_a_broken_position_is_caught(state, claim, says):
    with pytest.raises(AssertionError, match=says):
        claim(case_of(state))


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
    return (parlour.Fact("next", state.hands[(seat + 1) % SEATS][0]),)


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
        return Parlour(SEATS)


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


BROKEN_RECORDS = [
    ({"view": view_of_all_hands}, views_hold, "looks different"),
    ({"view": view_of_sealed_cards}, views_hold, "looks different"),
    ({"events": events_with_sealed_cards}, views_hold, "told of . betrays"),
    ({"events": events_with_dealt_cards}, views_hold, "told of . betrays"),
    ({"facts": facts_of_a_rival}, views_hold, "facts of code . betray"),
    ({"facts": unreadable_facts}, legality_holds, "not snake_case"),
    ({"determinize": world_of_equal_hands}, views_hold, "looks different"),
    ({"read": trusting_read}, snapshots_hold, "read as another position"),
    ({"result": result_before_the_end}, ends_hold, "before the end"),
    ({"result": result_that_does_not_add_up}, ends_hold, "lines do not add up"),
    ({"result": result_of_one_seat}, ends_hold, "lacks its result"),
    ({"describe": lambda action: ""}, texts_hold, "has no phrase"),
    ({"tell": lambda event, names: "two\nlines"}, texts_hold, "more than one line"),
]


@pytest.mark.parametrize(("changes", "claim", "says"), BROKEN_RECORDS, ids=name_of)
def test_a_broken_record_is_caught(changes, claim, says):
    with pytest.raises(AssertionError, match=says):
        claim(case_of(**changes))


def test_a_table_that_takes_names_for_markup_is_caught():
    with pytest.raises(MarkupError):
        texts_hold(case_of(table=lambda seen, names: " ".join(texts.AWKWARD[:3])))


def test_a_reader_that_crashes_is_caught():
    with pytest.raises(IndexError):
        snapshots_hold(case_of(read=lambda data: Parlour(data[0] and data[40])))


def test_a_move_that_was_forced_without_need_is_caught():
    case = case_of()
    entries = [dataclasses.replace(e, forced=e.seat >= 0) for e in walk(case, 0).entries]
    with pytest.raises(AssertionError, match="though there was a choice"):
        forced.each_forced_entry_was_the_only_option(case, entries)


def test_a_loaded_die_is_caught():
    fair = {face: 100 for face in range(6)}
    chance.counts_fit(fair, {face: 1 for face in range(6)})
    with pytest.raises(AssertionError, match="chi-square"):
        chance.counts_fit({**fair, 5: 170, 0: 30}, {face: 1 for face in range(6)})


def test_an_outcome_without_weight_is_caught():
    with pytest.raises(AssertionError, match="no weight"):
        chance.counts_fit({0: 5, 1: 5}, {0: 1})


@dataclasses.dataclass(frozen=True)
class Fields:
    first_seat: int
    surplus: int = 0


@dataclasses.dataclass(frozen=True)
class OtherKind:
    first_seat: tuple[int, ...] = ()


@pytest.mark.parametrize("cls", [Fields, OtherKind])
def test_a_dataclass_that_differs_from_its_message_is_caught(cls):
    wire = pytest.importorskip("arbiter_connect_four.wire")
    with pytest.raises(AssertionError):
        mirror.matches(cls, wire.Options.DESCRIPTOR)


def test_the_parlour_game_is_no_registered_game():
    assert parlour.GAME.id not in GAMES
    assert isinstance(parlour.GAME.presets[0], Preset)
