"""Records: complete when the match is over, and then anyone can check the dice and the chain."""

from __future__ import annotations

from typing import Any

import pytest
from arbiter.match.v1 import match_pb2, match_service_pb2
from support.audit import check_record
from support.coin_duel.game import GAME as COIN_DUEL
from support.table import Table, stake, tokens_of

from engine.core import chance


async def claimed_match(table: Table, nonces: list[bytes]) -> tuple[str, list[str]]:
    created = await table.create(seats=len(nonces), is_open=True)
    tokens = []
    for seat, nonce in enumerate(nonces):
        claim = await table.claim(created.match.match_id, seat=seat, nonce=nonce)
        tokens.append(claim.token.token)
    return created.match.match_id, tokens


@pytest.mark.parametrize("nonces", [[b"", b""], [b"a" * 64, b""], [b"x", b"y", b"z"]])
async def test_a_finished_record_can_be_checked_by_anyone(table: Table, nonces: list[bytes]) -> None:
    match_id, tokens = await claimed_match(table, nonces)
    await table.play_out(match_id, tokens)
    record = await table.record(match_id)
    check_record(COIN_DUEL, record)
    assert [e.version for e in record.entries] == list(range(1, len(record.entries) + 1))
    assert record == await table.record(match_id, tokens[0]), "everybody gets the same"


async def test_a_nonce_changes_the_seed(table: Table) -> None:
    match_id, tokens = await claimed_match(table, [b"a", b"b"])
    await table.play_out(match_id, tokens)
    header = (await table.record(match_id)).header
    seed = bytes.fromhex(header.revealed_seed)
    nonces = {n.seat: bytes.fromhex(n.nonce) for n in header.nonces}
    assert nonces == {0: b"a", 1: b"b"}
    assert len({chance.match_seed(seed, n) for n in (nonces, {}, {0: b"a"}, {1: b"a", 0: b"b"})}) == 4


async def test_a_running_record_shows_the_viewer_s_own_actions_only(table: Table) -> None:
    created = await table.create()
    match_id, tokens = created.match.match_id, tokens_of(created)
    await table.turn(match_id, tokens)
    for viewer, token in ((0, tokens[0]), (1, tokens[1]), (-1, None)):
        record = await table.record(match_id, token)
        acted = [e.action for e in record.entries if e.WhichOneof("entry") == "action"]
        assert [a.HasField("action") for a in acted] == [viewer == 0]
        assert not record.HasField("result")
        assert not record.header.revealed_seed


async def test_asking_about_forced_moves_leaves_every_decision_to_its_seat(table: Table) -> None:
    created = await table.create(ask_forced=True)
    match_id, tokens = created.match.match_id, tokens_of(created)
    moves = 0
    while await table.turn(match_id, tokens) is not None:
        moves += 1
    assert moves == 6
    record = await table.record(match_id)
    assert not record.header.auto_forced
    assert not any(e.action.forced for e in record.entries)
    check_record(COIN_DUEL, record)


async def test_lists_are_paged_newest_first_and_filtered(table: Table, redis: Any) -> None:
    redis.delete("arbiter:matches")
    made = [(await table.create(is_open=i % 2 == 0)).match.match_id for i in range(7)]
    seen: list[str] = []
    token = ""
    while True:
        request = match_service_pb2.ListMatchesRequest(page_size=3, page_token=token)
        page = await table.matches.ListMatches(request)
        seen += [m.match_id for m in page.matches]
        token = page.next_page_token
        if not token:
            break
    assert seen == sorted(seen, key=lambda m: (redis.zscore("arbiter:matches", m), m), reverse=True)
    assert sorted(seen) == sorted(made)
    running = match_service_pb2.ListMatchesRequest(status=match_pb2.MATCH_STATUS_RUNNING)
    assert len((await table.matches.ListMatches(running)).matches) == 3
    other = match_service_pb2.ListMatchesRequest(game="chess")
    assert not (await table.matches.ListMatches(other)).matches


async def test_a_page_token_works_though_its_match_expired(table: Table, redis: Any) -> None:
    redis.delete("arbiter:matches")
    made = [(await table.create()).match.match_id for _ in range(4)]
    first = await table.matches.ListMatches(match_service_pb2.ListMatchesRequest(page_size=2))
    last = first.matches[-1].match_id
    redis.delete(f"{{m:{last}}}:head")
    redis.zrem("arbiter:matches", last)
    rest = await table.matches.ListMatches(
        match_service_pb2.ListMatchesRequest(page_size=50, page_token=first.next_page_token)
    )
    seen = {m.match_id for m in (*first.matches, *rest.matches)}
    assert seen == set(made)


async def test_expired_matches_leave_the_list(table: Table, redis: Any) -> None:
    gone = (await table.create()).match.match_id
    redis.delete(f"{{m:{gone}}}:head")
    listed = await table.matches.ListMatches(match_service_pb2.ListMatchesRequest(page_size=200))
    assert gone not in [m.match_id for m in listed.matches]
    assert redis.zscore("arbiter:matches", gone) is None


async def test_an_untouched_match_is_forgotten_and_a_move_keeps_it(table: Table, redis: Any) -> None:
    created = await table.create()
    match_id = created.match.match_id
    keys = [f"{{m:{match_id}}}:{part}" for part in ("head", "log")]
    month = 30 * 86400 * 1000
    assert all(month - 60_000 < redis.pttl(key) <= month for key in keys)
    for key in keys:
        redis.pexpire(key, 5000)
    await table.turn(match_id, tokens_of(created))
    assert all(redis.pttl(key) > 5000 for key in keys)
    assert redis.pttl(f"{{m:{match_id}}}:replies") > 86_000_000


async def test_a_refused_action_does_not_lengthen_a_match_s_life(table: Table, redis: Any) -> None:
    created = await table.create()
    key = f"{{m:{created.match.match_id}}}:head"
    redis.pexpire(key, 5000)

    await table.submit(created.match.match_id, tokens_of(created)[0], stake(99))
    assert 0 < redis.pttl(key) <= 5000
