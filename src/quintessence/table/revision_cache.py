"""Answers about a table's current revision, each worked out when first asked for: views, questions, who is to act."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from quintessence.core.game import Seat, Values
from quintessence.core.match import Match
from quintessence.table.codec import Codec
from quintessence.table.log import Log


class RevisionCache:
    """What was worked out about one revision of a table: a cache.

    A table makes a new one with every change. Nothing here is ever cleared.
    """

    __slots__ = ("_asked", "_codec", "_match", "_own_counts", "_parts", "_views", "is_alike", "to_act", "undo")

    def __init__(self, match: Match | None, log: Log, is_alike: bool, codec: Codec) -> None:
        self._codec: Final = codec
        self._match: Final = match
        self._own_counts: Final = log.own_counts
        self.is_alike: Final = is_alike
        """Whether every viewer sees the same."""
        self.to_act: Final[list[Seat]] = match.to_act() if match is not None and log.ended is None else []
        """The seats that owe a decision; none once it is over."""
        self._views: Final[dict[Seat | None, Values]] = {}
        self._parts: Final[dict[Seat | None, dict[str, bytes]]] = {}
        self._asked: Final[dict[int, tuple[bytes, bytes, int]]] = {}
        self.undo: Final[dict[Seat, bool | str]] = {}
        """Whether each seat may take its last action back, for those that were asked about."""

    def view(self, viewer: Seat | None) -> Values:
        """All that a viewer may know."""
        viewer = None if self.is_alike else viewer
        view = self._views.get(viewer)
        if view is None:
            assert self._match is not None
            view = self._views[viewer] = self._match.view(viewer)
        return view

    def parts(self, viewer: Seat | None) -> dict[str, bytes]:
        """All that a viewer may know, each part as JSON."""
        viewer = None if self.is_alike else viewer
        parts = self._parts.get(viewer)
        if parts is None:  # the view itself is not kept: it is hundreds of objects, to be freed while they are at hand
            assert self._match is not None
            parts = self._parts[viewer] = self._codec.encode_parts(self._match.view(viewer))
        return parts

    def asked(self, seat: int) -> tuple[bytes, bytes, int]:
        """What a seat is asked now: its legal actions and its prompt, as JSON, and the question's number.

        Another question is put when the prompt or the legal actions change, or the seat has acted. Its number follows
        from the log and the rules alone, so that it is the same in every process and after a restart.
        """
        asked = self._asked.get(seat)
        if asked is None:
            match, codec, own = self._match, self._codec, Seat(seat)
            assert match is not None
            legal = codec.encode_actions(match.legal(own)) if own in self.to_act else NOTHING
            prompt = codec.encode_briefly(match.prompt(own).json())
            number = self._own_counts[seat] * OWN + crc32(legal, crc32(prompt))
            asked = self._asked[seat] = (legal, prompt, number)
        return asked

    def question(self, seat: int) -> int:
        """The number of what a seat is asked."""
        return self.asked(seat)[2]


NOTHING: Final = b"[]"
OWN: Final = 2**32
"""A question is a seat's own count times this, and a checksum of what it is asked."""
