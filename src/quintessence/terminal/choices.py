"""The numbered list of what can be done: shown by kind, narrowed by a few letters."""

from __future__ import annotations

import unicodedata
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from quintessence.core.game import Action, Values
from quintessence.text import Texts

MANY: Final = 60
"""More choices than this are counted by kind, not listed, until they are narrowed."""


class Choices:
    """The legal actions of a decision; each keeps its number however the list is narrowed."""

    def __init__(self, actions: list[Action], texts: Texts) -> None:
        self.actions: Final = actions
        self._texts: Final = texts
        self._sentences: Final = [texts.action(action) for action in actions]
        self._sought: Final = [
            _folded(f"{sentence} {action!r}") for sentence, action in zip(self._sentences, actions, strict=True)
        ]

    def matching(self, wanted: str) -> list[int]:
        """The places of the actions in whose text or row every one of the wanted words occurs."""
        words = _folded(wanted).split()
        return [place for place, text in enumerate(self._sought) if all(word in text for word in words)]

    def show(self, console: Console, places: list[int] | None = None) -> None:
        """Print the actions at these places, or all; only counts where there are too many."""
        shown = range(len(self.actions)) if places is None else places
        for tag, group in self._by_tag(list(shown)).items():
            title = self._texts.aside(f"action-{tag}", "group") or tag.replace("_", " ")
            if places is None and len(self.actions) > MANY and len(group) > 1:
                console.print(self._counted(title, tag, group))
            else:
                self._list(console, title, group)

    def _by_tag(self, places: list[int]) -> dict[str, list[int]]:
        groups: dict[str, list[int]] = {}
        for place in places:
            groups.setdefault(str(self.actions[place].row()[0]), []).append(place)
        return groups

    def _counted(self, title: str, tag: str, group: list[int]) -> Text:
        ends: Values = {"first": group[0] + 1, "last": group[-1] + 1}
        return Text(
            "  " + self._texts.say("terminal-group-counted", {"title": title, "tag": tag, "count": len(group), **ends})
        )

    def _list(self, console: Console, title: str, group: list[int]) -> None:
        if len(group) > 1:
            console.print(Text(f"  {title}", style="bold"))
        width = len(str(len(self.actions)))
        lines = [
            Text.assemble("  ", (f"{place + 1:>{width}}", "bold cyan"), f"  {self._sentences[place]}")
            for place in group
        ]
        if len(lines) <= 6:
            for line in lines:
                console.print(line)
        else:
            console.print(Columns(lines, column_first=True, padding=(0, 2)))


def _folded(text: str) -> str:
    """Lower case without accents, so that `demolir` finds `Démolir`."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))
