"""How far a figure can be trusted: intervals, and the test that ends a run as soon as it may.

Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (1927).
Wald, "Sequential tests of statistical hypotheses" (1945), in its generalised form as the chess engine
testers use it: the likelihood of each hypothesis is that of the best distribution over the observed scores
that has its mean. That distribution is q[i] = p[i] / (1 + t * (a[i] - s)), where t solves
sum(p[i] * (a[i] - s) / (1 + t * (a[i] - s))) = 0 (Van den Bergh, "The generalized maximum likelihood ratio
for the expectation value of a distribution"; Owen, "Empirical likelihood", 2001). A sample is a block of
games with one deal: for two seats that is the pentanomial of pairs.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist

CONFIDENCE = 0.95
MOST_ELO = 3000  # beyond it an expected share is 0 or 1 but for rounding
UNSEEN = 1e-3  # the count of an outcome that did not happen yet, so that nothing is impossible
STEPS = 200  # halvings of an interval of floats

RUNNING, ACCEPTED, REJECTED = "running", "accepted", "rejected"


@dataclass(frozen=True)
class Interval:
    mean: float
    low: float
    high: float


def z_of(confidence: float) -> float:
    return NormalDist().inv_cdf(0.5 + confidence / 2.0)


def wilson(successes: float, trials: int, confidence: float = CONFIDENCE) -> Interval:
    """The share of successes; a draw may count as a part of one, which makes the interval wider than need be.

    For values between 0 and 1 no variance is above that of a coin with their mean. Raises ValueError
    without trials.
    """
    if trials < 1 or not 0 <= successes <= trials:
        raise ValueError(f"{successes} successes in {trials} trials")
    z = z_of(confidence)
    share = successes / trials
    scale = 1.0 + z * z / trials
    centre = (share + z * z / (2.0 * trials)) / scale
    reach = z / scale * math.sqrt(share * (1.0 - share) / trials + z * z / (4.0 * trials * trials))
    low = 0.0 if successes == 0 else centre - reach
    high = 1.0 if successes == trials else centre + reach
    return Interval(share, max(0.0, low), min(1.0, high))


def mean_of(values: Sequence[float], confidence: float = CONFIDENCE) -> Interval | None:
    """Mean and normal interval of independent values; None for fewer than two."""
    if len(values) < 2:
        return None
    mean = math.fsum(values) / len(values)
    variance = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
    reach = z_of(confidence) * math.sqrt(variance / len(values))
    return Interval(mean, mean - reach, mean + reach)


def expected_share(elo: float, own: int = 1, seats: int = 2) -> float:
    """Of the victory, for the holder of `own` of the seats who is so much stronger than all the others.

    Each seat wins in proportion to its strength, 10 ** (elo / 400): with two seats the usual logistic curve.
    """
    strength = own * math.pow(10.0, elo / 400.0)
    return strength / (strength + seats - own)


def elo_of(share: float, own: int = 1, seats: int = 2) -> float:
    """The inverse; infinite for nothing and for everything."""
    if share <= 0.0 or share >= 1.0:
        return math.copysign(math.inf, share - 0.5)
    return 400.0 * math.log10(share / (1.0 - share) * (seats - own) / own)


@dataclass(frozen=True)
class Sprt:
    """Is the first entrant's strength nearer `elo1` than `elo0`? `alpha`, `beta` are the risks of error."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not (math.isfinite(self.elo0) and math.isfinite(self.elo1) and self.elo0 < self.elo1):
            raise ValueError("the second Elo must be above the first")
        if max(-self.elo0, self.elo1) > MOST_ELO:
            raise ValueError(f"an Elo is from -{MOST_ELO} to {MOST_ELO}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError("a risk is between 0 and 0.5")

    @property
    def low(self) -> float:
        return math.log(self.beta / (1.0 - self.alpha))

    @property
    def high(self) -> float:
        return math.log((1.0 - self.beta) / self.alpha)

    def judge(self, ratio: float) -> str:
        """ACCEPTED: it is elo1. REJECTED: it is elo0. RUNNING: more games are needed."""
        return ACCEPTED if ratio >= self.high else REJECTED if ratio <= self.low else RUNNING

    def ratio(self, counts: Mapping[float, int], own: int = 1, seats: int = 2) -> float:
        """The log likelihood ratio of so many samples of each score, 0 for none."""
        if not counts:
            return 0.0
        mean0, mean1 = (expected_share(elo, own, seats) for elo in (self.elo0, self.elo1))
        return log_ratio(counts, mean0, mean1)


def log_ratio(counts: Mapping[float, int], mean0: float, mean1: float) -> float:
    """Of the hypotheses that the scores, 0 to 1, have this mean or that; above 0 speaks for `mean1`."""
    weights: dict[float, float] = {0.0: UNSEEN, 1.0: UNSEEN}
    weights.update({score: float(count) for score, count in counts.items() if count > 0})
    total = math.fsum(weights.values())
    scores = sorted(weights)
    shares = [weights[score] / total for score in scores]
    tilt0, tilt1 = tilt(scores, shares, mean0), tilt(scores, shares, mean1)
    return total * math.fsum(
        share * math.log((1.0 + tilt0 * (score - mean0)) / (1.0 + tilt1 * (score - mean1)))
        for score, share in zip(scores, shares)
    )


def tilt(scores: Sequence[float], shares: Sequence[float], mean: float) -> float:
    """How these shares must be bent so that the mean is `mean`, strictly between the outer scores."""
    low, high = -1.0 / (scores[-1] - mean), -1.0 / (scores[0] - mean)
    for _ in range(STEPS):
        middle = (low + high) / 2.0
        if not low < middle < high:
            break
        slope = math.fsum(p * (a - mean) / (1.0 + middle * (a - mean)) for a, p in zip(scores, shares))
        low, high = (middle, high) if slope > 0 else (low, middle)
    return (low + high) / 2.0
