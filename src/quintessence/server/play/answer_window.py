"""An answer window at a table: who is asked in another's turn, for how long, and what its player said ahead.

Where several devices play, a window lasts the same time whoever is asked and whatever he holds: neither a pause nor its
absence tells anything. Where one person plays alone it need not last at all, and on one screen people take their time.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Final, Protocol

from quintessence.core.game import Action, Seat, Values
from quintessence.server.said import said

if TYPE_CHECKING:
    from quintessence.server.table import Table

ALONE: Final = "alone"
SCREEN: Final = "screen"
ONLINE: Final = "online"
SECONDS: Final = 10
"""How long a window lasts where nobody chose."""
_SOON, _LATE = 0.2, 0.8
"""The part of a window within which a standing counter is played: at once would tell that nobody had to think."""
_CHANCE: Final = random.SystemRandom()


class Timer(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """The time, in seconds from some start, and what is to happen when it has come."""

    def now(self) -> float: ...

    def call_at(self, when: float, work: Callable[[], None]) -> Timer: ...


class LoopClock:
    """The clock of the event loop."""

    def now(self) -> float:
        return monotonic()

    def call_at(self, when: float, work: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(max(0.0, when - monotonic()), work)


@dataclass
class Window:
    """One seat is asked, at one position."""

    number: int
    seat: Seat
    silence: Action
    setting: str
    seconds: float | None
    """How long it lasts; None: until there is an answer."""
    opened: float
    is_kept: bool = False
    """Whether silence was chosen by hand, or by a bot; it can be changed until the window closes."""
    share: float = field(default_factory=lambda: _CHANCE.uniform(_SOON, _LATE))

    @property
    def closes(self) -> float:
        """When the time is over."""
        return self.opened + (self.seconds or 0)


def setting_of(table: Table) -> str:
    """How people sit: one alone, several on one screen, or at several devices."""
    people = [place for seat, place in enumerate(table.stored.places) if not table.is_bot(seat)]
    if any(place.kind == "friend" for place in people) or len({frozenset(place.holders) for place in people}) > 1:
        return ONLINE
    return SCREEN if len(people) > 1 else ALONE


def window_of(table: Table) -> Window | None:
    """The window that is open, if any. It opens when someone first looks, after a restart too."""
    waiting = table.to_act() if table.has_windows else []
    if len(waiting) != 1:
        return None
    if table.window is None or table.window.number != table.number:
        silence = table.rules().state.silence(waiting[0])
        if silence is None:
            return None
        setting = setting_of(table)
        seconds = table.stored.header.answer_seconds if setting == ONLINE else None
        table.window = Window(table.number, waiting[0], silence, setting, seconds, table.clock.now())
    return table.window


def chosen(table: Table, seat: int) -> str:
    """The standing answer of a seat; what was chosen for a turn is over with it."""
    lasts = {standing.code: standing.lasts for standing in table.rules().game.standing()}
    place = table.stored.places[seat]
    is_now = lasts.get(place.standing, False) or place.standing_turn == table.rules().state.turn_number()
    return place.standing if place.standing in lasts and is_now else next(iter(lasts))


def ahead(table: Table, window: Window) -> Action | None:
    """What the one who is asked has said ahead, or has nothing else to say; None while he is waited for."""
    is_timed = window.setting == ONLINE and window.seconds is not None
    if table.is_bot(window.seat) or (window.setting != ALONE and not is_timed):
        return window.silence if window.is_kept else None
    state = table.rules().state
    if window.is_kept or (window.setting == ALONE and len(state.legal(window.seat)) == 1):
        return window.silence
    return state.standing_answer(window.seat, chosen(table, window.seat))


def due(table: Table, window: Window) -> tuple[Action, float] | None:
    """What the server plays for the one who is asked, and when; None where he has all the time he likes."""
    answer = ahead(table, window)
    if window.seconds is None:
        return None if answer is None else (answer, window.opened)
    if answer is None or answer is window.silence:
        return window.silence, window.closes
    return answer, window.opened + window.share * window.seconds


def window_json(table: Table) -> Values | None:
    """What everyone is told of a window, in the same words and at the same time."""
    window = window_of(table)
    if window is None:
        return None
    return {
        "seat": window.seat,
        "seconds": window.seconds,
        "left": None if window.seconds is None else max(0, round((window.closes - table.clock.now()) * 1000)),
        "silence": said(window.silence),
        "prompt": table.rules().prompt(window.seat).json(),
    }


def may_answer_ahead(table: Table) -> bool:
    """Whether an answer can be given ahead: where nobody is told by it, since all windows last the same time."""
    setting = setting_of(table)
    is_timed = setting == ONLINE and table.stored.header.answer_seconds is not None
    return table.has_windows and (setting == ALONE or is_timed)


def codes_of(table: Table) -> list[str]:
    """The standing answers that can be chosen at a table."""
    return [standing.code for standing in table.rules().game.standing()] if may_answer_ahead(table) else []


def own_json(table: Table, seat: Seat | None) -> Values:
    """What only the holder of a seat is told: the standing answer, and whether the answer to this window is kept."""
    if seat is None or not table.has_windows:
        return {"standing": None, "kept": False}
    window = window_of(table)
    is_kept = window is not None and window.seat == seat and ahead(table, window) is window.silence
    return {"standing": chosen(table, seat), "kept": is_kept}
