"""§4 Influence: two discs a player; gains beyond the limit are lost (ER-07), payments are split freely (ER-95)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintessence.core.cells import put
from quintessence.core.game import Event
from quintessence.games.erythro.data.constants import ELEMENTS, NONE
from quintessence.games.erythro.events import InfluenceChanged
from quintessence.games.erythro.rules.position import Position

ELEMENT_BIT: Final = bytes(1 << element for element in range(len(ELEMENTS)))
EVERY_ELEMENT: Final = sum(ELEMENT_BIT)


def disc_of(position: Position, seat: int, element: int) -> int:
    """Which of a seat's discs is that element's: 0, 1, or NONE where the character does not master it (ER-09)."""
    elements = position.data.character_elements[position.characters[seat]]
    if elements[0] == element:
        return 0
    return 1 if elements[1] == element else NONE


def mastered(position: Position, seat: int) -> i64:
    """The elements that a seat's character masters, a bit each (ER-09)."""
    elements = position.data.character_elements[position.characters[seat]]
    return ELEMENT_BIT[elements[0]] | ELEMENT_BIT[elements[1]]


def total(position: Position, seat: int) -> int:
    return position.influence[2 * seat] + position.influence[2 * seat + 1]


def lowest_first(position: Position, seat: int, amount: int) -> int:
    """The least that the first disc can pay of an amount."""
    return max(0, amount - position.influence[2 * seat + 1])


def highest_first(position: Position, seat: int, amount: int) -> int:
    """The most that the first disc can pay of an amount; less than the least when the amount cannot be paid."""
    return min(amount, position.influence[2 * seat])


def raise_disc(position: Position, seat: int, disc: int, count: int) -> None:
    """Gain on one disc; what is beyond the limit is lost."""
    index = 2 * seat + disc
    position.influence = put(
        position.influence, index, min(position.setting.influence_limit, position.influence[index] + count)
    )


def lower_discs(position: Position, seat: int, first: int, second: int) -> None:
    if first:
        position.influence = put(position.influence, 2 * seat, position.influence[2 * seat] - first)
    if second:
        position.influence = put(position.influence, 2 * seat + 1, position.influence[2 * seat + 1] - second)


def gain(position: Position, seat: int, first: int, second: int, events: list[Event]) -> None:
    """Gain on both discs, and tell what they hold then."""
    if first:
        raise_disc(position, seat, 0, first)
    if second:
        raise_disc(position, seat, 1, second)
    events.append(_changed(position, "gained", seat, first, second, ""))


def pay(position: Position, seat: int, first: int, second: int, purpose: str, events: list[Event]) -> None:
    """Pay from both discs, and tell for what."""
    lower_discs(position, seat, first, second)
    events.append(_changed(position, "paid", seat, first, second, purpose))


def _changed(position: Position, tag: str, seat: int, first: int, second: int, purpose: str) -> Event:
    elements = position.data.character_elements[position.characters[seat]]
    return InfluenceChanged(tag, seat, elements, first, second, position.influence, purpose)
