"""Embers on the page: a game outside the package, whose board is built for the tests, and a hand that plays it."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.house import SOURCE, Guest

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "examples" / "embers"
DATA = (FOLDER / "data.toml").read_text(encoding="utf-8")


def build() -> None:
    """Build the board, as `quintessence build-board` does; what is up to date stays.

    A compiled tree has a copy of the game among the package's own, and the server serves that one.
    """
    subprocess.run([sys.executable, ROOT / "tools" / "page.py", "board", str(FOLDER)], check=True)
    staged = SOURCE / "quintessence" / "games" / "embers"
    if staged.exists():
        shutil.copytree(FOLDER / "board_dist", staged / "board_dist", dirs_exist_ok=True)


def changed(**numbers: int) -> str:
    """The game's data with some numbers changed, by their names."""
    text = DATA
    for name, value in numbers.items():
        text, count = re.subn(rf"(?m)^{name} = \d+", f"{name} = {value}", text)
        assert count == 1, name
    return text


def table(
    guest: Guest, *seats: dict[str, str], seed: str | None = None, data: dict[str, int] | None = None
) -> dict[str, Any]:
    """A new table, with other numbers in the data where some are given."""
    body: dict[str, Any] = {"game": "embers", "seats": list(seats), "seed": seed}
    if data:
        body["variant"] = guest.post("games/embers/variants", {"files": {"embers": changed(**data)}})["variant"]
    found: dict[str, Any] = guest.post("tables", body)
    return found


def house(page: Page, name: str) -> Locator:
    """A house of the drawn village."""
    return page.locator(f'[data-house="{name}"]')


def buckets(page: Page) -> Locator:
    """The buckets in hand that can be poured."""
    return page.get_by_role("group", name="Your buckets").get_by_role("button", disabled=False)


def pour(page: Page, name: str) -> None:
    """Take the first bucket, and pour it on a house."""
    buckets(page).first.click()
    house(page, name).click()


HEARD = """
window.heard = { ok: 0, refused: [] };
const asked = new Set();
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      const { type, ref, ok, code, values } = JSON.parse(data);
      if (type !== 'answer' || !asked.has(ref)) return;
      if (ok) window.heard.ok += 1;
      else window.heard.refused.push({ code, late: values?.late ?? false });
    });
  }
  send(text) {
    const { type, ref } = JSON.parse(text);
    if (type === 'play') asked.add(ref);
    super.send(text);
  }
};
"""
"""Counts what the server answers to the actions of a page; to be run before the page's own scripts."""

EAGER = """() => {
  const any = (found) => found[Math.floor(Math.random() * found.length)];
  const press = (node) => node?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  window.eager = setInterval(() => {
    press(any(document.querySelectorAll('.plot.open')));
    if (document.querySelector('.plot.chosen')) press(any(document.querySelectorAll('.hand button:enabled')));
  }, 15);
}"""
"""Pours whatever can be poured wherever it can, as fast as the page lets anyone."""
