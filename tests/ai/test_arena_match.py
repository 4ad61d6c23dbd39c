"""One game between players: what they are asked, what is played for them, what becomes of their mistakes."""

from __future__ import annotations

import pytest
from support.arena_players import Cheating, Crashing, First, Lucky, legal
from support.cases import each_number_of_seats

from ai.arena.match import CRASH, ILLEGAL, Failed, Finished, Match, decision_seed
from ai.players import Decision
from engine.core.registry import load_games
from engine.core.state import State

DEAL, SALT = bytes(range(32)), bytes(32)
GAMES = load_games()


class Notebook(Lucky):
    """Plays at random and keeps what it was asked; that it keeps anything is for the test alone."""

    def __init__(self, game):
        super().__init__(game)
        self.asked = []

    def decide(self, game, view, seat, seed):
        self.asked.append((view, seat, seed))
        return super().decide(game, view, seat, seed)


def new_match(game, start, players, deal=DEAL, salt=SALT):
    return Match(game, start, players, deal, salt)


def start_of(game_id, seats=2):
    game = GAMES[game_id]
    return game, game.new(game.check_options(game.presets[0].options, seats), seats)


@each_number_of_seats
def test_one_player_in_every_seat_plays_from_views_and_is_asked_only_where_there_is_a_choice(case):
    seats = case.seats
    player = Notebook(case.game)
    played = new_match(case.game, case.start(), [player] * seats).play()
    assert isinstance(played, Finished)
    assert len(played.shares) == len(played.places) == len(played.points) == seats
    assert sum(played.decisions) == len(player.asked) == sum(played.iterations)
    for view, seat, seed in player.asked:
        assert not isinstance(view, State)
        assert len(legal(case.game, view, 1)) > 1
        assert 0 <= seat < seats
        assert 0 <= seed < 2**63


@pytest.mark.parametrize("game_id", ["connect_four", "ghost_stories", "kronia", "luxor"])
def test_equal_seeds_play_equal_games_and_leave_the_start_as_it_was(game_id):
    game, start = start_of(game_id)
    before = start.to_bytes()
    games = [new_match(game, start, [Lucky(game)] * 2, salt=salt).play() for salt in (SALT, SALT, b"\1" * 32)]
    assert games[0] == games[1]
    assert games[0].digest != games[2].digest
    assert start.to_bytes() == before


def test_equal_deals_throw_equal_dice_whatever_the_players_do():
    game, start = start_of("ghost_stories")
    a = new_match(game, start, [Lucky(game)] * 2, salt=b"\1" * 32)
    b = new_match(game, start, [First(game)] * 2, salt=b"\2" * 32)
    other = new_match(game, start, [Lucky(game)] * 2, deal=b"\3" * 32)
    firsts = []
    for match in (a, b, other):
        drawn = []
        while match.state.to_act() == -1:
            drawn.append(match.draw())
            match.state.apply(drawn[-1])
        firsts.append(drawn)
    assert firsts[0] == firsts[1] != firsts[2]


@pytest.mark.parametrize(("bad", "kind"), [(Crashing, CRASH), (Cheating, ILLEGAL)])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_that_fails_breaks_the_game_off_without_a_result(bad, kind, seat):
    game, start = start_of("connect_four")
    players = [Lucky(game), Lucky(game)]
    players[seat] = bad(game)
    played = new_match(game, start, players).play()
    assert isinstance(played, Failed)
    assert (played.kind, played.seat, played.ply) == (kind, seat, seat)
    assert played.message


@pytest.mark.parametrize("answer", [None, "3", 3.0, True, -1, 2**31, 2**80])
def test_what_is_no_action_is_illegal_whatever_it_is(answer):
    game, start = start_of("connect_four")

    class Odd(Lucky):
        def decide(self, game, view, seat, seed):
            return Decision(answer, 0)

    played = new_match(game, start, [Odd(game), Lucky(game)]).play()
    assert isinstance(played, Failed)
    assert played.kind == ILLEGAL


def test_a_crash_says_what_it_was_and_where():
    game, start = start_of("connect_four")
    played = new_match(game, start, [Crashing(game), Lucky(game)]).play()
    assert "RuntimeError: out of ideas" in played.message
    assert "decide" in played.message


def test_the_watch_is_told_of_every_decision_before_it_is_made():
    game, start = start_of("connect_four")
    told = []
    played = new_match(game, start, [Lucky(game)] * 2).play(lambda seat, ply: told.append((seat, ply)))
    assert told[0] == (0, 0)
    assert len(told) == sum(played.decisions)


def test_seeds_of_decisions_differ_by_game_seat_and_ply():
    seeds = {
        decision_seed(salt, seat, ply) for salt in (SALT, DEAL) for seat in range(4) for ply in range(50)
    }
    assert len(seeds) == 2 * 4 * 50
