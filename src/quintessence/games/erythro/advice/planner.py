"""The planner: the rest of a seat's round, card by card, and how it ends when the whole team plays on."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.cells import ONE
from quintessence.core.companions import Meter, Planner
from quintessence.core.game import Action, Prompt, Seat
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.rng import Rng
from quintessence.games.erythro.advice.choosing import choose_between
from quintessence.games.erythro.advice.evaluate import evaluate
from quintessence.games.erythro.advice.explain import explain_choice, explain_plan
from quintessence.games.erythro.advice.moves import Done, Move, best_move, moves_of
from quintessence.games.erythro.rules import stages
from quintessence.games.erythro.rules.position import EMBODYING, OVER, PLAYERS, PLAYING, Position
from quintessence.games.erythro.rules.zones import can_play

_CANDIDATES: Final = 4
"""Plans that are tried in other worlds."""


@final
class Plan:
    """The moves of a seat up to some position, and what that is worth."""

    def __init__(self, moves: list[Move], position: Position, value: int) -> None:
        self.moves: Final = moves
        self.position: Final = position
        self.value: Final = value


@final
class TeamPlanner(Planner):
    """Plans the rest of the round, and keeps to the plan as long as all is as it foresaw."""

    def __init__(self, rng: Rng, width: int, worlds: int) -> None:
        self._rng: Final = rng
        self._width: Final = width
        self._worlds: Final = worlds
        self._coming: list[Done] = []
        """The actions of the present move that are still to be done."""
        self._moves: list[Move] = []
        """The moves after it."""
        self._foreseen = b""
        """What was to be seen before the next of them."""
        self._reason: Prompt | None = None

    def choose(self, knowledge: SeatKnowledge, meter: Meter) -> Action:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        planned = self._next_answer(knowledge.seat, legal)
        if planned is not None:
            return planned
        world = knowledge.world(self._rng)
        assert isinstance(world, Position)
        if world.stage == EMBODYING:
            return legal[self._rng.below(len(legal))]
        if world.stage == PLAYING and world.owed[knowledge.seat]:
            return self._play(world, knowledge.seat, legal, meter)
        if stages.STAGES[world.stage].is_for_all:
            chosen = choose_between(world, knowledge.seat)
            self._reason = explain_choice(chosen)
            return chosen
        move = best_move(world, knowledge.seat, meter)
        self._reason = explain_plan(world, [move.position], knowledge.seat)
        return self._begin(move, [])

    def reason(self) -> Prompt | None:
        return self._reason

    def _next_answer(self, seat: Seat, legal: list[Action]) -> Action | None:
        """What the present move says, if that is legal: those of others answer for themselves."""
        while self._coming and self._coming[0].seat != seat:
            del self._coming[0]
        if not self._coming:
            return None
        action = self._coming.pop(0).action
        if is_listed(action, legal):
            return action
        self._coming = []
        return None

    def _play(self, world: Position, seat: Seat, legal: list[Action], meter: Meter) -> Action:
        """The next card: that of the plan when all is as foreseen, else that of a new plan."""
        if self._moves and self._foreseen == sight(world, seat) and is_listed(self._moves[0].actions[0].action, legal):
            return self._begin(self._moves[0], self._moves[1:])
        plans = best_plans(world, seat, self._width, meter)
        plan = self._tried(plans[:_CANDIDATES], world, seat, meter) if self._worlds else plans[0]
        self._reason = explain_plan(world, [move.position for move in plan.moves], seat)
        return self._begin(plan.moves[0], plan.moves[1:])

    def _begin(self, move: Move, later: list[Move]) -> Action:
        self._coming = move.actions[1:]
        self._moves = later
        self._foreseen = sight(move.position, move.actions[0].seat) if later else b""
        return move.actions[0].action

    def _tried(self, plans: list[Plan], world: Position, seat: Seat, meter: Meter) -> Plan:
        """The plan that ends best when the round is played on in several worlds."""
        if len(plans) == 1:
            return plans[0]
        totals = [0] * len(plans)
        for _ in range(self._worlds):
            other = world.resample(seat, self._rng)
            for number in range(len(plans)):
                trial = other.copy()
                assert isinstance(trial, Position)
                follow(trial, plans[number])
                totals[number] += evaluate(played_round(trial, meter))
            if meter.is_over:
                break
        best = 0
        for number in range(len(plans)):
            if totals[number] > totals[best]:
                best = number
        return plans[best]


def is_listed(action: Action, legal: list[Action]) -> bool:
    for one in legal:
        if one is action:
            return True
    return False


def sight(position: Position, seat: int) -> bytes:
    """What a plan rests on: planet, discs, pawns, market, and the seat's own hand."""
    return b"%b|%b|%b|%b|%b|%b|%b|%b|%b|%b|%b|%b" % (
        position.pollution,
        position.sanctuaries,
        position.mine_ids,
        position.mine_tiles,
        position.mine_lines,
        position.pawns,
        position.influence,
        position.market,
        position.owed,
        position.hands[seat],
        ONE[position.dome],
        ONE[position.phase],
    )


def best_plans(position: Position, seat: int, width: int, meter: Meter) -> list[Plan]:
    """The best ways to play all cards that a seat owes, so many at a time kept in mind; the best first.

    What leaves the seat with a card that it owes and cannot play is no such way, unless there is no other.
    """
    plans = [Plan([], position, evaluate(position))]
    for _ in range(position.owed[seat]):
        longer: list[Plan] = []
        stuck: list[Plan] = []
        seen: set[bytes] = set()
        for plan in plans:
            at = plan.position
            if at.phase != PLAYERS or at.stage != PLAYING:
                longer.append(plan)
                continue
            if not can_play(at, seat):
                stuck.append(plan)
                continue
            for move in moves_of(at, seat, meter):
                looks = sight(move.position, seat)
                if looks not in seen:
                    seen.add(looks)
                    longer.append(Plan([*plan.moves, move], move.position, move.value))
        longer.sort(key=_worth, reverse=True)
        plans = longer[:width] or stuck
        if meter.is_over or plans[0].position.stage == OVER:
            break
    return plans


def _worth(plan: Plan) -> int:
    return plan.value


def follow(position: Position, plan: Plan) -> None:
    """Play a plan in another world, as far as it goes there."""
    for move in plan.moves:
        for done in move.actions:
            if not is_listed(done.action, stages.legal(position, done.seat)):
                return
            stages.play(position, done.seat, done.action)


def played_round(position: Position, meter: Meter) -> Position:
    """Where it leads when everyone plays on, one move at a time, until the next round begins."""
    last = position.round
    while position.stage != OVER and position.round == last:
        seat = stages.to_act(position)[0]
        is_card = position.stage == PLAYING and position.owed[seat] > 0
        if is_card or not stages.STAGES[position.stage].is_for_all:
            position = best_move(position, seat, meter, is_quick=True).position
        else:
            stages.play(position, seat, choose_between(position, seat))
    return position
