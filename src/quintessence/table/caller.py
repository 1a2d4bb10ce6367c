"""What a caller may do at a table: by the seats it holds, as the host, or as a spectator."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from hmac import compare_digest

from quintessence.core.game import Seat
from quintessence.table.model import StoredTable
from quintessence.table.refusals import NotAllowed


@dataclass(frozen=True)
class Caller:
    """What someone may do at a table."""

    guest: str | None
    held: frozenset[int]
    is_host: bool
    may_watch: bool

    @cached_property
    def only_seat(self) -> Seat | None:
        """The one seat that the caller holds; None for a spectator, and for who holds several."""
        return Seat(min(self.held)) if len(self.held) == 1 else None

    def require_seat(self, seat: int) -> Seat:
        """The seat, when the caller holds it."""
        if seat not in self.held:
            raise NotAllowed("not_your_seat", {"seat": seat})
        return Seat(seat)

    def require_host(self) -> None:
        """NotAllowed for everyone but the host."""
        if not self.is_host:
            raise NotAllowed("only_the_host")


def caller_at(stored: StoredTable, guest: str | None, token: str | None) -> Caller:
    """What a guest may do at a table, with the help of a token: a seat's key, or the spectators' token."""
    held = set()
    for seat, hold in enumerate(stored.seats):
        has_key = hold.kind != "bot" and is_same(hold.key, token)
        if has_key or (guest is not None and guest in hold.holders):
            held.add(seat)
    is_host = guest is not None and is_host_of(stored, guest)
    may_watch = is_host or bool(held) or is_same(stored.watch, token)
    may_watch = may_watch or (guest is not None and guest in stored.watchers)
    return Caller(guest, frozenset(held), is_host, may_watch)


def is_host_of(stored: StoredTable, guest: str) -> bool:
    """Whether a guest has set the table up, or came back with another cookie to the seat of whoever did."""
    has_own = any(hold.kind == "me" and guest in hold.holders for hold in stored.seats)
    return has_own or guest == stored.header.host


def is_same(secret: str, given: str | None) -> bool:
    """Whether a given token is the right one, compared in constant time."""
    return given is not None and compare_digest(secret.encode(), given.encode("utf-8", "replace"))


def may_write(caller: Caller) -> bool:
    """Whether a caller may write to the others: who sits here, and the host."""
    return bool(caller.held) or (caller.guest is not None and caller.is_host)
