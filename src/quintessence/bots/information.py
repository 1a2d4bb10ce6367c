"""Information sets: what a seat has seen since a search began, and how its choices there have turned out."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from quintessence.core.game import Action, Event, Seat

_CURIOSITY: Final = 0.5
"""How much a little tried choice is worth trying, beside what the tried ones have brought."""
_NARROWEST: Final = 0.02
"""Choices whose shares differ by less are kept apart by how often they were tried."""
_UNTRIED: Final = 0.3
"""Where a choice that was never tried is put, between the worst (0) and the best (1) of the others."""


@final
class Choice:
    """An action at an information set: how often it was tried, and the shares of a win that came of it."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.tries = 0
        self.total = 0.0


@final
class InformationSet:
    """All moments that one observer cannot tell apart. Not every world offers every choice."""

    def __init__(self) -> None:
        self._choices: Final[list[Choice]] = []
        self._after: Final[dict[str, InformationSet]] = {}
        self._visits = 0

    def pick(self, likely: list[Action]) -> Choice:
        """The most inviting of what this world offers; the likelier ones are tried first and more often."""
        self._visits += 1
        offered = [self._choice(action) for action in likely]
        low, spread = _range(offered)
        eager = _CURIOSITY * sqrt(self._visits)
        best, highest = offered[0], -1.0
        for rank, choice in enumerate(offered):
            share = (choice.total / choice.tries - low) / spread if choice.tries else _UNTRIED
            score = share + eager / ((2 + rank) * (1 + choice.tries))
            if score > highest:
                best, highest = choice, score
        return best

    def _choice(self, action: Action) -> Choice:
        for choice in self._choices:
            if choice.action is action:
                return choice
        choice = Choice(action)
        self._choices.append(choice)
        return choice

    def after(self, seen: str) -> InformationSet:
        """Where the observer is once it has seen this."""
        following = self._after.get(seen)
        if following is None:
            following = InformationSet()
            self._after[seen] = following
        return following


def _range(choices: list[Choice]) -> tuple[float, float]:
    """The worst mean share of the tried choices, and how far the best is from it."""
    low, high = 1.0, 0.0
    for choice in choices:
        if choice.tries:
            mean = choice.total / choice.tries
            low = min(low, mean)
            high = max(high, mean)
    return low, max(_NARROWEST, high - low)


def observation(events: list[Event], observer: Seat) -> str:
    """What an observer learns of some events, as one text."""
    text = ""
    for event in events:
        seen = event.seen_by(observer)
        if seen is not None:
            text += repr(seen) + ";"
    return text
