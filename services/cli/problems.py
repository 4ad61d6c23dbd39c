"""What can go wrong for a person at a terminal: one sentence, what to do about it, exit code 2."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import grpc
import typer
from google.rpc import error_details_pb2
from grpc_status import rpc_status
from rich.console import Console
from rich.text import Text

EXIT_PROBLEM = 2
EXIT_INTERRUPTED = 130
MAX_LISTED = 12  # of what there is, in a sentence

# What to do, by the reason in the server's ErrorInfo. The server's own sentence says what is wrong.
ADVICE = {
    "MATCH_NOT_FOUND": "Check the id; matches are forgotten when nobody touches them for long.",
    "TOKEN_EXPIRED": "Give the new one with --token or ARBITER_TOKEN.",
    "TOKEN_INVALID": "Check --token and ARBITER_TOKEN, and that --server is the server that made the token.",
    "TOKEN_MISSING": "Give it with --token or ARBITER_TOKEN; `arbiter token` mints one for a whole server.",
    "TOKEN_WITHDRAWN": "Ask the host of the match for a new one.",
    "OTHER_MATCH": "Check --token and ARBITER_TOKEN.",
    "NO_OPEN_SEAT": "Follow it with `arbiter watch`, or sit down with the token of a seat.",
    "BUDGET_BELOW_FLOOR": "Give more with --playouts, and more time with --timeout.",
    "RULED": "One appeal is possible: --appeal with four times the playouts.",
    "SEAT_TAKEN": "Leave --seat out to take the first open one.",
}


class Problem(Exception):
    """`what` is a sentence, `advice` says what to do; both are for the person who typed the command."""

    def __init__(self, what: str, advice: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.advice = advice


@contextmanager
def for_people() -> Iterator[None]:
    """Turns problems and trouble with a server into a sentence and an exit code; Ctrl-C ends quietly."""
    try:
        yield
    except Problem as problem:
        complain(problem)
        raise typer.Exit(EXIT_PROBLEM) from None
    except grpc.RpcError as error:
        complain(to_problem(error, ""))
        raise typer.Exit(EXIT_PROBLEM) from None
    except BrokenPipeError:
        sys.stderr.close()  # nobody reads on, so nobody wants to hear of it
        raise typer.Exit(0) from None
    except KeyboardInterrupt:
        raise typer.Exit(EXIT_INTERRUPTED) from None


def complain(problem: Problem) -> None:
    line = Text.assemble((problem.what, "bold red"))
    if problem.advice:
        line.append(f"\n{problem.advice}", "default")
    Console(stderr=True, highlight=False, soft_wrap=True).print(line)


def to_problem(error: grpc.RpcError, address: str) -> Problem:
    """What a status of a server means to a person."""
    code, said = error.code(), str(error.details() or "")
    reason = reason_of(error)
    if code == grpc.StatusCode.UNAVAILABLE and not reason:
        return Problem(
            f"No server answers at {address or 'that address'}.",
            "Start one with `arbiter serve`, or name another with --server host:port.",
        )
    if code == grpc.StatusCode.UNIMPLEMENTED:
        return Problem(
            f"What answers at {address or 'that address'} is no Arbiter, or an older one.",
            "Check --server.",
        )
    if code == grpc.StatusCode.DEADLINE_EXCEEDED:
        return Problem(
            "The server took too long to answer.", "Try again; `arbiter doctor` looks for a cause."
        )
    return Problem(as_sentence(said or code.name), ADVICE.get(reason, ""))


def reason_of(error: Any) -> str:
    """The reason in the status's ErrorInfo; "" if there is none, as when no server was reached."""
    try:
        status = rpc_status.from_call(error)
    except ValueError:
        return ""
    info = error_details_pb2.ErrorInfo()
    for detail in status.details if status is not None else ():
        if detail.Unpack(info):
            return str(info.reason)
    return ""


def as_sentence(text: str) -> str:
    if ":" not in text.split(" ")[0]:  # the path of a field keeps its spelling
        text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."


def did_you_mean(wrong: str, known: Iterable[str]) -> str:
    """`Did you mean x?`, or what there is if that is not too much."""
    known = list(known)
    near = difflib.get_close_matches(wrong, known, n=1, cutoff=0.5)
    if near:
        return f"Did you mean {near[0]}?"
    return f"There is {listed(known)}." if 0 < len(known) <= MAX_LISTED else ""


def listed(words: Iterable[object]) -> str:
    """`a, b and c`."""
    texts = [str(word) for word in words]
    return " and ".join([", ".join(texts[:-1]), texts[-1]] if len(texts) > 1 else texts)
