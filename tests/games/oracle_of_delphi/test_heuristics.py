"""What the heuristics of The Oracle of Delphi know about playing well, and that they keep to their place."""

import pytest
from support.build import pick
from support.oracle_of_delphi_table import DIE, GREEN, PINK, RED, TILES, YELLOW, Table

from engine.core.heuristics import Values, Weights
from engine.core.ids import CHANCE, NOBODY, OK
from engine.core.kit import seeded
from engine.core.state import Actions, Outcomes
from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import terms
from engine.games.oracle_of_delphi.game import GAME
from engine.games.oracle_of_delphi.options import Options, check_options
from engine.games.oracle_of_delphi.tuning import checked, load

KNOWN = GAME.heuristics
GAMES = pick(plain=6, compiled=120)
SAMPLE = 7  # every so many plies a position is looked at more closely
ROUNDS = 40  # a purposeful game is over well before


def settings(number):
    """Every option value by turns, with every board and number of seats."""
    return {
        "board": 1 + number % 3,
        "ship_tile_mode": 1 + number // 2 % 3,
        "zeus_tiles_removed": number % 5,
        "shrine_match": 1 + number // 3 % 2,
        "allow_unneeded_tasks": number % 6 == 5,
        "bundle_sources": 1 + number // 2 % 2,
        "e03_counts_own_reward": number % 4 == 1,
        "creature_with_extra_action": number % 3 == 1,
        "no_titan_after_recovery": number % 4 == 2,
        "after_arrival": 1 + number // 5 % 2,
        "apollon_card_extra": number % 4 == 3,
        "s3_trade_row": 1 + number // 4 % 2,
    }


def shares(state):
    values = Values(state.setup.seats)
    KNOWN.evaluate(state, state.setup.seats, values)
    return values.to_list()


def share(table, seat=0):
    return shares(table.state)[seat]


def weights(state):
    """{action: weight} of the legal actions."""
    offers, out = Actions(), Weights()
    state.list_actions(offers)
    KNOWN.weigh(state, offers, out)
    assert out.count == offers.count
    return dict(zip(offers.to_list(), out.to_list()))


def favourite(state):
    found = weights(state)
    return max(found, key=lambda action: found[action])


def play(state, rng, look):
    """One game by the rollout policy; `look` is shown every position."""
    offers, odds = Actions(), Outcomes()
    while (actor := state.to_act()) != NOBODY:
        look(state)
        if actor == CHANCE:
            state.list_chance(odds)
            state.apply(odds.sample(rng))
            continue
        state.list_actions(offers)
        action = KNOWN.choose(state, offers, rng)
        assert state.check(actor, action) == OK
        state.apply(action)
    return state


def look_closely(state):
    if state.ply % SAMPLE:
        return
    before = state.to_bytes()
    found = shares(state)
    assert sum(found) == pytest.approx(1.0)
    assert all(0.0 <= value <= 1.0 for value in found)
    assert all(weight > 0.0 for weight in weights(state).values())
    assert isinstance(KNOWN.sealed(state), bool)
    assert state.to_bytes() == before, "judging changed the position"


def test_every_option_and_number_of_seats_is_played_to_the_end_with_shares_that_sum_to_one():
    for number in range(GAMES):
        options = check_options(Options(**settings(number)), 2 + number % 3)
        state = play(GAME.new(options, 2 + number % 3), seeded(number), look_closely)
        assert state.setup.unneeded or state.round < ROUNDS


def test_positions_of_random_play_are_judged_too():
    for number in range(pick(plain=2, compiled=30)):
        options = check_options(Options(**settings(number)), 2 + number % 3)
        state, rng = GAME.new(options, 2 + number % 3), seeded(number)
        offers, odds = Actions(), Outcomes()
        while state.to_act() != NOBODY:
            look_closely(state)
            if state.to_act() == CHANCE:
                state.list_chance(odds)
                state.apply(odds.sample(rng))
            else:
                state.list_actions(offers)
                state.apply(offers.get(rng.below(offers.count)))


