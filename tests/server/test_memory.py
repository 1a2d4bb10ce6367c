"""What a table in memory keeps: the match, and beside it what does not grow with the moves."""

from __future__ import annotations

import asyncio
import sys
import tracemalloc
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

import quintessence
from quintessence.core.game import Game, Seat
from quintessence.core.match import Match
from quintessence.core.rng import Rng
from quintessence.server.service import Service
from quintessence.service.limits import Limits
from quintessence.service.tables.clock import LoopClock
from quintessence.service.tables.environment import environment_with
from quintessence.service.tables.registry import Tables
from quintessence.table.caller import Caller
from quintessence.table.entry import ABANDON, SEAT
from quintessence.table.log import Log
from quintessence.table.model import Guest, Header, SeatHold, StoredTable, Summary
from quintessence.table.revision_cache import RevisionCache
from quintessence.table.table import Table
from tests.server.serving import ME, SCREEN, Person, server
from tests.server.stored import new_table, play_one, with_service


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


def a_table(game: str = "earth_water_sun", name: str = "memory") -> Table:
    match = quintessence.start(game, 2, "memory")
    header = Header(name, game, match.game.version, match.options, 2, "memory", "c", "g", 1.0)
    seats = [SeatHold("screen", None, "i", "k", ["g"]) for _ in range(2)]
    table = Table(
        StoredTable(header, seats, "w", Summary("playing", 0, 0, [], False), 1.0), match, environment_with(LoopClock())
    )
    tables = Tables(None, Limits(), LoopClock())  # type: ignore[arg-type]
    tables.add(table)
    return table


def kept(table: Table) -> int:
    """The bytes that a table keeps beside its match and what follows from the position."""
    return size_of([table.log, table.stored])


def play(table: Table, rng: Rng) -> Seat:
    seat = table.to_act()[0]
    legal = table.rules().legal(seat)
    table.play(seat, legal[rng.below(len(legal))].row())
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
        table.undo(play(table, rng)).done()
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
    entry = table.play(seat, action.row()).entry
    assert entry is not None and Log(2, [], [entry]).actions[0].row == action.row()
    assert table.log.actions[0].row is None


def test_what_was_read_of_the_log_is_let_go() -> None:
    table = a_table()
    table.stored.entries.append(table.new_entry(SEAT, 0, None, "seat_changed"))
    Tables(None, Limits(), LoopClock()).add(table)  # type: ignore[arg-type]
    assert table.stored.entries == []


class Looking:
    """Someone at a table."""


def test_only_so_many_tables_stay_in_memory_at_which_nobody_is() -> None:
    tables = Tables(None, Limits(spare_tables=3), LoopClock())  # type: ignore[arg-type]
    every = [a_table(name=f"t{number}") for number in range(8)]
    for attended in (every[1], every[2]):
        attended.listeners.add(Looking())  # type: ignore[arg-type]
    for table in every:
        tables.add(table)
        tables.known("t0")  # it is used all the time
    assert {table.id for table in tables.in_memory()} == {"t1", "t2", "t0", "t6", "t7"}


def test_a_table_that_is_over_leaves_memory_when_nobody_is_there_or_asks() -> None:
    tables = Tables(None, Limits(), LoopClock())  # type: ignore[arg-type]
    going, over, attended, asked = (a_table(name=name) for name in ("going", "over", "attended", "asked"))
    attended.listeners.add(Looking())  # type: ignore[arg-type]
    for table in (over, attended, asked):
        table.add(table.new_entry(ABANDON, None))
    for table in (going, over, attended, asked):
        tables.add(table)
    for table in (going, over, attended, asked):
        found = tables.entry_of(table.id)
        assert found is not None
        found.used_at -= 60 if table is not asked else 0
    tables.drop_finished(monotonic() - 30)
    assert {table.id for table in tables.in_memory()} == {"going", "attended", "asked"}


def test_a_finished_table_leaves_a_server_and_is_read_again_for_who_comes(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        service.start()
        table = await new_table(service)
        await play_one(service, table)
        await asyncio.sleep(0.2)  # time enough for one that is over
        assert service.tables.is_current(table)
        async with service.tables.locked(table.id) as found:
            await service.committer.commit(found, found.abandon())
        async with asyncio.timeout(60):
            while service.tables.is_in_memory(table.id):
                await asyncio.sleep(0.01)
        again = await service.tables.find(table.id)
        assert again is not table and again.is_over() and again.played == 1

    with_service(tmp_path, "", work, Limits(workers=1, finished_table_seconds=0.01))


def test_what_is_kept_as_json_takes_no_more_room_than_its_text() -> None:
    table = a_table()
    seat = table.to_act()[0]
    table.current.parts(seat), table.current.asked(seat)  # what is made once for all tables is made now
    tracemalloc.start()
    try:
        positions = [RevisionCache(table.match, table.log, True, table.environment.codec) for _ in range(50)]
        before = tracemalloc.get_traced_memory()[0]
        texts = [[*position.parts(seat).values(), *position.asked(seat)[:2]] for position in positions]
        taken = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    length = sum(len(text) for found in texts for text in found)
    assert taken < length + 100 * sum(len(found) for found in texts)


@pytest.mark.own_server
def test_a_table_keeps_only_so_many_lines_of_chat(tmp_path: Path) -> None:
    with server(tmp_path, {"chat_lines": 3}) as running:
        one = Person(running)
        table = one.new_table(ME, SCREEN)
        with one.live(table["id"]) as live:
            for number in range(5):
                assert live.ask(type="chat", text=str(number))["ok"]
        assert [line["text"] for line in one.get(f"tables/{table['id']}")["chat"]] == ["2", "3", "4"]
        one.close()


def test_a_key_that_goes_round_makes_only_so_many_holders(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        seats = [SeatHold("screen", None, "i", "k", ["g"]) for _ in range(2)]
        table = await service.creation.create(Guest("g", "", "fire"), quintessence.start("connect_four", 2), seats)
        for number in range(300):
            await service.seating.notice(table, Caller(f"guest {number}", frozenset({0}), False, True))
        assert len(table.stored.sitters) == 200 and not table.is_practice()

    with_service(tmp_path, "", work)
