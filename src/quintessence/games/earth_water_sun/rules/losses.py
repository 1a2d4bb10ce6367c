"""Losing a Specimen, and §1 losing the game with it; §11 destroying a tile at the end of the world."""

from __future__ import annotations

from mypy_extensions import i64

from quintessence.core.game import Action, Event
from quintessence.games.earth_water_sun.actions import Destroy
from quintessence.games.earth_water_sun.data.components import BLACK, HAS_SHIELD, PIECES, TEAM, WHITE
from quintessence.games.earth_water_sun.events import Befell, Drew, Fell, OnHex
from quintessence.games.earth_water_sun.rules.growth import note_world_end
from quintessence.games.earth_water_sun.rules.hexes import EMPTY, OFF
from quintessence.games.earth_water_sun.rules.position import DESTROYED, OVER, Position, put, trees_of
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
    """§11: every tile that is linked to the rim."""
    if position.ending[colour]:
        legal.extend(position.destroys)


def destroy_tile(position: Position, colour: int, hex: int, events: list[Event]) -> bool:
    """§11: the tile goes, with all on it (EW-39, EW-51) and for nobody's profit (EW-52); true when it is the end."""
    events.append(OnHex("tile_destroyed", position.board, colour, hex))
    at, fell = position.at, False
    piece: i64
    for piece in range(PIECES):
        if at[piece] == hex:
            lose_piece(position, piece, events)
            fell = True
    take_tile(position, hex)
    lose_roots_without_tiles(position, hex, events)
    return fell and settle(position, "last_tree_lost", events)


def take_tile(position: Position, hex: i64) -> None:
    """EW-51: a tile is gone, and those beside it can be destroyed next."""
    position.cells = put(position.cells, hex, DESTROYED)
    neighbours, destroys = position.board.neighbours, position.destroys[:]
    destroys.pop(_index(destroys, hex))
    side: i64
    for side in range(hex * 6, hex * 6 + 6):
        beside: i64 = neighbours[side]
        if beside != OFF and not position.exposed[beside]:
            position.exposed = put(position.exposed, beside, 1)
            destroys.insert(_index(destroys, beside), position.table.destroy[beside])
    position.destroys = destroys


def _index(destroys: list[Destroy], hex: i64) -> int:
    """The index of the first action on this hex or a later one."""
    low, high = 0, len(destroys)
    while low < high:
        middle = (low + high) // 2
        if destroys[middle].hex < hex:
            low = middle + 1
        else:
            high = middle
    return low
