"""The tools behind the Model Context Protocol, with its own SDK (the extra `mcp`)."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import anyio.to_thread
import grpc
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import ToolAnnotations

from services.cli.client import Client, Stale
from services.cli.problems import Problem, to_problem
from services.common.codecs import Codecs
from services.mcp.tools import Tools

INSTRUCTIONS = (
    "Arbiter knows the rules of board games exactly. Never answer a rules question from memory: "
    "ask_rules gives the articles, judge_action and validate_action decide legality, and cite the "
    "article. If ask_rules says that nothing covers a question, say so."
)


def build(client: Client, codecs: Codecs, version: str) -> MCPServer[Any]:
    """A server whose tools speak to this client's server with its token."""
    server: MCPServer[Any] = MCPServer(
        "arbiter", title="Arbiter", instructions=INSTRUCTIONS, version=version, log_level="WARNING"
    )
    for tool in Tools(client, codecs).listed():
        server.add_tool(in_a_thread(tool), annotations=hints(tool.__name__), structured_output=False)
    return server


def hints(name: str) -> ToolAnnotations:
    """All tools only look, but for the ruling that ends a match."""
    ends = name == "adjudicate_match"
    return ToolAnnotations(
        read_only_hint=not ends, destructive_hint=ends, idempotent_hint=not ends, open_world_hint=False
    )


def in_a_thread(tool: Callable[..., Any]) -> Callable[..., Any]:
    """The calls wait for a server, so they must not hold up the protocol; trouble is told in a sentence."""

    @functools.wraps(tool)
    async def run(*args: Any, **named: Any) -> Any:
        try:
            return await anyio.to_thread.run_sync(functools.partial(tool, *args, **named))
        except Problem as problem:
            raise ToolError(f"{problem.what} {problem.advice}".strip()) from None
        except Stale:
            raise ToolError("The match has gone on meanwhile. Look at it again.") from None
        except grpc.RpcError as error:
            found = to_problem(error, str(tool.__name__))
            raise ToolError(f"{found.what} {found.advice}".strip()) from None

    return run
