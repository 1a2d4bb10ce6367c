"""A position in which only one player goes on: plans are made there, and nobody answers."""

from __future__ import annotations

from quintessence.games.terra_mystica.rules.player import NOWHERE
from quintessence.games.terra_mystica.rules.position import CARDS, DWELLINGS, Position


def alone(position: Position, seat: int) -> Position:
    """A copy in which the others have left, so that the turns of one player follow each other to the end."""
    copied = position.copy()
    assert isinstance(copied, Position)
    copied.script = None
    copied.leaves = []
    for player in copied.players:
        if player.seat != seat:
            player.gone = True
            player.spades = player.steps = player.unlocks = player.tokens = 0
    copied.offers = []
    copied.ripples = []
    if copied.phase in (DWELLINGS, CARDS):
        copied.queue = bytes([other for other in copied.queue if other == seat])
    return copied


def on_turn(position: Position, seat: int) -> None:
    """It is this player's turn, whoever's it was."""
    if position.active != seat:
        player = position.players[seat]
        position.active = seat
        position.is_converting = False
        player.actions = 1
        player.may_build = b""
        player.flown = NOWHERE
        player.blocked = 0
        player.can_buy = False
        player.must_finish = False
