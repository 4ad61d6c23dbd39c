"""Do two records say the same? By meaning, not by bytes: what a mutation must not change to be none."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from arbiter.match.v1 import match_pb2
from google.protobuf import json_format

from ai.referee.rows import Row
from services.common.codecs import Codec
from services.referee.reading import levels_of, mark_of_header, read_result, read_row


def say_the_same(codec: Codec, one: match_pb2.Record, other: match_pb2.Record) -> bool:
    """Every number, name, digest, time, event and decision is equal, however its bytes are written."""
    return (
        mark_of_header(one.header) == mark_of_header(other.header)
        and len(one.entries) == len(other.entries)
        and read_result(one.result) == read_result(other.result)
        and all(
            meaning(codec, one, i) == meaning(codec, other, i)
            for i in range(len(one.entries))
            if one.entries[i] != other.entries[i]
        )
    )


def meaning(codec: Codec, record: match_pb2.Record, at: int) -> tuple[Row, str]:
    """All that an entry says; typed messages as JSON, which does not depend on how their bytes are."""
    entry = record.entries[at]
    row = read_row(codec, False, at + 1, entry, levels_of(record.header))
    return replace(row, mark=b"", size=0), json_of(entry)


def json_of(message: Any) -> str:
    try:
        return json_format.MessageToJson(message, sort_keys=True)
    except (TypeError, json_format.Error):  # it holds bytes that are no message
        return str(message)
