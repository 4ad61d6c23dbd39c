"""What the frequencies of playouts say about games between good players.

Playouts follow the game's rollout policy, which plays worse than a good player: of a team it wins less, and a
lead means more or less than among good players. So the frequencies are corrected by two numbers of the game,
`sharpness` and `shift`, in `[outlook]` of its `levels.toml`. They were fitted to positions that `hard` played
out (docs/referee/calibrate.py). A team's log odds are multiplied and shifted (Platt, "Probabilistic outputs
for support vector machines", 1999); shares of several seats are raised to the power of the sharpness and
made to sum to one. A game that names no numbers keeps the frequencies as they are.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ai.arena.intervals import Interval
from ai.levels import settings_of
from engine.core.game import AnyGame

HALF = 0.5  # added to every count, so that what never happened is not impossible
DIGITS = 6  # of a share; the last bits of logarithms differ between machines


@dataclass(frozen=True)
class Correction:
    """`sharpness` > 0; `shift` in log odds, of a team's victory only."""

    sharpness: float = 1.0
    shift: float = 0.0


NONE = Correction()


def correction_of(game: AnyGame) -> Correction:
    """ValueError, with the place, if the game's file is wrong."""
    return read_correction(*settings_of(game))


def read_correction(data: Mapping[str, Any], place: str) -> Correction:
    table = data.get("outlook", {})
    unknown = sorted(set(table) - {"sharpness", "shift"})
    if unknown:
        raise ValueError(f"{place}, outlook: {', '.join(unknown)} is neither sharpness nor shift")
    found = Correction(**table)
    if not is_real(found.sharpness) or not is_real(found.shift) or found.sharpness <= 0:
        raise ValueError(f"{place}, outlook: sharpness must be a number above 0, shift a number")
    return found


def is_real(number: Any) -> bool:
    return isinstance(number, int | float) and not isinstance(number, bool) and math.isfinite(number)


def expect(shares: Sequence[Interval], playouts: int, team: bool, by: Correction) -> tuple[Interval, ...]:
    """The corrected shares, by seat, rounded; their ends are those of the frequencies, corrected."""
    if by == NONE:
        return tuple(shares)
    if team:
        return tuple(expect_team(share, playouts, by) for share in shares)
    counts = [share.mean * playouts + HALF for share in shares]
    powers = [(count / (playouts + HALF * len(shares))) ** by.sharpness for count in counts]
    return tuple(
        Interval(
            rounded(power / math.fsum(powers)),
            *(against(end, math.fsum(powers) - power, by) for end in (share.low, share.high)),
        )
        for power, share in zip(powers, shares, strict=True)
    )


def against(end: float, others: float, by: Correction) -> float:
    """The share of a seat whose frequency is at this end of its interval."""
    power = end**by.sharpness
    return rounded(power / (power + others))


def expect_team(share: Interval, playouts: int, by: Correction) -> Interval:
    mean = (share.mean * playouts + HALF) / (playouts + 2 * HALF)
    return Interval(*(rounded(shifted(number, by)) for number in (mean, share.low, share.high)))


def shifted(chance: float, by: Correction) -> float:
    if chance <= 0.0 or chance >= 1.0:
        return min(1.0, max(0.0, chance))
    odds = by.sharpness * math.log(chance / (1.0 - chance)) + by.shift
    return 1.0 / (1.0 + math.exp(-odds)) if odds > -700.0 else 0.0


def rounded(number: float) -> float:
    return round(number, DIGITS)
