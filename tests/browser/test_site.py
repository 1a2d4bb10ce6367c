"""The table without a server: whole games, reloads, no network, a phone, review and puzzles, from plain files."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import static_site
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Route, expect

from quintessence.core.conformance.samples import IS_SWEEP
from quintessence.core.discovery import folder
from tests.browser.conftest import BY_NIGHT, CONFIRMS, PATIENCE, PHONE, USUAL, executable, launching
from tests.browser.house import BOT, ME, SCREEN, SHORT
from tests.browser.playing import Finger, Mouse, cell, look
from tests.browser.static_house import START, StaticHouse, ask, play_out, ready, static_house

Launch = Callable[[], Page]
STRONG = {"kind": "bot", "level": "level4"}
WHOLE: dict[str, Any] = {
    "earth_water_sun": {"seats": [ME, STRONG], "options": SHORT},
    "ephyran": {"seats": [ME, BOT, BOT, BOT]},
    "erythro": {"seats": [ME, ME]},  # one person leads two ambassadors
    "terra_mystica": {"seats": [ME], "options": {"automa": "kuddlers"}},
}
LATE = {"earth_water_sun": ("level2-flat-58", 112), "ephyran": ("level2-4-seats", 270)}
"""Of a game with bots that take their time: a recorded match, and where its end begins."""
KEPT = "() => navigator.serviceWorker.controller && caches.match(new URL('.', document.baseURI)).then(Boolean)"
GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
FILLS = """
const put = IDBObjectStore.prototype.put;
let isFull = false;
new BroadcastChannel('test-disk').onmessage = ({ data }) => { isFull = data; };
IDBObjectStore.prototype.put = function (value, key) {
  if (!isFull) return put.call(this, value, key);
  const error = new DOMException('no room', 'QuotaExceededError');
  Object.defineProperty(this.transaction, 'error', { get: () => error, configurable: true });
  if (!this.transaction.ended) this.transaction.abort();
  this.transaction.ended = true;
};
"""
"""A write that finds no room ends as the browser's own: its transaction is aborted with this error."""
SAY = "(isFull) => new BroadcastChannel('test-disk').postMessage(isFull)"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StaticHouse]:
    with static_house(tmp_path_factory.mktemp("site")) as started:
        yield started


@pytest.fixture(scope="module")
def faults() -> list[str]:
    return []


@pytest.fixture(scope="module")
def context(shared_chromium: Browser, site: StaticHouse) -> Iterator[BrowserContext]:
    """One browser for the whole file: Python takes seconds to start."""
    made = shared_chromium.new_context(base_url=site.address, **{**USUAL, "service_workers": "allow"})
    made.set_default_timeout(PATIENCE)
    made.add_init_script(CONFIRMS)
    yield made
    made.close()


@pytest.fixture(scope="module")
def page(context: BrowserContext, faults: list[str]) -> Page:
    """The one page that all but a few tests share."""
    made = context.new_page()
    made.on("pageerror", lambda error: faults.append(str(error)))
    made.on("request", lambda request: None if "127.0.0.1" in request.url else faults.append(request.url))
    made.goto("./")
    return ready(made)


@pytest.fixture(scope="module")
def spare(shared_chromium: Browser, site: StaticHouse) -> Iterator[Page]:
    """A page in another browser, whose disk can be full."""
    context = shared_chromium.new_context(base_url=site.address, **USUAL)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(CONFIRMS)

    def with_a_disk_that_fills(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=FILLS + answer.text())

    context.route("**/host.worker-*.js", with_a_disk_that_fills)
    yield context.new_page()
    context.close()


@pytest.fixture
def launch(playwright: Playwright, tmp_path: Path) -> Iterator[Launch]:
    """Starts a whole browser with a profile of its own, or the same once more after it was closed."""
    started: list[BrowserContext] = []

    def launched() -> Page:
        values = {**USUAL, "service_workers": "allow"}
        started.append(playwright.chromium.launch_persistent_context(tmp_path, **launching(executable()), **values))
        return started[-1].pages[0]

    yield launched
    for one in started:
        one.close()


def opened(page: Page, game: str, **wish: Any) -> str:
    return str(ask(page, "POST", "/tables", {"game": game, **wish})["id"])


