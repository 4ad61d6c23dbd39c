"""A client that has none of our code: buf with the server's reflection, as in docs/quickstart.md."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from support.in_process import served

from engine.core.registry import load_games

BUF = Path(sys.executable).with_name("buf")
ACTION = "type.googleapis.com/arbiter.games.kronia.v1.Action"
OPTIONS = "type.googleapis.com/arbiter.games.kronia.v1.Options"


async def call(target: str, method: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    url = f"http://{target}/arbiter.match.v1.{method}"
    header = ["-H", f"authorization: Bearer {token}"] if token else []
    arguments = [
        "curl",
        "--protocol",
        "grpc",
        "--http2-prior-knowledge",
        *header,
        "-d",
        json.dumps(body),
        url,
    ]
    process = await asyncio.create_subprocess_exec(
        str(BUF), *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, err = await process.communicate()
    assert process.returncode == 0, err.decode()
    return json.loads(out)


async def test_a_match_can_be_played_with_reflection_alone(redis_server):
    async with served(redis_server.url, games=load_games()) as (_, running):
        target = f"127.0.0.1:{running.port}"
        games = await call(target, "RulesService/ListGames", {})
        assert {"kronia", "connect_four"} <= {game["game"] for game in games["games"]}

        made = await call(target, "MatchService/CreateMatch", {
            "requestId": "foreign-client-1", "game": "kronia",
            "options": {"@type": OPTIONS, "firstPlayer": "FIRST_PLAYER_RULE_SEAT"},
            "seats": [{"name": "Anna"}, {"name": "Béla"}],
        })  # fmt: skip
        match_id, token = made["match"]["matchId"], made["seatTokens"][0]["token"]

        lay = {"@type": ACTION, "lay": {"temple": "TEMPLE_A", "card": 7}}
        asked = {"matchId": match_id, "requestId": "move-1", "language": "hu", "action": lay}
        refused = (await call(target, "MatchService/SubmitAction", asked, token))["refused"]
        assert refused["article"] == "KRO-12.1"
        assert {"name": "to_act", "text": "seat 0"} in refused["facts"]

        subject = {"subject": {"match": {"matchId": match_id}}}
        legal = (await call(target, "RulesService/ListLegalActions", subject, token))["actions"]
        asked = {"matchId": match_id, "requestId": "move-2", "action": legal[0]["action"]}
        accepted = (await call(target, "MatchService/SubmitAction", asked, token))["accepted"]
        assert accepted["version"] > made["match"]["version"]
        assert accepted["view"]["viewer"] == 0
