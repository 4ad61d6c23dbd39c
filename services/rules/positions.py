"""Positions that the caller keeps: make one, play in one. Nothing is stored."""

from __future__ import annotations

from arbiter.match.v1 import match_pb2, rules_service_pb2

from engine.core import chance, kernel
from engine.core.faults import Malformed
from engine.core.ids import CHANCE, REFEREE
from engine.core.kernel import Accepted, Entry, Refused
from engine.core.state import Outcomes, State
from services.common.auth import Caller, need_host
from services.common.citations import Citations
from services.common.codecs import Codec, Codecs
from services.common.results import to_result
from services.rules.subjects import Subject, Subjects


class PositionApp:
    """One per process."""

    def __init__(self, subjects: Subjects, codecs: Codecs, citations: Citations) -> None:
        self.subjects = subjects
        self.codecs = codecs
        self.citations = citations

    async def new(
        self, asked: rules_service_pb2.NewPositionRequest, caller: Caller
    ) -> rules_service_pb2.NewPositionResponse:
        need_host(caller, "making a position")
        codec = self.codecs.of_game(asked.game)
        if asked.seats not in codec.game.seats:
            allowed = ", ".join(str(n) for n in codec.game.seats)
            raise Malformed("seats", f"{codec.game.title} is for {allowed} seats, not for {asked.seats}")
        options = codec.decode_options(asked.options, asked.seats)
        state = kernel.begin(codec.game.new(options, asked.seats), read_seed(asked.seed)).state
        return rules_service_pb2.NewPositionResponse(
            position=match_pb2.Position(state=codec.encode_position(state)),
            to_act=seats_to_act(state),
            chance=to_chance(codec, state),
        )

    async def apply(
        self, asked: rules_service_pb2.ApplyActionRequest, caller: Caller
    ) -> rules_service_pb2.ApplyActionResponse:
        """Plays an action or an outcome and what follows from it, as far as there is a seed."""
        subject = self.subjects.of_position(asked.position, caller, "position.state")
        seed = read_seed(asked.seed)
        kind = asked.WhichOneof("move")
        if kind == "outcome":
            return applied(subject.codec, self.play_outcome(subject, asked, seed))
        if kind != "action":
            raise Malformed("move", "neither an action nor an outcome is given")
        if asked.action.seat >= subject.seats:
            raise Malformed("action.seat", f"there is no seat {asked.action.seat}")
        action = subject.codec.decode_action(asked.action.action, "action.action")
        seat = asked.action.seat
        answer = kernel.step(subject.state, seat, action, seed, not asked.ask_forced)
        if isinstance(answer, Refused):
            refused = self.citations.refused(
                subject.codec, subject.state, seat, action, answer.codes, asked.language
            )
            return rules_service_pb2.ApplyActionResponse(refused=refused)
        return applied(subject.codec, answer)

    def play_outcome(
        self, subject: Subject, asked: rules_service_pb2.ApplyActionRequest, seed: bytes | None
    ) -> Accepted:
        stream, outcome = subject.codec.decode_outcome(asked.outcome, "outcome")
        after = subject.state.clone()
        if after.to_act() != CHANCE:
            raise Malformed("outcome", "the position does not wait on chance")
        odds = Outcomes()
        after.list_chance(odds)
        if stream != odds.stream or odds.weight_of(outcome) == 0:
            raise Malformed("outcome", "it cannot come here")
        entries = [kernel.play_outcome(after, odds, outcome)]
        entries.extend(kernel.settle(after, seed, not asked.ask_forced))
        return Accepted(after, tuple(entries))


def read_seed(seed: bytes) -> bytes | None:
    if seed and len(seed) != chance.SEED_BYTES:
        raise Malformed("seed", f"it has {len(seed)} bytes; {chance.SEED_BYTES} are needed, or none")
    return seed or None


def applied(codec: Codec, answer: Accepted) -> rules_service_pb2.ApplyActionResponse:
    state = answer.state
    message = rules_service_pb2.Applied(
        position=match_pb2.Position(state=codec.encode_position(state)),
        to_act=seats_to_act(state),
        chance=to_chance(codec, state),
    )
    for entry in answer.entries:
        message.events.extend(codec.encode_event(event) for event in all_events(codec, entry))
    result = codec.game.result(state)
    if result is not None:
        message.result.CopyFrom(to_result(result))
    return rules_service_pb2.ApplyActionResponse(applied=message)


def all_events(codec: Codec, entry: Entry) -> tuple[object, ...]:
    return codec.game.events(entry.notes, int(REFEREE))


def seats_to_act(state: State) -> list[int]:
    actor = int(state.to_act())
    return [actor] if actor >= 0 else []


def to_chance(codec: Codec, state: State) -> rules_service_pb2.Chance | None:
    """What chance can do now; None if a seat is to act or the game is over."""
    if state.to_act() != CHANCE:
        return None
    odds = Outcomes()
    state.list_chance(odds)
    message = rules_service_pb2.Chance(stream=codec.game.streams[odds.stream])
    for outcome, weight, _ in odds.to_list():
        message.outcomes.add(outcome=codec.encode_outcome(odds.stream, outcome), weight=weight)
    return message
