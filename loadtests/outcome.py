"""What came of a run: a short table for people, JSON for programs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

OUT = Path(__file__).with_name("out")


def outcome(stats: Any, scenario: str, users: int, seconds: float) -> dict[str, Any]:
    """Figures of Locust's statistics; times in milliseconds."""
    total = stats.total
    return {
        "scenario": scenario,
        "users": users,
        "seconds": round(seconds, 2),
        "requests": total.num_requests,
        "failures": total.num_failures,
        "failure_share": round(total.fail_ratio, 5),
        "per_second": round(total.num_requests / max(seconds, 1e-9), 1),
        "calls": [row(entry) for entry in sorted(stats.entries.values(), key=lambda e: e.name)],
        "faults": [f"{e.occurrences} x {e.name}: {e.error}"[:300] for e in stats.errors.values()],
    }


def row(entry: Any) -> dict[str, Any]:
    return {
        "name": entry.name,
        "requests": entry.num_requests,
        "failures": entry.num_failures,
        "p50_ms": entry.get_response_time_percentile(0.5),
        "p95_ms": entry.get_response_time_percentile(0.95),
        "p99_ms": entry.get_response_time_percentile(0.99),
        "max_ms": round(entry.max_response_time, 1),
    }


def write(outcomes: list[dict[str, Any]], path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(outcomes, indent=2) + "\n", encoding="utf-8")


def show(found: dict[str, Any], console: Console) -> None:
    title = (
        f"{found['scenario']}: {found['users']} users, {found['seconds']:.0f} s, "
        f"{found['per_second']:.0f} calls/s, {found['failures']} failures"
    )
    table = Table(title=title, title_justify="left")
    for heading in ("call", "requests", "failures", "p50 ms", "p95 ms", "p99 ms", "max ms"):
        table.add_column(heading, justify="left" if heading == "call" else "right")
    for call in found["calls"]:
        table.add_row(*(str(value) for value in call.values()))
    console.print(table)
    for fault in found["faults"][:5]:
        console.print(fault, style="red", markup=False)
