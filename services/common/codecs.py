"""Messages of the games: loads each game's `wire` module by name and decodes `Any` strictly."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from typing import Any, cast

from google.protobuf.any_pb2 import Any as AnyMessage
from google.protobuf.message import DecodeError, Message

from engine.core.faults import Corrupt, Malformed
from engine.core.game import AnyGame, Games
from engine.core.state import State
from engine.core.wire import Wire
from services.common.lru import Lru

TYPE_PREFIX = "type.googleapis.com/"
KEPT_ACTIONS = 8192  # decoded actions and encoded ones kept for each game
MAX_KEPT_BYTES = 256  # of a message that is kept decoded


class Codec:
    """One game's messages. `field` arguments are paths for the client, such as `action`."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.wire = cast(Wire, importlib.import_module(game.wire))
        self.action_url = type_url(self.wire.Action)
        self.state_url = type_url(self.wire.State)
        self.view_name = self.wire.View.DESCRIPTOR.full_name
        self.encode_state: Callable[[State], bytes] = getattr(
            self.wire, "state_to_bytes", self.state_by_message
        )
        self.read_state: Callable[[bytes], State] = getattr(
            self.wire, "state_from_bytes", self.state_of_message
        )
        self.decoded: Lru[bytes, int] = Lru(KEPT_ACTIONS)
        self.encoded: Lru[int, AnyMessage] = Lru(KEPT_ACTIONS)
        self.phrases: Lru[int, str] = Lru(KEPT_ACTIONS)

    def decode_action(self, message: AnyMessage, field: str = "action") -> int:
        """The engine's number of an action. Raises Malformed."""
        if message.type_url == self.action_url:
            known = self.decoded.get(message.value)
            if known is not None:
                return known
        action = int(self.wire.action_from_message(self.unpack(message, self.wire.Action, field)))
        if len(message.value) <= MAX_KEPT_BYTES:
            self.decoded.put(message.value, action)
        return action

    def encode_action(self, action: int) -> AnyMessage:
        """The action as a message; shared, so not to be changed."""
        known = self.encoded.get(action)
        if known is None:
            known = pack(self.wire.action_to_message(action))
            self.encoded.put(action, known)
        return known

    def describe(self, action: int) -> str:
        """The action as a phrase."""
        known = self.phrases.get(action)
        if known is None:
            known = self.game.describe(action)
            self.phrases.put(action, known)
        return known

    def decode_outcome(self, message: AnyMessage, field: str) -> tuple[int, int]:
        """(stream, outcome). Raises Malformed."""
        return self.wire.outcome_from_message(self.unpack(message, self.wire.Outcome, field))

    def encode_outcome(self, stream: int, outcome: int) -> AnyMessage:
        return pack(self.wire.outcome_to_message(stream, outcome))

    def decode_options(self, message: AnyMessage, seats: int, field: str = "options") -> Any:
        """Options with defaults filled in; those of the recommended first game if none are given."""
        if not message.type_url and not message.value:
            options = self.game.presets[0].options
        else:
            options = self.wire.options_from_message(self.unpack(message, self.wire.Options, field))
        return self.game.check_options(options, seats)

    def read_options(self, data: bytes) -> Any:
        """Options as the store keeps them. Raises Corrupt."""
        return self.wire.options_from_message(parse_stored(self.wire.Options, data))

    def encode_options(self, options: Any) -> AnyMessage:
        return pack(self.wire.options_to_message(options))

    def decode_position(self, message: AnyMessage, field: str) -> State:
        """A position that a client sent. Raises Malformed."""
        try:
            return cast(State, self.wire.state_from_message(self.unpack(message, self.wire.State, field)))
        except Corrupt as fault:
            raise Malformed(field, str(fault) or "it is not a position of this game") from None

    def state_by_message(self, state: State) -> bytes:
        """A position as the store keeps it."""
        return cast(bytes, self.wire.state_to_message(state).SerializeToString())

    def state_of_message(self, data: bytes) -> State:
        """The inverse. Raises Corrupt."""
        return cast(State, self.wire.state_from_message(parse_stored(self.wire.State, data)))

    def encode_position(self, state: State) -> AnyMessage:
        return AnyMessage(type_url=self.state_url, value=self.encode_state(state))

    def encode_view(self, state: State, viewer: int) -> AnyMessage:
        """What this viewer sees. Only a View and its Events have an encoder to clients."""
        return pack(self.wire.view_to_message(self.game.view(state, viewer)))

    def decode_view(self, message: AnyMessage, field: str) -> Any:
        """What somebody says that he sees; no position need look so. Raises Malformed."""
        seen = self.unpack(message, self.wire.View, field)
        try:
            return self.wire.view_from_message(seen)
        except (ValueError, LookupError, TypeError):
            raise Malformed(field, f"it is not what {self.game.title} shows anybody") from None

    def encode_event(self, event: Any) -> AnyMessage:
        return pack(self.wire.event_to_message(event))

    def unpack(self, message: AnyMessage, expected: type[Any], field: str) -> Any:
        """The message inside an Any, if it is exactly of the expected type. Raises Malformed."""
        wanted = expected.DESCRIPTOR.full_name
        if not message.type_url:
            raise Malformed(field, f"it is empty; send an {wanted}")
        if message.type_url.rpartition("/")[2] != wanted:
            raise Malformed(field, f"it holds {message.type_url[:100]}; {self.game.title} needs {wanted}")
        try:
            inner = expected.FromString(message.value)
        except DecodeError:
            raise Malformed(field, f"its bytes cannot be read as {wanted}") from None
        if has_unknown(inner):
            raise Malformed(field, f"it has fields that this server's {wanted} does not know")
        return inner


