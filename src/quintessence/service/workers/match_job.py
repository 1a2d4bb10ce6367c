"""A match as a worker gets it: whole at first, later only what is new; a worker that lacks the rest says so.

Both ends are here: the server takes a snapshot of a table, the worker makes a match of it and remembers that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import quintessence
from quintessence.core.game import Action, Event, Json, Seat, Values
from quintessence.core.match import Match
from quintessence.core.variant import Given
from quintessence.jobs import memory
from quintessence.table.entry import UNDO
from quintessence.table.table import Table

MISSING: Final[Values] = {"missing": True}
"""The answer of a worker that does not know what is new to what."""


@dataclass(frozen=True)
class Snapshot:
    """A table's match at one revision, to be sent after the lock is let go."""

    key: str
    revision: int
    start: Values
    history: Sequence[tuple[Seat, Action, list[Event]]]
    changes: Sequence[tuple[str, list[Json]]]
    """The kind and the line of the latest revisions, the last one at the end."""

    def whole(self) -> Values:
        """The match from its start."""
        lines: list[Json] = [[seat, *action.row()] for seat, action, _ in self.history]
        return {"key": self.key, "revision": self.revision, "start": self.start, "lines": lines}

    def since(self, base: int | None) -> Values | None:
        """What is new since a revision; None where it is more than further actions, or is not known."""
        if base is None or not self.revision - len(self.changes) <= base <= self.revision:
            return None
        new = self.changes[len(self.changes) - (self.revision - base) :]
        if any(kind == UNDO for kind, _ in new):
            return None
        return {"key": self.key, "revision": self.revision, "base": base, "lines": [line for _, line in new]}


def snapshot(table: Table) -> Snapshot:
    """A table's match as it is now, with the lock held."""
    match, head = table.rules(), table.stored.header
    start: Values = {
        "game": head.game,
        "data": match.game.variant.json(),
        "seats": head.seats,
        "seed": head.seed,
        "options": head.options,
    }
    return Snapshot(f"{table.id}/{head.variant}", table.revision, start, match.history(), tuple(table.log.recent))


def match_of(job: Values) -> Match | None:
    """The match of a job, for the job's function to play on; None when its base is not remembered."""
    given = job["match"]
    assert isinstance(given, dict)
    key, lines = str(given["key"]), given["lines"]
    assert isinstance(lines, list)
    match = _recalled(key, given["base"]) if "base" in given else _started(given["start"])
    if match is None:
        return None
    memory.forget(key)
    for line in lines:
        assert isinstance(line, list) and isinstance(line[0], int)
        match.play(Seat(line[0]), line[1:])
    memory.remember(key, (given["revision"], match))
    return match.copy()


def _recalled(key: str, base: Json) -> Match | None:
    remembered = memory.recall(key)
    if not isinstance(remembered, tuple) or remembered[0] != base:
        return None
    match = remembered[1]
    assert isinstance(match, Match)
    return match


def _started(start: Json) -> Match:
    assert isinstance(start, dict)
    options, seats, data = start["options"], start["seats"], start["data"]
    assert isinstance(options, dict) and isinstance(seats, int) and isinstance(data, dict)
    given: Given = {name: tables for name, tables in data.items() if isinstance(tables, dict)}
    return quintessence.start(str(start["game"]), seats, str(start["seed"]), options, given)
