"""The processes that play the arena's games: what becomes of a run when one is lost or cannot begin."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from services.arena.plan import Job
from services.arena.pool import LocalPool
from services.arena.worker import Trouble
from services.cli.arena_plan import Asked, make_plan

SLOW, FIRST = "support.arena_players:Slow", "support.arena_players:First"
WORDS = ("connect_four", SLOW, FIRST, "--games", "12", "--workers", "2", "--json")


def workers_of(pid):
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(c) for c in children if b"spawn_main" in Path(f"/proc/{c}/cmdline").read_bytes()]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it finds the processes in /proc")
def test_a_worker_that_is_killed_in_the_middle_of_a_game_costs_no_game(arbiter, tmp_path):
    games = tmp_path / "games.jsonl"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(os.path.abspath(p) for p in sys.path if p)}
    command = [sys.executable, "-P", "-m", "services", "arena", *WORDS, "--out", str(games)]
    run = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    until = time.monotonic() + 60
    while time.monotonic() < until and not (games.exists() and games.read_bytes().count(b"\n") >= 3):
        time.sleep(0.05)
    victims = workers_of(run.pid)
    assert len(victims) == 2
    os.kill(victims[0], signal.SIGKILL)
    stdout, _ = run.communicate(timeout=120)
    assert run.returncode == 0
    undisturbed = json.loads(arbiter("arena", *WORDS).stdout)
    assert json.loads(stdout)["contests"] == undisturbed["contests"]


def new_plan():
    return make_plan(Asked("connect_four", ["random", FIRST], None, 2, 1, [], None, None, None, 0.05))


def test_a_worker_that_cannot_begin_says_why():
    plan = new_plan()
    broken = replace(plan, contests=(replace(plan.contests[0], entrants=("nobody", FIRST)),))
    with LocalPool(broken, 1, 5.0) as pool, pytest.raises(Trouble, match="'nobody' is none of"):
        list(pool.play(iter([Job(0, 0)])))


def test_a_pool_takes_a_job_only_when_a_worker_is_free_for_it():
    taken = []

    def jobs():
        for number in range(6):
            taken.append(number)
            yield Job(0, number)

    with LocalPool(new_plan(), 2, 30.0) as pool:
        for done, _ in enumerate(pool.play(jobs()), 1):
            assert len(taken) <= done + 2
    assert taken == list(range(6))
