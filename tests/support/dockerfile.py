"""Reads a Dockerfile: enough of it for ours."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class Stage:
    """From one FROM to the next: the image, its name, and (instruction, rest of the line) in order."""

    image: str
    name: str
    steps: list[tuple[str, str]] = field(default_factory=list)

    def all(self, instruction: str) -> list[str]:
        return [rest for word, rest in self.steps if word == instruction]

    def last(self, instruction: str) -> str:
        return self.all(instruction)[-1]


def read_dockerfile(path: Path) -> list[Stage]:
    stages: list[Stage] = []
    for line in logical_lines(path.read_text(encoding="utf-8")):
        word, _, rest = line.partition(" ")
        if word == "FROM":
            image, _, name = rest.partition(" AS ")
            stages.append(Stage(image.strip(), name.strip()))
        else:
            stages[-1].steps.append((word, rest.strip()))
    return stages


def logical_lines(text: str) -> list[str]:
    """Without comments and empty lines; a line that ends with a backslash goes on in the next."""
    kept = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    joined = "\n".join(kept).replace("\\\n", " ")
    return [" ".join(line.split()) for line in joined.splitlines()]


def copied(step: str) -> tuple[list[str], str]:
    """(sources, destination) of a COPY that names no other stage."""
    *sources, destination = step.split()
    return sources, destination


def command(text: str) -> list[str]:
    """The exec form of CMD, ENTRYPOINT and the like."""
    words: list[str] = json.loads(text)
    return words
