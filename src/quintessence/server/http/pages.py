"""The page: the built files, and index.html, with a head of its own, for every address that the page itself knows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from quintessence.server.http.errors import problem
from quintessence.server.http.previews import Previews
from quintessence.server.settings import Settings

BUILT: Final = Path(__file__).parent.parent.parent / "web_dist"
_MISSING: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Quintessence</title></head>
<body><h1>Quintessence</h1>
<p>The server runs, but its page is not built here: run <code>make play</code> in the project, or install the wheel.</p>
<p lang="fr">Le serveur tourne, mais sa page n’est pas construite ici : lancez <code>make play</code> dans le projet,
ou installez le paquet.</p>
<p><a href="/api/docs">The API</a></p></body></html>
"""


_HEAD: Final = re.compile(r"<!-- preview -->.*<!-- /preview -->", re.DOTALL)
"""What index.html tells of itself, where no server knows better."""


def install(app: FastAPI, settings: Settings) -> None:
    """Serve the built page where there is one."""
    root = (BUILT if settings.pages is None else settings.pages).resolve()
    previews = Previews(settings)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            return problem(404, "not_found")
        file = file_in(root, path)
        if file is not None:
            is_hashed = "assets/" in path
            cached = "public, max-age=31536000, immutable" if is_hashed else "no-cache"
            return FileResponse(file, headers={"cache-control": cached})
        if path.startswith("assets/"):
            return problem(404, "not_found")
        index = root / "index.html"
        if index.is_file() and path != "index.html":
            language, head = await previews.head(request, path)
            page = _HEAD.sub(lambda _: head, index.read_text(encoding="utf-8"), count=1)
            page = page.replace('<html lang="en">', f'<html lang="{language}">', 1)
            return HTMLResponse(page, headers={"cache-control": "no-cache", "vary": "accept-language"})
        return HTMLResponse(_MISSING, headers={"cache-control": "no-cache"})


def file_in(root: Path, path: str) -> Path | None:
    """A built file by its path, never one outside the folder."""
    if not path or "\0" in path:
        return None
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None
