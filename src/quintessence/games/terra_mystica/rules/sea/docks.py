"""§14 Docks: the hex from which most ships start."""

from __future__ import annotations

from quintessence.core.game import Action
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.rules.sea.fleet import ABSENT


def begin_docks(position: Position) -> None:
    """MS-12: each seat in its order; who has no choice is not asked."""
    position.queue = bytes([seat for seat in position.order if position.players[seat].is_seated])
    skip_docks(position)


def skip_docks(position: Position) -> None:
    """MS-13: one hex takes the marker unasked; without any it waits."""
    while position.queue:
        player = position.players[position.queue[0]]
        hexes = _hexes(position, player)
        if player.fleet.dock == ABSENT and len(hexes) > 1:
            return
        if player.fleet.dock == ABSENT and hexes:
            put_dock(position, player, hexes[0])
        position.queue = position.queue[1:]


def _hexes(position: Position, player: Player) -> list[int]:
    """A player's dwellings at a river."""
    return [hex for hex in player.hexes if position.board.river_near[hex]]


def add_docks(position: Position, player: Player, choices: list[Action]) -> None:
    """Every hex for a dock marker."""
    for action in position.table.dock:
        if dock_objection(position, player, action.hex) is None:
            choices.append(action)


def dock_objection(position: Position, player: Player, hex: int) -> str | None:
    """Why a dock marker may not be put on a hex."""
    if position.owner[hex] != player.seat:
        return "not_your_building"
    return None if position.board.river_near[hex] else "not_at_a_river"


def put_dock(position: Position, player: Player, hex: int) -> None:
    player.fleet = player.fleet.with_dock(hex)
    position.report("docked", [player.seat, position.board.names[hex]])


def dock_late(position: Position, player: Player, hex: int) -> None:
    """MS-13: a marker that waits goes on the first dwelling that is built at a river."""
    if player.fleet.ships and player.fleet.dock == ABSENT and position.board.river_near[hex]:
        put_dock(position, player, hex)
