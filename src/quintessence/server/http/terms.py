"""What the host sets for a table beside the game, noted in its log."""

from __future__ import annotations

from quintessence.bots.levels import LEVELS
from quintessence.core.game import ALLIES, BadOption, Values
from quintessence.core.match import Match
from quintessence.server.problems import Problem
from quintessence.server.service import Service
from quintessence.server.wire.requests import ClockIn
from quintessence.table.entry import TERMS
from quintessence.table.model import SeatHold
from quintessence.table.terms import LISTED, changed, mark_of
from quintessence.table.time_control import GAME, LOSS, TimeControl


async def set_terms(service: Service, id_: str, terms: Values) -> None:
    """Note what is new of some terms; nothing where all is as it was."""
    async with service.tables.locked(id_) as table:
        if news := changed(table, terms):
            await service.committer.commit(table, table.note(TERMS, None, [news], mark_of(table, news)))
    if LISTED in terms:
        service.open_tables.forget()


def clock_terms(asked: ClockIn | None, match: Match, seats: list[SeatHold]) -> Values | None:
    """The clock that someone wants for a match; BadOption where it cannot be."""
    if asked is None:
        return None
    if all(hold.kind == "bot" for hold in seats):
        raise BadOption("clock_without_people")
    if asked.level not in LEVELS:
        raise BadOption("unknown_bot", {"bot": asked.level, "known": ", ".join(LEVELS)})
    is_alone = match.seats == 1 and not match.state.sides()
    if asked.at_zero == LOSS and (match.state.relation() == ALLIES or is_alone):
        raise BadOption("no_loss_on_time")
    increment = asked.increment if asked.per == GAME else 0
    return TimeControl(asked.per, asked.seconds, increment, asked.at_zero, asked.level).json()


def require_list(service: Service) -> None:
    """Problem where this server has no list of open tables."""
    if not service.settings.has_open_tables:
        raise Problem(403, "no_open_tables")
