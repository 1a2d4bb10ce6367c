"""The puzzles that a server offers: those of each game that were found with its present rules."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Any, Final

import quintessence
from quintessence.core.discovery import puzzles_of
from quintessence.core.game import Json, Refused, Values
from quintessence.core.puzzle import Puzzle, PuzzleSet
from quintessence.service.codec import Fragment, encode
from quintessence.service.problems import Problem
from quintessence.service.puzzles.results import SHOWN, SOLVED, Results, results_of
from quintessence.service.storage.protocol import Storage
from quintessence.service.workers.workers import Workers

Today = Callable[[], date]


def utc_today() -> date:
    """The day that counts for everyone."""
    return datetime.now(UTC).date()


class Puzzles:
    """Lists puzzles, and judges what guests try. An answer goes out after a right turn or when it is asked for."""

    def __init__(self, storage: Storage, workers: Workers, today: Today = utc_today) -> None:
        self._storage: Final = storage
        self._workers: Final = workers
        self.today: Final = today
        self._encoded: Final[dict[str, tuple[PuzzleSet | None, date | None, dict[str, bytes]]]] = {}
        """By game: of which set and day, and each puzzle as the list has it for everyone."""

    async def listed(self, guest: str, game: str | None) -> Values:
        """All puzzles, or those of one game, without their answers; to be encoded."""
        results, today = await results_of(self._storage, guest), self.today()
        sets = _sets() if game is None else {game: _set(game)}
        games: list[Json] = []
        puzzles: list[Json] = []
        for slug, one in sets.items():
            is_stale = one.version != quintessence.load(slug, {}).version
            offered = [] if is_stale else one.puzzles
            games.append({"game": slug, "count": len(offered), "stale": is_stale, "made": one.made})
            puzzles += [] if is_stale else self._listed(slug, one, today, results)
        return {"date": today.isoformat(), "streak": results.streak(today), "games": games, "puzzles": puzzles}

    def _listed(self, slug: str, puzzles: PuzzleSet, today: date, results: Results) -> list[Json]:
        """The puzzles of a game, each as a guest has come with it; what all see alike is encoded once a day."""
        of, day, parts = self._encoded.get(slug, (None, None, {}))
        if of is not puzzles or day != today:
            daily = puzzles.daily(today.toordinal())
            parts = {_key(slug, one.id): encode(_listed(slug, one, one is daily))[:-1] for one in puzzles.puzzles}
            self._encoded[slug] = (puzzles, today, parts)
        return [_with_result(part, results.of(key)) for key, part in parts.items()]

    async def position(self, guest: str, game: str, name: str, asked: Values) -> Values:
        """The position after some actions of a try."""
        find_puzzle(game, name)
        return await self._ask(guest, "position", game, name, asked)

    async def attempt(self, guest: str, game: str, name: str, rows: list[Json]) -> Values:
        """Judge a whole turn, and keep how it went."""
        puzzle, today = find_puzzle(game, name), self.today()
        verdict = await self._ask(guest, "judge", game, name, {"rows": rows})
        results = await results_of(self._storage, guest)
        is_daily = puzzle is _set(game).daily(today.toordinal())
        is_solved = verdict["verdict"] != "missed"
        result = await results.attempted(_key(game, name), is_solved, today.isoformat() if is_daily else None)
        return {**verdict, "state": result["state"], "tries": result["tries"], "streak": results.streak(today)}

    def hint(self, game: str, name: str) -> Values:
        """The kinds of action of a right turn."""
        rows = find_puzzle(game, name).solutions[0]
        assert isinstance(rows, list)
        tags: list[Json] = []
        for row in rows:
            assert isinstance(row, list)
            if not tags or tags[-1] != row[0]:
                tags.append(row[0])
        return {"tags": tags}

    async def solution(self, guest: str, game: str, name: str) -> Values:
        """The answer, to whoever has found it or gives up."""
        find_puzzle(game, name)
        solution = await self._ask(guest, "solution", game, name, {})
        result = await (await results_of(self._storage, guest)).shown(_key(game, name))
        assert result["state"] in (SHOWN, SOLVED)
        return {**solution, "state": result["state"]}

    async def _ask(self, guest: str, function: str, game: str, name: str, more: Values) -> Values:
        job: Values = {"game": game, "id": name, **more}
        return await self._workers.answer(guest, f"puzzle_jobs:{function}", job)


def find_puzzle(game: str, name: str) -> Puzzle:
    """A puzzle that is offered; a Problem where there is none, or it is for other rules."""
    puzzles = _set(game)
    if puzzles.version != quintessence.load(game, {}).version:
        raise Problem(409, "puzzles_stale", {"game": game})
    puzzle = puzzles.find(name)
    if puzzle is None:
        raise Problem(404, "unknown_puzzle")
    return puzzle


def _set(game: str) -> PuzzleSet:
    puzzles = puzzles_of(game)
    if puzzles is None:
        raise Problem(404, "no_puzzles", {"game": game})
    return puzzles


def _sets() -> dict[str, PuzzleSet]:
    """The sets there are, by game; one that cannot be read is left out."""
    sets: dict[str, PuzzleSet] = {}
    for slug in quintessence.known_games():
        try:
            one = puzzles_of(slug)
        except Refused:
            continue
        if one is not None:
            sets[slug] = one
    return sets


def _key(game: str, name: str) -> str:
    return f"{game}.{name}"


def _listed(game: str, puzzle: Puzzle, is_daily: bool) -> Values:
    """What the list says of a puzzle to everyone."""
    return {
        "game": game,
        "id": puzzle.id,
        "seat": puzzle.seat,
        "seats": puzzle.fields["seats"],
        "stars": puzzle.stars,
        "levels": puzzle.fields["solved"],
        "daily": is_daily,
    }


def _with_result(part: bytes, known: Values) -> Any:
    """The same with how far a guest has come, for a message."""
    return Fragment(b'%b,"state":%b,"tries":%b}' % (part, encode(known["state"]), encode(known["tries"])))
