"""What `arbiter arena` is asked to play, from the words of its command line."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from google.protobuf import json_format
from google.protobuf.any_pb2 import Any as AnyMessage

from ai.arena.entrants import build, describe, with_iterations
from ai.arena.intervals import Sprt
from ai.arena.schedule import fill, rotations, teams
from ai.levels import MOST_ITERATIONS
from ai.search.playout import random_playout
from engine.core.faults import Malformed
from engine.core.game import AnyGame
from engine.core.kit import seeded
from services.arena.plan import Contest, Plan
from services.cli.choices import build_options, check_seats, find_game
from services.cli.library import installed
from services.cli.problems import Problem, as_sentence
from services.common.codecs import Codec

MAX_BUDGETS = 50


@dataclass(frozen=True)
class Asked:
    """The words of the command line on which the games depend."""

    game: str
    players: list[str]
    seats: int | None
    games: int
    seed: int
    option: list[str]
    preset: str | None
    sweep: str | None
    sprt: str | None
    risk: float

    def command(self) -> str:
        """What to type to have these games again."""
        words = ["arbiter", "arena", self.game, *self.players]
        for flag, value in {
            "seats": self.seats, "games": self.games, "seed": self.seed,
            "preset": self.preset, "sweep": self.sweep, "sprt": self.sprt,
        }.items():  # fmt: skip
            words += [] if value is None else [f"--{flag}", str(value)]
        for option in self.option:
            words += ["--option", option]
        return shlex.join([*words, "--risk", f"{self.risk:g}"] if self.sprt is not None else words)


def make_plan(asked: Asked) -> Plan:
    """Raises Problem."""
    game = find_game(installed(), asked.game)
    codec = Codec(game)
    seats = check_seats(game, asked.seats)
    options = build_options(codec, seats, asked.preset, asked.option)
    team = is_team(game, codec, options, seats)
    contests = to_contests(asked.players, read_budgets(asked.sweep), seats, team)
    entrants = {name for contest in contests for name in contest.entrants}
    return Plan(
        game=game.id,
        title=game.title,
        rules_version=game.rules_version,
        seats=seats,
        options=options.SerializeToString(),
        options_shown=json_format.MessageToDict(
            codec.unpack(options, codec.wire.Options, "options"), preserving_proto_field_name=True
        ),
        seed=asked.seed,
        team=team,
        contests=contests,
        players={name: describe_player(name, game) for name in sorted(entrants)},
    )


def is_team(game: AnyGame, codec: Codec, options: AnyMessage, seats: int) -> bool:
    """Is there one result for all? Only a finished game tells."""
    state = game.new(codec.decode_options(options, seats), seats)
    random_playout(state, seeded(1))
    result = game.result(state)
    return result is not None and result.team


def describe_player(name: str, game: AnyGame) -> str:
    """Builds the player once, so that nothing starts if one of them cannot play. Raises Problem."""
    try:
        return describe(build(name, game), name)
    except Malformed as fault:
        raise Problem(
            as_sentence(fault.problem),
            "A player is random, greedy, flat:400, a level, level,key=value,... or module:name.",
        ) from None


def read_budgets(sweep: str | None) -> list[int]:
    """Iterations, ascending; none without a sweep. Raises Problem."""
    if sweep is None:
        return []
    words = [word.strip() for word in sweep.split(",")]
    if not all(word.isdecimal() and 1 <= int(word) <= MOST_ITERATIONS for word in words):
        raise Problem(f"{sweep!r} is no list of iterations.", "Write --sweep 10,30,100.")
    budgets = sorted({int(word) for word in words})
    if len(budgets) > MAX_BUDGETS:
        raise Problem(f"{len(budgets)} contests are too many.", f"Give up to {MAX_BUDGETS} budgets.")
    return budgets


def to_contests(
    players: Sequence[str], budgets: Sequence[int], seats: int, team: bool
) -> tuple[Contest, ...]:
    """One, or one for each budget of the first player. Raises Problem."""
    if not budgets:
        return (to_contest(players, seats, team, 0),)
    try:
        firsts = [with_iterations(players[0], budget) for budget in budgets]
    except Malformed as fault:
        raise Problem(as_sentence(fault.problem), "A sweep varies the first player.") from None
    return tuple(
        to_contest([first, *players[1:]], seats, team, budget)
        for first, budget in zip(firsts, budgets, strict=True)
    )


def to_contest(players: Sequence[str], seats: int, team: bool, budget: int) -> Contest:
    if team:
        entrants = tuple(dict.fromkeys(players))
        return Contest(entrants, teams(len(entrants), seats), budget)
    try:
        entrants, lineup = fill(players, seats)
    except ValueError as error:
        raise Problem(as_sentence(str(error)), "Name at most one for each seat.") from None
    return Contest(entrants, rotations(lineup), budget)


def read_sprt(asked: Asked, plan: Plan) -> Sprt | None:
    """Raises Problem."""
    if asked.sprt is None:
        return None
    for contest in plan.contests:
        if len(contest.entrants) < 2 or (plan.team and len(contest.entrants) != 2):
            raise Problem("--sprt compares the first player with another.", "Name two players.")
    try:
        low, high = (float(word) for word in asked.sprt.split(","))
        return Sprt(low, high, asked.risk, asked.risk)
    except ValueError:
        raise Problem(
            f"{asked.sprt!r} is no test.", "Write --sprt 0,50: two Elo differences, the smaller one first."
        ) from None
