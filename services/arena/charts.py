"""Charts of a run as SVG or PNG: strength over budget, or a bar for each player. Needs the extra `charts`.

Equal figures give equal files, so a chart in a repository changes only when its figures do.
"""

from __future__ import annotations

import importlib.util
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ai.arena.figures import Figures
from ai.arena.intervals import CONFIDENCE, Interval
from services.arena.plan import Contest, Plan
from services.arena.run import Run

KINDS = (".svg", ".png")
STYLE: Any = {
    "svg.hashsalt": "arbiter",  # else ids in the file are drawn anew each time
    "svg.fonttype": "none",  # text stays text
    "font.size": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
}
INK, GREY = "#1b5e8c", "#9a9a9a"
WIDTH, HEIGHT, BAR_HEIGHT = 7.0, 4.2, 0.5  # inches
TITLE_WIDTH = 60  # characters of one line


@dataclass(frozen=True)
class Bar:
    """One player's share of the victory, 0 to 1, and what it would be among equals (none for a team)."""

    name: str
    share: Interval
    fair: float | None


def can_draw() -> bool:
    return importlib.util.find_spec("matplotlib") is not None


def draw(run: Run, path: Path) -> bool:
    """The chart that fits the run. False if there is not one finished game to show. Raises OSError."""
    plan = run.plan
    title = f"{plan.title}, {plan.seats} seat{'s' * (plan.seats > 1)}"
    figures = [run.figures(i) for i in range(len(plan.contests))]
    shown = [(contest, to_bars(f)) for contest, f in zip(plan.contests, figures) if to_bars(f)]
    if not shown:
        return False
    games = min(f.games for f in figures if f.games)
    caption = f"{games} games or more each" if len(shown) > 1 else f"{games} games"
    import matplotlib

    with matplotlib.rc_context(STYLE):
        draw_shown(path, plan, title, caption, shown)
    return True


def draw_shown(
    path: Path, plan: Plan, title: str, caption: str, shown: Sequence[tuple[Contest, list[Bar]]]
) -> None:
    if plan.contests[0].budget:
        points = [(contest.budget, bars[0]) for contest, bars in shown]
        against = ", ".join(plan.contests[0].entrants[1:])
        name = plan.contests[0].entrants[0].partition(",")[0].partition(":")[0]
        draw_budgets(
            path, f"{title}: {name} against {against}" if against else f"{title}: {name}", caption, points
        )
    else:
        draw_bars(path, title, caption, shown[0][1])


def to_bars(figures: Figures) -> list[Bar]:
    """In the order of the players."""
    teams = [Bar(line.name, line.victory, None) for line in figures.teams if line.victory is not None]
    return teams + [
        Bar(line.name, line.share, line.fair) for line in figures.standings if line.share is not None
    ]


def draw_budgets(path: Path, title: str, caption: str, points: Sequence[tuple[int, Bar]]) -> None:
    """Share over iterations, the latter on a logarithmic axis."""
    figure, axes = new_figure(title, caption, HEIGHT)
    budgets = [budget for budget, _ in points]
    bars = [bar for _, bar in points]
    axes.errorbar(
        budgets, [100 * bar.share.mean for bar in bars], yerr=reaches(bars),
        marker="o", color=INK, capsize=4, linewidth=1.5,
    )  # fmt: skip
    if bars[0].fair is not None:
        axes.axhline(100 * bars[0].fair, color=GREY, linestyle="--", linewidth=1)
    axes.set_xscale("log")
    axes.set_xticks(budgets, [f"{budget:,}" for budget in budgets])
    axes.minorticks_off()
    axes.set_ylim(0, 100)
    axes.set_xlabel("iterations of a decision")
    axes.set_ylabel("share of the victories, %")
    save(figure, path)


def draw_bars(path: Path, title: str, caption: str, bars: Sequence[Bar]) -> None:
    """A bar for each player, the first one on top; a dashed line where equals would be."""
    figure, axes = new_figure(title, caption, 1.6 + BAR_HEIGHT * len(bars))
    places = list(range(len(bars)))
    axes.barh(
        places, [100 * bar.share.mean for bar in bars], xerr=reaches(bars),
        color=INK, ecolor="black", capsize=4, height=0.6,
    )  # fmt: skip
    for place, bar in zip(places, bars):
        if bar.fair is not None:
            axes.plot([100 * bar.fair] * 2, [place - 0.4, place + 0.4], color=GREY, linestyle="--")
    axes.set_yticks(places, [bar.name for bar in bars])
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel("share of the victories, %")
    save(figure, path)


def reaches(bars: Sequence[Bar]) -> list[list[float]]:
    """How far each interval goes below and above its mean, in percent."""
    below = [100 * (bar.share.mean - bar.share.low) for bar in bars]
    return [below, [100 * (bar.share.high - bar.share.mean) for bar in bars]]


def new_figure(title: str, caption: str, height: float) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    axes = figure.subplots()
    axes.set_title(textwrap.fill(title, TITLE_WIDTH), loc="left")
    figure.supxlabel(f"{caption}, {CONFIDENCE:.0%} intervals", x=1.0, ha="right", fontsize=8, color=GREY)
    return figure, axes


def save(figure: Any, path: Path) -> None:
    undated = {".svg": {"Date": None}, ".png": {"Software": None}}[path.suffix.lower()]
    figure.savefig(path, metadata=undated, dpi=150)
