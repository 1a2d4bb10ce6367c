"""Sorts actions by a score, best first: for a game's list of promising actions."""

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
        index = len(self.scores)
        while index > 0 and self.scores[index - 1] < score:
            index -= 1
        self.actions.insert(index, action)
        self.scores.insert(index, score)

    def first(self, count: int) -> list[Action]:
        """The best so many."""
        return self.actions[:count]
