"""The rulings of a record, in order: each must follow from its rule and its outlook, and end the match."""

from __future__ import annotations

from dataclasses import replace

from ai.referee.adjudicate import Outlook, outlook
from ai.referee.findings import NOT_REPLAYED, UNEXPECTED_ENTRY, WRONG_RESULT, WRONG_RULING
from ai.referee.made import Made, faults_of, result_of
from ai.referee.rows import RULING, Heading, Row
from ai.referee.stage import Issue, Stage
from engine.core.game import Result


class Docket:
    """`ai_version` is that of what plays on here; "" lets outlooks be as they are told."""

    def __init__(self, heading: Heading, ai_version: str = "") -> None:
        self.heading = heading
        self.ai_version = ai_version
        self.rulings: list[Made] = []

    @property
    def last(self) -> Made | None:
        """The ruling that counts."""
        return self.rulings[-1] if self.rulings else None

    def check(self, row: Row, version: int, ply: int, started: bool, stage: Stage | None) -> list[Issue]:
        """What is wrong with this entry. `ply` is that of the entry before; `stage` None if not known."""
        if row.kind != RULING:
            if not self.rulings:
                return []
            return [Issue(UNEXPECTED_ENTRY, "Something happens after a ruling ended the match.")]
        made = row.ruling
        if made is None:
            return []
        faults = faults_of(made, len(self.heading.names), self.rulings)
        faults += self.place_faults(made, version, ply, started, stage)
        self.rulings.append(made)
        issues = [Issue(WRONG_RULING, text) for text in faults]
        found = made.ruling.outlook
        if found is not None and self.ai_version and not issues:
            issues += self.play_again(found, made, stage)
        return issues

    def place_faults(
        self, made: Made, version: int, ply: int, started: bool, stage: Stage | None
    ) -> list[str]:
        """Is it a ruling on the position that it follows?"""
        faults = []
        if made.version != version - 1 or made.ply != ply:
            faults.append(f"It is told to be made at version {made.version}, ply {made.ply}.")
        if made.rules_version != self.heading.rules_version:
            faults.append("It is told to be made by other rules than the match was played by.")
        if not started and made.ruling.rule.kind != "void":
            faults.append("A match that has not begun can be voided only.")
        if stage is not None and stage.over and stage.certain:
            faults.append("The match was over by the rules: its result stands.")
        return faults

    def play_again(self, found: Outlook, made: Made, stage: Stage | None) -> list[Issue]:
        if made.ai_version != self.ai_version:
            text = f"Its outlook is of version {made.ai_version[:40]}; here is {self.ai_version}."
            return [Issue(NOT_REPLAYED, text, made.ai_version[:40], self.ai_version)]
        if stage is None or stage.lost or not stage.certain:
            return [Issue(NOT_REPLAYED, "Its outlook cannot be computed again: the position is not known.")]
        true = again(stage, found)
        if true == found:
            return []
        said, meant = (", ".join(f"{s.mean:.4f}" for s in o.shares) for o in (found, true))
        return [Issue(WRONG_RULING, "Its outlook is not what its seed gives.", said, meant)]

    def compare(self, told: Result | None) -> list[Issue]:
        """Is the result of the record the one that the last ruling gives?"""
        last = self.last
        true = None if last is None else result_of(last)
        if told == true:
            return []
        if true is None:
            return [Issue(WRONG_RESULT, "The match does not count, but the record has a result.")]
        return [Issue(WRONG_RESULT, "The result is not the one that the last ruling gives.")]


def again(stage: Stage, found: Outlook) -> Outlook:
    """The outlook of as many playouts with the same seed."""
    true = outlook(stage.game, stage.state, len(found.shares), found.playouts, found.seed)
    return replace(true, partial=found.partial)
