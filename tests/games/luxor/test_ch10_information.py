"""Chapter 10: information. Views, memory, and what a play gives away."""

from collections import Counter

import pytest
from games.luxor.luxor_observer import Observer
from games.luxor.luxor_scene import LEFT, RIGHT, card, do, draw, play, scene, tile
from games.luxor.luxor_walks import walk
from support.build import pick

from engine.core import kernel
from engine.core.faults import Corrupt
from engine.core.ids import CHANCE, NOBODY, REFEREE, SPECTATOR
from engine.core.kit import seeded
from engine.core.state import Actions, Outcomes
from engine.games.luxor import actions as a
from engine.games.luxor.components import components
from engine.games.luxor.data import DATA
from engine.games.luxor.determinize import determinize, make_batch
from engine.games.luxor.events import CardDrawn, CardPlayed, ScarabTaken, events
from engine.games.luxor.options import Options
from engine.games.luxor.positions import new
from engine.games.luxor.terms import AT_DRAW, AT_SCARAB
from engine.games.luxor.view import view

SEATS = (2, 3, 4)


def faces(seen, seat):
    return [c.card for c in seen.seats[seat].hand]


@pytest.mark.article("LUX-10.1")
def test_a_seat_sees_its_own_hand_and_scarabs():
    s = walk(3, 5, plies=300)
    for seat in range(3):
        seen = view(s, seat)
        assert faces(seen, seat) == s.players[seat].hand.to_list()
        assert Counter(seen.seats[seat].scarab_points).total() == seen.seats[seat].scarabs


@pytest.mark.article("LUX-10.1", broken=True)
@pytest.mark.parametrize("viewer", [0, 1, 2, int(SPECTATOR)])
def test_nobody_sees_the_hand_or_the_scarabs_of_another(viewer):
    for plies in range(60, 500, 20):
        s = walk(3, 5, plies=plies)
        seen = view(s, viewer)
        for seat in {0, 1, 2} - {viewer}:
            for shown, batch in zip(faces(seen, seat), s.players[seat].batch.to_list(), strict=True):
                assert (shown != 0) == (batch == 0)
            assert seen.seats[seat].scarab_points == ()


def test_at_the_end_all_scarabs_are_turned_up_but_no_hand():
    s = walk(2, 3)
    seen = view(s, SPECTATOR)
    assert [len(seat.scarab_points) for seat in seen.seats] == [seat.scarabs for seat in seen.seats]
    assert any(0 in faces(seen, seat) for seat in (0, 1))


@pytest.mark.article("LUX-10.2")
def test_what_lies_open_is_the_same_in_every_view():
    s = walk(4, 2, plies=400)
    open_to_all = [
        (
            seen.discard_pile, [d.top for d in seen.horus], seen.tiles, seen.temple, seen.unplaced_tiles,
            [(p.adventurers, p.keys, p.jokers, p.treasures) for p in seen.seats],
            [(p.points, p.sarcophagi, p.scarabs) for p in seen.seats],
            seen.keys, seen.jokers, seen.scarabs, seen.draw_pile, seen.shuffled_cards, seen.turn,
        )
        for seen in (view(s, viewer) for viewer in (0, 1, 2, 3, SPECTATOR))
    ]  # fmt: skip
    assert all(each == open_to_all[0] for each in open_to_all)


@pytest.mark.article("LUX-10.2", broken=True)
def test_a_drawn_card_and_a_scarab_are_told_to_their_seat_and_the_referee_only():
    s = scene([5], hand=["1", "2", "3", "4", "5"], tiles={6: tile("scarab")})
    play(s)
    told = kernel.apply_noted(s, 4)
    assert [events(told, v)[0] for v in (0, REFEREE)] == [ScarabTaken(0, 4)] * 2
    assert [events(told, v)[0] for v in (1, SPECTATOR)] == [ScarabTaken(0, None)] * 2
    drawn = kernel.apply_noted(s, card("die"))
    assert [events(drawn, v)[0] for v in (0, REFEREE)] == [CardDrawn(0, card("die"))] * 2
    assert [events(drawn, v)[0] for v in (1, SPECTATOR)] == [CardDrawn(0, None)] * 2


@pytest.mark.article("LUX-10.3")
@pytest.mark.parametrize("place", [LEFT, RIGHT])
def test_everybody_is_told_from_which_end_a_card_was_played(place):
    told = kernel.apply_noted(scene([0]), a.play_card(place))
    assert events(told, 1)[0] == CardPlayed(0, place, card("1"))


@pytest.mark.article("LUX-10.3", broken=True)
def test_nobody_else_learns_whether_the_other_end_could_have_been_played():
    """The right end cannot be played in one world and can be in the other: all is told alike."""
    worlds = []
    for right in ("5", "1"):
        s = scene([40], [0], hand=["1", "2", "3", "4", right], keys=1)
        s.players[0].hand[4] = card(right)
        before = view(s, 1)
        told = events(kernel.apply_noted(s, a.play_card(LEFT)), 1)
        worlds.append((before.point, before.to_act, told, view(s, 1).seats[0].hand))
    assert worlds[0] == worlds[1]


