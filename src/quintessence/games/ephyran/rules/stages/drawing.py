"""§4, §6.2 The stages in which a seat draws a card, or sorts what the Graeae show."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Action, Event, Prompt
from quintessence.games.ephyran.actions import DRAW_DISCARD, DRAW_PILE, Draw, WithCard
from quintessence.games.ephyran.rules.drawing import bury, keep, source_objection
from quintessence.games.ephyran.rules.position import Position
from quintessence.games.ephyran.rules.stages.stage import Stage, details
from quintessence.games.ephyran.rules.turn import draw, go_on_looking


@final
class Drawing(Stage):
    """§4: from the pile or the discard; asked only where both can be drawn from (EP-10)."""

    def prompt(self, position: Position, seat: int) -> Prompt:
        return Prompt("drawing_twins" if position.is_twins else self.name, details(position, seat))

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        choices.append(DRAW_PILE)
        choices.append(DRAW_DISCARD)

    def objection(self, position: Position, seat: int, action: Action) -> str | None:
        return source_objection(position, action.source) if isinstance(action, Draw) else "not_now"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Draw)
        draw(position, action.source, events)


@final
class Keeping(Stage):
    """§6.2: one of the cards that the Graeae show is kept (EP-17)."""

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        for card in position.looked_at:
            choices.append(position.actions.keep[card])

    def objection(self, position: Position, seat: int, action: Action) -> str | None:
        return _shown_objection(position, action, "keep")

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        assert isinstance(action, WithCard)
        keep(position, seat, action.card, events)
        go_on_looking(position, True, events)


@final
class Burying(Stage):
    """§6.2: the others go on the discard in the order that the player likes (EP-17)."""

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        for card in position.looked_at:
            choices.append(position.actions.bury[card])

    def objection(self, position: Position, seat: int, action: Action) -> str | None:
        return _shown_objection(position, action, "bury")

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        assert isinstance(action, WithCard)
        bury(position, seat, action.card, events)
        go_on_looking(position, True, events)


def _shown_objection(position: Position, action: Action, tag: str) -> str | None:
    if not isinstance(action, WithCard) or action.tag != tag:
        return "not_now"
    return None if action.card in position.looked_at else "not_shown"
