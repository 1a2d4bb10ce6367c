"""What a worker does for whoever tries a puzzle: the position after some actions, and what a turn is worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import quintessence
from quintessence.bots.playing_on import worths_of
from quintessence.bots.puzzle_turns import PuzzleTurn
from quintessence.bots.rating import Effort, can_search, rated_turn
from quintessence.bots.worth import Viewpoint
from quintessence.core.discovery import companions_of, puzzles_of
from quintessence.core.game import Action, Event, IllegalAction, Json, Values
from quintessence.core.knowledge import observed
from quintessence.core.match import Match
from quintessence.core.puzzle import Puzzle, result_of
from quintessence.core.rng import rng_from
from quintessence.service.tables.objections import objection_json
from quintessence.service.workers.job_values import number_of
from quintessence.service.workers.review_jobs import sketched
from quintessence.service.workers.trails import trails_of

EFFORT: Final = Effort(nodes=6_000, depth=3, worlds=32, ahead=6)
"""For a turn that is not among those the finder has rated."""
SECONDS: Final = 3.0
"""Where bots play on to rate it, how long they may begin another world."""
GOOD: Final = 3
"""A turn that promises so many percent less than the best, or fewer, is good too."""


def position(job: Values) -> Values:
    """The position after some actions of the puzzle's seat, and what can be asked of it."""
    tried = _Trial(job)
    match, seat, why, trails = tried.match, tried.puzzle.seat, job.get("why"), job.get("trails")
    last_events = [event for events in tried.events[-int(number_of(job, "told")) :] for event in events]
    position: Values = {
        "state": sketched(match, seat, len(tried.events)),
        "events": [event.json() for event in observed(last_events, seat)],
        "finished": tried.is_over,
        "going_on": tried.is_going_on,
    }
    if isinstance(why, list):
        position["answers"] = [objection_json(match, seat, row) for row in why]
    if isinstance(trails, dict):
        start = trails["start"]
        assert isinstance(start, list)
        position["trails"] = trails_of(match.state, seat, str(trails["tag"]), start)
    return position


def judge(job: Values) -> Values:
    """What a whole turn is worth beside the best; IllegalAction where it is not over yet."""
    tried = _Trial(job)
    if not tried.is_over:
        raise IllegalAction("puzzle_turn_open")
    best = tried.puzzle.best()
    if tried.is_right:
        return {"verdict": "right", "worth": best, "best": best}
    worth = min(_worth(tried), best)
    return {"verdict": "good" if worth >= best - GOOD else "missed", "worth": worth, "best": best}


def solution(job: Values) -> Values:
    """The right turns in full."""
    puzzle, _ = _started(str(job["game"]), str(job["id"]))
    turns: list[Json] = []
    for rows in puzzle.solutions:
        assert isinstance(rows, list)
        match = _started(str(job["game"]), str(job["id"]))[1].copy()
        actions: list[Json] = []
        for row in rows:
            actions.append({"row": row, "values": match.action(row).values()})
            match.play(puzzle.seat, row)
        turns.append(actions)
    return {
        "turns": turns,
        "best": puzzle.best(),
        "other": puzzle.second(),
        "right": len(puzzle.right),
        "key": puzzle.key,
    }


class _Trial:
    """A turn that someone tries."""

    def __init__(self, job: Values) -> None:
        self.puzzle, start = _started(str(job["game"]), str(job["id"]))
        self.before = start
        self.match = start.copy()
        advice = companions_of(start.game).advice
        self._asked = PuzzleTurn(start.state, Viewpoint(start.state, self.puzzle.seat, advice))
        self.events: list[list[Event]] = []
        self.actions: list[Action] = []
        self.is_over = False
        self.is_right = False
        self.is_going_on = False
        """Whether what was played is right, and its point is still to be made."""
        self._to_come: list[str] = []
        """Where the parts of a right turn lead that are still to come."""
        rows = job["rows"]
        assert isinstance(rows, list)
        for row in rows:
            self._play(row)

    def _play(self, row: Json) -> None:
        if self.is_over:
            raise IllegalAction("puzzle_turn_over")
        before = self.match.state.copy()
        self.events.append(self.match.play(self.puzzle.seat, row))
        self.actions.append(self.match.action(row))
        if self._asked.is_over(before, self.actions[-1], self.match.state):
            self._finish_part()

    def _finish_part(self) -> None:
        """Judge a finished turn, or a later part of it. The try goes on while parts of a right turn are left."""
        result = result_of(self.match)
        if not self.is_going_on:
            is_on_way = result in self.puzzle.right
            self._to_come = _following(self.puzzle, self.before).get(result, []) if is_on_way else []
        else:
            is_on_way = result == self._to_come.pop(0)
        self.is_going_on = is_on_way and len(self._to_come) > 0
        self.is_right = is_on_way and not self._to_come
        self.is_over = not self.is_going_on


def _following(puzzle: Puzzle, start: Match) -> dict[str, list[str]]:
    """Where the later parts of the written right turns lead, one after the other, by where the first part does."""
    followers: dict[str, list[str]] = {}
    asked = PuzzleTurn(start.state, Viewpoint(start.state, puzzle.seat, companions_of(start.game).advice))
    for rows in puzzle.solutions:
        assert isinstance(rows, list)
        match, results = start.copy(), list[str]()
        for row in rows:
            before = match.state.copy()
            match.play(puzzle.seat, row)
            if asked.is_over(before, match.action(row), match.state):
                results.append(result_of(match))
        followers.setdefault(results[0], results[1:])
    return followers


def _worth(tried: _Trial) -> int:
    """What a turn that is not right promises, in percent: as the finder has it, else by a short look."""
    known = tried.puzzle.worths.get(result_of(tried.match))
    if isinstance(known, int):
        return known
    match, knowledge = tried.before, tried.before.knowledge(tried.puzzle.seat)
    if can_search(match.state, companions_of(match.game).advice):
        return round(100 * rated_turn(knowledge, tried.actions, match.game, EFFORT, "puzzle"))
    turns, rng = [_first_solution(tried), tried.actions], rng_from("puzzle")
    best, other = worths_of(turns, knowledge, match.game, EFFORT.worlds, EFFORT.ahead, rng, SECONDS)
    return max(0, round(tried.puzzle.best() - 100 * (best - other)))


def _first_solution(tried: _Trial) -> list[Action]:
    """The actions of the turn that is shown."""
    rows, match = tried.puzzle.solutions[0], tried.before.copy()
    assert isinstance(rows, list)
    actions: list[Action] = []
    for row in rows:
        actions.append(match.action(row))
        match.play(tried.puzzle.seat, row)
    return actions


@lru_cache(maxsize=64)
def _started(game: str, name: str) -> tuple[Puzzle, Match]:
    """A puzzle, and its match up to the position, which nobody plays on."""
    puzzles = puzzles_of(game)
    puzzle = None if puzzles is None else puzzles.find(name)
    if puzzle is None:
        raise IllegalAction("unknown_puzzle")
    return puzzle, puzzle.start(quintessence.load(game, {}))
