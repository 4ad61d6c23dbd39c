"""What a seat looked at is public as a fact and private in content: nothing of a face-down tile leaks."""

import pytest
from support.build import pick
from support.oracle_of_delphi_table import DIE, RED, TILES, Table, play_one, start

from engine.core.ids import NOBODY, REFEREE, SPECTATOR
from engine.core.kit import seeded
from engine.games.oracle_of_delphi import actions as act
from engine.games.oracle_of_delphi import events as ev
from engine.games.oracle_of_delphi import terms, wire
from engine.games.oracle_of_delphi.game import GAME

PLIES = pick(plain=150, compiled=1_500)
NAMES = ["A", "B", "C"]


def payloads(table, viewer, *actions_and_faces):
    """Everything that goes out to a viewer while seat 0 looks: events, views, as bytes; and the table."""
    out = []
    for step in actions_and_faces:
        told = table.told(viewer, lambda step=step: step(table))
        out += [wire.event_to_message(event).SerializeToString(deterministic=True) for event in told]
        out += [GAME.tell(event, NAMES).encode() for event in told]
        view = GAME.view(table.state, viewer)
        out.append(wire.view_to_message(view).SerializeToString(deterministic=True))
        out.append(GAME.table(view, NAMES).encode())
    return out


def looking(first, second):
    """Seat 0 looks at two tiles that turn out to be these."""
    at = Table().at
    return (
        lambda t: t.do(act.look(DIE, RED)),
        lambda t: t.do(act.look_at(at(1, 5))),
        lambda t: t.face(first),
        lambda t: t.do(act.look_at(at(-2, 6))),
        lambda t: t.face(second),
        lambda t: t.do(act.end()).roll("red", "red", "red"),
    )


@pytest.mark.article("ORA-6.5")
@pytest.mark.parametrize("viewer", [1, 2, int(SPECTATOR)])
def test_two_worlds_that_differ_in_what_a_seat_saw_send_the_same_bytes_to_the_others(viewer):
    worlds = [
        payloads(Table().dice(0, "red"), viewer, *looking(first, second))
        for first, second in (("red_psi", "blue_phi"), ("yellow_omega", "green_sigma"))
    ]
    assert worlds[0] == worlds[1]
    assert len(worlds[0]) > 10


@pytest.mark.article("ORA-6.5", broken=True)
def test_the_seat_that_looked_keeps_what_it_saw_and_the_fact_is_public():
    table = Table().dice(0, "red")
    payloads(table, 0, *looking("red_psi", "blue_phi"))
    cloud = table.at(1, 5) - terms.CLOUD
    mine, other = (GAME.view(table.state, viewer).clouds[cloud] for viewer in (0, 1))
    assert (mine.tile, mine.letter, mine.player_colour) == (TILES["red_psi"], 2, 1)
    assert (other.tile, other.letter, other.player_colour) == (0, 0, 0)
    assert mine.seen_by == other.seen_by == (0,)
    assert not other.face_up


def test_the_bytes_of_the_seat_that_looked_do_differ():
    worlds = [
        payloads(Table().dice(0, "red"), 0, *looking(first, "blue_phi"))
        for first in ("red_psi", "yellow_omega")
    ]
    assert worlds[0] != worlds[1]


def test_an_event_of_a_look_names_the_tile_to_its_seat_and_the_referee_alone():
    for viewer, tile in (
        (0, TILES["red_psi"]),
        (int(REFEREE), TILES["red_psi"]),
        (1, None),
        (int(SPECTATOR), None),
    ):
        table = Table().dice(0, "red").do(act.look(DIE, RED), act.look_at(Table().at(1, 5)))
        looked = [e for e in table.told(viewer, lambda t=table: t.face()) if isinstance(e, ev.TileLookedAt)]
        assert [e.tile for e in looked] == [tile]
        assert ("Ψ" in GAME.tell(looked[0], NAMES)) == (tile is not None)


def test_no_view_of_a_whole_game_shows_a_face_down_tile_that_its_viewer_has_not_seen():
    state, rng = start(3), seeded(4)
    for _ in range(PLIES):
        if state.to_act() == NOBODY:
            break
        play_one(state, rng)
        for viewer in (0, 1, 2, int(SPECTATOR)):
            for i, cloud in enumerate(GAME.view(state, viewer).clouds):
                seen = cloud.face_up or (viewer >= 0 and state.has_seen(viewer, i))
                assert (cloud.tile > 0) == seen
                assert seen or (cloud.letter, cloud.player_colour) == (0, 0)


def test_an_imagined_tile_is_any_that_the_viewer_has_not_seen():
    table = Table().dice(0, "red")
    payloads(table, 0, *looking("red_psi", "blue_phi"))
    cloud = table.at(1, 5) - terms.CLOUD
    seen, rng = GAME.view(table.state, 1), seeded(8)
    faces = {GAME.determinize(seen, rng).face(cloud) for _ in range(200)}
    assert faces == set(range(1, 13))
    mine = GAME.view(table.state, 0)
    assert {GAME.determinize(mine, rng).face(cloud) for _ in range(20)} == {TILES["red_psi"]}


def test_what_a_seat_is_offered_and_refused_does_not_depend_on_a_tile_it_has_not_seen():
    answers = set()
    for name in TILES:
        table = Table().dice(1, "yellow").ship(1, 0, 5)
        cloud = table.at(1, 5) - terms.CLOUD
        table.state.cells[terms.FACE + cloud] = TILES[name]
        table.state.remember(0, cloud)
        table.main(1).do(act.commit(DIE, 4, 4))
        refusals = tuple(
            table.refused(1, action) for action in (act.build_shrine(table.at(1, 5)), act.explore(9))
        )
        answers.add((tuple(table.offers()), refusals))
    assert len(answers) == 1
