"""Tiles, cards and action spaces: what is printed on each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from quintessence.games.terra_mystica.data.names import BUILDINGS, CULTS, RESOURCES, SCORES

PRIESTS_ON_SLOTS: Final = len(CULTS)
"""In the place of a cult: a round tile that rewards priests on cult slots."""


def amounts(table: dict[str, Any]) -> list[int]:
    """What a component gives, by resource."""
    return [table.get(name, 0) for name in RESOURCES]


class Component:
    """Something that has a name of its own."""

    def __init__(self, name: str, table: dict[str, Any]) -> None:
        self.name: Final = name
        self.set: Final[str] = table.get("set", "")
        """The option that brings it into the match; empty: it is always there."""


def number_of(components: Sequence[Component], name: str) -> int:
    """Where a component of that name stands in a list; -1 when there is none."""
    for number, component in enumerate(components):
        if component.name == name:
            return number
    return -1


@final
class PowerAction(Component):
    """§7: an action space for all, once a round."""

    def __init__(self, name: str, table: dict[str, Any]) -> None:
        super().__init__(name, table)
        self.cost: Final[int] = table["cost"]
        self.gain: Final = amounts(table)
        self.bridges: Final[int] = table.get("bridges", 0)
        self.voyages: Final[int] = table.get("voyages", 0)
        self.ships: Final[int] = table.get("ships", 0)
        self.favours: Final[int] = table.get("favours", 0)
        self.priest_cost: Final[int] = table.get("priest_cost", 0)
        """§14: what those of Merchants of the Seas bring and cost."""


@final
class BonusCard(Component):
    """§12: a card that a player holds for a round."""

    def __init__(self, name: str, table: dict[str, Any]) -> None:
        super().__init__(name, table)
        self.income: Final = amounts(table)
        self.shipping: Final[int] = table.get("shipping", 0)
        self.action: Final[str] = table.get("action", "")
        self.pass_points: Final[list[int]] = [table.get(f"pass_{building}", 0) for building in BUILDINGS]
        """Points on passing for each building of a kind."""
        self.pass_shipping: Final[int] = table.get("pass_shipping", 0)
        self.ships: Final[int] = table.get("ships", 0)
        """With the income."""
        self.sail: Final[int] = table.get("sail", 0)
        """How much further ships go."""
        self.trade_points: Final[int] = table.get("trade_points", 0)
        self.pass_ships: Final[int] = table.get("pass_ships", 0)
        """Points on passing for each ship on the map."""


@final
class FavourTile(Component):
    """§11: cult steps, and something that lasts."""

    def __init__(self, name: str, table: dict[str, Any]) -> None:
        super().__init__(name, table)
        self.copies: Final[int] = table["copies"]
        self.steps: Final = bytes([table.get(cult, 0) for cult in CULTS])
        self.income: Final = amounts(table)
        self.action: Final[str] = table.get("action", "")
        self.town_power: Final[int] = table.get("town_power", 0)
        self.points: Final[list[int]] = [table.get(f"{building}_points", 0) for building in BUILDINGS]
        """Points for each building of a kind that is put on the map."""
        self.pass_points: Final[list[int]] = table.get("pass_trading_posts", [])
        """Points on passing by the number of trading posts; empty where it gives none."""
        self.ships: Final[int] = table.get("ships", 0)
        """At once."""
        self.trade_points: Final[int] = table.get("trade_points", 0)
        self.pass_trades: Final[list[int]] = table.get("pass_trades", [])
        """Points on passing by the number of own trade markers; empty where it gives none."""


@final
class TownTile(Component):
    """§10: what a new town brings."""

    def __init__(self, name: str, table: dict[str, Any]) -> None:
        super().__init__(name, table)
        self.copies: Final[int] = table["copies"]
        self.points: Final[int] = table["points"]
        self.keys: Final[int] = table["keys"]
        self.gain: Final = amounts(table)
        self.steps: Final[int] = table.get("steps", 0)
        """Steps on every cult."""
        self.shipping: Final[int] = table.get("shipping", 0)
        self.ships: Final[int] = table.get("ships", 0)


@final
class RoundTile(Component):
    """§12: what a round scores, and what its end rewards."""

    def __init__(self, name: str, table: dict[str, Any]) -> None:
        super().__init__(name, table)
        self.scores: Final = SCORES.index(table["scores"])
        self.points: Final[int] = table["points"]
        cult = table["cult"]
        self.cult: Final[int] = CULTS.index(cult) if cult in CULTS else PRIESTS_ON_SLOTS
        self.steps: Final[int] = table["steps"]
        """Steps on that cult for one reward."""
        self.gain: Final = amounts(table)
        self.ships: Final[int] = table.get("ships", 0)
        """The same reward, in ships."""
        self.never_in: Final[list[int]] = table.get("never_in", [])
