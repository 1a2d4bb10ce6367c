"""§13.8 AU-90 to AU-93: the end: what the faction scores, and what an end tile counts."""

from __future__ import annotations

from quintessence.games.terra_mystica.automa.actions.points import score_own
from quintessence.games.terra_mystica.automa.factions import tell_ability
from quintessence.games.terra_mystica.automa.holdings import Holdings
from quintessence.games.terra_mystica.data.names import FROM_SCRIPT_FACTION, SCRIPTED
from quintessence.games.terra_mystica.rules.course import ending
from quintessence.games.terra_mystica.rules.position import Position


def score_faction(position: Position, held: Holdings) -> None:
    """AU-83, AU-86: points for structures, or for the cubes that are left."""
    player = position.players[held.owner]
    ability = held.faction.ability
    if ability in ("structures", "cubes"):
        count = len(player.hexes) if ability == "structures" else len(held.cubes)
        points = count * held.faction.ability_number
        tell_ability(position, held, "end", None, None, points)
        score_own(position, player, points, FROM_SCRIPT_FACTION)


def measure(position: Position, held: Holdings, tile: int) -> int:
    """AU-93: two tiles are read off two others."""
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
    position.report("automa_measured", [SCRIPTED, name, other, raw, value])
    return value
