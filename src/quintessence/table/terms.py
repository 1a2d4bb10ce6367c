"""What the host has set for a table beside the game: an entry of its log, which a later one changes."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Values
from quintessence.table.state import TableState

CLAIM: Final = "claim_seconds"
LISTED: Final = "listed"
PACE: Final = "pace"
UNLISTED: Final = "unlisted"


def claim_seconds(table: TableState) -> int | None:
    """After how many seconds of absence the win may be claimed; None where it cannot."""
    seconds = table.log.terms.get(CLAIM)
    return seconds if isinstance(seconds, int) else None


def is_listed(table: TableState) -> bool:
    """Whether the table is in the list that everyone on this server sees."""
    return table.log.terms.get(LISTED) is True


def pace_of(table: TableState) -> float:
    """Seconds that a bot waits before it plays, where bots play alone and people watch."""
    seconds = table.log.terms.get(PACE)
    is_alone = all(hold.kind == "bot" for hold in table.stored.seats)
    return float(seconds) if is_alone and isinstance(seconds, int) else 0.0


def stand_in_levels(table: TableState) -> list[str]:
    """The levels of a bot that may play for someone who is gone: among rivals none that throws the match away."""
    levels = table.environment.levels
    return list(levels if table.is_allied else levels[len(levels) // 2 :])


def changed(table: TableState, wanted: Values) -> Values:
    """Those of some terms that are not as the table has them; what is off is the same as what was never set."""
    return {name: value for name, value in wanted.items() if (table.log.terms.get(name) or None) != (value or None)}


def mark_of(table: TableState, news: Values) -> str:
    """The note of an entry of terms: by it the storage finds the tables that are listed."""
    return LISTED if {**table.log.terms, **news}.get(LISTED) else UNLISTED
