"""What counts how much, in hundredths of a point; each list is by the rounds that come after the present one.

The lists may be changed while a programme runs: that is how they are tuned (see docs/games/terra_mystica.md).
"""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.data.names import COINS, POWER, PRIESTS, SPADES, WORKERS

COIN: Final = [43, 63, 80, 97, 114, 134, 150]
WORKER: Final = [55, 114, 152, 187, 220, 260, 291]
PRIEST: Final = [70, 136, 174, 213, 252, 290, 324]
BOWL3: Final = [44, 68, 90, 111, 135, 158, 179]
BOWL2: Final = [20, 41, 57, 73, 88, 106, 121]
BOWL1: Final = [0, 14, 27, 37, 48, 58, 67]
"""What lies in hand: a coin, a worker, a priest, a token in each bowl."""
SPADE: Final = 150
POWER_GAIN: Final = [18, 28, 35, 43, 50, 58, 66]
"""A spade in hand; a power to come."""
ENOUGH: Final = [10, 6, 3]
"""Coins, workers and priests beyond these are worth half: there are not turns enough for them."""
DWELLING: Final = [0, 14, 29, 40, 47, 54, 54]
TRADING_POST: Final = [0, 22, 40, 54, 65, 72, 72]
TEMPLE: Final = [0, 14, 29, 40, 47, 54, 54]
SANCTUARY: Final = [0, 29, 58, 80, 94, 109, 109]
"""What a building opens up, beside its income and the network."""
STRONGHOLD: Final = [0, 60, 120, 170, 210, 250, 250]
SPECIAL: Final = [0, 220, 420, 620, 820, 1000, 1000]
"""A stronghold, and one that opens an action space."""
SHIP: Final = [0, 60, 105, 143, 172, 194, 194]
DIG: Final = [0, 66, 121, 165, 209, 242, 242]
KEY: Final = [20, 60, 80, 90, 100, 100, 100]
STEP: Final = [10, 16, 21, 25, 28, 30, 30]
"""A step in a cult, beside its place and the rewards."""
PLACE: Final = [82, 67, 54, 43, 34, 28, 25]
"""Of a hundred points that the places at the end would give now."""
NETWORK: Final = [52, 91, 124, 150, 169, 182, 182]
"""A building in the largest network, beside its place."""
REWARD: Final = [0, 90, 85, 79, 73, 67, 67]
"""Of a hundred parts of what the rounds' rewards would give now."""
LAND: Final = [0, 96, 131, 149, 166, 175, 175]
"""Of a hundred parts of the ground's worth (GROUND)."""
GROUND: Final = [100, 62, 28, 10]
"""A free hex in reach by the spades that it takes."""
HEXES: Final = 6
"""So many of them, the best."""
NEIGHBOUR: Final = [0, 32, 56, 77, 94, 108, 108]
"""Another player's building beside one's own: it will offer power."""
TOWN: Final = [0, 10, 40, 85, 140, 210, 300, 330]
"""A group that is no town yet, by its strength (of seven)."""
TOWN_LEFT: Final = [10, 90, 110, 115, 115, 110, 100]
"""Of a hundred parts of it."""
FOR_DWELLING: Final = [40, 150, 270, 390, 500, 600, 600]
FOR_TRADING_POST: Final = [30, 130, 240, 340, 430, 500, 500]
"""A tile that scores each dwelling by a point; each trading post."""
STEP_SPACE: Final = [34, 94, 153, 212, 272, 332, 332]
EASY_TOWN: Final = [0, 102, 170, 212, 238, 255, 255]
"""A tile with a cult step each round; one that makes towns easier."""
LATE: Final = [25]
"""For each turn that a plan leaves a power action to the others."""
LATE_SLOT: Final = [8]
CROWDED: Final = [60]
"""For each power action of a later round after the first: others want them too."""
LEECH: Final = [0, 10, 20, 28, 32, 35, 35]
"""Each power that a neighbour's building offers, beside what the plan makes of it."""
LEECHED: Final = [0, 2, 3, 4, 4, 4]
LEECH_PRICE: Final = [0, 1, 1, 2, 2, 2]
"""Power that neighbours will bring in a later round of a plan, and its points, by the number of their buildings."""
TRADE_CHANCE: Final = [70, 50, 32, 19]
"""§14: of a hundred parts of a trade, by the voyages that lie before it after the one of this round."""
LATER_SHIP: Final = [220]
"""Of a hundred parts of a ship in harbour, one of a shipyard's incomes to come, with what else it opens up."""
LANDING: Final = [40, 80, 125, 160, 190, 210, 210]
"""A ship as the price of a dwelling, where land lies beside it that takes no spade."""
LANDING_PART: Final = [100, 70, 45, 25, 50]
"""Of a hundred parts of it, by the spades that the land takes; the last in harbour, or with no free land beside it."""
VOYAGE_SPACE: Final = [0, 60, 120, 180, 240, 300, 300]
RANGE_STEP: Final = [0, 45, 90, 135, 180, 225, 225]
FOR_TRADE: Final = [30, 60, 105, 150, 195, 240, 240]
"""A tile with a voyage more each round; a step of range; a tile that scores each trade by a point."""


def gain_worth(amounts: list[int], left: int) -> int:
    """What amounts are worth that come with so many rounds after that one."""
    worth = COIN[left] * amounts[COINS] + WORKER[left] * amounts[WORKERS] + PRIEST[left] * amounts[PRIESTS]
    return worth + POWER_GAIN[left] * amounts[POWER] + SPADE * amounts[SPADES]
