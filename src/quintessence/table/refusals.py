"""Why a table refuses, where that is no rule of a game."""

from __future__ import annotations

from quintessence.core.game import Refused


class NotAllowed(Refused):
    """Whoever asks has no right to it."""


class Stale(Refused):
    """The action answers a question that is no longer asked."""

    def __init__(self, revision: int) -> None:
        super().__init__("stale", {"revision": revision})
