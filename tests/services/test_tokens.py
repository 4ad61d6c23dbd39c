"""Who may do what: a token opens one match for one seat, and no call is an oracle for another hand."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import grpc
import jwt
import pytest
from arbiter.games.coin_duel.v1 import coin_duel_pb2 as coin
from arbiter.match.v1 import match_pb2, match_service_pb2, rules_service_pb2
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from support.in_process import served
from support.redis_server import RedisServer
from support.table import Table, bearer, fails, reason, stake, tokens_of

from services.common.auth import Keyring, new_token_id
from services.server import Running

KEY = "k" * 32
RING = Keyring("HS256", KEY)
DENIED = grpc.StatusCode.PERMISSION_DENIED
UNKNOWN = grpc.StatusCode.UNAUTHENTICATED


def host_token(scope: str = "host", seconds: int = 60) -> str:
    return RING.mint("", scope, new_token_id(), int(time.time()) + seconds)


def creation(**fields: Any) -> match_service_pb2.CreateMatchRequest:
    wanted = {"request_id": new_token_id(), "game": "coin_duel", "seats": [match_service_pb2.NewSeat()] * 2}
    return match_service_pb2.CreateMatchRequest(**{**wanted, **fields})


async def strict_match(table: Table, **fields: Any) -> Any:
    return await table.matches.CreateMatch(creation(**fields), metadata=bearer(host_token()))


Ask = Callable[[Table, str, str | None], Any]
EVERY_LOOK: dict[str, Ask] = {
    "match": lambda t, m, k: t.match(m, k),
    "view": lambda t, m, k: t.view(m, k),
    "record": lambda t, m, k: t.record(m, k),
    "watch": lambda t, m, k: t.watch(m, k).read(),
}
EVERY_MOVE: dict[str, Ask] = {
    "submit": lambda t, m, k: t.submit(m, k, stake(1)),
    "validate": lambda t, m, k: t.validate(m, k, stake(1)),
    "legal": lambda t, m, k: t.legal(m, k),
    "batch": lambda t, m, k: t.rules.BatchValidateActions(
        rules_service_pb2.BatchValidateActionsRequest(
            subject=match_pb2.Subject(match=match_pb2.MatchRef(match_id=m)), actions=[stake(1)]
        ),
        metadata=bearer(k),
    ),
}
EVERY = {**EVERY_LOOK, **EVERY_MOVE}


def each(asks: dict[str, Ask]) -> Any:
    return pytest.mark.parametrize("ask", asks.values(), ids=list(asks))


@each(EVERY)
async def test_without_a_token_a_strict_server_tells_nothing(strict: tuple[Table, Running], ask: Ask) -> None:
    created = await strict_match(strict[0])
    assert (await fails(ask(strict[0], created.match.match_id, None))).code() == UNKNOWN


@each(EVERY)
@pytest.mark.parametrize("kind", ["another key", "another algorithm", "expired", "no token", "no scope"])
async def test_a_token_that_is_no_good_is_refused_on_an_open_server_too(
    table: Table, redis: Any, ask: Ask, kind: str
) -> None:
    created = await table.create()
    key = redis.get("arbiter:token-key").decode()
    claims = {"iss": "arbiter", "match": created.match.match_id, "scope": "seat:0", "jti": "x"}
    soon = int(time.time()) + 60
    forged = {
        "another key": jwt.encode({**claims, "exp": soon}, "z" * 32, "HS256"),
        "another algorithm": jwt.encode({**claims, "exp": soon}, "z" * 64, "HS512"),
        "expired": jwt.encode({**claims, "exp": soon - 120}, key, "HS256"),
        "no token": "not.a.token",
        "no scope": jwt.encode({**claims, "exp": soon, "scope": "king"}, key, "HS256"),
    }[kind]
    error = await fails(ask(table, created.match.match_id, forged))
    assert error.code() == UNKNOWN
    assert reason(error) == ("TOKEN_EXPIRED" if kind == "expired" else "TOKEN_INVALID")
    assert forged not in str(error)


@each(EVERY)
async def test_a_token_of_another_match_is_denied(table: Table, ask: Ask) -> None:
    created, other = await table.create(), await table.create()
    for token in (*tokens_of(other), other.host_token, other.spectator_token):
        error = await fails(ask(table, created.match.match_id, token))
        assert error.code() == DENIED


@each(EVERY_MOVE)
async def test_a_spectator_has_no_seat_to_act_or_ask_for(table: Table, ask: Ask) -> None:
    created = await table.create()
    error = await fails(ask(table, created.match.match_id, created.spectator_token))
    assert error.code() == DENIED


@each(EVERY)
async def test_a_signed_token_that_the_match_does_not_list_is_withdrawn(
    table: Table, redis: Any, ask: Ask
) -> None:
    created = await table.create()
    ring = Keyring("HS256", redis.get("arbiter:token-key").decode())
    stray = ring.mint(created.match.match_id, "seat:0", new_token_id(), int(time.time()) + 60)
    error = await fails(ask(table, created.match.match_id, stray))
    assert error.code() == UNKNOWN
    assert reason(error) == "TOKEN_WITHDRAWN"


async def test_a_token_that_expires_while_the_server_remembers_it_stops_working(
    table: Table, redis: Any
) -> None:
    ring = Keyring("HS256", redis.get("arbiter:token-key").decode())
    token = ring.mint("", "host", new_token_id(), int(time.time()) + 2)
    request = match_service_pb2.ListMatchesRequest()
    await table.matches.ListMatches(request, metadata=bearer(token))
    while True:
        try:
            await table.matches.ListMatches(request, metadata=bearer(token))
        except grpc.aio.AioRpcError as error:
            assert reason(error) == "TOKEN_EXPIRED"  # noqa: PT017 - the loop ends here only
            break


async def test_a_seat_may_not_ask_for_another_seat(table: Table) -> None:
    created = await table.create()
    match_id, tokens = created.match.match_id, tokens_of(created)
    error = await fails(table.validate(match_id, tokens[0], stake(1), seat=1))
    assert error.code() == DENIED
    assert reason(error) == "OTHER_SEAT"
    subject = match_pb2.Subject(match=match_pb2.MatchRef(match_id=match_id))
    request = rules_service_pb2.ListLegalActionsRequest(subject=subject, seat=1)
    error = await fails(table.rules.ListLegalActions(request, metadata=bearer(tokens[0])))
    assert error.code() == DENIED


async def test_a_seat_that_is_not_to_act_is_offered_nothing(table: Table) -> None:
    created = await table.create()
    assert not (await table.legal(created.match.match_id, tokens_of(created)[1])).actions


async def test_a_host_asks_for_any_seat_and_for_the_one_to_act_unless_he_names_one(table: Table) -> None:
    created = await table.create()
    offered = await table.legal(created.match.match_id, created.host_token)
    assert offered.seat == 0
    assert len(offered.actions) == 3
    verdict = await table.validate(created.match.match_id, created.host_token, stake(1), seat=1)
    assert verdict.verdict.refused.article == "CD-2"


async def test_a_host_cannot_play_for_a_seat(table: Table) -> None:
    created = await table.create()
    error = await fails(table.submit(created.match.match_id, created.host_token, stake(1)))
    assert error.code() == DENIED
    assert (await fails(table.submit(created.match.match_id, None, stake(1)))).code() == UNKNOWN


@pytest.mark.parametrize("token", ["seat", "spectator"])
async def test_positions_need_host_scope(table: Table, token: str) -> None:
    created = await table.create()
    mine = bearer(tokens_of(created)[0] if token == "seat" else created.spectator_token)
    new = rules_service_pb2.NewPositionRequest(game="coin_duel", seats=2)
    assert (await fails(table.rules.NewPosition(new, metadata=mine))).code() == DENIED
    position = (await table.rules.NewPosition(new)).position
    apply = rules_service_pb2.ApplyActionRequest(position=position)
    assert (await fails(table.rules.ApplyAction(apply, metadata=mine))).code() == DENIED
    subject = match_pb2.Subject(position=position)
    ask = rules_service_pb2.ValidateActionRequest(subject=subject, action=stake(1))
    assert (await fails(table.rules.ValidateAction(ask, metadata=mine))).code() == DENIED


async def test_one_match_s_host_neither_creates_nor_lists_matches(strict: tuple[Table, Running]) -> None:
    table, _ = strict
    created = await strict_match(table)
    mine = bearer(created.host_token)
    assert (await fails(table.matches.CreateMatch(creation(), metadata=mine))).code() == DENIED
    listing = match_service_pb2.ListMatchesRequest()
    assert (await fails(table.matches.ListMatches(listing, metadata=mine))).code() == DENIED
    assert (await table.match(created.match.match_id, created.host_token)).match_id


@pytest.mark.parametrize("scope", ["host", "organiser", "admin"])
async def test_a_server_s_token_creates_and_lists(strict: tuple[Table, Running], scope: str) -> None:
    table, _ = strict
    mine = bearer(host_token(scope))
    created = await table.matches.CreateMatch(creation(), metadata=mine)
    listed = await table.matches.ListMatches(match_service_pb2.ListMatchesRequest(), metadata=mine)
    assert created.match in list(listed.matches)


async def test_whoever_knows_a_match_may_claim_its_open_seat(strict: tuple[Table, Running]) -> None:
    table, _ = strict
    created = await strict_match(table, seats=[match_service_pb2.NewSeat(open=True)] * 2)
    claims = [await table.claim(created.match.match_id) for _ in range(2)]
    tokens = [claim.token.token for claim in claims]
    assert (await table.legal(created.match.match_id, tokens[0])).actions


async def test_rulebooks_need_no_token(strict: tuple[Table, Running]) -> None:
    games = await strict[0].rules.ListGames(rules_service_pb2.ListGamesRequest())
    assert [g.game for g in games.games] == ["coin_duel"]
    book = await strict[0].rules.GetRulebook(rules_service_pb2.GetRulebookRequest(game="coin_duel"))
    assert len(book.articles) == 4


async def test_a_seat_sees_its_own_hand_and_a_spectator_none(strict: tuple[Table, Running]) -> None:
    table, _ = strict
    created = await strict_match(table)
    hands = []
    for token in (*tokens_of(created), created.spectator_token, created.host_token):
        view = coin.View()
        assert (await table.view(created.match.match_id, token)).view.Unpack(view)
        hands.append(list(view.mine))
    assert [len(hand) for hand in hands] == [3, 3, 0, 0]
    assert not set(hands[0]) & set(hands[1])


async def test_tokens_signed_with_ed25519_work_across_servers(redis_server: RedisServer) -> None:
    pem = Ed25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    settings = {"token_alg": "EdDSA", "token_key": pem.decode()}
    async with (
        served(redis_server.url, **settings) as (first, _),
        served(redis_server.url, **settings) as (second, _),
    ):
        created = await first.create()
        await second.play_out(created.match.match_id, tokens_of(created))
        other_kind = await fails(second.match(created.match.match_id, host_token()))
        assert other_kind.code() == UNKNOWN


async def test_only_hashes_of_tokens_are_stored(table: Table, redis: Any) -> None:
    created = await table.create(is_open=True)
    claimed = await table.claim(created.match.match_id)
    tokens = [created.host_token, created.spectator_token, claimed.token.token]
    for key in redis.scan_iter(f"*{created.match.match_id}*"):
        dump = redis.dump(key)
        for token in tokens:
            assert token.encode() not in dump
            assert token.rpartition(".")[2].encode() not in dump


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="32 characters"):
        Keyring("HS256", "short")
    with pytest.raises(ValueError, match="Ed25519"):
        Keyring("EdDSA", KEY)
