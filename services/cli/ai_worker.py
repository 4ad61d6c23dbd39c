"""`arbiter ai-worker`: plays AI seats for a server elsewhere; run as many as there are cores to spare."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Annotated

import grpc
import typer
from redis.asyncio import Redis
from redis.exceptions import RedisError

from engine.core.game import Games
from engine.core.registry import load_games
from services.ai.host import SeatsHost
from services.ai.pool import Pool
from services.cli.client import Address, given_address
from services.cli.flags import Ca, Server
from services.cli.problems import Problem, as_sentence, for_people
from services.cli.serve import read_settings
from services.common.codecs import Codecs
from services.common.config import Settings
from services.common.log import get_log, set_up_log
from services.common.private_redis import NoStore, PrivateRedis
from services.common.redis_client import connect
from services.server import REGISTRY

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)


@app.command(name="ai-worker")
def ai_worker(
    server: Server = None,
    ca: Ca = None,
    redis_url: Annotated[str | None, typer.Option(help="The server's store; or REDIS_URL.")] = None,
    data: Annotated[Path | None, typer.Option(help="Directory of a private store, without a URL.")] = None,
    workers: Annotated[int | None, typer.Option(help="Processes that think; one for each core.")] = None,
    log_format: Annotated[str | None, typer.Option(help="json or text.")] = None,
) -> None:
    """Play the AI seats of a server's matches until SIGTERM or Ctrl-C. Needs no signing key."""
    with for_people():
        settings = read_settings(redis_url=redis_url, data=data, ai_workers=workers, log_format=log_format)
        set_up_log(settings.log_level, settings.log_format)
        address, _ = given_address(server, ca)
        try:
            asyncio.run(work(settings, address, load_games()))
        except NoStore as fault:
            raise Problem("The store cannot be used.", str(fault)) from None
        except RedisError as fault:
            raise Problem(
                as_sentence(f"The store cannot be reached: {fault}"), "Check --redis-url."
            ) from None


async def work(settings: Settings, address: Address, games: Games) -> None:
    """Until the process is told to stop."""
    private = None if settings.redis_url else PrivateRedis(settings.data, settings.fsync)
    if private is not None:
        await asyncio.to_thread(private.open)
    redis = connect(settings.redis_url if private is None else f"unix://{private.socket}")
    try:
        await redis.ping()
        await play(settings, address, games, redis)
    finally:
        await redis.aclose()
        if private is not None:
            await asyncio.to_thread(private.close)


async def play(settings: Settings, address: Address, games: Games, redis: Redis) -> None:
    told = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, told.set)
    pool = Pool(REGISTRY, settings.thinkers, settings.ai_queue)
    host = SeatsHost(settings, redis, channel_to(address), Codecs(games), pool)
    host.start()
    get_log().info("ai_worker", server=str(address), processes=pool.size)
    try:
        await told.wait()
    finally:
        await host.stop()
        await pool.close()


def channel_to(address: Address) -> grpc.aio.Channel:
    if not address.tls:
        return grpc.aio.insecure_channel(address.target)
    try:
        roots = address.ca.read_bytes() if address.ca is not None else None
    except OSError as fault:
        raise Problem(f"{address.ca} cannot be read: {fault.strerror}.", "Check --ca.") from None
    return grpc.aio.secure_channel(address.target, grpc.ssl_channel_credentials(root_certificates=roots))
