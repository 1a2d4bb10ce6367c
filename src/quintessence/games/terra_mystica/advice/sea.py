"""§14 What ships are worth, in hundredths of a point: those on the map, those to come, docks, and what tiles make of
them."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.advice import weights as w
from quintessence.games.terra_mystica.advice.prospects import spades_away
from quintessence.games.terra_mystica.data.names import COINS, POWER, PRIESTS, WORKERS
from quintessence.games.terra_mystica.rules.economy.spaces import special_bit
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import NONE, Position
from quintessence.games.terra_mystica.rules.sea.fleet import ABSENT
from quintessence.games.terra_mystica.rules.sea.ships import has_shipyard, sail_of, shipyard_of, spaces_to
from quintessence.games.terra_mystica.rules.sea.spaces import VOYAGE
from quintessence.games.terra_mystica.rules.sea.trade import building_objection, goods_at, points_at

_NEAR: Final = 5
"""Spaces from a dock within which a building counts."""


def fleet_worth(position: Position, player: Player, left: int) -> int:
    """Ships on the map and to come, each with the best partner that is left for it, and what tiles make of them."""
    fleet = player.fleet
    is_afloat = fleet.on_map() > 0
    to_come = left if has_shipyard(player) else 0
    found = _tiles_worth(position, player, left)
    if not is_afloat and not to_come:
        return found
    partners, worths = partners_of(position, player, left)
    has_voyage = not player.passed and (
        fleet.is_sailing or not position.used & special_bit(position, player.seat, VOYAGE)
    )
    taken = [False] * len(partners)
    for ship in range(len(fleet.ships)):
        if fleet.ships[ship] != ABSENT:
            found += _ship_worth(position, player, ship, partners, worths, taken, left, has_voyage)
    if to_come:
        found += _coming_worth(position, player, partners, worths, taken, to_come)
    return found


def _tiles_worth(position: Position, player: Player, left: int) -> int:
    """Favour tiles, the range tile and the bonus card, as far as they are about ships."""
    data, found = position.data, 0
    times = left + (0 if player.passed else 1)
    for number, tile in enumerate(data.favour_tiles):
        if player.favours >> number & 1:
            found += w.FOR_TRADE[left] * tile.trade_points
            found += w.VOYAGE_SPACE[left] if tile.action == "voyage" else 0
            if tile.pass_trades:
                found += 100 * times * tile.pass_trades[min(player.fleet.marks, len(tile.pass_trades) - 1)]
    if player.faction.has_range:
        found += w.RANGE_STEP[left] * (player.fleet.reach - data.merchants.range_start)
    if player.card != NO_CARD:
        card = data.bonus_cards[player.card]
        if not player.passed:
            found += 100 * card.pass_ships * player.fleet.on_map()
        elif left:
            found += (w.LANDING[left] + 60) * card.ships + 60 * card.sail + 100 * card.trade_points
            found += 80 * card.pass_ships * player.fleet.on_map()
    return found


def trade_worth(position: Position, player: Player, hex: int, left: int) -> int:
    """What a trade with a building brings a player; what it brings the partner is not counted."""
    goods = goods_at(position, player, hex)
    found = w.COIN[left] * goods[COINS] + w.WORKER[left] * goods[WORKERS] + w.PRIEST[left] * goods[PRIESTS]
    return found + w.POWER_GAIN[left] * goods[POWER] + 100 * points_at(position, player, hex)


def partners_of(position: Position, player: Player, left: int) -> tuple[list[int], list[int]]:
    """The buildings at rivers that can be traded with, the best first, and what each is worth."""
    ranked: list[tuple[int, int]] = []
    for other in position.players:
        if other.seat != player.seat:
            for hex in other.hexes:
                if position.board.river_near[hex] and building_objection(position, player, hex) is None:
                    ranked.append((-trade_worth(position, player, hex, left), hex))
    ranked.sort()
    return [pair[1] for pair in ranked], [-pair[0] for pair in ranked]


def _ship_worth(
    position: Position,
    player: Player,
    ship: int,
    partners: list[int],
    worths: list[int],
    taken: list[bool],
    left: int,
    has_voyage: bool,
) -> int:
    """A ship with the partner that promises most, which no other ship counts on then; or as the price of a dwelling."""
    sail = max(1, sail_of(position, player))
    at = player.fleet.ships[ship]
    is_done = player.fleet.is_sailing and player.fleet.has_moved(ship)
    best, chosen = landing_worth(position, player, at, left), -1
    for place in range(len(partners)):
        if worths[place] * w.TRADE_CHANCE[0] // 100 <= best:
            break  # those after it bring less
        if not taken[place]:
            wait = voyages_between(position, player, at, partners[place], sail, is_done) - (1 if has_voyage else 0)
            if wait <= left:
                promise = worths[place] * w.TRADE_CHANCE[min(wait, len(w.TRADE_CHANCE) - 1)] // 100
                if promise > best:
                    best, chosen = promise, place
    if chosen >= 0:
        taken[chosen] = True
    return best


def landing_worth(position: Position, player: Player, at: int, left: int) -> int:
    """What a ship is worth as the price of a dwelling, by the best free land beside it."""
    if player.passed and not left:
        return 0
    part = w.LANDING_PART[-1] if left else 0
    if at >= position.board.land:
        for hex in position.board.land_near[at]:
            if position.building[hex] == NONE:
                part = max(part, w.LANDING_PART[spades_away(player, position.terrain[hex])])
    return w.LANDING[left] * part // 100


def _coming_worth(
    position: Position, player: Player, partners: list[int], worths: list[int], taken: list[bool], left: int
) -> int:
    """The ships of the incomes to come: each starts on the shipyard, and has the rounds that follow."""
    yard = shipyard_of(position, player)
    sail = max(1, sail_of(position, player))
    waits = [voyages_between(position, player, yard, hex, sail, False) - 1 for hex in partners]
    found = 0
    for later in range(left - 1, -1, -1):
        best, chosen = w.LANDING[later] * w.LANDING_PART[-1] // 100, -1
        for place in range(len(partners)):
            if not taken[place] and waits[place] <= later:
                promise = worths[place] * w.TRADE_CHANCE[min(waits[place], len(w.TRADE_CHANCE) - 1)] // 100
                if promise > best:
                    best, chosen = promise, place
        if chosen >= 0:
            taken[chosen] = True
        found += best * w.LATER_SHIP[0] // 100
    return found


def voyages_between(position: Position, player: Player, at: int, hex: int, sail: int, is_done: bool) -> int:
    """Voyages until a ship lies beside a building and can trade with it; one that has moved waits for the next."""
    spaces = spaces_beside(position, player, at, hex)
    if is_done and spaces:
        return 1 + (spaces + sail - 1) // sail
    return max(1, (spaces + sail - 1) // sail)


def spaces_beside(position: Position, player: Player, at: int, hex: int) -> int:
    """How many spaces lie between a place and the nearest river beside a hex; 99 where none leads there."""
    fewest = 99
    for river in position.board.river_near[hex]:
        fewest = min(fewest, 0 if river == at else spaces_to(position, player, at, river))
    return fewest


def best_dock(position: Position, seat: int, legal: list[Action]) -> Action:
    """MS-12: the hex with the most partners near it, and the best free land at the rivers beside it."""
    player = position.players[seat]
    best, highest = legal[0], -1
    for action in legal:
        assert isinstance(action, a.OnHex)
        worth = 0
        for other in position.players:
            if other.seat != seat:
                for hex in other.hexes:
                    worth += 30 * max(0, _NEAR - spaces_beside(position, player, action.hex, hex))
        for river in position.board.river_near[action.hex]:
            for hex in position.board.land_near[river]:
                if position.building[hex] == NONE:
                    worth += w.LANDING_PART[spades_away(player, position.terrain[hex])] // 10
        if worth > highest:
            best, highest = action, worth
    return best
