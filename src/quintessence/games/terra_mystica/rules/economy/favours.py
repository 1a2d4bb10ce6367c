"""§11 Favour tiles: which may be taken, and what they bring at once."""

from __future__ import annotations

from quintessence.core.game import Action
from quintessence.games.terra_mystica.data.names import CULTS
from quintessence.games.terra_mystica.rules.economy.cults import must_wait_for, rise, would_top
from quintessence.games.terra_mystica.rules.map.towns import look_everywhere
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position, put
from quintessence.games.terra_mystica.rules.sea.ships import launch


def add_favours(position: Position, player: Player, choices: list[Action]) -> None:
    """The favour tiles that a player may take."""
    if player.due_favours:
        for action in position.table.favour:
            if favour_objection(position, player, action.number) is None:
                choices.append(action)


def favour_objection(position: Position, player: Player, tile: int) -> str | None:
    """Why a favour tile may not be taken."""
    if player.favours >> tile & 1:
        return "tile_is_yours"
    if not position.favour_pool[tile]:
        return "tile_is_gone"
    by_cult = position.data.favour_tiles[tile].steps
    for cult in range(len(CULTS)):
        steps = by_cult[cult]
        if steps and would_top(position, player, cult, steps, 0) and must_wait_for(position, player, cult):
            return "wait_for_answers"
    return None


def take_favour(position: Position, player: Player, tile: int) -> None:
    """A favour tile: its cult steps, and what it changes at once."""
    favour = position.data.favour_tiles[tile]
    player.due_favours -= 1
    player.favours |= 1 << tile
    position.favour_pool = put(position.favour_pool, tile, position.favour_pool[tile] - 1)
    position.report("took_favour", [player.seat, favour.name])
    for cult in range(len(CULTS)):
        rise(position, player, cult, favour.steps[cult])
    if favour.town_power:
        player.town_power += favour.town_power
        look_everywhere(position, player)
    if favour.ships:
        launch(position, player, favour.ships, "favour")
    waive_favours(position, player)


def waive_favours(position: Position, player: Player) -> None:
    """Where no tile is left that a player does not own, there is nothing to take."""
    if player.due_favours:
        for tile in range(len(position.data.favour_tiles)):
            if position.favour_pool[tile] and not player.favours >> tile & 1:
                return
        player.due_favours = 0
