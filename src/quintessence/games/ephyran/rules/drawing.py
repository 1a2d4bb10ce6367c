"""§4 Drawing: from the pile or the discard, one card or two, and what the Graeae show."""

from __future__ import annotations

from quintessence.core.game import Action, Event
from quintessence.games.ephyran.actions import BURY, KEEP
from quintessence.games.ephyran.data.tables import GRAEAE_DRAW, HAND
from quintessence.games.ephyran.events import Told, named
from quintessence.games.ephyran.rules.city import announce_end
from quintessence.games.ephyran.rules.position import Position, give_to_hand, to_discard, with_card, without


def source_objection(position: Position, source: str) -> str | None:
    """EP-08 to EP-11: the pile while it lasts; the top of the discard, unless one's own action covered it."""
    if source == "pile":
        return None if position.pile else "pile_empty"
    if not position.discard:
        return "discard_empty"
    return "discard_is_fresh" if position.is_fresh else None


def draw_from_pile(position: Position, seat: int, told: list[Event]) -> None:
    """Only the seat sees the card; the last one ends the game (EP-56)."""
    card = position.pile[-1]
    position.pile = position.pile[:-1]
    give_to_hand(position, seat, card, False)
    told.append(Told("drew", [seat, named(card)], 1 << seat))
    note_empty_pile(position, told)


def draw_from_discard(position: Position, seat: int, told: list[Event]) -> None:
    """EP-09: everybody sees the card."""
    card = position.discard[-1]
    position.discard = position.discard[:-1]
    give_to_hand(position, seat, card, True)
    told.append(Told("took", [seat, named(card)]))


def note_empty_pile(position: Position, told: list[Event]) -> None:
    if not position.pile:
        announce_end(position, "pile_empty", told)


def refill(position: Position, seat: int, told: list[Event]) -> None:
    """EP-22: a defender completes his hand at once, from the pile only."""
    while position.pile and len(position.hands[seat]) < HAND:
        draw_from_pile(position, seat, told)


def look(position: Position, seat: int, told: list[Event]) -> None:
    """EP-17, EP-18: the Graeae show three cards of the pile, or those there are."""
    for _ in range(min(GRAEAE_DRAW, len(position.pile))):
        card = position.pile[-1]
        position.pile = position.pile[:-1]
        position.sight = with_card(position.sight, card)
        told.append(Told("saw", [seat, named(card)], 1 << seat))
    note_empty_pile(position, told)


def keep(position: Position, seat: int, card: int, told: list[Event]) -> None:
    position.sight = without(position.sight, card)
    give_to_hand(position, seat, card, False)
    told.append(Told("kept", [seat, named(card)], 1 << seat))


def bury(position: Position, seat: int, card: int, told: list[Event]) -> None:
    """One of the others goes on the discard; the last one follows and is the new top."""
    position.sight = without(position.sight, card)
    to_discard(position, card)
    told.append(Told("buried", [seat, named(card)]))


def add_keeps(position: Position, legal: list[Action]) -> None:
    for card in position.sight:
        legal.append(KEEP[card])


def add_buries(position: Position, legal: list[Action]) -> None:
    for card in position.sight:
        legal.append(BURY[card])
