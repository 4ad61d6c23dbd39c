"""Chapter 12: turns, precedence of articles, secrets of the hand."""

from dataclasses import replace
from functools import partial

import pytest
from support.build import pick
from support.kronia_table import play_one, random_games, recovering, start

from engine.core import kernel
from engine.core.faults import Corrupt
from engine.core.ids import NOBODY, SPECTATOR
from engine.core.kit import seeded
from engine.core.state import Actions
from engine.games.kronia import actions as act
from engine.games.kronia import events, terms
from engine.games.kronia.game import GAME
from engine.games.kronia.rules import codes
from engine.games.kronia.terms import APOLLO, ARTEMIS, AT_DRAW, HIDDEN, LOWEST_WINS, ZEUS

GODS = (APOLLO, ARTEMIS, ZEUS)


@pytest.mark.article("KRO-12.1")
def test_each_decision_is_asked_of_one_player_at_its_place():
    table = start(4).tokens(*GODS)
    for seat in range(4):
        assert table.actor == seat
        assert all(table.refused(seat, action) is None for action in table.offers())
        table.lay(seat, "A", 5)


@pytest.mark.article("KRO-12.1", broken=True)
@pytest.mark.vector(36)
def test_acting_out_of_turn_is_refused():
    table = start(4).tokens(*GODS)
    assert table.refused(1, act.lay(0, 5)) == "KRO-12.1"
    table.cards(("A", 9), ("A", 5), ("B", 6), ("C", 7))
    assert table.refused(1, act.pass_()) == "KRO-12.1"
    assert table.refused(2, act.swap(1, 0, 7)) == "KRO-12.1"
    assert table.refused(3, act.move(2, 0, 0)) == "KRO-12.1"


@pytest.mark.article("KRO-12.1", broken=True)
@pytest.mark.parametrize("seat", [-3, -2, -1, 4, 99])
def test_who_holds_no_seat_cannot_act(seat):
    table = start(4).tokens(*GODS)
    assert table.refused(seat, act.lay(0, 5)) == "KRO-12.1"


@pytest.mark.article("KRO-12.1", broken=True)
def test_nobody_acts_while_a_token_is_drawn():
    table = start(4)
    assert {table.refused(0, action) for action in (act.pass_(), act.lay(0, 1), act.pay(1))} == {"KRO-12.1"}


@pytest.mark.article("KRO-12.1", broken=True)
def test_what_is_broken_besides_the_turn_is_told_first_and_the_turn_after_it():
    table = start(4).tokens(*GODS).lay(0, "A", 5)
    broken = Actions()
    table.state.list_broken(0, act.lay(0, 6), broken)
    assert broken.to_list() == [codes.ONE_CARD, codes.TURN]
    table.state.list_broken(2, act.lay(0, 6), broken)
    assert broken.to_list() == [codes.TURN]
    table.state.list_broken(1, act.lay(0, 6), broken)
    assert broken.to_list() == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everything_that_is_not_offered_is_refused_at_random_moments(seats):
    """Builders of all kinds with small values, against the list of offers."""
    probes = [
        act.build(k, a, b, c) for k in range(act.KINDS) for a in range(4) for b in (0, 3, 6) for c in (0, 1)
    ]
    for table, rng in random_games(seats, 2, module_hades=True, module_special_tiles=True):
        while table.actor != NOBODY:
            if table.actor >= 0 and rng.below(pick(plain=12, compiled=3)) == 0:
                offers = set(table.offers())
                for action in probes:
                    assert (table.state.check(table.actor, action) == 0) == (action in offers)
            play_one(table.state, rng)


@pytest.mark.article("KRO-12.3")
def test_hades_prevails_over_the_tiles_and_both_over_the_rules_of_two_players():
    table = start(2, tiles={"A": LOWEST_WINS, "C": terms.CHOOSE_FIRST}, module_hades=True).hades()
    table.cards(("H", 1), ("H", 5), ("H", 12), ("H", 6))
    assert (table.wrath(0), table.wrath(1)) == (0, 1), "the sum decides, not the lowest card"
    assert table.first == 1
    table.tokens(*GODS).cards(("C", 7), ("B", 9), ("B", 8), ("B", 10)).pass_all().leave_all()
    table.do(1, act.name_first(1))
    assert table.first == 1, "the naming tile prevails over the alternation of two players"


