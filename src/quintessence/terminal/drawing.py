"""Draws a view: by the game's own `terminal.py` where it has one, else as an indented list."""

from __future__ import annotations

from collections.abc import Callable

from quintessence.core.discovery import module_of
from quintessence.core.game import Event, Json, Values


def drawing_of(slug: str) -> Callable[[Values, str], str]:
    """What draws a view of this game in a language: `draw(view, language)` of its terminal.py, or a plain list."""
    module = module_of(slug, "terminal")
    draw: Callable[[Values, str], str] = draw_plainly if module is None else module.draw
    return draw


Marking = Callable[[Values, str, list[Event], list[str]], str | None]
"""A view, a language, what has happened since that view, and the ids to mark; None where none of them can be."""


def marked_drawing_of(slug: str) -> Marking | None:
    """What draws the board with some ids marked: `mark(view, language, happened, ids)` of terminal.py, or None."""
    mark: Marking | None = getattr(module_of(slug, "terminal"), "mark", None)
    return mark


def draw_plainly(view: Values, language: str) -> str:
    """Any view, a value a line."""
    return "\n".join(_lines(view, 0))


def _lines(value: Values, depth: int) -> list[str]:
    lines = []
    for name, part in value.items():
        lines += _named(name.replace("_", " "), part, depth)
    return lines


def _named(name: str, part: Json, depth: int) -> list[str]:
    margin = "  " * depth
    if isinstance(part, dict) and part:
        return [f"{margin}{name}", *_lines(part, depth + 1)]
    if isinstance(part, list) and any(isinstance(item, dict | list) for item in part):
        rows = [_inline(item) for item in part]
        return [f"{margin}{name}", *(f"{margin}  {number}. {row}" for number, row in enumerate(rows, 1))]
    return [f"{margin}{name}: {_inline(part)}"]


def _inline(value: Json) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_inline(part)}" for name, part in value.items()) or "–"
    if isinstance(value, list):
        return " ".join(_inline(part) for part in value) or "–"
    return "–" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
