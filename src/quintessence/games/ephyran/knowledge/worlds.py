"""What a seat cannot know is dealt anew: hidden cards of the others, the pile, and the tokens it has not looked at."""

from __future__ import annotations

from typing import Final

from quintessence.core.cells import without
from quintessence.core.rng import Rng
from quintessence.games.ephyran.data.constants import COUNTERS, NONE, SLOTS
from quintessence.games.ephyran.rules.position import FITTING, WINDOW, Position
from quintessence.games.ephyran.rules.tokens import knows

_SPARED: Final = 6
"""Once in so many times, somebody spares a counter that would have helped."""


def deal_anew(position: Position, watcher: int, rng: Rng) -> None:
    """Replace every secret of a watcher (NONE: a spectator); what is unknown is sorted first, then shuffled."""
    _deal_cards(position, watcher, rng)
    _deal_tokens(position, watcher, rng)


def _deal_cards(position: Position, watcher: int, rng: Rng) -> None:
    sees_shown = watcher == position.active
    unknown = list(position.pile)
    for seat in range(position.seats):
        if seat != watcher:
            unknown.extend(hidden_of(position, seat))
    if not sees_shown:
        unknown.extend(position.looked_at)
    unknown.sort()
    rng.shuffle(unknown)
    promised = _promise(position, watcher, unknown)
    hands = position.hands[:]
    for seat in range(position.seats):
        if seat != watcher:
            count = len(hands[seat]) - len(position.known[seat])
            dealt = [promised] if promised != NONE and seat == position.active else []
            while len(dealt) < count:
                dealt.append(_next_for(position, seat, len(dealt), unknown, rng))
            hands[seat] = bytes(sorted([*position.known[seat], *dealt]))
    position.hands = hands
    if not sees_shown:
        position.looked_at = bytes(sorted(unknown.pop() for _ in range(len(position.looked_at))))
    position.pile = bytes(unknown)


def _next_for(position: Position, seat: int, number: int, unknown: list[int], rng: Rng) -> int:
    """The next unknown card for a hand; most times another one where the seat would have countered with it before."""
    card = unknown.pop()
    supports = position.data.supports_of[card]
    for which, counter in enumerate(COUNTERS):
        is_unlikely = number < position.likely_no_counter[2 * seat + which] and counter in supports
        if is_unlikely and unknown and rng.below(_SPARED) != 0:
            unknown.insert(rng.below(len(unknown)), card)
            return unknown.pop()
    return card


def hidden_of(position: Position, seat: int) -> bytes:
    """The cards of a hand that the others have not seen."""
    hidden = position.hands[seat]
    for card in position.known[seat]:
        hidden = without(hidden, card)
    return hidden


def _promise(position: Position, watcher: int, unknown: list[int]) -> int:
    """Whoever announced an exchange with the hand holds a card for it (EP-32): take one such out of the unknown."""
    data = position.data
    seat = position.active
    is_announced = position.target == seat and (position.stage == WINDOW or position.stage == FITTING)
    if not is_announced or seat == watcher:
        return NONE
    for card in position.known[seat]:
        if data.fits(card, position.slot):
            return NONE
    for index in range(len(unknown)):
        if data.fits(unknown[index], position.slot):
            return unknown.pop(index)
    return NONE


def _deal_tokens(position: Position, watcher: int, rng: Rng) -> None:
    set_down = [
        cell
        for cell in range(position.seats * SLOTS)
        if position.tokens[cell] != NONE and not _is_shown(position, cell, watcher)
    ]
    gone = [index for index in range(len(position.lost)) if not knows(position.lost_knowers[index], watcher)]
    is_held = position.held != NONE and not knows(position.held_knowers, watcher)
    unknown = [position.tokens[cell] for cell in set_down] + [position.lost[index] for index in gone]
    unknown.extend(position.stock)
    if is_held:
        unknown.append(position.held)
    unknown.sort()
    rng.shuffle(unknown)
    tokens, lost = list(position.tokens), list(position.lost)
    for cell in set_down:
        tokens[cell] = unknown.pop()
    for index in gone:
        lost[index] = unknown.pop()
    if is_held:
        position.held = unknown.pop()
    position.tokens, position.lost, position.stock = bytes(tokens), bytes(lost), bytes(unknown)


def _is_shown(position: Position, cell: int, watcher: int) -> bool:
    """Whether a watcher knows the token on a zone: he looked at it, or the game is over and all have been turned up."""
    everyone = (1 << position.seats) - 1
    return position.knowers[cell] == everyone or knows(position.knowers[cell], watcher)
