"""§7 Bridges: where they may be put, and the towns that they may make."""

from __future__ import annotations

from quintessence.core.game import Action
from quintessence.games.terra_mystica.rules.map.towns import look_for_town
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, Position, put


def add_bridges(position: Position, player: Player, choices: list[Action]) -> None:
    """Every site where a bridge may be put."""
    for action in position.table.bridge:
        if bridge_objection(position, player, action.site) is None:
            choices.append(action)


def bridge_sites_objection(position: Position, player: Player) -> str | None:
    """Whether a bridge could be placed at all."""
    if not player.bridges:
        return "no_bridge_left"
    for site in range(len(position.bridges)):
        if bridge_objection(position, player, site) is None:
            return None
    return "no_place_for_a_bridge"


def bridge_objection(position: Position, player: Player, site: int) -> str | None:
    """Why a bridge may not be placed there."""
    if not player.bridges:
        return "no_bridge_left"
    if position.bridges[site] != NONE:
        return "bridge_is_built"
    one, other = position.board.sites[site]
    if position.owner[one] != player.seat and position.owner[other] != player.seat:
        return "bridge_from_nowhere"
    return None


def put_bridge(position: Position, player: Player, site: int) -> None:
    """Join two hexes; a town may come of it at either end."""
    player.due_bridges -= 1
    player.bridges -= 1
    position.bridges = put(position.bridges, site, player.seat)
    one, other = position.board.sites[site]
    position.report("bridged", [player.seat, position.board.names[one], position.board.names[other]])
    look_for_town(position, player, one)
    look_for_town(position, player, other)
