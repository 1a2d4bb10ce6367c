"""What a zone, a card and a token are worth to a seat, in hundredths of a point: for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintessence.games.ephyran.data.constants import DIONYSOS, NONE, SLOTS
from quintessence.games.ephyran.rules.city import add_objection
from quintessence.games.ephyran.rules.position import Position

POINT: Final = 100
_BLIND: Final = 130
"""What a token that one has not looked at is worth on average."""
_SUPPORT: Final = [45, 15, 190, 100, 65, 85, 90, 110]
"""What each support is worth in hand: what its holders have won by more, in games between bots."""
_DIONYSOS: Final = 150
_ZONE: Final = 60
"""What one more zone is worth beside its points: the way to a complete city, and to the zones above it."""
_LATER: Final = 45
"""What a zone that cannot be built yet is worth, less for each step that is missing."""


def column_worth(
    position: Position, seat: int, territory: int, watcher: int, laid_in: i64 = NONE, laid: int = NONE
) -> int:
    """A column's points as a watcher knows them, doubled for the god's own, and what it may still become.

    With a slot and a card: as if that card stood there, whatever does.
    """
    data, city, tokens = position.data, position.city, position.tokens
    seen: i64 = 0
    different = 0
    zones = 0
    points = 0
    slot: i64
    for slot in range(territory * 4, territory * 4 + 4):
        cell = seat * SLOTS + slot
        card = laid if slot == laid_in else city[cell]
        if card == NONE:
            break
        zones += 1
        creature = data.creature_of(card, slot)
        if creature != DIONYSOS and not seen >> creature & 1:
            seen |= 1 << creature
            different += 1
        printed = data.object_of(card, slot)
        if printed != NONE:
            points += data.prestige[printed] * POINT
        token = tokens[cell]
        if token != NONE:
            points += token_worth(position, token, position.knowers[cell], watcher)
    points += different * POINT
    if different == zones:
        points += different * POINT // 4  # all different so far
    return points * 2 if position.gods[seat] == territory else points


def token_worth(position: Position, token: int, knowers: int, watcher: int) -> int:
    data = position.data
    return data.prestige[data.tokens[token]] * POINT if knowers >> watcher & 1 else _BLIND


def gain(position: Position, seat: int, card: int, slot: int) -> int:
    """What a card in a slot would add to its column, in place of what may stand there."""
    before = column_worth(position, seat, slot // 4, seat)
    after = column_worth(position, seat, slot // 4, seat, slot, card)
    return after - before + (_ZONE if position.city[seat * SLOTS + slot] == NONE else 0)


def card_worth(position: Position, seat: int, card: int) -> int:
    """What a card is worth in a seat's hand: its better half."""
    data = position.data
    if card >= data.pile_cards:
        return _DIONYSOS
    best = 0
    for support in data.supports_of[card]:
        best = max(best, _SUPPORT[support])
    for slot in data.slots_of[card]:
        best = max(best, _zone_worth(position, seat, card, slot))
    return best


def _zone_worth(position: Position, seat: int, card: int, slot: int) -> int:
    data = position.data
    if position.city[seat * SLOTS + slot] != NONE:
        return 0
    if add_objection(position, seat, slot) is None:
        return gain(position, seat, card, slot) * 13 // 20
    printed = data.object_of(card, slot)
    worth = _LATER + (0 if printed == NONE else data.prestige[printed] * POINT // 4)
    return worth * 2 if position.gods[seat] == slot // 4 else worth
