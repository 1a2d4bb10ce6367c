"""Draw the pictures that messengers show of a link: each game's cover, and all of them around the emblem for the lobby.

The icons of the installed page are drawn too.

`python tools/previews.py`, after `make page`. They are kept in `games/<game>/board/preview.png` and
`web/public/preview.png`, without a word in them, so that one picture serves both languages.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright
from screenshots import Server, settle
from small_png import packed

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "quintessence" / "games"
PUBLIC = ROOT / "web" / "public"
ICONS = [("icon-192", 192, 1), ("icon-512", 512, 1), *((f"maskable-{size}", size, 0.62) for size in (192, 512))]
ICONS += [("apple-180", 180, 0.76)]
"""Name, size, and how much of it the emblem takes."""
SIZE: ViewportSize = {"width": 1200, "height": 630}
COVER = """(slug) => {
  const covers = [...document.querySelectorAll('.game')].map((card) => [
    card.querySelector('h2').id.replace('name-', ''), card.querySelector('.cover svg, .cover > *')]);
  const sheet = document.createElement('div');
  sheet.style.cssText = 'position:fixed;inset:0;z-index:99;display:grid;gap:10px;background:var(--paper)';
  const chosen = covers.filter(([name]) => slug === null || name === slug).map(([, cover]) => cover.cloneNode(true));
  if (chosen.length > 1) sheet.style.gridTemplate = '310px 310px / 1fr 1fr';
  for (const cover of chosen) {
    const cell = document.createElement('div');
    cell.style.cssText = `overflow:hidden;min-width:0;min-height:0;display:grid;zoom:${chosen.length > 1 ? 1.5 : 2.5}`;
    cover.style.cssText += ';width:100%;height:100%';
    cell.append(cover);
    sheet.append(cell);
  }
  if (chosen.length > 1) {
    const emblem = document.querySelector('.home .emblem').cloneNode(true);
    emblem.style.cssText = 'width:190px;height:190px';
    const disc = document.createElement('div');
    disc.style.cssText = 'position:absolute;inset:50% auto auto 50%;translate:-50% -50%;padding:26px;' +
      'border-radius:50%;display:grid;background:var(--paper)';
    disc.append(emblem);
    sheet.append(disc);
  }
  document.body.replaceChildren(sheet);
}"""


def keep(page: Page, slug: str | None, file: Path) -> None:
    """Draw one picture from a lobby that is just loaded."""
    page.goto("/")
    page.locator(".game .cover svg").nth(3).wait_for()
    settle(page)
    page.evaluate(COVER, slug)
    file.write_bytes(packed(page.screenshot(animations="disabled")))
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")


def keep_icons(page: Page) -> None:
    """The emblem as an app's icon: bare, and on paper where a system cuts its own shape out of it."""
    emblem = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    for name, size, part in ICONS:
        page.set_viewport_size({"width": size, "height": size})
        ground = "#f5f1e8" if part < 1 else "transparent"
        style = f"margin:0;height:100vh;display:grid;place-items:center;background:{ground}"
        page.set_content(f'<body style="{style}"><div style="width:{part:.0%}">{emblem}</div></body>')
        picture = page.screenshot(omit_background=True)
        file = PUBLIC / "icons" / f"{name}.png"
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(packed(picture) if part < 1 else picture)
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")


def main() -> int:
    """Draw all pictures anew."""
    found = subprocess.run(
        [sys.executable, ROOT / "tools" / "browser.py"], stdout=subprocess.PIPE, text=True, check=False
    )
    if not found.stdout.strip():
        return 1
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(data, "")
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), chromium_sandbox=not is_root)
        try:
            page = browser.new_page(base_url=server.address, viewport=SIZE, reduced_motion="reduce")
            for folder in sorted(file.parent for file in GAMES.glob("*/board/Cover.svelte")):
                keep(page, folder.parent.name, folder / "preview.png")
            keep(page, None, PUBLIC / "preview.png")
            keep_icons(page)
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
