"""Who is at a table: here, away (the page is open, nobody looks) or gone, seat by seat; and who watches."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json, Values
from quintessence.table.state import TableState

HERE: Final = "here"
AWAY: Final = "away"
GONE: Final = "gone"
_AWAY_FROM: Final = 100
"""More than any table has seats."""
_WATCHERS: Final = 30
"""Those who watch and are named; of more, the first."""


def presence_of(table: TableState, seat: int) -> str | None:
    """Whether whoever holds a seat is here, away or gone; None for a bot's seat and a free one."""
    hold = table.stored.seats[seat]
    if hold.kind == "bot" or not hold.holders:
        return None
    away = _away_here(table, seat)
    away += [is_away for is_away in (False, True) if _number(seat, is_away) in table.elsewhere]
    return _best(away)


def is_online(table: TableState, seat: int) -> bool:
    """Whether anyone is connected in a seat, at whichever process."""
    is_elsewhere = any(_number(seat, is_away) in table.elsewhere for is_away in (False, True))
    return is_elsewhere or bool(_away_here(table, seat))


def seats_here(table: TableState) -> list[int]:
    """The seats with someone connected to this process, as other processes are told."""
    held = {seat for listener in table.listeners for seat in listener.caller.held}
    return sorted(_number(seat, all(_away_here(table, seat))) for seat in held)


def _away_here(table: TableState, seat: int) -> list[bool]:
    """For each page that is open in a seat at this process, whether nobody looks at it."""
    return [listener.is_away for listener in table.listeners if seat in listener.caller.held]


def _number(seat: int, is_away: bool) -> int:
    """A seat as processes tell each other, with whether nobody looks there."""
    return seat + _AWAY_FROM if is_away else seat


def gone_seconds(table: TableState, seat: int) -> float:
    """For how long a seat's holder has been gone, as far as this server has seen it."""
    note_who_is_gone(table)
    gone = table.gone_since.get(seat)
    return 0.0 if gone is None else table.clock.now() - gone[0]


def note_who_is_gone(table: TableState) -> None:
    """Remember for each seat since when its holders are gone. For a table that was just loaded, that is now.

    It is also now where a seat has new holders: they are not charged for the absence of those before them.
    """
    for seat, hold in enumerate(table.stored.seats):
        holders, known = tuple(hold.holders), table.gone_since.get(seat)
        if presence_of(table, seat) != GONE:
            table.gone_since.pop(seat, None)
        elif known is None or known[1] != holders:
            table.gone_since[seat] = (table.clock.now(), holders)


def watchers_json(table: TableState) -> list[Json]:
    """Those who look on without a seat, each once, by the name that it has."""
    watching: dict[str, list[bool]] = {}
    for listener in table.listeners:
        if not listener.caller.held:
            watching.setdefault(listener.caller.guest or "", []).append(listener.is_away)
    names = table.stored.names
    shown = sorted((names[guest].name if guest in names else "", _best(away)) for guest, away in watching.items())
    return [{"name": name, "presence": presence} for name, presence in shown[:_WATCHERS]]


def presence_json(table: TableState) -> Values:
    """Who is there, as everyone at the table is told."""
    seats: list[Json] = [presence_of(table, seat) for seat in range(len(table.stored.seats))]
    return {"presence": seats, "watchers": watchers_json(table)}


def _best(away: list[bool]) -> str:
    """The presence of someone with several pages open: here if anyone looks at one of them, else away; gone without."""
    return GONE if not away else AWAY if all(away) else HERE
