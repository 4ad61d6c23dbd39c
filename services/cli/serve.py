"""`arbiter serve`: every service in one process, on one port."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any

import typer
from pydantic import ValidationError
from redis.exceptions import RedisError

from engine.core.registry import load_games
from services.common.condition import Unfit
from services.common.config import Settings
from services.common.log import set_up_log
from services.common.private_redis import NoStore
from services.server import serve as run

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 127.0.0.1 unless set.")] = None,
    port: Annotated[int | None, typer.Option(help="Port; 50051 unless set, 0 for any free one.")] = None,
    redis_url: Annotated[str | None, typer.Option(help="Store; a private one is started without it.")] = None,
    data: Annotated[Path | None, typer.Option(help="Directory of the private store.")] = None,
    auth: Annotated[str | None, typer.Option(help="open or token; open on loopback unless set.")] = None,
    tls_cert: Annotated[Path | None, typer.Option(help="Certificate chain, PEM.")] = None,
    tls_key: Annotated[Path | None, typer.Option(help="Its private key, PEM.")] = None,
    tls_client_ca: Annotated[Path | None, typer.Option(help="Clients must show a certificate of it.")] = None,
    force: Annotated[
        bool | None, typer.Option("--force", help="Start though the store may lose data.")
    ] = None,
    bench: Annotated[
        bool | None, typer.Option("--bench", help="Serve the benchmarks' no-op RPC too.")
    ] = None,
    ai: Annotated[
        bool | None, typer.Option("--ai/--no-ai", help="Serve the AI and play AI seats; on unless set.")
    ] = None,
    log_format: Annotated[str | None, typer.Option(help="json or text.")] = None,
) -> None:
    """Serve all services over gRPC until SIGTERM or Ctrl-C. Flags win over the environment (ARBITER_*)."""
    settings = read_settings(
        host=host, port=port, redis_url=redis_url, data=data, auth=auth, tls_cert=tls_cert, tls_key=tls_key,
        tls_client_ca=tls_client_ca, force=force, bench=bench, ai=ai, log_format=log_format,
    )  # fmt: skip
    set_up_log(settings.log_level, settings.log_format)
    try:
        asyncio.run(run(settings, load_games()))
    except (Unfit, NoStore) as fault:
        fail(str(fault))
    except RedisError as fault:
        fail(f"The store cannot be reached: {fault}")
    except ValueError as fault:
        fail(str(fault))


def read_settings(**flags: Any) -> Settings:
    """Settings with these flags on top; a flag that is None was not given."""
    try:
        return Settings(**{name: value for name, value in flags.items() if value is not None})
    except ValidationError as fault:
        first = fault.errors()[0]
        fail(f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}")
        raise


def fail(message: str) -> None:
    typer.echo(message, err=True)
    raise typer.Exit(1)
