"""§4 The stages in which a resource is placed: the turn's growth, and what an attack has earned."""

from __future__ import annotations

from abc import abstractmethod
from typing import final

from quintessence.core.game import Action, Event, Prompt
from quintessence.games.earth_water_sun.actions import Destroy, Grow
from quintessence.games.earth_water_sun.data.components import TEAM
from quintessence.games.earth_water_sun.events import Befell
from quintessence.games.earth_water_sun.rules.growth import add_grows, grow, grow_objection, own_piece
from quintessence.games.earth_water_sun.rules.losses import add_destroys, destroy_objection, destroy_tile
from quintessence.games.earth_water_sun.rules.moving import can_anyone_move
from quintessence.games.earth_water_sun.rules.position import MOVE, NEITHER, NOBODY, Position, put
from quintessence.games.earth_water_sun.rules.roots import add_root_actions, has_root_actions
from quintessence.games.earth_water_sun.rules.stages.stage import Stage, details
from quintessence.games.earth_water_sun.rules.turn import end_turn, go_on_after_attack


class Placing(Stage):
    """A resource goes to a Specimen (§4) or, once nothing of its colour can be improved, onto a tile (§11)."""

    def prompt(self, position: Position, colour: int) -> Prompt:
        name = self.tile_prompt() if position.ending[colour] else self.name
        return Prompt(name, details(position, colour))

    @abstractmethod
    def tile_prompt(self) -> str:
        """What is asked instead at the end of the world."""

    def add_choices(self, position: Position, colour: int, choices: list[Action]) -> None:
        add_grows(position, colour, choices)
        add_destroys(position, colour, choices)
        if self.allows_roots:
            add_root_actions(position, choices)

    def own_objection(self, position: Position, colour: int, action: Action) -> str | None:
        if isinstance(action, Destroy):
            return destroy_objection(position, colour, action.hex)
        return _grow_objection(position, colour, action) if isinstance(action, Grow) else "not_now"

    def play_own(self, position: Position, colour: int, action: Action, events: list[Event]) -> None:
        if isinstance(action, Grow):
            grow(position, colour, action.hex, action.kind, events)
        elif isinstance(action, Destroy) and destroy_tile(position, colour, action.hex, events):
            return
        self.go_on(position, colour, events)

    @abstractmethod
    def go_on(self, position: Position, colour: int, events: list[Event]) -> None:
        """The resource is placed."""


@final
class Growth(Placing):
    """§4: each turn begins with a resource, whatever else happens in it."""

    def tile_prompt(self) -> str:
        return "destroy"

    def go_on(self, position: Position, colour: int, events: list[Event]) -> None:
        position.stage = MOVE
        if not can_anyone_move(position) and not has_root_actions(position):  # EW-10
            events.append(Befell("skipped_move", colour))
            end_turn(position, events)


@final
class Reward(Placing):
    """§10: what an attack has earned, one by one, the attacker first (EW-44)."""

    def tile_prompt(self) -> str:
        return "destroy_reward"

    def go_on(self, position: Position, colour: int, events: list[Event]) -> None:
        position.rewards = put(position.rewards, colour, position.rewards[colour] - 1)
        if position.rewards == NEITHER:
            go_on_after_attack(position, events)


def _grow_objection(position: Position, colour: int, action: Grow) -> str | None:
    piece = own_piece(position, colour, action.hex)
    if piece == NOBODY:
        return "not_your_specimen" if position.cells[action.hex] // TEAM == 1 - colour else "no_specimen"
    return grow_objection(position, piece, action.kind)
