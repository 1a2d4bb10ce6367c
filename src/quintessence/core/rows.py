"""Finds a game's action by its row. There is one object for each action, whoever wrote the row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from quintessence.core.game import Action, IllegalAction, Json
from quintessence.core.record import canonical


@final
class Rows:
    """A table from rows to actions."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions: Final = {canonical(action.row()): action for action in actions}

    def also(self, row: list[Json], action: Action) -> None:
        """Another way to write an action."""
        self._actions[canonical(row)] = action

    def find(self, row: list[Json]) -> Action:
        """The action that a row names; IllegalAction when it names none."""
        action = self._actions.get(canonical(row))
        if action is None:
            raise IllegalAction("malformed_row", {"row": canonical(row)})
        return action
