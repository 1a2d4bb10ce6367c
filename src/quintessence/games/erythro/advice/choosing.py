"""Choices outside of cards: what is kept, bought and cleaned, judged as it stands, before the script goes on."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.cells import replaced, with_card
from quintessence.core.game import Action
from quintessence.games.erythro.actions import FINISH, LET_BE, Buy, CleanUp, Remove
from quintessence.games.erythro.advice.evaluate import evaluate, goal, means, work
from quintessence.games.erythro.advice.facts import facts_of
from quintessence.games.erythro.advice.promising import promising
from quintessence.games.erythro.advice.threats import threats_of
from quintessence.games.erythro.advice.weights import WEIGHTS
from quintessence.games.erythro.rules.influence import lower_discs
from quintessence.games.erythro.rules.position import BUYING, CLEANING, Position
from quintessence.games.erythro.rules.stages import STAGES


def choose_between(position: Position, seat: int) -> Action:
    """The best of what can be bought or cleaned; where nothing of it helps, the likeliest of the rest."""
    likely = promising(position, seat)
    best = _default(position, likely)
    tried = [action for action in likely if isinstance(action, (Buy, CleanUp, Remove))]
    if not tried:
        return best
    highest = evaluate(position)
    purchases = Purchases(position, seat)
    for action in tried:
        value = purchases.value(action) if isinstance(action, Buy) else evaluate(_after(position, seat, action))
        if value > highest:
            best, highest = action, value
    return best


@final
class Purchases:
    """What purchases lead to: the planet stays as it is, and cards count the same however they are paid."""

    def __init__(self, position: Position, seat: int) -> None:
        self._position: Final = position
        self._seat: Final = seat
        self._weights: Final = WEIGHTS[position.setting.adversary]
        self._facts: Final = facts_of(position.data)
        self._threats: Final = threats_of(position)
        self._settled: Final = self._threats.planet + goal(position, self._weights, self._threats)
        self._means: Final[dict[int, int]] = {}
        """What all cards together count once one was bought, by that card."""

    def value(self, action: Buy) -> int:
        """What `evaluate` says after a purchase. The position is as it was afterwards."""
        position, seat = self._position, self._seat
        influence, hands = position.influence, position.hands
        lower_discs(position, seat, action.first, action.second)
        position.hands = replaced(hands, seat, with_card(hands[seat], action.card))
        means_then = self._means.get(action.card)
        if means_then is None:
            means_then = means(position, self._facts, self._weights)
            self._means[action.card] = means_then
        value = self._settled + means_then + work(position, self._facts, self._weights, self._threats)
        position.influence, position.hands = influence, hands
        return value


def _after(position: Position, seat: int, action: Action) -> Position:
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
