"""Points during the rounds: the round tile, favour tiles, and passing."""

from __future__ import annotations

from quintessence.games.terra_mystica.data.data import (
    CARD_PASS,
    CARD_PASS_SHIPPING,
    FAVOUR_PASS,
    FAVOUR_POINTS,
    FAVOURS,
    FROM_CARD,
    FROM_FAVOUR,
    FROM_ROUND,
    FROM_STRONGHOLD_PASS,
    ON_BUILDING,
    ROUND_POINTS,
    ROUND_SCORES,
    TEMPLE,
    TRADING_POST,
)
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import Position, score


def score_round_tile(position: Position, player: Player, what: int) -> None:
    """Points of the round's tile, if it scores this."""
    if position.round:
        tile = position.round_tiles[position.round - 1]
        if ROUND_SCORES[tile] == what:
            score(position, player, ROUND_POINTS[tile], FROM_ROUND + what)


def score_building(position: Position, player: Player, building: int) -> None:
    """A building was put on the map: favour tiles, then the round tile."""
    for tile in range(len(FAVOURS)):
        if player.favours >> tile & 1 and FAVOUR_POINTS[tile][building]:
            score(position, player, FAVOUR_POINTS[tile][building], FROM_FAVOUR + tile)
    score_round_tile(position, player, ON_BUILDING[building])


def score_pass(position: Position, player: Player) -> None:
    """Passing: the bonus card that is given back, favour tiles, and what some strongholds give."""
    card = player.card
    if card != NO_CARD:
        points = CARD_PASS_SHIPPING[card] * player.ship
        for building, each in enumerate(CARD_PASS[card]):
            points += each * player.buildings[building]
        score(position, player, points, FROM_CARD + card)
    for tile in range(len(FAVOURS)):
        if player.favours >> tile & 1 and FAVOUR_PASS[tile]:
            score(position, player, FAVOUR_PASS[tile][player.buildings[TRADING_POST]], FROM_FAVOUR + tile)
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
