"""§14 Trade: a ship beside another player's building is given up for points and goods; the partner is offered power."""

from __future__ import annotations

from quintessence.core.game import Action, Json
from quintessence.games.terra_mystica.data.names import (
    BUILDINGS,
    COINS,
    FROM_SHIPYARD,
    FROM_TRADE,
    ON_TRADE,
    POWER,
    PRIESTS,
    WORKERS,
)
from quintessence.games.terra_mystica.rules.economy.resources import gain
from quintessence.games.terra_mystica.rules.economy.scoring import score_round_tile
from quintessence.games.terra_mystica.rules.map.leech import offer_to
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import NONE, Position, put, score
from quintessence.games.terra_mystica.rules.sea.fleet import ABSENT
from quintessence.games.terra_mystica.rules.sea.landing import is_ship_at
from quintessence.games.terra_mystica.rules.sea.ships import can_sail, has_shipyard, ship_objection


def add_trades(position: Position, player: Player, choices: list[Action]) -> None:
    """Every building that a ship can trade with."""
    fleet, board = player.fleet, position.board
    for ship in range(len(fleet.ships)):
        at = fleet.ships[ship]
        if board.land <= at < board.size and ship_objection(player, ship) is None:
            for hex in board.land_near[at]:
                if building_objection(position, player, hex) is None:
                    choices.append(position.table.trade[ship][hex])


def trade_objection(position: Position, player: Player, ship: int, hex: int) -> str | None:
    """MS-43: why a ship may not trade with a building."""
    if not player.fleet.is_sailing:
        return "not_sailing"
    refused = ship_objection(player, ship)
    if refused is not None:
        return refused
    is_own = position.owner[hex] == player.seat
    if not is_own and not is_ship_at(position, player, ship, hex):
        return "not_beside_ship"
    return building_objection(position, player, hex)


def building_objection(position: Position, player: Player, hex: int) -> str | None:
    """MS-45, MS-46: why a player may not trade with what stands on a hex."""
    if position.building[hex] == NONE:
        return "nothing_to_trade"
    if position.owner[hex] == player.seat:
        return "not_to_yourself"
    if has_marker(position, player.seat, hex):
        return "already_traded"
    return "no_marker_left" if player.fleet.marks >= position.data.merchants.markers else None


def has_marker(position: Position, seat: int, hex: int) -> bool:
    """Whether a marker of a player lies under the building of a hex."""
    return position.markers[hex] >> seat & 1 == 1


def put_marker(position: Position, player: Player, hex: int) -> None:
    """MS-45: for ever, whatever becomes of the building."""
    position.markers = put(position.markers, hex, position.markers[hex] | 1 << player.seat)
    player.fleet = player.fleet.with_mark()


def strength_at(position: Position, hex: int) -> int:
    """MS-47: the strength of a building; the Automa's are as strong as anybody's."""
    owner = position.players[position.owner[hex]]
    building = position.building[hex]
    return owner.faction.strength[building] if owner.is_seated else position.data.strength[building]


def goods_at(position: Position, player: Player, hex: int) -> list[int]:
    """MS-25, MS-47: what a trade with a building brings a player beside points, by resource."""
    goods = list(position.data.merchants.goods[position.building[hex]])
    if has_shipyard(player):
        goods[COINS] += player.faction.ability.trade_coins
        goods[POWER] += player.faction.ability.trade_power
    return goods


def trade(position: Position, player: Player, ship: int, hex: int) -> None:
    """MS-50: marker, ship, goods and points; then tiles, card, ability, round tile; last the offer to the partner."""
    partner = position.players[position.owner[hex]]
    strength, goods = strength_at(position, hex), goods_at(position, player, hex)
    put_marker(position, player, hex)
    player.fleet = player.fleet.with_ship(ship, ABSENT)
    parts: list[Json] = [goods[COINS], goods[WORKERS], goods[PRIESTS], goods[POWER]]
    position.report(
        "traded",
        [
            *(player.seat, ship + 1, position.board.names[hex], partner.name()),
            *(BUILDINGS[position.building[hex]], strength, *parts),
        ],
    )
    gain(position, player, goods)
    score(position, player, strength, FROM_TRADE)
    _score_tiles(position, player)
    score_round_tile(position, player, ON_TRADE)
    offer_to(position, player, partner, strength)


def _score_tiles(position: Position, player: Player) -> None:
    """MS-50: favour tiles, the card, the shipyard's ability."""
    data = position.data
    for number in player.own_favours():
        score(position, player, data.favour_tiles[number].trade_points, data.sources.favour + number)
    if player.card != NO_CARD:
        score(position, player, data.bonus_cards[player.card].trade_points, data.sources.card + player.card)
    if has_shipyard(player):
        score(position, player, player.faction.ability.trade_points, FROM_SHIPYARD)


def points_at(position: Position, player: Player, hex: int) -> int:
    """All the points that a trade with a building would bring, for those who show it."""
    data = position.data
    points = strength_at(position, hex)
    for number in player.own_favours():
        points += data.favour_tiles[number].trade_points
    if player.card != NO_CARD:
        points += data.bonus_cards[player.card].trade_points
    if has_shipyard(player):
        points += player.faction.ability.trade_points
    if position.round:
        tile_of_round = data.round_tiles[position.round_tiles[position.round - 1]]
        points += tile_of_round.points if tile_of_round.scores == ON_TRADE else 0
    return points


def can_trade(position: Position, player: Player) -> bool:
    """Whether a ship lies beside a building that can be traded with."""
    board = position.board
    for at in player.fleet.ships:
        if board.land <= at < board.size:
            for hex in board.land_near[at]:
                if building_objection(position, player, hex) is None:
                    return True
    return False


def close_voyage(position: Position, player: Player) -> None:
    """MS-34: the voyage ends once no ship can move or trade."""
    if player.fleet.is_sailing and not can_sail(position, player) and not can_trade(position, player):
        player.fleet = player.fleet.at_rest()
