"""Who comes to a table from outside: a guest, and the token it brings."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from quintessence.service.problems import Problem
from quintessence.table.caller import Caller, caller_at
from quintessence.table.model import StoredTable


@dataclass(frozen=True)
class Visitor:
    """Who comes from outside: a guest, and the token it brings."""

    guest: str | None
    token: str | None = None

    def at(self, stored: StoredTable) -> Caller:
        """What the visitor may do at a table; Problem when that is nothing at all."""
        caller = caller_at(stored, self.guest, self.token)
        if not caller.may_watch:
            raise Problem(403, "not_at_this_table")
        return caller


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(24)
