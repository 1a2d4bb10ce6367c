"""A match drawn for those who watch a learner: as the terminal draws it, and the same as a picture."""

from __future__ import annotations

import io
from typing import Final

from rich.console import Console
from rich.text import Text

from quintessence.core.game import Seat
from quintessence.core.match import Match
from quintessence.terminal.drawing import drawing_of

RENDER_MODES: Final = ["human", "ansi", "svg"]
"""Printed, as text, and as the text of an SVG picture."""
_WIDTH: Final = 110


def draw(match: Match, seat: int | None, mode: str | None, language: str = "en") -> str | None:
    """A match as a seat sees it (None: as everyone does)."""
    if mode is None:
        return None
    drawing = drawing_of(match.game.slug)(match.view(None if seat is None else Seat(seat)), language)
    if mode == "human":
        print(drawing)
        return None
    return drawing if mode == "ansi" else _picture(drawing, match.game.slug)


def _picture(drawing: str, title: str) -> str:
    console = Console(width=_WIDTH, record=True, file=io.StringIO(), force_terminal=True)
    console.print(Text.from_ansi(drawing))
    return console.export_svg(title=title)
