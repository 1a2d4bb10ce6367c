"""What happened, for the log, the board's motion and the transcript; a drawn card and a token's value are secrets.

All events have one shape: a tag, then named parts. TAGS lists them with their names.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from quintessence.core.game import Event, Json, Seat, Values
from quintessence.games.ephyran.data.constants import COUNTER_NAMES, SLOT_NAMES
from quintessence.games.ephyran.data.tables import Data

TAGS: Final[dict[str, list[str]]] = {
    "chose_god": ["seat", "god"],
    "added": ["seat", "card", "slot"],
    "swapped": ["seat", "card", "slot"],
    "removed": ["seat", "card", "slot", "to"],
    "recovered": ["seat", "card", "slot", "victim"],
    "laid": ["seat", "card", "slot"],
    "discarded": ["seat", "card"],
    "passed": ["seat"],
    "played_twins": ["seat", "card"],
    "played_graeae": ["seat", "card"],
    "announced_exchange": ["seat", "card", "slot", "victim"],
    "announced_exchange_with_hand": ["seat", "card", "slot"],
    "announced_take": ["seat", "card"],
    "announced_steal": ["seat", "card", "slot", "victim"],
    "announced_destroy": ["seat", "card", "victim"],
    "locked": ["seat", "card", "territory"],
    "unlocked": ["seat", "card", "territory", "victim"],
    "declined": ["seat"],
    "countered": ["seat", "card", "victim"],
    "drew": ["seat", "card"],
    "took": ["seat", "card"],
    "drew_nothing": ["seat"],
    "saw": ["seat", "card"],
    "kept": ["seat", "card"],
    "buried": ["seat", "card"],
    "exchanged": ["seat", "slot", "victim"],
    "fitted": ["seat", "card", "slot"],
    "looked_at": ["seat", "object"],
    "stole": ["seat", "slot", "victim"],
    "set": ["seat", "slot"],
    "token_lost": ["seat", "slot"],
    "completed": ["seat", "points"],
    "end_announced": ["reason"],
    "turn_ended": ["seat"],
    "revealed": ["seat", "slot", "object"],
    "ended": ["reason"],
}


@final
@mypyc_attr(acyclic=True)
class EphyranEvent(Event):
    """An event; where it has a secret, only the seats of a mask learn its last part."""

    def __init__(self, data: Data, tag: str, parts: tuple[Json, ...], knowers: int = -1) -> None:
        self._data: Final = data
        self._tag: Final = tag
        self._parts: Final = parts
        self._knowers: Final = knowers

    def row(self) -> list[Json]:
        return [self._tag, *self._parts]

    def values(self) -> Values:
        values: Values = {}
        for name, part in zip(TAGS[self._tag], self._parts, strict=True):
            values[name] = part
        if "card" in values:
            values |= _words(self._data, values["card"], self._tag, values.get("slot"))
        return values

    def seen_by(self, seat: Seat | None) -> Event | None:
        if self._knowers < 0 or (seat is not None and self._knowers >> seat & 1):
            return self
        return EphyranEvent(self._data, self._tag, (*self._parts[:-1], None))


def _words(data: Data, name: Json, tag: str, slot: Json) -> Values:
    """A card for the texts: the half that is used, where one is; both halves else; of a hidden card nothing."""
    if not isinstance(name, str):
        return {"card": None, "other": None}
    card = data.card_named[name]
    if tag in _IN_CITY and isinstance(slot, str):
        return data.words_of(card, data.half_in(card, SLOT_NAMES.index(slot)))
    return data.words_of(card, data.half_as(card, _AS_SUPPORT[tag]) if tag in _AS_SUPPORT else "")


_IN_CITY: Final = ["added", "swapped", "removed", "recovered", "laid", "fitted"]
_AS_SUPPORT: Final[dict[str, list[str]]] = {
    "played_twins": ["twins"],
    "played_graeae": ["graeae"],
    "announced_exchange": ["exchange"],
    "announced_exchange_with_hand": ["exchange"],
    "announced_take": ["take"],
    "announced_steal": ["steal"],
    "announced_destroy": ["destroy"],
    "locked": ["shield"],
    "unlocked": ["magic"],
    "countered": COUNTER_NAMES,
}
