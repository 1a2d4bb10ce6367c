"""What the others have, as it was when a thought began, and what places at the end that leaves."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quintessence.games.terra_mystica.advice import weights as w
from quintessence.games.terra_mystica.advice.land import Land, Lands, largest_network
from quintessence.games.terra_mystica.data.names import CULTS, RESOURCES
from quintessence.games.terra_mystica.rules.course.ending import measure
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, Position

CULT_GROWTH: Final = [70]
NETWORK_GROWTH: Final = [130]
TILE_GROWTH: Final = [80]
"""Hundredths that the others gain in a round: steps in each cult, buildings, what the end tile counts."""
CULT_SPREAD: Final = [120, 90]
NETWORK_SPREAD: Final = [120, 110]
TILE_SPREAD: Final = [150, 100]
"""How unsure a comparison is at the end, and more for every round before it."""


@final
class Rivals:
    """The others at the table, a side without a seat included."""

    def __init__(self, position: Position, seat: int) -> None:
        self.round: Final = max(1, position.round)
        others = [player for player in position.players if player.seat != seat]
        self.count: Final = len(others)
        steps = [[player.cults[cult] for player in others] for cult in range(len(CULTS))]
        data = position.data
        self._below_top: Final = [[step for step in on_cult if step != data.top] for on_cult in steps]
        """By cult: the steps of those whose places are open."""
        self._places: Final = [data.cult_places[1 if data.top in on_cult else 0 :] for on_cult in steps]
        self.sizes: Final = [largest_network(position, player) for player in others]
        self.measures: Final = [
            measure(position, player, position.end_tile) for player in others if position.end_tile != NONE
        ]
        self.rewards: Final = _rewards_worth(position)
        """What the reward of each round is worth that there will be one, in hundredths of a point."""
        self._each_coming: Final = _each_coming(position.data.rounds)
        """By the incomes that are left: one of each resource that all of them bring."""
        self.lands: Final = Lands()
        """What the map is worth to the seat, for as long as the thought lasts."""

    def coming_worth(self, amounts: list[int], left: int) -> int:
        """What amounts are worth that come with all the incomes that are left."""
        each = self._each_coming[left]
        worth: i64 = 0
        kind: i64
        for kind in range(len(amounts)):
            worth += each[kind] * amounts[kind]
        return worth

    def cult_points(self, position: Position, player: Player, left: int) -> int:
        """Hundredths of points for places in the cults, as they can be expected."""
        points = 0
        grown = CULT_GROWTH[0] * (position.data.rounds - left - self.round)
        spread = CULT_SPREAD[0] + CULT_SPREAD[1] * left
        places = position.data.cult_places
        top = position.data.top
        for cult in range(len(CULTS)):
            step = player.cults[cult]
            if step == top:  # nobody else will ever stand there
                points += 100 * places[0]
            else:
                points += _expected(step, self._below_top[cult], grown, spread, self._places[cult])
        return points

    def network_points(self, position: Position, land: Land, left: int) -> int:
        """The same for the largest network."""
        grown = NETWORK_GROWTH[0] * (position.data.rounds - left - self.round)
        spread = NETWORK_SPREAD[0] + NETWORK_SPREAD[1] * left
        return _expected(land.network, self.sizes, grown, spread, position.data.network_places)

    def tile_points(self, position: Position, player: Player, land: Land, left: int) -> int:
        """The same for the end tile."""
        if position.end_tile == NONE:
            return 0
        own = land.measured(position, player)
        grown = TILE_GROWTH[0] * (position.data.rounds - left - self.round)
        return _expected(
            own, self.measures, grown, TILE_SPREAD[0] + TILE_SPREAD[1] * left, position.data.network_places
        )


def _rewards_worth(position: Position) -> list[int]:
    data = position.data
    tiles = [data.round_tiles[position.round_tiles[number]] for number in range(data.rounds - 1)]
    return [w.gain_worth(tile.gain, data.rounds - 2 - number) for number, tile in enumerate(tiles)]


def _each_coming(rounds: int) -> list[list[i64]]:
    ones = [[1 if other == kind else 0 for other in range(len(RESOURCES))] for kind in range(len(RESOURCES))]
    coming: list[list[i64]] = [[0] * len(RESOURCES)]
    for left in range(rounds):
        coming.append([coming[left][kind] + w.gain_worth(one, left) for kind, one in enumerate(ones)])
    return coming


def _expected(own: i64, others: list[int], grown: i64, spread: i64, places: list[int]) -> int:
    """Hundredths of points, when each of the others is ahead with some probability."""
    if not own:
        return 0
    ahead: i64 = 0
    other: i64
    for other in others:
        chance: i64 = 50 + 50 * (100 * (other - own) + grown) // spread if other else 0
        ahead += 0 if chance < 0 else min(chance, 100)
    place = ahead // 100
    if place >= len(places):
        return 0
    following = places[place + 1] if place + 1 < len(places) else 0
    return 100 * places[place] - (places[place] - following) * (ahead - 100 * place)
