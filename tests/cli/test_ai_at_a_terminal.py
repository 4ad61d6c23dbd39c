"""AI seats, hints and analyses as a person at a terminal meets them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.terminal import Terminal

from services.cli.client import Address


def sit_down(tmp_path: Path, *words: object) -> Terminal:
    terminal = Terminal(tmp_path, "play", "connect_four", "--name", "Anna", *words)
    terminal.read_until("Anna> ")
    return terminal


def test_a_whole_game_against_a_level_is_played_at_a_terminal(tmp_path: Path, address: Address):
    terminal = sit_down(tmp_path, "--level", "easy", "--server", address)
    seen = ""
    while "The end" not in seen:
        terminal.type("1")
        seen += terminal.read_until("Anna> ", "at the start", timeout=60)
    assert "Easy AI is thinking. Ctrl-C leaves the table." in seen
    assert "Easy AI drops a disc into column" in seen
    assert terminal.close() == 0


def test_a_hint_comes_with_progress_and_what_it_names_can_be_typed(tmp_path: Path, address: Address):
    terminal = sit_down(tmp_path, "--level", "easy", "--server", address)
    terminal.type("hint easy")
    seen = terminal.read_until("of the victory", timeout=60)
    assert "The AI thinks at level easy; Ctrl-C stops it" in seen
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", seen)
    number = re.findall(r"(\d)\) drop a disc into column", plain)[-1]
    terminal.read_until("Anna> ")
    terminal.type(number)
    assert f"Anna drops a disc into column {number}" in terminal.read_until("Anna> ", timeout=60)
    terminal.type("q")
    assert terminal.close() == 0


@pytest.mark.parametrize("key", [b"\x03", b" "])
def test_an_analysis_gets_better_until_it_is_stopped_and_the_game_goes_on(
    tmp_path: Path, address: Address, key: bytes
):
    terminal = sit_down(tmp_path, "--server", address)
    terminal.type("analyze")
    first = terminal.read_until("a key stops it", timeout=60)
    assert "The AI thinks" in first
    seen = "".join(terminal.read_until("deep; a key stops it", timeout=60) for _ in range(3))
    counts = [int(found.replace(",", "")) for found in re.findall(r"([\d,]+) iterations in", seen)]
    assert counts == sorted(counts)
    assert counts[-1] > counts[0]
    terminal.press(key)
    last = terminal.read_until("Anna> ")
    assert "Traceback" not in last
    terminal.type("4")
    assert "Anna drops a disc into column 4." in terminal.read_until("Anna> ")
    terminal.type("q")
    assert terminal.close() == 0


def test_ctrl_c_stops_a_hint_and_not_the_game(tmp_path: Path, address: Address):
    terminal = sit_down(tmp_path, "--server", address)
    terminal.type("hint expert")
    terminal.read_until("The AI thinks at level expert")
    terminal.press(b"\x03")
    terminal.read_until("Stopped.", "of the victory", timeout=60)
    terminal.read_until("Anna> ")
    terminal.type("q")
    assert terminal.close() == 0