@pytest.mark.article("KRO-12.3", broken=True)
def test_without_a_contradiction_the_general_articles_hold_for_two_players():
    table = start(2).tokens(*GODS).cards(("A", 9), ("A", 9), ("A", 8), ("B", 2)).pass_all()
    assert table.owned(0) == [APOLLO], "of equal highest cards the lower one"


def takes_back_12_and_discards_4():
    """Seat 1 has lost a 12, taken it back and discarded the 4 of its hand."""
    table = start(4).tokens(*GODS).cards(("A", 12), ("A", 12), ("B", 6), ("C", 7)).pass_all()
    return table.recover(1, 12).discard(1, 4)


def discards_of(table, viewer, seat=1):
    return [(d.round, d.card) for d in table.seen_by(viewer).players[seat].decks[0].discards]


@pytest.mark.article("KRO-12.4")
@pytest.mark.vector(48)
def test_a_discard_is_listed_to_its_owner_and_counted_to_the_others():
    table = takes_back_12_and_discards_4()
    assert discards_of(table, 1) == [(1, 4)]
    assert discards_of(table, 0) == discards_of(table, SPECTATOR) == [(1, None)]


@pytest.mark.article("KRO-12.4")
@pytest.mark.vector(9)
def test_the_others_are_told_only_that_a_card_was_discarded():
    for viewer, card in [(1, 4), (0, None), (SPECTATOR, None)]:
        table = start(4).tokens(*GODS).cards(("A", 12), ("A", 12), ("B", 6), ("C", 7)).pass_all()
        table.recover(1, 12)
        told = table.told(viewer, lambda t=table: t.discard(1, 4))
        assert told[0] == events.Discarded(1, card)


@pytest.mark.article("KRO-12.4")
def test_a_hand_is_seen_by_its_owner_and_its_size_by_all():
    table = start(4).tokens(*GODS).cards(("A", 12))
    hands = [table.seen_by(viewer).players[0] for viewer in (0, 1, SPECTATOR)]
    assert [player.hand for player in hands] == [tuple(range(1, 12)), (), ()]
    assert [player.hand_size for player in hands] == [11, 11, 11]


@pytest.mark.article("KRO-12.4", broken=True)
@pytest.mark.vector(10)
def test_a_card_that_is_left_openly_is_known_to_all():
    table = start(4).tokens(*GODS).cards(("A", 12), ("A", 12), ("B", 6), ("C", 7)).pass_all().recover(1)
    for viewer in (0, 1, SPECTATOR):
        assert table.seen_by(viewer).players[1].decks[0].spent == (12,)
        assert discards_of(table, viewer) == []


def test_a_view_with_a_card_that_can_have_no_value_is_corrupt():
    table = start(4).tokens(*GODS)
    table.lay(0, "A", 5)
    seen = table.seen_by(1)
    owner = seen.players[0]
    spent = replace(owner.decks[0], spent=tuple(range(1, 13)))
    players = (replace(owner, decks=(spent,)), *seen.players[1:])
    with pytest.raises(Corrupt, match="Kronia"):
        GAME.determinize(replace(seen, players=players), seeded(1))


def imagined(table, viewer, count):
    """What this viewer can imagine: {the values of seat 1 that are hidden discards}."""
    rng = seeded(3)
    found = set()
    for _ in range(count):
        copy = GAME.determinize(table.seen_by(viewer), rng)
        cells = copy.cells.to_list()[terms.CARD + 12 : terms.CARD + 24]
        found.add(tuple(value + 1 for value in range(12) if cells[value] == HIDDEN))
    return found


