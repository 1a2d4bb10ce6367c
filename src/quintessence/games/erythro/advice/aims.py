"""Where a seat should go and what it should gain: the mine, or the dome, that it can destroy soonest."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintessence.games.erythro.advice.threats import rounds_left
from quintessence.games.erythro.advice.weights import POINT, STEP
from quintessence.games.erythro.data.constants import CONSORTIUM, MARS, NONE
from quintessence.games.erythro.rules.position import Position

_HURRY: Final = [400, 250, 120, 50, 20, 0, 0, 0]
"""By the rounds that are left of a mine."""


@final
class Aim:
    """A seat's target: its tile, how far it is, and what is missing on which disc (2: on both together)."""

    def __init__(self, tile: int, distance: int, disc: int, lack: int) -> None:
        self.tile: Final = tile
        self.distance: Final = distance
        self.disc: Final = disc
        self.lack: Final = lack


def aim_of(position: Position, seat: int) -> Aim:
    """The target that needs the fewest cards, the urgent ones before."""
    distances, pawn = position.setting.layout.distance, position.pawns[seat]
    own = position.data.character_elements[position.characters[seat]]
    costs = position.data.mines.costs
    tile, target, missing, lowest = pawn, 0, 0, 1_000_000
    for index in range(len(position.mine_ids)):
        at = position.mine_tiles[index]
        start = STEP * distances[at][pawn] - _HURRY[min(rounds_left(position, index), 7)]
        for disc in range(2):
            lack = max(0, costs[4 * position.mine_ids[index] + own[disc]] - position.influence[2 * seat + disc])
            if start + POINT * lack < lowest:
                lowest = start + POINT * lack
                tile, target, missing = at, disc, lack
    if position.dome != NONE:
        have = position.influence[2 * seat] + position.influence[2 * seat + 1]
        lack = max(0, position.setting.sheet.dome_cost - have)
        late = 100 if position.setting.adversary == MARS and position.mine_ids else 0
        if STEP * distances[position.dome][pawn] + POINT * lack + late < lowest:
            tile, target, missing = position.dome, 2, lack
    return Aim(tile, distances[tile][pawn], target, missing)


def tile_scores(position: Position, aim: Aim, tokens: list[int]) -> list[int]:
    """How good it is to end a way on each tile: near the target, and where something can be cleaned."""
    distance = position.setting.layout.distance[aim.tile]
    limit: i64 = position.data.numbers.contaminated
    weight: i64 = 12 if position.setting.adversary == CONSORTIUM else 4
    pollution, sanctuaries = position.pollution, position.sanctuaries
    scores: list[int] = []
    tile: i64
    for tile in range(position.setting.layout.tiles):
        score: i64 = -STEP * i64(distance[tile])
        if pollution[tile] < limit:
            coming: i64 = tokens[tile]
            score += weight * coming + (weight if coming >= limit else 0)
            if sanctuaries[tile] != NONE:
                score += 5
        scores.append(score)
    return scores
