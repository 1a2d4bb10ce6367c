"""What the planner asks of every card, looked up once for a variant: which ones attack, and what a play brings."""

from __future__ import annotations

from typing import Final, final

from quintessence.games.erythro.advice.weights import CONTAMINATION, FIRST_TOKENS, POINT, STEP, WEIGHTS, WORK
from quintessence.games.erythro.data.constants import (
    ACQUIRE,
    ADVERSARIES,
    ATTACK,
    CHARACTERS,
    GAIN,
    GAIN_ANY,
    GAIN_ZONE,
    LOSE,
    MOVE,
    MOVE_ZONE,
    NEAR,
    OTHER,
    OTHER_NEAR,
    POWER,
    REDUCE,
    REMOVE,
    TAKE,
    TRASH,
    ZONES,
)
from quintessence.games.erythro.data.constants import CONTAMINATION as CONTAMINATION_CARD
from quintessence.games.erythro.data.lines import Line
from quintessence.games.erythro.data.tables import Data

# In hundredths of a card of work.
_ORDINARY: Final = 100
"""What a play of a base card brings: it is not played when a bought card is."""
_ATTACK: Final = 130
_NEAR_ATTACK: Final = 20
_MAY: Final = 40
"""Per cent: how often a line that may be declined is done."""
_ACQUIRE: Final = 30
_TOKEN: Final = 18
"""Beside the weight of a tile's first tokens: others stand where more is at stake."""
_YELLOW: Final = 30
"""Per cent: how often the sanctuary that a yellow part asks for is there."""
_CHOICE: Final = 25
"""Per cent of the second best zone: a card that can do two things fits more situations."""


@final
class CardFacts:
    """By card."""

    def __init__(self, data: Data) -> None:
        self.attacks: Final = bytes(_attacks(data, card) for card in range(data.cards.count))
        """1 for a card with which its own player attacks."""
        self.moves: Final = bytes(_moves(data, card) for card in range(data.cards.count))
        """How far a card moves when it is played for that; 0 for a contamination card."""
        self.first_bought: Final = min(cards[0] for cards in data.cards.advanced if cards)
        """The cards from this number on can be bought; those before have no surplus."""
        self.surplus: Final = [
            [_surplus(data, WEIGHTS[adversary], own, card) for card in range(data.cards.count)]
            for adversary in range(len(ADVERSARIES))
            for own in data.character_elements
        ]
        """By 4 x adversary + character, and card: what a play of it brings beyond that of a base card."""

    def surplus_of(self, adversary: int, character: int) -> list[int]:
        """By card, for a character against an adversary."""
        return self.surplus[adversary * len(CHARACTERS) + character]


def _attacks(data: Data, card: int) -> int:
    for line in data.cards.programs[card * len(ZONES) + POWER]:
        if line.effect == ATTACK and line.target != OTHER:
            return 1
    return 0


def _moves(data: Data, card: int) -> int:
    return 0 if card == CONTAMINATION_CARD else data.cards.programs[card * len(ZONES) + MOVE_ZONE][0].count


def _surplus(data: Data, weights: list[int], own: bytes, card: int) -> int:
    cards = data.cards
    if not cards.cost[card]:
        return 0
    zones = [_zone(weights, own, cards.programs[card * len(ZONES) + zone]) for zone in (GAIN_ZONE, MOVE_ZONE, POWER)]
    zones[2] += _YELLOW * max(0, _zone(weights, own, cards.yellow[card])) // 100
    zones.sort()
    return zones[2] + _CHOICE * zones[1] // 100 - _ORDINARY * weights[WORK] // 100


def _zone(weights: list[int], own: bytes, lines: list[Line]) -> int:
    total = 0
    for line in lines:
        brings = _line(weights, own, line)
        total += _MAY * brings // 100 if line.is_may else brings
    return total


def _line(weights: list[int], own: bytes, line: Line) -> int:
    """What a line brings."""
    effect, count = line.effect, line.count
    point = POINT * weights[WORK] // 100
    if effect == GAIN:
        return point * count if line.element in own else 0
    if effect == GAIN_ANY:
        return point * count + (0 if line.target == OTHER else 5)
    if effect == LOSE:
        return -point * count
    if effect == REDUCE:
        return point * count
    if effect == MOVE:
        return (STEP * weights[WORK] // 100) * (2 + min(count, 4)) // 4
    if effect == ATTACK:
        near = _NEAR_ATTACK if line.target == NEAR else -_NEAR_ATTACK if line.target == OTHER else 0
        return (_ATTACK + near) * weights[WORK] // 100
    if effect == TAKE:
        return -weights[CONTAMINATION]
    if effect == TRASH:
        return weights[CONTAMINATION] * 3 // 4
    if effect == REMOVE:
        token = _TOKEN + weights[FIRST_TOKENS]
        return token * count * (5 if line.target in (NEAR, OTHER_NEAR) else 4) // 4
    return _ACQUIRE if effect == ACQUIRE else 0


_KNOWN: Final[dict[Data, CardFacts]] = {}


def facts_of(data: Data) -> CardFacts:
    facts = _KNOWN.get(data)
    if facts is None:
        facts = CardFacts(data)
        _KNOWN[data] = facts
    return facts
