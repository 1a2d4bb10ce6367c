"""§11 Acquiring by a card, and §7.5 building a sanctuary."""

from __future__ import annotations

from typing import final

from quintessence.core.cells import put
from quintessence.core.game import Action, Event
from quintessence.games.erythro.actions import Buy
from quintessence.games.erythro.data.constants import NONE
from quintessence.games.erythro.data.lines import Line
from quintessence.games.erythro.events import SanctuaryBuilt
from quintessence.games.erythro.rules.effects.effect import Effect, Immediate, end_line
from quintessence.games.erythro.rules.market import add_purchases, buy, can_buy, purchase_lack, trial_purchase
from quintessence.games.erythro.rules.position import Position
from quintessence.games.erythro.rules.tiles import is_contaminated


@final
class Acquiring(Effect):
    """Buy a card of the market at its price (ER-73, ER-98)."""

    def lack(self, position: Position, doer: int, line: Line, reduction: int) -> str:
        return "" if can_buy(position, doer) else "nothing_affordable"

    def start(self, position: Position, doer: int, line: Line, events: list[Event]) -> None:
        self.ask(position, doer, 0)

    def trials(self, position: Position, doer: int, line: Line) -> list[Position]:
        choices: list[Action] = []
        add_purchases(position, doer, choices)
        found: list[Position] = []
        for action in choices:
            assert isinstance(action, Buy)
            found.append(trial_purchase(position, doer, action))
        return found

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        add_purchases(position, seat, choices)
        self.add_decline(position, choices)

    def reason(self, position: Position, seat: int, action: Action) -> str:
        return purchase_lack(position, seat, action) if isinstance(action, Buy) else "not_now"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        if self.declined(position, seat, action, events):
            return
        assert isinstance(action, Buy)
        buy(position, seat, action, events)
        end_line(position, events)


def building_lack(position: Position, tile: int) -> str:
    """Why no sanctuary can be built on a tile: none on a contaminated one, and one at most (ER-35, ER-36)."""
    if is_contaminated(position, tile):
        return "tile_contaminated"
    return "" if position.sanctuaries[tile] == NONE else "sanctuary_there"


@final
class Build(Immediate):
    """A sanctuary on the own tile: one a tile, not on a contaminated one, while the stock lasts (ER-35 to ER-37)."""

    def lack(self, position: Position, doer: int, line: Line, reduction: int) -> str:
        lack = building_lack(position, position.pawns[doer])
        return lack or ("" if position.stock[line.element] else "no_sanctuary_left")

    def start(self, position: Position, doer: int, line: Line, events: list[Event]) -> None:
        tile = position.pawns[doer]
        position.sanctuaries = put(position.sanctuaries, tile, line.element)
        position.stock = put(position.stock, line.element, position.stock[line.element] - 1)
        events.append(SanctuaryBuilt(doer, line.element, tile))
        end_line(position, events)

    def trials(self, position: Position, doer: int, line: Line) -> list[Position]:
        return [position.twin()]