@pytest.mark.article("LUX-10.3")
def test_a_discard_shows_that_the_other_end_could_not_be_played_either():
    s = scene([40, 41], [0], hand=["5", "1", "1", "1", "4"], keys=1, entered=1)
    do(s, a.discard_card(LEFT))
    known = view(s, 1).seats[0].hand[-1].never
    assert {card("1"), card("die"), card("±1"), card("1-3"), card("last"), card("all 1")} <= set(known)
    assert not {card("4"), card("5"), card("2"), card("all 2")} & set(known)
    assert view(draw(s, "2"), 1).seats[0].hand[4].never == known
    for number in range(40):
        assert determinize(view(s, 1), seeded(number)).players[0].hand[4] not in known


def test_what_is_known_of_an_end_card_goes_with_it():
    s = scene([40, 41], [3], hand=["5", "1", "1", "1", "4"], keys=1, entered=1)
    draw(do(s, a.discard_card(RIGHT)), "2")
    assert s.players[0].bars_left != 0
    draw(play(s), "2")
    s.players[0].keys = 0
    draw(do(s, a.discard_card(LEFT)), "2")  # the card of which that was known
    assert s.players[0].bars_left == 0
    assert s.players[0].bars_right != 0


@pytest.mark.article("LUX-10.4")
def test_the_symbols_of_all_spaces_are_printed_in_the_components():
    shown = components(Options(), 2).spaces
    assert [space.symbol for space in shown] == [
        ("", "cobra", "falcon", "lion").index(space.symbol) for space in DATA.spaces
    ]


@pytest.mark.article("LUX-10.4", broken=True)
def test_which_tile_comes_from_a_pile_of_several_fronts_is_not_known_before():
    seen = view(new(Options(), 2), 0)
    assert {len(set(pile.tiles)) for pile in seen.temple} != {1}


# ---- a view is what perfect memory knows ----


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_knows_of_hidden_cards_and_scarabs_what_its_events_told_and_no_more(seats):
    for number in range(pick(plain=2, compiled=12)):
        viewers = [*range(seats), int(SPECTATOR)]
        observers = [Observer(viewer, seats) for viewer in viewers]
        s = new(Options(), seats)
        rng, out, odds = seeded(number), Actions(), Outcomes()
        while s.to_act() != NOBODY:
            notes = kernel.apply_noted(s, random_ply(s, rng, out, odds))
            for observer in observers:
                for event in events(notes, observer.viewer):
                    observer.hear(event)
                if s.ply % 7 == 0 and s.to_act() != NOBODY:
                    the_view_is_that_memory(view(s, observer.viewer), observer)


def random_ply(s, rng, out, odds):
    if s.to_act() == CHANCE:
        s.list_chance(odds)
        return odds.sample(rng)
    s.list_actions(out)
    return out.get(rng.below(out.count))


def the_view_is_that_memory(seen, observer):
    assert [list(batch.cards) for batch in seen.unseen] == observer.unseen()
    assert list(seen.discard_pile) == observer.discards
    assert list(seen.unseen_scarabs) == sorted(observer.scarabs.elements())
    if observer.viewer != SPECTATOR:
        assert faces(seen, observer.viewer) == observer.own
    batches = [c.batch for seat in seen.seats for c in seat.hand]
    held = [0, *sorted(set(batches) - {0})]
    assert [held.index(batch) for batch in batches] == observer.ages()


# ---- no sequence of views tells two worlds apart ----


@pytest.mark.parametrize("seats", SEATS)
def test_no_sequence_of_views_tells_a_hidden_card_or_scarab_before_it_is_shown(seats):
    """Two games that differ only in what a viewer cannot see go on alike until the difference is shown."""
    compared = differed = 0
    for number in range(pick(plain=6, compiled=20)):
        viewer = (*range(seats), int(SPECTATOR))[number % (seats + 1)]
        ours = walk(seats, number, plies=70 + 37 * (number % 11))
        steps, differ = go_on_in_two_worlds(ours, viewer, seeded(1_000 + number))
        compared += steps
        differed += differ
    assert compared > pick(plain=100, compiled=500)
    assert differed > compared / 2


