"""§4 Drawing: from the pile or the discard, one card or two, and what the Graeae show."""

from __future__ import annotations

from quintessence.core.cells import with_card, without
from quintessence.core.game import Event
from quintessence.games.ephyran.events import EphyranEvent
from quintessence.games.ephyran.rules.city import announce_end
from quintessence.games.ephyran.rules.hands import give_to_hand, to_discard
from quintessence.games.ephyran.rules.position import Position


def source_objection(position: Position, source: str) -> str | None:
    """EP-08 to EP-11: the pile while it lasts; the top of the discard, unless one's own action covered it."""
    if source == "pile":
        return None if len(position.pile) > 0 else "pile_empty"
    if len(position.discard) == 0:
        return "discard_empty"
    return "discard_is_fresh" if position.is_fresh else None


def draw_from_pile(position: Position, seat: int, events: list[Event]) -> None:
    """Only the seat sees the card; the last one ends the game (EP-56)."""
    data = position.data
    card = position.pile[-1]
    position.pile = position.pile[:-1]
    give_to_hand(position, seat, card, False)
    events.append(EphyranEvent(data, "drew", (seat, data.card_names[card]), 1 << seat))
    note_empty_pile(position, events)


def draw_from_discard(position: Position, seat: int, events: list[Event]) -> None:
    """EP-09: everybody sees the card."""
    data = position.data
    card = position.discard[-1]
    position.discard = position.discard[:-1]
    give_to_hand(position, seat, card, True)
    events.append(EphyranEvent(data, "took", (seat, data.card_names[card])))


def note_empty_pile(position: Position, events: list[Event]) -> None:
    if len(position.pile) == 0:
        announce_end(position, "pile_empty", events)


def refill(position: Position, seat: int, events: list[Event]) -> None:
    """EP-22: a defender completes his hand at once, from the pile only."""
    while position.pile and len(position.hands[seat]) < position.data.hand_size:
        draw_from_pile(position, seat, events)


def look(position: Position, seat: int, events: list[Event]) -> None:
    """EP-17, EP-18: the Graeae show three cards of the pile, or those there are."""
    data = position.data
    for _ in range(min(data.graeae_draw, len(position.pile))):
        card = position.pile[-1]
        position.pile = position.pile[:-1]
        position.looked_at = with_card(position.looked_at, card)
        events.append(EphyranEvent(data, "saw", (seat, data.card_names[card]), 1 << seat))
    note_empty_pile(position, events)


def keep(position: Position, seat: int, card: int, events: list[Event]) -> None:
    data = position.data
    position.looked_at = without(position.looked_at, card)
    give_to_hand(position, seat, card, False)
    events.append(EphyranEvent(data, "kept", (seat, data.card_names[card]), 1 << seat))


def bury(position: Position, seat: int, card: int, events: list[Event]) -> None:
    """One of the others goes on the discard; the last one follows and is the new top."""
    data = position.data
    position.looked_at = without(position.looked_at, card)
    to_discard(position, card)
    events.append(EphyranEvent(data, "buried", (seat, data.card_names[card])))
