"""§4 The room of exchanges: opened in one's own turn, as many as one likes, closed."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Action
from quintessence.games.terra_mystica.actions import CLOSE, Numbered
from quintessence.games.terra_mystica.rules.economy.exchange import BURN, add_conversions, conversion_objection, convert
from quintessence.games.terra_mystica.rules.map.leech import close_offers
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.rules.stages.in_round import InRound


@final
class Exchanging(InRound):
    """§4: one unit at a time, at least one; nothing else goes on until the exchanges are closed."""

    def add_own(self, position: Position, player: Player, choices: list[Action]) -> None:
        add_conversions(player, choices)
        if position.has_converted:
            choices.append(CLOSE)

    def own_objection(self, position: Position, player: Player, action: Action) -> str | None:
        if action is CLOSE:
            return None if position.has_converted else "convert_first"
        if isinstance(action, Numbered) and action.tag == "convert":
            return conversion_objection(player, action.number)
        return "close_first"

    def play_own(self, position: Position, player: Player, action: Action) -> None:
        """§8: who exchanges gives up the offers that are open; burning takes nothing from them."""
        if isinstance(action, Numbered):
            convert(position, player, action.number)
            position.has_converted = True
            if action.number != BURN:
                close_offers(position, player)
        else:
            position.is_converting = False
            position.has_converted = False
