"""The option `position`: starts from any set-up, for puzzles, analysis and tests, once it is seen to be possible."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import BadOption, Json, Values
from quintessence.core.record import canonical
from quintessence.games.earth_water_sun.data.components import COLOURS, EARTH, HAS_SHIELD, KINDS, SPECIES, TEAM, UNIT
from quintessence.games.earth_water_sun.data.data import Data
from quintessence.games.earth_water_sun.rules.hexes import OFF, Board
from quintessence.games.earth_water_sun.rules.losses import take_tile
from quintessence.games.earth_water_sun.rules.position import DESTROYED, Position, put, trees_of
from quintessence.games.earth_water_sun.rules.roots import add_wall, has_live_tile, put_roots, roots_of

_FIELDS: Final = ["to_move", "pieces", "roots", "destroyed", "roots_in_hand", "roots_in_supply", "stock", "world_ended"]


def set_up(position: Position, diagram: Json) -> None:
    """Put everything where the diagram says; BadOption names the first thing that cannot be."""
    if not isinstance(diagram, dict):
        raise BadOption("position_not_object", {"value": canonical(diagram)})
    for name in diagram:
        if name not in _FIELDS:
            raise BadOption("position_unknown_field", {"field": name, "known": ", ".join(_FIELDS)})
    position.turn = _colour(diagram.get("to_move", COLOURS[0]), "to_move")
    _destroy(position, _names(diagram.get("destroyed", []), "destroyed"))
    for hex, described in _fields(diagram.get("pieces"), "pieces").items():
        _put_piece(position, hex, described)
    for colour, name in enumerate(COLOURS):
        if trees_of(position, colour) == 0:
            raise BadOption("position_without_tree", {"colour": name})
    _fill_stock(position, _fields(diagram.get("stock", {}), "stock"))
    _lay_roots(position, _fields(diagram.get("roots", {}), "roots"))
    _count_roots(position, diagram)
    for name, ended in _fields(diagram.get("world_ended", {}), "world_ended").items():
        if not isinstance(ended, bool):
            raise BadOption("position_bad_field", {"field": "world_ended"})
        position.ending = put(position.ending, _colour(name, "world_ended"), int(ended))


def _destroy(position: Position, names: list[str]) -> None:
    """EW-51: destroyed hexes are all linked to the border, in whatever order they are named."""
    waiting = [_hex(position.board, name) for name in names]
    while waiting:
        ready = [hex for hex in waiting if position.exposed[hex]]
        if not ready:
            raise BadOption("position_destroyed_inside", {"hex": position.board.names[waiting[0]]})
        for hex in ready:
            take_tile(position, hex)
        waiting = [hex for hex in waiting if hex not in ready]


def _put_piece(position: Position, name: str, described: Json) -> None:
    """A piece in words: colour, species, then its resources one by one, and its Shield."""
    hex = _hex(position.board, name)
    if position.cells[hex] == DESTROYED:
        raise BadOption("position_piece_on_destroyed", {"hex": name})
    words = described.split() if isinstance(described, str) else []
    if len(words) < 2 or words[0] not in COLOURS or words[1] not in SPECIES:
        raise BadOption("position_bad_piece", {"hex": name, "piece": canonical(described)})
    colour, species = COLOURS.index(words[0]), SPECIES.index(words[1])
    piece = _free_piece(position, colour, species)
    position.cells = put(position.cells, hex, piece)
    position.at = put(position.at, piece, hex)
    position.kits = put(position.kits, piece, _kit(position.data, name, words[2:], species))


def _free_piece(position: Position, colour: int, species: int) -> int:
    for piece in range(colour * TEAM, colour * TEAM + TEAM):
        if position.data.species_of[piece] == species and position.at[piece] == OFF:
            return piece
    raise BadOption("position_too_many", {"colour": COLOURS[colour], "species": SPECIES[species]})


def _kit(data: Data, name: str, words: list[str], species: int) -> int:
    """The resources of a piece, packed as `Position.kits` holds them."""
    counts = [words.count(kind) for kind in KINDS]
    shields = words.count("shield")
    for word in words:
        if word not in KINDS and word != "shield":
            raise BadOption("position_bad_piece", {"hex": name, "piece": word})
    if sum(counts) > data.capacity[species]:
        raise BadOption("position_over_capacity", {"hex": name, "capacity": data.capacity[species]})
    if max(counts) > data.same_kind:
        raise BadOption("position_over_same_kind", {"hex": name, "most": data.same_kind})
    if shields > data.shield[counts[EARTH]]:
        raise BadOption("position_shield_without_earth", {"hex": name})
    return sum(count * UNIT[kind] for kind, count in enumerate(counts)) + shields * HAS_SHIELD


def _fill_stock(position: Position, given: Values) -> None:
    """EW-07: what no piece carries is in the stock, unless the diagram says that there is less."""
    stock: list[int] = []
    for kind, name in enumerate(KINDS):
        left = position.data.stock[kind] - sum(kit // UNIT[kind] % 4 for kit in position.kits)
        stock.append(_count(given.get(name, left), f"stock.{name}", left))
    for name in given:
        if name not in KINDS:
            raise BadOption("position_unknown_field", {"field": f"stock.{name}", "known": ", ".join(KINDS)})
    position.stock = bytes(stock)


def _lay_roots(position: Position, given: Values) -> None:
    board = position.board
    for name, edges in given.items():
        colour = _colour(name, "roots")
        found = sorted(_edge(board, edge) for edge in _names(edges, f"roots.{name}"))
        if len(found) > position.data.roots:
            raise BadOption("position_too_many_roots", {"colour": name, "most": position.data.roots})
        for edge in found:
            if not has_live_tile(position, edge):
                raise BadOption("position_root_without_tile", {"edge": board.edge_names[edge]})
            add_wall(position, edge)
        put_roots(position, colour, [*found])


def _count_roots(position: Position, diagram: Values) -> None:
    """EW-08: a Root is on the board, in hand, still to be earned, or lost for good."""
    hands = _by_colour(diagram.get("roots_in_hand", {}), "roots_in_hand")
    supplies = _by_colour(diagram.get("roots_in_supply", {}), "roots_in_supply")
    for colour, name in enumerate(COLOURS):
        left = position.data.roots - len(roots_of(position, colour))
        hand = _count(hands.get(name, 0), f"roots_in_hand.{name}", left)
        supply = _count(supplies.get(name, left - hand), f"roots_in_supply.{name}", left - hand)
        position.hands = put(position.hands, colour, hand)
        position.supply = put(position.supply, colour, supply)
        position.lost = put(position.lost, colour, left - hand - supply)


def _hex(board: Board, name: str) -> int:
    if name not in board.hex_named:
        raise BadOption("position_bad_hex", {"hex": name, "board": board.slug})
    return board.hex_named[name]


def _edge(board: Board, name: str) -> int:
    if name not in board.edge_named:
        raise BadOption("position_bad_edge", {"edge": name, "board": board.slug})
    return board.edge_named[name]


def _colour(value: Json, field: str) -> int:
    if not isinstance(value, str) or value not in COLOURS:
        raise BadOption("position_bad_colour", {"field": field, "value": canonical(value)})
    return COLOURS.index(value)


def _fields(value: Json, field: str) -> Values:
    if not isinstance(value, dict):
        raise BadOption("position_bad_field", {"field": field})
    return value


def _by_colour(value: Json, field: str) -> Values:
    fields = _fields(value, field)
    for name in fields:
        _colour(name, field)
    return fields


def _names(value: Json, field: str) -> list[str]:
    names = [name for name in value if isinstance(name, str)] if isinstance(value, list) else None
    if names is None or not isinstance(value, list) or len(names) != len(value):
        raise BadOption("position_bad_field", {"field": field})
    return names


def _count(value: Json, field: str, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadOption("position_bad_count", {"field": field, "value": canonical(value), "most": most})
    return value
