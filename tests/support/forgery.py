"""Records that somebody tampered with, from clumsy to as good as a forger without the seed can be."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from arbiter.match.v1 import match_pb2

from ai.referee import made
from engine.core import chance, kernel
from engine.core.faults import Malformed
from engine.core.ids import CHANCE, NOBODY, OK
from engine.core.kernel import Accepted, Entry
from engine.core.state import Actions, Outcomes, State
from services.benchmarks.records import begun, first_options, random_record, random_setup, to_record
from services.common.codecs import Codec
from services.common.head import RUNNING, Head
from services.common.rulings import read_ruling
from services.match import play
from services.referee.reading import read_header, read_row
from support.audit import move_of

Choose = Callable[[Outcomes, int], int]  # (odds, the outcome that the seed gives) -> the one that is told


@dataclass(frozen=True)
class Tampered:
    """A record with one thing wrong: at this entry (from 1), of this kind."""

    record: match_pb2.Record
    entry: int
    kind: str


def clean(codec: Codec, seats: int, number: int) -> match_pb2.Record:
    return random_record(codec, first_options(codec.game, seats), seats, number)


def copied(record: match_pb2.Record) -> match_pb2.Record:
    copy = match_pb2.Record()
    copy.CopyFrom(record)
    return copy


def resign(record: match_pb2.Record) -> match_pb2.Record:
    """The same with a chain of digests that fits what it says, as a forger would make it."""
    digest = bytes.fromhex(record.header.genesis)
    for at, entry in enumerate(record.entries, 1):
        if entry.WhichOneof("entry") in ("action", "draw"):
            row = read_row(None, False, at, entry)
            said = Entry(
                row.ply, row.seat, row.code or 0, row.forced, row.draw, (), bytes.fromhex(entry.state_digest)
            )
            digest = kernel.chain(digest, said, row.elapsed_ms or 0)
            entry.digest = digest.hex()
        elif entry.HasField("ruling"):
            digest = made.chain(digest, read_ruling(entry.ruling), entry.elapsed.ToMilliseconds())
            entry.digest = digest.hex()
    return record


def rows_of(record: match_pb2.Record, kind: str) -> list[int]:
    """The entries of this kind, from 1."""
    return [i for i, e in enumerate(record.entries, 1) if e.WhichOneof("entry") == kind]


def middle(found: list[int]) -> int:
    return found[len(found) // 2]


def state_before(codec: Codec, record: match_pb2.Record, at: int) -> State:
    """The position before the entry at this place, from 1."""
    start = read_header(codec, record.header).start
    assert start is not None
    state = start.clone()
    for entry in record.entries[: at - 1]:
        if entry.WhichOneof("entry") in ("action", "draw"):
            state.apply(move_of(entry).action)
    return state


# -- single entries ---------------------------------------------------------------------------------------


def with_illegal_action(codec: Codec, record: match_pb2.Record) -> Tampered:
    """An action of the right seat in the middle becomes one that the rules forbid there."""
    changed = copied(record)
    acted = rows_of(record, "action")
    codes = sorted({record.entries[i - 1].action.code for i in acted})
    codes += [code for code in range(codes[-1] + 1, codes[-1] + 4) if is_action(codec, code)]
    for at in acted[len(acted) // 2 :]:
        entry = changed.entries[at - 1].action
        state = state_before(codec, record, at)
        for code in codes:
            if state.check(entry.seat, code) != OK:
                entry.code = code
                entry.action.CopyFrom(codec.encode_action(code))
                return Tampered(changed, at, "illegal_action")
    raise AssertionError("every action is legal everywhere")


def is_action(codec: Codec, code: int) -> bool:
    """Is there a message for this number?"""
    try:
        return codec.decode_action(codec.encode_action(code)) == code
    except (ValueError, IndexError, KeyError, Malformed):
        return False


def with_other_outcome(record: match_pb2.Record, codec: Codec, pile: bool) -> Tampered | None:
    """A die (or a card) in the middle shows something else that it could have shown; None without one."""
    changed = copied(record)
    found = [
        i
        for i in rows_of(record, "draw")
        if record.entries[i - 1].draw.pile == pile and len(record.entries[i - 1].draw.odds) > 1
    ]
    if not found:
        return None
    draw = changed.entries[middle(found) - 1].draw
    draw.code = next(o.outcome for o in draw.odds if o.outcome != draw.code)
    draw.outcome.CopyFrom(codec.encode_outcome(draw.stream, draw.code))
    return Tampered(changed, middle(found), "false_chance")


def truncated(record: match_pb2.Record) -> Tampered:
    changed = copied(record)
    del changed.entries[-3:]
    return Tampered(changed, len(changed.entries) + 1, "truncated")


def without(record: match_pb2.Record, at: int) -> Tampered:
    changed = copied(record)
    del changed.entries[at - 1]
    return Tampered(changed, at, "missing")


def doubled(record: match_pb2.Record, at: int) -> Tampered:
    changed = copied(record)
    changed.entries.insert(at, changed.entries[at - 1])
    return Tampered(changed, at + 1, "duplicated")


def exchanged(record: match_pb2.Record, at: int, to: int) -> Tampered:
    changed = copied(record)
    entries = list(changed.entries)
    entries[at - 1], entries[to - 1] = entries[to - 1], entries[at - 1]
    del changed.entries[:]
    changed.entries.extend(entries)
    return Tampered(changed, at, "reordered")


def with_other_winner(record: match_pb2.Record) -> Tampered:
    changed = copied(record)
    changed.result.seats[0].place += 1
    return Tampered(changed, len(record.entries) + 1, "wrong_result")


def with_other_points(record: match_pb2.Record) -> Tampered:
    changed = copied(record)
    changed.result.seats[-1].points += 5
    return Tampered(changed, len(record.entries) + 1, "wrong_score")


# -- whole games ------------------------------------------------------------------------------------------


def forged_game(codec: Codec, seats: int, number: int, choose: Choose) -> match_pb2.Record:
    """A game played by the rules to its end, with every digest right, but with draws that `choose` made."""
    setup = random_setup(codec, first_options(codec.game, seats), seats, number * 2)
    state = codec.game.new(codec.read_options(setup.options), seats)
    head = Head("forged", 0, RUNNING, codec.game.id, setup.create_ms, setup, state, b"", b"")
    begin = play.begin(codec, head, [])
    head = replace(head, version=1, chain=play.genesis_of(codec, setup))
    entries = begin.entries[:1]  # that the match began
    rng, dealer = random.Random(number), chance.Draws(play.seed_of(setup))
    while (actor := int(begun(head).to_act())) != NOBODY:
        state = begun(head).clone()
        entry, pause = one_ply(state, actor, dealer, choose, rng, setup.auto_forced)
        step = play.advance(codec, head, Accepted(state, (entry,)), head.update_ms + pause)
        head, entries = step.head, [*entries, *step.entries]
    return to_record(codec, head, entries)


def one_ply(
    state: State, actor: int, dealer: chance.Draws, choose: Choose, rng: random.Random, auto_forced: bool
) -> tuple[Entry, int]:
    """Play one ply in place; the entry and the milliseconds that it took."""
    if actor == CHANCE:
        odds = Outcomes()
        state.list_chance(odds)
        return kernel.play_outcome(state, odds, choose(odds, dealer.draw(odds))), 0
    actions = Actions()
    state.list_actions(actions)
    if actions.count == 1 and auto_forced:
        return kernel.play(state, actor, actions.get(0), True), 0
    return kernel.play(state, actor, rng.choice(actions.to_list())), 1000


class Cheat:
    """Tells another outcome once, at the draw of this number among those of this sort."""

    def __init__(self, pile: bool, turn: int) -> None:
        self.pile = pile
        self.turn = turn
        self.seen = 0

    def __call__(self, odds: Outcomes, true: int) -> int:
        if odds.pile != self.pile or odds.count < 2:
            return true
        self.seen += 1
        if self.seen != self.turn:
            return true
        return next(outcome for outcome, _, _ in odds.to_list() if outcome != true)


def cheated_at(record: match_pb2.Record, pile: bool, turn: int) -> int:
    """The entry (from 1) of the draw that the cheat told wrongly."""
    found = [
        i
        for i in rows_of(record, "draw")
        if record.entries[i - 1].draw.pile == pile and len(record.entries[i - 1].draw.odds) > 1
    ]
    return found[turn - 1]


def no_cheat(odds: Outcomes, true: int) -> Any:
    return true
