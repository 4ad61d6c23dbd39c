"""Chapter 2: drawing tokens and placing them on the temples."""

from collections import Counter
from itertools import combinations

import pytest
from support.build import pick
from support.kronia_table import play_one, random_games, start

from engine.core.ids import CHANCE, NOBODY, SPECTATOR
from engine.core.state import Journal
from engine.games.kronia import actions as act
from engine.games.kronia import events, terms
from engine.games.kronia.terms import APOLLO, ARTEMIS, AT_LAY, AT_PLACE, ATHENA, POSEIDON, WRATH, ZEUS


@pytest.mark.article("KRO-2.1")
@pytest.mark.parametrize(("seats", "drawn"), [(2, 4), (3, 3), (4, 4), (5, 4)])
def test_one_token_more_than_there_are_temples_is_drawn(seats, drawn):
    table = start(seats).draw(*[APOLLO] * (drawn - 1))
    assert table.actor == CHANCE
    table.draw(ARTEMIS)
    assert table.point == AT_PLACE


@pytest.mark.article("KRO-2.1", broken=True)
def test_nothing_is_placed_before_all_tokens_are_drawn():
    table = start(4).draw(APOLLO, APOLLO, APOLLO)
    assert table.refused(0, act.place(0, APOLLO)) == "KRO-12.1"


@pytest.mark.article("KRO-2.2")
def test_every_different_god_among_the_drawn_can_be_placed():
    table = start(4).draw(APOLLO, ZEUS, APOLLO, ATHENA)
    assert table.offers() == [act.place(0, APOLLO), act.place(0, ATHENA), act.place(0, ZEUS)]
    table.place("A", ZEUS)
    assert table.offers() == [act.place(1, APOLLO), act.place(1, ATHENA)]
    table.place("B", APOLLO)
    assert table.offers() == [act.place(2, APOLLO), act.place(2, ATHENA)]
    table.place("C", APOLLO)
    assert [table.token(name) for name in "ABC"] == [ZEUS, APOLLO, APOLLO]


@pytest.mark.article("KRO-2.2", broken=True)
@pytest.mark.vector(36)
def test_two_tokens_on_one_temple_are_refused():
    table = start(4).draw(APOLLO, ZEUS, APOLLO, ATHENA).place("A", ZEUS)
    assert table.refused(0, act.place(0, APOLLO)) == "KRO-2.2"


@pytest.mark.article("KRO-2.2", broken=True)
def test_a_token_that_was_not_drawn_cannot_be_placed():
    table = start(4).draw(APOLLO, ZEUS, APOLLO, ATHENA)
    assert table.refused(0, act.place(0, POSEIDON)) == "KRO-2.2"
    table.place("A", ZEUS)
    assert table.refused(0, act.place(1, ZEUS)) == "KRO-2.2"


@pytest.mark.article("KRO-2.2", broken=True)
def test_no_temple_may_be_left_without_a_token():
    table = start(4).draw(APOLLO, ZEUS, APOLLO, ATHENA)
    assert table.refused(0, act.pass_()) == "KRO-2.2"


@pytest.mark.article("KRO-2.3")
def test_the_token_left_over_goes_back_into_the_bag():
    table = start(4).draw(APOLLO, ZEUS, APOLLO, ATHENA)
    assert table.bag_size() == 36
    table.place("A", ZEUS).place("B", APOLLO).place("C", APOLLO)
    assert table.bag_size() == 37
    assert table.bag()[ATHENA] == 7
    assert (table.point, table.actor) == (AT_LAY, 0)


@pytest.mark.article("KRO-2.3", broken=True)
def test_nothing_goes_back_when_nothing_is_left_over():
    table = start(4, tiles={"A": terms.FIRST_TOKEN}, first_token_total=terms.EXACT_TOTAL)
    table.draw(APOLLO, ZEUS, ATHENA)
    table.place("B", ZEUS).place("C", ATHENA)
    assert table.bag() == {APOLLO: 9, ARTEMIS: 9, POSEIDON: 8, ATHENA: 6, ZEUS: 5}


@pytest.mark.article("KRO-2.4")
def test_the_holder_of_the_bag_places_all_tokens():
    table = start(4, first=2).draw(APOLLO, ZEUS, APOLLO, ATHENA)
    for name, god in [("A", ZEUS), ("B", APOLLO), ("C", ATHENA)]:
        assert table.actor == 2
        table.place(name, god)


@pytest.mark.article("KRO-2.4", broken=True)
@pytest.mark.parametrize("seat", [0, 1, 3])
def test_nobody_else_may_place_a_token(seat):
    table = start(4, first=2).draw(APOLLO, ZEUS, APOLLO, ATHENA)
    assert table.refused(seat, act.place(0, ZEUS)) == "KRO-2.4"


@pytest.mark.article("KRO-2.5")
@pytest.mark.parametrize("viewer", [0, 3, SPECTATOR])
def test_everybody_sees_what_is_drawn_placed_and_put_back(viewer):
    table = start(4).draw(APOLLO, ZEUS, APOLLO)
    assert table.told(viewer, lambda: table.draw(ATHENA)) == [events.Drew(ATHENA)]
    assert table.seen_by(viewer).drawn.by_god() == [0, 2, 0, 0, 1, 1, 0]
    table.place("A", ZEUS).place("B", APOLLO)
    told = table.told(viewer, lambda: table.place("C", APOLLO))
    assert told == [events.Placed(3, APOLLO), events.Returned(ATHENA, 1)]
    assert table.seen_by(viewer).bag.by_god() == [0, 8, 9, 8, 7, 5, 0]


