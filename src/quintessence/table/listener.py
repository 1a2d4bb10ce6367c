"""What a table knows of a client that listens to it."""

from __future__ import annotations

from typing import Final, Protocol

from quintessence.table.caller import Caller
from quintessence.table.model import StoredTable

NOT_ALLOWED: Final = 4403
"""The code with which a socket is closed that may no longer listen."""


class Listener(Protocol):
    """A client at a table, whichever way it is connected."""

    caller: Caller
    viewer: int | None
    """The held seat through which it looks, where it has chosen one."""
    shown: dict[str, bytes]
    """The view that it has: each part as JSON."""
    revision: int
    """The revision of that view; -1 before anything was shown."""

    is_away: bool
    """Whether its page is open, and nobody looks at it."""
    is_open: bool
    """Whether anything can still be sent."""

    def send(self, text: bytes) -> None:
        """Send a message, or put it in line."""

    def ask_whole(self) -> None:
        """Have the whole table sent soon: what this client has is no longer true."""

    def renew(self, stored: StoredTable) -> bool:
        """Look up anew what it may do; False when that is nothing any more."""

    def close(self, code: int) -> None:
        """Send nothing more, and end."""
