"""Draw pictures of games under way, on a desktop and a phone, light and dark, in both languages.

`python tools/screenshots.py FOLDER` draws them all; without a folder, those of docs/images, which the docs show, anew.
The games are always the same: a picture changes only when the page does.
Each picture is written with 256 colours, which keeps it below 250 kB.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from http.cookiejar import CookieJar
from itertools import product
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright
from scenes import SCENES, Scene
from small_png import packed

ROOT = Path(__file__).resolve().parent.parent
IMAGES = ROOT / "docs" / "images"
LARGEST = 250_000
SEED = "pictures"
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


class Server:
    """A server of our own on fresh data, and someone who sits down at it."""

    def __init__(self, data: str, games: str) -> None:
        paths = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT / "src")]))
        environment = {**os.environ, "PYTHONPATH": paths, "QUINTESSENCE_GAMES": games, "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "quintessence.cli", "serve", "--port", "0", "--data", data]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout is not None
        self.address = next(line.strip().rstrip("/") for line in self._process.stdout if line.startswith("http://"))
        self._cookies = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._cookies))
        self.ask("me")

    def ask(self, path: str, body: object = None, method: str | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(f"{self.address}/api/{path}", data, headers, method=method)
        with self._opener.open(request, timeout=30) as answer:
            return json.load(answer)

    def cookie(self) -> str:
        return str(next(cookie.value for cookie in self._cookies if cookie.name == "guest"))

    def stop(self) -> None:
        self._process.terminate()
        self._process.communicate(timeout=20)


def seated(server: Server, scene: Scene) -> str:
    """A game under way: someone's table, with the first actions played, or a recorded game gone on with."""
    if scene.record:
        file = ROOT / "src" / "quintessence" / "games" / scene.game / "tests" / "recorded" / f"{scene.record}.json"
        told = server.ask("records", json.loads(file.read_text(encoding="utf-8")))
        return str(server.ask(f"tables/{told['id']}/fork", {"at": scene.at, "seats": scene.seats})["id"])
    found = server.ask("tables", {"game": scene.game, "options": scene.options, "seats": scene.seats, "seed": SEED})
    for row in scene.rows:
        question = server.ask(f"tables/{found['id']}")["state"]["questions"]["0"]
        server.ask(f"tables/{found['id']}/play", {"seat": 0, "question": question, "row": row})
    return str(found["id"])


def shown(browser: Browser, server: Server, size: str, locale: str, theme: Literal["light", "dark"]) -> Page:
    """A page of that size, language and theme; still, so that every picture of the same page is the same."""
    width, height = SIZES[size]
    is_phone = size == "phone"
    context = browser.new_context(
        base_url=server.address,
        locale=LOCALES[locale],
        color_scheme=theme,
        reduced_motion="reduce",
        viewport={"width": width, "height": height},
        device_scale_factor=2 if is_phone else 1,
        has_touch=is_phone,
        is_mobile=is_phone,
    )
    context.add_cookies([{"name": "guest", "value": server.cookie(), "url": server.address}])
    return context.new_page()


def draw(browser: Browser, servers: dict[str, Server], folder: Path) -> None:
    """All pictures."""
    for server in servers.values():
        server.ask("me", {"name": "Ada", "colour": "quintessence"}, "PUT")
    tables = {name: seated(servers[scene.games], scene) for name, scene in SCENES.items()}
    for size, locale, theme in product(SIZES, LOCALES, THEMES):
        pages = {games: shown(browser, server, size, locale, theme) for games, server in servers.items()}
        for name, table in tables.items():
            file = folder / f"{name}-{size}-{locale}-{theme}.png"
            if not is_wanted(file):
                continue
            page = pages[SCENES[name].games]
            page.goto(f"/t/{table}")
            SCENES[name].point(page)
            settle(page)
            keep(page, file)
        if is_wanted(file := folder / f"lobby-{size}-{locale}-{theme}.png"):
            keep(lobby(pages[""]), file)
        for page in pages.values():
            page.context.close()


def is_wanted(file: Path) -> bool:
    """Into any folder all of them; of docs/images only those that are there already."""
    return file.parent != IMAGES or file.exists()


def lobby(page: Page) -> Page:
    """As a newcomer finds it: games under way would bear their dates."""
    page.context.clear_cookies()
    page.goto("/")
    games = {scene.game for scene in SCENES.values() if not scene.games}
    page.get_by_role("heading", level=2).nth(len(games)).wait_for()
    settle(page)
    return page


def settle(page: Page) -> None:
    """Wait until everything is there, and stands still."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)


def keep(page: Page, file: Path) -> None:
    """Take the picture and write it small."""
    small = packed(page.screenshot(animations="disabled", caret="hide"))
    if len(small) > LARGEST:
        raise SystemExit(f"screenshots: {file.name} has {len(small)} bytes, more than {LARGEST}")
    file.write_bytes(small)
    print(f"{file.name}: {len(small) // 1000} kB")


def main(words: list[str]) -> int:
    """Draw everything into the folder."""
    folder = Path(words[0]) if words else IMAGES
    folder.mkdir(parents=True, exist_ok=True)
    found = subprocess.run(
        [sys.executable, ROOT / "tools" / "browser.py"], stdout=subprocess.PIPE, text=True, check=False
    )
    if not found.stdout.strip():
        return 1
    started = time.monotonic()
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    outside = {scene.games for scene in SCENES.values() if scene.games}
    for scene in SCENES.values():
        if scene.games:
            board = ROOT / scene.games / scene.game
            subprocess.run([sys.executable, ROOT / "tools" / "page.py", "board", board], check=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        servers = {games: Server(str(Path(data) / f"data-{games}"), str(ROOT / games)) for games in outside}
        servers[""] = Server(str(Path(data) / "data"), "")
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), chromium_sandbox=not is_root)
        try:
            draw(browser, servers, folder)
        finally:
            browser.close()
            for server in servers.values():
                server.stop()
    print(f"screenshots: done in {time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
