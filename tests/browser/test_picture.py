"""A picture of the position, made by one press: saved or shared, and nothing in it that others may not see."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.house import BOT, ME, SCREEN, Guest

SOLO = {"automa": "simpletons", "automa_level": 1}
GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "earth_water_sun": (2, {}),
    "ephyran": (3, {}),
    "erythro": (2, {}),
    "terra_mystica": (1, SOLO),
}
COLOURS = """async (image) => {
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [120, 90];
  const brush = canvas.getContext('2d');
  brush.drawImage(image, 0, 0, 120, 90);
  const found = new Uint32Array(brush.getImageData(0, 0, 120, 90).data.buffer);
  return { width: image.naturalWidth, colours: new Set(found).size, corner: found[0].toString(16) };
}"""
LOST = """() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).flatMap((rule) => {
  if (!rule.selectorText) return [];
  const again = new CSSStyleSheet();
  again.replaceSync(rule.cssText);
  const kept = [...again.cssRules[0].style];
  return [...rule.style].filter((name) => !kept.includes(name)).map((name) => `${rule.selectorText} ${name}`);
})"""
"""What a picture would lose: it is made of the rules as the browser tells them."""
DRAWN = """
const write = XMLSerializer.prototype.serializeToString;
XMLSerializer.prototype.serializeToString = function (node) { return (window.drawn = write.call(this, node)); };
"""
SHARED = """
navigator.canShare = () => true;
navigator.share = async ({ files }) => { window.shared = files.map((file) => [file.name, file.type, file.size]); };
"""


def picture(page: Page) -> None:
    page.get_by_role("group", name="Table", exact=True).get_by_role("button", name="Picture").click()


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_of_every_board_is_saved_by_one_press(visit: Visit, guest: Guest, game: str, tmp_path: Path) -> None:
    seats, options = GAMES[game]
    table = guest.post("tables", {"game": game, "seats": [ME, *[BOT] * (seats - 1)], "options": options})["id"]
    page = visit("about:blank", as_guest=guest, color_scheme="dark")
    page.add_init_script(DRAWN)
    page.goto(f"/t/{table}")
    with page.expect_response("**/public/*") as told, page.expect_download() as download:
        picture(page)
    assert download.value.suggested_filename.startswith(game)
    download.value.save_as(tmp_path / "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")
    found = page.get_by_role("dialog").locator("img").evaluate(COLOURS)
    assert found["width"] == 2400 and found["colours"] > 200
    assert found["corner"] == "ffe8f1f5", "light paper, whatever the page's own theme"
    if game == "terra_mystica":
        assert [lost for lost in page.evaluate(LOST) if lost.startswith(".mat") and "grid" in lost] == []
        assert "The Automa" in page.evaluate("window.drawn")
    if game == "erythro":
        assert "Player 1" not in page.evaluate("window.drawn"), "an ambassador is called by its elements"
    if game == "ephyran":
        assert all(hand["cards"] is None for hand in told.value.json()["view"]["hands"])


def test_a_moment_of_the_past_is_shared_from_a_phone(visit: Visit, guest: Guest) -> None:
    table = guest.table(ME, SCREEN, rows=[["grow", "a1", "sun"]])
    page = visit("about:blank", as_guest=guest, **PHONE)
    page.add_init_script(SHARED)
    page.goto(f"/t/{table}?at=0")
    picture(page)
    expect(page.get_by_role("dialog").get_by_role("img")).to_have_attribute(
        "alt", "Earth, Water & Sun after 0 actions, as a spectator sees it"
    )
    page.wait_for_function("() => window.shared")
    ((name, kind, size),) = page.evaluate("window.shared")
    assert (name, kind) == ("earth_water_sun-0.png", "image/png") and size > 50_000
