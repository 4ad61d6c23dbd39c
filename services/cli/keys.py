"""A key that is pressed while the program is busy."""

from __future__ import annotations

import os
import select
import sys
import termios
import threading
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

LOOK_S = 0.1  # between two looks at whether anybody still wants to know


@contextmanager
def on_key(do: Callable[[], None]) -> Iterator[bool]:
    """Calls `do`, in another thread, at the first key until the block ends; it is not shown or left behind.

    Gives whether there are keys at all: not where standard input is no terminal. Ctrl-C stays Ctrl-C.
    """
    found = keyboard()
    if found is None:
        yield False
        return
    number, before = found
    done = threading.Event()
    looking = threading.Thread(target=look, args=(number, done, do), daemon=True)
    try:
        tty.setcbreak(number)
        looking.start()
        yield True
    finally:
        done.set()
        looking.join()
        termios.tcsetattr(number, termios.TCSADRAIN, before)


def keyboard() -> tuple[int, list[Any]] | None:
    """The terminal on standard input and its state; None if that is a pipe or nothing."""
    try:
        number = sys.stdin.fileno()
        return number, termios.tcgetattr(number)
    except (OSError, ValueError, termios.error):
        return None


def look(number: int, done: threading.Event, do: Callable[[], None]) -> None:
    while not done.is_set():
        if select.select([number], [], [], LOOK_S)[0]:
            os.read(number, 4096)
            do()
            return
