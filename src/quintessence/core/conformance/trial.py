"""Random matches with some data: whoever changes them wants to know whether they play."""

from __future__ import annotations

from typing import Final

from quintessence.core.conformance.moments import starts
from quintessence.core.game import Game, Values
from quintessence.core.playout import play_out
from quintessence.core.rng import Rng

MATCHES: Final = 8


def play_some(game: Game) -> Values:
    """Start a match for each number of seats and each choice, and play some; how many, and how long they were."""
    begun = list(starts(game, MATCHES))  # a choice that the data make impossible is refused here
    actions = 0
    for number in range(MATCHES):
        played = play_out(begun[number].state, Rng(number), game.bound)
        if not played.over:
            raise RuntimeError(f"not over after {played.steps} actions")
        actions += played.steps
    return {"matches": MATCHES, "actions": actions}
