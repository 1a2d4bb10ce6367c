"""§13.8 AU-90 to AU-93: the end: what the faction scores, and what an end tile counts."""

from __future__ import annotations

from quintessence.games.terra_mystica.automa.actions.points import score_own
from quintessence.games.terra_mystica.automa.factions import tell_ability
from quintessence.games.terra_mystica.automa.holdings import Holdings
from quintessence.games.terra_mystica.data.names import FROM_SCRIPT_FACTION, SCRIPTED
from quintessence.games.terra_mystica.rules.course import ending
from quintessence.games.terra_mystica.rules.position import Position


def faction_points(position: Position, held: Holdings) -> int:
    """AU-83, AU-86: points for structures, or for the cubes that are left; 0 for the other factions."""
    counts = {"structures": len(position.players[held.owner].hexes), "cubes": len(held.cubes)}
    return counts.get(held.faction.ability, 0) * held.faction.ability_number


def score_faction(position: Position, held: Holdings) -> None:
    """AU-83, AU-86: told also where no cube is left."""
    if held.faction.ability in ("structures", "cubes"):
        points = faction_points(position, held)
        tell_ability(position, held, "end", None, None, points)
        score_own(position, position.players[held.owner], points, FROM_SCRIPT_FACTION)


def measured(position: Position, held: Holdings, tile: int) -> tuple[str, int, int]:
    """AU-93: two tiles are read off two others: which is read, what it measures, and what counts."""
    tiles = position.data.end_tiles
    source = {"stronghold_sanctuary_distance": "connected_distance", "building_on_edge": "connected_clusters"}
    name = tiles[tile]
    other = source.get(name, name)
    raw = ending.measure(position, position.players[held.owner], tiles.index(other))
    value = raw
    if name == "stronghold_sanctuary_distance":
        value = (raw + 1) // 2
    elif name == "building_on_edge":
        value = max(0, raw - 2)
    return other, raw, value


def measure(position: Position, held: Holdings, tile: int) -> int:
    """AU-93, AU-126: what counts at the end, and everyone is told how it was measured."""
    other, raw, value = measured(position, held, tile)
    position.report("automa_measured", [SCRIPTED, position.data.end_tiles[tile], other, raw, value])
    return value
