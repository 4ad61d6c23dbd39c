"""`arbiter token`: mint a token for a whole server, with the key that the server uses."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

import typer
from redis.exceptions import RedisError

from services.cli.problems import Problem, as_sentence, did_you_mean, for_people
from services.cli.serve import read_settings
from services.common.auth import SERVER_SCOPES, Keyring, new_token_id
from services.common.condition import Unfit
from services.common.config import Settings
from services.common.private_redis import NoStore, PrivateRedis
from services.server import connect, read_token_key

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)


@app.command()
def token(
    scope: Annotated[str, typer.Option(help="host, organiser, admin or referee.")] = "host",
    days: Annotated[float, typer.Option(help="How long it works.", min=0.01)] = 30.0,
    redis_url: Annotated[str | None, typer.Option(help="Store of the server.")] = None,
) -> None:
    """Print a bearer token for a server that uses the same key or the same store."""
    with for_people():
        if scope not in SERVER_SCOPES:
            raise Problem(f"There is no scope {scope!r} for a server.", did_you_mean(scope, SERVER_SCOPES))
        settings = read_settings(redis_url=redis_url)
        try:
            keyring = Keyring(settings.token_alg, asyncio.run(find_key(settings)))
        except RedisError as fault:
            raise Problem(
                as_sentence(f"The store cannot be reached: {fault}"), "Check --redis-url or REDIS_URL."
            ) from None
        except (NoStore, Unfit, ValueError) as fault:
            raise Problem(as_sentence(str(fault)), "`arbiter doctor` looks at the whole set-up.") from None
        typer.echo(keyring.mint("", scope, new_token_id(), int(time.time() + days * 86400)))


async def find_key(settings: Settings) -> str:
    """From the settings, else from the store, which is started for a moment if it is private and stopped."""
    if settings.token_key.get_secret_value():
        return settings.token_key.get_secret_value()
    private = None if settings.redis_url else PrivateRedis(settings.data, settings.fsync)
    if private is not None:
        private.open()
    redis = connect(f"unix://{private.socket}" if private is not None else settings.redis_url)
    try:
        return await read_token_key(redis, settings)
    finally:
        await redis.aclose()
        if private is not None:
            private.close()
