"""§7.2 Moving: tile by tile, at least one step, up to the number on the card."""

from __future__ import annotations

from typing import final

from quintessence.core.cells import put
from quintessence.core.game import Action, Event, Happened
from quintessence.games.erythro.actions import STOP, Step
from quintessence.games.erythro.data.lines import Line
from quintessence.games.erythro.events import Stepped
from quintessence.games.erythro.rules.effects.effect import Effect, end_line
from quintessence.games.erythro.rules.position import Position


@final
class Moving(Effect):
    """Nothing is in the way (ER-32), and one may come back (ER-33)."""

    def lack(self, position: Position, doer: int, line: Line, reduction: int) -> str:
        return "" if position.setting.layout.near[position.pawns[doer]] else "nowhere_to_go"

    def start(self, position: Position, doer: int, line: Line, events: list[Event]) -> None:
        position.steps = line.count
        position.has_moved = False
        self.ask(position, doer, 0)

    def trials(self, position: Position, doer: int, line: Line) -> list[Position]:
        """Each tile where the way can end; `position` may be on its way already."""
        is_under_way = position.stage == self.index
        steps = position.steps if is_under_way else line.count
        may_stay = is_under_way and position.has_moved
        distance = position.setting.layout.distance[position.pawns[doer]]
        found: list[Position] = []
        for tile in range(position.setting.layout.tiles):
            is_reached = 0 < distance[tile] <= steps
            if distance[tile] == 0:
                is_reached = may_stay or steps >= 2
            if is_reached:
                twin = position.twin()
                twin.pawns = put(twin.pawns, doer, tile)
                found.append(twin)
        return found

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        for tile in position.setting.layout.near[position.pawns[seat]]:
            choices.append(position.actions.step[tile])
        if position.has_moved:
            choices.append(STOP)
        else:
            self.add_decline(position, choices)

    def reason(self, position: Position, seat: int, action: Action) -> str:
        if action is STOP:
            return "one_step_at_least"
        return "no_neighbour" if isinstance(action, Step) else "not_now"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        if self.declined(position, seat, action, events):
            return
        if action is STOP:
            events.append(Happened("stopped", {"seat": seat, "tile": position.pawns[seat] + 1}))
            end_line(position, events)
            return
        assert isinstance(action, Step)
        origin = position.pawns[seat]
        position.pawns = put(position.pawns, seat, action.tile)
        position.steps -= 1
        position.has_moved = True
        events.append(Stepped(seat, origin, action.tile))
        if not position.steps:
            end_line(position, events)
