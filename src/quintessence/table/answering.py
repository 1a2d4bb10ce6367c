"""Answers in another's turn: kept until their window closes, given ahead, and played when their time has come."""

from __future__ import annotations

from quintessence.core.game import Action, IllegalAction, Json, Refused, Seat
from quintessence.table.answer_window import ONLINE, due_answer, may_answer_ahead, open_answer, open_window
from quintessence.table.change import Change
from quintessence.table.playing import play
from quintessence.table.state import TableState


def is_answered(table: TableState) -> bool:
    """Whether the seat of the open window has answered already; the answer is played when the window closes."""
    window = open_window(table)
    return window is not None and window.is_default_given


def give_default_answer(table: TableState) -> None:
    """Note that the open window's default answer was given: it is played when the window closes."""
    window = open_window(table)
    if window is not None:
        window.is_default_given = True


def hold_back(table: TableState, revision: int, rows: list[Json]) -> tuple[bool, float] | None:
    """Delay a bot's answer as a person's would be: whether it is the default one, and when the window opened.

    The default answer waits until the window closes. None where there is nothing to wait for.
    """
    window = open_window(table)
    if window is None or window.revision != revision or window.setting != ONLINE:
        return None
    is_default = window.seconds is not None and rows[:1] == [window.default_answer.row()]
    window.is_default_given = window.is_default_given or is_default
    return is_default, window.opened


def check_standing_answer(table: TableState, code: str) -> int:
    """The turn in which a standing answer is chosen now; Refused where it cannot be."""
    match = table.rules()
    known = [answer.code for answer in table.companions.answers.standing_answers()]
    if not known:
        raise IllegalAction("no_standing_answers")
    if code not in known:
        raise Refused("unknown_standing_answer", {"known": ", ".join(known)})
    if not may_answer_ahead(table):
        raise IllegalAction("standing_answer_needs_time")  # without a pause it would show who answered ahead
    return match.state.turn_number()


def set_standing_answer(table: TableState, seat: Seat, code: str, turn: int) -> None:
    """A seat's standing answer, which is durable; a default answer to the open window no longer counts."""
    hold = table.stored.seats[seat]
    hold.standing_answer, hold.standing_turn = code, turn
    if (window := open_window(table)) is not None and window.seat == seat:
        window.is_default_given = False


def answer_came(table: TableState, seat: int) -> None:
    """A seat has answered ahead elsewhere, and its hold says so."""
    window = table.window
    if window is not None and window.seat == seat:
        window.is_default_given = table.stored.seats[seat].kept_revision == window.revision


def next_answer(table: TableState) -> tuple[Seat, Action, float] | None:
    """What is to be answered for a seat, and when; None where all is waited for."""
    ahead = open_answer(table)
    if ahead is not None:
        return *ahead, table.clock.now()
    window = open_window(table)
    due = None if window is None else due_answer(table, window)
    return None if window is None or due is None else (window.seat, *due)


def answer_due(table: TableState) -> Change | None:
    """Play the answer whose time has come; None where there is none."""
    due = next_answer(table)
    return None if due is None or due[2] > table.clock.now() else play(table, due[0], due[1].row())
