"""What the end counts for a human, told naively: the Automa's places depend on it."""

from __future__ import annotations

from typing import Any, Final

from quintessence.games.terra_mystica.tests.naive_automa import groups
from quintessence.games.terra_mystica.tests.naive_ground import World

PLACES: Final = [8, 4, 2]
NETWORK: Final = [18, 12, 6]


def _own(world: World, seat: int) -> set[str]:
    return {hex for hex, structure in world.structures.items() if structure.owner == str(seat)}


def networks(world: World, seat: int, player: Any) -> list[set[str]]:
    """Side by side, by ship, or by tunnel and carpet."""
    nothing: set[str] = set()

    def are_joined(one: str, other: str) -> bool:
        if player["skip"]:
            return other in world.beside(one) or world.ground.steps(one, {other}, nothing) <= player["skip"] + 1
        return other in world.in_range(one, player["shipping"])

    return groups(_own(world, seat), are_joined)


def human_network(world: World, seat: int, player: Any) -> int:
    return max((len(group) for group in networks(world, seat, player)), default=0)


def human_measure(world: World, seat: int, player: Any, tile: str) -> int:
    """What an end tile counts, in the network where it is greatest."""
    return max((_counted(world, group, tile) for group in networks(world, seat, player)), default=0)


def _counted(world: World, group: set[str], tile: str) -> int:
    if tile == "building_on_edge":
        return len([hex for hex in group if _is_edge(world, hex)])
    if tile == "connected_clusters":
        return len(groups(group, lambda one, other: other in world.beside(one)))
    nothing: set[str] = set()
    pairs = [(one, other) for one in group for other in group]
    if tile == "stronghold_sanctuary_distance":
        kinds = {hex: world.structures[hex].kind for hex in group}
        pairs = [(one, other) for one, other in pairs if (kinds[one], kinds[other]) == ("stronghold", "sanctuary")]
    return max((world.ground.steps(one, {other}, nothing) for one, other in pairs), default=0)


def _is_edge(world: World, hex: str) -> bool:
    """On the first or last row, or first or last of its row."""
    cells = {*world.ground.land.values(), *world.ground.river}
    row, column = world.ground.land[hex]
    rows = [cell[0] for cell in cells]
    columns = [cell[1] for cell in cells if cell[0] == row]
    return row in (min(rows), max(rows)) or column in (min(columns), max(columns))