@pytest.mark.article("KRO-2.5", broken=True)
def test_nobody_sees_in_which_order_the_bag_will_be_drawn():
    table = start(4)
    table.state.shuffles += 1
    assert table.seen_by(0) == start(4).seen_by(0)


@pytest.mark.article("KRO-2.6")
def test_in_a_normal_round_the_hades_temple_stays_empty():
    table = start(4, module_hades=True).tokens(APOLLO, ZEUS, APOLLO)
    assert table.token("H") == terms.NO_TOKEN


@pytest.mark.article("KRO-2.6", broken=True)
def test_a_favor_token_is_not_placed_on_the_hades_temple():
    table = start(4, module_hades=True).draw(APOLLO, ZEUS, APOLLO, ATHENA)
    assert table.refused(0, act.place(terms.HADES, ZEUS)) == "KRO-2.6"


@pytest.mark.article("KRO-2.2", broken=True)
def test_temples_are_filled_in_the_order_a_b_c():
    table = start(4).draw(APOLLO, ZEUS, APOLLO, ATHENA)
    assert table.refused(0, act.place(1, ZEUS)) == "KRO-12.1"


def tokens_in_play(table):
    """All tokens that are not out of the game, by god."""
    s = table.state
    found = Counter(table.bag())
    for god in range(1, terms.GODS):
        found[god] += s.cells[terms.DRAWN + god] + sum(s.tokens(seat, god) for seat in range(table.seats))
    found += Counter(s.token_on(temple) for temple in range(terms.TEMPLES))
    found += Counter({s.extra: 1, WRATH: s.aside})
    del found[terms.NO_TOKEN]
    return +found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", [False, True])
def test_tokens_leave_the_game_only_at_temples_without_a_card_and_by_payment(seats, modules):
    options = {"module_hades": modules, "module_special_tiles": modules}
    for table, rng in random_games(seats, pick(plain=3, compiled=20), **options):
        table.play_on(rng, lambda t: t.point == terms.AT_DRAW)
        at_start, gone = tokens_in_play(table), Counter()
        while table.actor != NOBODY:
            at_temple = [table.token(name) for name in "ABC"]
            journal = Journal()
            table.state.journal = journal
            play_one(table.state, rng)
            for kind, a, b, *_ in journal.to_list():
                gone[b] += kind in (terms.N_UNCLAIMED, terms.N_PAID)
                assert kind != terms.N_UNCLAIMED or b == at_temple[a]
            assert tokens_in_play(table) + gone == at_start


@pytest.mark.vector(13)
def test_three_players_draw_three_tokens_place_two_and_return_one():
    table = start(3).draw(APOLLO, APOLLO, ATHENA)
    table.place("A", APOLLO).place("B", ATHENA)
    assert table.bag_size() == 28
    assert table.point == AT_LAY


@pytest.mark.vector(13)
@pytest.mark.parametrize(("seats", "before_last"), [(2, 7), (3, 8), (4, 7), (5, 7)])
def test_the_bag_before_the_last_round_holds_seven_tokens_or_eight_with_three_players(seats, before_last):
    for table, rng in random_games(seats, 2):
        for number in range(1, 13):
            table.play_on(rng, lambda t, n=number: t.round == n and t.point == terms.AT_DRAW)
            start_size, each = (30, 2) if seats == 3 else (40, 3)
            assert table.bag_size() == start_size - each * (number - 1)
        assert table.bag_size() == before_last


@pytest.mark.vector(25)
def test_the_chances_of_a_draw_are_those_of_tokens_without_replacement():
    def chance_of(*gods):
        """Ordered draws of exactly these tokens, as (favourable, all)."""
        table, favourable, possible = start(4), 1, 1
        for god in gods:
            odds = table.odds()
            favourable *= odds[god]
            possible *= sum(odds.values())
            table.draw(god)
        return favourable, possible

    orders = 4 * 3 * 2
    favourable, possible = chance_of(ZEUS, ZEUS, ZEUS, ZEUS)
    assert (favourable / orders, possible / orders) == (15, 91390)
    favourable, possible = chance_of(ZEUS, ATHENA, POSEIDON, ARTEMIS)
    assert (favourable, possible / orders) == (3024, 91390)


@pytest.mark.vector(24)
@pytest.mark.parametrize(("seats", "favourable", "possible"), [(4, 20540, 111930), (3, 900, 4960)])
def test_the_chance_of_a_hades_round_is_that_of_a_wrath_token_in_the_draw(seats, favourable, possible):
    odds = start(seats, module_hades=True).odds()
    bag = [god for god, count in odds.items() for _ in range(count)]
    drawn = 3 if seats == 3 else 4
    hands = list(combinations(range(len(bag)), drawn))
    with_wrath = sum(any(bag[i] == WRATH for i in hand) for hand in hands)
    assert (with_wrath, len(hands)) == (favourable, possible)
