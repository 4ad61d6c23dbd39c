"""One step of a match: judge, apply, let chance speak, play what is forced. Pure: no clock, no store."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator
from dataclasses import dataclass

from engine.core import chance
from engine.core.game import AnyGame, Note
from engine.core.ids import CHANCE, NOBODY, OK
from engine.core.state import Actions, Journal, Outcomes, State


@dataclass(frozen=True)
class Draw:
    """A chance event as it happened: enough to draw it again without knowing the game."""

    stream: int
    number: int  # throws of the die, or shuffles of the pile, before this one
    pile: bool
    odds: tuple[tuple[int, int, int], ...]  # (outcome, weight, copies at the last shuffle)


@dataclass(frozen=True)
class Entry:
    """One ply: an action of a seat, or an outcome of chance."""

    ply: int  # 1 for the first
    seat: int  # or CHANCE
    action: int  # or the outcome
    forced: bool  # the only legal action, played by the kernel
    draw: Draw | None  # of a chance entry
    notes: tuple[Note, ...]
    state_digest: bytes  # SHA-256 of `to_bytes` after this ply


@dataclass(frozen=True)
class Accepted:
    state: State
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Refused:
    """An answer, not an error. `codes[0]` is the citation; nothing was changed."""

    codes: tuple[int, ...]


def judge(state: State, seat: int, action: int) -> Refused | None:
    """None if this seat may do this now, otherwise every broken article that can be told."""
    if state.check(seat, action) == OK:
        return None
    broken = Actions()
    state.list_broken(seat, action, broken)
    return Refused(tuple(broken.to_list()))


def step(
    state: State, seat: int, action: int, seed: bytes | None, auto_forced: bool = True
) -> Accepted | Refused:
    """Judge an action and play it and all that follows from it; the position given stays as it is.

    Without a seed the step stops where chance must speak. `auto_forced` plays single legal actions.
    """
    refused = judge(state, seat, action)
    if refused is not None:
        return refused
    after = state.clone()
    entries = [play(after, seat, action)]
    entries.extend(settle(after, seed, auto_forced))
    return Accepted(after, tuple(entries))


def begin(state: State, seed: bytes | None, auto_forced: bool = True) -> Accepted:
    """Play what comes before the first decision; the position given stays as it is."""
    after = state.clone()
    return Accepted(after, tuple(settle(after, seed, auto_forced)))


def settle(state: State, seed: bytes | None, auto_forced: bool) -> Iterator[Entry]:
    """Let chance speak and play forced actions, until a seat has a choice or the game is over."""
    odds = Outcomes()
    actions = Actions()
    draws = None if seed is None else chance.Draws(seed)
    while (actor := state.to_act()) != NOBODY:
        if actor == CHANCE:
            if draws is None:
                return
            state.list_chance(odds)
            yield play_outcome(state, odds, draws.draw(odds))
            continue
        state.list_actions(actions)
        if actions.count != 1 or not auto_forced:
            return
        yield play(state, actor, actions.get(0), forced=True)


def play(state: State, seat: int, action: int, forced: bool = False) -> Entry:
    """Apply a legal action in place and say what it did."""
    notes = apply_noted(state, action)
    return Entry(state.ply, seat, action, forced, None, notes, digest_of(state))


def play_outcome(state: State, odds: Outcomes, outcome: int) -> Entry:
    """Apply an outcome in place; `odds` are those of the position before it."""
    draw = Draw(odds.stream, odds.number, odds.pile, tuple(odds.to_list()))
    notes = apply_noted(state, outcome)
    return Entry(state.ply, int(CHANCE), outcome, False, draw, notes, digest_of(state))


def apply_noted(state: State, action: int) -> tuple[Note, ...]:
    journal = Journal()
    state.journal = journal
    state.apply(action)
    state.journal = None
    return tuple(journal.to_list())


def digest_of(state: State) -> bytes:
    """SHA-256 of the canonical bytes of a position."""
    return hashlib.sha256(state.to_bytes()).digest()


def genesis(game: AnyGame, start: State, seats: int, commitment: bytes, mixed: bytes) -> bytes:
    """The digest that the first entry is chained to.

    Covers the game and its rules version, the number of seats, the commitment, the SHA-256 of the
    nonces (`mixed`) and the starting position, which holds the options.
    """
    names = f"arbiter\0{game.id}\0{game.rules_version}\0".encode()
    return hashlib.sha256(names + bytes([seats]) + commitment + mixed + digest_of(start)).digest()


def chain(previous: bytes, entry: Entry, elapsed_ms: int) -> bytes:
    """The digest of an entry: SHA-256 over the one before and everything that the entry says."""
    packed = struct.pack(
        "<IiI?I", entry.ply, entry.seat, entry.action, entry.forced, min(elapsed_ms, 0xFFFFFFFF)
    )
    return hashlib.sha256(previous + packed + draw_bytes(entry.draw) + entry.state_digest).digest()


def draw_bytes(draw: Draw | None) -> bytes:
    """The canonical bytes of a chance event; empty for an action."""
    if draw is None:
        return b""
    head = struct.pack("<II?I", draw.stream, draw.number, draw.pile, len(draw.odds))
    return head + b"".join(struct.pack("<III", *odds) for odds in draw.odds)
