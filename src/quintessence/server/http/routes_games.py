"""REST: which games there are, their variants and words, who I am, and whether the server is well."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse
from starlette.responses import Response

import quintessence
from quintessence.bots.registry import known_bots
from quintessence.core.discovery import companions_of, data_files, folder, whose_data
from quintessence.core.game import PRIVATE, Refused, Values
from quintessence.core.replay import completed, fewest_seats
from quintessence.server.http.asking import PROBLEMS, Ask
from quintessence.server.http.boards import board_of
from quintessence.server.people.plain_text import clean
from quintessence.server.wire.game_shapes import GameOut, VariantOut
from quintessence.server.wire.option_json import options_json
from quintessence.server.wire.requests import NewMe, NewVariant
from quintessence.server.wire.server_shapes import Health, Me
from quintessence.table.model import Guest

router = APIRouter(prefix="/api", responses=PROBLEMS)
Slug = Annotated[str, Path(max_length=100)]
OfVariant = Annotated[str | None, Query(max_length=64)]


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
    guest = Guest(ask.guest, clean(body.name, ask.service.settings.limits.name_length), body.colour)
    await ask.service.seating.rename(guest)
    return guest


@router.get("/games", response_model=list[GameOut])
async def games() -> list[Values]:
    """The games there are, with their options and the bots' levels."""
    return [_game(slug) for slug in quintessence.known_games() if _can_load(slug)]


@router.post("/games/{slug}/variants", status_code=201, response_model=VariantOut)
async def add_variant(ask: Ask, slug: Slug, body: NewVariant) -> Values:
    """Check the data of a variant and keep them; tables can then be made of it."""
    told, data = await ask.service.files.variant(ask.guest, slug, body.files)
    if told["variant"]:
        await ask.service.storage.keep_variant(slug, str(told["variant"]), data, ask.guest)
    return told


@router.get("/games/{slug}/words/{language}", response_class=PlainTextResponse)
async def words_of(
    ask: Ask, slug: Slug, language: Literal["en", "fr"], variant: OfVariant = None, own: bool = False
) -> Response:
    """The words of what is new in a variant, as a Fluent file; with `own`, those of the game's own file too."""
    if variant is None:
        words = quintessence.load(slug).variant.fluent(language)
    else:
        data = await ask.service.creation.variant_data(slug, variant)
        words = await ask.service.files.words(ask.guest, slug, data, language)
    file = folder(slug) / "text" / f"{language}.ftl"
    if own and file.is_file():
        words += file.read_text(encoding="utf-8")
    return PlainTextResponse(words)


def _can_load(slug: str) -> bool:
    """Whether a game is fit to be played; one whose replaced data break it is named when the server starts."""
    try:
        quintessence.load(slug)
    except Refused:
        return False
    return True


@cache
def _game(slug: str) -> Values:
    game = quintessence.load(slug)
    answers = [answer.code for answer in companions_of(game).answers.standing_answers()]
    usual = quintessence.start(slug, fewest_seats(game, {}), "relation").state
    return {
        "slug": slug,
        "version": game.version,
        "seats": [count for count in game.seats],
        "usual_seats": [count for count in game.seats_with(completed(game, {}))],
        "options": options_json(game),
        "presets": [preset.json() for preset in game.presets()],
        "levels": [bot for bot in known_bots()],
        "provenance": {**game.variant.provenance()},
        "data": whose_data(slug),
        "data_files": [file.name for file in data_files(slug)],
        "standing_answers": [code for code in answers],
        "has_windows": bool(answers) and usual.information() == PRIVATE,
        "board": board_of(slug),
        "relation": usual.relation(),
    }
