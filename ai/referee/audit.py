"""An audit: a whole record, entry by entry, in bounded memory. Every action is judged again, every draw is
made again, every digest, order, time and result is checked, and what only follows from another finding is
told apart. Records are judged under their own rules version or not at all."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ai.referee.docket import Docket
from ai.referee.draws import Dealer
from ai.referee.ending import check_end, compare_results
from ai.referee.findings import (
    COMMITMENT_MISMATCH,
    ERROR,
    GENESIS_MISMATCH,
    NOT_JUDGED,
    NOTE,
    REDACTED,
    SEVERITY,
    UNKNOWN_GAME,
    UNKNOWN_RULES_VERSION,
    WRONG_CLOCK,
    WRONG_EVENTS,
    WRONG_PLY,
    Finding,
    Ledger,
)
from ai.referee.links import Links
from ai.referee.lobby import Lobby
from ai.referee.order import Next, Order
from ai.referee.rows import DRAW, Fault, Heading, Row
from ai.referee.stage import Issue, Played, Stage
from engine.core import chance, kernel
from engine.core.game import AnyGame, Note, Result

Tell = Callable[[Row, Sequence[Note]], str]
"""What is wrong with an entry's events, given what happened; "" if they are right."""


@dataclass(frozen=True)
class Outcome:
    """What an audit came to."""

    heading: Heading
    findings: tuple[Finding, ...]  # in the order of the record, the first divergence marked
    severity: int  # the worst, or 0
    entries: int
    replayed: int  # actions and draws that were judged and played again
    primary: int
    consequential: int
    suppressed: int
    fingerprint: bytes  # SHA-256 of all that was read


