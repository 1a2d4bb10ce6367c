"""What the benchmark measures of this game alone: replaying whole games, reading their logs, copying four players."""

from __future__ import annotations

import itertools
import json
import lzma
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Final

from quintessence.core.companions import Meter
from quintessence.core.game import State, Values
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.playout import play_out
from quintessence.core.replay import completed, start_match
from quintessence.core.rng import Rng, Seed
from quintessence.games.terra_mystica.advice import DEEP, SHALLOW
from quintessence.games.terra_mystica.advice.planner import FactionPlanner
from quintessence.games.terra_mystica.data.names import SCRIPTED
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.snellman.files import packaged_game
from quintessence.games.terra_mystica.snellman.header import Header
from quintessence.games.terra_mystica.snellman.lines import LogError, followers, parse
from quintessence.games.terra_mystica.snellman.reader import Reader

HERE: Final = Path(__file__).parent
STORED: Final = HERE / "tests" / "traces.jsonl.xz"
PLAYED: Final = Path("shared/reference/terra-mystica/traces")
"""Games of people, where they lie beside the project; else the generated ones of the tests are replayed."""
SEATS: Final = 4


def loops() -> dict[str, Callable[[float, int], Values]]:
    """The loops by name; without the tests' folder only the copy."""
    by_name: dict[str, Callable[[float, int], Values]] = {"copy_4": copy_4, "automa_turn": automa_turn}
    by_name |= {"plan": plan, "planned_game": planned_game}
    if STORED.exists():
        by_name |= {"replay": replay, "log": log}
    return by_name


def copy_4(seconds: float, number: int) -> Values:
    """Microseconds for a copy of four players' state in the middle of a game."""
    state = start_match(packaged_game(), SEATS, "bench", {}).state
    play_out(state, Rng(number), 150)
    copies = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        for _ in range(100):
            state.copy()
        copies += 100
    return {"value": 1e6 * elapsed / copies, "count": copies}


def automa_turn(seconds: float, number: int) -> Values:
    """Microseconds for a turn of the Automa at its highest level on the largest board: the median turn."""
    game = packaged_game()
    board = max(game.data.boards.values(), key=lambda board: board.land)
    times: list[float] = []
    began = perf_counter()
    for match in itertools.count():
        options: Values = {"automa": "simpletons", "automa_level": 5, "board": board.slug}
        state, rng = start_match(game, 1, f"bench {number} {match}", options).state, Rng(match)
        while waiting := state.to_act():
            legal = state.legal(waiting[0])
            action = legal[rng.below(len(legal))]
            started = perf_counter()
            events = state.apply(waiting[0], action)
            elapsed = perf_counter() - started
            turns = sum(event.row() == ["turn_ended", SCRIPTED] for event in events)
            if turns:
                times += [elapsed / turns] * turns
        if perf_counter() - began > seconds:
            break
    return {"value": 1e6 * median(times), "count": len(times)}


def plan(seconds: float, number: int) -> Values:
    """Positions a second that a plan of level 5 looks at, in the middle of a game of four."""
    state = start_match(packaged_game(), SEATS, "bench", {}).state
    play_out(state, Rng(number), 60)
    assert isinstance(state, Position)
    seat = state.to_act()[0]
    counter = _Counter()
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds or not counter.nodes:
        FactionPlanner(Rng(number), *DEEP).choose(SeatKnowledge(state, seat), counter)
    return {"value": counter.nodes / elapsed, "count": counter.nodes}


class _Counter(Meter):
    """Counts, and never ends."""

    def __init__(self) -> None:
        super().__init__()
        self.nodes = 0

    def pay(self) -> None:
        self.nodes += 1


def planned_game(seconds: float, number: int) -> Values:
    """Milliseconds for a game of two bots of level 4."""
    games = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds or not games:
        match = start_match(packaged_game(), 2, f"bench {number} {games}", {})
        planners = [FactionPlanner(Rng(seat), *SHALLOW) for seat in range(2)]
        while waiting := match.state.to_act():
            seat = waiting[0]
            match.state.apply(seat, planners[seat].choose(SeatKnowledge(match.state, seat), Meter()))
        games += 1
    return {"value": 1e3 * elapsed / games, "count": games}


def replay(seconds: float, number: int) -> Values:
    """Milliseconds for a game, from the set-up to the end scores: the median game."""
    return _median_game(seconds, Recording.replay)


def log(seconds: float, number: int) -> Values:
    """The same from its log, every command read and checked: the median game."""
    return _median_game(seconds, Recording.read)


def _median_game(seconds: float, run: Callable[[Recording], object]) -> Values:
    times: list[float] = []
    began = perf_counter()
    for recording in itertools.cycle(recordings()):
        started = perf_counter()
        run(recording)
        times.append(perf_counter() - started)
        if len(times) >= len(recordings()) and perf_counter() - began > seconds:
            break
    return {"value": 1e3 * median(times), "count": len(recordings())}


class Recording:
    """One recorded game: its log, and the actions that the log leads to."""

    def __init__(self, trace: dict[str, Any]) -> None:
        self._game: Final = packaged_game()
        self._lines: Final = [str(line["c"]) for line in trace["lines"]]
        header = Header(self._game.data, str(trace["map"]).replace("-", "_"))
        for text in self._lines:
            line = parse(0, text)
            if not line.faction:
                header.read(line)
        self._options: Final = completed(self._game, header.options())
        self._seats: Final = len(header.factions)
        self._is_strict: Final = header.is_strict
        self._actions: Final = self.read().played

    def read(self) -> Reader:
        """Play the log."""
        parsed = [parse(number, text) for number, text in enumerate(self._lines)]
        first = self._game.setup(self._options, self._seats, Seed("bench"))
        assert isinstance(first, Position)
        reader = Reader(first, self._is_strict, False)
        for line, following in zip(parsed, followers(parsed), strict=True):
            reader.read(line, following)
        return reader

    def replay(self) -> State:
        """Play the actions."""
        state = self._game.setup(self._options, self._seats, Seed("bench"))
        for seat, action in self._actions:
            state.apply(seat, action)
        return state


@cache
def recordings() -> list[Recording]:
    """Games of people where there are some, else those of the tests."""
    for parent in HERE.parents:
        paths = sorted((parent / PLAYED).glob("real-*.json"))
        if paths:
            return recorded([path.read_text(encoding="utf-8") for path in paths])
    return recorded(stored())


def stored() -> list[str]:
    """The generated games of the tests, a trace each."""
    return lzma.decompress(STORED.read_bytes()).decode().splitlines()


def recorded(traces: list[str]) -> list[Recording]:
    """Those that the rules allow all through: the site let people do a few things that are no rules."""
    recordings: list[Recording] = []
    for text in traces:
        with suppress(LogError):
            recordings.append(Recording(json.loads(text)))
    return recordings
