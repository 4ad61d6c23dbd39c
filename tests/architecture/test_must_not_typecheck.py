"""Cheating is a type error: where a view is expected, a position does not pass mypy."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.build import BUILD, PLAIN

ROOT = Path(__file__).resolve().parents[2]
HONEST = """
from typing import TypeVar
from arbiter_connect_four.game import GAME
from arbiter_connect_four.options import Options
from engine.core.game import Game
from engine.core.kit import seeded
from engine.core.state import State
from ai.search.params import Params
from ai.search.search import Search
from ai.search.search import think as search

S = TypeVar("S", bound=State)
V = TypeVar("V")
O = TypeVar("O")


def think(game: Game[S, V, O], seen: V) -> State:
    return game.determinize(seen, seeded(1))


state = GAME.new(Options(), 2)
seen = GAME.view(state, 0)
"""
CHEATS = [
    "think(GAME, state)",
    "search(GAME, state, 0, Params(), 100, 1)",
    "Search(GAME, state, 0, Params(), 1)",
    "GAME.determinize(state, seeded(1))",
    "GAME.table(state, [])",
    "seen.cells = ()",
    "GAME.view(seen, 0)",
]

pytestmark = pytest.mark.skipif(
    BUILD != PLAIN, reason="mypy reads the source, which is the same in both builds"
)


def mypy(tmp_path, code):
    path = tmp_path / "attempt.py"
    path.write_text(code, encoding="utf-8")
    homes = ["", "proto/gen/python", "examples/connect_four", "examples/connect_four/gen"]
    env = {**os.environ, "MYPYPATH": ":".join(str(ROOT / home) for home in homes)}
    flags = ["--strict", "--config-file=", "--explicit-package-bases", "--follow-imports=silent"]
    cache = f"--cache-dir={ROOT / '.mypy_cache/attempts'}"
    command = [sys.executable, "-m", "mypy", *flags, cache, str(path)]
    run = subprocess.run(command, capture_output=True, text=True, env=env, timeout=300, cwd=tmp_path)
    return [line for line in run.stdout.splitlines() if "error:" in line]


@pytest.mark.slow
def test_a_view_passes_and_every_cheat_is_an_error_of_its_own(tmp_path):
    assert mypy(tmp_path, f"{HONEST}think(GAME, seen)\n") == []
    first = len(HONEST.splitlines()) + 1
    errors = mypy(tmp_path, HONEST + "\n".join(CHEATS) + "\n")
    assert sorted({int(line.split(":")[1]) for line in errors}) == list(range(first, first + len(CHEATS)))
