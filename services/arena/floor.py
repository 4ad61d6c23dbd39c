"""Where games are played: loads the game and its players once, then plays whatever job it is given."""

from __future__ import annotations

from google.protobuf.any_pb2 import Any as AnyMessage

from ai.arena.entrants import build
from ai.arena.match import Failed, Finished, Match, Watch, nobody_watches
from engine.core.registry import load_games
from services.arena.plan import Job, Plan
from services.common.codecs import Codec


class Floor:
    """Raises whatever loading the game or building a player raises."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = load_games()[plan.game]
        options = Codec(self.game).decode_options(AnyMessage.FromString(plan.options), plan.seats)
        self.start = self.game.new(options, plan.seats)
        entrants = {name for contest in plan.contests for name in contest.entrants}
        self.players = {name: build(name, self.game) for name in sorted(entrants)}
        self.schedules = [plan.schedule(i) for i in range(len(plan.contests))]

    def play(self, job: Job, watch: Watch = nobody_watches) -> Finished | Failed:
        slot = self.schedules[job.contest].slot(job.number)
        entrants = self.plan.contests[job.contest].entrants
        seated = [self.players[entrants[holder]] for holder in slot.seating]
        return Match(self.game, self.start, seated, slot.deal_seed, slot.salt).play(watch)
