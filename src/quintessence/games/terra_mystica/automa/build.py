"""AU-71 to AU-78: transform and build."""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.automa.choice import Choice
from quintessence.games.terra_mystica.automa.distance import told
from quintessence.games.terra_mystica.automa.priorities import (
    CLOSEST,
    DIRECTION,
    FARTHEST,
    MOST_POWER,
    REACHING,
    Priority,
    Strip,
    work_down,
)
from quintessence.games.terra_mystica.automa.ranges import in_range, is_free_land
from quintessence.games.terra_mystica.automa.sight import Sight
from quintessence.games.terra_mystica.automa.upgrade import in_supply, upgrade
from quintessence.games.terra_mystica.data.names import DWELLING, SCRIPTED, TERRAINS
from quintessence.games.terra_mystica.rules.building import put_dwelling
from quintessence.games.terra_mystica.rules.leech import offer_power
from quintessence.games.terra_mystica.rules.position import NONE, Position, put

RULE: Final = "AU-71"
_FAR_TILES: Final = ["connected_distance", "stronghold_sanctuary_distance"]


def build(sight: Sight, by_faction: bool) -> bool:
    """AU-78: a dwelling, where there is one and a hex for it; whether it was built. Else an upgrade is due."""
    position = sight.position
    anywhere = by_faction and sight.held.faction.anywhere
    sight.try_action("build", RULE, 0, "td" if anywhere else "std")
    if in_supply(sight, DWELLING) <= 0:
        sight.skip("build", "AU-78", "no_dwelling", "upgrade")
        return False
    if anywhere:  # AU-83
        valid, source = [hex for hex in range(position.board.land) if is_free_land(position, hex)], "anywhere"
    else:
        structures = sight.marked if sight.support.is_marked else sight.unmarked
        valid = in_range(position, structures, sight.navigation)
        source = "marked" if sight.support.is_marked else "unmarked"
    if not valid:
        sight.skip("build", "AU-78", "no_hex", "upgrade")
        return False
    choice = Choice(position.board.names, valid)
    if sight.support.is_reaching and not anywhere:
        choice.take(REACHING.keep(sight, choice.left))  # AU-128: told whenever the card shows it
    work_down(sight, choice, _priorities(sight, by_faction))
    sight.tell_choice("build", RULE, choice, source)
    _put(sight, choice.chosen())
    return True


def build_or_upgrade(sight: Sight, by_faction: bool) -> None:
    """AU-56, AU-78: an upgrade in its place uses its own priorities only."""
    if not build(sight, by_faction):
        upgrade(Sight(sight.position, sight.held, "instead"))


def _priorities(sight: Sight, by_faction: bool) -> list[Priority]:
    """AU-55, AU-74, AU-75: the faction's in its own action, then the general ones."""
    found: list[Priority] = []
    if by_faction:
        for code in sight.held.faction.priorities:
            if code == "closest":
                found.append(CLOSEST)
            elif code == "most_power":
                found.append(MOST_POWER)
            else:
                found.append(Strip("human_strip", "AU-80", sight.human_terrain()))
    found.append(Strip("strip", "AU-38", sight.player.home))
    found.append(FARTHEST if _is_far_tile(sight.position) else CLOSEST)
    found.append(DIRECTION)
    return found


def _is_far_tile(position: Position) -> bool:
    return position.end_tile != NONE and position.data.end_tiles[position.end_tile] in _FAR_TILES


def _put(sight: Sight, hex: int) -> None:
    """AU-76, AU-77: home terrain, a dwelling, and a token if the nearest structures are marked ones."""
    position, player = sight.position, sight.player
    name = position.board.names[hex]
    to_marked, to_unmarked = sight.to_marked()[hex], sight.to_unmarked()[hex]
    if position.terrain[hex] != player.home:
        position.terrain = put(position.terrain, hex, player.home)
        position.report("transformed", [SCRIPTED, name, TERRAINS[player.home], 0])
    put_dwelling(position, player, hex)
    sight.held.marked = sight.held.marked + bytes([1 if to_marked < to_unmarked else 0])
    position.report("built", [SCRIPTED, name])
    position.report("automa_marked", [SCRIPTED, name, told(to_marked), told(to_unmarked), to_marked < to_unmarked])
    offer_power(position, player, hex)
