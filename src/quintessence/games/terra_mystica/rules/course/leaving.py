"""§3 Leaving: who left a match that was logged takes no part any more; the buildings stay."""

from __future__ import annotations

from quintessence.games.terra_mystica.rules.course.opening import after_docks
from quintessence.games.terra_mystica.rules.course.passing import give_card_back
from quintessence.games.terra_mystica.rules.course.rounds import settle
from quintessence.games.terra_mystica.rules.course.turns import move_on
from quintessence.games.terra_mystica.rules.map.leech import drop_offers
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import DOCKS, Position
from quintessence.games.terra_mystica.rules.sea.docks import skip_docks


def leave(position: Position, player: Player) -> None:
    """A player leaves: no turns and no power any more; the buildings stay."""
    position.report("left", [player.seat])
    player.gone = True
    player.actions = 0
    player.fleet = player.fleet.abandoned()
    drop_offers(position, player.seat)
    give_card_back(position, player)
    position.queue = bytes([seat for seat in position.queue if seat != player.seat])
    if position.phase == DOCKS:
        skip_docks(position)
        after_docks(position)
    if position.active == player.seat:
        move_on(position, player)
    settle(position)


def leave_in_time(position: Position) -> None:
    """Somebody leaves after this action, if the options of the match say so."""
    position.played += 1
    while position.leaves and position.leaves[0] == position.played:
        seat = position.leaves[1]
        position.leaves = position.leaves[2:]
        leave(position, position.players[seat])