@pytest.mark.article("KRO-12.4")
@pytest.mark.vector(48)
def test_any_value_may_be_the_hidden_discard_until_it_is_revealed_again():
    table = takes_back_12_and_discards_4()
    assert imagined(table, 0, 400) == {(value,) for value in range(1, 13)}
    table.tokens(*GODS).cards(("A", 12), ("B", 1), ("C", 1), ("C", 2))
    assert (12,) in imagined(table, 0, 400), "the card may still be anything"
    table.pass_all()
    assert imagined(table, 0, 400) == {(value,) for value in range(1, 12)}
    assert imagined(table, 1, 10) == {(4,)}


@pytest.mark.vector(48)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_imagined_discard_was_not_revealed_after_it(seats):
    """Section 8: a value revealed in some round cannot have been discarded face down before it."""
    met = 0
    for table, rng in random_games(seats, pick(plain=2, compiled=8)):
        revealed = {}
        while table.actor != NOBODY:
            told = table.told(SPECTATOR, partial(play_one, table.state, rng))
            stage = 1 if seats == 2 and table.round > 6 else 0
            for event in told:
                if isinstance(event, events.Revealed):
                    revealed[event.seat, stage, event.card] = table.round
            if table.point != AT_DRAW or table.round < 3:
                continue
            copy = GAME.determinize(table.seen_by(SPECTATOR), rng)
            for (seat, deck, card), number in revealed.items():
                at = (seat * table.state.setup.decks + deck) * terms.VALUES + card - 1
                if copy.cells[terms.CARD + at] == HIDDEN:
                    met += 1
                    assert copy.cells[terms.HID + at] >= number
    assert met


def asked_unseen():
    """Option recover_order: seats 1 and 2 have lost a card, and seat 1 is asked."""
    table = start(4, recover_order=terms.SIMULTANEOUS).tokens(*GODS)
    return table.cards(("A", 12), ("A", 11), ("A", 6), ("B", 7)).pass_all()


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_in_simultaneous_order_a_decision_shows_nothing_before_all_have_decided(viewer):
    left, taken = asked_unseen(), asked_unseen()
    assert left.told(viewer, lambda: left.recover(1)) == taken.told(viewer, lambda: taken.recover(1, 11))
    assert left.seen_by(viewer) == taken.seen_by(viewer)
    assert left.seen_by(1) != taken.seen_by(1)
    assert (left.actor, taken.actor) == (2, 2)


@pytest.mark.parametrize("auto_forced", [True, False])
def test_in_simultaneous_order_every_decision_is_one_step_that_waits_for_the_next_player(auto_forced):
    state = asked_unseen().state
    answers = [kernel.step(state, 1, recovering(*cards), None, auto_forced) for cards in ((), (11,))]
    assert [len(answer.entries) for answer in answers] == [1, 1]
    assert [answer.state.to_act() for answer in answers] == [2, 2]


def test_in_simultaneous_order_all_decisions_are_told_at_the_end_and_discards_follow():
    table = asked_unseen().recover(1, 11)
    told = table.told(0, lambda: table.recover(2))
    assert [(e.seat, e.taken) for e in told if isinstance(e, events.Recovered)] == [(1, True), (2, False)]
    assert (table.point, table.actor) == (terms.AT_DISCARD, 1)
    assert table.refused(2, act.discard(1)) == "KRO-12.1"
    assert (table.where(2, 6), table.where(1, 11)) == (terms.SPENT, terms.HAND)
    table.discard(1, 11)
    assert table.round == 2


def test_a_seat_imagines_either_decision_of_those_who_decided_unseen():
    table, rng = asked_unseen().recover(1, 11), seeded(1)
    fates = {GAME.determinize(table.seen_by(2), rng).cells[terms.FATE + 1] for _ in range(40)}
    assert fates == {terms.TAKEN, terms.LEFT}
    assert {GAME.determinize(table.seen_by(1), rng).cells[terms.FATE + 1] for _ in range(9)} == {terms.TAKEN}
