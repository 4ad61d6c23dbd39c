"""The use cases of matches: create, look at, claim a seat, submit an action. Holds nothing between calls."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from dataclasses import replace

from arbiter.match.v1 import match_service_pb2
from arbiter.store.v1 import store_pb2

from engine.core import chance
from engine.core.faults import Malformed
from engine.core.kernel import Refused
from engine.core.state import State
from services.common.auth import (
    Caller,
    Keyring,
    enter,
    need_server_host,
)
from services.common.citations import Citations
from services.common.codecs import Codec, Codecs
from services.common.faults import AlreadyExists, Missing, NotYet, NotYours, Stale, Trouble, WhoAreYou
from services.common.fields import (
    check_match_id,
    check_name,
    check_request_id,
    check_seats,
    read_page_token,
    write_page_token,
)
from services.common.head import WAITING, Head, check_not_ruled
from services.common.log import get_log
from services.common.store import Request, Store, Stored, stale
from services.match import play
from services.match.ai_seats import note, to_setup_seat
from services.match.messages import to_match, to_update, to_view
from services.match.tokens import mint_for, remint, with_token
from services.match.turns import Turns

SEED_BYTES = chance.SEED_BYTES
TRIES = 3  # of a call that names no version, when others are faster
DEFAULT_PAGE = 50
MAX_PAGE = 200


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class MatchApp:
    """One per process. `clock` gives milliseconds since 1970."""

    def __init__(
        self,
        store: Store,
        turns: Turns,
        codecs: Codecs,
        keyring: Keyring,
        citations: Citations,
        token_s: int,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        self.store = store
        self.turns = turns
        self.codecs = codecs
        self.keyring = keyring
        self.citations = citations
        self.token_s = token_s
        self.clock = clock
        self.log = get_log()

    # -- creating -----------------------------------------------------------------------------------

    async def create(
        self, asked: match_service_pb2.CreateMatchRequest, caller: Caller
    ) -> match_service_pb2.CreateMatchResponse:
        """Answers after the match is stored; the same request again gets the same match and tokens."""
        need_server_host(caller, "creating a match")
        check_request_id(asked.request_id)
        codec = self.codecs.of_game(asked.game)
        seats = check_seats(codec.game, asked.seats)
        options = codec.decode_options(asked.options, seats)
        who = caller.hash.hex() or "open"
        match_id = self.keyring.match_id(who, asked.request_id)
        request = Request(f"create {who}", asked.request_id, asked.SerializeToString(deterministic=True))
        setup = self.new_setup(
            asked, codec, codec.wire.options_to_message(options).SerializeToString(), match_id
        )
        head = Head(match_id, 0, WAITING, asked.game, setup.create_ms, setup, None, b"", b"",
                    tokens=frozenset(t.hash for t in setup.tokens))  # fmt: skip
        entries: list[store_pb2.LogEntry] = []
        if all(seat.claimed for seat in setup.seats):
            head, entries = (step := play.begin(codec, head, [])).head, step.entries
        committed = await self.turns.commit(None, head, entries, request, b"")
        if committed.head is None:  # made before
            head, _ = await self.store.load(match_id)
        else:
            self.log.info("match_created", match=match_id, game=asked.game, seats=seats)
        await self.store.index(match_id, head.setup.create_ms)
        return self.created(codec, head)

    def new_setup(
        self, asked: match_service_pb2.CreateMatchRequest, codec: Codec, options: bytes, match_id: str
    ) -> store_pb2.Setup:
        seed = secrets.token_bytes(SEED_BYTES)
        setup = store_pb2.Setup(
            game=asked.game,
            rules_version=codec.game.rules_version,
            options=options,
            server_seed=seed,
            commitment=chance.commitment(seed),
            auto_forced=not asked.ask_forced,
            create_ms=self.clock(),
        )
        for i, seat in enumerate(asked.seats):
            setup.seats.append(to_setup_seat(codec.game, seat, f"seats[{i}]"))
        scopes = ["host", "spectator", *(f"seat:{i}" for i, s in enumerate(asked.seats) if not s.open)]
        expire_s = setup.create_ms // 1000 + self.token_s
        setup.tokens.extend(mint_for(self.keyring, match_id, scope, expire_s) for scope in scopes)
        return setup

    def created(self, codec: Codec, head: Head) -> match_service_pb2.CreateMatchResponse:
        """The answer; tokens are signed anew from their stored claims, which gives the same ones."""
        response = match_service_pb2.CreateMatchResponse(match=to_match(codec, head))
        for stored in head.setup.tokens:
            token = remint(self.keyring, head.match_id, stored)
            if stored.scope == "host":
                response.host_token = token
            elif stored.scope == "spectator":
                response.spectator_token = token
            elif is_hosts(head.setup.seats[int(stored.scope[5:])]):
                response.seat_tokens.append(with_token(stored, token))
        return response

    # -- looking ------------------------------------------------------------------------------------

    async def visit(self, match_id: str, caller: Caller) -> tuple[Codec, Head]:
        """The present head of a match that the caller may see."""
        check_match_id(match_id)
        head, _ = await self.store.load(match_id)
        enter(caller, head)
        return self.codecs.by_id[head.game], head

    async def get(
        self, asked: match_service_pb2.GetMatchRequest, caller: Caller
    ) -> match_service_pb2.GetMatchResponse:
        codec, head = await self.visit(asked.match_id, caller)
        return match_service_pb2.GetMatchResponse(match=to_match(codec, head))

    async def view(
        self, asked: match_service_pb2.GetViewRequest, caller: Caller
    ) -> match_service_pb2.GetViewResponse:
        codec, head = await self.visit(asked.match_id, caller)
        if asked.HasField("version") and asked.version != head.version:
            raise stale(head.match_id, head.version)
        state = begun(head)
        return match_service_pb2.GetViewResponse(
            version=head.version,
            view=to_view(codec, head, state, caller.viewer),
            match=to_match(codec, head),
        )

    async def list(
        self, asked: match_service_pb2.ListMatchesRequest, caller: Caller
    ) -> match_service_pb2.ListMatchesResponse:
        """Newest first; matches that expired leave the index as they are met."""
        need_server_host(caller, "listing matches")
        size = min(asked.page_size or DEFAULT_PAGE, MAX_PAGE)
        rows = await self.store.list_ids(read_page_token(asked.page_token), size)
        response = match_service_pb2.ListMatchesResponse()
        found = await asyncio.gather(
            *(self.store.load(match_id) for match_id, _ in rows), return_exceptions=True
        )
        gone = []
        for (match_id, _), answer in zip(rows, found, strict=True):
            if isinstance(answer, Missing):
                gone.append(match_id)
            elif isinstance(answer, Trouble):
                self.log.warning("match_not_listed", match=match_id, reason=answer.reason)
            elif isinstance(answer, BaseException):
                raise answer
            elif asked.game in ("", answer[0].game) and asked.status in (0, answer[0].status):
                response.matches.append(to_match(self.codecs.by_id[answer[0].game], answer[0]))
        await self.store.forget(gone)
        if len(rows) == size:
            response.next_page_token = write_page_token(*rows[-1])
        return response

    # -- claiming -----------------------------------------------------------------------------------

    async def claim(
        self, asked: match_service_pb2.ClaimSeatRequest, caller: Caller
    ) -> match_service_pb2.ClaimSeatResponse:
        """Whoever comes first has the seat; the last claim starts the match."""
        check_match_id(asked.match_id)
        check_request_id(asked.request_id)
        check_name(asked.name, "name")
        if len(asked.nonce) > chance.NONCE_MAX_BYTES:
            raise Malformed("nonce", f"it has {len(asked.nonce)} bytes; at most {chance.NONCE_MAX_BYTES}")
        request = Request("claim", asked.request_id, asked.SerializeToString(deterministic=True))
        while True:
            head, remembered = await self.store.load(asked.match_id, request)
            if caller.match:
                enter(caller, head)
            codec = self.codecs.by_id[head.game]
            if remembered is not None:
                return self.claimed(codec, head, int(request.reply_of(remembered)))
            step, seat = self.claim_in(codec, head, asked)
            try:
                committed = await self.turns.commit(
                    head, step.head, step.entries, request, str(seat).encode()
                )
            except Stale:
                continue  # another seat was claimed meanwhile; there are few seats
            if committed.head is not None:
                return self.claimed(codec, committed.head, seat)
            # The same request came twice at once: the next turn finds what the first one stored.

    def claim_in(
        self, codec: Codec, head: Head, asked: match_service_pb2.ClaimSeatRequest
    ) -> tuple[play.Step, int]:
        check_not_ruled(head)
        if head.status != WAITING:
            raise NotYet(f"match {head.match_id} has begun; all its seats are taken", "NO_OPEN_SEAT")
        seat = find_open(head, asked.seat if asked.HasField("seat") else None)
        setup = store_pb2.Setup()
        setup.CopyFrom(head.setup)
        mine = setup.seats[seat]
        mine.claimed = True
        mine.nonce = asked.nonce
        mine.name = asked.name or mine.name
        now = max(self.clock(), head.update_ms)
        expire_s = now // 1000 + self.token_s
        setup.tokens.append(mint_for(self.keyring, head.match_id, f"seat:{seat}", expire_s))
        entry = store_pb2.LogEntry(
            claimed=store_pb2.LogClaimed(seat=seat, name=mine.name),
            status=WAITING,
            elapsed_ms=now - head.update_ms,
        )
        after = replace(
            head, version=head.version + 1, setup=setup, update_ms=now,
            tokens=frozenset(t.hash for t in setup.tokens),
        )  # fmt: skip
        if all(s.claimed for s in setup.seats):
            return play.begin(codec, after, [entry]), seat
        return play.Step(after, [entry]), seat

    def claimed(self, codec: Codec, head: Head, seat: int) -> match_service_pb2.ClaimSeatResponse:
        stored = next(t for t in reversed(head.setup.tokens) if t.scope == f"seat:{seat}")
        token = remint(self.keyring, head.match_id, stored)
        return match_service_pb2.ClaimSeatResponse(
            token=with_token(stored, token), match=to_match(codec, head)
        )

    # -- acting -------------------------------------------------------------------------------------

    async def submit(
        self, asked: match_service_pb2.SubmitActionRequest, caller: Caller
    ) -> match_service_pb2.SubmitActionResponse:
        """Seven hops: in, load, decode, step, project, commit, out.

        Where this process holds the head that the caller means, the load is left out: the commit itself
        finds a repeated request or another head, and then, or when the action is refused, all is done
        again by the book. So a request that is known or stale is told so before any judging.
        """
        check_request_id(asked.request_id)
        check_match_id(asked.match_id)
        need_seat(caller)
        request = Request(
            f"seat:{caller.seat}", asked.request_id, asked.SerializeToString(deterministic=True)
        )
        fixed = asked.HasField("expected_version")
        head = self.store.heads.get(asked.match_id)
        if head is not None and (not fixed or head.version == asked.expected_version):
            answer = await self.submit_at_once(head, asked, caller, request)
            if answer is not None:
                return answer
        for left in reversed(range(1 if fixed else TRIES)):
            head, remembered = await self.store.load(asked.match_id, request)
            enter(caller, head)
            if remembered is not None:
                return match_service_pb2.SubmitActionResponse.FromString(request.reply_of(remembered))
            check_not_ruled(head)
            if fixed and asked.expected_version != head.version:
                raise stale(head.match_id, head.version)
            try:
                return await self.submit_at(head, asked, caller.seat, request)
            except Stale:
                if not left:
                    raise
        raise AssertionError("the last try returns or raises")

    async def submit_at_once(
        self,
        head: Head,
        asked: match_service_pb2.SubmitActionRequest,
        caller: Caller,
        request: Request,
    ) -> match_service_pb2.SubmitActionResponse | None:
        """The answer if the action is accepted at this head and Redis still holds it."""
        try:
            enter(caller, head)
            answer = await self.submit_at(head, asked, caller.seat, request)
        except (Stale, NotYet, WhoAreYou, NotYours, Malformed):
            return None
        return answer if answer.HasField("accepted") else None

    async def submit_at(
        self, head: Head, asked: match_service_pb2.SubmitActionRequest, seat: int, request: Request
    ) -> match_service_pb2.SubmitActionResponse:
        check_not_ruled(head)
        codec = self.codecs.by_id[head.game]
        action = codec.decode_action(asked.action)
        state = begun(head)
        step = play.act(codec, head, seat, action, self.clock())
        if isinstance(step, Refused):
            refused = self.citations.refused(codec, state, seat, action, step.codes, asked.language)
            self.log.debug("action_refused", match=head.match_id, seat=seat, article=refused.article)
            return match_service_pb2.SubmitActionResponse(refused=refused)
        if asked.HasField("thinking"):
            note(head, seat, step, asked.thinking)
        response = self.accepted(codec, head, step, seat)
        committed = await self.turns.commit(
            head, step.head, step.entries, request, response.SerializeToString()
        )
        if committed.head is None:
            return match_service_pb2.SubmitActionResponse.FromString(committed.reply)
        return response

    def accepted(
        self, codec: Codec, before: Head, step: play.Step, seat: int
    ) -> match_service_pb2.SubmitActionResponse:
        response = match_service_pb2.SubmitActionResponse()
        response.accepted.version = step.head.version
        for version, entry in enumerate(step.entries, before.version + 1):
            update = to_update(codec, before.setup, Stored(version, entry), seat)
            response.accepted.updates.append(update)
        response.accepted.view.CopyFrom(codec.encode_view(begun(step.head), seat))
        return response


def is_hosts(seat: store_pb2.SetupSeat) -> bool:
    """Does the host get its token? Not of an open seat, nor of one that an AI plays."""
    return not seat.open and not seat.HasField("ai")


def begun(head: Head) -> State:
    """The position of a match. Raises NotYet while seats are open, or if it was voided before it began."""
    if head.state is None:
        check_not_ruled(head)
        left = sum(not seat.claimed for seat in head.setup.seats)
        raise NotYet(f"match {head.match_id} has not begun; {left} of its seats are open", "NOT_BEGUN")
    return head.state


def need_seat(caller: Caller) -> None:
    if caller.scope == "seat":
        return
    if caller.hash == b"":
        raise WhoAreYou("playing an action needs the token of a seat", "TOKEN_MISSING")
    raise NotYours(f"playing an action needs the token of a seat; this one has {caller.scope} scope")


def find_open(head: Head, wanted: int | None) -> int:
    """The seat to claim: the wanted one, or the first that is open."""
    if wanted is None:
        return next(i for i, seat in enumerate(head.setup.seats) if not seat.claimed)
    if wanted >= head.seats:
        raise Malformed("seat", f"there is no seat {wanted}; the last one is {head.seats - 1}")
    if head.setup.seats[wanted].claimed:
        raise AlreadyExists(f"seat {wanted} is taken", "SEAT_TAKEN", seat=wanted)
    return wanted
