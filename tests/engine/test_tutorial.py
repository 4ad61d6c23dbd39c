"""docs/add-a-game.md: every piece of code is in the file that it names, and the session runs."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
GAME = ROOT / "examples/connect_four"
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", PAGE, re.S)
CUT = [
    body for kind, body in BLOCKS if kind in ("python", "toml", "proto") and re.match(r"(#|//) \S+\n", body)
]
SESSIONS = [body for kind, body in BLOCKS if kind == "python" and body not in CUT]


@pytest.mark.parametrize("body", CUT, ids=lambda body: body.splitlines()[0].split()[-1])
def test_a_piece_of_code_is_in_the_file_that_it_names(body):
    head, code = body.split("\n", 1)
    path = GAME / head.split()[-1]
    assert code.strip("\n") in path.read_text(encoding="utf-8")


def test_the_session_runs():
    assert len(SESSIONS) == 1
    exec(compile(SESSIONS[0], "docs/add-a-game.md", "exec"), {})


def test_every_file_of_the_game_is_named():
    tree = next(body for kind, body in BLOCKS if kind == "text")
    package = GAME / "arbiter_connect_four"
    names = {path.name for path in package.iterdir() if path.suffix in (".py", ".toml")} - {"__init__.py"}
    assert {name for name in names if name not in tree} == set()


def test_every_link_leads_somewhere():
    links = re.findall(r"\]\(([^)#]+)\)", PAGE)
    assert links
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []
