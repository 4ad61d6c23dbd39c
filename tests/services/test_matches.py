"""A match from its creation to its record."""

from __future__ import annotations

from arbiter.match.v1 import match_pb2
from support.table import Table, stake, tokens_of


async def test_a_match_is_played_to_its_end_and_its_record_is_complete(table: Table) -> None:
    created = await table.create(seats=3)
    assert created.match.status == match_pb2.MATCH_STATUS_RUNNING
    await table.play_out(created.match.match_id, tokens_of(created))
    match = await table.match(created.match.match_id)
    assert match.status == match_pb2.MATCH_STATUS_OVER
    assert match.revealed_seed
    record = await table.record(match.match_id)
    assert record.entries[-1].version == match.version
    assert not record.header.redacted


async def test_a_refusal_cites_the_article_and_changes_nothing(table: Table) -> None:
    created = await table.create()
    token = tokens_of(created)[0]
    answer = await table.submit(created.match.match_id, token, stake(99), language="hu")
    assert answer.refused.article == "CD-3"
    assert answer.refused.gist.startswith("Az érmék")
    assert (await table.match(created.match.match_id)).version == created.match.version
