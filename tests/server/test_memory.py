"""What a table in memory keeps: the match, and beside it what does not grow with the moves."""

from __future__ import annotations

import sys
from typing import Any

import quintessence
from quintessence.core.game import Game, Seat
from quintessence.core.match import Match
from quintessence.core.rng import Rng
from quintessence.server.limits import Limits
from quintessence.server.storage.model import SEAT, Header, SeatHold, StoredTable, Summary
from quintessence.server.tables.clock import LoopClock
from quintessence.server.tables.log import Log
from quintessence.server.tables.registry import Tables
from quintessence.server.tables.table import Table


def size_of(thing: Any, seen: set[int] | None = None) -> int:
    """The bytes of something and of all it holds, without the match and its rules."""
    known = set() if seen is None else seen
    if id(thing) in known or isinstance(thing, (Match, Game, type)) or callable(thing):
        return 0
    known.add(id(thing))
    parts: list[Any] = []
    if isinstance(thing, dict):
        parts = [*thing.keys(), *thing.values()]
    elif isinstance(thing, (list, tuple, set, frozenset)) or type(thing).__name__ == "deque":
        parts = list(thing)
    elif hasattr(thing, "__dict__"):
        parts = [vars(thing)]
    return sys.getsizeof(thing) + sum(size_of(part, known) for part in parts)


def a_table(game: str = "earth_water_sun") -> Table:
    match = quintessence.start(game, 2, "memory")
    header = Header("memory", game, match.game.version, match.options, 2, "memory", "c", "g", 1.0)
    seats = [SeatHold("screen", None, "i", "k", ["g"]) for _ in range(2)]
    table = Table(StoredTable(header, seats, "w", Summary("playing", 0, 0, [], False), 1.0), match)
    tables = Tables(None, Limits(), LoopClock())  # type: ignore[arg-type]
    tables.keep(table)
    return table


def kept(table: Table) -> int:
    """The bytes that a table keeps beside its match and what follows from the position."""
    return size_of([table.log, table.stored])


def play(table: Table, rng: Rng) -> Seat:
    seat = table.to_act()[0]
    legal = table.rules().legal(seat)
    table.play(seat, legal[rng.below(len(legal))])
    return seat


def test_a_move_adds_next_to_nothing() -> None:
    table, rng, sizes = a_table(), Rng(3), []
    for _ in range(4):
        for _ in range(75):
            if table.to_act():
                play(table, rng)
        sizes.append((table.played, kept(table)))
    (early, small), (late, large) = sizes[0], sizes[-1]
    assert late > early >= 70
    assert (large - small) / (late - early) <= 16  # a word in a list, and its room to grow


def test_what_is_played_and_taken_back_for_ever_adds_nothing() -> None:
    table = a_table()
    rng, sizes = Rng(4), []
    for _ in range(6):
        play(table, rng)
    for number in range(300):
        table.undo(play(table, rng))
        if number % 100 == 99:
            sizes.append(kept(table))
    assert table.revision == 606 and table.played == 6
    assert max(sizes) - min(sizes) < 200, sizes


def test_notes_are_bounded() -> None:
    table = a_table()
    for _ in range(1000):
        table.add(table.new_entry(SEAT, 0, None, "seat_changed"))
    assert len(table.log.notes) == 200


def test_a_log_without_a_match_keeps_the_rows_for_the_record() -> None:
    table = a_table()
    seat = table.to_act()[0]
    action = table.rules().legal(seat)[0]
    entry, _ = table.play(seat, action)
    assert Log(2, [], [entry]).actions[0].row == action.row()
    assert table.log.actions[0].row is None
