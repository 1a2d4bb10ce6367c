"""The village of Embers, made from its data: houses in rows, numbers of the rules, every action there can be."""

from typing import Any, Final, final

from quintessence.core import game
from quintessence.core.data_file import DataRules
from quintessence.core.data_shape import Fault, Shape
from quintessence.core.rows import Rows

SEATS: Final = 4
ERRORS: Final = ["data_too_few_buckets", "data_village_size", "data_no_such_house", "data_fire_out_of_bounds"]


@final
class Pour(game.Named):
    """§2: pour a bucket on a house."""

    def __init__(self, house: int, name: str, bucket: int) -> None:
        super().__init__("pour", {"house": name, "bucket": bucket})
        self.house: Final = house
        self.bucket: Final = bucket


@final
class Rest(game.Named):
    """§2: pour no more in this round."""


@final
class Village:
    """What never changes in a match."""

    def __init__(self, tables: dict[str, Any]) -> None:
        self.columns: Final[int] = tables["village"]["columns"]
        self.rows: Final[int] = tables["village"]["rows"]
        self.names: Final = house_names(self.columns, self.rows)
        self.beside: Final = [self._beside(house) for house in range(len(self.names))]
        """The houses next to each: left, right, above, below."""
        self.counts: Final[list[int]] = tables["buckets"]["counts"]
        self.hand: Final[int] = tables["buckets"]["hand"]
        self.pours: Final[int] = tables["buckets"]["pours"]
        fire = tables["fire"]
        self.most: Final[int] = fire["most"]
        self.gusts: Final[int] = fire["gusts"]
        self.limit: Final[int] = fire["limit"]
        self.heat: Final[int] = fire["heat"]
        self.fires: Final[int] = fire["fires"]
        self.start: Final = [self.names.index(name) for name in fire["start"]]
        pours = [Pour(house, name, size) for house, name in enumerate(self.names) for size in (1, 2, 3)]
        self.actions: Final[list[game.Action]] = [*pours, Rest("rest")]
        self.by_row: Final = Rows(self.actions)

    def _beside(self, house: int) -> list[int]:
        row, column = divmod(house, self.columns)
        steps = [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)]
        return [r * self.columns + c for r, c in steps if 0 <= r < self.rows and 0 <= c < self.columns]


def house_names(columns: int, rows: int) -> list[str]:
    """Columns are letters, rows are numbers: a1, b1, …"""
    return [f"{chr(97 + column)}{row + 1}" for row in range(rows) for column in range(columns)]


def faults(tables: dict[str, Any]) -> list[Fault]:
    """What is wrong with data of the right shape."""
    found: list[Fault] = []
    village, buckets, fire = tables["village"], tables["buckets"], tables["fire"]
    if not (1 <= village["columns"] <= 9 and 1 <= village["rows"] <= 9):
        return [Fault(["village"], "data_village_size", {"most": 9})]
    if not (0 < SEATS * buckets["hand"] <= sum(buckets["counts"]) and buckets["pours"]):
        found.append(Fault(["buckets", "hand"], "data_too_few_buckets", {"seats": SEATS}))
    if not 0 < fire["heat"] <= fire["most"] or not fire["limit"] or not fire["start"]:
        found.append(Fault(["fire", "heat"], "data_fire_out_of_bounds", {"most": fire["most"]}))
    names = house_names(village["columns"], village["rows"])
    for number, name in enumerate(fire["start"]):
        if name not in names:
            found.append(Fault(["fire", "start", number], "data_no_such_house", {"found": name}))
    return found


RULES: Final = DataRules(Shape([], [], []), faults)
