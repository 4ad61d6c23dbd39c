"""Recorded draws: does the outcome follow from the revealed seed, and could it come at all?"""

from __future__ import annotations

from ai.referee.findings import FALSE_CHANCE, IMPOSSIBLE_OUTCOME, UNEXPECTED_DRAW, WRONG_ODDS
from ai.referee.rows import Row
from ai.referee.stage import Issue, Played, Stage, wrong_digest
from engine.core import chance
from engine.core.ids import CHANCE, NOBODY
from engine.core.kernel import Draw
from engine.core.state import Outcomes

MAX_OUTCOMES = 4096  # of one chance event, and copies of one outcome, that are drawn from as told
MAX_KEYS = 8192  # sorted piles that are remembered


class Dealer:
    """Draws again what was drawn. Without a seed only what is possible can be told."""

    def __init__(self, seed: bytes | None) -> None:
        self.draws = None if seed is None else chance.Draws(seed)

    def draw(self, odds: Outcomes) -> int | None:
        if self.draws is None or odds.count == 0:
            return None
        if len(self.draws.keys) > MAX_KEYS:
            self.draws.keys.clear()
        return self.draws.draw(odds)

    def by_told_odds(self, row: Row) -> list[Issue]:
        """Check an outcome by the odds that the record itself gives, where the position is not known."""
        if row.draw is None or row.code is None:
            return []
        odds = told_odds(row.draw)
        if odds is None:
            return [Issue(WRONG_ODDS, "No pile or die has such odds.")]
        if odds.weight_of(row.code) == 0:
            return [Issue(IMPOSSIBLE_OUTCOME, f"Outcome {row.code} is not among the odds that are given.",
                          str(row.code))]  # fmt: skip
        expected = self.draw(odds)
        return follows(row.code, expected)

    def play(self, stage: Stage, row: Row) -> Played:
        """Check a recorded draw and play it, or what the digest says was drawn instead."""
        certain, before = stage.certain, stage.state
        if row.code is None or row.draw is None:
            stage.lose()
            return Played(None, (), certain)
        if before.to_act() != CHANCE:
            stage.lose()
            whose = (
                "the match is over" if before.to_act() == NOBODY else f"seat {before.to_act()} must decide"
            )
            return Played(None, (Issue(UNEXPECTED_DRAW, f"Something is drawn where {whose}."),), certain)
        odds = Outcomes()
        before.list_chance(odds)
        expected = self.draw(odds)
        issues = [*self.about(odds, row, expected), *self.wrong_odds(odds, row)]
        if not certain:
            issues += self.by_told_odds(row)
        for outcome in dict.fromkeys((row.code, expected)):
            tried = None if outcome is None else stage.attempt(before, int(CHANCE), outcome)
            if tried is not None and stage.vouched(tried[1], row):
                stage.settle(tried[0], True)
                return Played(tried[1], tuple(issues), certain)
        return self.play_doubtful(stage, row, issues, certain)

    def play_doubtful(self, stage: Stage, row: Row, issues: list[Issue], certain: bool) -> Played:
        """Neither what is told nor what the seed gives leads to the digest that is given."""
        found = stage.search(stage.state, row) if certain else stage.find_again(row)
        if found is not None:
            stage.settle(found[0], True)
            return Played(found[1], tuple(issues), certain)
        played = stage.attempt(stage.state, int(CHANCE), row.code or 0)
        if played is None:
            stage.lose()
            return Played(None, tuple(issues), certain)
        stage.settle(played[0], False)
        return Played(played[1], tuple(issues or [wrong_digest()]), certain)

    def about(self, odds: Outcomes, row: Row, expected: int | None) -> list[Issue]:
        """What is wrong with the outcome, in this position."""
        code = row.code or 0
        if odds.weight_of(code) == 0:
            return [Issue(IMPOSSIBLE_OUTCOME, f"Outcome {code} cannot come here.", str(code),
                          "" if expected is None else str(expected))]  # fmt: skip
        return follows(code, expected)

    def wrong_odds(self, odds: Outcomes, row: Row) -> list[Issue]:
        draw = Draw(int(odds.stream), int(odds.number), bool(odds.pile), tuple(odds.to_list()))
        if row.draw is None or row.draw == draw:
            return []
        for name in ("stream", "number", "pile"):
            said, true = getattr(row.draw, name), getattr(draw, name)
            if said != true:
                return [Issue(WRONG_ODDS, f"The {name} of the draw is not {said}.", str(said), str(true))]
        return [Issue(WRONG_ODDS, "What could be drawn is not what the record says.")]


def follows(said: int, expected: int | None) -> list[Issue]:
    """The issue if the seed gives another outcome than the one told."""
    if expected is None or expected == said:
        return []
    text = f"The revealed seed gives outcome {expected} here, not {said}."
    return [Issue(FALSE_CHANCE, text, str(said), str(expected))]


def told_odds(draw: Draw) -> Outcomes | None:
    """The odds as the record gives them; None if no pile or die can have them."""
    if len(draw.odds) > MAX_OUTCOMES:
        return None
    odds = Outcomes()
    odds.begin(draw.stream, draw.number, draw.pile)
    for outcome, weight, copies in draw.odds:
        if draw.pile and (weight > copies or copies > MAX_OUTCOMES):
            return None
        odds.add(outcome, weight, copies)
    return odds
