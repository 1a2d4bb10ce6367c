"""A sensible order of what a seat may do: attacks and cleaning first, then influence, then ways to mines."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action
from quintessence.core.ranking import Ranking
from quintessence.games.erythro.actions import (
    FINISH,
    LET_BE,
    LET_BE_THIS_PHASE,
    STOP,
    AttackDome,
    AttackMine,
    Buy,
    CleanUp,
    Keep,
    Play,
    Remove,
    Split,
    Step,
)
from quintessence.games.erythro.data.constants import ATTACK, CONTAMINATION, NONE, REMOVE, ZONES
from quintessence.games.erythro.rules import stages
from quintessence.games.erythro.rules.position import Position

_ZONE: Final = [50, 40, 25, 45, 48, 20, 15]
"""By zone: gain, move, sanctuary, power, power with its yellow part, pay, draw."""


def promising(position: Position, seat: int) -> list[Action]:
    """All legal actions, the likeliest first."""
    ranking = Ranking()
    for action in stages.legal(position, seat):
        ranking.add(action, _score(position, seat, action))
    return ranking.actions


def _score(position: Position, seat: int, action: Action) -> int:
    if isinstance(action, Play):
        return _play_score(position, action)
    if isinstance(action, Step):
        return -_mine_distance(position, action.tile)
    if isinstance(action, (AttackMine, AttackDome)):
        return 90
    if isinstance(action, (Remove, CleanUp)):
        return 20 * action.count + 10 * position.pollution[action.tile]
    if isinstance(action, Buy):
        return 10 + 10 * position.data.cards.cost[action.card] - abs(action.first - action.second)
    if isinstance(action, Split):
        return -abs(2 * action.first - position.amount)
    if isinstance(action, Keep):
        return 0 if action.card == NONE else -5 if action.card == CONTAMINATION else 5
    if action is STOP:
        return -_mine_distance(position, position.pawns[seat])
    if action is LET_BE or action is LET_BE_THIS_PHASE:
        return 15
    return 5 if action is FINISH else 0


def _play_score(position: Position, action: Play) -> int:
    score = _ZONE[action.zone]
    for line in position.data.cards.programs[action.card * len(ZONES) + action.zone]:
        if line.effect == ATTACK:
            score += 60
        elif line.effect == REMOVE:
            score += 15
    return score


def _mine_distance(position: Position, tile: int) -> int:
    distance = position.setting.layout.distance[tile]
    nearest = 9 if position.dome == NONE else distance[position.dome] + 1
    for mine in position.mine_tiles:
        nearest = min(nearest, distance[mine])
    return nearest
