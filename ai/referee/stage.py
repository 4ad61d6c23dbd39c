"""The position of an audit: every entry is judged and played again, and where the record leaves the rules
the position is found again from its digests, so that the audit can go on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ai.referee.findings import (
    ALTERED_ACTION,
    ILLEGAL_ACTION,
    WRONG_FORCED,
    WRONG_SEAT,
    WRONG_STATE_DIGEST,
)
from ai.referee.rows import DRAW, Row
from engine.core import kernel
from engine.core.articles import Article
from engine.core.game import AnyGame
from engine.core.ids import CHANCE, NOBODY, OK
from engine.core.kernel import Entry
from engine.core.state import Actions, Outcomes, State


@dataclass(frozen=True)
class Issue:
    """Something that is wrong with a played entry."""

    kind: str
    message: str
    said: str = ""
    expected: str = ""
    articles: tuple[Article, ...] = ()


@dataclass(frozen=True)
class Played:
    """What an entry came to. `entry` is what it should have said; None if the position was lost with it.

    `certain`: before this entry the position was the one that the record itself vouches for by its digest.
    """

    entry: Entry | None
    issues: tuple[Issue, ...]
    certain: bool


class Stage:
    """`state` is the position before the next entry, or the last one that was certain if it is `lost`."""

    def __init__(self, game: AnyGame, start: State, auto_forced: bool) -> None:
        self.game = game
        self.state = start.clone()
        self.auto_forced = auto_forced
        self.lost = False
        self.certain = True
        self.anchor = self.state  # the last certain position
        self.gap = 0  # entries known to be missing before the next one
        self.actions = Actions()
        self.odds = Outcomes()

    @property
    def over(self) -> bool:
        return not self.lost and self.state.to_act() == NOBODY

    def miss(self, gap: int) -> None:
        """So many entries are missing: the position is lost, unless the next entry tells what they were."""
        self.lose()
        self.gap = gap

    def lose(self) -> None:
        self.state = self.anchor
        self.lost = True
        self.certain = False
        self.gap = 0

    def settle(self, state: State, certain: bool) -> None:
        """Go on from this position."""
        self.state = state
        self.lost = False
        self.certain = certain
        self.gap = 0
        if certain:
            self.anchor = state

    # -- trying ---------------------------------------------------------------------------------------

    def attempt(self, before: State, actor: int, action: int) -> tuple[State, Entry] | None:
        """The position after this action or outcome, and its entry; None if it is not possible here."""
        if before.to_act() != actor:
            return None
        after = before.clone()
        if actor == CHANCE:
            before.list_chance(self.odds)
            if self.odds.weight_of(action) == 0:
                return None
            return after, kernel.play_outcome(after, self.odds, action)
        if before.check(actor, action) != OK:
            return None
        return after, kernel.play(after, actor, action, self.is_forced(before))

    def is_forced(self, before: State) -> bool:
        """Would the kernel have played it by itself?"""
        if not self.auto_forced:
            return False
        before.list_actions(self.actions)
        return bool(self.actions.count == 1)

    def search(self, before: State, row: Row) -> tuple[State, Entry] | None:
        """The action or outcome whose position has the digest that the record gives."""
        if row.state_digest is None:
            return None
        for action in self.ways(before):
            found = self.attempt(before, int(before.to_act()), action)
            if found is not None and found[1].state_digest == row.state_digest:
                return found
        return None

    def ways(self, before: State) -> list[int]:
        """All that is possible now."""
        if before.to_act() == CHANCE:
            odds = Outcomes()
            before.list_chance(odds)
            return [outcome for outcome, _, _ in odds.to_list()]
        actions = Actions()
        before.list_actions(actions)
        return actions.to_list()

    # -- finding the position again -------------------------------------------------------------------

    def find_again(self, row: Row) -> tuple[State, Entry] | None:
        """From the last certain position, if this entry leads from there to the digest that it gives.

        If one entry is known to be missing, what it was is tried too.
        """
        if row.code is None or row.state_digest is None:
            return None
        starts: Iterator[State] = iter((self.anchor,))
        if self.gap == 1:
            starts = self.after_any(self.anchor)
        for before in starts:
            found = self.attempt(before, row.seat, row.code)
            if found is not None and found[1].state_digest == row.state_digest:
                return found
        return None

    def after_any(self, before: State) -> Iterator[State]:
        for action in self.ways(before):
            found = self.attempt(before, int(before.to_act()), action)
            if found is not None:
                yield found[0]

    def rejoin(self, row: Row) -> Played | None:
        """Play this entry from the last certain position if it fits there; the position is known again."""
        found = self.find_again(row)
        if found is None:
            return None
        self.settle(found[0], True)
        return Played(found[1], (), False)

    # -- actions --------------------------------------------------------------------------------------

    def play_action(self, row: Row) -> Played:
        """Judge a recorded action and play it, or what the digest says was played instead."""
        certain, before = self.certain, self.state
        if row.code is None:
            self.lose()
            return Played(None, (), certain)
        actor = int(before.to_act())
        issue = self.objection(before, actor, row)
        played = self.attempt(before, actor, row.code) if actor >= 0 else None
        if played is not None and self.vouched(played[1], row):
            return self.accept(played, row, certain, True, issue)
        found = self.search(before, row) if certain else self.find_again(row)
        if found is not None:
            issue = self.named(issue, row, found[1])
            return self.accept(found, row, certain, True, issue, as_told=False)
        if issue is None and played is not None:
            return self.accept(played, row, certain, False, wrong_digest())
        self.lose()
        return Played(None, () if issue is None else (issue,), certain)

    def vouched(self, entry: Entry, row: Row) -> bool:
        return row.state_digest is None or row.state_digest == entry.state_digest

    def objection(self, before: State, actor: int, row: Row) -> Issue | None:
        """What the rules have against this entry."""
        action = row.code or 0
        refused = kernel.judge(before, row.seat, action)
        if refused is None:
            return None
        articles = self.articles(refused.codes)
        if actor in (row.seat, NOBODY):
            first = articles[0]
            text = f"Seat {row.seat} may not do this: {first.number}, {first.title.en}: {first.gist.en}"
            return Issue(ILLEGAL_ACTION, text, self.phrase(row), "", articles)
        turn = "chance must speak" if actor == CHANCE else f"it is the turn of seat {actor}"
        return Issue(WRONG_SEAT, f"Seat {row.seat} acts where {turn}.", f"seat {row.seat}",
                     "chance" if actor == CHANCE else f"seat {actor}", articles)  # fmt: skip

    def articles(self, codes: tuple[int, ...]) -> tuple[Article, ...]:
        """Each article once, in the order of the codes."""
        return tuple(dict.fromkeys(self.game.rulebook.codes[code] for code in codes))

    def phrase(self, row: Row) -> str:
        """The action in words, if it is one of the game's; a tampered number need not be."""
        try:
            return self.game.describe(row.code or 0)
        except (ValueError, IndexError, KeyError, OverflowError):
            return f"action {row.code}"

    def named(self, issue: Issue | None, row: Row, entry: Entry) -> Issue:
        """The issue with what the digest says was done."""
        true = "a draw" if entry.seat == CHANCE else self.game.describe(entry.action)
        if issue is not None:
            return issue if issue.expected else replace(issue, expected=true)
        told = self.phrase(row)
        return Issue(
            ALTERED_ACTION, f"The record says {told}, but its digest is that of: {true}.", told, true
        )

    def accept(
        self,
        played: tuple[State, Entry],
        row: Row,
        certain: bool,
        sure: bool,
        issue: Issue | None,
        as_told: bool = True,
    ) -> Played:
        """Go on from a played entry. `as_told`: it is what the record says was played."""
        state, entry = played
        issues = [] if issue is None else [issue]
        if as_told and row.kind != DRAW and row.forced != entry.forced:
            issues.append(wrong_forced(row.forced))
        self.settle(state, sure)
        return Played(entry, tuple(issues), certain)


def wrong_digest() -> Issue:
    return Issue(WRONG_STATE_DIGEST, "The position after this entry does not have the digest that is given.")


def wrong_forced(said: bool) -> Issue:
    text = (
        "It is told as forced, but the seat had a choice."
        if said
        else "It was the only legal action and played by the server, but is not told as forced."
    )
    return Issue(WRONG_FORCED, text, str(said).lower(), str(not said).lower())
