"""Tests of the tests: each claim of the suite must hold for a sound game and fail for a broken one.

The sound game is the parlour game (tests/support/parlour.py). Each broken one differs in one place.
"""

import dataclasses

import pytest
from rich.errors import MarkupError
from support import broken, parlour
from support.broken_knowledge import KNOWLEDGE, SealsEverything
from support.build import pick
from support.cases import GAMES, Case
from support.claims import (
    chance,
    copies,
    ends,
    forced,
    knowledge,
    legality,
    mirror,
    replay,
    snapshots,
    texts,
    views,
)
from support.parlour_state import Parlour, read
from support.walks import legal, numbers, odds_of, walk

from engine.core.game import Preset
from engine.core.ids import CHANCE
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


def knowledge_holds(case):
    for seed, state in enumerate(walk(case, 0).positions):
        knowledge.values_are_shares(case, state)
        knowledge.a_victory_is_worth_more_than_a_defeat(case, state)
        knowledge.weights_fit_the_actions(case, state)
        knowledge.the_policy_plays_what_is_listed(case, state, seed)
        knowledge.sealing_changes_nothing(case, state)
        for viewer in case.viewers():
            knowledge.the_view_counts_the_seats(case, state, viewer)
            knowledge.nothing_is_hidden_if_the_game_says_so(case, state, viewer)


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
    knowledge_holds,
]


@pytest.mark.parametrize("claim", CLAIMS)
def test_every_claim_holds_for_a_sound_game(claim):
    claim(case_of())


BROKEN_STATES = [
    (broken.OffersTooMuch, legality_holds, "offered and refused"),
    (broken.OffersTooLittle, legality_holds, "legal and not offered"),
    (broken.OffersTwice, legality_holds, "offered twice"),
    (broken.LetsAnybodyAct, legality_holds, "out of turn"),
    (broken.CitesNothing, legality_holds, "has no article"),
    (broken.CitesAnotherFirst, legality_holds, "not the one cited"),
    (broken.SharesHands, copies_hold, "changed the original"),
    (broken.KeepsTheJournal, copies_hold, "keeps the journal"),
    (broken.CountsQuestions, copies_hold, "question changed"),
    (broken.ForgetsThrowsWhenCopied, copies_hold, "the copy differs"),
    (broken.ForgetsPoints, snapshots_hold, "read"),
    (broken.TellsWhatTheNextHolds, views_hold, "refusal of . betrays"),
    (broken.OffersByTheRivalsHand, views_hold, "offers betray"),
    (broken.LoadsTheDeck, chance_holds, "more are left"),
    (broken.NamesNoStream, chance_holds, "stream has no name"),
    (broken.GoesOnWithoutEnd, ends_hold, "nothing is legal"),
    (broken.GivesTooMuch, ends_hold, "shares do not add up"),
    (broken.LetsAnySeatPlay, replay_holds, "was played at ply"),
    (broken.ThrowsByItself, replay_holds, "an entry differs"),
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


BROKEN_RECORDS = [
    ({"view": broken.view_of_all_hands}, views_hold, "looks different"),
    ({"view": broken.view_of_sealed_cards}, views_hold, "looks different"),
    ({"events": broken.events_with_sealed_cards}, views_hold, "told of . betrays"),
    ({"events": broken.events_with_dealt_cards}, views_hold, "told of . betrays"),
    ({"facts": broken.facts_of_a_rival}, views_hold, "facts of code . betray"),
    ({"facts": broken.unreadable_facts}, legality_holds, "not snake_case"),
    ({"determinize": broken.world_of_equal_hands}, views_hold, "looks different"),
    ({"read": broken.trusting_read}, snapshots_hold, "read as another position"),
    ({"result": broken.result_before_the_end}, ends_hold, "before the end"),
    ({"result": broken.result_that_does_not_add_up}, ends_hold, "lines do not add up"),
    ({"result": broken.result_of_one_seat}, ends_hold, "lacks its result"),
    ({"count_seats": lambda seen: 2}, knowledge_holds, "shows 2 seats"),
    ({"hidden": False}, knowledge_holds, "is not the position"),
    ({"describe": lambda action: ""}, texts_hold, "has no phrase"),
    ({"tell": lambda event, names: "two\nlines"}, texts_hold, "more than one line"),
]


@pytest.mark.parametrize(("changes", "claim", "says"), BROKEN_RECORDS, ids=name_of)
def test_a_broken_record_is_caught(changes, claim, says):
    with pytest.raises(AssertionError, match=says):
        claim(case_of(**changes))


@pytest.mark.parametrize(("heuristics", "says"), KNOWLEDGE, ids=name_of)
def test_broken_knowledge_is_caught(heuristics, says):
    with pytest.raises(AssertionError, match=says):
        knowledge_holds(case_of(heuristics=heuristics()))


def test_calling_an_open_step_sealed_is_caught():
    game = dataclasses.replace(GAMES["connect_four"], heuristics=SealsEverything())
    case = Case(game, "broken", game.presets[0].options, 2)
    with pytest.raises(AssertionError, match="sees what is called sealed"):
        knowledge.what_is_sealed_is_not_told(case, case.start(), [1, 2])


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
