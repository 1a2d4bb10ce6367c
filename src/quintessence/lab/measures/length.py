"""Length: how many rounds and decisions a game takes."""

from __future__ import annotations

from quintessence.lab.measures.amounts import Amounts, Key
from quintessence.lab.simulate import Played


def length(played: Played) -> Amounts:
    """Rounds, where the game has them, and decisions."""
    decisions: Amounts = {Key("length_decisions"): (played.steps, 1)}
    return decisions if played.rounds is None else {Key("length_rounds"): (played.rounds, 1), **decisions}
