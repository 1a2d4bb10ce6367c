"""Tables with clocks, for the tests: people and bots at them, and turns that are played."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

import quintessence
from quintessence.core.game import Refused, Seat, Values
from quintessence.server.service import Service
from quintessence.table.entry import TERMS
from quintessence.table.model import Guest, SeatHold
from quintessence.table.seat_time import clocks_json
from quintessence.table.table import Table
from quintessence.table.time_control import TimeControl
from tests.server.windowed import Scene

A, B, C = Seat(0), Seat(1), Seat(2)
A_TURN = TimeControl("turn", 60, 0, "bot", "level2")
A_GAME = TimeControl("game", 900, 10, "loss", "level2")
DAYS = TimeControl("turn", 3 * 86400, 0, "bot", "level1")


def at_a_table(
    control: TimeControl, *kinds: str, game: str = "earth_water_sun"
) -> Callable[[Service], Coroutine[Any, Any, Table]]:
    """People at several devices and bots, with a clock; the first seat is to act."""

    async def make(service: Service) -> Table:
        options: Values = {"colours": "seat-0-black"} if game == "earth_water_sun" else {}
        match = quintessence.start(game, len(kinds), "clocks", options)
        seats = [
            SeatHold(
                kind, "level1" if kind == "bot" else None, f"i{seat}", f"k{seat}", [] if kind == "bot" else [f"g{seat}"]
            )
            for seat, kind in enumerate(kinds)
        ]
        table = await service.creation.create(Guest("g0", "Ann", "fire"), match, seats, answer_seconds=10)
        await service.committer.commit(table, table.note(TERMS, None, [{"clock": control.json()}]))
        return table

    return make


def left(table: Table) -> list[Any]:
    """What the clocks say, in seconds."""
    told: Any = clocks_json(table)
    return [None if one is None else one / 1000 for one in told["left"]]


async def step(scene: Scene, seat: Seat) -> None:
    """A seat's first action, or the one that ends its turn soonest."""
    rows = [action.row() for action in scene.table.rules().legal(seat)]
    await scene.play(seat, next((row for row in rows if len(row) == 1), rows[0]))


async def whole_turn(scene: Scene, seat: Seat) -> None:
    while seat in scene.table.to_act():
        await step(scene, seat)


async def started(scene: Scene) -> None:
    """Wait until the clocks have started."""
    await scene.service.clocks.settled()
    assert scene.table.seat_clocks is not None and scene.table.seat_clocks.has_begun


async def refused(work: Awaitable[object]) -> str:
    with pytest.raises(Refused) as error:
        await work
    return error.value.code
