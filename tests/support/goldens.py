"""Golden playthroughs: a whole random match as text, to be read in a diff when the rules change.

`make goldens` (ARBITER_GOLDENS=write) rewrites them; otherwise a test compares.
"""

from __future__ import annotations

import os
from pathlib import Path

from engine.core import kernel
from engine.core.game import AnyGame
from engine.core.ids import CHANCE, REFEREE, SPECTATOR
from engine.core.kit import seeded
from engine.core.state import Actions

WRITE = os.environ.get("ARBITER_GOLDENS") == "write"


def check_golden(path: Path, text: str) -> None:
    """Compare with the file, or write it."""
    if WRITE:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{path} is missing: run `make goldens` and read it"
    assert path.read_text(encoding="utf-8") == text, f"{path.name} differs: run `make goldens`, read the diff"


def playthrough(game: AnyGame, preset: str, seats: int, number: int) -> str:
    """A match by random legal actions; `number` seeds both the actions and the dice."""
    options = next(p.options for p in game.presets if p.id == preset)
    seed = number.to_bytes(32, "big")
    names = [f"Seat {seat}" for seat in range(seats)]
    rng, actions = seeded(number), Actions()
    step = kernel.begin(game.new(game.check_options(options, seats), seats), seed)
    lines = [f"{game.title}, rules {game.rules_version}, {preset}, {seats} seats, number {number}", ""]
    while True:
        for entry in step.entries:
            lines += entry_lines(game, entry, names)
        state = step.state
        if state.to_act() < 0:
            break
        state.list_actions(actions)
        lines.append(f"      {actions.count} legal actions for seat {state.to_act()}")
        played = kernel.step(state, state.to_act(), actions.get(rng.below(actions.count)), seed)
        assert isinstance(played, kernel.Accepted)
        step = played
    return "\n".join([*lines, "", *end_lines(game, state, names)]) + "\n"


def entry_lines(game: AnyGame, entry: kernel.Entry, names: list[str]) -> list[str]:
    if entry.draw is not None:
        what = f"{game.streams[entry.draw.stream]} gives {entry.action}"
    else:
        what = f"{names[entry.seat]}: {game.describe(entry.action)}{' (forced)' if entry.forced else ''}"
    assert entry.seat >= 0 or entry.seat == CHANCE
    told = [f"      {game.tell(event, names)}" for event in game.events(entry.notes, int(REFEREE))]
    return [f"{entry.ply:4}  {what}  [{entry.state_digest.hex()[:12]}]", *told]


def end_lines(game: AnyGame, state: object, names: list[str]) -> list[str]:
    outcome = game.result(state)
    assert outcome is not None
    lines = [game.table(game.view(state, int(SPECTATOR)), names), "", outcome.reason]
    for seat in outcome.seats:
        score = "".join(f", {line.title} {line.points}" for line in (*seat.lines, *seat.tie_breaks))
        lines.append(
            f"{names[seat.seat]}: place {seat.place}, share {seat.share:g}, {seat.points} points{score}"
        )
    return lines
