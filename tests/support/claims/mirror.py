"""Dataclasses and messages of one shape: the same fields, repeated and optional in the same places."""

from __future__ import annotations

import sys
from typing import Any

from google.protobuf.descriptor import Descriptor, FieldDescriptor

from engine.core.mirror import MESSAGE, MESSAGES, SCALARS, plan, snake


def matches(cls: type[Any], message: Descriptor) -> None:
    """Compares at every depth."""
    fields = {field.name: field for field in message.fields}
    shape = plan(cls)
    assert {name for name, *_ in shape} == set(fields), f"{cls.__name__} and {message.full_name} differ"
    for name, kind, element, optional in shape:
        field = fields[name]
        where = f"{message.full_name}.{name}"
        assert field.is_repeated == (kind in (SCALARS, MESSAGES)), f"{where}: repeated or not?"
        is_message = field.type == FieldDescriptor.TYPE_MESSAGE
        assert is_message == (kind in (MESSAGE, MESSAGES)), f"{where}: a message or not?"
        if is_message:
            matches(element, field.message_type)
        elif kind != SCALARS:
            assert field.has_presence == optional, f"{where}: optional or not?"
            the_scalar_fits(element, field, where)


def the_scalar_fits(element: Any, field: FieldDescriptor, where: str) -> None:
    wanted = {
        bool: (FieldDescriptor.TYPE_BOOL,),
        str: (FieldDescriptor.TYPE_STRING,),
        bytes: (FieldDescriptor.TYPE_BYTES,),
        float: (FieldDescriptor.TYPE_DOUBLE, FieldDescriptor.TYPE_FLOAT),
    }
    if element in wanted:
        assert field.type in wanted[element], f"{where}: another type"
    else:
        assert issubclass(element, int), f"{where}: {element} has no scalar"
        not_numbers = {kind for kinds in wanted.values() for kind in kinds}
        assert field.type not in not_numbers, f"{where}: another type"


def event_classes(event: Descriptor, seen: set[type[Any]]) -> dict[str, type[Any]]:
    """The dataclass of each field of the oneof, looked up in the modules of events that were seen."""
    found: dict[str, type[Any]] = {}
    for module in {cls.__module__ for cls in seen}:
        for name, value in vars(sys.modules[module]).items():
            if isinstance(value, type) and value.__module__ == module and value.__name__ == name:
                found[snake(name)] = value
    names = {field.name for field in event.fields}
    missing = names - set(found)
    assert not missing, f"no dataclass for the events {', '.join(sorted(missing))}"
    assert {snake(cls.__name__) for cls in seen} <= names, "an event has no message"
    return {name: found[name] for name in names}
