"""§5 Piles: drawing, shuffling, and taking and trashing contamination cards.

A pile has no order until a card is drawn from it: each card in it is then equally likely, as after any shuffle.
"""

from __future__ import annotations

from mypy_extensions import i64

from quintessence.core.cells import ONE, drop, has, replaced, with_card, without
from quintessence.core.game import Event, Happened
from quintessence.games.erythro.data.constants import CONTAMINATION, NONE
from quintessence.games.erythro.events import Drew, ShownDrew
from quintessence.games.erythro.rules.agenda import WAKE, put_first, step
from quintessence.games.erythro.rules.position import BY_SHUFFLE, Position


def draw(position: Position, seat: int, count: int, events: list[Event]) -> None:
    """Draw cards; an empty pile is made anew from the discards, which wakes the adversary after the draw (ER-21)."""
    pile, drawn = position.piles[seat], b""
    is_shuffled = False
    for _ in range(count):
        if not pile:
            if not position.discards[seat]:
                break  # ER-22
            _take_in_hand(position, seat, drawn, events)
            drawn = b""
            pile = position.discards[seat]
            position.discards = replaced(position.discards, seat, b"")
            events.append(Happened("shuffled", {"seat": seat, "count": len(pile)}))
            is_shuffled = True
        index = position.chance.below(len(pile))
        drawn = drawn + ONE[pile[index]]
        pile = drop(pile, index)
    _take_in_hand(position, seat, drawn, events)
    position.piles = replaced(position.piles, seat, pile)
    if is_shuffled:
        put_first(position, step(WAKE, 0, BY_SHUFFLE, seat))


def _take_in_hand(position: Position, seat: int, drawn: bytes, events: list[Event]) -> None:
    """Put drawn cards into the hand, and tell of them."""
    if drawn:
        hand = position.hands[seat]
        place: i64
        for place in range(len(drawn)):
            hand = with_card(hand, drawn[place])
        position.hands = replaced(position.hands, seat, hand)
        if position.setting.are_hands_shown:
            events.append(ShownDrew(position.data, seat, drawn))
        else:
            events.append(Drew(position.data, seat, drawn, True))


def take_from_hand(position: Position, seat: int, card: int) -> None:
    position.hands = replaced(position.hands, seat, without(position.hands[seat], card))
    if has(position.known[seat], card):
        position.known = replaced(position.known, seat, without(position.known[seat], card))


def take_contamination(position: Position, seat: int) -> None:
    """§8: a contamination card goes from the pile to the hand."""
    position.contamination -= 1
    position.hands = replaced(position.hands, seat, with_card(position.hands[seat], CONTAMINATION))


def trash_contamination(position: Position, seat: int, is_from_hand: bool) -> None:
    """§8: a contamination card goes back to the pile, at once (ER-92)."""
    position.contamination += 1
    if is_from_hand:
        take_from_hand(position, seat, CONTAMINATION)
    else:
        position.discards = replaced(position.discards, seat, without(position.discards[seat], CONTAMINATION))


def has_action_card(position: Position, seat: int) -> bool:
    """Whether a hand has a card that is no contamination card: hands are sorted, with those first."""
    hand = position.hands[seat]
    return len(hand) > 0 and hand[len(hand) - 1] != CONTAMINATION


def random_card(position: Position, cards: bytes) -> int:
    """One of some cards, each equally likely; NONE when there is none."""
    return NONE if not cards else cards[position.chance.below(len(cards))]
