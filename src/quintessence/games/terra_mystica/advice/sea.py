"""§14 What ships are worth, in hundredths of a point, and which voyages are worth a look."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action, Seat
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.advice import weights as w
from quintessence.games.terra_mystica.advice.prospects import spades_away
from quintessence.games.terra_mystica.data.names import COINS, POWER, PRIESTS, WORKERS
from quintessence.games.terra_mystica.rules.economy.spaces import special_bit
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import NONE, Position
from quintessence.games.terra_mystica.rules.sea.fleet import ABSENT
from quintessence.games.terra_mystica.rules.sea.ships import has_shipyard, sail_of, spaces_to
from quintessence.games.terra_mystica.rules.sea.spaces import VOYAGE
from quintessence.games.terra_mystica.rules.sea.trade import building_objection, goods_at, points_at

_CHANCES: Final = [85, 60, 38, 22]
"""Of a hundred parts of a trade, by the voyages that lie before it after the one of this round."""
_OF_LATER: Final = 75
"""The same for a ship that is still to come."""
_LANDING: Final = [0, 60, 95, 120, 140, 150, 150]
"""What a ship may save as the price of a dwelling, by the rounds left."""
_VOYAGE_EACH: Final = 60
_RANGE: Final = 90
_TRADE_EACH: Final = 45
"""A voyage more in each round, a step of range, and a point for each trade to come, for every round left."""


def fleet_worth(position: Position, player: Player, left: int) -> int:
    """Ships on the map and to come, each with the best partner that is left for it, and what tiles make of them."""
    data, found = position.data, 0
    partners, worths = _partners(position, player, left)
    has_voyage = not player.passed and (
        player.fleet.is_sailing or not position.used & special_bit(position, player.seat, VOYAGE)
    )
    taken = [False] * len(partners)
    for ship in range(len(player.fleet.ships)):
        if player.fleet.ships[ship] != ABSENT:
            found += _ship_worth(position, player, ship, partners, worths, taken, left, has_voyage)
    to_come = left if has_shipyard(player) else 0
    for place in range(len(partners)):
        if to_come and not taken[place]:
            to_come -= 1
            found += worths[place] * _OF_LATER // 100
    found += _LANDING[left] * to_come // 2
    times = left + (0 if player.passed else 1)
    for number, tile in enumerate(data.favour_tiles):
        if player.favours >> number & 1:
            found += _TRADE_EACH * tile.trade_points * left
            found += _VOYAGE_EACH * left if tile.action == "voyage" else 0
            if tile.pass_trades:
                found += 100 * times * tile.pass_trades[min(player.fleet.marks, len(tile.pass_trades) - 1)]
    if player.faction.has_range:
        found += _RANGE * (player.fleet.reach - data.merchants.range_start) * left // 2
    if player.card != NO_CARD:
        card = data.bonus_cards[player.card]
        if not player.passed:
            found += 100 * card.pass_ships * player.fleet.on_map()
        elif left:
            found += (_LANDING[left] + 60) * card.ships + 60 * card.sail + 100 * card.trade_points
            found += 80 * card.pass_ships * player.fleet.on_map()
    return found


def trade_worth(position: Position, player: Player, hex: int, left: int) -> int:
    """What a trade with a building brings a player; what it brings the partner is not counted."""
    goods = goods_at(position, player, hex)
    found = w.COIN[left] * goods[COINS] + w.WORKER[left] * goods[WORKERS] + w.PRIEST[left] * goods[PRIESTS]
    return found + w.POWER_GAIN[left] * goods[POWER] + 100 * points_at(position, player, hex)


def _partners(position: Position, player: Player, left: int) -> tuple[list[int], list[int]]:
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
    best, chosen = _LANDING[left], -1
    for place in range(len(partners)):
        if not taken[place] and worths[place] * _CHANCES[0] // 100 > best:
            voyages = _voyages(position, player, ship, partners[place], sail)
            wait = voyages - 1 if has_voyage else voyages
            if wait <= left:
                promise = worths[place] * _CHANCES[min(wait, len(_CHANCES) - 1)] // 100
                if promise > best:
                    best, chosen = promise, place
    if chosen >= 0:
        taken[chosen] = True
    return best


def _voyages(position: Position, player: Player, ship: int, hex: int, sail: int) -> int:
    """Voyages until a ship lies beside a building and can trade with it."""
    spaces = _spaces_beside(position, player, player.fleet.ships[ship], hex)
    if player.fleet.is_sailing and player.fleet.has_moved(ship) and spaces:
        return 1 + (spaces + sail - 1) // sail
    return max(1, (spaces + sail - 1) // sail)


def _spaces_beside(position: Position, player: Player, at: int, hex: int) -> int:
    """How many spaces lie between a place and the nearest river beside a hex; 99 where none leads there."""
    fewest = 99
    for river in position.board.river_near[hex]:
        fewest = min(fewest, 0 if river == at else spaces_to(position, player, at, river))
    return fewest


def voyages(position: Position, seat: int, left: int) -> list[list[Action]]:
    """Whole voyages from one that is open: trades first, the other ships towards a partner, or to the best land."""
    found = [_voyage(position, seat, left, True)]
    other = _voyage(position, seat, left, False)
    if other != found[0]:
        found.append(other)
    return found


def _voyage(start: Position, seat: int, left: int, to_partners: bool) -> list[Action]:
    position = start.copy()
    assert isinstance(position, Position)
    player = position.players[seat]
    actions: list[Action] = []
    for ship in range(len(player.fleet.ships)):
        for action in _moves(position, player, ship, left, to_partners):
            if player.fleet.is_sailing and position.why_not(Seat(seat), action) is None:
                position.apply(Seat(seat), action)
                actions.append(action)
    if player.fleet.is_sailing:
        actions.append(a.FORGO[a.GIVEN_UP.index("voyage")])
    return actions


def _moves(position: Position, player: Player, ship: int, left: int, to_partners: bool) -> list[Action]:
    """What a ship does best: trade, after sailing perhaps; else come nearer to a partner, or to land."""
    at, table, board = player.fleet.ships[ship], position.table, position.board
    if at == ABSENT:
        return []
    best, highest = -1, 0
    goal = at
    for river, power in _within(position, player, ship):
        for hex in board.land_near[river]:
            if building_objection(position, player, hex) is None:
                worth = trade_worth(position, player, hex, left) - power * w.BOWL3[left]
                if worth > highest:
                    best, highest, goal = hex, worth, river
    if best >= 0:
        trade: Action = table.trade[ship][best]
        return [trade] if goal == at else [table.sail[ship][goal - board.land], trade]
    goal = _nearer(position, player, ship, left) if to_partners else _landing(position, player, ship)
    return [] if goal == at else [table.sail[ship][goal - board.land]]


def _within(position: Position, player: Player, ship: int) -> list[tuple[int, int]]:
    """The river hexes that a ship can reach in this voyage, and the power that each costs."""
    at, board, merchants = player.fleet.ships[ship], position.board, position.data.merchants
    found: list[tuple[int, int]] = [(at, 0)] if at >= board.land else []
    if not player.fleet.has_moved(ship):
        sail = sail_of(position, player)
        most = sail + (merchants.more_spaces if player.bowl3 >= merchants.power else 0)
        for river in range(board.land, board.size):
            spaces = spaces_to(position, player, at, river)
            if 0 < spaces <= most:
                found.append((river, 0 if spaces <= sail else merchants.power))
    return found


def _nearer(position: Position, player: Player, ship: int, left: int) -> int:
    """Where a ship waits best for its next voyage: nearest to the best partner, without paying."""
    partners, worths = _partners(position, player, left)
    sail = max(1, sail_of(position, player))
    at = player.fleet.ships[ship]
    best, highest = at, -1
    for river, power in _within(position, player, ship):
        if power:
            continue
        for place in range(len(partners)):
            spaces = _spaces_beside(position, player, river, partners[place])
            worth = worths[place] // (1 + (spaces + sail - 1) // sail) * 8 - spaces
            if worth > highest:
                best, highest = river, worth
    return best


def _landing(position: Position, player: Player, ship: int) -> int:
    """The river hex with the best free land beside it."""
    best, highest = player.fleet.ships[ship], -1
    for river, power in _within(position, player, ship):
        worth = -60 * power
        for hex in position.board.land_near[river]:
            if position.building[hex] == NONE:
                worth += w.GROUND[spades_away(player, position.terrain[hex])]
        if worth > highest:
            best, highest = river, worth
    return best
