"""What counts how much in a guess, by adversary: a card that is still to be played is worth 100."""

from __future__ import annotations

from typing import Final

WORK: Final = 0
"""A card of work that is left to destroy the mines on the planet."""
MINE: Final = 1
"""A mine on the planet, beside its work."""
LATE: Final = 2
"""A card that the work on a mine comes too late."""
DOOM: Final = 3
"""A mine that will be lost at the end of the round unless somebody can still destroy it."""
UNARMED: Final = 4
"""Who is to destroy a mine has no attack in hand."""
DOME: Final = 5
"""A card of work that is left for the dome, in hundredths."""
FREE: Final = 6
"""A point of influence that no work asks for."""
FIRST_TOKENS: Final = 7
"""A tile's first and second token, each."""
THIRD_TOKEN: Final = 8
CONTAMINATED: Final = 9
"""A contaminated tile, when the next one loses; half of it when two more lose, and so on."""
CONTAMINATION: Final = 10
"""A contamination card among a player's cards."""
PILE: Final = 11
"""A card in hand or pile: so much later the next shuffle comes."""
CARD: Final = 12
"""An advanced card among a player's cards."""
COST: Final = 13
"""The same, for each point of its price."""
FOREIGN: Final = 14
"""The same, less this when the player cannot gain by it."""
STRIKE: Final = 15
"""The same, and this for an attack."""
SANCTUARY: Final = 16
"""A sanctuary under a pawn."""
GOAL: Final = 17
"""A point of profitability, or a destroyed mine that the Consortium's goal asks for."""
EXTRACTION: Final = 18
"""A point that the mines extract every round."""
TOTAL: Final = 19
"""Every token, where the planet must be clean."""

WEIGHTS: Final[list[list[int]]] = [
    [100, 60, 150, 1500, 60, 90, 14, 12, 60, 300, 40, 16, 30, 8, 20, 20, 15, 0, 0, 0],
    [70, 40, 150, 1500, 60, 50, 14, 12, 50, 250, 40, 12, 30, 7, 20, 20, 15, 60, 60, 0],
    [90, 40, 150, 1500, 60, 0, 14, 25, 150, 1500, 40, 12, -15, 12, 20, 20, 15, 150, 0, 25],
]
"""By adversary: Mars, Alliance, Consortium. The Consortium's mines come every round: there a shuffle costs less."""
