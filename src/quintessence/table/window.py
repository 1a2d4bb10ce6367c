"""An answer window: one seat is asked in another's turn."""

from __future__ import annotations

from dataclasses import dataclass

from quintessence.core.game import Action, Seat

SOON, LATE = 0.2, 0.8
"""The part of a window within which a standing counter is played: at once would show that nobody had to think."""


@dataclass
class Window:
    """One seat is asked, at one revision."""

    revision: int
    seat: Seat
    default_answer: Action
    setting: str
    seconds: float | None
    """How long it lasts; None: until there is an answer."""
    opened: float
    share: float
    """After which part of it a standing counter is played."""
    is_default_given: bool = False
    """Whether the default answer was chosen by hand, or by a bot; it can be changed until the window closes."""

    @property
    def closes(self) -> float:
        """When the time is over."""
        return self.opened + (self.seconds or 0)