class Audit:
    """Give it every entry with `take`, then ask `finish`. `game` is None if it is not known here.

    With `ai_version`, that of what plays on here, the outlooks of rulings are computed again.
    """

    def __init__(self, game: AnyGame | None, heading: Heading, tell: Tell, ai_version: str = "") -> None:
        self.heading = heading
        self.tell = tell
        self.ledger = Ledger()
        self.print = hashlib.sha256(heading.mark)
        self.entries = 0
        self.replayed = 0
        self.total_ms = 0
        self.unjudged: list[int] = []  # the first and the last entry that could not be judged
        self.ply = 0  # of the entry before
        self.order = Order(self.ledger)
        self.lobby = Lobby(heading.names)
        self.docket = Docket(heading, ai_version)
        self.game = self.known(game)
        self.sound = self.check_header()
        self.dealer = Dealer(self.seed())
        self.links = Links(self.ledger, self.geneses)
        self.stage = self.set_up()

    # -- the header -----------------------------------------------------------------------------------

    def known(self, game: AnyGame | None) -> AnyGame | None:
        """The game, if its rules here are those of the record."""
        told = self.heading
        if game is None:
            self.header(UNKNOWN_GAME, f"There is no game {told.game[:40]!r} here; only what needs no rules "
                        "is checked.", told.game[:40])  # fmt: skip
        elif game.rules_version != told.rules_version:
            text = (
                f"The record was played by {game.id} rules {told.rules_version[:40]}; here are rules "
                f"{game.rules_version}. Only what needs no rules is checked."
            )
            self.header(UNKNOWN_RULES_VERSION, text, told.rules_version[:40], game.rules_version)
            return None
        return game

    def header(
        self, kind: str, message: str, said: str = "", expected: str = "", follows: bool = False
    ) -> None:
        self.ledger.add(Finding(kind, 0, message, said=said, expected=expected, consequential=follows))

    def seed(self) -> bytes | None:
        told = self.heading
        return None if told.seed is None else chance.match_seed(told.seed, told.nonces)

    def check_header(self) -> bool:
        """Is what the draws depend on in order?"""
        told = self.heading
        for fault in told.faults:
            self.header(fault.kind, fault.message, fault.said, fault.expected)
        if told.redacted:
            self.header(REDACTED, "The record leaves out what its viewer may not know.")
        sound = True
        if told.seed is not None and chance.commitment(told.seed) != told.commitment:
            sound = False
            self.header(COMMITMENT_MISMATCH, "The revealed seed is not the one that was committed to.",
                        told.commitment.hex(), chance.commitment(told.seed).hex())  # fmt: skip
        self.geneses = [] if told.genesis is None else [told.genesis]
        if self.game is None or told.start is None or told.genesis is None:
            return sound
        mixed = chance.nonce_digest(told.nonces)
        genesis = kernel.genesis(self.game, told.start, len(told.names), told.commitment, mixed)
        if genesis != told.genesis:
            text = "The genesis is not that of this game, these options, seats, nonces and this commitment."
            self.header(GENESIS_MISMATCH, text, told.genesis.hex(), genesis.hex(), not sound)
            self.geneses.append(genesis)
            return False
        return sound

    def set_up(self) -> Stage | None:
        if self.game is None or self.heading.start is None:
            return None
        return Stage(self.game, self.heading.start, self.heading.auto_forced)

    # -- entries --------------------------------------------------------------------------------------

    def take(self, row: Row) -> None:
        """The next entry of the file."""
        self.entries += 1
        self.print.update(row.mark)
        for each in self.order.take(row):
            self.step(each)

    def step(self, each: Next) -> None:
        row = each.row
        if each.gap:
            self.links.miss()
            if self.stage is not None:
                self.stage.miss(each.gap)
        ply = row.ply if each.gap else self.ply
        issues = self.lobby.check(row)
        issues += self.docket.check(row, each.version, ply, self.lobby.started, self.stage)
        played = self.play(row) if row.is_ply else None
        if played is not None:
            issues += played.issues
        certain = played is None or played.certain
        for issue in issues:
            self.report(each, issue, self.follows(issue, certain))
        for fault in row.faults:
            self.report(each, Issue(fault.kind, fault.message, fault.said, fault.expected), bool(issues))
        explained = bool(row.faults) or any(SEVERITY.get(i.kind) != NOTE for i in issues)
        entry = None if played is None else played.entry
        explained |= self.check_ply(each, None if entry is None else entry.ply)
        explained |= self.check_clock(each, explained)
        if row.is_ply or row.ruling is not None:
            self.links.check(row, each.version, entry, explained)
        if entry is not None:
            self.check_events(each, entry, explained)

    def play(self, row: Row) -> Played:
        """Judge and play, or where the position is not known check what can be checked without it."""
        stage = self.stage
        if stage is not None and stage.lost and (found := stage.rejoin(row)) is not None:
            played = found
        elif stage is None or stage.lost:
            if stage is not None and row.code is not None:
                self.unjudged = [self.unjudged[0] if self.unjudged else row.at, row.at]
                stage.gap = 0
            return Played(None, tuple(self.dealer.by_told_odds(row)), True)
        elif row.kind == DRAW:
            played = self.dealer.play(stage, row)
        else:
            played = stage.play_action(row)
        self.replayed += played.entry is not None
        return played

    def follows(self, issue: Issue, certain: bool) -> bool:
        """Does this issue only follow from a finding before it?"""
        if issue.kind in ("false_chance", "impossible_outcome") and not self.sound:
            return True
        return not certain

    def report(self, each: Next, issue: Issue, follows: bool) -> None:
        row = each.row
        self.ledger.add(
            Finding(issue.kind, row.at, issue.message, each.version, row.ply, issue.said, issue.expected,
                    issue.articles, follows)
        )  # fmt: skip

    def check_ply(self, each: Next, true: int | None) -> bool:
        """Is the ply the one after the entry before?"""
        row = each.row
        if true is None:
            true = None if each.gap or (self.stage and self.stage.lost) else self.ply + row.is_ply
        self.ply = row.ply if true is None else true
        if true is None or row.ply == true:
            return False
        text = f"Its ply is {row.ply}; it is ply {true} of the match."
        self.report(each, Issue(WRONG_PLY, text, str(row.ply), str(true)), False)
        return True

    def check_clock(self, each: Next, explained: bool) -> bool:
        """The server plays draws and forced moves in the moment of the action before them."""
        row = each.row
        self.total_ms += row.elapsed_ms or 0
        if not row.elapsed_ms or not (row.kind in (DRAW, "started") or row.forced):
            return False
        text = f"It is told {row.elapsed_ms} ms after the entry before, but the server did it at once."
        self.report(each, Issue(WRONG_CLOCK, text, f"{row.elapsed_ms} ms", "0 ms"), explained)
        return True

    def check_events(self, each: Next, entry: kernel.Entry, explained: bool) -> None:
        wrong = self.tell(each.row, entry.notes)
        if wrong:
            self.report(each, Issue(WRONG_EVENTS, wrong), explained)

    # -- the end --------------------------------------------------------------------------------------

    def finish(self, result: Result | None, mark: bytes, faults: Sequence[Fault] = ()) -> Outcome:
        """After the last entry. `mark` is the SHA-256 of the result as told."""
        for each in self.order.finish():
            self.step(each)
        self.print.update(mark)
        self.at_end([Issue(f.kind, f.message, f.said, f.expected) for f in faults], False)
        if self.unjudged:
            first, last = self.unjudged
            text = f"Entries {first} to {last} could not be judged, since the position was not known."
            self.ledger.add(Finding(NOT_JUDGED, first, text, consequential=True))
        ruled = self.docket.last is not None
        self.at_end(check_end(self.stage, self.heading, result is not None, ruled), bool(faults))
        self.check_total()
        if ruled:
            self.at_end(self.docket.compare(result), False)
        elif self.stage is not None and self.stage.over and self.game is not None:
            true = self.game.result(self.stage.state)
            self.at_end(compare_results(result, true), not self.stage.certain)
        ledger = self.ledger
        return Outcome(
            self.heading, tuple(ledger.in_order()), ledger.worst, self.entries, self.replayed,
            ledger.counts[False], ledger.counts[True], ledger.suppressed, self.print.digest(),
        )  # fmt: skip

    def at_end(self, issues: Sequence[Issue], follows: bool) -> None:
        for i in issues:
            self.ledger.add(
                Finding(i.kind, self.entries + 1, i.message, self.order.expected, self.ply + 1, i.said,
                        i.expected, i.articles, follows)
            )  # fmt: skip

    def check_total(self) -> None:
        """All times together reach from the creation of the match to its end."""
        told = self.heading
        if told.end_ms is None or told.redacted:
            return
        reached = told.create_ms + self.total_ms
        if reached == told.end_ms:
            self.links.doubt = -1
            return
        if self.links.doubt >= 0:  # the last entry's digest or its time: now it is known to be the time
            self.links.blame_clock()
        text = f"The times of all entries lead {abs(reached - told.end_ms)} ms beside the end of the match."
        explained = any(f.severity == ERROR for f in self.ledger.kept)
        self.at_end([Issue(WRONG_CLOCK, text)], explained)
