"""Who may import whom: the contracts of pyproject.toml are kept."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.build import BUILD, PLAIN

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(
    BUILD != PLAIN, reason="the contracts are about the source, which is the same in both builds"
)
def test_the_import_contracts_are_kept():
    command = Path(sys.executable).with_name("lint-imports")
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    run = subprocess.run(
        [command, "--no-cache"], cwd=ROOT, env=env, capture_output=True, text=True, timeout=300
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]


@pytest.mark.parametrize("folder", ["engine", "ai"])
def test_rules_and_search_use_no_module_level_randomness(folder):
    """`random.Random` may be passed in; nothing may draw from the module's hidden generator."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert "import random" not in text, path
        assert "from random import" not in text, path
