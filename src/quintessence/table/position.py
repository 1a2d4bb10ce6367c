"""What follows from a table as it is now: views, questions, who is to act. Each is worked out when first asked for."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from quintessence.core.game import Seat, Values
from quintessence.core.match import Match
from quintessence.table.codec import Codec
from quintessence.table.log import Log


class Position:
    """The answers about one revision of a table.

    A table makes a new one with every change. That is the only invalidation there is: nothing here is ever cleared.
    """

    __slots__ = (
        "_codec",
        "_legal",
        "_match",
        "_own_counts",
        "_parts",
        "_prompts",
        "_questions",
        "_views",
        "is_alike",
        "to_act",
        "undo",
    )

    def __init__(self, match: Match | None, log: Log, is_alike: bool, codec: Codec) -> None:
        self._codec: Final = codec
        self._match: Final = match
        self._own_counts: Final = log.own_counts[:]
        self.is_alike: Final = is_alike
        """Whether every viewer sees the same."""
        self.to_act: Final[list[Seat]] = match.to_act() if match is not None and log.ended is None else []
        """The seats that owe a decision; none once it is over."""
        self._views: Final[dict[Seat | None, Values]] = {}
        self._parts: Final[dict[Seat | None, dict[str, bytes]]] = {}
        self._legal: Final[dict[Seat, bytes]] = {}
        self._prompts: Final[dict[Seat, bytes]] = {}
        self._questions: Final[dict[Seat, int]] = {}
        self.undo: Final[dict[Seat, bool | str]] = {}
        """Whether each seat may take its last action back, for those that were asked about."""

    def view(self, viewer: Seat | None) -> Values:
        """All that a viewer may know."""
        viewer = None if self.is_alike else viewer
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = self._rules().view(viewer)
        return found

    def parts(self, viewer: Seat | None) -> dict[str, bytes]:
        """The same, each part as JSON."""
        viewer = None if self.is_alike else viewer
        found = self._parts.get(viewer)
        if found is None:  # the view itself is not kept: it is hundreds of objects, to be freed while they are at hand
            found = self._parts[viewer] = self._codec.encode_parts(self._rules().view(viewer))
        return found

    def legal(self, seat: Seat) -> bytes:
        """What a seat may do now, as JSON."""
        if seat not in self.to_act:
            return NOTHING
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self._codec.encode_actions(self._rules().legal(seat))
        return found

    def prompt(self, seat: Seat) -> bytes:
        """What a seat is asked now, or what it waits for, as JSON."""
        found = self._prompts.get(seat)
        if found is None:
            found = self._prompts[seat] = self._codec.encode_briefly(self._rules().prompt(seat).json())
        return found

    def question(self, seat: Seat) -> int:
        """The number of what a seat is asked: another one when its prompt or its legal actions change, or it has acted.

        It follows from the log and the rules alone, so that it is the same in every process and after a restart.
        """
        found = self._questions.get(seat)
        if found is None:
            asked = crc32(self.legal(seat), crc32(self.prompt(seat)))
            found = self._questions[seat] = self._own_counts[seat] * OWN + asked
        return found

    def _rules(self) -> Match:
        assert self._match is not None
        return self._match


NOTHING: Final = b"[]"
OWN: Final = 2**32
"""A question is a seat's own count times this, and a checksum of what it is asked."""