def begun(page: Page, game: str) -> str:
    """A table to be played to its end: at night from the start, by day the end where bots take their time."""
    if IS_SWEEP or game not in LATE:
        return opened(page, game, **WHOLE[game])
    name, late = LATE[game]
    record = json.loads((folder(game) / "tests" / "recorded" / f"{name}.json").read_text(encoding="utf-8"))
    made = ask(page, "POST", "/records", record)["id"]
    return str(ask(page, "POST", f"/tables/{made}/fork", {"at": late, "seats": WHOLE[game]["seats"]})["id"])


def shown(page: Page, path: str) -> Page:
    """The page at a path of its own, as by a link: Python goes on."""
    page.evaluate(GO, "./?" + path.replace("?", "&"))
    return page


def receiver(page: Page) -> str:
    """A hex that can be given something."""
    return look(page)[0].where("grow")[0].hex


def test_python_for_the_browser_stays_small(site: StaticHouse) -> None:
    """What a first move waits for: at 20 Mbit/s each megabyte is four tenths of a second."""
    plan = json.loads((static_site.PARTS / "plan.json").read_text(encoding="utf-8"))
    assert sum(plan["sizes"].values()) < 9_300_000
    assert all((static_site.BUILT / name).stat().st_size == size for name, size in plan["sizes"].items())


def test_rules_can_be_read_before_python_is_here_and_a_failure_says_so(spare: Page) -> None:
    spare.context.route("**/package.json.gzip", lambda route: route.abort())
    spare.goto("./?/rules/ephyran#s4")
    expect(spare.get_by_role("heading", level=1)).to_contain_text("Ephyran")
    expect(spare.get_by_role("alert")).to_contain_text("The table could not start", timeout=START)
    spare.context.unroute("**/package.json.gzip")
    spare.get_by_role("button", name="Try again").click()
    ready(spare)
    expect(spare.get_by_role("alert")).to_have_count(0)


def test_a_full_store_is_said_and_nothing_told_is_lost(spare: Page) -> None:
    spare.goto("./")
    table = opened(ready(spare), "earth_water_sun", seats=[ME, SCREEN], options=SHORT)
    shown(spare, f"/t/{table}")
    first = receiver(spare)
    spare.evaluate(SAY, True)
    mouse = Mouse(spare)
    mouse.choose(first)
    mouse.give("Water")
    expect(spare.get_by_text("The browser has no room left: what you play now is not stored.")).to_be_visible()
    assert ask(spare, "GET", f"/tables/{table}")["state"]["played"] == 0
    spare.evaluate(SAY, False)
    mouse.choose(receiver(spare))
    mouse.give("Water")
    expect(cell(spare, first)).to_have_attribute("aria-label", re.compile("1 Water"))
    expect(spare.get_by_text("The browser has no room left")).to_have_count(0)
    assert ask(spare, "GET", f"/tables/{table}")["state"]["played"] == 1


@pytest.mark.parametrize("game", [pytest.param(game, marks=[] if game == "ephyran" else BY_NIGHT) for game in WHOLE])
def test_a_whole_game(page: Page, game: str) -> None:
    table = begun(page, game)
    outcome = play_out(page, table)["state"]["outcome"]
    assert outcome is not None and outcome["reason"]
    shown(page, f"/t/{table}")
    expect(page.get_by_role("list", name="Players")).to_contain_text(re.compile("Won|Lost|Draw|Place|1st|2nd"))


def test_what_was_told_is_there_after_a_reload_and_in_a_new_page(page: Page, context: BrowserContext) -> None:
    table = opened(page, "earth_water_sun", seats=[ME, SCREEN], options=SHORT)
    shown(page, f"/t/{table}")
    first = receiver(page)
    mouse = Mouse(page)
    mouse.choose(first)
    mouse.give("Water")
    expect(cell(page, first)).to_have_attribute("aria-label", re.compile("1 Water"))
    page.reload()  # in the middle of a turn
    expect(cell(page, first)).to_have_attribute("aria-label", re.compile("1 Water"), timeout=60_000)
    page.get_by_role("button", name="Undo").click()
    expect(cell(page, first)).not_to_have_attribute("aria-label", re.compile("1 Water"))
    assert ask(page, "GET", f"/tables/{table}")["state"]["played"] == 0


def test_one_tab_holds_the_tables_and_another_can_have_them(page: Page, context: BrowserContext) -> None:
    opened(page, "earth_water_sun", seats=[ME, SCREEN], options=SHORT)
    other = context.new_page()
    other.goto("./")
    expect(other.get_by_text("Your tables are open in another tab")).to_be_visible()
    other.get_by_role("button", name="Play here").click()
    ready(other)
    expect(page.get_by_role("button", name="Play here")).to_be_visible()
    assert ask(other, "GET", "/tables")
    other.close()
    ready(page)  # what is closed lets go
    assert ask(page, "GET", "/tables")


