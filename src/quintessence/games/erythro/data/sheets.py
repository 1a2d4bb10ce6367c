"""The adversaries' sheets, the layouts of tiles and the numbers of the rules, for one number of players."""

from __future__ import annotations

from typing import Any, Final, final

from quintessence.games.erythro.data.constants import ADVERSARIES, DIFFICULTIES, NONE

_AROUND: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


@final
class Numbers:
    """The numbers of the rules that stand in the data file."""

    def __init__(self, tables: dict[str, Any]) -> None:
        numbers, limits = tables["numbers"], tables["limits"]
        self.hand: Final[int] = numbers["hand"]
        self.plays: Final[int] = numbers["plays"]
        self.contaminated: Final[int] = numbers["pollution_of_contaminated"]
        """The token that contaminates a tile."""
        self.market: Final[int] = numbers["market"]
        self.setup_cost: Final[int] = numbers["setup_cost"]
        self.contamination: Final[int] = numbers["contamination"]
        self.contamination_pays: Final[int] = numbers["contamination_pays"]
        self.contamination_draws: Final[int] = numbers["contamination_draws"]
        self.influence: Final[int] = limits["influence"]
        self.sanctuaries: Final[int] = limits["sanctuaries"]


@final
class Layout:
    """The tiles of a planet: tile n of the board is number n - 1 here."""

    def __init__(self, places: list[list[int]]) -> None:
        self.tiles: Final = len(places)
        self.q: Final = [place[0] for place in places]
        self.r: Final = [place[1] for place in places]
        known = {(place[0], place[1]): tile for tile, place in enumerate(places)}
        self.centre: Final = known.get((0, 0), 0)
        near = [bytes(sorted(known[q + x, r + y] for x, y in _AROUND if (q + x, r + y) in known)) for q, r in known]
        self.near: Final = near
        """The neighbours of each tile, by number."""
        self.reach: Final = [bytes(sorted([tile, *near[tile]])) for tile in range(self.tiles)]
        """A tile and its neighbours."""
        self.reach_bits: Final = [sum(1 << other for other in reach) for reach in self.reach]
        """The same, a bit each."""
        self.distance: Final = [_distances(near, tile) for tile in range(self.tiles)]
        """How many steps from each tile to each other; NONE where there is no way."""


def _distances(near: list[bytes], start: int) -> bytes:
    distances = [NONE] * len(near)
    distances[start] = 0
    queue = [start]
    while queue:
        tile = queue.pop(0)
        for other in near[tile]:
            if distances[other] == NONE:
                distances[other] = distances[tile] + 1
                queue.append(other)
    return bytes(distances)


@final
class Sheet:
    """What an adversary's sheet says at one difficulty for one number of players."""

    def __init__(self, tables: dict[str, Any], adversary: int, difficulty: int, seats: int) -> None:
        sheet = tables["adversaries"][ADVERSARIES[adversary]]
        row = sheet["difficulties"][DIFFICULTIES[difficulty]]
        column = seats - 2
        self.mines: Final = bytes(level[column] for level in row["mines"])
        """Mines of each level in the deck."""
        self.pollution: Final[int] = row["pollution"][column]
        self.starting_mines: Final[int] = sheet["starting_mines"][column]
        self.contaminated: Final[int] = sheet["contaminated"][column]
        """The match is lost with so many contaminated tiles."""
        self.has_dome: Final = "dome_cost" in sheet
        self.dome_cost: Final[int] = sheet.get("dome_cost", 0)
        self.dome_lowers: Final[int] = sheet.get("dome_lowers", 0)
        self.empty_deck_raises: Final[int] = sheet.get("empty_deck_raises", 0)
        self.profitability_limit: Final = _at(sheet.get("profitability"), column)
        self.profitability: Final = _at(row.get("profitability"), column)
        self.goal: Final = _at(sheet.get("goal"), column)
        self.phase_mines: Final = _at(sheet.get("phase_mines"), column)
        self.phase_pollution: Final = _at(sheet.get("phase_pollution"), column)
        self.clean_up_cost: Final[int] = sheet.get("clean_up_cost", 0)
        self.clean_up_tokens: Final[int] = sheet.get("clean_up_tokens", 0)


def _at(values: list[int] | None, column: int) -> int:
    return 0 if values is None else values[column]


def difficulties_of(tables: dict[str, Any], adversary: int) -> list[int]:
    """The difficulties that an adversary's sheet has."""
    known = tables["adversaries"][ADVERSARIES[adversary]]["difficulties"]
    return [number for number, name in enumerate(DIFFICULTIES) if name in known]
