"""§12 The stages between two rounds: rewards of the round tile, then income."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Action, Seat
from quintessence.games.terra_mystica.actions import Numbered, OfTerrain, Step, Transform
from quintessence.games.terra_mystica.rules.course.turns import add_forgos, forgo, forgo_objection
from quintessence.games.terra_mystica.rules.economy.cults import add_steps, step_objection, use_steps
from quintessence.games.terra_mystica.rules.map.terraform import add_transforms, transform, transform_objection
from quintessence.games.terra_mystica.rules.map.unlocking import add_unlocks, keep_priest, priest_objection, unlock
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position, turn_order
from quintessence.games.terra_mystica.rules.stages.stage import Stage


class BetweenRounds(Stage):
    """§12: what rewards and income bring is used: spades and steps first, then what priests do is decided."""

    def asked(self, position: Position) -> list[Seat]:
        """§5: whoever decides about a priest, in turn order."""
        for seat in turn_order(position):
            if position.players[seat].unlocks and not position.players[seat].gone:
                return [Seat(seat)]
        return []

    def add_choices(self, position: Position, player: Player, choices: list[Action]) -> None:
        add_forgos(position, player, choices)
        add_steps(position, player, choices)
        if player.spades:
            add_transforms(position, player, choices)
        elif not player.steps and not player.tops:
            add_unlocks(position, player, choices)

    def objection(self, position: Position, player: Player, action: Action) -> str | None:
        if isinstance(action, Transform) and player.spades:
            return transform_objection(position, player, action.hex, action.terrain)
        if isinstance(action, Step):
            return step_objection(position, player, action.cult)
        if isinstance(action, Numbered) and action.tag == "forgo":
            return forgo_objection(position, player, action.number)
        if player.spades or player.steps or player.tops:
            return "not_now"
        return priest_objection(position, player, action)

    def play(self, position: Position, player: Player, action: Action) -> None:
        if isinstance(action, Transform):
            transform(position, player, action)
        elif isinstance(action, Step):
            use_steps(position, player, action.cult)
        elif isinstance(action, Numbered):
            forgo(position, player, action.number)
        elif isinstance(action, OfTerrain):
            unlock(position, player, action.terrain)
        else:
            keep_priest(position, player)


@final
class Rewards(BetweenRounds):
    """§12: rewards of the round tile are used in turn order, before anybody decides about priests."""

    def asked(self, position: Position) -> list[Seat]:
        for seat in turn_order(position):
            player = position.players[seat]
            if not player.gone and (player.spades or player.steps or player.tops):
                return [Seat(seat)]
        return super().asked(position)


@final
class Income(BetweenRounds):
    """§12: income asks only what the priests of some factions do."""
