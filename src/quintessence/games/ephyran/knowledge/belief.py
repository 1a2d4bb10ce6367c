"""What an answer suggests: whoever lets a blow fall on himself likely holds no counter to it.

It is no fact of the game, only a help for dealing likely worlds: `position.likely_no_counter`.
"""

from __future__ import annotations

from quintessence.core.cells import has, put
from quintessence.games.ephyran.data.constants import COUNTERS
from quintessence.games.ephyran.rules.position import Position


def note_decline(position: Position, seat: int) -> None:
    """A seat let a blow fall on itself: what it holds now, hidden, is likely no counter to it."""
    if position.target == seat:
        index = 2 * seat + COUNTERS.index(position.data.counter_of[position.support])
        hidden = len(position.hands[seat]) - len(position.known[seat])
        position.likely_no_counter = put(position.likely_no_counter, index, hidden)


def note_played(position: Position, seat: int, card: int) -> None:
    """A hidden card was played: one of those that were likely no counter, unless it is one."""
    cards = position.likely_no_counter
    supports = position.data.supports_of[card]
    for number, counter in enumerate(COUNTERS):
        index = 2 * seat + number
        if cards[index] and not has(supports, counter):
            cards = put(cards, index, cards[index] - 1)
    position.likely_no_counter = cards
