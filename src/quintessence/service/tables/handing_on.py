"""The deal of a finished game as a challenge: which games have one to hand on, and why others have not."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import IllegalAction
from quintessence.service.problems import Problem
from quintessence.service.tables.creation import origin_kind
from quintessence.table.entry import PLAY, STAND_IN, TAKE_BACK, TIME_UP
from quintessence.table.model import CHALLENGE, Header, SeatHold, StoredTable
from quintessence.table.state import OVER

_BY_BOT: Final = (STAND_IN, TIME_UP)
"""What the log says where a bot has played for someone."""


def has_deal(header: Header, seats: list[SeatHold], guest: str | None, is_casual: bool) -> bool:
    """Whether a finished game of a guest looks like one whose deal can be handed on: without its log, to offer it."""
    is_own = origin_kind(header) in ("new", "again") and not is_casual
    return is_own and _is_alone(seats, guest)


def require_deal(stored: StoredTable, guest: str) -> None:
    """Refuse where others would not play what this guest has played: as everyone in a challenge, alone and as dealt."""
    if stored.summary.status != OVER:
        raise IllegalAction("match_is_not_over")
    if any(who != guest for _, who in stored.sitters) or not _is_alone(stored.seats, guest):
        raise Problem(409, "deal_not_played_alone")
    if origin_kind(stored.header) not in ("new", "again") or _goes_on(stored):
        raise Problem(409, "deal_goes_on")
    kinds = {entry.kind for entry in stored.entries}
    if TAKE_BACK in kinds:
        raise Problem(409, "deal_taken_back")
    if kinds.intersection(_BY_BOT):
        raise Problem(409, "deal_played_by_bot")


def challenge_of(header: Header) -> str | None:
    """The challenge that a table was set up for."""
    return header.origin.removeprefix(CHALLENGE) if header.origin.startswith(CHALLENGE) else None


def _is_alone(seats: list[SeatHold], guest: str | None) -> bool:
    """Whether a guest holds the one seat that is no bot's."""
    people = [hold for hold in seats if hold.kind != "bot"]
    return len(people) == 1 and people[0].kind == "me" and people[0].holders == [guest]


def _goes_on(stored: StoredTable) -> bool:
    """Whether actions were there from the start: a fork of an earlier time says no more of itself."""
    return any(entry.kind == PLAY and entry.at <= stored.header.created for entry in stored.entries)
