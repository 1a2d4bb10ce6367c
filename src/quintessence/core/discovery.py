"""Finds the games: folders of `quintessence.games`, of QUINTESSENCE_GAMES, and installed entry points."""

from __future__ import annotations

import os
import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from quintessence.core import data
from quintessence.core.game import Game, Refused, UnknownGame

GROUP = "quintessence.games"
_PACKAGE = import_module(GROUP)
_OWN = list(_PACKAGE.__path__)


def known_games() -> list[str]:
    """The slugs of all games there are, in alphabetical order."""
    return sorted(_places(os.environ.get("QUINTESSENCE_GAMES", "")))


def load(slug: str) -> Game:
    """The game of that slug; UnknownGame names those there are."""
    place = _place(slug)
    try:
        game = import_module(place).GAME
    except Exception as error:
        replaced = [source for source in data.sources(slug) if source.is_replaced]
        if not replaced:
            raise
        detail = f"{type(error).__name__}: {error}"
        raise Refused("data_unplayable", {"file": str(replaced[0].file), "detail": detail}) from error
    assert isinstance(game, Game) and game.slug == slug
    return game


def folder(slug: str) -> Path:
    """Where a game's data, texts and rules lie."""
    found = import_module(_place(slug)).__file__
    assert found is not None
    return Path(found).parent


def _place(slug: str) -> str:
    places = _places(os.environ.get("QUINTESSENCE_GAMES", ""))
    if slug not in places:
        raise UnknownGame("unknown_game", {"game": slug, "known": ", ".join(sorted(places))})
    return places[slug]


@cache
def _places(further: str) -> dict[str, str]:
    """The module of each game; `further` names more folders to look in, separated as in PATH."""
    folders = [str(Path(place).resolve()) for place in further.split(os.pathsep) if place]
    _PACKAGE.__path__.extend(folder for folder in folders if folder not in _PACKAGE.__path__)
    inside = {found.name for found in pkgutil.iter_modules(_OWN + folders) if found.ispkg}
    places = {slug: f"{GROUP}.{slug}" for slug in inside}
    places |= {point.name: point.value for point in entry_points(group=GROUP)}
    return places
