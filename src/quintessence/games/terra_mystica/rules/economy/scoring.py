"""§12 Points during the rounds: the round tile, favour tiles, and passing."""

from __future__ import annotations

from quintessence.games.terra_mystica.data.names import (
    FROM_ROUND,
    FROM_STRONGHOLD_PASS,
    ON_BUILDING,
    TEMPLE,
    TRADING_POST,
)
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import Position, score


def score_round_tile(position: Position, player: Player, what: int) -> None:
    """Points of the round's tile, if it scores this."""
    if position.round:
        tile = position.data.round_tiles[position.round_tiles[position.round - 1]]
        if tile.scores == what:
            score(position, player, tile.points, FROM_ROUND + what)


def score_building(position: Position, player: Player, building: int) -> None:
    """A building was put on the map: favour tiles, then the round tile."""
    data = position.data
    for number in player.own_favours():
        points = data.favour_tiles[number].points[building]
        score(position, player, points, data.sources.favour + number)
    score_round_tile(position, player, ON_BUILDING[building])


def score_pass(position: Position, player: Player) -> None:
    """Passing: the bonus card that is given back, favour tiles, and what some strongholds give."""
    data = position.data
    if player.card != NO_CARD:
        card = data.bonus_cards[player.card]
        points = card.pass_shipping * player.ship
        if card.pass_ships:
            points += card.pass_ships * player.fleet.on_map()
        for building, each in enumerate(card.pass_points):
            points += each * player.buildings[building]
        score(position, player, points, data.sources.card + player.card)
    for number in player.own_favours():
        tile = data.favour_tiles[number]
        if tile.pass_points:
            score(position, player, tile.pass_points[player.buildings[TRADING_POST]], data.sources.favour + number)
        elif tile.pass_trades:
            most = len(tile.pass_trades) - 1
            score(position, player, tile.pass_trades[min(player.fleet.marks, most)], data.sources.favour + number)
    if player.has_stronghold():
        faction = player.faction
        points = faction.pass_per_temple * player.buildings[TEMPLE]
        if faction.pass_per_bridge:
            points += faction.pass_per_bridge * _bridges_between_own(position, player.seat)
        score(position, player, points, FROM_STRONGHOLD_PASS)


def _bridges_between_own(position: Position, seat: int) -> int:
    count = 0
    for site, builder in enumerate(position.bridges):
        one, other = position.board.sites[site]
        if builder == seat and position.owner[one] == seat and position.owner[other] == seat:
            count += 1
    return count
