"""REST: puzzles are listed, tried, judged, explained, and played on."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from quintessence.core.discovery import puzzles_of
from quintessence.core.game import Values
from quintessence.server.http.asking import PROBLEMS, Ask
from quintessence.server.wire.puzzle_shapes import PuzzleHint, PuzzlePosition, Puzzles, PuzzleSolution, PuzzleVerdict
from quintessence.server.wire.requests import PuzzleAsked, PuzzleRows, PuzzleTable
from quintessence.server.wire.table_shapes import Table
from quintessence.service.packing import unpack
from quintessence.service.problems import Problem

router = APIRouter(prefix="/api/puzzles", responses=PROBLEMS)
Game = Annotated[str, Path(max_length=100)]
Name = Annotated[str, Path(max_length=40)]
OfGame = Annotated[str | None, Query(max_length=100)]


@router.get("", response_model=Puzzles)
async def puzzles(ask: Ask, game: OfGame = None) -> Response:
    """The puzzles of all games or of one, without their answers; today's are marked."""
    if game is not None and puzzles_of(game) is None:
        raise Problem(404, "no_puzzles", {"game": game})
    job: Values = {"game": game, "today": ask.service.puzzles.today().isoformat()}
    return ask.packed(unpack((await ask.service.own.ask(ask.guest, "list_puzzles", job))["text"]))


@router.post("/{game}/{name}/position", response_model=PuzzlePosition, response_model_exclude_unset=True)
async def position(ask: Ask, game: Game, name: Name, body: PuzzleAsked) -> Values:
    """A puzzle's position after some actions of its seat; nothing is stored."""
    return await ask.service.puzzles.position(ask.guest, game, name, body.model_dump(exclude_none=True))


@router.post("/{game}/{name}/attempt", response_model=PuzzleVerdict)
async def attempt(ask: Ask, game: Game, name: Name, body: PuzzleRows) -> Values:
    """Judge a whole turn; the caller's result is kept."""
    return await ask.service.puzzles.attempt(ask.guest, game, name, [row for row in body.rows])


@router.post("/{game}/{name}/hint", response_model=PuzzleHint)
async def hint(ask: Ask, game: Game, name: Name) -> Values:
    """What kinds of action a right turn is made of."""
    return ask.service.puzzles.hint(game, name)


@router.post("/{game}/{name}/solution", response_model=PuzzleSolution)
async def solution(ask: Ask, game: Game, name: Name) -> Values:
    """The right turns; a puzzle that the caller has not solved counts as shown from then on."""
    return await ask.service.puzzles.solution(ask.guest, game, name)


@router.post("/{game}/{name}/table", status_code=201, response_model=Table)
async def play_on(ask: Ask, game: Game, name: Name, body: PuzzleTable) -> Response:
    """A practice table that goes on from the puzzle's position, with bots in the other seats."""
    service = ask.service
    made = await service.new_tables.of_puzzle(ask.guest, game, name, body.level)
    service.wake(made)
    return await ask.new_table(made.id)
