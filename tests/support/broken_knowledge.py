"""Broken knowledge of the parlour game: each differs from knowing nothing in one place."""

from __future__ import annotations

from engine.core.heuristics import Heuristics


class CountsTooHigh(Heuristics):
    def evaluate(self, state, seats, values):
        for seat in range(seats):
            values.put(seat, 1.0 + state.points[seat])


class ChangesItsMind(Heuristics):
    asked = 0.0

    def evaluate(self, state, seats, values):
        self.asked += 0.001
        for seat in range(seats):
            values.put(seat, self.asked)


class PlaysOnWhileEvaluating(Heuristics):
    def evaluate(self, state, seats, values):
        state.points[0] += 1


class PaysEverybody(Heuristics):
    def reward(self, state, seats, values):
        for seat in range(seats):
            values.put(seat, 1.0)


class WeighsTheFirstAlone(Heuristics):
    def weigh(self, state, actions, weights):
        weights.clear()
        weights.add(1.0)
        if actions.count == 1:
            weights.add(1.0)


class WeighsNothing(Heuristics):
    def weigh(self, state, actions, weights):
        weights.clear()
        for _ in range(actions.count):
            weights.add(0.0)


class PlaysWhatIsNotOffered(Heuristics):
    def choose(self, state, actions, rng):
        return 99


class PlaysByMood(Heuristics):
    moods = 0

    def choose(self, state, actions, rng):
        self.moods += 1
        return actions.get(self.moods % actions.count)


class SealsEverything(Heuristics):
    def sealed(self, state):
        return True


KNOWLEDGE = [
    (CountsTooHigh, "no shares"),
    (ChangesItsMind, "worth two things"),
    (PlaysOnWhileEvaluating, "changed the position"),
    (PaysEverybody, "a defeat pays"),
    (WeighsTheFirstAlone, "has a weight"),
    (WeighsNothing, "not above zero"),
    (PlaysWhatIsNotOffered, "not legal"),
    (PlaysByMood, "choose differently"),
]
