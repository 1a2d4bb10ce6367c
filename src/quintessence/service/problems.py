"""The refusals of whoever holds the tables, each with its HTTP status."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import BadOption, BadRecord, IllegalAction, Refused, UnknownGame, Values
from quintessence.service.storage.model import NoRoom, StorageFailed
from quintessence.table.refusals import NotAllowed, Stale

TITLES: Final = {
    400: "Bad request",
    403: "Not allowed",
    404: "Not found",
    405: "Method not allowed",
    408: "Too slow",
    409: "Conflict",
    413: "Too large",
    415: "Unsupported media type",
    422: "Cannot be done",
    429: "Too many",
    500: "Server error",
    503: "Not ready",
    507: "Cannot be stored",
}
"""What each status says."""


class Problem(Refused):
    """A refusal of the server itself, with its HTTP status."""

    def __init__(self, status: int, code: str, values: Values | None = None) -> None:
        super().__init__(code, values)
        self.status: Final = status


class Overtaken(Stale):
    """Another process was quicker; what is asked now decides whether the same can still be done."""


def status_of(error: Refused) -> int:
    """The HTTP status that goes with a refusal."""
    if isinstance(error, Problem):
        return error.status
    if isinstance(error, StorageFailed):
        return 503 if error.code in ("storage_busy", "storage_unreachable") else 507
    if isinstance(error, NoRoom):
        return 429
    if isinstance(error, UnknownGame):
        return 404
    if isinstance(error, (BadOption, BadRecord)):
        return 422
    if isinstance(error, NotAllowed):
        return 403
    return 409 if isinstance(error, (IllegalAction, Stale)) else 422
