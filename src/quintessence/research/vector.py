"""Many matches at once: one call steps them all, and NumPy looks at the compiled side's own buffers."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from quintessence.core.game import Values
from quintessence.core.rng import Rng
from quintessence.core.variant import Given
from quintessence.core.vector import VectorMatches
from quintessence.research.kind import Kind, Slots


class Vector:
    """`count` matches of one kind. Every array is filled anew by `reset` and `step`: copy what you keep.

    When a match ends, its rewards and its end are told, and the observation is already that of the next deal.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Values | None = None,
        data: Given | None = None,
        seed: str = "0",
    ) -> None:
        self.kind: Final = Kind(game, seats, options, data)
        kind = self.kind
        self._matches: Final = VectorMatches(kind.game, kind.encoding, kind.seats, kind.options, count, seed)
        self.count: Final = count
        self.observations: Final[Slots] = _over(self._matches.observations, np.uint8).reshape(count, kind.size)
        self.masks: Final[Slots] = _over(self._matches.masks, np.uint8).reshape(count, kind.space.size)
        self.to_act: Final[Slots] = _over(self._matches.to_act, np.uint8)
        """The seat whose turn it is: whose observation and mask the row has."""
        self.ends: Final[Slots] = _over(self._matches.ends, np.uint8)
        """0: it goes on; 1: it ended with the last step; 2: it ended by an illegal action."""
        rewards: NDArray[np.float32] = np.frombuffer(self._matches.rewards, np.float32)
        self.rewards: Final = rewards.reshape(count, kind.seats)
        """For every seat, what the last step brought: 0 but where a match ended."""

    def reset(self) -> None:
        """All matches from their first deals."""
        self._matches.reset()

    def step(self, actions: NDArray[np.integer]) -> None:
        """One action in every match, by its number."""
        self._matches.step(actions.tolist())

    def step_at_random(self, rng: Rng) -> None:
        """A random legal action in every match."""
        self._matches.step_at_random(rng)

    def seed_of(self, index: int) -> str:
        """The seed of the match that is played in a row now."""
        return self._matches.seed_of(index)


def _over(buffer: bytearray, kind: type[np.uint8]) -> Slots:
    """An array that looks at a buffer, and sees what is written there later."""
    return np.frombuffer(buffer, kind)
