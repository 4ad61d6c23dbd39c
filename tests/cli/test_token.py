"""`arbiter token`: host scope for a server that demands tokens."""

from __future__ import annotations

from pathlib import Path

import jwt
from support.redis_server import RedisServer
from support.terminal import free_port


def test_a_token_is_signed_with_the_key_in_the_store(arbiter, tmp_path: Path):
    store = RedisServer(tmp_path)
    store.start()
    try:
        token = arbiter("token", "--scope", "organiser", "--redis-url", store.url).stdout.strip()
        with store.client() as client:
            key = client.get("arbiter:token-key").decode()
    finally:
        store.kill()
    assert jwt.decode(token, key, ["HS256"], issuer="arbiter")["scope"] == "organiser"


def test_a_scope_that_is_none_is_explained(arbiter):
    run = arbiter("token", "--scope", "hots")
    assert run.exit_code == 2
    assert "Did you mean host?" in run.stderr


def test_a_store_that_is_not_there_is_explained(arbiter):
    run = arbiter("token", "--redis-url", f"redis://127.0.0.1:{free_port()}/0")
    assert run.exit_code == 2
    assert "The store cannot be reached" in run.stderr
    assert "Traceback" not in run.output
