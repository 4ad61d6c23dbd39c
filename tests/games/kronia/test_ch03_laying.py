"""Chapter 3: laying cards at the temples."""

import pytest
from support.kronia_table import start

from engine.core.ids import SPECTATOR
from engine.games.kronia import actions as act
from engine.games.kronia import events, terms
from engine.games.kronia.terms import APOLLO, ARTEMIS, AT_CHANGE, POSEIDON, ZEUS

GODS = (APOLLO, ARTEMIS, ZEUS)


@pytest.mark.article("KRO-3.1")
def test_players_lay_one_card_each_clockwise_from_the_first_player():
    table = start(4, first=2).tokens(*GODS)
    for seat, (name, card) in zip((2, 3, 0, 1), [("A", 6), ("B", 12), ("A", 1), ("C", 6)]):
        assert table.actor == seat
        table.lay(seat, name, card)
    assert (table.point, table.actor) == (AT_CHANGE, 2)
    assert [len(table.hand(seat)) for seat in range(4)] == [11] * 4


@pytest.mark.article("KRO-3.1", broken=True)
@pytest.mark.vector(36)
def test_nobody_may_pass_instead_of_laying():
    table = start(4).tokens(*GODS)
    assert table.refused(0, act.pass_()) == "KRO-3.1"


@pytest.mark.article("KRO-3.1", broken=True)
@pytest.mark.vector(36)
def test_a_second_card_is_refused_with_more_than_two_players():
    table = start(4).tokens(*GODS).lay(0, "A", 6)
    assert table.refused(0, act.lay(1, 7)) == "KRO-3.1"
    table.cards(("B", 2), ("B", 3), ("B", 4))
    assert table.refused(3, act.lay(1, 7)) == "KRO-3.1"


@pytest.mark.article("KRO-3.1", broken=True)
def test_a_card_that_is_not_in_the_hand_cannot_be_laid():
    table = start(4).tokens(*GODS).cards(("A", 6), ("B", 6), ("B", 3), ("B", 4)).pass_all()
    table.leave_all().tokens(*GODS)
    assert table.actor == 1
    assert table.refused(1, act.lay(0, 6)) == "KRO-3.1"
    assert table.refused(1, act.lay(0, 13)) == "KRO-3.1"
    assert table.refused(1, act.lay(0, 0)) == "KRO-3.1"


@pytest.mark.article("KRO-3.2")
def test_a_card_goes_on_top_of_those_that_lie_there():
    table = start(4).tokens(*GODS).cards(("A", 6), ("A", 2), ("B", 5), ("A", 9))
    assert table.stack("A") == [(0, 6), (1, 2), (3, 9)]


@pytest.mark.article("KRO-3.2", broken=True)
def test_a_card_at_an_empty_temple_begins_a_stack_of_its_own():
    table = start(4).tokens(*GODS).cards(("A", 6), ("B", 2), ("A", 5))
    assert table.stack("B") == [(1, 2)]


@pytest.mark.article("KRO-3.3")
def test_any_card_may_be_laid_at_any_ordinary_temple_occupied_or_not():
    table = start(4).tokens(*GODS).lay(0, "A", 6)
    assert len(table.offers()) == 36
    assert table.offers() == [act.lay(t, card) for t in range(3) for card in range(1, 13)]


@pytest.mark.article("KRO-3.3", broken=True)
def test_the_hades_temple_is_not_among_the_temples_to_choose_from():
    table = start(4, module_hades=True).tokens(*GODS)
    assert all(act.first(action) != terms.HADES for action in table.offers())


@pytest.mark.article("KRO-3.4")
def test_in_a_hades_round_cards_are_laid_at_the_hades_temple_and_nowhere_else():
    table = start(4, module_hades=True).hades()
    assert table.offers() == [act.lay(terms.HADES, card) for card in range(1, 13)]


@pytest.mark.article("KRO-3.4", broken=True)
def test_in_a_hades_round_the_ordinary_temples_are_closed():
    table = start(4, module_hades=True).hades()
    assert table.refused(0, act.lay(0, 6)) == "KRO-3.4"


@pytest.mark.article("KRO-3.4", broken=True)
@pytest.mark.vector(36)
def test_in_a_normal_round_the_hades_temple_is_closed():
    table = start(4, module_hades=True).tokens(*GODS)
    assert table.refused(0, act.lay(terms.HADES, 6)) == "KRO-3.4"


@pytest.mark.article("KRO-3.4", broken=True)
def test_no_card_is_moved_to_the_hades_temple():
    table = start(4, module_hades=True).tokens(*GODS).cards(("A", 6), ("B", 2), ("B", 3), ("B", 4))
    assert table.refused(0, act.move(0, 0, terms.HADES)) == "KRO-3.4"


@pytest.mark.article("KRO-3.4", broken=True)
def test_without_the_module_the_hades_temple_is_closed_too():
    table = start(4).tokens(APOLLO, POSEIDON, ZEUS)
    assert table.refused(0, act.lay(terms.HADES, 6)) == "KRO-3.4"


@pytest.mark.article("KRO-3.5")
def test_a_face_down_card_is_known_to_its_owner_alone():
    table = start(4).tokens(*GODS)
    for viewer, card in [(0, 6), (1, None), (SPECTATOR, None)]:
        copy = start(4).tokens(*GODS)
        told = copy.told(viewer, lambda t=copy: t.lay(0, "A", 6))
        assert told == [events.CardLaid(0, 1, card)]
    table.lay(0, "A", 6)
    assert [table.seen_by(viewer).laid[0].card for viewer in (0, 1, SPECTATOR)] == [6, None, None]


@pytest.mark.article("KRO-3.5")
def test_a_swap_tells_the_others_that_it_happened_and_no_value():
    for viewer, old, new in [(0, 6, 9), (1, None, None), (SPECTATOR, None, None)]:
        table = start(4).tokens(*GODS).cards(("A", 6), ("B", 6), ("B", 3), ("B", 4))
        told = table.told(viewer, lambda t=table: t.swap(0, 6, 9))
        assert told == [events.Swapped(0, 1, 0, old, new)]
        assert [card.card for card in table.seen_by(2).laid if card.seat == 0] == [None]


@pytest.mark.article("KRO-3.5", broken=True)
def test_after_the_reveal_the_card_is_known_to_all():
    table = start(4).tokens(*GODS).cards(("A", 6), ("A", 9), ("B", 3), ("B", 4)).pass_all()
    for viewer in (0, 3, SPECTATOR):
        assert [card.card for card in table.seen_by(viewer).laid] == [6, 9, 3, 4]
