"""What surrounds every RPC: request id, caller, deadline, limits, log context, faults.

Wrapped around the handlers once, when they are registered, rather than as interceptors, which grpcio
would call and build anew for every RPC.
"""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import aclosing
from typing import Any

import grpc
from google.rpc import code_pb2

from services.common.auth import Caller, Door
from services.common.deadline import Deadline
from services.common.faults import as_trouble, to_abort, to_status
from services.common.limit import Limit
from services.common.log import CALL, CallId, get_log

REQUEST_ID = "x-request-id"
AUTHORIZATION = "authorization"
QUIET = (code_pb2.ABORTED, code_pb2.NOT_FOUND, code_pb2.INVALID_ARGUMENT)

Unary = Callable[[Any, Caller], Awaitable[Any]]
Stream = Callable[[Any, Caller], AsyncGenerator[Any, None]]


class Porter:
    """Stands before every handler: lets callers in, and turns faults into statuses."""

    def __init__(self, door: Door, limit: Limit, deadline_s: float) -> None:
        self.door = door
        self.limit = limit
        self.deadline = Deadline(deadline_s)
        self.log = get_log()

    def enter(self, context: Any) -> Caller:
        """Who calls; from here on the log knows the request id, which is the client's if it sent one."""
        authorization = None
        call = CallId()
        for name, value in context.invocation_metadata() or ():
            if name == AUTHORIZATION:
                authorization = value
            elif name == REQUEST_ID:
                call.adopt(value)
        left = context.time_remaining()
        if left is not None:
            call.until = time.monotonic() + left
        CALL.set(call)
        caller = self.door.caller_of(authorization)
        self.limit.count(caller, context)
        return caller

    def unary(self, name: str, handler: Unary) -> Callable[[Any, Any], Awaitable[Any]]:
        async def call(request: Any, context: Any) -> Any:
            try:
                caller = self.enter(context)
                if CALL.get().until is None:
                    return await self.deadline.run(handler, request, caller)
                return await handler(request, caller)
            except Exception as fault:
                await self.abort(context, name, fault)

        return call

    def stream(self, name: str, handler: Stream) -> Callable[[Any, Any], AsyncIterator[Any]]:
        async def call(request: Any, context: Any) -> AsyncIterator[Any]:
            try:
                caller = self.enter(context)
                async with aclosing(handler(request, caller)) as messages:
                    async for message in messages:
                        yield message
            except Exception as fault:
                await self.abort(context, name, fault)

        return call

    async def abort(self, context: Any, name: str, fault: Exception) -> None:
        if isinstance(fault, grpc.aio.AbortError):
            raise fault
        status = to_status(fault, CALL.get().text)
        fields = {"rpc": name, "code": code_pb2.Code.Name(status.code)}
        if as_trouble(fault) is None:
            self.log.error("rpc_failed", exc_info=fault, **fields)
        elif status.code in QUIET:
            self.log.debug("rpc_refused", message=status.message, **fields)
        else:
            cause = type(fault).__name__  # of the store's faults: an outage, a full memory, a replica
            self.log.warning("rpc_refused", message=status.message, cause=cause, **fields)
        code, details, metadata = to_abort(status)
        await context.abort(code, details, metadata)


class Guarded:
    """Takes the place of a server while a servicer is registered, and puts the porter before its methods.

    A servicer's methods take the request (or an iterator of them) and the caller.
    """

    def __init__(self, server: Any, porter: Porter) -> None:
        self.server = server
        self.porter = porter

    def add_generic_rpc_handlers(self, handlers: Any) -> None:
        """The generated code calls it; its other registration is all that is used."""

    def add_registered_method_handlers(self, service: str, handlers: dict[str, Any]) -> None:
        guarded = {name: self.guard(f"{service}/{name}", h) for name, h in handlers.items()}
        self.server.add_generic_rpc_handlers((grpc.method_handlers_generic_handler(service, guarded),))
        self.server.add_registered_method_handlers(service, guarded)

    def guard(self, name: str, handler: Any) -> Any:
        if handler.response_streaming:
            method = handler.stream_stream or handler.unary_stream
            kind = "stream_stream" if handler.request_streaming else "unary_stream"
            return handler._replace(**{kind: self.porter.stream(name, method)})
        kind = "stream_unary" if handler.request_streaming else "unary_unary"
        return handler._replace(**{kind: self.porter.unary(name, getattr(handler, kind))})
