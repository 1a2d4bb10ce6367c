"""The shapes of puzzles in the server's answers."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from quintessence.server.wire.play_shapes import ActionOut, Sketch
from quintessence.server.wire.requests import Value

PuzzleState = Literal["new", "tried", "shown", "solved"]


class PuzzleOut(BaseModel):
    """A puzzle without its answer: whose turn it is, how hard it is, and how far the caller has come."""

    game: str
    id: str
    seat: int
    seats: int
    stars: int
    levels: dict[str, float]
    """How often the bots of each level solve it, from 0 to 1."""
    daily: bool
    state: PuzzleState
    tries: int


class PuzzleGame(BaseModel):
    """A game that has puzzles; `stale` where they are for other rules than the present ones, and none is offered."""

    game: str
    count: int
    stale: bool
    made: Value
    """How they were found."""


class Puzzles(BaseModel):
    """The puzzles of this server, which one is today's, and on how many days on end the caller has solved it."""

    date: str
    """The day of the daily puzzles, in UTC."""
    streak: int
    """On how many days on end the caller has solved a daily puzzle, up to today or yesterday."""
    games: list[PuzzleGame]
    puzzles: list[PuzzleOut]


class PuzzlePosition(Sketch):
    """The position of a puzzle after some rows, and whether the turn can be judged there."""

    finished: bool
    """Whether the turn that is tried is over, and can be judged."""
    going_on: bool
    """Whether what was played is right so far, and its point is still to be made."""


class PuzzleVerdict(BaseModel):
    """What a turn is worth beside the best one: shares of a win in percent, by the bots' judgement."""

    verdict: Literal["right", "good", "missed"]
    worth: int
    best: int
    state: PuzzleState
    tries: int
    streak: int


class PuzzleHint(BaseModel):
    """The kinds of actions in the right turn."""

    tags: list[str]
    """The kinds of action of a right turn, in their order."""


class PuzzleSolution(BaseModel):
    """The right turns, the first being shown; what they promise, and what the best other turn does, in percent."""

    turns: list[list[ActionOut]]
    best: int
    other: int
    right: int
    """How many different turns are right."""
    key: list[int]
    """The steps of the first turn that they have in common, by number from 0."""
    state: PuzzleState
