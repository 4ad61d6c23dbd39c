"""Is the installation whole? Python, the build, the generated code, the games."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import re
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, entry_points, version
from pathlib import Path

from services.cli.findings import Finding, fail, ok, warn

OLDEST_PYTHON = (3, 11)
HOT = ("engine.core.ids", "engine.core.kit", "engine.core.state")
GENERATED = "arbiter.match.v1"
REINSTALL = (
    "Install Arbiter again, with the versions that it asks for: pip install --force-reinstall arbiter."
)


def check_install() -> Iterator[Finding]:
    yield check_python()
    yield check_build()
    yield check_protobuf()
    yield check_grpc()
    yield from check_games()


def check_python() -> Finding:
    found = f"{sys.version_info.major}.{sys.version_info.minor}.{sys.version_info.micro}"
    if sys.version_info < OLDEST_PYTHON:
        return fail("Python", found, "Install Python 3.11 or newer.")
    return ok("Python", found)


def check_build() -> Finding:
    """The core is compiled as one group, so all of it is, or something is mixed up."""
    compiled = {name: not str(importlib.import_module(name).__file__).endswith(".py") for name in HOT}
    if all(compiled.values()):
        return ok("Build", "compiled")
    if any(compiled.values()):
        plain = ", ".join(name for name, is_it in compiled.items() if not is_it)
        return fail(
            "Build",
            f"compiled, but {plain} is plain",
            "Source files hide the installed ones; see PYTHONPATH.",
        )
    return warn("Build", "plain Python: right, but slow", "`make setup` compiles it; a C compiler is needed.")


def check_protobuf() -> Finding:
    """Generated code is older than the library, and of the same major version or the one before."""
    from google.protobuf.internal import api_implementation

    runtime = version("protobuf")
    folder = generated_folder()
    if folder is None:
        return fail("Protobuf", f"{runtime}, and no generated code", REINSTALL)
    made = {m.group(1) for path in folder.glob("*_pb2.py") if (m := MADE_BY.search(path.read_text()))}
    newest = max(made, key=numbers, default="0")
    if numbers(newest) > numbers(runtime) or numbers(newest)[0] < numbers(runtime)[0] - 1:
        return fail("Protobuf", f"{runtime}, but the code was made for {newest}", REINSTALL)
    kind = api_implementation.Type()
    if kind != "upb":
        return warn("Protobuf", f"{runtime}, {kind}: slow", "Unset PROTOCOL_BUFFERS_PYTHON_IMPLEMENTATION.")
    return ok("Protobuf", f"{runtime} ({kind}), code made for {newest}")


MADE_BY = re.compile(r"^# Protobuf Python Version: ([\d.]+)$", re.MULTILINE)


def check_grpc() -> Finding:
    """The generated stubs refuse to load with an older library, and say so."""
    runtime = version("grpcio")
    try:
        stubs = importlib.import_module(f"{GENERATED}.match_service_pb2_grpc")
    except (ImportError, RuntimeError) as fault:
        return fail("gRPC", f"{runtime}: {fault}", REINSTALL)
    return ok("gRPC", f"{runtime}, stubs made for {stubs.GRPC_GENERATED_VERSION}")


def generated_folder() -> Path | None:
    spec = importlib.util.find_spec(GENERATED)
    places = list(spec.submodule_search_locations or ()) if spec is not None else []
    return Path(places[0]) if places else None


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", text)[:3])


def game_sources() -> dict[str, str]:
    """Where each game is, by its id; none of them is loaded."""
    from engine import games
    from engine.core.registry import ENTRY_POINTS

    names = [m.name for m in pkgutil.iter_modules(games.__path__) if m.ispkg]
    sources = {name: f"engine.games.{name}.game:GAME" for name in names}
    return sources | {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}


def check_games() -> Iterator[Finding]:
    """Each game by itself, so that one that is broken can be named."""
    sources = game_sources()
    broken = [fault for name, source in sorted(sources.items()) if (fault := check_game(name, source))]
    yield from broken
    if not sources:
        yield fail("Games", "there are none", REINSTALL)
    elif not broken:
        yield ok("Games", ", ".join(sorted(sources)))


def check_game(name: str, source: str) -> Finding | None:
    from engine.core.game import Game
    from services.common.codecs import Codec

    module, _, attribute = source.partition(":")
    try:
        game = getattr(importlib.import_module(module), attribute)
        if not isinstance(game, Game) or game.id != name:
            raise ValueError(f"{source} is not a Game called {name}")
        Codec(game)
    except Exception as fault:
        owner = (
            "Install it again"
            if module.startswith("engine.")
            else f"Install the plugin of {module} again, or remove it"
        )
        return fail(f"Game {name}", f"cannot be loaded: {type(fault).__name__}: {fault}", f"{owner}.")
    return None


def own_version() -> str:
    try:
        return version("arbiter")
    except PackageNotFoundError:
        return "not installed, run from its source"
