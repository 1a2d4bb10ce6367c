"""Whether a seat may take its last action back: nobody has learned anything by it, and nothing was built on it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from quintessence.core.game import OPEN, Action, Seat, State
from quintessence.core.knowledge import Teaching
from quintessence.core.undo import without_action
from quintessence.table.answer_window import ONLINE, setting_of
from quintessence.table.state import TableState


def undo_for(table: TableState, held: frozenset[int]) -> tuple[bool | str, Seat | None]:
    """Whether whoever holds some seats may take back (True, or the code of the reason why not), and in which seat.

    What needs time was found out before: `learn_at_once` names it.
    """
    actions = table.log.actions
    if not actions:
        return "nothing_to_undo", None
    if not table.current.to_act:  # secrets may have been shown since
        return "match_is_over", None
    if table.is_allied:
        seat = _last_of_allies(table, held)
        return ("nothing_to_undo", None) if seat is None else (table.current.undo[seat], seat)
    actor = actions[-1].seat
    if actor is None or actor not in held:
        return "other_seat_acted", None
    return table.information == OPEN or table.current.undo[Seat(actor)], Seat(actor)


def _last_of_allies(table: TableState, held: frozenset[int]) -> Seat | None:
    """Of some seats, the one that acted last."""
    if len(held) == 1:
        (seat,) = held
        return Seat(seat) if table.log.last_of(seat) >= 0 else None
    return next((Seat(entry.seat) for entry in reversed(table.log.actions) if entry.seat in held), None)


def learn_at_once(table: TableState, held: Collection[int]) -> list[Seat]:
    """Find out for each held seat that may be asked about whether it may take back, where that needs no time.

    The seats are left for which possible worlds have to be looked at. Whether a bot's action could be undone is not
    worked out: nobody asks for it.
    """
    actions = table.log.actions
    if not table.current.to_act or not actions:
        return []
    seats = range(table.seats) if table.is_allied else (actions[-1].seat or 0,)
    return [Seat(seat) for seat in seats if seat in held and not undo_at_once(table, Seat(seat))]


def undo_at_once(table: TableState, seat: Seat) -> bool | str:
    """The answer where the log and the position give it; False where possible worlds have to be looked at."""
    known = table.current.undo
    answer = known.get(seat)
    if not answer:
        last = table.log.last_of(seat)
        is_last = last == len(table.log.actions) - 1
        if last < 0:
            answer = "nothing_to_undo"
        elif not table.current.to_act:
            answer = "match_is_over"
        elif not is_last and not table.is_allied:
            answer = "other_seat_acted"
        elif table.has_windows and setting_of(table) == ONLINE and _was_answer(table, seat):
            answer = "answer_is_final"  # or a window could be opened again and again
        elif is_last and table.information == OPEN:
            answer = True
        else:
            return False
        known[seat] = answer
    return answer


class UndoLook:
    """Looks at possible worlds: whether a seat's last action has shown anyone something, or others have built on it.

    That takes time. It can be done in steps, and elsewhere.
    """

    def __init__(self, table: TableState, seat: Seat) -> None:
        self._table: Final = table
        self._seat: Final = seat
        self._known: Final = table.current.undo
        self._steps: Final = self._look()
        self._answer: bool | str | None = None
        self.is_long = False
        """Whether the next step takes long: a match is played again."""
        self.step()

    @property
    def is_open(self) -> bool:
        """Whether there are steps left."""
        return self._answer is None

    def step(self) -> None:
        """Look on: at one more world, or at the whole of what came after the action."""
        next(self._steps, None)

    def finish(self) -> None:
        """Take all steps, one call each: compiled code keeps the interpreter from others until it returns."""
        while self._answer is None:
            self.step()

    def answer(self) -> bool | str:
        """True, or the code of the reason why not; the table's position knows it from now on."""
        self.finish()
        assert self._answer is not None
        self._known[self._seat] = self._answer
        return self._answer

    def _look(self) -> Iterator[None]:
        table, seat = self._table, self._seat
        match, before = table.rules(), table.befores.get(seat)
        if before is None:
            self.is_long = True
            yield
            self._answer = match.can_undo(seat)
            return
        following, state = match.history()[before.played :], match.state
        if len(following) > 1:
            self.is_long = True
            yield
            rest = without_action(before.state, following, state)
            self.is_long = False
            if rest is None:
                self._answer = "others_built_on_it"
                return
        if before.has_shown is None:
            teaching = _teaching(before.state, seat, following[0][1], table.seats)
            while teaching is not None and teaching.is_open:
                yield
                teaching.look_on()
            before.has_shown = teaching is not None and teaching.has_taught
        self._answer = "something_was_shown" if before.has_shown else True


def can_undo(table: TableState, seat: Seat) -> bool | str:
    """Whether a seat may take its last action back: True, or the code of the reason why not."""
    return undo_at_once(table, seat) or UndoLook(table, seat).answer()


def _teaching(before: State, seat: Seat, action: Action, seats: int) -> Teaching | None:
    """The search for what an action has taught others; None where nothing is hidden."""
    return None if before.information() == OPEN else Teaching(before, seat, action, seats)


def _was_answer(table: TableState, seat: Seat) -> bool:
    """Whether a seat's last action was an answer in another's turn."""
    before = table.befores.get(seat)
    if before is not None:
        return table.companions.answers.default_answer(before.state, seat) is not None
    match = table.rules()
    state = match.game.setup(match.options, match.seats, match.seed)
    for other, action, _ in match.history()[: table.log.last_of(seat)]:
        state.apply(other, action)
    return table.companions.answers.default_answer(state, seat) is not None
