"""Promises about rows: what is written reads back as the same action, and nothing else is taken for one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from quintessence.core.conformance.acting import ASKED
from quintessence.core.conformance.moments import Moment
from quintessence.core.game import IllegalAction, Json
from quintessence.core.record import canonical


def rows_round_trip(moment: Moment) -> None:
    """(d) A row read back from JSON gives the same object; any other row IllegalAction and no change."""
    state, before = moment.state, moment.match.state_hash()
    rows: list[list[Json]] = list(_GARBAGE)
    for action in moment.some(moment.actions, ASKED):
        row = json.loads(json.dumps(action.row()))
        if state.action(row) is not action or state.copy().action(row) is not action:
            raise moment.broken("rows_round_trip", f"{row} does not give back its own action")
    for action in moment.some(moment.actions, 3):
        rows.extend(_spoiled(action.row()))
    for row in rows:
        try:
            written = canonical(state.action(row).row())
        except IllegalAction:
            continue
        except Exception as error:
            raise moment.broken("rows_round_trip", f"{row} is answered by {error!r}") from error
        if written != canonical(row):
            raise moment.broken("rows_round_trip", f"{row} is taken for {written}")
    _refuses(moment, rows)
    if moment.match.state_hash() != before:
        raise moment.broken("rows_round_trip", "a row that was refused changed the state")


def _refuses(moment: Moment, rows: list[list[Json]]) -> None:
    for seat in moment.seats:
        legal = {canonical(action.row()) for action in moment.state.legal(seat)}
        for row in [*moment.some(rows, 40), *(action.row() for action in moment.some(moment.actions, 40))]:
            if canonical(row) not in legal:
                try:
                    moment.match.play(seat, row)
                except IllegalAction:
                    continue
                raise moment.broken("rows_round_trip", f"{row} is not legal for {seat}, and was played")


_GARBAGE: Final[list[list[Json]]] = [
    [],
    [""],
    [None],
    [True],
    [0],
    [[]],
    [{}],
    ["no such tag"],
    ["no such tag", 1],
    [["a"]],
]
_WRONG: Final[list[Json]] = [
    None,
    True,
    False,
    -1,
    1,
    2**31,
    10**30,
    0.5,
    1.0,
    "",
    "?",
    "\ud800",
    [],
    [[]],
    {},
    {"a": 1},
]


def _spoiled(row: list[Json]) -> Iterator[list[Json]]:
    yield from (row[:-1], [*row, 0], [*row, None], [*row, *row], list(reversed(row)))
    for index, part in enumerate(row):
        alike: list[Json] = [float(part), str(part)] if isinstance(part, int) else [f"{part} ", [part]]
        for wrong in _WRONG + alike:
            yield [*row[:index], wrong, *row[index + 1 :]]
