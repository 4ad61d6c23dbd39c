"""The steps of a match as new heads: create, claim, begin, act. Pure but for the seed's origin; no store."""

from __future__ import annotations

from dataclasses import dataclass, replace

from arbiter.store.v1 import store_pb2

from ai.referee import made as rulings
from ai.referee.made import MAX_MS, Made
from engine.core import chance, kernel
from engine.core.ids import NOBODY
from engine.core.kernel import Accepted, Refused
from services.common.codecs import Codec
from services.common.head import OVER, RUNNING, Head
from services.common.rulings import to_ruling
from services.match.messages import to_log


@dataclass(frozen=True)
class Step:
    """The head after some log entries."""

    head: Head
    entries: list[store_pb2.LogEntry]


def nonces_of(setup: store_pb2.Setup) -> dict[int, bytes]:
    """What each seat added to the seed; empty ones count as none."""
    return {i: seat.nonce for i, seat in enumerate(setup.seats) if seat.nonce}


def seed_of(setup: store_pb2.Setup) -> bytes:
    return chance.match_seed(setup.server_seed, nonces_of(setup))


def genesis_of(codec: Codec, setup: store_pb2.Setup) -> bytes:
    """The digest that the first ply of this match is chained to."""
    start = codec.game.new(codec.read_options(setup.options), len(setup.seats))
    return kernel.genesis(
        codec.game, start, len(setup.seats), setup.commitment, chance.nonce_digest(nonces_of(setup))
    )


def begin(codec: Codec, head: Head, before: list[store_pb2.LogEntry]) -> Step:
    """Start a match whose seats are all claimed, after the log entries `before` of the same commit."""
    setup = head.setup
    start = codec.game.new(codec.read_options(setup.options), head.seats)
    accepted = kernel.begin(start, seed_of(setup), setup.auto_forced)
    actor = int(accepted.entries[0].seat if accepted.entries else accepted.state.to_act())
    started = store_pb2.LogEntry(
        started=store_pb2.LogStarted(), status=RUNNING, to_act=[actor] if actor >= 0 else []
    )
    entries = [*before, started]
    ready = replace(head, version=head.version + 1, status=RUNNING, chain=genesis_of(codec, setup))
    after = advance(codec, ready, accepted, head.update_ms)
    return Step(after.head, entries + after.entries)


def act(codec: Codec, head: Head, seat: int, action: int, now_ms: int) -> Step | Refused:
    """Judge an action and play it and all that follows."""
    if head.state is None:
        raise ValueError("a match that has not begun has no position")
    answer = kernel.step(head.state, seat, action, seed_of(head.setup), head.setup.auto_forced)
    if isinstance(answer, Refused):
        return answer
    return advance(codec, head, answer, now_ms)


def advance(codec: Codec, head: Head, accepted: Accepted, now_ms: int) -> Step:
    elapsed = max(0, now_ms - head.update_ms)
    digests: list[bytes] = []
    chain = head.chain
    for i, entry in enumerate(accepted.entries):
        chain = kernel.chain(chain, entry, elapsed if i == 0 else 0)
        digests.append(chain)
    actor = int(accepted.state.to_act())
    over = actor == NOBODY
    entries = to_log(accepted.entries, digests, [actor] if actor >= 0 else [], over, elapsed)
    after = replace(
        head,
        version=head.version + len(entries),
        status=OVER if over else RUNNING,
        update_ms=max(now_ms, head.update_ms),
        state=accepted.state,
        snapshot=codec.encode_state(accepted.state),
        chain=chain,
    )
    return Step(after, entries)


def rule(codec: Codec, head: Head, made: Made, now_ms: int) -> Step:
    """End a match by a ruling, or take the place of one that did; chained like a ply."""
    elapsed = min(max(0, now_ms - head.update_ms), MAX_MS)
    digest = rulings.chain(head.chain or genesis_of(codec, head.setup), made, elapsed)
    message = to_ruling(made)
    entry = store_pb2.LogEntry(
        ruling=store_pb2.LogRuling(ruling=message, digest=digest),
        ply_after=head.ply,
        status=OVER,
        elapsed_ms=elapsed,
    )
    setup = store_pb2.Setup()
    setup.CopyFrom(head.setup)
    setup.rulings.append(message)
    after = replace(
        head, version=head.version + 1, status=OVER, update_ms=head.update_ms + elapsed, setup=setup,
        chain=digest,
    )  # fmt: skip
    return Step(after, [entry])
