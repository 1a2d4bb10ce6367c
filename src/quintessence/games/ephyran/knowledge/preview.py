"""What the cards of a hand would bring: so that a player sees it before playing, counted by the rules themselves."""

from __future__ import annotations

from quintessence.core.game import Json, Values
from quintessence.games.ephyran.data.constants import SLOT_NAMES, SLOTS
from quintessence.games.ephyran.rules.city import add, add_objection, replace, swap, swap_objection
from quintessence.games.ephyran.rules.hands import take_from_hand
from quintessence.games.ephyran.rules.position import FITTING, REPLAY, TURN, Position
from quintessence.games.ephyran.rules.score import score


def gains(position: Position, watcher: int) -> Values:
    """By card and zone, how a seat's own prestige would change, as far as it knows; nothing while it is not asked."""
    stage = position.stage
    if watcher != position.asked or (stage != TURN and stage != REPLAY and stage != FITTING):
        return {}
    before = sum(score(position, watcher, watcher))
    by_card: Values = {}
    for card in position.hands[watcher]:
        changes: dict[str, Json] = {}
        for slot in _slots(position, watcher, card):
            changes[SLOT_NAMES[slot]] = sum(score(_with(position, watcher, card, slot), watcher, watcher)) - before
        if changes:
            by_card[position.data.card_names[card]] = changes
    return by_card


def _slots(position: Position, seat: int, card: int) -> list[int]:
    """Where a card of the hand can stand now."""
    data = position.data
    if position.stage == FITTING:
        return [position.slot] if data.fits(card, position.slot) else []
    slots = data.slots_of[card] if card < data.pile_cards else bytes(range(SLOTS))
    return [slot for slot in slots if _has_room(position, seat, slot)]


def _has_room(position: Position, seat: int, slot: int) -> bool:
    return add_objection(position, seat, slot) is None or swap_objection(position, seat, slot) is None


def _with(position: Position, seat: int, card: int, slot: int) -> Position:
    """The position after the card has been put there."""
    later = position.copy()
    assert isinstance(later, Position)
    if position.stage == FITTING:
        take_from_hand(later, seat, card)
        replace(later, seat, card, slot, "tartarus", [])
    elif add_objection(position, seat, slot) is None:
        add(later, seat, card, slot, [])
    else:
        swap(later, seat, card, slot, [])
    return later
