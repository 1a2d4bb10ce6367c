"""Finds the games: folders of `quintessence.games`, of QUINTESSENCE_GAMES, and installed entry points."""

from __future__ import annotations

import os
import pkgutil
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from quintessence.core.game import Game, UnknownGame

GROUP = "quintessence.games"
_PACKAGE = import_module(GROUP)  # by its name: the attribute `quintessence.games` is the function below


def games() -> list[str]:
    """The slugs of all games there are, in alphabetical order."""
    return sorted(_places())


def load(slug: str) -> Game:
    """The game of that slug; UnknownGame names those there are."""
    places = _places()
    if slug not in places:
        raise UnknownGame("unknown_game", {"game": slug, "known": ", ".join(sorted(places))})
    game = import_module(places[slug]).GAME
    assert isinstance(game, Game) and game.slug == slug
    return game


def folder(slug: str) -> Path:
    """Where a game's data, texts and rules lie."""
    load(slug)
    found = import_module(_places()[slug]).__file__
    assert found is not None
    return Path(found).parent


def _places() -> dict[str, str]:
    _extend_path()
    inside = {found.name for found in pkgutil.iter_modules(_PACKAGE.__path__) if found.ispkg}
    places = {slug: f"{GROUP}.{slug}" for slug in inside}
    places |= {point.name: point.value for point in entry_points(group=GROUP)}
    return places


def _extend_path() -> None:
    for place in os.environ.get("QUINTESSENCE_GAMES", "").split(os.pathsep):
        if place and (path := str(Path(place).resolve())) not in _PACKAGE.__path__:
            _PACKAGE.__path__.append(path)
