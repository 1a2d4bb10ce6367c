"""What a command did to a table. Whoever holds the table makes it durable, and tells it only then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, final

from quintessence.core.game import Event
from quintessence.table.entry import Entry
from quintessence.table.model import Summary


class Change(NamedTuple):
    """One line more in the log, or something that the log does not have: what happened by it, and whom to tell what.

    The table in memory has it already. Where it cannot be made durable, that table is thrown away and read again.
    """

    entry: Entry | None = None
    """What is appended to the log."""
    events: list[Event] | None = None
    """What happened, where the board has changed."""
    summary: Summary | None = None
    """What lists show of the table, where that has changed."""
    has_update: bool = False
    """Everyone gets what happened, as far as they may see it, and what is different for them."""
    is_whole: bool = False
    """Everyone has to be shown the whole table: what they have cannot be mended."""
    shows_table: bool = False
    """Everyone is told who is there, what was noted and how it goes."""
    shows_clocks: bool = False
    """Everyone is told what the clocks say."""
    has_pins: bool = False
    """What allies propose has changed, and everyone is told."""
    writes_clocks: bool = False
    """The clocks have to be written down afterwards."""
    clocks_before: list[int] | None = None
    """All clocks before the action that has ended a turn."""
    is_followed: bool = False
    """Whether it was made elsewhere: it is durable already."""
    is_default_given: bool = False
    """The open window's default answer is to be stored as given; it is played when the window closes."""


DEFAULT_GIVEN: Final = Change(is_default_given=True)
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
        """Play the match again, and give the change: where nobody waits meanwhile."""
        self.rewind()
        return self.change()
