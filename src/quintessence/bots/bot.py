"""What a bot is, and the simplest one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from quintessence.core.game import Action, Prompt
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Someone who sits in a seat and chooses."""

    @abstractmethod
    def choose(self, knowledge: SeatKnowledge) -> Action:
        """One of the seat's legal actions."""

    def reason(self) -> Prompt | None:
        """Why it chose what it chose last, for the texts `advice-<code>`; None: it cannot say."""
        return None


class RandomBot(Bot):
    """Chooses any legal action, each equally likely."""

    def __init__(self, rng: Rng) -> None:
        self._rng: Final = rng

    def choose(self, knowledge: SeatKnowledge) -> Action:
        legal = knowledge.legal()
        return legal[self._rng.below(len(legal))]
