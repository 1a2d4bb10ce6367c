"""What the host sets for a table beside the game, noted in its log."""

from __future__ import annotations

from quintessence.bots.levels import LEVELS
from quintessence.core.game import ALLIES, BadOption, Values
from quintessence.core.match import Match
from quintessence.service.requests import WantedClock
from quintessence.table.model import SeatHold
from quintessence.table.time_control import GAME, LOSS, TimeControl


def clock_terms(asked: WantedClock | None, match: Match, seats: list[SeatHold]) -> Values | None:
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
