"""What a benchmark says: figures with their references, where and of what they were taken."""

from __future__ import annotations

import os
import platform
import subprocess
from dataclasses import dataclass, field
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from rich.table import Table

from ai.search import playout

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Reference:
    name: str
    value: float


@dataclass(frozen=True)
class Figure:
    """One measured value. Where `unit` is a time or a size, less is better."""

    name: str
    game: str  # "" if it is of no game
    value: float
    unit: str
    reference: Reference | None = None

    @property
    def ratio(self) -> float | None:
        """The value divided by the reference."""
        if self.reference is None or self.reference.value == 0:
            return None
        return self.value / self.reference.value

    def to_json(self) -> dict[str, Any]:
        reference = self.reference and {"name": self.reference.name, "value": rounded(self.reference.value)}
        return {
            "name": self.name,
            "game": self.game,
            "value": rounded(self.value),
            "unit": self.unit,
            "reference": reference,
            "ratio": None if self.ratio is None else rounded(self.ratio),
        }


@dataclass
class Report:
    """`remarks` say what could not be measured, and why."""

    figures: list[Figure] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)

    def add(self, name: str, game: str, value: float, unit: str, reference: Reference | None = None) -> None:
        self.figures.append(Figure(name, game, value, unit, reference))

    def to_json(self) -> dict[str, Any]:
        results = [figure.to_json() for figure in self.figures]
        return {"commit": commit(), "machine": machine(), "results": results}

    def to_table(self, title: str) -> Table:
        table = Table(title=title, caption=f"{commit()} on {machine()}", caption_justify="left")
        for heading in ("what", "game", "value", "unit", "beside", "ratio"):
            number = heading in ("value", "ratio")
            table.add_column(heading, justify="right" if number else "left", no_wrap=heading != "beside")
        for f in self.figures:
            beside = f"{show(f.reference.value)} {f.reference.name}" if f.reference else ""
            ratio = "" if f.ratio is None else f"{f.ratio:.2f}"
            table.add_row(f.name, f.game, show(f.value), f.unit, beside, ratio)
        return table


def rounded(value: float) -> float:
    """Four significant digits: more would claim a precision that no clock here has."""
    return float(f"{value:.4g}")


def show(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def commit() -> str:
    """The commit of the source this runs from, `+` if it was changed since; else the package's version."""
    try:
        head = git("rev-parse", "--short=12", "HEAD")
        return head + ("+" if git("status", "--porcelain", "--untracked-files=no") else "")
    except (OSError, subprocess.CalledProcessError):
        pass
    try:
        return f"version {version('arbiter')}"
    except PackageNotFoundError:
        return "unknown"


def git(*arguments: str) -> str:
    """Of the repository that is worked in, for an installed package knows none."""
    command = ["git", *arguments]
    return subprocess.run(command, cwd=Path.cwd(), capture_output=True, text=True, check=True).stdout.strip()


def machine() -> str:
    """Processor, cores that may be used, system, Python, and whether the rules are compiled."""
    build = "plain Python" if is_plain() else "compiled"
    return (
        f"{processor()}, {len(os.sched_getaffinity(0))} cores, {platform.system()} {platform.release()}, "
        f"{platform.python_implementation()} {platform.python_version()}, {build}"
    )


def is_plain() -> bool:
    """Do the rules run uncompiled?"""
    return str(playout.__file__).endswith(".py")


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, "") or platform.processor() or platform.machine()