def test_a_rollout_is_a_fraction_of_a_random_game():
    games = range(pick(plain=3, compiled=30))
    plies = [play(GAME.new(check_options(Options(), 2), 2), seeded(n), lambda s: None).ply for n in games]
    assert sum(plies) / len(plies) < 700, "a random game takes 1,200 plies and is stopped by the cap"


def test_a_task_done_is_worth_a_larger_share():
    before = share(Table())
    assert share(Table().tasks(0, statues=2)) > before + 0.02
    assert share(Table().tasks(0, shrines=(0, 1))) > before + 0.02
    assert share(Table().tasks(1, statues=2)) < before


def test_an_item_on_board_is_half_a_task():
    nothing, loaded, done = (
        Table(),
        Table().aboard(0, offerings=("blue",)),
        Table().tasks(0, offerings=("yellow",)),
    )
    assert share(nothing) < share(loaded) < share(done)


@pytest.mark.parametrize(
    "better",
    [
        lambda t: t.favor(0, 4),
        lambda t: t.cards(0, "red"),
        lambda t: t.shield(0, 2),
        lambda t: t.gods(0, poseidon=5),
        lambda t: t.own(0, 17),
        lambda t: t.befriend(0, "red", 1),
        lambda t: t.injuries(1, red=2),
        lambda t: t.dice(0, "red", "blue", "green"),
    ],
    ids=["favor", "card", "shield", "god", "equipment", "companion", "injuries of others", "dice"],
)
def test_what_helps_is_worth_a_larger_share(better):
    assert share(better(Table())) > share(Table())


def test_the_third_injury_of_a_colour_is_worse_than_a_third_of_another():
    assert share(Table().injuries(0, red=3)) < share(Table().injuries(0, red=2, blue=1))


def test_a_lead_says_more_near_the_end():
    """One statue less to raise, with everything else to do or with next to nothing."""
    few = {"shrines": (0,), "white": 0, "offerings": (), "white_monster": 0, "monsters": ()}
    early = Table(seats=2)
    late = Table(seats=2).tasks(0, statues=1, **few).tasks(1, statues=1, **few)

    def gained(table, statues):
        before = share(table)
        return share(table.tasks(0, statues=statues)) - before

    assert gained(late, 0) > gained(early, 2) > 0.0


def test_who_has_arrived_and_cannot_be_caught_has_nearly_won():
    table = Table().no_tasks(0)
    table.state.put(0, terms.ARRIVED, 1)
    assert share(table) > 0.95


def test_the_ship_sails_home_when_all_is_done():
    table = Table().no_tasks(0).ship(0, 0, 2).dice(0, "red", "blue")
    best = favourite(table.state)
    assert act.kind_of(best) == act.COMMIT
    table.do(best)
    assert favourite(table.state) == act.move()
    table.do(act.move())
    assert favourite(table.state) == act.sail(terms.ZEUS)


def test_an_offering_on_board_is_made_where_its_temple_is():
    """At the blue temple with a blue die and a blue offering (TV-08)."""
    table = Table().aboard(0, offerings=("blue",)).ship(0, -3, 4).dice(0, "blue", "red")
    assert favourite(table.state) == act.commit(DIE, 3, 3)
    table.do(act.commit(DIE, 3, 3))
    assert favourite(table.state) == act.make_offering(table.at(-4, 5), 3)


def test_a_full_errand_beats_favor_and_favor_beats_an_idle_end():
    table = Table().aboard(0, offerings=("blue",)).ship(0, -3, 4).dice(0, "blue")
    found = weights(table.state)
    make, take, end = found[act.commit(DIE, 3, 3)], found[act.favor(DIE, 3)], found[act.end()]
    assert make > 5 * take > 5 * end


def test_the_die_of_the_right_colour_is_used_before_one_that_costs_favor():
    table = Table().aboard(0, offerings=("blue",)).ship(0, -3, 4).dice(0, "blue", "pink").favor(0, 5)
    found = weights(table.state)
    assert found[act.commit(DIE, 3, 3)] > found[act.commit(DIE, PINK, 3)]


