"""A ruling as it stands in a record: its canonical bytes, its digest, and whether it can stand.

docs/fairness.md describes the bytes for those who write a checker of their own.
"""

from __future__ import annotations

import hashlib
import math
import struct
from collections.abc import Sequence
from dataclasses import dataclass

from ai.arena.intervals import Interval, wilson
from ai.referee.adjudicate import FLOOR, MOST, Award, Outlook, Ruling, adjudicate, appeal_floor
from ai.referee.expectation import Correction
from ai.referee.reasons import LANGUAGES
from engine.core.faults import Malformed
from engine.core.game import Result, SeatResult

LABEL = b"arbiter ruling\0"
MOST_SHARP, MOST_SHIFT = 10.0, 20.0  # of corrections that make sense
KINDS = {"search": 1, "forfeit": 2, "void": 3}
CLOSE = 1e-9  # how far a number may be off for the order of its additions
MAX_MS = 0xFFFFFFFF

Value = int | float | str | list["Value"]


@dataclass(frozen=True)
class Made:
    """A ruling and what it was made on."""

    ruling: Ruling
    appeal: bool
    ply: int
    version: int  # of the match that was ruled on
    rules_version: str
    ai_version: str  # of what played on; "" without an outlook
    language: str


def pack(values: Sequence[Value]) -> bytes:
    """Whole numbers and truths as u32, others as f64, texts and lists after their length; little-endian."""
    out = []
    for value in values:
        if isinstance(value, str):
            data = value.encode()
            out.append(struct.pack("<I", len(data)) + data)
        elif isinstance(value, list):
            out.append(struct.pack("<I", len(value)) + pack(value))
        else:
            out.append(struct.pack("<d" if isinstance(value, float) else "<I", value))
    return b"".join(out)


def to_bytes(made: Made) -> bytes:
    """The canonical bytes."""
    rule, found = made.ruling.rule, made.ruling.outlook
    awards: list[Value] = []
    for award in made.ruling.awards:
        awards += [award.seat, award.share, award.place]
    values: list[Value] = [
        KINDS.get(rule.kind, 0), rule.name, list(rule.absent), made.appeal, made.ruling.team, made.ply,
        made.version, made.rules_version, made.ai_version, made.language, made.ruling.reason, awards,
    ]  # fmt: skip
    if found is not None:
        seats = zip(found.shares, found.places, strict=True)
        rows: list[Value] = [[s.mean, s.low, s.high, *places] for s, places in seats]
        values += [found.playouts, found.seed, found.team, found.partial]
        values += [float(found.correction.sharpness), float(found.correction.shift), rows]
    return pack(values)


def chain(before: bytes, made: Made, elapsed_ms: int) -> bytes:
    """The digest of a ruling's entry: over the one before, the time since then, and all that it says."""
    inner = hashlib.sha256(to_bytes(made)).digest()
    return hashlib.sha256(before + LABEL + struct.pack("<I", min(elapsed_ms, MAX_MS)) + inner).digest()


def result_of(made: Made) -> Result | None:
    """The result that follows: places and shares, no points; None if the match does not count."""
    ruling = made.ruling
    if not ruling.awards:
        return None
    seats = tuple(SeatResult(a.seat, a.place, a.share, 0, (), ()) for a in ruling.awards)
    return Result(seats, ruling.reason, ruling.team)


# -- can it stand? ----------------------------------------------------------------------------------------


def faults_of(made: Made, seats: int, earlier: Sequence[Made]) -> list[str]:
    """What is wrong with a ruling by itself and after those before it, a sentence each."""
    found = made.ruling.outlook
    faults = [] if found is None else outlook_faults(found, seats)
    if bool(made.ai_version) != (found is not None):
        faults.append("It names what played on without an outlook, or the other way round.")
    if made.language not in LANGUAGES:
        faults.append(f"Its reason is in no language that is known: {made.language[:20]}.")
    faults += appeal_faults(made, earlier)
    if made.ruling.rule.kind not in KINDS:
        return [*faults, "It names no rule."]
    if found is not None and not is_usable(found, seats):
        return faults
    try:
        true = adjudicate(made.ruling.rule, seats, found, made.ruling.team, made.language)
    except Malformed as fault:
        return [*faults, f"Its rule cannot be applied: {fault}."]
    return faults + award_faults(made.ruling, true)


