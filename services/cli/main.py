"""The command `arbiter`: a table of contents. Each command's module is loaded when it is called."""

from __future__ import annotations

import importlib
from typing import Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

# name: (module with a Typer called `app`, line of the help)
COMMANDS = {
    "play": ("services.cli.play", "Play at this terminal."),
    "watch": ("services.cli.watch", "Follow a match live."),
    "record": ("services.cli.record", "Fetch the record of a match."),
    "games": ("services.cli.games", "List the games and their options."),
    "rules": ("services.cli.rules", "Read the articles of a game."),
    "ask": ("services.cli.ask", "Ask about the rules in your own words."),
    "serve": ("services.cli.serve", "Serve all services over gRPC."),
    "arena": ("services.cli.arena", "Let bots play against each other, and measure them."),
    "judge-ai": ("services.cli.judge_ai", "Compute the AI actions of a record again."),
    "ai-worker": ("services.cli.ai_worker", "Play AI seats for a server."),
    "bench": ("services.cli.bench", "Measure the engine, the store or the server."),
    "judge": ("services.cli.judge", "Rule on an action: legal, or which article forbids it."),
    "audit": ("services.cli.audit", "Audit a record: rules, draws, order, digests, result."),
    "adjudicate": ("services.cli.adjudicate", "End a match that is not played on, by a rule of its event."),
    "verify": ("services.cli.verify", "Check the dice of a record without trusting anyone."),
    "mcp": ("services.cli.mcp", "Offer rules and referee to a language model."),
    "token": ("services.cli.token", "Mint a token for this server."),
    "doctor": ("services.cli.doctor", "Say what is wrong with a set-up."),
}


class Contents(TyperGroup):
    """Knows the names of the commands without loading them."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        module, line = COMMANDS[cmd_name]
        command = get_command(importlib.import_module(module).app)
        command.name = cmd_name
        command.short_help = line
        return command


app = typer.Typer(
    cls=Contents, no_args_is_help=True, add_completion=False, pretty_exceptions_show_locals=False
)


@app.callback()
def main() -> None:
    """Arbiter: rules, matches, opponents and tournaments for board games."""
