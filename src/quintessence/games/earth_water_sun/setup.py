"""§2 Set-up: the board, the home rows, and who plays Black."""

from __future__ import annotations

from quintessence.core.game import Values
from quintessence.core.rng import Seed
from quintessence.games.earth_water_sun.actions import TABLES
from quintessence.games.earth_water_sun.board import BOARDS
from quintessence.games.earth_water_sun.data import PIECES, ROOTS, STOCK
from quintessence.games.earth_water_sun.position import EMPTY, put
from quintessence.games.earth_water_sun.state import EarthWaterSun


def black_seat(colours: object, seed: Seed) -> int:
    """§2: colours are drawn, unless the option gives Black to a seat."""
    if colours == "random":
        return seed.stream("setup").below(2)
    return 0 if colours == "seat-0-black" else 1


def deal(options: Values, seed: Seed) -> EarthWaterSun:
    """The first position of a match."""
    slug = options["board"]
    assert isinstance(slug, str)
    board = BOARDS[slug]
    cells = bytes([EMPTY]) * board.size
    for piece, hex in enumerate(board.home):
        cells = put(cells, hex, piece)
    return EarthWaterSun(
        board,
        TABLES[slug],
        black_seat(options["colours"], seed),
        cells,
        board.home,
        bytes(PIECES),
        STOCK,
        bytes(board.edge_count),
        [],
        [],
        bytes(2),
        bytes([ROOTS, ROOTS]),
        board.is_border,
        bytes(2),
    )
