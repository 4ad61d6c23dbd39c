"""Schemas: what every game's package must have, and what clients may rely on."""

import importlib
import subprocess
import sys
from pathlib import Path

import pytest
from google.protobuf.descriptor import FieldDescriptor
from support.cases import each_game
from support.claims.wire import PARTS

ROOT = Path(__file__).resolve().parents[2]
HOMES = [ROOT / "proto/gen/python", *sorted((ROOT / "examples").glob("*/gen"))]
WIDE = {
    FieldDescriptor.TYPE_INT64,
    FieldDescriptor.TYPE_UINT64,
    FieldDescriptor.TYPE_SINT64,
    FieldDescriptor.TYPE_FIXED64,
    FieldDescriptor.TYPE_SFIXED64,
}

STORED = "arbiter.store.v1"  # what the services keep in Redis; no client reads it


def generated_files():
    """The descriptor of every schema file, by the module that protoc generated for it."""
    found = {}
    for home in HOMES:
        for path in sorted(home.rglob("*_pb2.py")):
            name = ".".join(path.relative_to(home).with_suffix("").parts)
            found[name] = importlib.import_module(name).DESCRIPTOR
    return found


FILES = generated_files()
each_file = pytest.mark.parametrize("file", FILES.values(), ids=list(FILES))


def messages_in(holder):
    """Every message of a file or message, at any depth."""
    inner = getattr(holder, "message_types_by_name", None) or getattr(holder, "nested_types_by_name", {})
    for message in inner.values():
        yield message
        yield from messages_in(message)


def reached_from(message, seen=None):
    """Every message that can be inside this one, itself included."""
    seen = {} if seen is None else seen
    if message.full_name not in seen:
        seen[message.full_name] = message
        for field in message.fields:
            if field.message_type is not None:
                reached_from(field.message_type, seen)
    return seen


def wire_of(game):
    return importlib.import_module(game.wire)


@each_game
def test_a_game_has_all_its_messages_in_its_own_package(game):
    for part in PARTS:
        message = getattr(wire_of(game), part).DESCRIPTOR
        assert message.full_name == f"arbiter.games.{game.id}.v1.{part}"
        assert message.file.name.startswith(f"arbiter/games/{game.id}/v1/")


@each_game
@pytest.mark.parametrize("part", ["View", "Event", "Action", "Options", "Components"])
def test_nothing_that_a_client_reads_reaches_a_message_of_the_state(game, part):
    for message in reached_from(getattr(wire_of(game), part).DESCRIPTOR).values():
        assert not message.file.name.endswith("state.proto"), message.full_name


@each_game
def test_the_state_is_declared_in_a_file_of_its_own(game):
    assert wire_of(game).State.DESCRIPTOR.file.name.endswith("/state.proto")


@each_game
def test_a_game_does_not_reach_into_the_package_of_another(game):
    for part in PARTS:
        for message in reached_from(getattr(wire_of(game), part).DESCRIPTOR).values():
            assert message.file.package in (f"arbiter.games.{game.id}.v1", "google.protobuf")


@each_game
def test_actions_and_events_are_one_of_a_closed_set(game):
    for part in ("Action", "Event"):
        message = getattr(wire_of(game), part).DESCRIPTOR
        assert [oneof.name for oneof in message.oneofs] == [part.lower()]
        assert all(field.containing_oneof is not None for field in message.fields), message.full_name


@each_file
def test_the_package_is_the_folder(file):
    assert file.name.rsplit("/", 1)[0] == file.package.replace(".", "/")
    assert file.package.startswith("arbiter.")


@each_file
def test_the_zero_of_every_enum_is_unspecified(file):
    enums = [*file.enum_types_by_name.values(), *(e for m in messages_in(file) for e in m.enum_types)]
    for enum in enums:
        assert enum.values_by_number[0].name.endswith("_UNSPECIFIED"), enum.full_name


@each_file
def test_only_a_state_holds_numbers_that_json_writes_as_text(file):
    if file.name.endswith("/state.proto") or file.package == STORED:
        return
    for message in messages_in(file):
        for field in message.fields:
            assert field.type not in WIDE, f"{message.full_name}.{field.name} is a string in JSON"


@pytest.mark.parametrize("home", [ROOT / "proto", *sorted((ROOT / "examples").glob("*/proto"))], ids=str)
def test_buf_finds_nothing_to_complain_about(home):
    buf = Path(sys.executable).with_name("buf")
    run = subprocess.run([buf, "lint"], cwd=home, capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stdout + run.stderr
