"""What the heuristics of Kronia say about positions that a good player would not hesitate over."""

import pytest
from support.build import pick
from support.cases import EVERYTHING
from support.kronia_table import FAVOR_GODS, payment, recovering, start, temple

from ai.search.rollout import BY_GAME, TO_THE_END, Rollout
from engine.core.heuristics import Values, Weights
from engine.core.ids import CHANCE, NOBODY
from engine.core.kit import seeded
from engine.core.state import Actions, Outcomes
from engine.games.kronia import actions as act
from engine.games.kronia import terms
from engine.games.kronia.game import GAME
from engine.games.kronia.terms import APOLLO, ARTEMIS, ATHENA, POSEIDON, WRATH, ZEUS

H = GAME.heuristics
KRONIA = [case for case in EVERYTHING if case.game is GAME]
each_case = pytest.mark.parametrize("case", KRONIA, ids=str)


def shares(state, seats):
    """What each seat can expect of the victory."""
    values = Values(seats)
    H.evaluate(state, seats, values)
    return values.to_list()


def prospects(table):
    return shares(table.state, table.seats)


def weighed(table):
    """{action: weight} of what the seat to act may do."""
    actions, found = Actions(), Weights()
    table.state.list_actions(actions)
    H.weigh(table.state, actions, found)
    return dict(zip(actions.to_list(), found.to_list(), strict=True))


def best(table):
    found = weighed(table)
    return max(found, key=found.get)


def own(table, seat, *gods):
    for god in gods:
        table.state.cells.bump(terms.OWNED + seat * terms.GODS + god, 1)
    return table


def keep(table, seat, *cards):
    """Leave only these cards of the hand; the others are spent."""
    for card in set(table.hand(seat)) - set(cards):
        table.spend(seat, card)
    return table


def lay_at(table):
    """{temple and card: weight} of the seat that lays."""
    return {("ABCH"[act.first(a)], act.second(a)): w for a, w in weighed(table).items()}


# ---- every position ----


@each_case
def test_every_position_of_a_game_by_the_policy_has_an_evaluation_and_weights(case):
    state, rng = case.start(), seeded(7)
    actions, odds, found = Actions(), Outcomes(), Weights()
    while state.to_act() != NOBODY:
        before = state.to_bytes()
        values = shares(state, case.seats)
        assert sum(values) == pytest.approx(1.0)
        assert min(values) >= 0.0
        assert H.sealed(state) in (True, False)
        if state.to_act() == CHANCE:
            state.list_chance(odds)
            step = odds.sample(rng)
        else:
            state.list_actions(actions)
            H.weigh(state, actions, found)
            assert found.count == actions.count
            assert min(found.to_list()) > 0.0
            step = H.choose(state, actions, rng)
            assert actions.holds(step)
        assert state.to_bytes() == before
        state.apply(step)
    assert sum(state.returns(seat) for seat in range(case.seats)) == pytest.approx(1.0)


