"""Flags that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Server = Annotated[str | None, typer.Option(help="host:port, https:// in front for TLS; or ARBITER_SERVER.")]
AnyServer = Annotated[str | None, typer.Option(help="host:port; else one that runs, else this installation.")]
Ca = Annotated[Path | None, typer.Option(help="Whom to trust, PEM; asks for TLS.")]
Lang = Annotated[str, typer.Option(help="Of the rule articles: en or hu.")]
