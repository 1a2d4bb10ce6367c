"""§5 Reach: who is beside whom, and how far a player reaches: by land, bridge, ship, tunnel or carpet."""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.rules.player import NO_CARD, NOWHERE, Player, Ways
from quintessence.games.terra_mystica.rules.position import NONE, Position

OUT_OF_REACH: Final = 0
IN_REACH: Final = 1
BY_SKIPPING: Final = 2
_NO_HEXES: Final[list[int]] = []


def are_linked(position: Position, player: Player, one: int, other: int) -> bool:
    """Whether two land hexes border a river hex across which this player linked a town."""
    if not player.faction.links_rivers:
        return False
    for river in position.board.river_near[one]:
        if position.town[river] and river in position.board.river_near[other]:
            return True
    return False


def beside(position: Position, hex: int) -> list[int]:
    """The land hexes directly beside a hex, across bridges too (anybody's)."""
    bridged = across_bridges(position, hex)
    return position.board.land_near[hex] + bridged if bridged else position.board.land_near[hex]


def across_bridges(position: Position, hex: int) -> list[int]:
    """The land hexes at the other ends of the bridges from a hex."""
    found = _NO_HEXES
    for site in position.board.sites_of[hex]:
        if position.bridges[site] != NONE:
            found = [*found, position.board.other_end(site, hex)]
    return found


def own_beside(position: Position, player: Player, hex: int) -> list[int]:
    """This player's buildings directly beside a hex, those linked across a river included."""
    found = [other for other in beside(position, hex) if position.owner[other] == player.seat]
    if player.faction.links_rivers:
        for river in position.board.river_near[hex]:
            if position.town[river]:
                for other in position.board.land_near[river]:
                    if other != hex and position.owner[other] == player.seat and other not in found:
                        found.append(other)
    return found


def shipping(position: Position, player: Player) -> int:
    """River hexes that this player's ships can cross now: the card helps whoever has ships, until he passes."""
    if player.card != NO_CARD and not player.passed and player.faction.ship_most:
        return player.ship + position.data.bonus_cards[player.card].shipping
    return player.ship


def reach(position: Position, player: Player, hex: int) -> int:
    """How a player reaches a hex to transform it or build on it."""
    return ways(position, player).to[hex]


def ways(position: Position, player: Player) -> Ways:
    """How a player reaches the land hexes; worked out anew only when something changed that it depends on."""
    ships = shipping(position, player)
    skip = 0 if player.passed else player.skip
    known = player.ways
    if known is None or not known.holds(player, position.bridges, ships, skip):
        known = Ways(_ways(position, player, ships, skip), player, position.bridges, ships, skip)
        player.ways = known
    return known


def _ways(position: Position, player: Player, ships: int, skip: int) -> bytes:
    """The way to each land hex from all of the player's buildings; what is paid for gives way to what is not."""
    board = position.board
    to = [OUT_OF_REACH] * board.land
    if skip and player.flown != NOWHERE:
        to[player.flown] = IN_REACH
    elif skip:
        for own in player.hexes:
            for hex, far in enumerate(board.distance[own]):
                if far <= skip + 1:
                    to[hex] = BY_SKIPPING
    for own in player.hexes:
        if not player.faction.river_only:
            for hex in beside(position, own):
                to[hex] = IN_REACH
        if ships:
            for hex in board.across[own]:
                if board.by_river[own][hex] > ships:
                    break
                to[hex] = IN_REACH
    for at in player.fleet.ships:
        if board.land <= at < board.size:
            for hex in board.land_near[at]:
                to[hex] = IN_REACH
    return bytes(to)


def is_beside_by_land(position: Position, player: Player, hex: int) -> bool:
    """Directly beside one of the player's buildings, without a bridge."""
    for other in position.board.land_near[hex]:
        if position.owner[other] == player.seat:
            return True
    return False


def networks(position: Position, player: Player, indirect: bool) -> list[int]:
    """For each of the player's buildings (in the order of `player.hexes`), the number of the group it belongs to."""
    hexes = player.hexes
    group = [-1] * len(hexes)
    count = 0
    for start in range(len(hexes)):
        if group[start] >= 0:
            continue
        group[start] = count
        waiting = [start]
        while waiting:
            here = hexes[waiting.pop()]
            bridged = across_bridges(position, here)
            for other in range(len(hexes)):
                if group[other] < 0 and (
                    _are_joined(position, player, here, hexes[other], indirect) or hexes[other] in bridged
                ):
                    group[other] = count
                    waiting.append(other)
        count += 1
    return group


def _are_joined(position: Position, player: Player, one: int, other: int, indirect: bool) -> bool:
    """Whether two hexes hang together without a bridge between them."""
    if position.board.distance[one][other] == 1 or are_linked(position, player, one, other):
        return True
    if not indirect:
        return False
    if player.faction.skip.range:
        return position.board.distance[one][other] <= player.skip + 1
    return position.board.by_river[one][other] <= player.ship
