"""What a messenger shows of a link: the game in the language asked for, a picture, no name, and no seat taken."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path

import httpx

from quintessence.server.http.app import create_app
from quintessence.server.http.previews import language_asked
from quintessence.server.service import Service
from quintessence.server.settings import Settings
from quintessence.service.limits import Limits
from tests.server.stored import new_table, play_one, with_service

ROOT = Path(__file__).parent.parent.parent
INDEX = (ROOT / "web" / "index.html").read_text(encoding="utf-8")
Work = Callable[[httpx.AsyncClient], Awaitable[None]]


def served(
    data: Path, work: Work, limits: Limits | None = None, public_url: str | None = "https://games.example.org/"
) -> None:
    """A server on the page's own index.html."""
    pages = data.parent / "pages"
    pages.mkdir(exist_ok=True)
    (pages / "index.html").write_text(INDEX, encoding="utf-8")
    settings = Settings(data, limits or Limits(workers=1), pages=pages, public_url=public_url)

    async def run() -> None:
        app = create_app(settings)
        transport = httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8765") as http,
        ):
            await work(http)

    asyncio.run(run())


async def told(http: httpx.AsyncClient, path: str, language: str = "en") -> dict[str, str]:
    """The title and every meta element of a page."""
    answer = await http.get(path, headers={"accept-language": language})
    assert answer.status_code == 200 and answer.headers["vary"].lower().startswith("accept-language")
    text = answer.text
    assert f'<html lang="{language_asked(language)}">' in text
    pairs = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', text)
    (title,) = re.findall("<title>(.*)</title>", text)
    return {key: unescape(value) for key, value in [*pairs, ("title", title)]}


async def invited(http: httpx.AsyncClient, game: str = "ephyran") -> tuple[str, str]:
    """A table with a free seat and someone with a telling name: its invitation, and its watch link."""
    await http.put("/api/me", json={"name": "Ada <b>", "colour": "fire"})
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = (await http.post("/api/tables", json={"game": game, "seats": seats})).json()
    return table["seats"][1]["link"], table["watch_link"]


def test_a_link_says_which_game_it_leads_to_and_for_what(data: Path) -> None:
    async def work(http: httpx.AsyncClient) -> None:
        lobby, rules = await told(http, "/"), await told(http, "/rules/ephyran")
        assert lobby["og:title"] == "Quintessence" and lobby["og:url"] == "https://games.example.org/"
        assert rules["title"] == "Rules of Ephyran · Quintessence"
        assert rules["og:image"] == "https://games.example.org/previews/ephyran.png"
        assert (await told(http, "/?set-up=erythro"))["title"] == "Erythro · Quintessence"
        seat, watch = await invited(http)
        table = seat.partition("?")[0]
        titles = [(await told(http, path))["og:title"].partition(" · ")[0] for path in (seat, watch, table)]
        assert titles == ["An invitation to play Ephyran", "Watch a game of Ephyran", "A game of Ephyran"]
        assert (await told(http, f"{table}?join=nonsense"))["og:title"] == "A game of Ephyran · Quintessence"
        for path in ("/t/unknown?join=x", "/rules/unknown", "/t/", "/lost/page"):
            assert (await told(http, path))["og:title"] == "Quintessence"

    served(data, work)


def test_a_preview_speaks_the_language_asked_for_and_names_the_other(data: Path) -> None:
    async def work(http: httpx.AsyncClient) -> None:
        seat, _ = await invited(http, "earth_water_sun")
        found = await told(http, seat, "de, fr-CA;q=0.8, en;q=0.5")
        assert found["og:title"] == "Une invitation à jouer\u00a0: Earth, Water & Sun · Quintessence"
        assert (found["og:locale"], found["og:locale:alternate"]) == ("fr_FR", "en_GB")

    served(data, work)
    assert [language_asked(one) for one in ("", "*", "fr;q=0", "en,fr", "fr;q=x,en;q=0.1")] == [
        "en",
        "en",
        "en",
        "en",
        "en",
    ]


def test_a_robot_that_looks_takes_no_seat_and_learns_no_name(data: Path) -> None:
    async def work(http: httpx.AsyncClient) -> None:
        seat, _ = await invited(http)
        host = http.cookies["guest"]
        http.cookies.clear()
        answer = await http.get(seat)
        assert "set-cookie" not in answer.headers
        token = seat.partition("join=")[2]
        assert "Ada" not in answer.text and token not in answer.text and "og:url" not in answer.text
        assert 'content="noindex"' in answer.text
        http.cookies.set("guest", host)
        table = (await http.get(f"/api{seat.partition('?')[0].replace('/t/', '/tables/')}")).json()
        assert [bool(one["guest"]) for one in table["seats"]] == [True, False] and table["status"] == "waiting"
        http.cookies.clear()
        assert (await http.post(f"/api/tables/{table['id']}/join", json={"token": token})).status_code == 200
        assert (await told(http, seat))["og:title"] == "A game of Ephyran · Quintessence"  # the seat is taken

    served(data, work)


def test_without_a_public_address_pictures_are_where_the_page_is(data: Path) -> None:
    async def work(http: httpx.AsyncClient) -> None:
        found = await told(http, "/learn/terra_mystica")
        assert found["og:image"] == "http://127.0.0.1:8765/previews/terra_mystica.png"
        picture = await http.get("/previews/terra_mystica.png")
        assert (
            picture.content.startswith(b"\x89PNG") and picture.headers["cross-origin-resource-policy"] == "cross-origin"
        )
        assert (await http.get("/previews/none.png")).status_code == 404

    served(data, work, public_url=None)


def test_where_too_many_ask_a_link_is_shown_without_its_game(data: Path) -> None:
    async def work(http: httpx.AsyncClient) -> None:
        seat, _ = await invited(http)
        assert (await told(http, seat))["og:title"].startswith("An invitation")
        assert (await told(http, seat))["og:title"] == "Quintessence"

    served(data, work, Limits(workers=1, previews_per_second=0.0001, preview_burst=1))


def test_the_outline_of_a_table_has_its_people_and_none_of_its_moves(data: Path, database: str) -> None:
    async def work(service: Service) -> None:
        table = await new_table(service)
        await play_one(service, table)
        found = await service.storage.outline(table.id)
        assert found is not None and not found.entries
        assert (found.header.game, [hold.invitation for hold in found.seats]) == (
            "earth_water_sun",
            ["token0", "token1"],
        )
        assert await service.storage.outline("nothing") is None

    with_service(data, database, work)
