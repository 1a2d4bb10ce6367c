"""REST: which games there are, their variants and words, who I am, and whether the server is well."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse
from starlette.responses import Response

import quintessence
from quintessence.core.discovery import folder
from quintessence.core.game import Values
from quintessence.server.http.asking import PROBLEMS, Ask
from quintessence.server.http.boards import board_of
from quintessence.server.wire.game_shapes import GameOut, VariantOut
from quintessence.server.wire.requests import NewMe, NewVariant
from quintessence.server.wire.server_shapes import Health, Me
from quintessence.service.people.plain_text import clean
from quintessence.service.wire.game_json import games_json
from quintessence.table.model import Guest

router = APIRouter(prefix="/api", responses=PROBLEMS)
Slug = Annotated[str, Path(max_length=100)]
OfVariant = Annotated[str | None, Query(max_length=64)]


@router.get("/health", response_model=Health)
async def health() -> Values:
    """Whether the server runs, and how."""
    return {"ok": True, "version": quintessence.__version__, "compiled": quintessence.is_compiled(), "server": True}


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
    return [{**game, "board": board_of(str(game["slug"]))} for game in games_json()]


@router.post("/games/{slug}/variants", status_code=201, response_model=VariantOut)
async def add_variant(ask: Ask, slug: Slug, body: NewVariant) -> Values:
    """Check the data of a variant and keep them; tables can then be made of it."""
    variant, data = await ask.service.files.variant(ask.guest, slug, body.files)
    if variant["variant"]:
        await ask.service.storage.store_variant(slug, str(variant["variant"]), data, ask.guest)
    return variant


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
