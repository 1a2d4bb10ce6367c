"""§13.4 AU-41, AU-128: each priority says which options it keeps, and why; they are asked until one is left."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from quintessence.core.game import Values
from quintessence.games.terra_mystica.automa.choosing.attempt import Attempt
from quintessence.games.terra_mystica.automa.choosing.choice import (
    Choice,
    Kept,
    counted,
    kept_least,
    kept_most,
    kept_some,
)
from quintessence.games.terra_mystica.automa.choosing.distance import nearest, told_distance
from quintessence.games.terra_mystica.automa.choosing.ranges import are_joined
from quintessence.games.terra_mystica.data.automa import NO_CULT
from quintessence.games.terra_mystica.data.names import CULTS, DWELLING, TERRAINS
from quintessence.games.terra_mystica.rules.position import seats_of
from quintessence.games.terra_mystica.rules.sea.trade import strength_at

CODES: Final = [
    "reaching",
    "most_power",
    "human_strip",
    "strip",
    "closest",
    "farthest",
    "beside_human",
    "least_power",
    "round_tile",
    "at_zero",
    "nearest_marker",
    "direction",
    "place",
    "strongest",
]


class Priority(ABC):
    """One line of a list of priorities."""

    @abstractmethod
    def keep(self, attempt: Attempt, options: list[int]) -> Kept:
        """What it leaves of the options."""


@final
class Reaching(Priority):
    """AU-72, AU-73: hexes that bring the two groups nearer to each other, unless they are joined."""

    def keep(self, attempt: Attempt, options: list[int]) -> Kept:
        if are_joined(attempt.position, attempt.marked, attempt.unmarked, attempt.navigation):
            return _told(Kept("reaching", "AU-72", options, options), {"state": "joined", "gap": None})
        gap = attempt.gap()
        to_marked = [attempt.to_marked(hex) for hex in options]
        to_unmarked = [attempt.to_unmarked(hex) for hex in options]
        nearer = [hex for index, hex in enumerate(options) if to_marked[index] < gap and to_unmarked[index] < gap]
        kept = kept_some("reaching", "AU-72", options, nearer)
        kept.further = {"to_marked": to_marked, "to_unmarked": to_unmarked}
        return _told(kept, {"state": "nearer" if nearer else "none_nearer", "gap": told_distance(gap)})


def _told(kept: Kept, values: Values) -> Kept:
    kept.values = values
    return kept


@final
class Strip(Priority):
    """AU-37, AU-38: the first terrain of a strip that occurs; the measure is its place on the strip."""

    def __init__(self, code: str, rule: str, terrain: int) -> None:
        self._code: Final = code
        self._rule: Final = rule
        self._terrain: Final = terrain

    def keep(self, attempt: Attempt, options: list[int]) -> Kept:
        ground = attempt.position.terrain
        strip = attempt.held.data.strips[attempt.support.strip][self._terrain]
        places = [strip.index(ground[hex]) + 1 for hex in options]
        kept = kept_least(self._code, self._rule, options, places)
        nearest = ground[kept.left[0]]
        kept.passed_over = [TERRAINS[terrain] for terrain in strip[: strip.index(nearest)]]
        return _told(
            kept,
            {"terrain": TERRAINS[nearest], "first": TERRAINS[self._terrain], "strip": "AB"[attempt.support.strip]},
        )


@final
class Closest(Priority):
    """AU-36: nearest to a human structure, by the general rule or a faction's own."""

    def __init__(self, rule: str) -> None:
        self._rule: Final = rule

    def keep(self, attempt: Attempt, options: list[int]) -> Kept:
        board, humans = attempt.position.board, attempt.humans
        measures = [nearest(board, hex, humans) for hex in options]
        return kept_least("closest", self._rule, options, measures)


@final
class Farthest(Priority):
    """AU-75: farthest from the nearest Automa structure."""

    def keep(self, attempt: Attempt, options: list[int]) -> Kept:
        measures = [min(attempt.to_marked(hex), attempt.to_unmarked(hex)) for hex in options]
        return kept_most("farthest", "AU-75", options, measures)


@final
class MostPower(Priority):
    """AU-85: the most power to the human."""

    def keep(self, attempt: Attempt, options: list[int]) -> Kept:
        return kept_most("most_power", "AU-85", options, [attempt.power_for_humans(hex) for hex in options])


@final
class LeastPower(Priority):
    """AU-67: the least power to humans."""

    def keep(self, attempt: Attempt, options: list[int]) -> Kept:
        return kept_least("least_power", "AU-67", options, [attempt.power_for_humans(hex) for hex in options])


@final
class BesideHuman(Priority):
    """AU-66: dwellings beside a human structure, while a trading post is in supply."""

    def keep(self, attempt: Attempt, options: list[int]) -> Kept:
        position = attempt.position
        dwellings = [hex for hex in options if position.building[hex] == DWELLING]  # valid only with a trading post
        return kept_some("beside_human", "AU-66", options, [hex for hex in dwellings if attempt.is_beside_human(hex)])


@final
class RoundTile(Priority):
    """AU-61: the cult of the round's tile."""

    def __init__(self, tile: str, cult: int) -> None:
        self._tile: Final = tile
        self._cult: Final = cult

    def keep(self, attempt: Attempt, options: list[int]) -> Kept:
        kept = kept_some("round_tile", "AU-61", options, [self._cult] if self._cult in options else [])
        return _told(kept, {"tile": self._tile, "cult": None if self._cult == NO_CULT else CULTS[self._cult]})


@final
class AtZero(Priority):
    """AU-62: tracks where the Automa stands on 0."""

    def keep(self, attempt: Attempt, options: list[int]) -> Kept:
        own = attempt.player.cults
        kept = kept_some("at_zero", "AU-62", options, [cult for cult in options if not own[cult]])
        kept.further = {"step": [own[cult] for cult in options]}
        return kept


@final
class NearestMarker(Priority):
    """AU-62, AU-109: where the Automa's marker is nearest to the human's, or to the higher of two."""

    def keep(self, attempt: Attempt, options: list[int]) -> Kept:
        measures: list[int] = []
        humans, own = seats_of(attempt.position), attempt.player.cults
        for cult in options:
            highest = 0
            for human in humans:
                highest = max(highest, human.cults[cult])
            measures.append(abs(own[cult] - highest))
        rule = "AU-62" if len(humans) == 1 else "AU-109"
        return _told(kept_least("nearest_marker", rule, options, measures), {"humans": len(humans)})


@final
class Strongest(Priority):
    """MS-74: the strongest human structure."""

    def keep(self, attempt: Attempt, options: list[int]) -> Kept:
        return kept_most("strongest", "MS-74", options, [strength_at(attempt.position, hex) for hex in options])


@final
class Direction(Priority):
    """AU-39: the arrow and the number of the Support card."""

    def keep(self, attempt: Attempt, options: list[int]) -> Kept:
        return counted(options, attempt.support.is_reverse, attempt.support.number)


CLOSEST: Final = Closest("AU-74")
FARTHEST: Final = Farthest()
MOST_POWER: Final = MostPower()
LEAST_POWER: Final = LeastPower()
BESIDE_HUMAN: Final = BesideHuman()
REACHING: Final = Reaching()
AT_ZERO: Final = AtZero()
NEAREST_MARKER: Final = NearestMarker()
STRONGEST: Final = Strongest()
DIRECTION: Final = Direction()


def work_down(attempt: Attempt, choice: Choice, priorities: list[Priority]) -> None:
    """AU-41: ask one after another, until one option is left and no further."""
    for priority in priorities:
        if not choice.is_open():
            return
        choice.take(priority.keep(attempt, choice.left))
