"""Cards come into a hand and leave it; played ones lie on the discard or in Tartarus."""

from __future__ import annotations

from quintessence.core.cells import ONE, has, with_card, without
from quintessence.games.ephyran.knowledge.belief import note_played
from quintessence.games.ephyran.rules.position import Position


def take_from_hand(position: Position, seat: int, card: int) -> None:
    """A card leaves a hand."""
    hands = position.hands[:]
    hands[seat] = without(hands[seat], card)
    position.hands = hands
    if has(position.known[seat], card):
        known = position.known[:]
        known[seat] = without(known[seat], card)
        position.known = known
    else:
        note_played(position, seat, card)


def give_to_hand(position: Position, seat: int, card: int, openly: bool) -> None:
    """A card comes into a hand."""
    hands = position.hands[:]
    hands[seat] = with_card(hands[seat], card)
    position.hands = hands
    if openly:
        known = position.known[:]
        known[seat] = with_card(known[seat], card)
        position.known = known


def to_tartarus(position: Position, card: int) -> None:
    position.tartarus = position.tartarus + ONE[card]


def to_discard(position: Position, card: int) -> None:
    position.discard = position.discard + ONE[card]
