"""Boards of games that the page was not built with: the files that `board_dist` in a game's folder has."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.responses import FileResponse, Response

import quintessence
from quintessence.core.discovery import folder
from quintessence.server.http.errors import problem
from quintessence.server.http.pages import file_in
from quintessence.text import LANGUAGES

_FOLDER: Final = "board_dist"
_ENTRY: Final = "board.js"
_WORDS: Final = tuple(f"{language}.ftl" for language in LANGUAGES)
_TYPES: Final = {".js": "text/javascript", ".css": "text/css", ".ftl": "text/plain", ".md": "text/plain"}


def board_of(slug: str) -> str | None:
    """The address of a game's own board; None where it has none, or the page was built with it."""
    return f"/boards/{slug}/{_ENTRY}" if (_built(slug) / _ENTRY).is_file() else None


def install(app: FastAPI) -> None:
    """Serve the boards; before the page, which takes every address that is left."""

    @app.api_route("/boards/{slug}/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def board(slug: str, path: str) -> Response:
        is_known = slug in quintessence.known_games()
        file = file_in(_built(slug), path) if is_known else None
        if file is None and is_known and path in _WORDS:  # a board may have no words of its own, or there is no board
            return Response("", media_type="text/plain", headers={"cache-control": "no-cache"})
        if file is None or file.suffix not in _TYPES:
            return problem(404, "not_found")
        return FileResponse(file, media_type=_TYPES[file.suffix], headers={"cache-control": "no-cache"})


def _built(slug: str) -> Path:
    return (folder(slug) / _FOLDER).resolve()
