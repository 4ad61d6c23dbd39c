"""What is agreed before a match, by the words of the command line: the game, the seats, the options."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from google.protobuf import json_format
from google.protobuf.any_pb2 import Any as AnyMessage

from engine.core.faults import Malformed
from engine.core.game import AnyGame, Games, Preset
from services.cli.problems import Problem, as_sentence, did_you_mean
from services.common.codecs import Codec


def find_game(games: Games, name: str) -> AnyGame:
    """The game of this id, however it is written. Raises Problem."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    if wanted in games:
        return games[wanted]
    by_title = {game.title.lower(): game for game in games.values()}
    if name.strip().lower() in by_title:
        return by_title[name.strip().lower()]
    raise Problem(
        f"There is no game called {name!r}.", f"{did_you_mean(wanted, games)} `arbiter games` lists all."
    )


def check_seats(game: AnyGame, seats: int | None, others: bool = False) -> int:
    """As many as asked for, or the fewest that the game allows. Raises Problem.

    `others`: somebody else must have a seat too.
    """
    if seats is None:
        return min(number for number in game.seats if number > 1 or not others)
    if seats == 1 and others and 1 in game.seats:
        raise Problem(
            "--seats 1 leaves no seat for anybody else.", "Leave --level and --other out, or seat 2."
        )
    if seats not in game.seats:
        raise Problem(
            f"{game.title} cannot be played by {seats}.", f"Give --seats {' or '.join(map(str, game.seats))}."
        )
    return seats


def build_options(codec: Codec, seats: int, preset: str | None, given: Sequence[str]) -> AnyMessage:
    """Options of a preset (the recommended first game unless one is named) with `name=value` on top."""
    chosen = find_preset(codec.game, preset)
    message = codec.wire.options_to_message(chosen.options)
    for word in given:
        set_option(codec.game, message, word)
    try:
        options = codec.game.check_options(codec.wire.options_from_message(message), seats)
    except Malformed as fault:
        raise Problem(f"The options do not fit: {as_sentence(str(fault))}", advice_for(codec.game)) from None
    return codec.encode_options(options)


def find_preset(game: AnyGame, name: str | None) -> Preset[Any]:
    if name is None:
        return game.presets[0]
    by_id = {preset.id: preset for preset in game.presets}
    if name not in by_id:
        raise Problem(f"{game.title} has no preset {name!r}.", did_you_mean(name, by_id))
    return by_id[name]


def set_option(game: AnyGame, message: Any, word: str) -> None:
    """Put one `name=value` into an Options message. Raises Problem."""
    name, equals, value = word.partition("=")
    fields = message.DESCRIPTOR.fields_by_name
    if not equals:
        raise Problem(f"{word!r} is no option.", "Write --option name=value.")
    if name not in fields:
        raise Problem(
            f"{game.title} has no option {name!r}.", f"{did_you_mean(name, fields)} {advice_for(game)}"
        )
    setting = next((s for s in game.settings if s.id == name), None)
    known = setting.values if setting is not None else ()
    try:
        message.ClearField(name)
        json_format.ParseDict({name: read_value(fields[name], value, known)}, message)
    except json_format.ParseError:
        advice = did_you_mean(value, known) if known else f"It is a {type_name(fields[name])}."
        raise Problem(f"{value!r} is no value of {name}.", advice) from None


def read_value(field: Any, text: str, known: Sequence[str]) -> Any:
    """A word as protobuf JSON wants it. Enum values may be written without their prefix, in any case."""
    if field.enum_type is not None and not field.is_repeated:
        return find_enum(field.enum_type, text, known)
    if field.type == field.TYPE_BOOL:
        return {"on": True, "yes": True, "true": True, "1": True,
                "off": False, "no": False, "false": False, "0": False}.get(text.lower(), text)  # fmt: skip
    if field.is_repeated and not text.startswith("["):
        text = f"[{text}]"
    try:
        return json.loads(text)
    except ValueError:
        return text


def find_enum(enum: Any, text: str, known: Sequence[str]) -> str:
    """The value's full name, from all or the last words of it."""
    wanted = text.upper().replace("-", "_")
    prefix = enum.values_by_number[0].name.removesuffix("UNSPECIFIED")
    names = [value.name for value in enum.values]
    fits = [name for name in names if name in (wanted, prefix + wanted)]
    fits = fits or [name for name in names if name.endswith(f"_{wanted}")]
    return fits[0] if len(fits) == 1 else text


def type_name(field: Any) -> str:
    if field.is_repeated:
        return "list, such as 1,2,3"
    return {field.TYPE_BOOL: "switch: on or off", field.TYPE_STRING: "text"}.get(field.type, "whole number")


def advice_for(game: AnyGame) -> str:
    return f"`arbiter games {game.id}` lists its options."