def fight(shield, favor):
    """Weights where a green monster is next to the ship and a green die in hand."""
    table = Table().own(0, 5).ship(0, 0, 1).dice(0, "green").shield(0, shield).favor(0, favor)
    table.do(act.commit(DIE, GREEN, GREEN))
    return table.at(1, 2), weights(table.state)


def test_a_fight_is_begun_when_shield_and_favor_give_good_odds():
    monster, strong = fight(shield=5, favor=3)
    assert max(strong, key=lambda action: strong[action]) == act.fight(monster, GREEN)
    monster, weak = fight(shield=0, favor=0)
    assert max(weak, key=lambda action: weak[action]) != act.fight(monster, GREEN)


def test_a_fight_once_begun_is_paid_for():
    table = Table().own(0, 5).ship(0, 0, 1).dice(0, "green").shield(0, 4).favor(0, 4)
    table.do(act.commit(DIE, GREEN, GREEN), act.fight(table.at(1, 2), GREEN)).chance(1)
    assert favourite(table.state) == act.pay()


def test_gods_leave_the_clouds_and_climb_when_others_roll():
    table = Table().dice(0, "red").gods(1, poseidon=3).injuries(0, red=1)
    table.do(act.end()).roll("blue", "red", "red")
    assert favourite(table.state) == act.react(3)


def test_recovery_breaks_up_the_colour_that_stopped_the_turn():
    table = Table().injuries(0, red=3, blue=1, green=1).begin_turn(0)
    best = favourite(table.state)
    assert (act.first(best) // 6, act.first(best) % 6) == (RED, RED)


def test_a_known_own_tile_is_sought_before_an_unknown_one():
    """Artemis uncovers the tile that the seat has seen to be its own."""
    table = Table().gods(0, artemis=6)
    cloud = table.at(1, 5) - terms.CLOUD
    table.state.cells[terms.FACE + cloud] = TILES["red_psi"]
    table.state.remember(0, cloud)
    table.do(act.god(5))
    assert favourite(table.state) == act.uncover(table.at(1, 5))


def test_faces_that_only_another_seat_has_seen_change_no_judgement():
    def seen_by_other(name):
        table = Table().dice(0, "red", "blue", "green").ship(0, 0, 1)
        cloud = table.at(1, 5) - terms.CLOUD
        table.state.cells[terms.FACE + cloud] = TILES[name]
        table.state.remember(1, cloud)
        return table.state

    assert weights(seen_by_other("red_psi")) == weights(seen_by_other("green_phi"))


def test_only_the_face_of_a_tile_looked_at_is_sealed():
    table = Table().dice(0, "red", "yellow")
    assert not KNOWN.sealed(table.state)
    table.do(act.look(DIE, YELLOW))
    assert not KNOWN.sealed(table.state), "which tile is looked at, everybody sees"
    table.do(act.look_at(table.at(1, 5)))
    assert table.actor == CHANCE
    assert KNOWN.sealed(table.state)


def test_a_tile_that_is_uncovered_is_seen_by_all():
    table = Table().gods(0, artemis=6)
    table.do(act.god(5), act.uncover(table.at(1, 5)))
    assert table.actor == CHANCE
    assert not KNOWN.sealed(table.state)


def test_a_rollout_depends_on_its_generator_alone():
    state = Table().dice(0, "red", "blue", "green").favor(0, 3).state
    offers = Actions()
    state.list_actions(offers)
    assert [KNOWN.choose(state, offers, seeded(n)) for n in range(20)] == [
        KNOWN.choose(state, offers, seeded(n)) for n in range(20)
    ]


def test_a_faulty_table_of_weights_is_refused_by_name(tmp_path):
    with pytest.raises(ValueError, match=r"\[step\] is missing.*\[stairs\] is unknown|\[stairs\] is unknown"):
        checked({"stairs": {}})
    bad = tmp_path / "weights.toml"
    bad.write_text("[gods]\npower = [1, 2]\nrows = 'high'\ncharm = 1\n")
    with pytest.raises(ValueError) as caught:
        load(bad)
    for part in ("gods.power must be 6 numbers", "gods.rows must be 7 numbers", "gods.charm is unknown"):
        assert part in str(caught.value)
