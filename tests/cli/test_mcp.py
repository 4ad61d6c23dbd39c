"""The tools for language models, called by the protocol's own client."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time

import pytest
from support.matches import new_match, play_on
from support.terminal import free_port

mcp = pytest.importorskip("mcp")
from mcp.client.stdio import StdioServerParameters  # noqa: E402

from services.cli.client import Client  # noqa: E402
from services.common.codecs import Codecs  # noqa: E402
from services.mcp.server import build  # noqa: E402

COMMAND = (sys.executable, "-m", "services", "mcp")
VERBS = {
    "list_games", "get_rulebook", "get_article", "ask_rules", "new_position", "list_legal_actions",
    "validate_action", "apply_action", "judge_action", "audit_record", "adjudicate_match",
    "get_match", "get_view", "get_record",
}  # fmt: skip


@pytest.fixture
def tools(server, games):
    """The tools in this process, over the session's server."""
    return build(server, Codecs(games), "0")


async def call(client, name, /, **arguments):
    """The answer of a tool as JSON; its error as text."""
    answer = await client.call_tool(name, arguments)
    text = answer.content[0].text
    return text if answer.is_error else json.loads(text)


async def test_every_verb_is_a_tool_that_says_what_it_does(tools):
    async with mcp.Client(tools) as client:
        found = (await client.list_tools()).tools
        assert {tool.name for tool in found} == VERBS
        assert all(tool.description and tool.input_schema["type"] == "object" for tool in found)
        assert [t.name for t in found if t.annotations.destructive_hint] == ["adjudicate_match"]
        assert {t.name for t in found if not t.annotations.read_only_hint} == {"adjudicate_match"}


async def test_a_question_gets_articles_and_one_outside_the_rules_gets_none(tools):
    async with mcp.Client(tools) as client:
        answer = await call(client, "ask_rules", game="connect_four", question="When have I won?")
        assert answer["covered"]
        number = answer["answers"][0]["article"]["article"]
        article = await call(client, "get_article", game="connect_four", article=number, language="hu")
        assert article["article"]["gist"]
        outside = await call(client, "ask_rules", game="connect_four", question="How much does the box cost?")
        assert not outside.get("covered")
        assert not outside.get("answers")


async def test_a_game_is_tried_out_on_paper(tools):
    async with mcp.Client(tools) as client:
        made = await call(client, "new_position", game="connect_four", seats=2)
        position = made["position"]
        seat = made.get("to_act", [0])[0]
        listed = await call(client, "list_legal_actions", position=position)
        action = listed["actions"][0]["action"]
        assert "legal" in (await call(client, "validate_action", position=position, action=action))["verdict"]
        after = await call(client, "apply_action", position=position, seat=seat, action=action)
        assert after["applied"]["position"] != position
        ruling = await call(client, "judge_action", position=position, action={"drop": {"column": 9}})
        assert isinstance(ruling, str) or ruling["verdict"]["refused"]["article"]


async def test_a_match_is_looked_at_and_its_record_audited(tools, server, games):
    match_id = play_on(new_match(server, games["connect_four"]), 50).match_id
    async with mcp.Client(tools) as client:
        assert (await call(client, "get_match", match_id=match_id))["game"] == "connect_four"
        assert (await call(client, "get_view", match_id=match_id))["view"]
        audit = await call(client, "audit_record", match_id=match_id)
        assert audit["findings"] == []
        record = await call(client, "get_record", match_id=match_id)
        record["header"]["commitment"] = "00" * 32
        assert (await call(client, "audit_record", record=record))["findings"]


async def test_a_match_that_was_left_is_ruled_on_by_who_may(server, games):
    seating = new_match(server, games["connect_four"])
    match_id = play_on(seating, 3).match_id
    player = build(server.holding(seating.tokens[0]), Codecs(games), "0")
    async with mcp.Client(player) as client:
        refused = await call(client, "adjudicate_match", match_id=match_id, rule="void")
        assert isinstance(refused, str), "a seat is no referee"
    async with mcp.Client(build(server, Codecs(games), "0")) as client:
        assert "no rule" in await call(client, "adjudicate_match", match_id=match_id, rule="mercy")
        assert "whole numbers" in await call(
            client, "adjudicate_match", match_id=match_id, rule="forfeit", absent=[-1]
        )
        assert (await call(client, "get_match", match_id=match_id)).get("rulings", []) == []
        answer = await call(
            client, "adjudicate_match", match_id=match_id, rule="forfeit", name="Art. 7.2", absent=[1]
        )
        assert [a.get("seat", 0) for a in answer["ruling"]["awards"] if a.get("share")] == [0]
        audit = await call(client, "audit_record", match_id=match_id)
        assert audit["findings"] == []


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        ("get_article", {"game": "chess", "article": "1"}, "chess"),
        ("get_match", {"match_id": "m" * 26}, "no match"),
        ("validate_action", {"action": {}}, "match_id or position"),
        ("list_legal_actions", {}, "match_id or position"),
        ("audit_record", {}, "match_id or record"),
        ("audit_record", {"record": {"nonsense": 1}}, "cannot be read"),
        ("new_position", {"game": "connect_four", "seats": 2, "seed": "zz"}, "hexadecimal"),
        ("list_legal_actions", {"position": {"state": {"@type": "x/y"}}}, "which game"),
    ],
)
async def test_trouble_is_told_in_a_sentence(tools, name, arguments, words):
    async with mcp.Client(tools) as client:
        said = await call(client, name, **arguments)
        assert isinstance(said, str)
        assert words in said


async def test_over_stdin_and_stdout_with_a_server_of_its_own(tmp_path):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "ARBITER_SERVER": ""}
    started = StdioServerParameters(command=COMMAND[0], args=[*COMMAND[1:]], env=environment, cwd=tmp_path)
    async with mcp.Client(started) as client:
        answer = await call(client, "list_games")
        assert "connect_four" in {game["game"] for game in answer["games"]}


async def test_over_http(address, tmp_path):
    port = free_port()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [*COMMAND, "--http", "--port", str(port), "--server", str(address)]
    process = subprocess.Popen(command, env=environment, cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    try:
        deadline = time.monotonic() + 60
        while True:
            try:
                async with mcp.Client(f"http://127.0.0.1:{port}/mcp") as client:
                    assert (await call(client, "get_article", game="kronia", article="KRO-1.1"))["article"]
                break
            except Exception:
                if process.poll() is not None or time.monotonic() > deadline:
                    raise
                time.sleep(0.2)
    finally:
        process.terminate()
        process.wait(30)


async def test_a_model_sees_what_its_token_may_see(server, games):
    """A seat's tools give the view of that seat; a spectator's are refused what only a seat may ask."""
    seating = new_match(server, games["kronia"])
    match = play_on(seating, 3)
    views = {}
    for name, token in (("seat", seating.tokens[0]), ("spectator", seating.spectator)):
        tools = build(server.holding(token), Codecs(games), "0")
        async with mcp.Client(tools) as client:
            views[name] = json.dumps((await call(client, "get_view", match_id=match.match_id))["view"])
    assert views["seat"] != views["spectator"]
    wrong = build(Client(server.channel, server.address, "nonsense"), Codecs(games), "0")
    async with mcp.Client(wrong) as client:
        assert "token" in (await call(client, "get_view", match_id=match.match_id)).lower()
