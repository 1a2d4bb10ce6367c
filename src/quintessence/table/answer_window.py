"""The answer window at a table: who is asked in another's turn, for how long, and what was answered ahead.

Where several devices play, a window lasts the same time whoever is asked and whatever that seat holds: neither a pause
nor its absence gives anything away. A person alone need not wait at all, and people on one screen take their time.
"""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action, Seat, Values
from quintessence.table.codec import action_json
from quintessence.table.state import TableState
from quintessence.table.window import LATE, SOON, Window

ALONE: Final = "alone"
SCREEN: Final = "screen"
ONLINE: Final = "online"


def setting_of(table: TableState) -> str:
    """How people sit: one alone, several on one screen, or at several devices."""
    people = [hold for seat, hold in enumerate(table.stored.seats) if not table.is_bot(seat)]
    if any(hold.kind == "friend" for hold in people) or len({frozenset(hold.holders) for hold in people}) > 1:
        return ONLINE
    return SCREEN if len(people) > 1 else ALONE


def open_window(table: TableState) -> Window | None:
    """The window that is open, if any. It opens when someone first looks, after a restart too."""
    waiting = table.to_act() if table.has_windows else []
    if len(waiting) != 1:
        return None
    if table.window is None or table.window.revision != table.revision:
        default_answer = table.companions.answers.default_answer(table.rules().state, waiting[0])
        if default_answer is None:
            return None
        setting = setting_of(table)
        seconds = table.stored.header.answer_seconds if setting == ONLINE else None
        table.window = Window(
            *(table.revision, waiting[0], default_answer, setting, seconds),
            *(table.clock.since(table.log.changed_at), table.environment.chance.uniform(SOON, LATE)),
            is_default_given=table.stored.seats[waiting[0]].kept_revision == table.revision,
        )
    return table.window


def open_answer(table: TableState) -> tuple[Seat, Action] | None:
    """Where all know the same: the first answer given ahead that can be played now, and who gave it."""
    if not table.has_standing_answers or table.has_windows:
        return None
    answers = table.companions.answers
    for seat in table.to_act():
        if not table.is_bot(seat):
            answer = answers.standing_answer(table.rules().state, seat, standing_answer_of(table, seat))
            if answer is not None:
                return seat, answer
    return None


def standing_answer_of(table: TableState, seat: int) -> str:
    """The standing answer of a seat; one that was chosen for a turn is over with it."""
    lasts = {answer.code: answer.lasts for answer in table.companions.answers.standing_answers()}
    hold = table.stored.seats[seat]
    is_now = lasts.get(hold.standing_answer, False) or hold.standing_turn == table.rules().state.turn_number()
    return hold.standing_answer if hold.standing_answer in lasts and is_now else next(iter(lasts))


def answer_ahead(table: TableState, window: Window) -> Action | None:
    """The answer that is known already: given ahead, or the only legal one for a person alone; None while we wait."""
    is_timed = window.setting == ONLINE and window.seconds is not None
    if table.is_bot(window.seat) or (window.setting != ALONE and not is_timed):
        return window.default_answer if window.is_default_given else None
    state = table.rules().state
    if window.is_default_given or (window.setting == ALONE and len(state.legal(window.seat)) == 1):
        return window.default_answer
    return table.companions.answers.standing_answer(state, window.seat, standing_answer_of(table, window.seat))


def due_answer(table: TableState, window: Window) -> tuple[Action, float] | None:
    """What the server will play for the seat that is asked, and when; None where it waits without a limit."""
    answer = answer_ahead(table, window)
    if window.seconds is None:
        return None if answer is None else (answer, window.opened)
    if answer is None or answer is window.default_answer:
        return window.default_answer, window.closes
    return answer, window.opened + window.share * window.seconds


def window_json(table: TableState) -> Values | None:
    """What everyone gets to know of a window, in the same words and at the same time."""
    window = open_window(table)
    if window is None:
        return None
    return {
        "seat": window.seat,
        "seconds": window.seconds,
        "left": None if window.seconds is None else max(0, round((window.closes - table.clock.now()) * 1000)),
        "default_answer": action_json(window.default_answer),
        "prompt": table.rules().prompt(window.seat).json(),
    }


def may_answer_ahead(table: TableState) -> bool:
    """Whether an answer can be given ahead: where it gives nothing away, since all windows last the same time."""
    if not table.has_windows:
        return table.has_standing_answers
    setting = setting_of(table)
    is_timed = setting == ONLINE and table.stored.header.answer_seconds is not None
    return setting == ALONE or is_timed


def standing_codes(table: TableState) -> list[str]:
    """The standing answers that can be chosen at a table."""
    known = table.companions.answers.standing_answers()
    return [answer.code for answer in known] if may_answer_ahead(table) else []


def own_answer_json(table: TableState, seat: Seat | None) -> Values:
    """What only the holder of a seat gets: its standing answer, and whether the answer to this window is kept."""
    if seat is None or not table.has_standing_answers:
        return {"standing_answer": None, "kept": False}
    window = open_window(table)
    is_given = window is not None and window.seat == seat and answer_ahead(table, window) is window.default_answer
    return {"standing_answer": standing_answer_of(table, seat), "kept": is_given}
