"""Explained steps of a side that nobody sits at: shown criterion by criterion at the reader's pace, or all at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from quintessence.core.game import Event, Explanation
from quintessence.text import Texts
from quintessence.text.narration import narrate_explanation

Drawing = Callable[[list[str]], str | None]
"""The board with some ids marked; None where the game's drawing cannot mark."""


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

    def show(self, events: list[Event]) -> None:
        """Print what happened."""
        self._is_hurried = not self.is_paced
        for event in events:
            self._console.print(Text.assemble(("· ", "dim"), self._texts.event(event)))
            explanation = event.explanation()
            if explanation is not None:
                self._explain(explanation)

    def _explain(self, explanation: Explanation) -> None:
        left = explanation.candidates
        removing = [criterion for criterion in explanation.criteria if criterion.removed]
        first, *others = narrate_explanation(self._texts, explanation)
        self._print(first, left, not removing)
        for criterion, line in zip(removing, others, strict=True):
            left = [name for name in left if name not in criterion.removed]
            self._print(line, left, criterion is removing[-1])

    def _print(self, line: str, marked: list[str], is_last: bool) -> None:
        self._console.print(Text(f"    {line}", style="dim"))
        if is_last or not self._is_hurried:
            drawn = self._draw_marked(marked)
            if drawn is not None:
                self._console.print(Text.from_ansi(drawn), soft_wrap=True)
        if not self._is_hurried and self._wait(self._texts.say("terminal-next-step")):
            self._is_hurried = True
