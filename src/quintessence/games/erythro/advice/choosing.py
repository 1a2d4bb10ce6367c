"""Choices outside of cards: what is kept, bought and cleaned, judged as it stands, before the script goes on."""

from __future__ import annotations

from quintessence.core.game import Action
from quintessence.games.erythro.actions import FINISH, LET_BE, Buy, CleanUp, Remove
from quintessence.games.erythro.advice.evaluate import evaluate
from quintessence.games.erythro.advice.promising import promising
from quintessence.games.erythro.rules.market import trial_purchase
from quintessence.games.erythro.rules.position import BUYING, CLEANING, Position
from quintessence.games.erythro.rules.stages import STAGES


def choose_between(position: Position, seat: int) -> Action:
    """The best of what can be bought or cleaned; where nothing of it helps, the likeliest of the rest."""
    likely = promising(position, seat)
    best = _default(position, likely)
    highest = evaluate(position)
    for action in likely:
        if isinstance(action, (Buy, CleanUp, Remove)):
            value = evaluate(_after(position, seat, action))
            if value > highest:
                best, highest = action, value
    return best


def _after(position: Position, seat: int, action: Action) -> Position:
    if isinstance(action, Buy):
        return trial_purchase(position, seat, action)
    trial = position.twin()
    STAGES[position.stage].play(trial, seat, action, [])
    return trial


def _default(position: Position, likely: list[Action]) -> Action:
    for action in likely:
        if action is FINISH or action is LET_BE:
            return action
    if position.stage == CLEANING or position.stage == BUYING:
        return likely[0]
    for action in likely:
        if not isinstance(action, CleanUp):
            return action
    return likely[0]
