"""Plays at tables in a process in which nothing of a server can be imported: run by `test_alone`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.abc import MetaPathFinder
from random import Random

FORBIDDEN = {
    *("asyncio", "asyncpg", "concurrent", "fastapi", "itsdangerous", "multiprocessing", "orjson", "pydantic"),
    *("sqlite3", "ssl", "starlette", "uvicorn", "uvloop", "websockets"),
}


class Nothing(MetaPathFinder):
    """What a browser does not have."""

    def find_spec(self, fullname: str, path: object, target: object = None) -> None:
        if fullname.split(".", maxsplit=1)[0] in FORBIDDEN or fullname.startswith("quintessence.server"):
            raise ImportError(f"{fullname} is not here")


sys.meta_path.insert(0, Nothing())

from quintessence.core.discovery import load  # noqa: E402
from quintessence.core.game import Refused, Seat  # noqa: E402
from quintessence.core.replay import start_match  # noqa: E402
from quintessence.table.answer_window import open_window, own_answer_json  # noqa: E402
from quintessence.table.caller import caller_at  # noqa: E402
from quintessence.table.change import Back, Change  # noqa: E402
from quintessence.table.entry import PLAY, TERMS, Entry  # noqa: E402
from quintessence.table.environment import Environment  # noqa: E402
from quintessence.table.model import Guest, SeatHold, StoredTable  # noqa: E402
from quintessence.table.opening import new_table, open_table  # noqa: E402
from quintessence.table.state import OVER  # noqa: E402
from quintessence.table.table import Table  # noqa: E402
from quintessence.table.time_control import GAME, LOSS, TimeControl  # noqa: E402

A, B = Seat(0), Seat(1)


class Clock:
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        return self.time

    def wall(self) -> float:
        return self.time

    def since(self, wall: float) -> float:
        return wall

    def moment_of(self, wall: float) -> float:
        return wall


class Place:
    """A table, its clock, and what a storage would hold of it."""

    def __init__(self, game: str, *kinds: str) -> None:
        self.clock = Clock()
        self.environment = Environment(self.clock, Random(7), levels=("level1", "level2"))
        match = start_match(load(game), len(kinds), "alone", {})
        seats = [
            SeatHold(kind, None, f"i{seat}", f"k{seat}", [f"g{seat}"] if kind != "bot" else [])
            for seat, kind in enumerate(kinds)
        ]
        guest = Guest("g0", "Ann", "fire")
        self.table = new_table(match, guest, seats, self.environment, id_="t", watch="w", answer_seconds=10)
        self.entries: list[Entry] = []

    def do(self, change: Change | Back | None) -> Change:
        """What a server does: it writes a change down, and the clocks after it."""
        done = change.done() if isinstance(change, Back) else change
        assert done is not None
        if done.entry is not None:
            assert done.entry.line == len(self.entries) + 1
            self.entries.append(done.entry)
        if done.writes_clocks:
            self.write_clocks(done.clocks_before)
        return done

    def write_clocks(self, before: list[int] | None = None) -> None:
        written = self.table.clocks_now(before)
        if written is not None and written.entry is not None:
            self.entries.append(written.entry)
            self.table.clocks_written(written)

    def play(self) -> Change:
        seat = self.table.to_act()[0]
        return self.do(self.table.play(seat, self.table.rules().legal(seat)[0].row()))

    def opened_again(self) -> Table:
        """The table as whoever has only what is stored would read it."""
        old = self.table.stored
        stored = StoredTable(old.header, old.seats, old.watch, old.summary, old.updated, entries=self.entries)
        return open_table(stored, load(old.header.game), self.environment)


def refused(work: Callable[[], object]) -> str:
    """The code with which a command is refused."""
    try:
        work()
    except Refused as error:
        return error.code
    raise AssertionError("it was done")


def among_rivals() -> None:
    """Played, undone, asked back, offered, given up; and the log holds all of it."""
    place = Place("earth_water_sun", "me", "friend")
    table, first = place.table, place.table.to_act()[0]
    other = Seat(1 - first)
    assert place.play().has_update and table.revision == 1
    assert refused(lambda: table.play(first, ["nothing"])) != ""
    place.do(table.undo(first))
    assert (table.played, table.revision) == (0, 2)
    while table.to_act() == [first]:
        place.play()
    place.play()
    count, caller = table.log.last_of(first), caller_at(table.stored, f"g{first}", None)
    asked = place.do(table.ask_back(caller, first))
    assert asked.shows_table and table.agreed_back() is None
    place.do(table.answer_back(other, is_agreed=True))
    assert place.do(table.agreed_back()).is_whole and table.played == count
    place.do(table.draw(first, "offer"))
    assert refused(lambda: table.draw(first, "offer")) == "draw_already_offered" and table.bots_answer() is None
    place.do(table.draw(other, "decline"))
    ended = place.do(table.resign(first))
    assert ended.summary is not None and table.status() == OVER
    assert refused(table.abandon) == "match_is_over"
    again = place.opened_again()
    assert (again.result(), again.revision) == (table.result(), table.revision)
    assert again.rules().state_hash() == table.rules().state_hash() and again.log.notes == table.log.notes


def on_time() -> None:
    """The clock of whoever is to act runs, and at zero the match is lost; after a restart too."""
    place = Place("earth_water_sun", "screen", "screen")
    table, control = place.table, TimeControl(GAME, 60, 0, LOSS, "level1")
    place.do(table.note(TERMS, None, [{"clock": control.json()}]))
    while not table.log.own_counts[A] or not table.log.own_counts[B]:
        place.play()
    assert table.begin_clocks() and not table.begin_clocks()
    place.write_clocks()
    place.clock.time += 20
    place.write_clocks()
    again = place.opened_again()
    assert again.seat_clocks is not None and min(again.seat_clocks.left) == 40_000
    assert table.at_zero() is None
    place.clock.time += 40
    place.do(table.at_zero())
    result = table.result()
    assert result is not None and result["reason"] == "out_of_time" and table.at_zero() is None


def among_allies() -> None:
    """Proposals are shown, taken back, and fall when they are played."""
    place = Place("erythro", "me", "friend")
    table, seat = place.table, place.table.to_act()[0]
    rows = [action.row() for action in table.rules().legal(seat)[:2]]
    assert place.do(table.pin(seat, rows[0], 3)).has_pins and table.unpin(seat, rows[-1]) is None
    assert table.unpin(seat, rows[0]) is not None and not table.pins.all
    table.pin(seat, rows[0], 3)
    assert place.do(table.play(seat, rows[0])).has_pins and not table.pins.all
    assert refused(lambda: table.resign(seat)) == "all_play_together"


def in_windows() -> None:
    """Whoever is asked in another's turn has some seconds; the default answer is played when they are over."""
    place, chance = Place("ephyran", "me", "friend"), Random(3)
    table, closed, kept = place.table, 0, 0
    while closed < 2 or kept < 2:
        window = open_window(table)
        if window is None:
            seat = table.to_act()[0]
            action = chance.choice(table.rules().legal(seat))
            assert place.do(table.play(seat, action.row())).entry is not None
            continue
        assert table.answer_due() is None and own_answer_json(table, window.seat)["kept"] is False
        if chance.random() < 0.5:
            table.give_default_answer()
            assert own_answer_json(table, window.seat)["kept"] is True
            kept += 1
        place.clock.time += 10
        done = place.do(table.answer_due())
        assert done.entry is not None and (done.entry.kind, done.entry.seat) == (PLAY, window.seat)
        closed += 1
    again = place.opened_again()
    assert again.rules().state_hash() == table.rules().state_hash()


among_rivals()
on_time()
among_allies()
in_windows()
assert not FORBIDDEN & {name.split(".")[0] for name in sys.modules}
