"""What a game counts by itself: the numbers of its `measures.py`, and the reasons for which it ends."""

from __future__ import annotations

from quintessence.lab.measures.amounts import Amounts, Key
from quintessence.lab.simulate import Played


def numbers(played: Played) -> Amounts:
    """Each of the game's own numbers, as a mean a game."""
    return {Key("number", name): (number, 1) for name, number in played.numbers.items()}


def reasons(played: Played) -> Amounts:
    """How often the game ended for each reason."""
    assert played.outcome is not None
    return {Key("reason", str(played.outcome["reason"])): (1.0, 1)}
