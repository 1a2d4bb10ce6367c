"""Intervals that may be looked at after every game: they hold at all times together, so one may stop when one likes."""

from __future__ import annotations

from math import log, log1p, sqrt
from typing import Final, final

ERROR: Final = 0.05
"""How often an interval may miss the truth at any time at all."""
_BOLDEST: Final = 0.5
"""No bet is higher: the constant c of the paper."""


@final
class BoundedSequence:
    """The predictable plug-in empirical-Bernstein confidence sequence for the mean of values between two bounds.

    Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", Journal of the Royal Statistical
    Society B 86 (2024). It asks for no distribution and no number of games fixed ahead; the values must be
    independent, with one mean. With probability 95 % the mean lies within the interval after every game there will be.
    """

    def __init__(self, least: float, most: float, error: float = ERROR) -> None:
        self._least: Final = least
        self._width: Final = most - least
        self._price: Final = log(2 / error)
        self.count = 0
        self._sum = 0.5
        self._squares = 0.25
        self._bets = 0.0
        self._staked = 0.0
        self._paid = self._price
        self.low = least
        self.high = most

    def add(self, value: float) -> None:
        """One more value. Each bet is set before the value is seen, from those before it."""
        scaled = (value - self._least) / self._width
        self.count = time = self.count + 1
        mean, variance = self._sum / time, self._squares / time
        bet = min(_BOLDEST, sqrt(2 * self._price / (variance * time * log1p(time))))
        off = (scaled - mean) ** 2
        self._bets += bet
        self._staked += bet * scaled
        self._paid += off * (-log1p(-bet) - bet)
        self._sum += scaled
        self._squares += (scaled - self._sum / (time + 1)) ** 2
        middle, half = self._staked / self._bets, self._paid / self._bets
        self.low = self._least + self._width * max(0.0, middle - half)
        self.high = self._least + self._width * min(1.0, middle + half)

    @property
    def half_width(self) -> float:
        return (self.high - self.low) / 2

    def excludes_zero(self) -> bool:
        """Whether the mean is known not to be nothing."""
        return self.low > 0 or self.high < 0


def mixture_half_width(variance: float, count: int, best_at: int = 500, error: float = ERROR) -> float:
    """Half the width of Robbins' normal mixture around a mean of `count` values, which also holds at all times.

    Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory and asymptotic confidence
    sequences", Annals of Statistics 52 (2024), 2613–2640: for values without bounds, right once there are many. It is
    narrowest, beside what it can be, after `best_at` values.
    """
    rho = (-2 * log(error) + log(-2 * log(error) + 1)) / best_at
    spread = count * rho + 1
    return sqrt(variance * 2 * spread / (count * count * rho) * log(sqrt(spread) / error))
