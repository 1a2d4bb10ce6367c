"""What a worker does for whoever tries a puzzle: the position after some actions, and what a turn is worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import quintessence
from quintessence.bots.rating import Effort, is_turn_over, rated_turn
from quintessence.core.discovery import companions_of, puzzles_of
from quintessence.core.game import Action, Event, IllegalAction, Json, Values
from quintessence.core.knowledge import observed
from quintessence.core.match import Match
from quintessence.core.puzzle import Puzzle, result_of
from quintessence.server.decisions.objections import objection_json
from quintessence.server.thinking.outlook import number_of
from quintessence.server.thinking.review_jobs import sketched
from quintessence.server.thinking.trails import trails_of

EFFORT: Final = Effort(nodes=6_000, depth=3, worlds=16, actions=16)
"""For a turn that is not among those the finder has rated."""
GOOD: Final = 3
"""A turn that promises so many percent less than the best, or fewer, is good too."""


def position(job: Values) -> Values:
    """The position after some actions of the puzzle's seat, and what can be asked of it."""
    tried = _Trial(job)
    match, seat, why, trails = tried.match, tried.puzzle.seat, job.get("why"), job.get("trails")
    told = [event for events in tried.events[-int(number_of(job, "told")) :] for event in events]
    found: Values = {
        "state": sketched(match, seat, len(tried.events)),
        "events": [event.json() for event in observed(told, seat)],
        "finished": tried.is_over,
    }
    if isinstance(why, list):
        found["answers"] = [objection_json(match, seat, row) for row in why]
    if isinstance(trails, dict):
        start = trails["start"]
        assert isinstance(start, list)
        found["trails"] = trails_of(match.state, seat, str(trails["tag"]), start)
    return found


def judge(job: Values) -> Values:
    """What a whole turn is worth beside the best; IllegalAction where it is not over yet."""
    tried = _Trial(job)
    if not tried.is_over:
        raise IllegalAction("puzzle_turn_open")
    best = tried.puzzle.best()
    if tried.puzzle.is_right(tried.match):
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
        self.events: list[list[Event]] = []
        self.actions: list[Action] = []
        self.is_over = False
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
        advice = companions_of(self.match.game).advice
        self.is_over = is_turn_over(before, self.match.state, self.puzzle.seat, advice)


def _worth(tried: _Trial) -> int:
    """What a turn that is not right promises, in percent: as the finder has it, else by a short look."""
    known = tried.puzzle.worths.get(result_of(tried.match))
    if isinstance(known, int):
        return known
    match, advice = tried.before, companions_of(tried.before.game).advice
    share = rated_turn(match.knowledge(tried.puzzle.seat), tried.actions, advice, EFFORT, "puzzle")
    return round(100 * share)


@lru_cache(maxsize=64)
def _started(game: str, name: str) -> tuple[Puzzle, Match]:
    """A puzzle, and its match up to the position, which nobody plays on."""
    found = puzzles_of(game)
    puzzle = None if found is None else found.find(name)
    if puzzle is None:
        raise IllegalAction("unknown_puzzle")
    return puzzle, puzzle.start(quintessence.load(game, {}))
