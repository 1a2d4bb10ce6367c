"""Where commands write: rich's console, which minds NO_COLOR, narrow terminals and pipes."""

from __future__ import annotations

import sys
from typing import Final, NoReturn

from rich.console import Console
from rich.table import Table
from rich.text import Text

_PIPED_WIDTH: Final = 140


class Screen(Console):
    """A console that takes every text as it is, and leaves a closed pipe to the command."""

    def __init__(self, errors: bool = False) -> None:
        file = sys.stderr if errors else sys.stdout
        super().__init__(
            file=file,
            width=None if file.isatty() else _PIPED_WIDTH,
            markup=False,
            emoji=False,
            highlight=False,
        )

    def on_broken_pipe(self) -> NoReturn:
        """Let the command end as on any closed pipe."""
        raise BrokenPipeError


def new_table(title: str, headings: list[str], left: int = 1) -> Table:
    """A plain table: the columns on the left hold words, the others numbers."""
    table = Table(title=Text(title), title_justify="left", title_style="bold", box=None, pad_edge=False, padding=(0, 2))
    for place, heading in enumerate(headings):
        table.add_column(
            Text(heading), justify="left" if place < left else "right", no_wrap=place >= left or place == 0
        )
    return table
