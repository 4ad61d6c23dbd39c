"""Copies a frozen dataclass into a message of the same shape, and back.

It knows no protobuf: a message is anything with attributes of the same names, `add` on repeated
messages and `extend` on repeated scalars. A game's `wire.py` maps its View, Events, Options and
Components with it; field names are the contract, and a test compares them with the schema.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")

SCALAR, SCALARS, MESSAGE, MESSAGES = range(4)


def read_plan(cls: Any) -> tuple[tuple[str, int, Any, bool], ...]:
    """(field, kind, element type, optional) of each field of a dataclass."""
    hints = get_type_hints(cls)
    return tuple((f.name, *classify(hints[f.name])) for f in fields(cls))


plan: Callable[[Any], tuple[tuple[str, int, Any, bool], ...]] = cache(read_plan)


def classify(hint: Any) -> tuple[int, Any, bool]:
    optional = get_origin(hint) in (Union, types.UnionType)
    if optional:
        (hint,) = (a for a in get_args(hint) if a is not type(None))
    if get_origin(hint) is tuple:
        element = get_args(hint)[0]
        return (MESSAGES if is_dataclass(element) else SCALARS), element, optional
    return (MESSAGE if is_dataclass(hint) else SCALAR), hint, optional


def fill(message: Any, value: Any) -> Any:
    """Copy a dataclass into a message; a field that is None stays unset. Returns the message."""
    for name, kind, _, optional in plan(type(value)):
        item = getattr(value, name)
        if item is None or (not item and not optional):
            continue  # what a message says anyway by leaving the field out
        if kind == SCALAR:
            setattr(message, name, item)
        elif kind == SCALARS:
            getattr(message, name).extend(item)
        elif kind == MESSAGE:
            inner = getattr(message, name)
            inner.SetInParent()
            fill(inner, item)
        else:
            repeated = getattr(message, name)
            for element in item:
                fill(repeated.add(), element)
    return message


def fill_oneof(message: Any, value: Any) -> Any:
    """Copy a dataclass into the field of a oneof that bears its class's name in snake_case."""
    inner = getattr(message, snake(type(value).__name__))
    inner.SetInParent()
    fill(inner, value)
    return message


def read(cls: type[T], message: Any) -> T:
    """A dataclass of this type from a message of the same shape."""
    values: dict[str, Any] = {}
    for name, kind, element, optional in plan(cls):
        if optional and not message.HasField(name):
            values[name] = None
        elif kind == SCALAR:
            values[name] = getattr(message, name)
        elif kind == SCALARS:
            values[name] = tuple(getattr(message, name))
        elif kind == MESSAGE:
            values[name] = read(element, getattr(message, name))
        else:
            values[name] = tuple(read(element, item) for item in getattr(message, name))
    return cls(**values)


def read_oneof(classes: tuple[type[Any], ...], message: Any, oneof: str) -> Any:
    """The dataclass of the field that is set in a oneof, or None if none is."""
    name = message.WhichOneof(oneof)
    if name is None:
        return None
    cls = next(c for c in classes if snake(c.__name__) == name)
    return read(cls, getattr(message, name))


@cache
def snake(name: str) -> str:
    """`ChoseFirst` → `chose_first`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
