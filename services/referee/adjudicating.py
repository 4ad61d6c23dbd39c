"""AdjudicateMatch: a match that will not be played on is ended by a rule of its event, once and on appeal."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from typing import NamedTuple

from arbiter.match.v1 import match_pb2
from arbiter.referee.v1 import referee_service_pb2 as referee

from ai.referee.adjudicate import FLOOR, MOST, Outlook, Rule, adjudicate, appeal_floor
from ai.referee.made import Made
from ai.referee.reasons import LANGUAGES
from engine.core.faults import Malformed
from services.ai.job import Playouts
from services.ai.plan import MARGIN_S
from services.ai.pool import Pool
from services.ai.version import version_of
from services.common.auth import Caller, enter, need_referee
from services.common.codecs import Codec, Codecs
from services.common.faults import AlreadyExists, NotYet, TooLittle, TooSlow
from services.common.fields import check_match_id, check_request_id
from services.common.head import OVER, WAITING, Head
from services.common.log import CALL, get_log
from services.common.rulings import read_rule
from services.common.store import Request, Store, stale
from services.match import play
from services.match.messages import to_match
from services.match.record import RecordApp

MAX_RULE = 100  # characters of a rule's name
MOST_S = 600.0  # for the playouts, whatever the caller's deadline

Asked = referee.AdjudicateMatchRequest
Answer = referee.AdjudicateMatchResponse


class Looked(NamedTuple):
    """What playing on told, as far as it was asked for."""

    outlook: Outlook | None
    team: bool


class AdjudicateApp:
    """One per process. `deadline_s` is that of calls that bring none; `clock` gives milliseconds."""

    def __init__(
        self,
        store: Store,
        codecs: Codecs,
        records: RecordApp,
        pool: Pool,
        deadline_s: float,
        clock: Callable[[], int],
    ) -> None:
        self.store = store
        self.codecs = codecs
        self.records = records
        self.pool = pool
        self.deadline_s = deadline_s
        self.clock = clock
        self.log = get_log()

    async def adjudicate(self, asked: Asked, caller: Caller) -> Answer:
        """Stores the ruling with the head it was made on, or nothing: a move that came first is Stale."""
        need_referee(caller, "ruling on a match")
        check_match_id(asked.match_id)
        check_request_id(asked.request_id)
        who = f"rule {caller.hash.hex() or 'open'}"
        request = Request(who, asked.request_id, asked.SerializeToString(deterministic=True))
        head, remembered = await self.store.load(asked.match_id, request)
        enter(caller, head)
        if remembered is not None:
            return Answer.FromString(request.reply_of(remembered))
        if asked.HasField("expected_version") and asked.expected_version != head.version:
            raise stale(head.match_id, head.version)
        codec = self.codecs.by_id[head.game]
        rule = check_rule(asked)
        floor = check_case(asked, head, rule)
        looked = await self.look(codec, head, asked, rule, floor, caller)
        step = play.rule(codec, head, make(asked, codec, head, rule, looked), self.clock())
        ruling = step.head.setup.rulings[-1]
        answer = Answer(ruling=ruling, match=to_match(codec, step.head))
        committed = await self.store.commit(
            head, step.head, step.entries, request, answer.SerializeToString()
        )
        if committed.head is None:
            return Answer.FromString(committed.reply)
        self.log.info("match_ruled", match=head.match_id, kind=rule.kind, appeal=asked.appeal)
        return answer

    async def look(
        self, codec: Codec, head: Head, asked: Asked, rule: Rule, floor: int, caller: Caller
    ) -> Looked:
        """Play on in another process. Raises TooSlow if that came to less than the floor."""
        if rule.kind == "void":
            return Looked(None, False)
        limit_s = self.time_left()
        job = Playouts(
            game=head.game,
            options=codec.read_options(head.setup.options),
            seats=head.seats,
            plies=await self.plies(head),
            playouts=asked.playouts,
            seed=asked.seed if asked.HasField("seed") else seed_of(head, asked.appeal),
            floor=floor,
            limit_ms=int(limit_s * 1000),
            until=time.monotonic() + limit_s,
        )
        found = await self.pool.run(job, caller.hash.hex() or "open", long=True)
        if asked.playouts and found.outlook is None:
            raise TooSlow(
                f"only {found.done} of at least {floor} playouts could be done in the time given; nothing "
                "was stored: send a longer deadline",
                "BUDGET_BELOW_FLOOR",
                floor=floor,
            )
        return Looked(found.outlook, found.team)

    def time_left(self) -> float:
        """Seconds until the answer must be there to be stored. Raises TooSlow if there are none."""
        call = CALL.get(None)
        until = call.until if call is not None else None
        left = self.deadline_s if until is None else until - time.monotonic()
        if left <= 2 * MARGIN_S:
            raise TooSlow("the deadline of the call has passed")
        return min(MOST_S, left - 2 * MARGIN_S)

    async def plies(self, head: Head) -> tuple[tuple[int, int], ...]:
        return tuple(
            [
                (stored.entry.ply.seat, stored.entry.ply.action)
                async for stored in self.records.entries(head)
                if stored.entry.HasField("ply")
            ]
        )


def seed_of(head: Head, appeal: bool) -> int:
    """A seed that nobody chose: it follows from all that happened in the match."""
    digest = hashlib.sha256(b"arbiter ruling seed\0" + bytes([appeal]) + head.chain).digest()
    return int.from_bytes(digest[:4], "big")


def check_rule(asked: Asked) -> Rule:
    """The rule that is applied. Raises Malformed."""
    if asked.rule.kind not in (
        match_pb2.RULE_KIND_SEARCH, match_pb2.RULE_KIND_FORFEIT, match_pb2.RULE_KIND_VOID
    ):  # fmt: skip
        raise Malformed("rule.kind", "it must be search, forfeit or void")
    if len(asked.rule.name) > MAX_RULE or (asked.rule.name and not asked.rule.name.isprintable()):
        raise Malformed("rule.name", f"it must have at most {MAX_RULE} printable characters")
    if asked.language not in ("", *LANGUAGES):
        raise Malformed("language", f"it must be one of {', '.join(LANGUAGES)}")
    rule = read_rule(asked.rule)
    if rule.kind == "void" and asked.playouts:
        raise Malformed("playouts", "a match that is voided is not played on; leave them out")
    return rule


def check_case(asked: Asked, head: Head, rule: Rule) -> int:
    """The fewest playouts that support this ruling. Raises what the caller is told if there can be none."""
    before = head.ruling()
    if before is None and head.status == OVER:
        raise NotYet(f"match {head.match_id} is over by the rules: its result stands", "RESULT_STANDS")
    if asked.appeal:
        check_appeal(head, before, rule)
    elif before is not None:
        raise AlreadyExists(
            f"match {head.match_id} was ended by a ruling already; it can be appealed once", "RULED"
        )
    if head.status == WAITING and rule.kind != "void":
        raise NotYet(f"match {head.match_id} has not begun; it can be voided only", "NOT_BEGUN")
    floor = FLOOR if before is None else appeal_floor(before.outlook.playouts)
    check_budget(asked.playouts, floor, rule)
    adjudicate_early(rule, head.seats)
    return floor


def check_appeal(head: Head, before: match_pb2.Ruling | None, rule: Rule) -> None:
    if before is None:
        raise NotYet(f"there is no ruling on match {head.match_id} to appeal against", "NOT_RULED")
    if before.appeal:
        raise AlreadyExists(
            f"the appeal in match {head.match_id} was decided; there is no second one", "APPEALED"
        )
    if head.state is None:
        raise NotYet(f"match {head.match_id} had not begun; there is nothing to look at", "NOT_BEGUN")
    if rule.kind != "search":
        raise Malformed("rule.kind", "an appeal is decided by search")
    if not rule.name:
        raise Malformed("rule.name", "an appeal names the rule of the event that allows it")


def check_budget(playouts: int, floor: int, rule: Rule) -> None:
    """Raises TooLittle with the floor, or Malformed."""
    if playouts > MOST:
        raise Malformed("playouts", f"there may be at most {MOST}")
    if rule.kind == "void" or (rule.kind == "forfeit" and playouts == 0):
        return
    if playouts < floor:
        raise TooLittle(f"{playouts} playouts support no ruling; at least {floor} do", floor=floor)


def adjudicate_early(rule: Rule, seats: int) -> None:
    """Find out before anything is played on whether the seats of a rule make sense. Raises Malformed."""
    if rule.kind != "search":
        adjudicate(rule, seats, None)
    elif rule.absent:
        adjudicate(Rule("forfeit", absent=rule.absent), seats, None)


def make(asked: Asked, codec: Codec, head: Head, rule: Rule, looked: Looked) -> Made:
    language = asked.language or LANGUAGES[0]
    return Made(
        ruling=adjudicate(rule, head.seats, looked.outlook, looked.team, language),
        appeal=asked.appeal,
        ply=head.ply,
        version=head.version,
        rules_version=head.setup.rules_version,
        ai_version=version_of(codec.game) if looked.outlook is not None else "",
        language=language,
    )
