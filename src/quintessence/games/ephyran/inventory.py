"""Counts every component, so that none is ever made or lost by mistake."""

from __future__ import annotations

from quintessence.core.game import Json, Values
from quintessence.games.ephyran.data.tables import CARDS, NONE, SLOTS, TOKENS, fits
from quintessence.games.ephyran.rules.position import Position


def count(position: Position) -> Values:
    """How many places each card and token is in (one, always), and what stands where it cannot."""
    cards: list[Json] = [place for place in _counted(_cards(position), CARDS)]
    tokens: list[Json] = [place for place in _counted(_tokens(position), len(TOKENS))]
    return {"cards": cards, "tokens": tokens, "misplaced": _misplaced(position)}


def _counted(found: list[int], kinds: int) -> list[int]:
    counts = [0] * kinds
    for number in found:
        counts[number] += 1
    return counts


def _cards(position: Position) -> list[int]:
    found = [card for hand in position.hands for card in hand]
    for cards in (position.pile, position.discard, position.tartarus, position.aside, position.looked_at):
        found.extend(cards)
    for cards in (position.city, position.locks, bytes([position.card])):
        found.extend(card for card in cards if card != NONE)
    return found


def _tokens(position: Position) -> list[int]:
    found = [*position.stock, *position.lost]
    found.extend(token for token in position.tokens if token != NONE)
    if position.held != NONE:
        found.append(position.held)
    return found


def _misplaced(position: Position) -> int:
    """Cards in a slot that they do not fit or above a gap, tokens without a zone, and known cards out of hand."""
    wrong = 0
    for place, card in enumerate(position.city):
        if card == NONE:
            wrong += position.tokens[place] != NONE
        else:
            wrong += not fits(card, place % SLOTS)
            wrong += place % 4 > 0 and position.city[place - 1] == NONE
    for hand, known in zip(position.hands, position.known, strict=True):
        wrong += sum(1 for card in known if card not in hand) + (sorted(hand) != list(hand))
    return wrong
