"""§3: whose decision it is; several seats may owe one at once, as power is offered while others move on."""

from __future__ import annotations

from quintessence.games.terra_mystica.rules.leech import has_offers
from quintessence.games.terra_mystica.rules.position import (
    CARDS,
    DWELLINGS,
    NONE,
    OVER,
    PLAY,
    REWARDS,
    TERRAIN,
    Position,
    turn_order,
)
from quintessence.games.terra_mystica.rules.setup_steps import chooser


def waiting(position: Position) -> list[int]:
    """The seats that owe a decision, the one whose turn it is first."""
    phase = position.phase
    if phase == OVER:
        return []
    if phase <= TERRAIN:
        return [chooser(position)]
    if phase == DWELLINGS or phase == CARDS:
        return [position.queue[0]]
    if phase == PLAY:
        return _playing(position)
    return _between_rounds(position)


def _playing(position: Position) -> list[int]:
    active = position.active
    seats = [active] if active != NONE and position.players[active].is_seated else []
    for player in position.players:
        owes = player.steps or player.tokens or player.tops or has_offers(position, player.seat)
        if owes and player.seat != position.active and not player.gone:
            seats.append(player.seat)
    return seats


def _between_rounds(position: Position) -> list[int]:
    """Reward spades and steps are used in turn order; what priests do is decided after them."""
    order = turn_order(position)
    if position.phase == REWARDS:
        for seat in order:
            player = position.players[seat]
            if not player.gone and (player.spades or player.steps or player.tops):
                return [seat]
    return [seat for seat in order if position.players[seat].unlocks and not position.players[seat].gone][:1]