class Codecs:
    """The codecs of all games, and which game a type belongs to."""

    def __init__(self, games: Games) -> None:
        self.by_id: Mapping[str, Codec] = {game.id: Codec(game) for game in games.values()}
        self.by_state = {c.wire.State.DESCRIPTOR.full_name: c for c in self.by_id.values()}
        self.by_view = {c.view_name: c for c in self.by_id.values()}

    def of_game(self, game: str, field: str = "game") -> Codec:
        """Raises Malformed if this server has no such game."""
        codec = self.by_id.get(game)
        if codec is None:
            known = ", ".join(self.by_id) or "none"
            raise Malformed(field, f"there is no game {game[:40]!r} here; known: {known}")
        return codec

    def of_position(self, message: AnyMessage, field: str) -> Codec:
        """The game whose State it holds. Raises Malformed."""
        codec = self.by_state.get(message.type_url.rpartition("/")[2])
        if codec is None:
            raise Malformed(
                field, f"it holds {message.type_url[:100] or 'nothing'}, which is no game's State"
            )
        return codec

    def of_view(self, message: AnyMessage, field: str) -> Codec:
        """The game whose View it holds. Raises Malformed."""
        codec = self.by_view.get(message.type_url.rpartition("/")[2])
        if codec is None:
            raise Malformed(field, f"it holds {message.type_url[:100] or 'nothing'}, which is no game's View")
        return codec


def type_url(message: type[Any]) -> str:
    return TYPE_PREFIX + str(message.DESCRIPTOR.full_name)


def pack(message: Message) -> AnyMessage:
    return AnyMessage(type_url=TYPE_PREFIX + message.DESCRIPTOR.full_name, value=message.SerializeToString())


def parse_stored(expected: type[Any], data: bytes) -> Any:
    """Bytes of the store as a message. Raises Corrupt if they are cut short or hold unknown fields."""
    try:
        message = expected.FromString(data)
    except DecodeError:
        raise Corrupt("the bytes cannot be parsed") from None
    if has_unknown(message):
        raise Corrupt("the bytes hold unknown fields")
    return message


def has_unknown(message: Message) -> bool:
    """Are there fields, at any depth, that the schema does not know? They are gone afterwards."""
    size = message.ByteSize()
    message.DiscardUnknownFields()
    return message.ByteSize() != size
