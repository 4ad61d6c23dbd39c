"""Records with rulings, without a server: every field of a ruling that is changed is found at its entry."""

from __future__ import annotations

import pytest
from arbiter.match.v1 import match_pb2
from arbiter_connect_four.game import GAME
from google.protobuf import json_format
from google.protobuf.descriptor import FieldDescriptor
from support import forgery

from ai.referee.adjudicate import FLOOR, Rule, adjudicate, outlook
from ai.referee.findings import ERROR
from ai.referee.made import Made
from engine.core.kit import seeded
from engine.core.state import Actions
from services import verify
from services.ai.version import version_of
from services.benchmarks.records import begun, claims_of, first_options, random_setup
from services.common.codecs import Codecs
from services.common.head import WAITING, Head
from services.common.results import to_result
from services.common.store import Stored
from services.match import play
from services.match.messages import end_of
from services.match.record import to_entry, to_header
from services.referee.auditing import audit_record

CODECS = Codecs({GAME.id: GAME})
CODEC = CODECS.by_id[GAME.id]


@pytest.fixture(scope="module")
def honest() -> match_pb2.Record:
    """Left after ten actions, ruled on, and ruled on again on appeal."""
    head, entries = left(10)
    for number, playouts in ((1, FLOOR), (2, 4 * FLOOR)):
        found = outlook(GAME, begun(head), 2, playouts, number)
        ruling = adjudicate(Rule("search", f"Art. {number}"), 2, found)
        made = Made(ruling, number == 2, head.ply, head.version, GAME.rules_version, version_of(GAME), "en")
        step = play.rule(CODEC, head, made, head.update_ms + 60_000)
        head, entries = step.head, entries + step.entries
    record = match_pb2.Record(header=to_header(CODEC, head, True, True))
    record.entries.extend(to_entry(CODEC, Stored(i, entry), 0, True) for i, entry in enumerate(entries, 1))
    result = end_of(CODEC, head)
    assert result is not None
    record.result.CopyFrom(to_result(result))
    return record


def left(decisions: int) -> tuple[Head, list]:
    setup = random_setup(CODEC, first_options(GAME, 2), 2, 3)
    claims = claims_of(setup)
    now = setup.create_ms + sum(entry.elapsed_ms for entry in claims)
    step = play.begin(CODEC, Head("left", len(claims), WAITING, GAME.id, now, setup, None, b"", b""), claims)
    head, entries = step.head, list(step.entries)
    rng, actions = seeded(5), Actions()
    for _ in range(decisions):
        state = begun(head)
        state.list_actions(actions)
        now += 1000
        after = play.act(CODEC, head, int(state.to_act()), actions.get(rng.below(actions.count)), now)
        assert isinstance(after, play.Step)
        head, entries = after.head, entries + after.entries
    return head, entries


def findings(record: match_pb2.Record, ai_version: str = "") -> list:
    return list(audit_record(CODECS, record, ai_version).findings)


def test_the_honest_record_is_clean_in_every_way(honest):
    assert findings(honest, version_of(GAME)) == []
    assert verify.problems(json_format.MessageToDict(honest)) == []


def paths(message, prefix=()):
    """Every scalar that a message holds, repeated ones one by one."""
    for field in message.DESCRIPTOR.fields:
        value = getattr(message, field.name)
        for at in range(len(value)) if field.is_repeated else (None,):
            here = (*prefix, (field.name, at))
            if field.message_type is None:
                yield here
            elif at is not None:
                yield from paths(value[at], here)
            elif message.HasField(field.name):
                yield from paths(value, here)


def change(message, path):
    """Change one scalar to something near."""
    for name, at in path[:-1]:
        message = getattr(message, name) if at is None else getattr(message, name)[at]
    name, at = path[-1]
    values = getattr(message, name)
    old = values if at is None else values[at]
    kind = message.DESCRIPTOR.fields_by_name[name].type
    if kind == FieldDescriptor.TYPE_BOOL:
        new = not old
    elif kind == FieldDescriptor.TYPE_ENUM:
        new = old % 3 + 1
    elif kind == FieldDescriptor.TYPE_STRING:
        new = f"{old}."
    else:
        new = old + 1 if kind == FieldDescriptor.TYPE_UINT32 else old + 0.001
    if at is None:
        setattr(message, name, new)
    else:
        values[at] = new


@pytest.mark.parametrize("number", [-2, -1])
def test_every_field_of_a_ruling_that_is_changed_is_found_at_its_entry(honest, number):
    at = len(honest.entries) + number + 1
    seen = 0
    for path in paths(honest.entries[number].ruling):
        record = forgery.copied(honest)
        change(record.entries[number].ruling, path)
        found = findings(record)
        assert (found[0].entry, found[0].severity, found[0].first) == (at, ERROR, True), (path, found)
        assert found[0].kind in ("wrong_ruling", "broken_chain"), path
        assert verify.problems(json_format.MessageToDict(record)), path
        seen += 1
    assert seen > 25


def test_what_is_signed_anew_is_found_by_its_contradictions_or_by_playing_on_again(honest):
    """Left over is what nothing in a record can contradict: the name of the rule, and a note of being cut."""
    unfound = []
    for path in paths(honest.entries[-1].ruling):
        record = forgery.copied(honest)
        change(record.entries[-1].ruling, path)
        if not any(f.severity == ERROR for f in findings(forgery.resign(record), version_of(GAME))):
            unfound.append(path[-1][0])
    assert set(unfound) <= {"name", "partial", "ai_version"}
