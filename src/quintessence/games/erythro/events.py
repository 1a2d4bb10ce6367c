"""What happened to players, for the log, the board's motion and the transcript; what the script does is in `scripted`.

An event holds numbers; the names that people read are made of them when somebody asks. What happens seldom is told by
the core's `Happened`. What only one player may know (drawn cards, the kept card) says itself who sees it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from quintessence.core.game import Event, Json, Seat, Values
from quintessence.games.erythro.data.constants import CONTAMINATION, ELEMENTS, NONE, PHASES, ZONES

if TYPE_CHECKING:
    from quintessence.games.erythro.data.tables import Data

TAGS: Final = [
    # Players.
    *["embodied", "played", "stepped", "stopped", "named", "gained", "paid", "reduced", "sanctuary_built", "took"],
    *["trashed", "removed", "bought", "declined", "line_skipped", "card_ended", "kept", "discarded", "finished"],
    *["drew", "shuffled", "phase_started", "attacked", "mine_destroyed", "dome_destroyed", "let_be"],
    # The script.
    *["adversary_woke", "token_drawn", "bag_refilled", "placement_skipped", "mine_placed", "mine_advanced"],
    *["line_done", "pollution_changed", "tile_contaminated", "profitability_changed", "event_revealed"],
    *["event_part_done", "cleanup_open", "cleaned_up", "pawn_placed", "match_ended"],
]


@final
@mypyc_attr(acyclic=True)
class PhaseStarted(Event):
    """§6: a phase of a round began."""

    def __init__(self, phase: int, round_: int) -> None:
        self._phase: Final = phase
        self._round: Final = round_

    def row(self) -> list[Json]:
        return ["phase_started", *self.values().values()]

    def values(self) -> Values:
        return {"phase": PHASES[self._phase], "round": self._round}


@final
@mypyc_attr(acyclic=True)
class Played(Event):
    """§6.1: a card was started for one of its zones."""

    def __init__(self, data: Data, seat: int, card: int, zone: int) -> None:
        self._data: Final = data
        self._seat: Final = seat
        self._card: Final = card
        self._zone: Final = zone

    def row(self) -> list[Json]:
        return ["played", *self.values().values()]

    def values(self) -> Values:
        return {"seat": self._seat, "card": self._data.cards.names[self._card], "zone": ZONES[self._zone]}


@final
@mypyc_attr(acyclic=True)
class CardEnded(Event):
    """ER-17: the last line of a card is done or skipped."""

    def __init__(self, data: Data, seat: int, card: int, zone: int, owed: int) -> None:
        self._data: Final = data
        self._seat: Final = seat
        self._card: Final = card
        self._zone: Final = zone
        self._owed: Final = owed
        """Cards that the seat has yet to play."""

    def row(self) -> list[Json]:
        return ["card_ended", *self.values().values()]

    def values(self) -> Values:
        name = self._data.cards.names[self._card]
        return {"seat": self._seat, "card": name, "zone": ZONES[self._zone], "owed": self._owed}


@final
@mypyc_attr(acyclic=True)
class Stepped(Event):
    """§7.2: a pawn went one tile further."""

    def __init__(self, seat: int, origin: int, tile: int) -> None:
        self._seat: Final = seat
        self._origin: Final = origin
        self._tile: Final = tile

    def row(self) -> list[Json]:
        return ["stepped", *self.values().values()]

    def values(self) -> Values:
        return {"seat": self._seat, "from": self._origin + 1, "tile": self._tile + 1}


@final
@mypyc_attr(acyclic=True)
class InfluenceChanged(Event):
    """§4: `gained` or `paid`: how much on each disc, what is left there, and the purpose of a payment."""

    def __init__(
        self, tag: str, seat: int, elements: bytes, first: int, second: int, influence: bytes, purpose: str
    ) -> None:
        self._tag: Final = tag
        self._seat: Final = seat
        self._elements: Final = elements
        self._first: Final = first
        self._second: Final = second
        self._influence: Final = influence
        """Of all discs, afterwards."""
        self._purpose: Final = purpose

    def row(self) -> list[Json]:
        return [self._tag, *self.values().values()]

    def values(self) -> Values:
        return {
            "seat": self._seat,
            "first": self._first,
            "first_element": ELEMENTS[self._elements[0]],
            "first_left": self._influence[2 * self._seat],
            "second": self._second,
            "second_element": ELEMENTS[self._elements[1]],
            "second_left": self._influence[2 * self._seat + 1],
            "purpose": self._purpose,
        }


@final
@mypyc_attr(acyclic=True)
class SanctuaryBuilt(Event):
    """§7.5: a sanctuary stands on a tile."""

    def __init__(self, seat: int, element: int, tile: int) -> None:
        self._seat: Final = seat
        self._element: Final = element
        self._tile: Final = tile

    def row(self) -> list[Json]:
        return ["sanctuary_built", *self.values().values()]

    def values(self) -> Values:
        return {"seat": self._seat, "element": ELEMENTS[self._element], "tile": self._tile + 1}


@final
@mypyc_attr(acyclic=True)
class Discarded(Event):
    """§6.2: what a player had played or did not keep was discarded; contamination cards went back to their pile."""

    def __init__(self, data: Data, seat: int, cards: bytes, returned: int) -> None:
        self._data: Final = data
        self._seat: Final = seat
        self._cards: Final = cards
        self._returned: Final = returned

    def row(self) -> list[Json]:
        return ["discarded", *self.values().values()]

    def values(self) -> Values:
        names: list[Json] = [self._data.cards.names[card] for card in self._cards]
        return {"seat": self._seat, "count": len(self._cards), "card": names, "returned": self._returned}


@final
@mypyc_attr(acyclic=True)
class Bought(Event):
    """§11: a card went from the market to a hand; `new` took its place (NONE: the deck has run out)."""

    def __init__(self, data: Data, seat: int, card: int, price: int, new: int) -> None:
        self._data: Final = data
        self._seat: Final = seat
        self._card: Final = card
        self._price: Final = price
        self._new: Final = new

    def row(self) -> list[Json]:
        return ["bought", *self.values().values()]

    def values(self) -> Values:
        names = self._data.cards.names
        new = None if self._new == NONE else names[self._new]
        return {"seat": self._seat, "card": names[self._card], "price": self._price, "new": new}


@final
@mypyc_attr(acyclic=True)
class Drew(Event):
    """Cards from a pile: their seat sees which, the others how many, and how many are contamination cards."""

    def __init__(self, data: Data, seat: int, cards: bytes, is_open: bool) -> None:
        self._data: Final = data
        self._seat: Final = seat
        self._cards: Final = cards
        self._is_open: Final = is_open
        """Whether whoever reads this may see the cards."""

    def row(self) -> list[Json]:
        return ["drew", *self.values().values()]

    def values(self) -> Values:
        names: list[Json] = [self._data.cards.names[card] for card in sorted(self._cards)]
        return {
            "seat": self._seat,
            "count": len(self._cards),
            "contamination": self._cards.count(CONTAMINATION),
            "card": names if self._is_open else None,
        }

    def seen_by(self, seat: Seat | None) -> Event | None:
        if self._is_open and seat != self._seat:
            return Drew(self._data, self._seat, self._cards, False)
        return self


@final
@mypyc_attr(acyclic=True)
class Kept(Event):
    """A player has said which card is kept; the others learn only that it is decided."""

    def __init__(self, seat: int, card: str) -> None:
        self._seat: Final = seat
        self._card: Final = card

    def row(self) -> list[Json]:
        return ["kept", self._seat, self._card]

    def values(self) -> Values:
        return {"seat": self._seat, "card": self._card}

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self._seat else Kept(self._seat, "hidden")


@final
@mypyc_attr(acyclic=True)
class ShownDrew(Event):
    """Cards from a pile where all hands are shown."""

    def __init__(self, data: Data, seat: int, cards: bytes) -> None:
        self._inner: Final = Drew(data, seat, cards, True)

    def row(self) -> list[Json]:
        return self._inner.row()

    def values(self) -> Values:
        return self._inner.values()
