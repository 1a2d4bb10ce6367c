"""How good a position looks for all: far from every defeat, near a victory, with means for both."""

from __future__ import annotations

from typing import Final

from quintessence.games.erythro.data.constants import ALLIANCE, CONTAMINATION, MARS, NONE
from quintessence.games.erythro.rules.adversary.ends import is_defeat, lines_left
from quintessence.games.erythro.rules.influence import total
from quintessence.games.erythro.rules.position import OVER, Position
from quintessence.games.erythro.rules.tiles import contaminated_tiles

WON: Final = 5000
_MINE: Final = [400, 220, 110, 70, 50, 40, 35, 30]
"""The danger of a mine by the steps that are left of it."""
_TOKENS: Final = [0, 6, 16, 40]
"""The danger of tokens on a tile that is not contaminated."""


def evaluate(position: Position) -> int:
    """Points of all dangers, goals and means together."""
    if position.stage == OVER:
        return -WON if is_defeat(position) else WON
    return _planet(position) + _goal(position) + _means(position)


def _planet(position: Position) -> int:
    score, sheet = 0, position.setting.sheet
    weight = 2 if position.setting.is_consortium else 1
    for tokens in position.pollution:
        if tokens < len(_TOKENS):
            score -= weight * _TOKENS[tokens]
    left = sheet.contaminated - contaminated_tiles(position)
    score -= 300 // max(1, left)
    for index in range(len(position.mine_ids)):
        score -= _MINE[min(lines_left(position, index), len(_MINE) - 1)]
        score -= 3 * _nearest_pawn(position, position.mine_tiles[index])
    return score


def _nearest_pawn(position: Position, tile: int) -> int:
    distance = position.setting.layout.distance[tile]
    nearest = 9
    for pawn in position.pawns:
        if pawn != NONE and distance[pawn] < nearest:
            nearest = distance[pawn]
    return nearest


def _goal(position: Position) -> int:
    adversary = position.setting.adversary
    if adversary == MARS:
        return 0 if position.dome == NONE else -150
    if adversary == ALLIANCE:
        return -20 * position.profitability
    return 80 * len(position.destroyed)


def _means(position: Position) -> int:
    """Influence, better cards, and contamination cards."""
    score = 0
    for seat in range(position.setting.seats):
        score += 7 * total(position, seat) + max(position.influence[2 * seat], position.influence[2 * seat + 1]) * 3
        for pile in (position.hands[seat], position.piles[seat], position.discards[seat], position.played[seat]):
            score -= 8 * pile.count(CONTAMINATION)
            for card in pile:
                score += 9 * position.data.cards.cost[card]
        if position.pawns[seat] != NONE and position.sanctuaries[position.pawns[seat]] != NONE:
            score += 4
    return score
