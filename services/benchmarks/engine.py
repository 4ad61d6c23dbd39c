"""`arbiter bench engine`: random play, copies and the stateless cycle of every game, beside OpenSpiel.

Seconds are those of the processor: what else the machine does slows everything, but takes no time from it.
"""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass
from typing import Any

from ai.search import playout
from engine.core import kernel
from engine.core.game import AnyGame, Games
from engine.core.ids import CHANCE, NOBODY
from engine.core.kernel import Refused
from engine.core.kit import seeded
from engine.core.state import Actions, State
from services.benchmarks import open_spiel
from services.benchmarks.open_spiel import CHESS
from services.benchmarks.report import Reference, Report, is_plain
from services.benchmarks.rounds import Tick, Work, race
from services.common.codecs import Codec

SEED = 7
GAMES_OF_CYCLE = 4  # random games whose every decision is one cycle


@dataclass(frozen=True)
class Question:
    """A stored position, a typed action of the seat to act, and the seat."""

    stored: bytes
    action: bytes
    seat: int


class Bench:
    """One game with one number of seats."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.codec = Codec(game)
        options = game.check_options(game.presets[0].options, seats)
        self.start: State = game.new(options, seats)
        self.seed = hashlib.sha256(f"{game.id} {seats}".encode()).digest()
        self.questions = self.ask()
        self.tally = playout.Tally()  # of the last round of play

    @property
    def key(self) -> str:
        return f"{self.game.id} {self.seats}"

    def ask(self) -> list[Question]:
        """Every decision of some random games."""
        questions = []
        actions = Actions()
        for number in range(GAMES_OF_CYCLE):
            rng = seeded(number)
            seed = hashlib.sha256(self.seed + bytes([number])).digest()
            state = kernel.begin(self.start, seed).state
            while (seat := state.to_act()) != NOBODY:
                state.list_actions(actions)
                action = actions.get(rng.below(actions.count))
                message = self.codec.wire.action_to_message(action)
                question = Question(self.codec.encode_state(state), message.SerializeToString(), seat)
                questions.append(question)
                state = accepted(kernel.step(state, seat, action, seed))
        return questions

    def works(self) -> list[Work]:
        middle = self.codec.read_state(self.questions[len(self.questions) // 2].stored)
        return [
            Work(f"{self.key} play", self.play),
            Work(f"{self.key} from Python", self.play_from_python),
            Work(f"{self.key} clone", lambda count: clone(middle, count)),
            Work(f"{self.key} cycle", self.cycle),
        ]

    def play(self, count: int) -> float:
        """The moves of so many random games, in a compiled loop."""
        self.tally = playout.playouts(self.start, count, seeded(SEED))
        return float(self.tally.moves)

    def play_from_python(self, count: int) -> float:
        """The same with every call made from Python, as the reference is driven."""
        rng = seeded(SEED)
        player = playout.Player(rng)
        actions, odds = player.actions, player.odds
        moves = 0
        for _ in range(count):
            state = self.start.clone()
            while (actor := state.to_act()) != NOBODY:
                if actor == CHANCE:
                    state.list_chance(odds)
                    state.apply(odds.sample(rng))
                    continue
                state.list_actions(actions)
                state.apply(actions.get(rng.below(actions.count)))
                moves += 1
        return moves

    def cycle(self, count: int) -> float:
        """Stored protobuf → position → a typed action judged and played by the kernel → stored protobuf."""
        codec, wire, questions = self.codec, self.codec.wire, self.questions
        for i in range(count):
            question = questions[i % len(questions)]
            state = codec.read_state(question.stored)
            action = wire.action_from_message(wire.Action.FromString(question.action))
            after = accepted(kernel.step(state, question.seat, action, self.seed))
            codec.encode_state(after)
        return count


def clone(state: State, count: int) -> float:
    playout.clones(state, count)
    return count


def accepted(answer: kernel.Accepted | Refused) -> State:
    if isinstance(answer, Refused):
        raise AssertionError("an offered action was refused")
    return answer.state


def seat_counts(game: AnyGame) -> list[int]:
    """The smallest and the largest table."""
    return sorted({min(game.seats), max(game.seats)})


def prepare(games: Games) -> tuple[list[Bench], list[Work], Any]:
    """The benches, everything that is to be timed, and OpenSpiel if it is there."""
    benches = [Bench(game, seats) for game in games.values() for seats in seat_counts(game)]
    works = [work for bench in benches for work in bench.works()]
    spiel = open_spiel.load()
    if spiel is not None:
        wanted = {CHESS} | (set(games) & set(open_spiel.names(spiel)))
        works += [work for name in sorted(wanted) for work in open_spiel.works(spiel, name)]
    return benches, works, spiel


def run(games: Games, seconds: float, tick: Tick) -> Report:
    """About `seconds` in all; with OpenSpiel installed it runs in the same rounds."""
    benches, works, spiel = prepare(games)
    report = Report()
    if spiel is None:
        report.remarks.append("OpenSpiel is not installed (pip install open_spiel): there is no reference.")
    if is_plain():
        report.remarks.append("The rules run as plain Python; `make setup` compiles them.")
    rates = race(works, seconds, tick, clock=time.thread_time)
    for bench in benches:
        describe(report, bench, rates)
    return report


def beside(game: str, what: str, rates: dict[str, float]) -> Reference | None:
    """OpenSpiel's rate for the same game, else for chess; None without OpenSpiel."""
    name = game if f"{game} {what}" in rates else CHESS
    rate = rates.get(f"{name} {what}")
    return None if rate is None else Reference(f"OpenSpiel {name}", rate)


def describe(report: Report, bench: Bench, rates: dict[str, float]) -> None:
    game, suffix = bench.game.id, f"{bench.seats}_seats"
    moves = rates[f"{bench.key} play"]
    tally = bench.tally
    played = beside(game, "play", rates)
    python = rates[f"{bench.key} from Python"]
    copied = beside(game, "clone", rates)
    in_ns = None if copied is None else Reference(copied.name, 1e9 / copied.value)
    sizes = [len(question.stored) for question in bench.questions]
    report.add(f"legal_apply_{suffix}", game, moves, "moves/s", played)
    report.add(f"legal_apply_from_python_{suffix}", game, python, "moves/s", played)
    report.add(f"playouts_{suffix}", game, moves * int(tally.games) / int(tally.moves), "games/s")
    report.add(f"move_time_{suffix}", game, 1e6 / moves, "µs")
    report.add(f"branching_{suffix}", game, int(tally.options) / int(tally.moves), "actions")
    report.add(f"clone_{suffix}", game, 1e9 / rates[f"{bench.key} clone"], "ns", in_ns)
    report.add(f"cycle_{suffix}", game, rates[f"{bench.key} cycle"], "cycles/s", beside(game, "cycle", rates))
    report.add(f"snapshot_{suffix}", game, sum(sizes) / len(sizes), "bytes")
