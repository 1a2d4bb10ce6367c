"""What a position keeps, so as not to work it out again, agrees with the board all through random games."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

import quintessence
from quintessence.core.conformance.samples import sample
from quintessence.games.earth_water_sun.data.components import PIECES, TEAM
from quintessence.games.earth_water_sun.rules.growth import grow_objection, room_of
from quintessence.games.earth_water_sun.rules.hexes import OFF
from quintessence.games.earth_water_sun.rules.position import DESTROYED, Position
from quintessence.games.earth_water_sun.tests.naive_positions import ROWS

GAMES: Final = sample(1, 20, 400)
"""On each board."""


def closed_sides(position: Position, hex: int) -> int:
    """The rim, and every edge with a Root on it, as six bits."""
    board, found = position.board, 0
    for direction in range(6):
        beside, edge = board.neighbours[hex * 6 + direction], board.edge_at[hex * 6 + direction]
        if beside == OFF or position.walls[edge]:
            found += 2**direction
    return found


def kinds_with_room(position: Position, piece: int) -> int:
    """What the objections leave, with a full stock."""
    objections = [grow_objection(position, piece, kind) for kind in range(3)]
    return sum(2**kind for kind, code in enumerate(objections) if code in (None, "stock_empty"))


@pytest.mark.parametrize("board", ROWS)
def test_masks_and_lists_agree_with_the_board(board: str) -> None:
    for seed in range(GAMES):
        position = quintessence.start("earth_water_sun", seed=f"kept {seed}", options={"board": board}).state
        assert isinstance(position, Position)
        rng, hexes = Random(seed), range(position.board.size)
        while waiting := position.to_act():
            assert [*position.closed] == [closed_sides(position, hex) for hex in hexes]
            left = [hex for hex in hexes if position.exposed[hex] and position.cells[hex] != DESTROYED]
            assert [action.hex for action in position.destroys] == left
            for piece in range(PIECES):
                if position.at[piece] != OFF and not position.ending[piece // TEAM]:
                    assert room_of(position, piece) == kinds_with_room(position, piece)
            position.apply(waiting[0], rng.choice(position.legal(waiting[0])))
