"""The log: one JSON object a line, with constant event names and no secret."""

from __future__ import annotations

import logging
import secrets
import sys
from collections.abc import MutableMapping
from contextvars import ContextVar
from typing import Any

import structlog

MAX_ID = 64  # characters of a request id that a client may choose


class CallId:
    """The id of one RPC, made up only when somebody wants to know it; and when its caller stops waiting."""

    __slots__ = ("given", "until")

    def __init__(self) -> None:
        self.given = ""
        self.until: float | None = None  # on the system's monotonic clock; None: the caller did not say

    def adopt(self, value: object) -> None:
        """Take the client's, if it is fit for a log."""
        if isinstance(value, str) and 0 < len(value) <= MAX_ID and value.isprintable():
            self.given = value

    @property
    def text(self) -> str:
        if not self.given:
            self.given = secrets.token_hex(8)
        return self.given


CALL: ContextVar[CallId] = ContextVar("call")


def add_request(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    call = CALL.get(None)
    if call is not None:
        event["request"] = call.text
    return event


def set_up_log(level: str, form: str) -> None:
    """Write the log to standard error, as JSON or as text; unless said otherwise, as text at a terminal."""
    finish: list[Any] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    if form == "text" or (not form and sys.stderr.isatty()):
        # Tracebacks without the values of variables: those are secrets.
        finish = [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    structlog.configure(
        processors=[
            add_request,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            *finish,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper())),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def get_log() -> Any:
    """The logger; its events are constant snake_case names, everything else goes into fields."""
    return structlog.get_logger()
