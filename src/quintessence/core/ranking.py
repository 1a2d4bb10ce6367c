"""A short list of actions, best first: for what a game finds promising."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Action


@final
class Ranking:
    """Actions with a score each, to be listed best first; equal ones keep their order."""

    def __init__(self) -> None:
        self.actions: Final[list[Action]] = []
        self.scores: Final[list[int]] = []

    def add(self, action: Action, score: int) -> None:
        """Put an action in its place."""
        place = len(self.scores)
        while place > 0 and self.scores[place - 1] < score:
            place -= 1
        self.actions.insert(place, action)
        self.scores.insert(place, score)

    def first(self, count: int) -> list[Action]:
        """The best so many."""
        return self.actions[:count]
