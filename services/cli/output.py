"""Where output goes: a console for people, lines for programs."""

from __future__ import annotations

import json
import sys
from typing import Any

from google.protobuf import json_format
from google.protobuf.message import Message
from rich.console import Console


def out() -> Console:
    """For people, on standard output; NO_COLOR and a pipe are respected."""
    return Console(highlight=False)


def err() -> Console:
    """For notes and progress, which must not mix with a result."""
    return Console(stderr=True, highlight=False)


def print_json(value: Any) -> None:
    """One JSON value on one line."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")
    sys.stdout.flush()


def to_dict(message: Message) -> dict[str, Any]:
    """Canonical protobuf JSON as a dictionary."""
    return json_format.MessageToDict(message)
