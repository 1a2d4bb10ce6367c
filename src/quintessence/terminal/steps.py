"""Explained steps of a side that nobody sits at: shown criterion by criterion at the reader's pace, or all at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from quintessence.core.game import Event, Explanation, Values
from quintessence.text import Texts
from quintessence.text.narration import explanation_frames

Drawing = Callable[[Values, list[Event], list[str]], str | None]
"""A view, what has happened since, and the ids to mark on its drawing; None where the game's drawing cannot mark."""


class Steps:
    """Prints events; of an explained one, also what could have been chosen and what each criterion took away."""

    def __init__(self, texts: Texts, console: Console, draw_marked: Drawing, wait: Callable[[str], str]) -> None:
        self._texts: Final = texts
        self._console: Final = console
        self._draw_marked: Final = draw_marked
        self._wait: Final = wait
        """Shows a question and gives the line that is typed."""
        self.is_paced = False
        """Whether the reader presses a key after each line of an explanation."""
        self._is_hurried = False

    def show(self, before: Values, events: list[Event]) -> None:
        """Print what happened since the view `before`."""
        self._is_hurried = not self.is_paced
        for place, event in enumerate(events):
            self._show(before, events[:place], event)

    def show_again(self, before: Values, events: list[Event], place: int) -> None:
        """Print one of these events once more, at the reader's pace."""
        self._is_hurried = False
        self._show(before, events[:place], events[place])

    def _show(self, before: Values, happened: list[Event], event: Event) -> None:
        """An event's sentence and its reasons; step by step the reasons come first, so that nothing is given away."""
        explanation = event.explanation()
        if explanation is not None and explanation.candidates and not self._is_hurried:
            self._explain(before, happened, explanation)
            self._tell(event)
            return
        self._tell(event)
        if explanation is not None and explanation.candidates:
            self._explain(before, happened, explanation)

    def _tell(self, event: Event) -> None:
        self._console.print(Text.assemble(("· ", "dim"), self._texts.event(event)))

    def _explain(self, before: Values, happened: list[Event], explanation: Explanation) -> None:
        for line, left in explanation_frames(self._texts, explanation):
            self._print(line, before, happened, left)

    def _print(self, line: str, before: Values, happened: list[Event], marked: list[str]) -> None:
        self._console.print(Text(f"    {line}", style="dim"))
        if self._is_hurried:
            return
        drawn = self._draw_marked(before, happened, marked)
        if drawn is not None:
            self._console.print(Text.from_ansi(drawn), soft_wrap=True)
        if self._wait(self._texts.say("terminal-next-step")):
            self._is_hurried = True
