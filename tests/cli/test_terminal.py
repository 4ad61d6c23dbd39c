"""`arbiter play` as a person meets it: at a terminal, and at two of them."""

from __future__ import annotations

import re
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import pytest
from support.terminal import Terminal, start

from services.cli.client import Address


def test_a_game_is_played_at_a_terminal_with_a_private_server(tmp_path: Path):
    terminal = Terminal(tmp_path, "play", "connect_four", "--seed", 2, "--name", "Anna")
    seen = terminal.read_until("Anna> ")
    assert "a private one" in seen
    while "The end" not in seen:
        terminal.type("1")
        seen += terminal.read_until("Anna> ", "at the start")
    assert "four in a line" in seen
    assert "\x1b[" in seen
    assert terminal.close() == 0


def test_no_color_is_respected_at_a_terminal(tmp_path: Path, address: Address):
    terminal = Terminal(tmp_path, "play", "connect_four", "--name", "Anna", "--server", address, NO_COLOR="1")
    terminal.read_until("Anna> ")
    terminal.type("1")
    seen = terminal.read_until("Anna> ")
    terminal.type("q")
    assert terminal.close() == 0
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]", seen)


def test_a_table_fits_a_small_terminal(tmp_path: Path, address: Address):
    """A screen is what comes after it was cleared; it must not scroll its first line away."""
    terminal = Terminal(tmp_path, "play", "kronia", "--name", "Anna", "--server", address)
    terminal.read_until("Anna> ")
    for _ in range(6):
        terminal.type("1")
        screen = terminal.read_until("Anna> ").rpartition("\x1b[2J")[2]
        assert screen.count("\n") < 24
    terminal.type("q")
    assert terminal.close() == 0


def interrupt(terminal: Terminal, wanted: str) -> str:
    """Ctrl-C until it is answered: the line editor takes the terminal only after it has shown its prompt."""
    for _ in range(4):
        terminal.press(b"\x03")
        with suppress(AssertionError):
            return terminal.read_until(wanted, timeout=6)
    terminal.press(b"\x03")
    return terminal.read_until(wanted)


def test_ctrl_c_leaves_the_table_and_says_how_to_come_back(tmp_path: Path, address: Address):
    terminal = Terminal(tmp_path, "play", "connect_four", "--name", "Anna", "--server", address)
    terminal.read_until("Anna> ")
    seen = interrupt(terminal, "--server")
    assert "--match" in seen
    assert "Traceback" not in seen
    assert terminal.close() == 130


def test_two_terminals_play_one_match(tmp_path: Path, address: Address):
    host = start(tmp_path, "play", "connect_four", "--other", "open", "--name", "Anna", "--server", address)
    assert host.stdout is not None
    assert host.stdin is not None
    line = ""
    while "--claim" not in line:
        line = host.stdout.readline()
    match = re.search(r"--match (\w+)", line)
    assert match is not None
    host.stdin.write("1\n" * 4)
    host.stdin.flush()
    guest = start(tmp_path, "play", "--match", match[1], "--claim", "--name", "Bea", "--server", address)
    shown, noted = guest.communicate("2\n" * 4, timeout=60)
    assert guest.returncode == 0, noted
    seen, _ = host.communicate(timeout=60)
    assert host.returncode == 0
    for text in (shown, seen):
        assert "Anna has four in a line and wins." in text
        assert "Bea drops a disc into column 2." in text


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_private_server_leaves_nothing_behind_when_it_is_told_to_end(tmp_path: Path, number):
    """Told twice, as by a terminal that is closed: the second time must not stop the cleaning up."""
    with tempfile.TemporaryDirectory(prefix="cli") as place:
        terminal = Terminal(tmp_path, "play", "connect_four", "--name", "Anna", TMPDIR=place)
        terminal.read_until("Anna> ")
        assert list(Path(place).glob("arbiter-*"))
        terminal.process.send_signal(number)
        time.sleep(0.05)
        terminal.process.send_signal(number)
        assert terminal.close() == 128 + number
        assert list(Path(place).iterdir()) == []
        running = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout
        assert place not in running
