"""What counts how much in a guess, by adversary: a card that is still to be played is worth 100."""

from __future__ import annotations

from typing import Final

POINT: Final = 40
"""Hundredths of a card that bring a point of influence."""
STEP: Final = 50
"""Hundredths of a card that bring a pawn one tile further."""

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
"""The first play of a card that was bought, in hundredths of what it brings beyond a base card."""
AGAIN: Final = 13
"""The same for each round that is left: the card comes back after shuffles."""
SANCTUARY: Final = 14
"""A sanctuary under a pawn."""
GOAL: Final = 15
"""A point of profitability, or a destroyed mine that the Consortium's goal asks for."""
EXTRACTION: Final = 16
"""A point that the mines extract every round."""
TOTAL: Final = 17
"""Every token, where the planet must be clean."""

WEIGHTS: Final[list[list[int]]] = [
    [100, 60, 150, 1500, 60, 90, 14, 20, 100, 450, 40, 35, 60, 15, 15, 0, 0, 0],
    [70, 40, 150, 1500, 60, 50, 14, 12, 50, 250, 40, 30, 60, 15, 15, 60, 60, 0],
    [90, 40, 150, 1500, 60, 0, 14, 25, 150, 1500, 40, 6, 30, 0, 15, 150, 0, 25],
]
"""By adversary: Mars, Alliance, Consortium. The Consortium's mines come every round: there a shuffle costs less."""
