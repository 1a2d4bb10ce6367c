"""What a command did to a table. Whoever holds the table makes it durable, and tells it only then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from quintessence.core.game import Event
from quintessence.table.entry import Entry
from quintessence.table.model import Summary


@final
class Change:
    """One line more in the log, or something that the log does not have: what happened by it, and whom to tell what.

    The table in memory has it already. Where it cannot be made durable, that table is thrown away and read again.
    """

    __slots__ = (
        "clocks_before",
        "entry",
        "events",
        "has_pins",
        "has_update",
        "is_followed",
        "is_whole",
        "keeps_answer",
        "shows_clocks",
        "shows_table",
        "summary",
        "writes_clocks",
    )

    def __init__(
        self,
        entry: Entry | None = None,
        events: list[Event] | None = None,
        summary: Summary | None = None,
        *,
        has_update: bool = False,
        is_whole: bool = False,
        shows_table: bool = False,
        shows_clocks: bool = False,
        has_pins: bool = False,
        writes_clocks: bool = False,
        clocks_before: list[int] | None = None,
        is_followed: bool = False,
        keeps_answer: bool = False,
    ) -> None:
        self.entry: Final = entry
        """What is appended to the log."""
        self.events: Final = events or []
        self.summary: Final = summary
        """What lists show of the table, where that has changed."""
        self.has_update: Final = has_update
        """Everyone gets what happened, as far as they may see it, and what is different for them."""
        self.is_whole: Final = is_whole
        """Everyone has to be shown the whole table: what they have cannot be mended."""
        self.shows_table: Final = shows_table
        """Everyone is told who is there, what was noted and how it goes."""
        self.shows_clocks: Final = shows_clocks
        """Everyone is told what the clocks say."""
        self.has_pins: Final = has_pins
        """What allies propose has changed, and everyone is told."""
        self.writes_clocks: Final = writes_clocks
        """The clocks have to be written down afterwards."""
        self.clocks_before: Final = clocks_before
        """All clocks before the action that has ended a turn."""
        self.is_followed: Final = is_followed
        """Whether it was made elsewhere: it is durable already."""
        self.keeps_answer: Final = keeps_answer
        """The open window's default answer is to be stored as given; it is played when the window closes."""


KEPT_ANSWER: Final = Change(keeps_answer=True)
"""A person has given the default answer before its window closes: the log does not say so, nor does the table."""
NO_CHANGE: Final = Change()
"""Nothing was done; but someone has come or gone, or the time of a table is ours to keep from now on."""


@final
class Back:
    """Something that is taken back. `rewind` plays the match again, which takes time; then there is a change."""

    def __init__(self, rewind: Callable[[], object], change: Callable[[], Change]) -> None:
        self.rewind: Final = rewind
        self.change: Final = change

    def done(self) -> Change:
        """Both at once."""
        self.rewind()
        return self.change()
