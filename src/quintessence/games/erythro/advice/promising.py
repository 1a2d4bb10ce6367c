"""A sensible order of what a seat may do, without trying anything: the quick policy of the bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintessence.core.game import Action
from quintessence.core.ranking import Ranking
from quintessence.games.erythro.actions import (
    DECLINE,
    FINISH,
    LET_BE,
    LET_BE_THIS_PHASE,
    STOP,
    AttackDome,
    AttackMine,
    Buy,
    CleanUp,
    Keep,
    Name,
    Play,
    Remove,
    Split,
    Step,
    Trash,
)
from quintessence.games.erythro.advice.aims import Aim, aim_of, tile_scores
from quintessence.games.erythro.advice.evaluate import card_worth
from quintessence.games.erythro.advice.facts import facts_of
from quintessence.games.erythro.advice.stuck import is_short, needs_poison
from quintessence.games.erythro.advice.threats import rounds_left, threats_of
from quintessence.games.erythro.advice.weights import WEIGHTS
from quintessence.games.erythro.data.constants import (
    ACQUIRE,
    ATTACK,
    CONSORTIUM,
    CONTAMINATION,
    DRAW_ZONE,
    GAIN,
    GAIN_ANY,
    LOSE,
    MOVE,
    MOVE_ZONE,
    NEAR,
    NONE,
    OTHER,
    OTHER_NEAR,
    PAY_ZONE,
    REMOVE,
    SANCTUARY_ZONE,
    TAKE,
    TRASH,
    ZONES,
)
from quintessence.games.erythro.data.lines import Line
from quintessence.games.erythro.rules import stages
from quintessence.games.erythro.rules.influence import disc_of
from quintessence.games.erythro.rules.position import EMBODYING, MOVING, NAMING, Position
from quintessence.games.erythro.rules.tiles import mine_at

_ATTACK: Final = 60
_TRASH: Final = 8
_SANCTUARY: Final = 3
_STUCK: Final = 1000
"""After it, the seat could not play what it owes."""


def promising(position: Position, seat: int) -> list[Action]:
    """All legal actions, the likeliest first."""
    legal = stages.legal(position, seat)
    if len(legal) < 2 or position.stage == EMBODYING:
        return legal
    aim = aim_of(position, seat)
    tokens = threats_of(position).tokens
    if position.stage == MOVING:
        return _ways(position, seat, aim, tokens, legal)
    ranking = Ranking()
    for action in legal:
        ranking.add(action, _score(position, seat, aim, tokens, action))
    return ranking.actions


def _score(position: Position, seat: int, aim: Aim, tokens: list[int], action: Action) -> int:
    if isinstance(action, Play):
        return _play_score(position, seat, aim, tokens, action)
    if isinstance(action, AttackMine):
        index = mine_at(position, action.tile)
        costs = position.data.mines.costs
        return 100 - 10 * rounds_left(position, index) - costs[4 * position.mine_ids[index] + action.element]
    if isinstance(action, AttackDome):
        return 80 - _unevenness(position, seat, action.first)
    if isinstance(action, Remove):
        return cleaning_score(position, tokens, action.tile, action.count)
    if isinstance(action, CleanUp):
        return cleaning_score(position, tokens, action.tile, action.count) - 20 - (action.first != 1)
    if isinstance(action, Buy):
        worth = card_worth(position, WEIGHTS[position.setting.adversary], seat, action.card)
        return worth - 25 * (action.first + action.second) - _unevenness(position, seat, action.first)
    if isinstance(action, Split):
        return _split_score(position, seat, aim, action)
    if isinstance(action, Keep):
        return _keep_score(position, seat, action.card)
    if isinstance(action, Name):
        return -aim_of(position, action.seat).lack if position.stage == NAMING else 0
    if isinstance(action, Trash):
        return 20 if action.is_from_hand else 19
    if action is LET_BE or action is LET_BE_THIS_PHASE:
        return 8 if action is LET_BE else 7
    return 5 if action is FINISH else -5 if action is DECLINE else 0


def _unevenness(position: Position, seat: int, first: int) -> int:
    """A price is paid from the fuller disc, so that neither runs dry."""
    return abs(position.influence[2 * seat] - 2 * first - position.influence[2 * seat + 1]) // 4


def cleaning_score(position: Position, tokens: list[int], tile: int, count: int) -> int:
    """What removing tokens from a tile is worth."""
    limit = position.data.numbers.contaminated
    weight = 3 if position.setting.adversary == CONSORTIUM else 1
    score = 3 * weight * count
    if tokens[tile] >= limit:
        score += 30 * weight if tokens[tile] - count < limit else 0
    elif tokens[tile] == limit - 1:
        score += 8 * weight
    return score


def _split_score(position: Position, seat: int, aim: Aim, action: Split) -> int:
    """Points go to the disc that the target asks for, and are paid from the other."""
    first = action.first
    if action.tag == "pay":
        return -first if aim.disc == 0 else first if aim.disc == 1 else -_unevenness(position, seat, first)
    second = position.amount - first
    useful = first if aim.disc == 0 else second if aim.disc == 1 else 0
    return 4 * min(useful, aim.lack) - abs(first - second)


def _keep_score(position: Position, seat: int, card: int) -> int:
    if card == NONE:
        return 0
    if card == CONTAMINATION:
        return -5
    gain = position.data.cards.gain[card]
    score = 1 + position.data.cards.cost[card]
    if disc_of(position, seat, gain.element) != NONE:
        score += gain.count
    return score + 6 * facts_of(position.data).attacks[card]


def _play_score(position: Position, seat: int, aim: Aim, tokens: list[int], action: Play) -> int:
    zone = action.zone
    if zone == PAY_ZONE or zone == DRAW_ZONE:
        dirt = 6 * tokens[position.pawns[seat]]
        return 8 - dirt if zone == DRAW_ZONE else 2 - dirt
    is_stuck = zone != MOVE_ZONE and is_short(position, seat, position.pawns[seat], action.card)
    score = -_STUCK if is_stuck else 0
    if zone == SANCTUARY_ZONE:
        return score + _SANCTUARY
    for line in position.data.cards.programs[action.card * len(ZONES) + zone]:
        score += _line_score(position, seat, aim, tokens, line)
    return score


def _line_score(position: Position, seat: int, aim: Aim, tokens: list[int], line: Line) -> int:
    effect, count = line.effect, line.count
    if effect == ATTACK:
        return _ATTACK
    if effect == GAIN or effect == GAIN_ANY:
        return _gain_score(position, seat, aim, line)
    if effect == MOVE:
        return 5 * min(count, aim.distance) if line.target != OTHER else 3
    if effect == REMOVE:
        return _reach_score(position, seat, tokens, line)
    if effect == TAKE:
        return -6
    if effect == TRASH:
        return _TRASH
    if effect == LOSE:
        return -4 * count
    return 6 if effect == ACQUIRE else 0


def _gain_score(position: Position, seat: int, aim: Aim, line: Line) -> int:
    if line.target == OTHER:
        return 3 * line.count
    if line.effect == GAIN_ANY:
        return 4 * min(line.count, aim.lack) + 2 * max(0, line.count - aim.lack)
    disc = disc_of(position, seat, line.element)
    useful = min(line.count, aim.lack) if aim.disc == 2 or aim.disc == disc else 0
    room = position.setting.influence_limit - position.influence[2 * seat + disc]
    return 4 * useful + 2 * max(0, min(line.count, room) - useful)


def _reach_score(position: Position, seat: int, tokens: list[int], line: Line) -> int:
    """The best that a line of cleaning can do."""
    if line.target == OTHER or line.target == OTHER_NEAR:
        return 5 * line.count
    pawn = position.pawns[seat]
    best = 0
    for tile in position.setting.layout.reach[pawn] if line.target == NEAR else bytes([pawn]):
        there = position.pollution[tile]
        if 0 < there < position.data.numbers.contaminated:
            best = max(best, cleaning_score(position, tokens, tile, min(line.count, there)))
    return best


def _ways(position: Position, seat: int, aim: Aim, tokens: list[int], legal: list[Action]) -> list[Action]:
    """Steps by the best tile that each can still lead to; stopping by the tile where the pawn is."""
    ranking = Ranking()
    distances = position.setting.layout.distance
    scores = tile_scores(position, aim, tokens)
    if needs_poison(position, seat):
        for tile in range(len(scores)):
            if is_short(position, seat, tile):
                scores[tile] -= _STUCK
    for action in legal:
        if action is STOP:
            ranking.add(action, 2 * scores[position.pawns[seat]])
        elif isinstance(action, Step):
            ranking.add(action, _best_within(distances[action.tile], position.steps, scores) - 1)
        else:
            ranking.add(action, -1_000_000)
    return ranking.actions


def _best_within(distance: bytes, steps: i64, scores: list[int]) -> i64:
    """The best tile that is nearer than so many steps, the nearer ones before."""
    best: i64 = -1_000_000
    tile: i64
    for tile in range(len(distance)):
        away: i64 = distance[tile]
        if away < steps:
            score: i64 = 2 * i64(scores[tile]) - away
            if score > best:
                best = score
    return best
