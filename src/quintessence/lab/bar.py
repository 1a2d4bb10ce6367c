"""A bar that shows how many games were played, in a terminal or in a notebook."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from types import TracebackType
from typing import Final, Self, final


def can_be_drawn() -> bool:
    """Whether there is a terminal, or a notebook that can draw a bar."""
    return sys.stderr.isatty() or ("ipykernel" in sys.modules and find_spec("ipywidgets") is not None)


@final
class Bar:
    """Drawn where it is asked for; it stays when it is over."""

    def __init__(self, label: str, is_shown: bool) -> None:
        from rich import progress  # only here: servers and workers, which import the lab too, draw nothing
        from rich.console import Console

        columns = (
            progress.TextColumn("{task.description}"),
            progress.BarColumn(),
            progress.MofNCompleteColumn(),
            progress.TimeElapsedColumn(),
            progress.TimeRemainingColumn(),
        )
        console = Console(file=sys.stderr)
        self._progress: Final = progress.Progress(*columns, console=console, disable=not is_shown)
        self._task: Final = self._progress.add_task(label, total=None)

    def show(self, done: int, total: int | None) -> None:
        """So many are done; None: nobody knows of how many."""
        self._progress.update(self._task, completed=done, total=total)

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._progress.stop()
