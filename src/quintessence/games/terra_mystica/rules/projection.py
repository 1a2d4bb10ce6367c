"""§12 What would be counted if the game ended now: places in the cults, networks, the end tile, resources."""

from __future__ import annotations

from quintessence.core.game import Json
from quintessence.games.terra_mystica.data.names import CULTS
from quintessence.games.terra_mystica.rules.course.ending import measure, network_size, sale, shares
from quintessence.games.terra_mystica.rules.position import NONE, Position, seats_of


def projection(position: Position) -> list[Json]:
    """For each who is counted, the seats in their order and the Automa last: points, and what was measured."""
    data, players = position.data, position.players
    cults = [shares([player.cults[cult] for player in players], data.cult_places) for cult in range(len(CULTS))]
    sizes = [network_size(position, player) for player in players]
    networks = shares(sizes, data.network_places)
    measures = _measures(position)
    tiles = shares(measures, data.network_places) if measures else []
    projected: list[Json] = []
    for index, player in enumerate(players):
        projected.append(
            {
                "cults": {name: cults[cult][index] for cult, name in enumerate(CULTS)},
                "network": [sizes[index], networks[index]],
                "end_tile": [measures[index], tiles[index]] if measures else None,
                "resources": sale(player)[1] if player.is_seated else 0,
                "faction": 0 if player.is_seated or position.script is None else position.script.end_points(position),
            }
        )
    return projected


def _measures(position: Position) -> list[int]:
    """What the end tile counts for each; nothing without a tile."""
    if position.end_tile == NONE:
        return []
    lengths = [measure(position, player, position.end_tile) for player in seats_of(position)]
    if position.script is not None:
        lengths.append(position.script.measured(position, position.end_tile))
    return lengths
