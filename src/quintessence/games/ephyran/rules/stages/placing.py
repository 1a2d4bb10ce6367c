"""§8, §9 The stages in which a seat puts down what it has in hand: a token, or the recovered Dionysos."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Action, Event
from quintessence.games.ephyran.actions import PutDown
from quintessence.games.ephyran.rules.columns import open_zones
from quintessence.games.ephyran.rules.dionysos import add_lays, lay
from quintessence.games.ephyran.rules.position import LAYING, SETTING, Position
from quintessence.games.ephyran.rules.stages.stage import Stage
from quintessence.games.ephyran.rules.tokens import add_sets, set_down, set_objection
from quintessence.games.ephyran.rules.turn import end_action, end_support


@final
class Setting(Stage):
    """§9: the token that was taken or stolen is set on a zone."""

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        add_sets(position, seat, choices)

    def objection(self, position: Position, seat: int, action: Action) -> str | None:
        if not isinstance(action, PutDown) or action.tag != "set":
            return "not_now"
        return set_objection(position, seat, action.slot)

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        assert isinstance(action, PutDown)
        set_down(position, seat, action.slot, events)
        end_support(position, events)


@final
class Laying(Stage):
    """§8: the recovered Dionysos is laid in the next open zone of a column (EP-50)."""

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        add_lays(position, seat, choices)

    def objection(self, position: Position, seat: int, action: Action) -> str | None:
        if not isinstance(action, PutDown) or action.tag != "lay":
            return "not_now"
        return None if open_zones(position, seat) >> action.slot & 1 else "not_the_next_zone"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        assert isinstance(action, PutDown)
        lay(position, seat, action.slot, events)
        end_action(position, events)


SETTING_STAGE: Final = Setting(SETTING, "setting")
LAYING_STAGE: Final = Laying(LAYING, "laying")
