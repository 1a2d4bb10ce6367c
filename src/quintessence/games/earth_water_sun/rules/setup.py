"""§2 Set-up: the board, the home rows, and who plays Black; or any position, given by the option `position`."""

from __future__ import annotations

from quintessence.core.game import Json, Values
from quintessence.core.rng import Seed
from quintessence.games.earth_water_sun.actions import ActionTable
from quintessence.games.earth_water_sun.data.data import Data
from quintessence.games.earth_water_sun.rules.diagram import set_up
from quintessence.games.earth_water_sun.rules.growth import note_world_end
from quintessence.games.earth_water_sun.rules.position import put
from quintessence.games.earth_water_sun.state import EarthWaterSun


def deal(data: Data, table: ActionTable, options: Values, seed: Seed) -> EarthWaterSun:
    """The first position of a match, on the board of an action table."""
    board, diagram = table.board, options["position"]
    position = EarthWaterSun(data, board, table, _black_seat(options["colours"], seed))
    if diagram is None:
        position.at = board.home
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