def test_a_record_is_opened_reviewed_and_saved(page: Page) -> None:
    path = folder("earth_water_sun") / "tests" / "recorded" / "level2-flat-58.json"
    record = json.loads(path.read_text(encoding="utf-8"))
    table = ask(page, "POST", "/records", record)["id"]
    shown(page, f"/t/{table}?at=3")
    expect(page.get_by_role("slider").first).to_be_visible()
    assert ask(page, "GET", f"/tables/{table}/review/3")["number"] == 3
    assert ask(page, "GET", f"/tables/{table}/record")["actions"] == record["actions"]
    assert ask(page, "GET", f"/tables/{table}/evaluation")["count"] > 0


def test_a_puzzle_of_each_game_is_drawn_and_solved(page: Page) -> None:
    found = {one["game"]: one["id"] for one in ask(page, "GET", "/puzzles")["puzzles"]}
    assert set(found) == set(WHOLE)
    for game, name in found.items():
        at = f"/puzzles/{game}/{name}"
        rows = [action["row"] for action in ask(page, "POST", f"{at}/solution", {})["turns"][0]]
        assert ask(page, "POST", f"{at}/attempt", {"rows": rows})["verdict"] == "right"
        shown(page, at)
        expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_what_needs_others_says_so_and_shows_the_way_to_a_server(page: Page) -> None:
    shown(page, "/")
    section = page.locator("section", has=page.get_by_role("heading", name="With other people"))
    section.get_by_label("Address of a server").fill("play.example.org")
    expect(section.get_by_role("link", name="Go there")).to_have_attribute("href", "https://play.example.org/")
    status, answer = page.evaluate(
        "async () => { const { status, text } = await quintessence.request('POST', '/tables', JSON.stringify("
        "{ game: 'ephyran', seats: [{ kind: 'me' }, { kind: 'friend' }] })); return [status, JSON.parse(text)]; }"
    )
    assert (status, answer["code"]) == (409, "needs_server")
    shown(page, "/lab")
    expect(page.get_by_label("Address of a server")).to_be_visible()  # comparisons take a server's processors


@BY_NIGHT
def test_it_opens_and_plays_with_the_network_off(page: Page, site: StaticHouse) -> None:
    page.wait_for_function(KEPT, timeout=60_000)
    site.stop()
    try:
        table = opened(page, "ephyran", seats=[ME, BOT])
        page.goto(f"./?/t/{table}")
        ready(page)
        assert play_out(page, table, 4)["state"]["played"] >= 4
        expect(page.get_by_role("list", name="Players")).to_be_visible()
    finally:
        site.start()


def test_the_browser_is_closed_in_the_middle_and_the_games_go_on_with_the_network_off(
    launch: Launch, site: StaticHouse
) -> None:
    page = launch()
    page.goto(site.address)
    tables = {game: begun(ready(page), game) for game in WHOLE}
    before = {game: play_out(page, table, 2)["state"]["played"] for game, table in tables.items()}
    page.wait_for_function(KEPT, timeout=60_000)
    page.context.close()
    site.stop()
    try:
        page = launch()
        page.goto(f"{site.address}?/t/{tables['erythro']}")
        ready(page)
        for game, table in tables.items():
            expect(shown(page, f"/t/{table}").get_by_role("list", name="Players")).to_be_visible()
            is_whole = IS_SWEEP or game == "earth_water_sun"
            state = play_out(page, table, 1500 if is_whole else 2)["state"]
            assert state["played"] > before[game] >= 2
            assert not is_whole or state["outcome"]["reason"]
    finally:
        site.start()


def test_a_phone_plays_by_touch(shared_chromium: Browser, site: StaticHouse) -> None:
    context = shared_chromium.new_context(base_url=site.address, **{**USUAL, **PHONE})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(CONFIRMS)
    page = context.new_page()
    page.goto("./")
    table = opened(ready(page), "earth_water_sun", seats=[ME, BOT], options=SHORT)
    shown(page, f"/t/{table}")
    first = receiver(page)
    finger = Finger(page)
    finger.choose(first)
    finger.give("Water")
    expect(cell(page, first)).to_have_attribute("aria-label", re.compile("1 Water"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    context.close()


def test_nothing_came_from_elsewhere_and_nothing_failed(faults: list[str]) -> None:
    assert faults == []
