"""What counts how much, in hundredths of a point; each list is by the rounds that come after the present one.

The lists may be changed while a programme runs: that is how they are tuned (see docs/games/terra_mystica.md).
"""

from __future__ import annotations

from typing import Final

COIN: Final = [35, 44, 50, 54, 57, 60, 60]
WORKER: Final = [45, 80, 95, 104, 110, 116, 116]
PRIEST: Final = [80, 140, 160, 175, 185, 190, 190]
BOWL3: Final = [34, 46, 52, 56, 60, 62, 62]
BOWL2: Final = [15, 26, 31, 34, 36, 38, 38]
BOWL1: Final = [0, 7, 11, 13, 15, 16, 16]
"""What lies in hand: a coin, a worker, a priest, a token in each bowl."""
POWER_GAIN: Final = [14, 20, 23, 25, 26, 27, 27]
"""A power to come."""
ENOUGH: Final = [10, 6, 3]
"""Coins, workers and priests beyond these are worth half: there are not turns enough for them."""
DWELLING: Final = [0, 20, 40, 55, 65, 75, 75]
TRADING_POST: Final = [0, 30, 55, 75, 90, 100, 100]
TEMPLE: Final = [0, 20, 40, 55, 65, 75, 75]
SANCTUARY: Final = [0, 40, 80, 110, 130, 150, 150]
"""What a building opens up, beside its income and the network."""
STRONGHOLD: Final = [0, 60, 120, 170, 210, 250, 250]
SPECIAL: Final = [0, 220, 420, 620, 820, 1000, 1000]
"""A stronghold, and one that opens an action space."""
SHIP: Final = [0, 40, 70, 95, 115, 130, 130]
DIG: Final = [0, 60, 110, 150, 190, 220, 220]
KEY: Final = [20, 60, 80, 90, 100, 100, 100]
STEP: Final = [12, 20, 26, 30, 34, 36, 36]
"""A step in a cult, beside its place and the rewards."""
PLACE: Final = [100, 82, 66, 52, 42, 34, 30]
"""Of a hundred points that the places at the end would give now."""
NETWORK: Final = [40, 70, 95, 115, 130, 140, 140]
"""A building in the largest network, beside its place."""
REWARD: Final = [0, 75, 70, 65, 60, 55, 55]
"""Of a hundred parts of what the rounds' rewards would give now."""
LAND: Final = [0, 55, 75, 85, 95, 100, 100]
"""Of a hundred parts of the ground's worth (GROUND)."""
GROUND: Final = [100, 62, 28, 10]
"""A free hex in reach by the spades that it takes."""
HEXES: Final = 6
"""So many of them, the best."""
NEIGHBOUR: Final = [0, 18, 32, 44, 54, 62, 62]
"""Another player's building beside one's own: it will offer power."""
TOWN: Final = [0, 10, 40, 85, 140, 210, 300, 330]
"""A group that is no town yet, by its strength (of seven)."""
TOWN_LEFT: Final = [10, 90, 110, 115, 115, 110, 100]
"""Of a hundred parts of it."""
FOR_DWELLING: Final = [40, 150, 270, 390, 500, 600, 600]
FOR_TRADING_POST: Final = [30, 130, 240, 340, 430, 500, 500]
"""A tile that scores each dwelling by a point; each trading post."""
STEP_SPACE: Final = [40, 110, 180, 250, 320, 390, 390]
EASY_TOWN: Final = [0, 120, 200, 250, 280, 300, 300]
"""A tile with a cult step each round; one that makes towns easier."""
LATE: Final = 30
"""For each turn that a plan leaves a power action to the others."""
LATE_SLOT: Final = 8
CROWDED: Final = 60
"""For each power action of a later round after the first: others want them too."""
LEECH: Final = [0, 10, 20, 28, 32, 35, 35]
"""Each power that a neighbour's building offers, beside what the plan makes of it."""
LEECHED: Final = [0, 2, 3, 4, 4, 4]
LEECH_PRICE: Final = [0, 1, 1, 2, 2, 2]
"""Power that neighbours will bring in a later round of a plan, and its points, by the number of their buildings."""
