"""What a messenger shows of a link: a title, a sentence and a picture, in the language that is asked for.

A preview only reads. It names a game and nobody who plays it, and takes no seat: joining is a POST that the page makes.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, Response

import quintessence
from quintessence.core.discovery import folder
from quintessence.core.game import Refused, Values
from quintessence.server.http.errors import problem
from quintessence.server.http.rates import Bucket
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.table.caller import is_same
from quintessence.table.model import StoredTable
from quintessence.text import LANGUAGES, Texts

_LOCALES: Final = {"en": "en_GB", "fr": "fr_FR"}
_SIZE: Final = (1200, 630)
_PICTURE: Final = "preview.png"
"""In a game's board folder; the lobby's own lies among the page's files."""
_LONGEST_TOKEN: Final = 100


@dataclass(frozen=True)
class Subject:
    """What an address is about: a kind of page, and the game."""

    kind: str
    """The text `preview-<kind>`, and `preview-<kind>-text` where there is one."""
    game: str | None = None
    is_private: bool = False
    """Not to be listed by search engines; its address may hold a token, and is not repeated."""


def language_asked(header: str) -> str:
    """The language that an Accept-Language header likes best among ours; English where it likes none."""
    liked: list[tuple[float, str]] = []
    for part in header[:500].split(","):
        tag, _, weight = part.partition(";")
        short = tag.strip().lower().partition("-")[0]
        if short in LANGUAGES:
            liked.append((_weight(weight), short))
    best = max(liked, key=lambda one: one[0], default=(0.0, LANGUAGES[0]))  # of equals the first
    return best[1] if best[0] > 0 else LANGUAGES[0]


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    try:
        return float(value) if name == "q" else 1.0
    except ValueError:
        return 0.0


class Previews:
    """Writes the head of the page for an address."""

    def __init__(self, settings: Settings) -> None:
        self._settings: Final = settings
        limits = settings.limits
        self._reads: Final = Bucket(limits.previews_per_second, limits.preview_burst)

    async def head(self, request: Request, path: str) -> tuple[str, str]:
        """The language of the page, and the elements of its head that tell what it is about."""
        language = language_asked(request.headers.get("accept-language", ""))
        subject = await self._subject(request, path)
        base = self._settings.public_origin() or str(request.base_url).rstrip("/")
        return language, _elements(subject, language, base, "" if subject.is_private else f"/{path}")

    async def _subject(self, request: Request, path: str) -> Subject:
        first, _, second = path.partition("/")
        if first == "t":
            return await self._table(request, second)
        if first in ("learn", "rules") and second in quintessence.known_games():
            return Subject(first, second)
        asked = request.query_params.get("set-up") if not path else None
        return Subject("game", asked) if asked in quintessence.known_games() else Subject("lobby")

    async def _table(self, request: Request, table: str) -> Subject:
        """A table by the game that is played there, and what the link offers; nothing of it where too many ask."""
        service = request.app.state.service
        assert isinstance(service, Service)
        stored = None
        if table and len(table) <= 40 and self._reads.take():
            try:
                stored = await service.storage.outline(table)
            except Refused:
                stored = None  # without its database a server still shows its page
        if stored is None or stored.header.game not in quintessence.known_games():
            return Subject("lobby", is_private=True)
        token = request.query_params.get("join", "")[:_LONGEST_TOKEN]
        return Subject(_offer(stored, token), stored.header.game, is_private=True)


def _offer(table: StoredTable, token: str) -> str:
    """What a link to a table is for: a free seat, to watch, or no more than the table."""
    if any(not hold.holders and hold.kind == "friend" and is_same(hold.invitation, token) for hold in table.seats):
        return "invitation"
    return "watch" if is_same(table.watch, token) else "table"


def _elements(subject: Subject, language: str, base: str, path: str) -> str:
    """The elements, every value escaped."""
    texts = Texts(subject.game, language)
    values: Values = {"game": texts.say("game-name")} if subject.game else {}
    about = texts.say("game-tagline") if subject.game and texts.has("game-tagline") else texts.say("preview-lobby-text")
    more = f"preview-{subject.kind}-text"
    said = f"{about} {texts.say(more)}" if subject.game and texts.has(more) else about
    title = texts.say(f"preview-{subject.kind}", values)
    named = {"name": [("description", said), ("twitter:card", "summary_large_image")]}
    if subject.is_private:
        named["name"].append(("robots", "noindex"))
    named["property"] = [
        ("og:type", "website"),
        ("og:site_name", "Quintessence"),
        ("og:title", title),
        ("og:description", said),
        ("og:locale", _LOCALES[language]),
        *(("og:locale:alternate", locale) for other, locale in _LOCALES.items() if other != language),
        ("og:image", base + _picture(subject.game)),
        ("og:image:type", "image/png"),
        ("og:image:width", str(_SIZE[0])),
        ("og:image:height", str(_SIZE[1])),
        ("og:image:alt", texts.say("preview-picture", values) if subject.game else texts.say("preview-lobby")),
        *((("og:url", base + path),) if path else ()),
    ]
    lines = [f"<title>{escape(title)}</title>"]
    lines += [f'<meta {by}="{key}" content="{escape(text)}" />' for by, pairs in named.items() for key, text in pairs]
    return "\n    ".join(lines)


def _picture(game: str | None) -> str:
    """The address of a game's picture; the lobby's where it brings none."""
    has_own = game is not None and (folder(game) / "board" / _PICTURE).is_file()
    return f"/previews/{game}.png" if has_own else f"/{_PICTURE}"


def install(app: FastAPI) -> None:
    """Serve the pictures of games; before the page, which takes every address that is left."""

    @app.api_route("/previews/{slug}.png", methods=["GET", "HEAD"], include_in_schema=False)
    async def picture(slug: str) -> Response:
        file = folder(slug) / "board" / _PICTURE if slug in quintessence.known_games() else None
        if file is None or not file.is_file():
            return problem(404, "not_found")
        # Some messengers have the reader's own browser load it: it is for everyone, and tells of no table.
        headers = {"cache-control": "public, max-age=3600", "cross-origin-resource-policy": "cross-origin"}
        return FileResponse(file, headers=headers)
