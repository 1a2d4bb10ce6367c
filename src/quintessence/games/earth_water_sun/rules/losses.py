"""Losing a Specimen, and §1 losing the game with it; §11 destroying a tile at the end of the world."""

from __future__ import annotations

from mypy_extensions import i64

from quintessence.core.game import Action, Event
from quintessence.games.earth_water_sun.data.components import BLACK, TEAM, WHITE
from quintessence.games.earth_water_sun.events import Befell, Drew, Fell, OnHex
from quintessence.games.earth_water_sun.rules.growth import note_world_end
from quintessence.games.earth_water_sun.rules.hexes import EMPTY, OFF
from quintessence.games.earth_water_sun.rules.position import (
    DESTROYED,
    HAS_SHIELD,
    OVER,
    Position,
    put,
    trees_of,
)
from quintessence.games.earth_water_sun.rules.roots import lose_roots_without_tiles


def lose_piece(position: Position, piece: int, events: list[Event]) -> None:
    """Remove a piece; its resources go back to the common stock, its Roots stay (EW-07)."""
    hex = position.at[piece]
    kit = position.kits[piece]
    stock = position.stock
    position.stock = bytes([stock[0] + kit % 4, stock[1] + kit // 4 % 4, stock[2] + kit // 16 % 4])
    position.kits = put(position.kits, piece, 0)
    position.at = put(position.at, piece, OFF)
    if position.cells[hex] == piece:
        position.cells = put(position.cells, hex, EMPTY)
    events.append(Fell(position.board, piece // TEAM, hex, position.data.species_of[piece]))


def hit(position: Position, piece: int, events: list[Event]) -> bool:
    """An attack reaches a piece: a Shield takes it (§7.6), else the piece falls; true when it fell."""
    kit = position.kits[piece]
    if kit >= HAS_SHIELD:
        position.kits = put(position.kits, piece, kit - HAS_SHIELD)
        events.append(OnHex("lost_shield", position.board, piece // TEAM, position.at[piece]))
        return False
    lose_piece(position, piece, events)
    return True


def settle(position: Position, reason: str, events: list[Event]) -> bool:
    """§1, EW-01, EW-02: see who has no Tree left after a whole attack or the loss of a tile; true at the end."""
    black, white = trees_of(position, BLACK), trees_of(position, WHITE)
    if black and white:
        note_world_end(position, events)
        return False
    position.stage = OVER
    if black or white:
        position.reason = reason
        events.append(Befell("won", BLACK if black else WHITE))
    else:
        position.reason = "last_trees_together"
        events.append(Drew())
    return True


def destroy_objection(position: Position, colour: int, hex: int) -> str | None:
    """§11, EW-50, EW-51: why a player may not destroy a tile."""
    if not position.ending[colour]:
        return "can_still_grow"
    if position.cells[hex] == DESTROYED:
        return "tile_destroyed"
    return None if position.exposed[hex] else "not_linked_to_the_rim"


def add_destroys(position: Position, colour: int, legal: list[Action]) -> None:
    if not position.ending[colour]:
        return
    cells, exposed, destroy = position.cells, position.exposed, position.table.destroy
    hex: i64
    for hex in range(len(cells)):
        if exposed[hex] and cells[hex] != DESTROYED:
            legal.append(destroy[hex])


def destroy_tile(position: Position, colour: int, hex: int, events: list[Event]) -> bool:
    """§11: the tile goes, with all on it (EW-39, EW-51) and for nobody's profit (EW-52); true when it is the end."""
    events.append(OnHex("tile_destroyed", position.board, colour, hex))
    fell = False
    for piece, its_hex in enumerate(position.at):
        if its_hex == hex:
            lose_piece(position, piece, events)
            fell = True
    position.cells = put(position.cells, hex, DESTROYED)
    for beside in position.board.neighbours[hex * 6 : hex * 6 + 6]:
        if beside != OFF and not position.exposed[beside]:
            position.exposed = put(position.exposed, beside, 1)
    lose_roots_without_tiles(position, hex, events)
    return fell and settle(position, "last_tree_lost", events)