@each_case
def test_at_the_start_all_seats_can_expect_the_same(case):
    assert shares(case.start(), case.seats) == pytest.approx([1.0 / case.seats] * case.seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_policy_wins_far_more_games_against_random_play_than_its_share(seats):
    games = pick(plain=10, compiled=100) * seats
    won = sum(
        policy_against_random(seats, me=number % seats, seed=number // seats) for number in range(games)
    )
    assert won > games * 0.7


def policy_against_random(seats, me, seed):
    state, rng = GAME.new(GAME.check_options(GAME.presets[0].options, seats), seats), seeded(seed)
    actions, odds = Actions(), Outcomes()
    while (actor := state.to_act()) != NOBODY:
        if actor == CHANCE:
            state.list_chance(odds)
            state.apply(odds.sample(rng))
            continue
        state.list_actions(actions)
        by_policy = actor == me
        state.apply(H.choose(state, actions, rng) if by_policy else actions.get(rng.below(actions.count)))
    return state.returns(me)


def test_the_evaluation_late_in_a_game_foresees_who_wins():
    errors, games = 0.0, pick(plain=20, compiled=200)
    for seed in range(games):
        table = start(2, seed % 2)
        rng, roll, values = seeded(seed), Rollout(H, 2, BY_GAME, TO_THE_END), Values(2)
        table.play_on(rng, until=lambda t: t.round == 11)
        expected = prospects(table)[0]
        roll.finish(table.state, rng, values)
        errors += (expected - values.get(0)) ** 2
    assert errors / games < 0.2  # 0.25 is what knowing nothing costs


# ---- who is ahead ----


def test_who_owns_more_is_ahead():
    table = own(start(3, 0), 1, ATHENA, POSEIDON)
    own(table, 2, APOLLO)
    values = prospects(table)
    assert values[1] > values[2] > values[0]


def test_the_lead_weighs_more_the_fewer_rounds_are_ahead():
    early = prospects(own(start(2, 0), 1, ZEUS))
    late = prospects(own(start(2, 0).skip_to(11), 1, ZEUS))
    assert late[1] > early[1] > 0.5


@pytest.mark.parametrize(("seats", "of_one_god"), [(2, 4), (3, 3), (4, 3), (5, 3)])
def test_a_set_of_one_god_is_worth_more_than_the_same_points_without_one(seats, of_one_god):
    table = start(seats, 0).skip_to(12)
    own(table, 0, *[ARTEMIS] * of_one_god)
    own(table, 1, *[APOLLO, POSEIDON] * (of_one_god // 2), *[ARTEMIS] * (of_one_god % 2))
    values = prospects(table)
    assert values[0] > values[1]


def test_a_set_that_can_still_grow_is_worth_more_than_one_that_cannot():
    table = own(own(start(4, 0), 0, ARTEMIS, ARTEMIS), 1, APOLLO, POSEIDON)
    values = prospects(table)
    assert values[0] > values[1]
    table.state.cells[terms.BAG + ARTEMIS] = 0
    values = prospects(table)
    assert values[0] < values[1]


def test_a_wrath_token_sets_a_seat_back():
    values = prospects(own(start(4, 0, module_hades=True), 2, WRATH))
    assert values[2] < values[0] == values[1] == values[3]


def test_low_cards_under_the_aid_count():
    table = start(4, 0)
    for card in (1, 2):
        for seat, place in ((0, terms.UNDER_AID), (1, terms.SPENT)):
            table.state.cells[terms.CARD + table.state.card(seat, card)] = place
    values = prospects(table)
    assert values[0] > values[1]


def test_high_cards_left_in_the_hand_count():
    table = start(2, 0).skip_to(5)
    keep(table, 0, 6, 7, 11, 12)
    keep(table, 1, 1, 6, 7, 8)
    assert prospects(table)[0] > 0.5


def test_a_card_that_wins_its_temple_counts_for_its_token():
    table = start(3, 0).tokens(ATHENA, APOLLO).cards(("A", 12), ("A", 11), ("B", 11))
    values = prospects(table)
    assert values[0] > values[1]


def test_a_scoring_tile_changes_who_is_ahead():
    gods = {0: FAVOR_GODS, 1: (POSEIDON, POSEIDON, POSEIDON, ZEUS, APOLLO)}
    plain = start(2, 0).skip_to(12)
    rainbow = start(2, 0, tiles={"A": terms.RAINBOW}).skip_to(12)
    for table in (plain, rainbow):
        for seat, owned in gods.items():
            own(table, seat, *owned)
    assert prospects(rainbow)[0] > prospects(plain)[0] + 0.1


# ---- laying and changing ----


def test_the_best_card_goes_to_the_best_token():
    found = lay_at(start(4, 0).tokens(APOLLO, POSEIDON, ZEUS))
    assert found["C", 12] > found["B", 12] > found["A", 12]


def test_a_token_that_completes_a_set_is_worth_more_than_a_dearer_one():
    table = own(start(4, 0), 0, ARTEMIS, ARTEMIS).skip_to(10).tokens(ARTEMIS, POSEIDON, APOLLO)
    found = lay_at(table)
    assert found["A", 12] > found["B", 12]


def test_a_token_that_a_rival_needs_for_a_set_is_worth_more():
    alone = lay_at(start(2, 0).skip_to(6).tokens(ARTEMIS, POSEIDON, APOLLO))
    wanted = lay_at(own(start(2, 0).skip_to(6), 1, *[ARTEMIS] * 4).tokens(ARTEMIS, POSEIDON, APOLLO))
    assert wanted["A", 12] / wanted["B", 12] > alone["A", 12] / alone["B", 12]


def test_who_lays_last_at_an_empty_temple_spends_a_low_card():
    table = start(4, 0).tokens(APOLLO, POSEIDON, ZEUS).cards(("A", 3), ("A", 7), ("B", 7))
    found = lay_at(table)
    assert found["C", 5] > found["C", 12]
    assert max(found, key=found.get)[0] == "C"


def test_a_crowded_temple_promises_less():
    crowded = start(4, 0).tokens(ZEUS, ZEUS, APOLLO).cards(("A", 12), ("A", 12))
    found = lay_at(crowded)
    assert found["B", 8] > found["A", 8]


def test_the_weights_do_not_peep_at_cards_that_lie_face_down():
    low = start(3, 0).tokens(ATHENA, APOLLO).cards(("A", 1), ("B", 2))
    high = start(3, 0).tokens(ATHENA, APOLLO).cards(("A", 12), ("B", 11))
    assert weighed(low) == weighed(high)


def test_a_card_that_beats_all_that_the_rivals_still_hold_is_known_to():
    table = start(3, 0).skip_to(9)
    for seat in (1, 2):
        keep(table, seat, 1, 2, 3, 4)
    keep(table, 0, 5, 7, 11, 12)
    found = lay_at(table.tokens(ATHENA, APOLLO))
    assert found["A", 7] > found["A", 12]  # wins as surely, and keeps the 12


def test_the_lowest_card_is_wanted_where_the_lowest_wins():
    found = lay_at(start(4, 0, tiles={"C": terms.LOWEST_WINS}).tokens(APOLLO, APOLLO, ZEUS))
    assert found["C", 1] > found["C", 12]
    assert max(found, key=found.get) == ("C", 1)


def test_a_low_card_in_a_crowd_is_swapped_for_a_high_one_or_moved_away():
    table = start(4, 0).tokens(APOLLO, APOLLO, ZEUS).cards(("C", 2), ("C", 7), ("C", 8), ("B", 6))
    found = weighed(table)
    stay = found[act.pass_()]
    assert found[act.swap(temple("C"), 0, 12)] > stay
    assert found[act.move(temple("C"), 0, temple("A"))] > stay


def test_two_players_do_not_bid_against_their_own_card():
    table = start(2, 0).tokens(POSEIDON, POSEIDON, POSEIDON).cards(("A", 12), ("B", 6))
    found = lay_at(table)
    assert found["C", 9] > found["A", 9]


def test_the_wrath_token_is_not_met_with_the_lowest_card():
    table = start(4, 0, module_hades=True).hades()
    found = lay_at(table)
    assert found["H", 1] < found["H", 8]
    assert found["H", 12] < found["H", 9]


# ---- the rest of a round ----


def lost_12():
    """Seat 1 has lost a 12 in round 1."""
    laid = (("A", 12), ("A", 12), ("B", 6), ("C", 7))
    return start(4, 0).tokens(APOLLO, ARTEMIS, ZEUS).cards(*laid).pass_all()


def test_a_lost_card_is_taken_back_and_a_poor_one_discarded():
    table = lost_12()
    assert best(table) == recovering(12)
    found = weighed(table.recover(1, 12))
    assert best(table) in (act.discard(1), act.discard(6))
    assert found[act.discard(12)] == min(found.values())


def test_two_lost_cards_are_both_taken_back():
    table = start(2, 0).tokens(APOLLO, ARTEMIS, ZEUS)
    table.cards(("A", 5), ("A", 12), ("B", 6), ("B", 11)).pass_all()
    assert best(table) == recovering(5, 6)


def test_the_first_player_places_what_it_wants_itself():
    table = own(start(4, 0).skip_to(10), 0, ARTEMIS, ARTEMIS, ARTEMIS)
    own(table, 1, APOLLO, APOLLO, APOLLO)
    table.draw(APOLLO, ARTEMIS, APOLLO, ZEUS)
    found = weighed(table)
    assert found[act.place(temple("A"), ARTEMIS)] > found[act.place(temple("A"), APOLLO)]


def test_wrath_is_paid_without_waste():
    table = start(4, 0, module_hades=True).finish({0: [APOLLO, POSEIDON, ZEUS]}, wrath={0: 1})
    assert best(table) == act.pay(POSEIDON)


def test_wrath_is_not_paid_out_of_a_set():
    table = start(4, 0, module_hades=True).finish({0: [POSEIDON] * 3 + [ATHENA]}, wrath={0: 1})
    assert best(table) == act.pay(ATHENA)


def test_a_whole_payment_is_the_one_that_costs_least():
    table = start(4, 0, module_hades=True, wrath_payment_mode=terms.MINIMAL_SETS)
    table.finish({0: [POSEIDON] * 3 + [APOLLO, ARTEMIS, ZEUS]}, wrath={0: 1})
    assert best(table) == payment(APOLLO, ARTEMIS)


def judged_at(rule, *, owned):
    """Seat 0 has won an Athena at temple A, where this rule holds."""
    table = start(3, 0, tiles={"A": rule}).skip_to(11)
    for seat, gods in owned.items():
        own(table, seat, *gods)
    return table.tokens(ATHENA, APOLLO).cards(("A", 12), ("A", 6), ("B", 7)).pass_all()


def test_the_winner_picks_the_better_token():
    table = judged_at(terms.WINNER_PICKS, owned={0: [APOLLO] * 4})
    table.draw(APOLLO)
    assert best(table) == act.pick(APOLLO)  # the fifth of a set


def test_an_exchange_is_made_where_it_completes_a_set():
    table = judged_at(
        terms.EXCHANGE_RULE, owned={0: [ARTEMIS] * 3, 1: [ARTEMIS, ARTEMIS], 2: [APOLLO, POSEIDON]}
    )
    assert best(table) == act.exchange(terms.ONE_FOR_TWO)
    table.do(0, best(table))
    assert best(table) == act.target(1)
    table.do(0, best(table))
    assert best(table) == act.take(ARTEMIS, ARTEMIS)


def test_an_exchange_that_brings_nothing_is_declined():
    table = judged_at(terms.EXCHANGE_RULE, owned={0: [ATHENA] * 2, 1: [APOLLO, APOLLO]})
    assert best(table) == act.exchange(terms.DECLINE)


# ---- what is sealed ----


def test_cards_are_laid_swapped_and_discarded_unseen():
    table = start(4, 0)
    assert not H.sealed(table.state)  # the draw
    table.draw(APOLLO, ARTEMIS, ZEUS, ZEUS)
    assert not H.sealed(table.state)  # the placing
    for name, god in zip("ABC", (APOLLO, ARTEMIS, ZEUS), strict=True):
        table.place(name, god)
    assert H.sealed(table.state)
    table.cards(("A", 12), ("A", 12), ("B", 6), ("C", 7))
    assert H.sealed(table.state)
    table.pass_(0, 1, 2)
    assert not H.sealed(table.state)  # the reveal follows
    table.pass_(3)
    assert not H.sealed(table.state)  # everybody sees what is taken back
    table.recover(1, 12)
    assert H.sealed(table.state)


def test_the_others_learn_where_a_card_goes_but_not_which():
    table = start(4, 0).tokens(APOLLO, ARTEMIS, ZEUS)
    learned = {a: H.learned(table.state, a) for a in table.offers()}
    assert len(set(learned.values())) == 3
    assert learned[act.lay(temple("A"), 3)] == learned[act.lay(temple("A"), 12)]
    table.cards(("A", 12), ("A", 12), ("B", 6), ("C", 7))
    learned = {a: H.learned(table.state, a) for a in table.offers()}
    assert len(set(learned.values())) == 4  # a pass, a swap, a move to B, a move to C


def test_taking_back_is_sealed_while_others_have_yet_to_decide_unseen():
    table = start(4, 0, recover_order=terms.SIMULTANEOUS).tokens(APOLLO, ARTEMIS, ZEUS)
    table.cards(("A", 12), ("A", 11), ("A", 10), ("C", 7)).pass_all()
    assert (table.point, table.actor) == (terms.AT_RECOVER, 1)
    assert H.sealed(table.state)
    table.recover(1, 11)
    assert not H.sealed(table.state)  # seat 2 is the last, and then all is told


def test_a_hades_round_is_open_once_the_last_card_is_laid():
    table = start(3, 0, module_hades=True).hades().cards(("H", 7))
    assert H.sealed(table.state)
    table.cards(("H", 8))
    assert not H.sealed(table.state)
