"""A picture of the position, made by one press: saved or shared, and nothing in it that others may not see."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.house import BOT, ME, SCREEN, Guest

GAMES = {"earth_water_sun": 2, "ephyran": 3, "erythro": 2, "terra_mystica": 3}
COLOURS = """async (image) => {
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [120, 90];
  const brush = canvas.getContext('2d');
  brush.drawImage(image, 0, 0, 120, 90);
  const found = new Uint32Array(brush.getImageData(0, 0, 120, 90).data.buffer);
  return { width: image.naturalWidth, colours: new Set(found).size, corner: found[0].toString(16) };
}"""
SHARED = """
navigator.canShare = () => true;
navigator.share = async ({ files }) => { window.shared = files.map((file) => [file.name, file.type, file.size]); };
"""


def picture(page: Page) -> None:
    page.get_by_role("group", name="Table", exact=True).get_by_role("button", name="Picture").click()


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_of_every_board_is_saved_by_one_press(visit: Visit, guest: Guest, game: str, tmp_path: Path) -> None:
    table = guest.post("tables", {"game": game, "seats": [ME, *[BOT] * (GAMES[game] - 1)]})["id"]
    page = visit(f"/t/{table}", as_guest=guest, color_scheme="dark")
    with page.expect_response("**/public/*") as told, page.expect_download() as download:
        picture(page)
    assert download.value.suggested_filename.startswith(game)
    download.value.save_as(tmp_path / "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")
    found = page.get_by_role("dialog").locator("img").evaluate(COLOURS)
    assert found["width"] == 2400 and found["colours"] > 200
    assert found["corner"] == "ffe8f1f5", "light paper, whatever the page's own theme"
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
