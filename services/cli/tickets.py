"""The seats that this terminal holds, kept so that one can come back to a match without copying a token.

One file for each match under `$XDG_STATE_HOME/arbiter/matches`, readable by its owner alone.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path

from services.cli.files import write_whole

ME = "me"


@dataclass
class Ticket:
    """What it takes to sit down again."""

    match_id: str
    game: str
    server: str
    tokens: dict[int, str] = field(default_factory=dict, repr=False)  # by seat
    players: dict[int, str] = field(default_factory=dict)  # by seat: me, or the name of a bot
    spectator: str = field(default="", repr=False)


def folder() -> Path:
    home = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    return Path(home) / "arbiter" / "matches"


def keep(ticket: Ticket) -> None:
    """Raises OSError if there is no place to keep it."""
    folder().mkdir(mode=0o700, parents=True, exist_ok=True)
    write_whole(path_of(ticket.match_id), json.dumps(asdict(ticket)).encode(), mode=0o600)


def find(match_id: str, server: str) -> Ticket | None:
    """The ticket for a match of this server; None if there is none or it cannot be read."""
    try:
        raw = json.loads(path_of(match_id).read_bytes())
        ticket = Ticket(
            match_id=raw["match_id"],
            game=raw["game"],
            server=raw["server"],
            tokens={int(seat): str(token) for seat, token in raw["tokens"].items()},
            players={int(seat): str(player) for seat, player in raw["players"].items()},
            spectator=raw["spectator"],
        )
    except (OSError, ValueError, KeyError, AttributeError):
        return None
    return ticket if ticket.server == server and ticket.match_id == match_id else None


def drop(match_id: str) -> None:
    """The match is over; its tokens are of no use any more."""
    path_of(match_id).unlink(missing_ok=True)


def path_of(match_id: str) -> Path:
    safe = "".join(c for c in match_id if c.isascii() and c.isalnum())
    return folder() / f"{safe[:64] or 'none'}.json"
