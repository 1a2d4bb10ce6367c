"""§2 Set-up: the board, the home rows, and who plays Black; or any position, given by the option `position`."""

from __future__ import annotations

from quintessence.core.game import Json, Values
from quintessence.core.rng import Seed
from quintessence.games.earth_water_sun.actions import TABLES
from quintessence.games.earth_water_sun.data.data import PIECES, ROOTS, STOCK
from quintessence.games.earth_water_sun.rules.diagram import set_up
from quintessence.games.earth_water_sun.rules.growth import note_world_end
from quintessence.games.earth_water_sun.rules.hexes import BOARDS
from quintessence.games.earth_water_sun.rules.position import EMPTY, put
from quintessence.games.earth_water_sun.state import EarthWaterSun


def deal(options: Values, seed: Seed) -> EarthWaterSun:
    """The first position of a match."""
    slug, diagram = options["board"], options["position"]
    assert isinstance(slug, str)
    board = BOARDS[slug]
    position = EarthWaterSun(
        board,
        TABLES[slug],
        _black_seat(options["colours"], seed),
        bytes([EMPTY]) * board.size,
        board.home,
        bytes(PIECES),
        STOCK,
        bytes(board.edge_count),
        [],
        [],
        bytes(2),
        bytes([ROOTS, ROOTS]),
        bytes(2),
        board.is_border,
        bytes(2),
    )
    if diagram is None:
        for piece, hex in enumerate(board.home):
            position.cells = put(position.cells, hex, piece)
    else:
        set_up(position, diagram)
        note_world_end(position, [])
    return position


def _black_seat(colours: Json, seed: Seed) -> int:
    """§2: colours are drawn, unless the option gives Black to a seat."""
    if colours == "random":
        return seed.stream("setup").below(2)
    return 0 if colours == "seat-0-black" else 1
