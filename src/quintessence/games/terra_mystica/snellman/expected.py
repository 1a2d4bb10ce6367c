"""What a trace says at each of its lines: they only hold what changes."""

from __future__ import annotations

from typing import Any, Final, final

from quintessence.core.game import Json, Values
from quintessence.games.terra_mystica.data.board import Board
from quintessence.games.terra_mystica.data.names import CULTS
from quintessence.games.terra_mystica.snellman.names import COLOURS

KEYS: Final = frozenset(["c", "s", "t", "f", "h", "b", "rt", "k", "x", "bc", "r", "a", "o", "n", "auto"])
"""All that a line can hold; whatever else there is would not be compared, and so is a difference."""


@final
class Expected:
    """What a trace says at a line: the lines only hold what changes."""

    def __init__(self, board: Board) -> None:
        self.rows: Final[dict[str, Json]] = {}
        self.tiles: Final[dict[str, list[Json]]] = {}
        self.fields: Final[dict[str, Values]] = {}
        self.hexes: Final[dict[str, Json]] = {
            name: [COLOURS[board.terrain[hex]], None] for hex, name in enumerate(board.names[: board.land])
        }
        self.bridges: Final[list[Json]] = []
        self.rivers: Final[list[Json]] = []
        self.slots: Final[dict[str, Json]] = {cult.upper(): [None] * 4 for cult in CULTS}
        self.spaces: list[Json] = []
        self.coins: Final[dict[str, Json]] = {}
        self.round: Json = [0, 0]
        self.active: Json = None
        self.order: Json = []
        self.decisions: list[Json] = []

    def learn(self, record: dict[str, Any]) -> None:
        """Take over what a line changes."""
        self.rows.update(record.get("s", {}))
        for slug, changes in record.get("t", {}).items():
            own = self.tiles.setdefault(slug, [])
            for change in changes:
                if change[0] == "+":
                    own.append(change[1:])
                    if f"+2{change[1:]}" in str(record["c"]).upper():  # a trace names two equal tiles once
                        own.append(change[1:])
                else:
                    own.remove(change[1:])
        for slug, values in record.get("f", {}).items():
            self._recolour(self.fields.get(slug, {}).get("colour"), values.get("colour"))
            self.fields.setdefault(slug, {}).update(values)
            if "unlocked" in values:  # the site also lists the choice to keep a priest there
                self.fields[slug]["unlocked"] = [word for word in values["unlocked"] if word != "gain-priest"]
        self.hexes.update(record.get("h", {}))
        for one, other, colour in record.get("b", []):
            self.bridges.append(":".join([*sorted((one, other)), colour]))
        self.rivers.extend(river for river in record.get("rt", []) if river not in self.rivers)
        self.slots.update(record.get("k", {}))
        self.coins.update(record.get("bc", {}))
        self.spaces = record.get("x", self.spaces)
        self.round = record.get("r", self.round)
        self.active = record.get("a", self.active)
        self.order = record.get("o", self.order)
        self.decisions = record.get("n", self.decisions)

    def _recolour(self, old: Json, new: Json) -> None:
        """A change of colour takes the bridges along; a trace names only new ones."""
        if old is not None and new is not None:
            self.bridges[:] = [
                f"{str(bridge).rpartition(':')[0]}:{new}" if str(bridge).endswith(f":{old}") else bridge
                for bridge in self.bridges
            ]

    def field(self, slug: str, name: str, cap: int) -> Json:
        """A field's value; what was never named is as at the start."""
        start: Values = {"wheel_colour": None, "unlocked": [], "priest_cap": cap, "town_power": 7, "passed": 0}
        return self.fields.get(slug, {}).get(name, start.get(name))
