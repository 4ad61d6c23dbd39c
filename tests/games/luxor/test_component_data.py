"""The one data file: it is checked when it is read, and a corrected board is a change of that file alone."""

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games.luxor import data
from engine.games.luxor.components import components
from engine.games.luxor.data import DATA, BadData, load
from engine.games.luxor.options import Options
from engine.games.luxor.positions import new
from engine.games.luxor.state import BOARD_MARK

SHIPPED = Path(data.__file__).with_name("data.toml")
TEXT = SHIPPED.read_text(encoding="utf-8")


def edited(tmp_path, old, new_text):
    assert old in TEXT
    path = tmp_path / "data.toml"
    path.write_text(TEXT.replace(old, new_text, 1), encoding="utf-8")
    return path


def test_the_shipped_file_holds_every_component():
    assert len(DATA.spaces) == 40
    assert sum(t.copies for t in DATA.tiles if t.kind == "treasure") == 30
    assert sum(copies for _, _, copies in DATA.temple) == 14
    assert sum(c.copies for c in DATA.cards if c.level) == 24
    assert sum(c.copies for c in DATA.cards) == 55
    assert sum(points * copies for points, copies in DATA.scarabs) == 54
    assert (DATA.keys, DATA.jokers, len(DATA.colors)) == (20, 18, 4)
    assert [copies for t in DATA.tiles if t.treasure == "vase" for copies in [t.copies]] == [1, 4, 3, 1, 1]


@pytest.mark.parametrize(
    ("old", "new_text", "says"),
    [
        ('{ tile = "treasure", score = 1, cell = [0, 0] },  # 1\n', "", "39 tile spaces"),
        ("level = 1, score = 1", "level = 2, score = 1", "Horus spaces of level 1"),
        ('tile = "osiris", score = 2', 'tile = "treasure", score = 2', "31 treasure spaces"),
        ('tile = "osiris", score = 2', 'tile = "osiris", symbol = "lion", score = 2', "never becomes empty"),
        ('score = 3, cell = [6, 5]', 'symbol = "lion", score = 3, cell = [6, 5]', "more lion symbols"),
        ("tomb_score = 13", "tomb_score = 7", "scores that fall"),
        ("after = 16", "after = 11", "Anubis places"),
        ("cell = [6, 5]", "cell = [6, 4]", "two things in one cell"),
        ("cell = [6, 5]", "cell = [7, 5]", "outside it"),
        ('kind = "die", copies = 4', 'kind = "dice", copies = 4', "unknown kind of card"),
        ("high = 1, copies = 6", "high = 1, copies = 7", "not 31 start cards"),
        ("high = 6, copies = 3", "high = 6, copies = 2", "Horus cards of level 3"),
        ("needs = 2, points = 3, copies = 4", "needs = 2, points = 3, copies = 3", "not 10 treasures"),
        ("needs = 3, points = 6", "needs = 4, points = 6", "1 to 3 adventurers"),
        ("steps = 4, copies = 1", "steps = 4, copies = 2", "not 6 Osiris"),
        ("levels = [1, 2]", "levels = [1]", "without two levels"),
        ("sarcophagi = [5, 3]", "sarcophagi = [5]", "two sarcophagi"),
    ],
)  # fmt: skip
def test_a_file_that_the_rules_cannot_work_with_is_refused(tmp_path, old, new_text, says):
    with pytest.raises(BadData, match=says):
        load(edited(tmp_path, old, new_text))


def test_the_digest_is_that_of_the_content_and_not_of_the_layout(tmp_path):
    assert load(edited(tmp_path, "# ---- the board ----", "# ---- another remark ----")).digest == DATA.digest
    assert load(edited(tmp_path, "tomb_score = 13", "tomb_score = 14")).digest != DATA.digest


def test_positions_and_components_name_the_edition():
    shown = components(Options(), 2).board
    assert (shown.name, shown.digest) == (DATA.name, DATA.digest)
    assert new(Options(), 2).to_bytes()[:6] == int(BOARD_MARK).to_bytes(6, "little")
    wire = importlib.import_module("engine.games.luxor.wire")
    assert wire.state_to_message(new(Options(), 2)).board.digest == DATA.digest


OTHER_BOARD = """
import sys
from engine.core import kernel
from engine.games.luxor.game import GAME
from engine.core.kit import seeded
from engine.core.state import Actions

options = GAME.presets[0].options
rng, out = seeded(1), Actions()
state = kernel.begin(GAME.new(options, 2), bytes(32)).state
while state.to_act() >= 0:
    state.list_actions(out)
    state = kernel.step(state, state.to_act(), out.get(rng.below(out.count)), bytes(32)).state
    assert GAME.read(state.to_bytes()).to_bytes() == state.to_bytes()
print(GAME.components(options, 2).board.name, GAME.result(state).reason)
"""


@pytest.mark.slow
def test_another_board_is_played_by_changing_that_file_alone(tmp_path):
    """A copy of the package, plain, in which only data.toml differs: spaces, faces and piles moved about."""
    root = Path(data.__file__).parents[3]
    copy = tmp_path / "engine"
    for path in sorted((root / "engine").rglob("*")):
        if path.suffix in (".py", ".toml") and "games/kronia" not in str(path):
            target = copy / path.relative_to(root / "engine")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
    (copy / "games/luxor/data.toml").write_text(corrected(), encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-c", OTHER_BOARD], cwd=tmp_path, capture_output=True, text=True, timeout=120,
        env={"PYTHONPATH": str(tmp_path)},
    )  # fmt: skip
    assert run.returncode == 0, run.stderr[-2000:]
    assert run.stdout.startswith("corrected ")


def corrected():
    """Symbols in other places, mixed temple piles, other Horus cards, other scores."""
    text = TEXT.replace('name = "2018-reconstruction-1"', 'name = "corrected"')
    text = text.replace('symbol = "lion", score = 1', "score = 1")
    for old, new_text in (
        ("score = 1, cell = [0, 0]", 'symbol = "lion", score = 0, cell = [0, 0]'),
        ('"cobra", front = "tunnel", copies = 4', '"cobra", front = "tunnel", copies = 2'),
        ('"lion", front = "scarab", copies = 4', '"lion", front = "scarab", copies = 2'),
        ("temple = [\n", "temple = [\n" + MIXED),
        ('kind = "range", low = 1, high = 3', 'kind = "range", low = 2, high = 4'),
        ("needs = 3, points = 6", "needs = 3, points = 5"),
        ("tomb_score = 13", "tomb_score = 20"),
    ):
        assert old in text, old
        text = text.replace(old, new_text, 1)
    return text


MIXED = """  { back = "lion", front = "tunnel", copies = 2 },
  { back = "cobra", front = "scarab", copies = 2 },
"""
