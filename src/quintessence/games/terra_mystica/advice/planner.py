"""The planner: the rest of the round, or of several rounds, for the seat that thinks; anew every turn."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Meter, Planner
from quintessence.core.game import Action, Prompt, Seat
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.advice import weights as w
from quintessence.games.terra_mystica.advice.explain import explain_choice, explain_plan
from quintessence.games.terra_mystica.advice.opening import open_with
from quintessence.games.terra_mystica.advice.plans import best_plans, first_actions
from quintessence.games.terra_mystica.advice.rivals import Rivals
from quintessence.games.terra_mystica.advice.solo import alone, on_turn
from quintessence.games.terra_mystica.advice.value import value
from quintessence.games.terra_mystica.rules.position import DOCKS, PLAY, Position


@final
class FactionPlanner(Planner):
    """Keeps so many plans in mind, over so many rounds."""

    def __init__(self, rng: Rng, width: int, rounds: int) -> None:
        self._rng: Final = rng
        self._width: Final = width
        self._rounds: Final = rounds
        self._coming: list[Action] = []
        self._turn = -1
        self._reason: Prompt | None = None

    def choose(self, knowledge: SeatKnowledge, meter: Meter) -> Action:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        world = knowledge.world(self._rng)
        assert isinstance(world, Position)
        seat = knowledge.seat
        if self._turn == world.turns and self._coming and _is_in(self._coming[0], legal):
            return self._coming.pop(0)
        self._coming = []
        self._turn = world.turns
        if world.phase < PLAY or world.phase == DOCKS:
            chosen = open_with(world, seat, legal, self._rng, max(1, self._width // 3), self._rounds, meter)
            self._reason = explain_choice(world, chosen)
            return chosen
        answers: list[Action] = [action for action in legal if isinstance(action, a.Answer)]
        if answers:
            chosen = self._answer(world, seat, answers, meter)
            self._reason = explain_choice(world, chosen)
            return chosen
        if world.phase == PLAY and world.active == seat:
            return self._plan(world, seat, legal, meter)
        chosen = _best_now(world, seat, legal, meter)
        self._reason = explain_choice(world, chosen)
        return chosen

    def reason(self) -> Prompt | None:
        return self._reason

    def _plan(self, world: Position, seat: Seat, legal: list[Action], meter: Meter) -> Action:
        """The first action of the best plan; the rest of its turn follows.

        Amid exchanges the plan is made as if they were over: it goes on with them, or ends them.
        """
        start = alone(world, seat)
        start.is_converting = start.has_converted = False
        for plan in best_plans(start, seat, self._width, self._rounds, meter):
            actions = _amid_exchanges(first_actions(plan)) if world.is_converting else first_actions(plan)
            if actions and _is_in(actions[0], legal):
                self._coming = actions[1:]
                self._reason = explain_plan(world, plan, seat)
                return actions[0]
        return _best_now(world, seat, legal, meter)

    def _answer(self, world: Position, seat: Seat, answers: list[Action], meter: Meter) -> Action:
        """Take power, or refuse it."""
        best = answers[0]
        highest = 0
        for action in answers:
            assert isinstance(action, a.Answer)
            if action.tag == "accept" and action.amount == 1:
                return action
            tried = world.copy()
            assert isinstance(tried, Position)
            tried.apply(seat, action)
            worth = self._outlook(tried, seat, meter)
            if action.tag == "accept":
                worth += w.LEECH[world.data.rounds - world.round] * action.amount
            if action is answers[0] or worth > highest:
                best, highest = action, worth
        return best

    def _outlook(self, position: Position, seat: Seat, meter: Meter) -> int:
        """What a position is worth with the rest of the round before it."""
        own = position.players[seat]
        if position.phase != PLAY or own.passed:
            return value(position, own, Rivals(position, seat))
        world = alone(position, seat)
        on_turn(world, seat)
        plans = best_plans(world, seat, max(1, self._width // 4), 1, meter)
        return plans[0].worth


def _best_now(world: Position, seat: Seat, legal: list[Action], meter: Meter) -> Action:
    """What looks best at once; nothing is given up where something else can be done."""
    rivals = Rivals(world, seat)
    best = legal[0]
    highest = 0
    is_first = True
    for action in legal:
        if action is a.OPEN or (isinstance(action, a.Numbered) and action.tag == "forgo" and len(legal) > 2):
            continue
        tried = alone(world, seat)
        tried.apply(seat, action)
        worth = value(tried, tried.players[seat], rivals)
        meter.pay()
        if is_first or worth > highest:
            best, highest, is_first = action, worth, False
    return best


def _amid_exchanges(actions: list[Action]) -> list[Action]:
    """A turn for someone whose exchanges are open."""
    return actions[1:] if actions and actions[0] is a.OPEN else [a.CLOSE, *actions]


def _is_in(action: Action, legal: list[Action]) -> bool:
    for one in legal:
        if one is action:
            return True
    return False
