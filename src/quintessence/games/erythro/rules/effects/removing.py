"""§7.4 Removing pollution: at least one token, from one tile (ER-38)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from quintessence.core.game import Action, Event, Happened, Values
from quintessence.games.erythro.actions import Remove
from quintessence.games.erythro.data.lines import Line
from quintessence.games.erythro.rules.effects.effect import Effect, current_line, end_line, tiles_in_reach
from quintessence.games.erythro.rules.position import Position
from quintessence.games.erythro.rules.tiles import can_remove, remove_tokens


@final
class Removing(Effect):
    """From the player's own tile, with the icon also from a neighbour; for the script's question from any tile."""

    def lack(self, position: Position, doer: int, line: Line, reduction: int) -> str:
        tiles, pollution = tiles_in_reach(position, doer, line), position.pollution
        limit: i64 = position.data.numbers.contaminated
        place: i64
        for place in range(len(tiles)):
            tokens: i64 = pollution[tiles[place]]
            if 0 < tokens < limit:  # as `can_remove` has it, which would be asked very often
                return ""
        return "nothing_to_remove"

    def start(self, position: Position, doer: int, line: Line, events: list[Event]) -> None:
        self.ask(position, doer, line.count)

    def trials(self, position: Position, doer: int, line: Line) -> list[Position]:
        found: list[Position] = []
        for tile in tiles_in_reach(position, doer, line):
            if can_remove(position, tile):  # one token less is the least that later lines can be left with
                twin = position.twin()
                remove_tokens(twin, tile, 1)
                found.append(twin)
        return found

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        most = position.actions.most_tokens
        for tile in self._tiles(position, seat):
            if can_remove(position, tile):
                for count in range(1, min(position.amount, position.pollution[tile]) + 1):
                    choices.append(position.actions.remove[most * tile + count - 1])
        self.add_decline(position, choices)

    def _tiles(self, position: Position, seat: int) -> bytes:
        if position.is_scripted:
            return bytes(range(position.setting.layout.tiles))
        return tiles_in_reach(position, seat, current_line(position))

    def reason(self, position: Position, seat: int, action: Action) -> str:
        if not isinstance(action, Remove) or action.tag != "remove":
            return "not_now"
        if action.tile not in self._tiles(position, seat):
            return "out_of_reach"
        return "too_many_tokens" if can_remove(position, action.tile) else "nothing_to_remove"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        if self.declined(position, seat, action, events):
            return
        assert isinstance(action, Remove)
        remove_and_tell(position, seat, action, events)
        end_line(position, events)


def remove_and_tell(position: Position, seat: int, action: Remove, events: list[Event]) -> None:
    before = position.pollution[action.tile]
    remove_tokens(position, action.tile, action.count)
    values: Values = {
        "seat": seat,
        "tile": action.tile + 1,
        "count": action.count,
        "before": before,
        "after": before - action.count,
    }
    events.append(Happened("removed", values))