def award_faults(said: Ruling, true: Ruling) -> list[str]:
    faults = []
    if said.awards != true.awards:
        faults.append(f"By its rule and its outlook the awards are {briefly(true.awards)}.")
    if (said.reason, said.team) != (true.reason, true.team):
        faults.append(f"What follows is told in other words: {true.reason}")
    return faults


def briefly(awards: Sequence[Award]) -> str:
    return ", ".join(f"seat {a.seat}: {a.share:.4f}, place {a.place}" for a in awards) or "none"


def is_usable(found: Outlook, seats: int) -> bool:
    """Can awards be computed from it?"""
    in_range = all(0.0 <= end <= 1.0 for s in found.shares for end in (s.mean, s.low, s.high))
    return len(found.shares) == seats and in_range and not correction_faults(found.correction)


def correction_faults(by: Correction) -> list[str]:
    if 0.0 < by.sharpness <= MOST_SHARP and abs(by.shift) <= MOST_SHIFT:
        return []
    return ["The correction of its outlook is none that a game could have."]


def outlook_faults(found: Outlook, seats: int) -> list[str]:
    """Do its numbers go together? Whether they are true, only playing on again can tell."""
    if len(found.shares) != seats or any(len(row) != seats for row in found.places):
        return [f"Its outlook is not of {seats} seats."]
    if not FLOOR <= found.playouts <= MOST:
        return [f"Its outlook is of {found.playouts} playouts; {FLOOR} to {MOST} support a ruling."]
    faults = correction_faults(found.correction)
    if not all(is_interval(share, found.playouts) for share in found.shares):
        faults.append("The intervals of its outlook are not those of their means.")
    if not all(is_distribution(row, found.playouts) for row in found.places):
        faults.append("The places of its outlook are not those of so many playouts.")
    total = math.fsum(share.mean for share in found.shares)
    if found.team:
        if len({share for share in found.shares}) != 1:
            faults.append("The seats of a team are told to have different chances.")
    elif not total <= 1.0 + CLOSE * seats:
        faults.append("The shares of its outlook come to more than one victory.")
    return faults


def is_interval(share: Interval, playouts: int) -> bool:
    if not 0.0 <= share.mean <= 1.0:
        return False
    true = wilson(min(share.mean * playouts, float(playouts)), playouts)
    return abs(true.low - share.low) <= CLOSE and abs(true.high - share.high) <= CLOSE


def is_distribution(row: Sequence[float], playouts: int) -> bool:
    counts = [number * playouts for number in row]
    whole = all(abs(count - round(count)) <= 1e-6 and count >= 0 for count in counts if math.isfinite(count))
    return whole and abs(math.fsum(row) - 1.0) <= 1e-6


def appeal_faults(made: Made, earlier: Sequence[Made]) -> list[str]:
    """One ruling, then at most one appeal against it, by search and with a larger budget."""
    if not earlier:
        return ["It is told as an appeal, but there was no ruling before."] if made.appeal else []
    if not made.appeal or len(earlier) > 1:
        return ["The match had been ruled on; there is one appeal and no more."]
    before, found = earlier[0].ruling.outlook, made.ruling.outlook
    floor = appeal_floor(before.playouts if before is not None else 0)
    if made.ruling.rule.kind != "search" or found is None:
        return ["An appeal is decided by search."]
    if found.playouts < floor:
        return [f"The appeal looked {found.playouts} times, not the {floor} times that it must."]
    return []
