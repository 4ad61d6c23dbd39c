"""What the evaluation and the rollout policy of Luxor know, as sentences about strategy."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from games.luxor.luxor_scene import (
    A1,
    A2,
    A3,
    EMPTY,
    JOKER,
    NEEDS_1,
    NEEDS_2,
    SCARAB,
    card,
    offers,
    scene,
    tile,
)

from engine.core.heuristics import Values, Weights
from engine.core.ids import CHANCE, NOBODY, OK
from engine.core.kit import seeded
from engine.core.state import Actions, Outcomes
from engine.games.luxor import actions as a
from engine.games.luxor import weights
from engine.games.luxor.game import GAME
from engine.games.luxor.options import SECOND, SWITCHES, Options
from engine.games.luxor.positions import new
from engine.games.luxor.terms import AT_DRAW, AT_HORUS, AT_PICK, AT_ROLL, AT_SCARAB, AT_TURN, LEFT, RIGHT

KNOWS = GAME.heuristics
OPTIONS = [Options(), *(Options(**{name: SECOND}) for name, *_ in SWITCHES)]
OPTIONS.append(Options(**{name: SECOND for name, *_ in SWITCHES}))


def shares(s):
    values = Values(s.rules.seats)
    KNOWS.evaluate(s, s.rules.seats, values)
    return values.to_list()


def choice(s):
    """The action with the greatest weight."""
    out, found = Actions(), Weights()
    s.list_actions(out)
    KNOWS.weigh(s, out, found)
    return max(zip(found.to_list(), out.to_list(), strict=True))[1]


def walk(s, number, inspect):
    """Play to the end with the policy; `inspect` is called before every step."""
    rng, actions, odds = seeded(number), Actions(), Outcomes()
    while (actor := s.to_act()) != NOBODY:
        inspect(s)
        if actor == CHANCE:
            s.list_chance(odds)
            s.apply(odds.sample(rng))
        else:
            s.list_actions(actions)
            action = KNOWS.choose(s, actions, rng)
            assert s.check(actor, action) == OK
            s.apply(action)
    return s


# ---- at every position ----


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=["default", *(name for name, *_ in SWITCHES), "all"])
def test_the_policy_plays_through_with_every_option_and_number_of_seats(options, seats):
    def is_judged(s):
        found = shares(s)
        assert sum(found) == pytest.approx(1.0)
        assert min(found) >= 0.0

    end = walk(new(options, seats), seats, is_judged)
    assert sum(end.returns(seat) for seat in range(seats)) == pytest.approx(1.0)


def test_nothing_of_it_changes_the_position():
    def is_left_alone(s):
        before = s.to_bytes()
        shares(s)
        KNOWS.sealed(s)
        if s.to_act() >= 0:
            out, found = Actions(), Weights()
            s.list_actions(out)
            KNOWS.weigh(s, out, found)
            KNOWS.choose(s, out, seeded(1))
            assert len(found.to_list()) == out.count
            assert min(found.to_list()) > 0.0
        assert s.to_bytes() == before

    walk(new(Options(), 3), 7, is_left_alone)


def test_the_same_numbers_give_the_same_game():
    ends = [walk(new(Options(), 2), 11, lambda s: None).to_bytes() for _ in range(2)]
    assert ends[0] == ends[1]


def test_the_policy_beats_a_random_player():
    """Twenty games with each seat; the full measurement is not a test."""
    wins = 0.0
    for number in range(20):
        s, rng, actions, odds = new(Options(), 2), seeded(number), Actions(), Outcomes()
        while (actor := s.to_act()) != NOBODY:
            if actor == CHANCE:
                s.list_chance(odds)
                s.apply(odds.sample(rng))
            else:
                s.list_actions(actions)
                random = actions.get(rng.below(actions.count))
                s.apply(KNOWS.choose(s, actions, rng) if actor == number % 2 else random)
        wins += s.returns(number % 2)
    assert wins >= 18


def test_only_draws_and_scarabs_are_hidden_from_the_others():
    s = scene([0, 0, 5, 6, 7])
    for point, hidden in ((AT_DRAW, True), (AT_SCARAB, True), (AT_ROLL, False), (AT_TURN, False)):
        s.point = point
        assert KNOWS.sealed(s) == hidden


# ---- what a position is worth ----


def test_even_positions_are_even_but_for_the_turn():
    first, second = shares(scene([0, 0, A1, A2, A3]))
    assert 0.4 < first < 0.6
    assert first + second == pytest.approx(1.0)


def test_a_seat_with_more_treasure_points_expects_more():
    poor, rich = scene([0, 0, 5, 6, 7]), scene([0, 0, 5, 6, 7])
    rich.players[0].points = 10
    assert shares(rich)[0] > shares(poor)[0]


def test_the_same_lead_counts_more_when_the_game_is_nearly_over():
    early, late = scene([0, 0, 5, 6, 7], [0, 0, 5, 6, 7]), scene([20, 20, 30, 38, 39], [20, 20, 30, 38, 39])
    for s in (early, late):
        s.players[0].points = 6
    assert shares(late)[0] > shares(early)[0]


def test_an_adventurer_that_has_been_woken_is_worth_more_than_one_that_lies():
    assert shares(scene([0, 0, 7, A2, A3]))[0] > shares(scene([0, 7, A1, A2, A3]))[0]


def test_early_the_way_counts_and_not_only_the_printed_score():
    """Spaces 7 and 11 both score two points."""
    assert shares(scene([0, 0, 11, A2, A3]))[0] > shares(scene([0, 0, 7, A2, A3]))[0]


def test_two_who_wait_at_a_treasure_for_a_third_are_worth_more_than_two_apart():
    apart = scene([3, 9, 10, A2, A3], tiles={9: NEEDS_2, 10: EMPTY})
    assert shares(apart)[0] > shares(scene([3, 9, 10, A2, A3], tiles={9: EMPTY, 10: EMPTY}))[0]


def test_a_treasure_that_nobody_can_come_to_is_worth_nothing_to_who_stands_there():
    """All others have gone ahead."""
    alone = scene([9, 20, 20, 20, 20], tiles={9: NEEDS_2, 20: EMPTY})
    empty = scene([9, 20, 20, 20, 20], tiles={9: EMPTY, 20: EMPTY})
    assert shares(alone) == shares(empty)


def test_a_key_is_worth_more_to_who_is_near_the_tomb_chamber():
    def gain(*pieces):
        without, with_key = scene(pieces, [0, 0, 5, 6, 7]), scene(pieces, [0, 0, 5, 6, 7])
        with_key.players[0].keys = 1
        odds = [shares(s)[0] / shares(s)[1] for s in (with_key, without)]
        return odds[0] / odds[1]

    assert gain(0, 0, 5, 6, 39) > gain(0, 0, 5, 6, 7)


def test_a_joker_that_completes_a_set_is_worth_more_than_one_that_does_not():
    def gain(*treasures):
        plain, wild = scene([0, 0, 5, 6, 7]), scene([0, 0, 5, 6, 7])
        for s in (plain, wild):
            for treasure in treasures:
                s.players[0].treasures.bump(treasure)
        wild.players[0].jokers = 1
        odds = [shares(s)[0] / shares(s)[1] for s in (wild, plain)]
        return odds[0] / odds[1]

    assert gain(tile("vase", 2, 3), tile("jewelry", 2, 3)) > gain()


# ---- what to do ----


def test_the_card_that_takes_a_treasure_is_played():
    s = scene([3, 6, 9, A2, A3], hand=("1", "4", "4", "4", "3"), tiles={9: NEEDS_2})
    assert choice(s) == a.play_card(RIGHT)  # 6 + 3


def test_the_adventurer_that_completes_a_group_moves():
    s = scene([3, 6, 9, A2, A3], hand=("3", "4", "4", "4", "3"), tiles={9: NEEDS_2})
    s.apply(a.play_card(LEFT))
    assert choice(s) == a.choose_adventurer(6)


def test_somebody_lying_is_woken_rather_than_a_step_made_elsewhere():
    s = scene([0, 6, A1, A2, A3], hand=("1", "4", "4", "4", "1"), tiles={1: EMPTY})
    s.apply(a.play_card(LEFT))
    assert choice(s) == a.choose_adventurer(6)


def test_a_range_card_stops_at_what_brings_most():
    s = scene(
        [0, 0, A1, A2, A3], hand=("1-3", "4", "4", "4", "1-3"), tiles={2: NEEDS_1, 3: SCARAB}, level=None
    )
    s.apply(a.play_card(LEFT))
    s.apply(a.choose_adventurer(0))
    assert choice(s) == a.choose_steps(3)


def test_the_second_entry_is_made_by_who_leads_and_left_by_who_trails():
    def enters(lead):
        tiles = {40: SCARAB}
        s = scene(
            [20, 20, 30, 38, 39], [20, 20, 30, 38, 41], hand=("2", "4", "4", "4", "2"), keys=1, tiles=tiles
        )
        s.entered = 1
        s.players[0 if lead > 0 else 1].points = abs(lead)
        s.apply(a.play_card(LEFT))
        return choice(s) == a.choose_adventurer(39)

    assert enters(60)
    assert not enters(-60)


def test_a_key_is_taken_by_who_is_about_to_enter_and_a_card_early_in_the_game():
    def taken(piece, space, level):
        s = scene([0, 0, 5, 6, piece], tiles={space: tile("horus", level)})
        s.piles.tops[level] = card("1-3" if level == 1 else "1-6")
        s.where, s.point = space, AT_HORUS
        return choice(s)

    assert taken(4, 4, 1) == a.use_horus(a.CARD)
    assert taken(39, 39, 3) == a.use_horus(a.KEY)


def test_a_joker_is_picked_when_it_completes_the_third_set():
    s = scene([0, 0, 5, 6, 7])
    s.where, s.point = 6, AT_PICK
    for kind, copies in (("vase", 3), ("jewelry", 3), ("statue", 2)):
        s.players[0].treasures.bump(tile(kind, 2, 3), copies)
    assert choice(s) == a.pick(a.PICK_JOKER)


def test_a_scarab_is_picked_when_a_joker_would_complete_nothing_any_more():
    s = scene([20, 20, 30, 38, 41], [20, 20, 30, 38, 41], entered=2)
    s.where, s.point = 6, AT_PICK
    assert choice(s) == a.pick(a.PICK_SCARAB)


def test_a_card_that_moves_all_is_kept_while_a_plain_one_does_as_well():
    s = scene([0, 0, A1, A2, A3], hand=("all 1", "4", "4", "4", "1"), tiles={1: JOKER})
    assert choice(s) == a.play_card(RIGHT)


def test_a_blocked_seat_throws_away_the_card_that_is_worth_less():
    s = scene([40, 40, 40, 40, 40], hand=("all 2", "5", "5", "5", "5"))
    assert offers(s) == [a.discard_card(LEFT), a.discard_card(RIGHT)]
    assert choice(s) == a.discard_card(RIGHT)


# ---- the file of weights ----


def changed(tmp_path, text, replacement):
    path = tmp_path / "weights.toml"
    original = Path(weights.__file__).with_name("weights.toml").read_text(encoding="utf-8")
    assert text in original
    path.write_text(original.replace(text, replacement), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "replacement", "complaint"),
    [
        ("[policy]", "[police]", "[police] is not a section of weights"),
        ("epsilon =", "epsilom =", "policy.epsilom is not a weight"),
        ("epsilon =", "# epsilon =", "policy.epsilon is missing"),
        ("warmth = 1.0", "warmth = 0", "policy.warmth is 0, not a number from 0.01 to 1000"),
        ("warmth = 1.0", 'warmth = "much"', "policy.warmth is 'much', not a number"),
        ("warmth = 1.0", "warmth = nan", "policy.warmth is nan, not a number"),
        ("set_part = [1.0, ", "set_part = [", "treasures.set_part is not a row of 4 numbers"),
        ("set_part = [1.0, ", "set_part = [1.5, ", "not numbers from 0 to 1"),
        ("[policy]", "[policy", "weights.toml: "),
    ],
)
def test_a_weight_that_does_not_fit_is_named(tmp_path, text, replacement, complaint):
    with pytest.raises(weights.BadWeights) as caught:
        weights.load(changed(tmp_path, text, replacement))
    assert complaint in str(caught.value)


def test_the_shipped_weights_are_read_as_they_are_written():
    path = Path(weights.__file__).with_name("weights.toml")
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    flat = {f"{section}.{name}": value for section, part in raw.items() for name, value in part.items()}
    assert weights.load(path) == flat
