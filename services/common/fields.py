"""Checks of request fields that need no match. They raise Malformed with the field's path."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence

from arbiter.match.v1 import match_service_pb2

from engine.core.faults import Malformed
from engine.core.game import AnyGame

MAX_NAME = 40
MAX_REQUEST_ID = 64
MAX_MATCH_ID = 64


def check_request_id(request_id: str) -> None:
    if not 1 <= len(request_id) <= MAX_REQUEST_ID or not request_id.isprintable():
        raise Malformed("request_id", f"it must have 1 to {MAX_REQUEST_ID} printable characters")


def check_match_id(match_id: str) -> None:
    if not match_id:
        raise Malformed("match_id", "it is empty")
    if len(match_id) > MAX_MATCH_ID or not match_id.isascii() or not match_id.isalnum():
        raise Malformed("match_id", "it is not an id that CreateMatch gave")


def check_name(name: str, field: str) -> None:
    if len(name) > MAX_NAME or (name and not name.isprintable()):
        raise Malformed(field, f"it must have at most {MAX_NAME} printable characters")


def check_seats(game: AnyGame, seats: Sequence[match_service_pb2.NewSeat]) -> int:
    """How many seats there are, if the game can be played by that many."""
    if len(seats) not in game.seats:
        allowed = ", ".join(str(n) for n in game.seats)
        raise Malformed("seats", f"{game.title} is for {allowed} seats, not for {len(seats)}")
    for i, seat in enumerate(seats):
        check_name(seat.name, f"seats[{i}].name")
    return len(seats)


def write_page_token(match_id: str, create_ms: int) -> str:
    return base64.urlsafe_b64encode(f"{create_ms}:{match_id}".encode()).decode()


def read_page_token(token: str) -> tuple[str, int] | None:
    """(id, create_ms) of the last match of the page before; None for the first page."""
    if not token:
        return None
    try:
        create_ms, _, match_id = base64.urlsafe_b64decode(token.encode()).decode().partition(":")
        return match_id, int(create_ms)
    except (binascii.Error, ValueError):
        raise Malformed("page_token", "it is not one that ListMatches gave") from None
