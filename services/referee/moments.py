"""What a ruling is about: a match now or at an earlier ply, a position, or a record at a ply."""

from __future__ import annotations

from typing import NamedTuple

from arbiter.match.v1 import match_pb2
from arbiter.referee.v1 import referee_service_pb2 as referee

from engine.core.faults import Malformed
from engine.core.ids import CHANCE, OK
from engine.core.state import Outcomes, State
from services.common.auth import Caller, acting_seat, any_seat, enter
from services.common.codecs import Codec, Codecs
from services.common.faults import BeyondLog, Damaged, NotYet, WhoAreYou
from services.common.fields import check_match_id
from services.common.head import OVER, Head
from services.common.store import Store
from services.match.record import RecordApp
from services.referee.reading import read_header, read_row
from services.rules.subjects import Subjects


class Moment(NamedTuple):
    """A position to be looked at and not changed. `over`: its match is, so nothing of it is secret."""

    codec: Codec
    state: State
    seats: int
    version: int
    over: bool


class Moments:
    def __init__(self, subjects: Subjects, store: Store, codecs: Codecs, records: RecordApp) -> None:
        self.subjects = subjects
        self.store = store
        self.codecs = codecs
        self.records = records

    async def find(self, asked: referee.Subject, caller: Caller) -> Moment:
        """Raises what the caller is told if there is no such moment, or if it is not his to see."""
        kind = asked.WhichOneof("subject")
        if kind == "match":
            head, state = await self.subjects.head_of(asked.match, caller)
            codec = self.codecs.by_id[head.game]
            return Moment(codec, state, head.seats, head.version, head.status == OVER)
        if kind == "position":
            return Moment(*self.subjects.of_position(asked.position, caller, "subject.position.state"), False)
        if kind == "moment":
            return await self.of_moment(asked.moment, caller)
        if kind == "record":
            return self.of_record(asked.record, caller)
        raise Malformed("subject", "neither a match nor a position nor a record is given")

    async def of_moment(self, asked: referee.MatchMoment, caller: Caller) -> Moment:
        """A stored match as it was after so many plies."""
        check_match_id(asked.match_id)
        head, _ = await self.store.load(asked.match_id)
        enter(caller, head)
        if head.state is None:
            raise NotYet(f"match {head.match_id} has not begun", "NOT_BEGUN")
        if asked.ply > head.ply:
            raise BeyondLog(
                f"match {head.match_id} is at ply {head.ply}; there is no ply {asked.ply} yet",
                "PLY_IN_FUTURE",
                ply=head.ply,
            )
        codec = self.codecs.by_id[head.game]
        state = await self.play_again(codec, head, asked.ply)
        return Moment(codec, state, head.seats, 0, head.status == OVER)

    async def play_again(self, codec: Codec, head: Head, ply: int) -> State:
        """The position of a stored match after so many plies. Raises Damaged if its log is no match."""
        state: State = codec.game.new(codec.read_options(head.setup.options), head.seats)
        if ply == 0:
            return state
        async for stored in self.records.entries(head):
            if stored.entry.HasField("ply"):
                if not apply(state, stored.entry.ply.seat, stored.entry.ply.action):
                    raise Damaged(f"the log of match {head.match_id} is damaged", match_id=head.match_id)
                if state.ply == ply:
                    break
        return state

    def of_record(self, asked: referee.RecordMoment, caller: Caller) -> Moment:
        """A record that the caller has: nothing in it is a secret from him."""
        if caller.scope == "":
            raise WhoAreYou("judging a record needs a token", "TOKEN_MISSING")
        return record_moment(self.codecs, asked)


def record_moment(codecs: Codecs, asked: referee.RecordMoment) -> Moment:
    """The position of a record. Raises Malformed, or NotYet for rules that are not here."""
    header = asked.record.header
    codec = codecs.of_game(header.game, "record.header.game")
    if header.rules_version != codec.game.rules_version:
        raise NotYet(
            f"the record was played by {header.game} rules {header.rules_version[:40]}, "
            f"and here are rules {codec.game.rules_version}",
            "RULES_VERSION_MISSING",
        )
    start = read_header(codec, header).start
    if start is None:
        raise Malformed("record.header", "it is redacted, or its options or seats cannot be read")
    return Moment(codec, play_record(codec, start, asked.record, asked.ply), len(header.seats), 0, True)


def seat_of(moment: Moment, caller: Caller, asked: int | None) -> int:
    """The seat that is judged. Once a match is over everybody who may see it may ask about any seat."""
    to_act = int(moment.state.to_act())
    if not moment.over:
        return acting_seat(caller, moment.seats, asked, to_act)
    own = caller.seat if caller.scope == "seat" and caller.seat < moment.seats else to_act
    return any_seat(moment.seats, asked, own)


def apply(state: State, seat: int, action: int) -> bool:
    """Play a recorded ply in place; False if the rules do not allow it."""
    if state.to_act() != seat:
        return False
    if seat == CHANCE:
        odds = Outcomes()
        state.list_chance(odds)
        if odds.weight_of(action) == 0:
            return False
    elif state.check(seat, action) != OK:
        return False
    state.apply(action)
    return True


def play_record(codec: Codec, start: State, record: match_pb2.Record, ply: int) -> State:
    """The position after so many plies. Raises Malformed at an entry that cannot be played."""
    state = start.clone()
    for at, entry in enumerate(record.entries, 1):
        if state.ply == ply:
            return state
        row = read_row(codec, False, at, entry)
        if row.is_ply and (row.code is None or not apply(state, row.seat, row.code)):
            raise Malformed(f"record.entries[{at - 1}]", "it cannot be played; audit the record")
    if state.ply != ply:
        raise Malformed("ply", f"the record ends at ply {state.ply}")
    return state
