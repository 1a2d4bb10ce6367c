"""§14 A voyage as one step of a plan: each ship trades, comes nearer to a partner or to land, or stays."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Action, Seat
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.advice import weights as w
from quintessence.games.terra_mystica.advice.sea import landing_worth, partners_of, spaces_beside, trade_worth
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.rules.sea.fleet import ABSENT
from quintessence.games.terra_mystica.rules.sea.ships import sail_of, spaces_to
from quintessence.games.terra_mystica.rules.sea.trade import building_objection

_TRADES: Final = 2
"""Buildings that are looked at for each ship, the best first."""
END: Final = a.FORGO[a.GIVEN_UP.index("voyage")]


@final
class Voyage:
    """What some of the ships do, and where that leads."""

    def __init__(self, actions: list[Action], position: Position) -> None:
        self.actions: Final = actions
        self.position: Final = position


def with_ship(voyage: Voyage, seat: int, ship: int) -> list[Voyage]:
    """The same voyage with one ship more: what that ship may do, the likeliest first; to stay is among it."""
    position = voyage.position
    player = position.players[seat]
    if not player.fleet.is_sailing or player.fleet.ships[ship] == ABSENT:
        return [voyage]
    found = [voyage]
    for moves in moves_of(position, player, ship, position.data.rounds - position.round):
        longer = _after(voyage, seat, moves)
        if longer is not None:
            found.append(longer)
    return found


def _after(voyage: Voyage, seat: int, moves: list[Action]) -> Voyage | None:
    position = voyage.position.copy()
    assert isinstance(position, Position)
    for action in moves:
        if position.why_not(Seat(seat), action) is not None:
            return None  # a ship that is just like this one may go in its place
        position.apply(Seat(seat), action)
    return Voyage([*voyage.actions, *moves], position)


def ended(voyage: Voyage, seat: int) -> list[Action]:
    """All of its actions: what is still open is given up."""
    return [*voyage.actions, END] if voyage.position.players[seat].fleet.is_sailing else voyage.actions


def moves_of(position: Position, player: Player, ship: int, left: int) -> list[list[Action]]:
    """What a ship may do: the best trades within reach; a place nearer to a partner; a place beside land."""
    at, table, board = player.fleet.ships[ship], position.table, position.board
    within = _within(position, player, ship)
    ways: dict[int, tuple[int, int]] = {}
    for river, power in within:
        for hex in board.land_near[river]:
            if building_objection(position, player, hex) is None:
                worth = trade_worth(position, player, hex, left) - power * w.BOWL3[left]
                if hex not in ways or worth > ways[hex][0]:
                    ways[hex] = (worth, river)
    ranked = sorted([(-way[0], hex, way[1]) for hex, way in ways.items()])
    found: list[list[Action]] = []
    for _, hex, river in ranked[:_TRADES]:
        trade: Action = table.trade[ship][hex]
        found.append([trade] if river == at else [table.sail[ship][river - board.land], trade])
    goals = [_landing(position, player, at, within, left)]
    if left:
        goals.append(_nearer(position, player, at, within, left))
    for place, goal in enumerate(goals):
        if goal != at and goal not in goals[:place]:
            found.append([table.sail[ship][goal - board.land]])
    return found


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


def _nearer(position: Position, player: Player, at: int, within: list[tuple[int, int]], left: int) -> int:
    """Where a ship waits best for its next voyage: nearest to the best partner."""
    partners, worths = partners_of(position, player, left)
    sail = max(1, sail_of(position, player))
    best, highest = at, -1
    for river, power in within:
        for place in range(min(len(partners), 8)):
            spaces = spaces_beside(position, player, river, partners[place])
            worth = worths[place] * 8 // (1 + (spaces + sail - 1) // sail) - spaces - 8 * w.BOWL3[left] * power
            if worth > highest:
                best, highest = river, worth
    return best


def _landing(position: Position, player: Player, at: int, within: list[tuple[int, int]], left: int) -> int:
    """The river hex with the best free land beside it."""
    best, highest = at, landing_worth(position, player, at, left)
    for river, power in within:
        worth = landing_worth(position, player, river, left) - w.BOWL3[left] * power
        if worth > highest:
            best, highest = river, worth
    return best
