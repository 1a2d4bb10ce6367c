"""Whether a seat can still play what it owes: contamination cards ask for a tile that is not contaminated (§8)."""

from __future__ import annotations

from mypy_extensions import i64

from quintessence.games.erythro.advice.facts import facts_of
from quintessence.games.erythro.data.constants import CONTAMINATION, NONE
from quintessence.games.erythro.rules.influence import total
from quintessence.games.erythro.rules.position import Position


def is_short(position: Position, seat: int, tile: i64, played: int = NONE) -> bool:
    """Whether a seat that stands on a tile owes more than it can play, once it has played an action card there.

    Action cards always move; the rest is played as contamination cards, on a clean tile that those moves reach. A card
    that is drawn for one of them counts as one that can be played.
    """
    hand, owed = position.hands[seat], position.owed[seat]
    poison = count_poison(hand)
    missing: i64 = owed - len(hand) + poison  # as many fewer are owed as action cards are left once one is played
    if missing <= 0 or (owed == 1 and played != NONE):
        return False
    if not poison:
        return True
    return not (_has_clean_tile(position, tile, _steps(position, hand, played)) and _can_pay(position, seat, missing))


def needs_poison(position: Position, seat: int) -> bool:
    """Whether a seat owes more cards than it has action cards: only then can a tile leave it short."""
    hand = position.hands[seat]
    return position.owed[seat] > len(hand) - count_poison(hand)


def count_poison(cards: bytes) -> i64:
    """How many contamination cards there are: they come first in what is sorted."""
    count: i64 = 0
    while count < len(cards) and cards[count] == CONTAMINATION:
        count += 1
    return count


def _steps(position: Position, hand: bytes, played: int) -> i64:
    """How far the action cards of a hand move together, but for one that is played otherwise."""
    moves = facts_of(position.data).moves
    steps: i64 = 0
    index: i64
    for index in range(len(hand)):
        steps += moves[hand[index]]
    return steps if played == NONE else steps - moves[played]


def _has_clean_tile(position: Position, tile: i64, steps: i64) -> bool:
    """Whether a tile within some steps is not contaminated."""
    distance, pollution = position.setting.layout.distance[tile], position.pollution
    limit: i64 = position.data.numbers.contaminated
    other: i64
    for other in range(len(pollution)):
        if pollution[other] < limit and distance[other] <= steps:
            return True
    return False


def _can_pay(position: Position, seat: int, missing: i64) -> bool:
    """Whether contamination cards can be played: by drawing, or with influence for all of them."""
    numbers = position.data.numbers
    if len(position.piles[seat]) + len(position.discards[seat]) >= numbers.contamination_draws:
        return True
    return total(position, seat) >= missing * numbers.contamination_pays
