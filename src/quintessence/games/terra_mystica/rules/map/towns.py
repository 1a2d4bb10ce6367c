"""§10 Towns: when buildings become one, and the tile it brings."""

from __future__ import annotations

from quintessence.core.game import Action
from quintessence.games.terra_mystica.data.names import CULTS, FROM_FACTION, FROM_TOWNS, ON_TOWN, SANCTUARY
from quintessence.games.terra_mystica.rules.economy.cults import gain_keys, must_wait_for, rise, would_top
from quintessence.games.terra_mystica.rules.economy.resources import gain
from quintessence.games.terra_mystica.rules.economy.scoring import score_round_tile
from quintessence.games.terra_mystica.rules.economy.tracks import gain_shipping
from quintessence.games.terra_mystica.rules.map.reach import own_beside
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position, put, score
from quintessence.games.terra_mystica.rules.sea.ships import launch


def look_for_town(position: Position, player: Player, hex: int) -> bool:
    """Something happened on a hex: its building joins a town beside it, or founds one with those around it."""
    if position.town[hex] or position.owner[hex] != player.seat:
        return False
    for other in own_beside(position, player, hex):
        if position.town[other]:
            _join(position, player, hex)
            return False
    group = _group(position, player, [hex])
    if not _is_town(position, player, group):
        return False
    for member in group:
        position.town = put(position.town, member, 1)
    player.due_towns += 1
    position.report("founded_town", [player.seat, position.board.names[hex]])
    return True


def _join(position: Position, player: Player, hex: int) -> None:
    for member in _group(position, player, [hex]):
        position.town = put(position.town, member, 1)


def _group(position: Position, player: Player, starts: list[int]) -> list[int]:
    """All of the player's buildings that hang together with some of them."""
    group = list(starts)
    for member in group:  # grows while it is read
        for other in own_beside(position, player, member):
            if other not in group:
                group.append(other)
    return group


def _is_town(position: Position, player: Player, group: list[int]) -> bool:
    power = 0
    count = 0
    for hex in group:
        building = position.building[hex]
        power += player.faction.strength[building]
        count += 2 if building == SANCTUARY else 1
    return power >= player.town_power and count >= position.data.town_buildings and any(position.town_pool)


def look_everywhere(position: Position, player: Player) -> None:
    """Towns may need less from now on."""
    for hex in player.hexes:
        look_for_town(position, player, hex)


def add_links(position: Position, player: Player, choices: list[Action]) -> None:
    """The river hexes across which a town can be founded."""
    if not player.faction.links_rivers:
        return
    outside = [hex for hex in player.hexes if not position.town[hex]]
    if _is_town(position, player, outside):  # else not even all of them together are one
        for action in position.table.link:
            if can_link(position, player, action.hex):
                choices.append(action)


def can_link(position: Position, player: Player, river: int) -> bool:
    """Whether a town can be founded across a river hex: none of the buildings that border it is in a town yet."""
    if not player.faction.links_rivers or position.town[river]:
        return False
    own = [hex for hex in position.board.land_near[river] if position.owner[hex] == player.seat]
    if not own or any(position.town[hex] for hex in own):
        return False
    group = _group(position, player, own)
    return not any(position.town[hex] for hex in group) and _is_town(position, player, group)


def link(position: Position, player: Player, river: int) -> None:
    """The river hex becomes part of the town."""
    position.town = put(position.town, river, 1)
    for hex in position.board.land_near[river]:
        look_for_town(position, player, hex)


def add_towns(position: Position, player: Player, choices: list[Action]) -> None:
    """The tiles that may be taken for a town."""
    if player.due_towns:
        for action in position.table.town:
            if town_objection(position, player, action.number) is None:
                choices.append(action)


def town_objection(position: Position, player: Player, tile: int) -> str | None:
    """Why a town tile may not be taken."""
    if not position.town_pool[tile]:
        return "tile_is_gone"
    town = position.data.town_tiles[tile]
    for cult in range(len(CULTS)):
        topping = town.steps and would_top(position, player, cult, town.steps, town.keys)
        if topping and must_wait_for(position, player, cult):
            return "wait_for_answers"
    return None


def take_town(position: Position, player: Player, tile: int) -> None:
    """A town tile: keys first, then all the rest."""
    town = position.data.town_tiles[tile]
    player.due_towns -= 1
    player.towns = put(player.towns, tile, player.towns[tile] + 1)
    position.town_pool = put(position.town_pool, tile, position.town_pool[tile] - 1)
    position.report("took_town", [player.seat, town.name])
    gain_keys(position, player, town.keys)
    score(position, player, town.points, FROM_TOWNS)
    gain(position, player, town.gain)
    for _ in range(town.shipping):
        gain_shipping(position, player)
    if town.ships:
        launch(position, player, town.ships, "town")
    if town.steps:
        _rise_everywhere(position, player, town.steps)
    score_round_tile(position, player, ON_TOWN)
    player.workers += player.faction.town_workers
    score(position, player, player.faction.town_points, FROM_FACTION)


def _rise_everywhere(position: Position, player: Player, steps: int) -> None:
    """Steps on all tracks; where more of them lead to the top than there are keys, the player chooses."""
    topping = [cult for cult in range(len(CULTS)) if would_top(position, player, cult, steps, 0)]
    if len(topping) <= player.keys:
        topping = []
    for cult in range(len(CULTS)):
        if cult in topping:
            rise(position, player, cult, position.data.top - 1 - player.cults[cult])
            player.tops |= 1 << cult
        else:
            rise(position, player, cult, steps)
