"""An action taken apart as its message has it, for the distance between actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from google.protobuf.message import Message

from ai.referee.nearest import Parts, TakeApart
from services.common.codecs import Codec
from services.common.lru import Lru

KEPT = 8192


class PartsOf:
    """One per process; what was taken apart is kept, since many refusals look at the same offers."""

    def __init__(self) -> None:
        self.known: Lru[tuple[str, int], Parts] = Lru(KEPT)

    def of(self, codec: Codec) -> TakeApart:
        def take_apart(action: int) -> Parts:
            parts = self.known.get((codec.game.id, action))
            if parts is None:
                parts = to_parts(codec.wire.action_to_message(action))
                self.known.put((codec.game.id, action), parts)
            return parts

        return take_apart


def to_parts(message: Any) -> Parts:
    kind = message.WhichOneof("action") or ""
    return Parts(kind, dict(leaves(getattr(message, kind), "")) if kind else {})


def leaves(message: Message, path: str) -> Iterator[tuple[str, int | str]]:
    """Every value, set or not, by its path in words."""
    for field in message.DESCRIPTOR.fields:
        name = f"{path} {field.name.replace('_', ' ')}".strip()
        value = getattr(message, field.name)
        if field.is_repeated:
            yield name, ", ".join(str(scalar(field, item)) for item in value)
        elif field.message_type is not None:
            yield from leaves(value, name)
        else:
            yield name, scalar(field, value)


def scalar(field: Any, value: Any) -> int | str:
    """A number stays one; names, switches and messages become text, which is equal or not."""
    if field.enum_type is not None:
        return short_name(field.enum_type, value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    return str(value).strip()


def short_name(enum: Any, number: int) -> str:
    """`TEMPLE_A` of `Temple` as `a`; a number that the enum does not know as it is."""
    known = enum.values_by_number.get(number)
    if known is None:
        return str(number)
    prefix = enum.values_by_number[0].name.removesuffix("UNSPECIFIED")
    return str(known.name).removeprefix(prefix).lower().replace("_", " ")
