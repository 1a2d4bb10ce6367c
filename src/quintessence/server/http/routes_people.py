"""REST: who I am, which games there are, and whether the server is well."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse

import quintessence
from quintessence.bots.levels import LEVELS
from quintessence.core.data import sources, whose
from quintessence.core.game import Game, Json, Refused, Seat, Values
from quintessence.core.match import begin
from quintessence.server.asking import PROBLEMS, Ask
from quintessence.server.limits import clean
from quintessence.server.models import GameOut, Health, Me, NewMe
from quintessence.server.storage import Guest

router = APIRouter(prefix="/api", responses=PROBLEMS)
Slug = Annotated[str, Path(max_length=100)]


@router.get("/health", response_model=Health)
async def health() -> Values:
    """Whether the server runs, and how."""
    return {"ok": True, "version": quintessence.__version__, "compiled": quintessence.is_compiled()}


@router.get("/me", response_model=Me)
async def me(ask: Ask) -> Guest:
    """Who the caller is."""
    return await ask.service.identities.guest(ask.guest)


@router.put("/me", response_model=Me)
async def change_me(ask: Ask, body: NewMe) -> Guest:
    """Take a name and a colour."""
    service = ask.service
    guest = Guest(ask.guest, clean(body.name, service.settings.limits.name_length), body.colour)
    await service.storage.keep_guest(guest)
    for table in service.tables.in_memory():
        if guest.id in table.stored.names:
            table.stored.names[guest.id] = guest
            service.moves.tell_table(table)
    return guest


@router.get("/games", response_model=list[GameOut])
async def games() -> list[Values]:
    """The games there are, with their options and the bots' levels."""
    return [_game(slug) for slug in quintessence.known_games() if _can_load(slug)]


def _can_load(slug: str) -> bool:
    """Whether a game is fit to be played; one whose replaced data break it is told of when the server starts."""
    try:
        quintessence.load(slug)
    except Refused:
        return False
    return True


@cache
def _game(slug: str) -> Values:
    game = quintessence.load(slug)
    seats: list[Json] = [count for count in game.seats]
    options: list[Json] = [option.json() for option in game.options()]
    levels: list[Json] = [level for level in LEVELS]
    return {
        "slug": slug,
        "version": game.version,
        "seats": seats,
        "options": options,
        "levels": levels,
        "provenance": _provenance(slug),
        "data": whose(slug),
        "hides": _hides(game),
        "standing": [standing.code for standing in game.standing()],
    }


def _hides(game: Game) -> bool:
    """Whether one seat may know what another does not."""
    state = begin(game, game.seats[0], "which", {}).state
    return not state.shares_all() and not all(state.knows_all(Seat(seat)) for seat in range(game.seats[0]))


def _provenance(slug: str) -> Values:
    """Which of a game's data are printed in its rulebook, which are reconstructed, and which an owner replaced."""
    found: Values = {}
    for source in sources(slug):
        found.update(source.provenance())
    return found


@router.get("/games/{slug}/words/{language}", response_class=PlainTextResponse)
async def words_of(slug: Slug, language: Literal["en", "fr"]) -> str:
    """The words of what is new in replaced data, as a Fluent file; empty where nothing is."""
    quintessence.load(slug)
    return "".join(source.fluent(language) for source in sources(slug))
