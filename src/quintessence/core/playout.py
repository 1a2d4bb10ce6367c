"""Random play at full speed, with a checksum: for the benchmark, the conformance kit and rollouts."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import State
from quintessence.core.rng import Rng

_PRIME: Final = 1000003


@final
class Playout:
    """What a random game was: its length, and a number that tells two different games apart."""

    def __init__(self, steps: int, listed: int, checksum: int, over: bool) -> None:
        self.steps: Final = steps
        self.listed: Final = listed
        """How many legal actions were listed in all."""
        self.checksum: Final = checksum
        self.over: Final = over


def play_out(state: State, rng: Rng, limit: int) -> Playout:
    """Play `state` at random, in place, to its end or for `limit` actions."""
    steps = 0
    listed = 0
    checksum = 0
    while steps < limit:
        waiting = state.to_act()
        if not waiting:
            return Playout(steps, listed, checksum, True)
        seat = waiting[0] if len(waiting) == 1 else waiting[rng.below(len(waiting))]
        legal = state.legal(seat)
        count = len(legal)
        chosen = rng.below(count)
        state.apply(seat, legal[chosen])
        steps += 1
        listed += count
        checksum = (checksum * 31 + chosen * 7 + count) % _PRIME
    return Playout(steps, listed, checksum, not state.to_act())