def go_on_in_two_worlds(ours, viewer, rng):
    """How many plies were compared, and in how many of them the worlds differed."""
    theirs = determinize(view(ours, viewer), rng)
    steps = differ = 0
    while ours.to_act() != NOBODY and steps < 400:
        for _ in range(50):
            pair = next_pair(ours, theirs, viewer, rng)
            if pair is not None:
                break
            theirs = determinize(view(ours, viewer), rng)  # the other world was refuted: imagine another
        else:
            return steps, differ
        told = [events(kernel.apply_noted(w, x), viewer) for w, x in zip((ours, theirs), pair, strict=True)]
        if ours.to_act() == NOBODY:  # the scarabs are turned up
            break
        assert told[0] == told[1]
        assert view(ours, viewer) == view(theirs, viewer)
        assert ours.to_act() == theirs.to_act()
        steps += 1
        differ += ours.to_bytes() != theirs.to_bytes()
    return steps, differ


def next_pair(ours, theirs, viewer, rng):
    """The same ply in both worlds, as far as the viewer can see; None if the other world has none."""
    actor, point = ours.to_act(), ours.point
    if actor == CHANCE:
        hidden = point in (AT_DRAW, AT_SCARAB) and ours.active != viewer
        odds = [Outcomes(), Outcomes()]
        ours.list_chance(odds[0])
        theirs.list_chance(odds[1])
        if hidden:
            return odds[0].sample(rng), odds[1].sample(rng)
        if point not in (AT_DRAW, AT_SCARAB):
            assert odds[0].to_list() == odds[1].to_list()
        outcome = odds[0].sample(rng)
        return (outcome, outcome) if odds[1].weight_of(outcome) else None
    out = Actions()
    ours.list_actions(out)
    action = out.get(rng.below(out.count))
    if actor == viewer:
        again = Actions()
        theirs.list_actions(again)
        assert again.to_list() == out.to_list()
    elif theirs.check(actor, action) != 0 or laid(ours, action) != laid(theirs, action):
        return None
    return action, action


def laid(s, action):
    """The card that this action shows, or 0."""
    if a.kind_of(action) in (a.PLAY_CARD, a.DISCARD_CARD):
        return s.me().hand[a.value_of(action)]
    return 0


# ---- imagined worlds ----


def test_an_imagined_world_keeps_the_known_horus_cards_of_the_others():
    found = 0
    for number in range(30):
        s = walk(3, number, plies=260)
        for viewer in range(3):
            world = determinize(view(s, viewer), seeded(number))
            for seat in range(3):
                for place, batch in enumerate(s.players[seat].batch.to_list()):
                    if batch == 0 or seat == viewer:
                        assert world.players[seat].hand[place] == s.players[seat].hand[place]
                        found += batch == 0 and seat != viewer
    assert found > 20


def test_every_deal_of_the_unseen_cards_is_as_likely_as_it_should_be():
    """Three hidden places, a batch of three cards of which two are alike: three deals, one in three."""
    batch = batch_of([7, 7, 9], [(), (), ()])
    rng, size = seeded(3), 6_000
    deals = Counter(tuple(batch.assign(rng).to_list()) for _ in range(size))
    assert set(deals) == {(7, 7, 9), (7, 9, 7), (9, 7, 7)}
    assert all(abs(n - size / 3) < 5 * (size * 2 / 9) ** 0.5 for n in deals.values())


def test_a_deal_that_hardly_fits_is_found():
    cards = [1] * 30 + [2, 3]
    batch = batch_of(cards, [(1, 2), (1, 3), ()])
    dealt = batch.assign(seeded(1)).to_list()
    assert dealt[:3] == [3, 2, 1]
    assert sorted(dealt) == sorted(cards)
    assert batch.cards.to_list() == cards  # the next deal begins where this one did


@pytest.mark.parametrize("barred", [[(1,)], [()] * 3])
def test_a_deal_that_cannot_be_is_noticed(barred):
    with pytest.raises(ValueError):
        batch_of([1, 1], barred).assign(seeded(1))


def batch_of(cards, barred):
    """These cards, and for each place of seat 0 the cards that it is not."""
    places = [(0, place, sum(1 << card for card in never)) for place, never in enumerate(barred)]
    return make_batch(cards, places)


def test_a_view_that_nobody_can_have_is_corrupt():
    seen = view(walk(2, 1, plies=200), 0)
    broken = type(seen)(**{**vars(seen), "scarabs": seen.scarabs + 1})
    with pytest.raises(Corrupt):
        determinize(broken, seeded(1))


def test_batches_are_numbered_anew_at_every_shuffle():
    for number in range(pick(plain=3, compiled=40)):
        s = walk(4, number, plies=700)
        held = {b for p in s.players for b in p.batch.to_list()} - {0}
        assert max(held, default=1) <= s.batch <= 21
        assert s.shuffles > 0


def test_a_hand_that_lies_unchanged_is_told_by_its_place():
    s = scene([0], [0], hand=["1", "2", "3", "4", "5"])
    draw(play(s, RIGHT), "die")
    assert [c.batch for c in view(s, 1).seats[0].hand] == [1] * 5
    assert [c.card for c in view(s, 1).seats[0].hand] == [0] * 5
