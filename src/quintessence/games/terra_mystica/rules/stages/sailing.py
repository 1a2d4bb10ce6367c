"""§14 The room of ships: a voyage that is open, or ships that are being built."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Action
from quintessence.games.terra_mystica.actions import LAUNCH, ByShip
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.rules.sea.ships import add_sails, sail, sail_objection
from quintessence.games.terra_mystica.rules.sea.shipyard import build_ship, launch_objection
from quintessence.games.terra_mystica.rules.sea.trade import add_trades, close_voyage, trade, trade_objection
from quintessence.games.terra_mystica.rules.stages.in_round import InTurn


@final
class Sailing(InTurn):
    """§14: ships go and trade one after another, until all have, or their owner gives the rest up."""

    def add_actions(self, position: Position, player: Player, choices: list[Action]) -> None:
        if player.fleet.is_launching:
            if launch_objection(player) is None:
                choices.append(LAUNCH)
        else:
            add_sails(position, player, choices)
            add_trades(position, player, choices)

    def action_objection(self, position: Position, player: Player, action: Action) -> str | None:
        if isinstance(action, ByShip) and action.tag == "sail":
            return sail_objection(position, player, action.ship, action.hex)
        if isinstance(action, ByShip) and action.tag == "trade":
            return trade_objection(position, player, action.ship, action.hex)
        if action is LAUNCH and player.fleet.is_launching:
            return launch_objection(player)
        return "finish_first"

    def play_action(self, position: Position, player: Player, action: Action) -> None:
        if isinstance(action, ByShip):
            if action.tag == "sail":
                sail(position, player, action.ship, action.hex)
            else:
                trade(position, player, action.ship, action.hex)
            close_voyage(position, player)
        else:
            build_ship(position, player)
