"""Records of random games, made by the same steps that the server takes, without a store."""

from __future__ import annotations

import hashlib

from arbiter.match.v1 import match_pb2
from arbiter.store.v1 import store_pb2

from engine.core import chance
from engine.core.game import AnyGame
from engine.core.kit import seeded
from engine.core.state import Actions, State
from services.common.codecs import Codec
from services.common.head import OVER, WAITING, Head
from services.common.results import to_result
from services.common.store import Stored
from services.match import play
from services.match.record import to_entry, to_header

NAMES = ("Anna", "Béla", "Csilla", "Dénes", "Emma")
BEGIN_MS = 1_790_000_000_000


def bytes_of(*what: object) -> bytes:
    return hashlib.sha256(" ".join(map(str, what)).encode()).digest()


def random_setup(codec: Codec, options: object, seats: int, number: int) -> store_pb2.Setup:
    """A match whose every second game leaves its seats to be claimed, with a nonce for every other seat."""
    seed = bytes_of(codec.game.id, seats, number)
    opened = number % 2 == 1
    setup = store_pb2.Setup(
        game=codec.game.id, rules_version=codec.game.rules_version, server_seed=seed,
        options=codec.wire.options_to_message(options).SerializeToString(),
        commitment=chance.commitment(seed), auto_forced=number % 4 != 3, create_ms=BEGIN_MS + number,
    )  # fmt: skip
    for seat in range(seats):
        nonce = bytes_of(number, seat)[: 8 + seat] if opened and seat % 2 == 0 else b""
        setup.seats.add(name=NAMES[seat], open=opened, claimed=True, nonce=nonce)
    return setup


def claims_of(setup: store_pb2.Setup) -> list[store_pb2.LogEntry]:
    return [
        store_pb2.LogEntry(
            claimed=store_pb2.LogClaimed(seat=i, name=s.name), status=WAITING, elapsed_ms=900 + i
        )
        for i, s in enumerate(setup.seats)
        if s.open
    ]


def random_record(codec: Codec, options: object, seats: int, number: int) -> match_pb2.Record:
    """The record of the random game with this number: the same one every time."""
    setup = random_setup(codec, options, seats, number)
    claims = claims_of(setup)
    now = setup.create_ms + sum(entry.elapsed_ms for entry in claims)
    match_id = bytes_of("match", codec.game.id, number).hex()[:24]
    head = Head(match_id, len(claims), WAITING, codec.game.id, now, setup, None, b"", b"")
    step = play.begin(codec, head, claims)
    head, entries = step.head, list(step.entries)
    rng = seeded(number)
    actions = Actions()
    while head.status != OVER:
        state = begun(head)
        state.list_actions(actions)
        now += 200 + int(rng.below(20_000))
        after = play.act(codec, head, int(state.to_act()), actions.get(rng.below(actions.count)), now)
        if not isinstance(after, play.Step):
            raise AssertionError("an offered action was refused")
        head = after.head
        entries += after.entries
    return to_record(codec, head, entries)


def to_record(codec: Codec, head: Head, entries: list[store_pb2.LogEntry]) -> match_pb2.Record:
    """The finished record, as GetRecord gives it."""
    record = match_pb2.Record(header=to_header(codec, head, True, True))
    record.entries.extend(
        to_entry(codec, Stored(version, entry), 0, True) for version, entry in enumerate(entries, 1)
    )
    result = codec.game.result(begun(head))
    if result is not None:
        record.result.CopyFrom(to_result(result))
    return record


def begun(head: Head) -> State:
    if head.state is None:
        raise AssertionError("the match has not begun")
    return head.state


def first_options(game: AnyGame, seats: int) -> object:
    """Options of the recommended first game."""
    options: object = game.check_options(game.presets[0].options, seats)
    return options
