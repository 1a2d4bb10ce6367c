"""REST: which games there are, their variants and words, who I am, and whether the server is well."""

from __future__ import annotations

import json
from asyncio import to_thread
from functools import cache
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse
from starlette.responses import Response

import quintessence
from quintessence.bots.registry import known_bots
from quintessence.core.discovery import companions_of, data_files, folder, whose_data
from quintessence.core.game import Game, Json, Option, Refused, Values
from quintessence.core.replay import completed, fewest_seats
from quintessence.core.variant import BadData
from quintessence.server.http.asking import PROBLEMS, Ask
from quintessence.server.http.boards import board_of
from quintessence.server.people.plain_text import clean
from quintessence.server.problems import Problem
from quintessence.server.storage.model import Guest
from quintessence.server.wire.game_shapes import GameOut, VariantOut
from quintessence.server.wire.requests import NewMe, NewVariant
from quintessence.server.wire.server_shapes import Health, Me

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
    try:
        game = await to_thread(quintessence.load, slug, {**body.files})
    except BadData as error:
        raise Problem(422, "variant_refused", {"faults": _faults(error)}) from None
    variant = game.variant
    if variant.fingerprint:
        await ask.service.storage.keep_variant(slug, variant.fingerprint, variant.json(), ask.guest)
    return {"variant": variant.fingerprint, "provenance": {**variant.provenance()}, "options": _options(game)}


@router.get("/games/{slug}/words/{language}", response_class=PlainTextResponse)
async def words_of(
    ask: Ask, slug: Slug, language: Literal["en", "fr"], variant: OfVariant = None, own: bool = False
) -> Response:
    """The words of what is new in a variant, as a Fluent file; with `own`, those of the game's own file too."""
    data = None if variant is None else await ask.service.creation.variant_data(slug, variant)
    words = quintessence.load(slug, data).variant.fluent(language)
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
    return {
        "slug": slug,
        "version": game.version,
        "seats": [count for count in game.seats],
        "usual_seats": [count for count in game.seats_with(completed(game, {}))],
        "options": _options(game),
        "presets": [preset.json() for preset in game.presets()],
        "levels": [bot for bot in known_bots()],
        "provenance": {**game.variant.provenance()},
        "data": whose_data(slug),
        "data_files": [file.name for file in data_files(slug)],
        "standing_answers": [answer.code for answer in companions_of(game).answers.standing_answers()],
        "board": board_of(slug),
        "relation": quintessence.start(slug, fewest_seats(game, {}), "relation").state.relation(),
    }


def _options(game: Game) -> list[Json]:
    return [{**option.json(), "seats": _seats(game, option)} for option in game.options()]


def _seats(game: Game, option: Option) -> Values:
    """The numbers of players that each choice leaves, where they are not the usual ones."""
    usual = game.seats_with(completed(game, {}))
    found: Values = {}
    for choice in option.choices:
        allowed = game.seats_with(completed(game, {option.name: choice}))
        if allowed != usual:
            found[json.dumps(choice)] = [count for count in allowed]
    return found


def _faults(error: BadData) -> list[Json]:
    """What is wrong with a variant's file, fault by fault."""
    return [{"file": error.name, **fault.json()} for fault in error.faults]
