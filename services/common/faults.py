"""Everything that can go wrong with a call, and the one place where it becomes a gRPC status.

An illegal action is not here: it is an answer. Messages are for people, reasons for programs.
"""

from __future__ import annotations

from collections.abc import Mapping

import grpc
from google.protobuf.duration_pb2 import Duration
from google.rpc import code_pb2, error_details_pb2, status_pb2
from grpc_status import rpc_status
from redis.exceptions import RedisError

from engine.core.faults import Corrupt, Malformed

DOMAIN = "arbiter"
MAX_TEXT = 1000  # characters of a message; all details together stay far below the 8 KiB of metadata
MAX_VALUE = 100  # characters of one value in the metadata of an ErrorInfo


class Trouble(Exception):
    """Base of the faults below. `facts` go into the ErrorInfo; never a secret."""

    code: int = code_pb2.INTERNAL
    reason = "INTERNAL"
    retry_s = 0.0  # above 0: a RetryInfo with this delay

    def __init__(self, message: str, reason: str = "", **facts: object) -> None:
        super().__init__(message)
        self.reason = reason or type(self).reason
        self.facts = {key: str(value)[:MAX_VALUE] for key, value in facts.items()}


class Missing(Trouble):
    code = code_pb2.NOT_FOUND
    reason = "NOT_FOUND"


class Stale(Trouble):
    """The caller's version is not the present one; `version` among the facts is."""

    code = code_pb2.ABORTED
    reason = "STALE_VERSION"


class AlreadyExists(Trouble):
    code = code_pb2.ALREADY_EXISTS
    reason = "ALREADY_EXISTS"


class NotYet(Trouble):
    """The match is not in the state that the call needs."""

    code = code_pb2.FAILED_PRECONDITION
    reason = "FAILED_PRECONDITION"


class BeyondLog(Trouble):
    code = code_pb2.OUT_OF_RANGE
    reason = "OUT_OF_RANGE"


class WhoAreYou(Trouble):
    code = code_pb2.UNAUTHENTICATED
    reason = "UNAUTHENTICATED"


class NotYours(Trouble):
    code = code_pb2.PERMISSION_DENIED
    reason = "PERMISSION_DENIED"


class Damaged(Trouble):
    """What the store holds cannot be read; nothing of its content is in the message."""

    code = code_pb2.DATA_LOSS
    reason = "DATA_LOSS"


class TooMuch(Trouble):
    code = code_pb2.RESOURCE_EXHAUSTED
    reason = "RESOURCE_EXHAUSTED"

    def __init__(self, message: str, reason: str = "", retry_s: float = 0.0, **facts: object) -> None:
        super().__init__(message, reason, **facts)
        self.retry_s = retry_s


class TooLittle(Trouble):
    """The budget is below what the call needs; `floor` among the facts is that."""

    code = code_pb2.INVALID_ARGUMENT
    reason = "BUDGET_BELOW_FLOOR"


class TooSlow(Trouble):
    code = code_pb2.DEADLINE_EXCEEDED
    reason = "DEADLINE_EXCEEDED"


class Leaving(Trouble):
    """This server is stopping; another one, or the next, goes on."""

    code = code_pb2.UNAVAILABLE
    reason = "SERVER_STOPPING"
    retry_s = 1.0


class StoreGone(Trouble):
    code = code_pb2.UNAVAILABLE
    reason = "STORE_UNAVAILABLE"
    retry_s = 1.0


def as_trouble(fault: BaseException) -> Trouble | Malformed | None:
    """The fault as a caller is told of it; None for a bug, of which he learns nothing but the request id."""
    if isinstance(fault, (Trouble, Malformed)):
        return fault
    if isinstance(fault, Corrupt):
        return Malformed("position", "it is not a position of this game")
    if isinstance(fault, RedisError):
        return StoreGone("the store cannot be reached now; nothing was lost, try again in a second")
    return None


def to_status(fault: BaseException, request_id: str) -> status_pb2.Status:
    """The status with its details: ErrorInfo always, BadRequest and RetryInfo where they apply."""
    known = as_trouble(fault)
    if known is None:
        known = Trouble(f"something went wrong inside the server; its log has request {request_id}")
    if isinstance(known, Malformed):
        return build(
            code_pb2.INVALID_ARGUMENT, str(known), "MALFORMED", {"field": known.field}, request_id, known
        )
    return build(known.code, str(known), known.reason, known.facts, request_id, None, known.retry_s)


def build(
    code: int,
    message: str,
    reason: str,
    facts: Mapping[str, str],
    request_id: str,
    malformed: Malformed | None,
    retry_s: float = 0.0,
) -> status_pb2.Status:
    status = status_pb2.Status(code=code, message=message[:MAX_TEXT])
    metadata = {key: value[:MAX_VALUE] for key, value in facts.items()}
    info = error_details_pb2.ErrorInfo(
        reason=reason, domain=DOMAIN, metadata={**metadata, "request_id": request_id}
    )
    status.details.add().Pack(info)
    if malformed is not None:
        bad = error_details_pb2.BadRequest()
        bad.field_violations.add(
            field=malformed.field[:MAX_VALUE], description=malformed.problem[:MAX_TEXT], reason=reason
        )
        status.details.add().Pack(bad)
    if retry_s > 0:
        delay = Duration()
        delay.FromMilliseconds(int(retry_s * 1000))
        status.details.add().Pack(error_details_pb2.RetryInfo(retry_delay=delay))
    return status


def to_abort(status: status_pb2.Status) -> tuple[grpc.StatusCode, str, tuple[tuple[str, bytes], ...]]:
    """What `context.abort` needs of a status."""
    rich = rpc_status.to_status(status)
    return rich.code, rich.details, rich.trailing_metadata
