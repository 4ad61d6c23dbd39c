"""Which build is under test: the source files, or the installed and compiled package."""

from __future__ import annotations

import os

PLAIN, COMPILED = "plain", "compiled"
BUILD = os.environ.get("ARBITER_BUILD", PLAIN)


def pick(plain: int, compiled: int) -> int:
    """A count for this build: plain Python is some fifteen times slower, so it plays fewer games."""
    return compiled if BUILD == COMPILED else plain


def is_compiled(module: object) -> bool:
    return not str(getattr(module, "__file__", "")).endswith(".py")
