"""What a seat cannot know is dealt anew: the hidden cards of the others, and all that is still to be drawn.

Piles, bag and decks have no order (rules/decks.py), so that their future is the stream of chance alone. Of another's
hand everyone knows how many cards it has, how many of them are contamination cards (whether somebody can play at all
rests on that, ER-13, and who can be named for a trash line, ER-87), and which ones were bought in sight.
"""

from __future__ import annotations

from quintessence.core.cells import put, without
from quintessence.core.game import Seat
from quintessence.core.rng import Rng
from quintessence.games.erythro.data.constants import CONTAMINATION, NONE
from quintessence.games.erythro.rules.position import DISCARDING, Position


def deal_anew(position: Position, watcher: Seat | None, rng: Rng) -> None:
    """Replace every secret of a watcher (None: a spectator)."""
    if position.setting.are_hands_shown:
        return
    hands, piles = position.hands[:], position.piles[:]
    for seat in range(position.setting.seats):
        if seat != watcher:
            _deal_hand(position, seat, hands, piles, rng)
    position.hands, position.piles = hands, piles


def _deal_hand(position: Position, seat: int, hands: list[bytes], piles: list[bytes], rng: Rng) -> None:
    """Another hand of as many cards: known ones and contamination stay, the rest comes from hand and pile together."""
    known = position.known[seat]
    hidden = hands[seat].replace(b"\0", b"")
    for card in known:
        hidden = without(hidden, card)
    unknown = sorted(hidden + piles[seat].replace(b"\0", b""))
    rng.shuffle(unknown)
    dealt = [unknown.pop() for _ in range(len(hidden))]
    poisoned = bytes([CONTAMINATION])
    hands[seat] = bytes(sorted(poisoned * hands[seat].count(poisoned) + known + bytes(dealt)))
    piles[seat] = bytes(sorted(poisoned * piles[seat].count(poisoned) + bytes(unknown)))
    if position.stage == DISCARDING and position.done >> seat & 1:
        choices = [NONE, *sorted(set(hands[seat]))]
        position.kept = put(position.kept, seat, choices[rng.below(len(choices))])
