"""Reads a page again only after it has changed: what is asked twenty times a second must not cost a layout each."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import PATIENCE

READING = """(before) => {
  if (!window.lookedAt) {
    window.lookedAt = {};
    const noted = new MutationObserver(() => (window.lookedAt.before = null));
    noted.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  }
  if (window.lookedAt.before === before) return false;
  const now = (READ)();
  const text = JSON.stringify(now);
  if (now && text !== before) return [now, text];
  window.lookedAt.before = before;
  return false;
}"""


def is_news(page: Page, read: str, before: str) -> bool:
    """Whether a script reads something on the page that is not what it was."""
    return bool(page.evaluate(READING.replace("READ", read), before))


def next_reading(page: Page, read: str, before: str, patience: int = PATIENCE) -> tuple[Any, str]:
    """What a script reads, once that is something and not what it was; and the text of it to compare with."""
    found = page.wait_for_function(READING.replace("READ", read), arg=before, polling=50, timeout=patience)
    now, text = found.json_value()
    return now, text
