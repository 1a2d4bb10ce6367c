"""§7.3 Gaining and losing influence."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Action, Event
from quintessence.games.erythro.actions import Split
from quintessence.games.erythro.data.constants import NONE
from quintessence.games.erythro.data.lines import Line
from quintessence.games.erythro.rules.effects.effect import Effect, Immediate, end_line
from quintessence.games.erythro.rules.influence import (
    disc_of,
    gain,
    highest_first,
    lower_discs,
    lowest_first,
    pay,
    raise_disc,
    total,
)
from quintessence.games.erythro.rules.position import Position


@final
class Gain(Immediate):
    """Points of one element, which the player must master (ER-09, ER-10)."""

    def lack(self, position: Position, doer: int, line: Line, reduction: int) -> str:
        return "element_not_mastered" if disc_of(position, doer, line.element) == NONE else ""

    def start(self, position: Position, doer: int, line: Line, events: list[Event]) -> None:
        if disc_of(position, doer, line.element) == 0:
            gain(position, doer, line.count, 0, events)
        else:
            gain(position, doer, 0, line.count, events)
        end_line(position, events)

    def trials(self, position: Position, doer: int, line: Line) -> list[Position]:
        twin = position.twin()
        raise_disc(twin, doer, disc_of(position, doer, line.element), line.count)
        return [twin]


@final
class Sharing(Effect):
    """Points of any element: split freely between one's own two discs (ER-08)."""

    def lack(self, position: Position, doer: int, line: Line, reduction: int) -> str:
        return ""

    def start(self, position: Position, doer: int, line: Line, events: list[Event]) -> None:
        self.ask(position, doer, line.count)

    def trials(self, position: Position, doer: int, line: Line) -> list[Position]:
        found: list[Position] = []
        for first in range(line.count + 1):
            twin = position.twin()
            raise_disc(twin, doer, 0, first)
            raise_disc(twin, doer, 1, line.count - first)
            found.append(twin)
        return found

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        for first in range(position.amount + 1):
            choices.append(position.actions.share[first])
        self.add_decline(position, choices)

    def reason(self, position: Position, seat: int, action: Action) -> str:
        return "too_many_points" if isinstance(action, Split) and action.tag == "share" else "not_now"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        if self.declined(position, seat, action, events):
            return
        assert isinstance(action, Split)
        gain(position, seat, action.first, position.amount - action.first, events)
        end_line(position, events)


@final
class Paying(Effect):
    """Points are lost, split freely between one's own discs, in full or not at all (ER-95)."""

    def lack(self, position: Position, doer: int, line: Line, reduction: int) -> str:
        return "influence_missing" if total(position, doer) < line.count else ""

    def start(self, position: Position, doer: int, line: Line, events: list[Event]) -> None:
        self.ask(position, doer, line.count)

    def trials(self, position: Position, doer: int, line: Line) -> list[Position]:
        found: list[Position] = []
        low, high = lowest_first(position, doer, line.count), highest_first(position, doer, line.count)
        for first in range(low, high + 1):
            twin = position.twin()
            lower_discs(twin, doer, first, line.count - first)
            found.append(twin)
        return found

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        low, high = lowest_first(position, seat, position.amount), highest_first(position, seat, position.amount)
        for first in range(low, high + 1):
            choices.append(position.actions.pay[first])
        self.add_decline(position, choices)

    def reason(self, position: Position, seat: int, action: Action) -> str:
        if not isinstance(action, Split) or action.tag != "pay":
            return "not_now"
        return "too_many_points" if action.first > position.amount else "influence_missing"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        if self.declined(position, seat, action, events):
            return
        assert isinstance(action, Split)
        pay(position, seat, action.first, position.amount - action.first, "lose", events)
        end_line(position, events)
