"""Byte searches: nothing that a viewer may not know is in anything that he is sent, or in the log."""

from __future__ import annotations

import re
from typing import Any

import pytest
from arbiter.games.coin_duel.v1 import coin_duel_pb2 as coin
from arbiter.store.v1 import store_pb2
from support.table import Table, fails, stake, tokens_of


def setup_of(redis: Any, match_id: str) -> store_pb2.Setup:
    return store_pb2.Setup.FromString(redis.hget(f"{{m:{match_id}}}:head", "setup"))


async def everything_sent(table: Table, match_id: str, token: str | None) -> list[bytes]:
    """All that one viewer can ask for, as bytes on the wire."""
    sent = [await table.match(match_id, token), await table.record(match_id, token)]
    sent.append(await table.view(match_id, token))
    version = sent[0].version
    call = table.watch(match_id, token)
    sent += [await call.read() for _ in range(version)]
    call.cancel()
    errors = [
        await fails(table.match("x" * 24, token)),
        await fails(table.view(match_id, token, version=999)),
    ]
    return [m.SerializeToString() for m in sent] + [repr(e).encode() for e in errors]


async def test_no_seed_digest_or_token_is_sent_while_the_match_runs(table: Table, redis: Any) -> None:
    created = await table.create(seats=3)
    match_id, tokens = created.match.match_id, tokens_of(created)
    await table.turn(match_id, tokens)
    setup = setup_of(redis, match_id)
    chain = redis.hget(f"{{m:{match_id}}}:head", "chain")
    log = [store_pb2.LogEntry.FromString(e[b"e"]) for _, e in redis.xrange(f"{{m:{match_id}}}:log")]
    secrets = [setup.server_seed, setup.server_seed.hex().encode(), chain, chain.hex().encode()]
    secrets += [e.ply.state_digest for e in log if e.ply.state_digest]
    secrets += [e.ply.state_digest.hex().encode() for e in log if e.ply.state_digest]
    secrets += [t.hash for t in setup.tokens]
    for viewer in (*tokens, None, created.spectator_token, created.host_token):
        for message in await everything_sent(table, match_id, viewer):
            for secret in secrets:
                assert secret not in message
            for token in tokens:
                assert token.encode() not in message


async def test_no_coin_of_another_seat_is_sent_while_the_match_runs(table: Table) -> None:
    created = await table.create(seats=2)
    match_id, tokens = created.match.match_id, tokens_of(created)
    await table.turn(match_id, tokens)
    hands = []
    for token in tokens:
        offered = await table.view(match_id, token)
        view = coin.View()
        offered.view.Unpack(view)
        hands.append({*view.mine, *([view.my_stake] if view.my_stake else [])})
    for seat, token in [(0, tokens[0]), (1, tokens[1]), (-1, None)]:
        theirs = set().union(*(hand for i, hand in enumerate(hands) if i != seat))
        record = await table.record(match_id, token)
        assert record.header.redacted
        for entry in record.entries:
            assert not entry.digest
            assert not entry.state_digest
            assert not entry.draw.odds
            assert not entry.draw.HasField("code")
            assert not entry.HasField("elapsed")
            assert entry.WhichOneof("entry") != "action" or entry.action.seat == seat or not entry.action.code
            for packed in entry.events:
                assert not coins_in(packed) & theirs


def coins_in(packed: Any) -> set[int]:
    event = coin.Event()
    assert packed.Unpack(event)
    inner = getattr(event, event.WhichOneof("event"))
    return {inner.coin} if "coin" in inner.DESCRIPTOR.fields_by_name and inner.HasField("coin") else set()


async def test_the_log_names_no_secret(table: Table, redis: Any, capsys: pytest.CaptureFixture[str]) -> None:
    created = await table.create()
    match_id, tokens = created.match.match_id, tokens_of(created)
    await table.submit(match_id, tokens[0], stake(99))
    await fails(table.submit(match_id, "bad." + tokens[0], stake(1)))
    await fails(table.validate(match_id, tokens[0], stake(1), seat=1))
    redis.hset(f"{{m:{match_id}}}:head", "snapshot", b"broken")
    await fails(table.match(match_id))
    written = "".join(capsys.readouterr())
    setup = setup_of(redis, match_id)
    assert match_id in written
    for secret in (*tokens, created.host_token, setup.server_seed.hex(), setup.tokens[0].hash.hex()):
        assert secret not in written
    assert not re.search(r"eyJ[A-Za-z0-9_-]{10,}", written)
