"""§3 A round: one seat has its turn, others may owe an answer; each stands in a room of its own."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Action, Seat
from quintessence.games.terra_mystica.rules.map.leech import has_offers, owes_reaction
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, Position
from quintessence.games.terra_mystica.rules.stages.acting import Acting
from quintessence.games.terra_mystica.rules.stages.exchanging import Exchanging
from quintessence.games.terra_mystica.rules.stages.in_round import Answering, InRound, Reacting
from quintessence.games.terra_mystica.rules.stages.sailing import Sailing
from quintessence.games.terra_mystica.rules.stages.stage import Stage
from quintessence.games.terra_mystica.rules.stages.using import Using

REACTING: Final = Reacting()
EXCHANGING: Final = Exchanging()
ANSWERING: Final = Answering()
USING: Final = Using()
SAILING: Final = Sailing()
ACTING: Final = Acting()


def room_of(position: Position, player: Player) -> InRound:
    """Where a seat stands."""
    if position.active != player.seat:
        return REACTING
    if position.is_converting:
        return EXCHANGING
    if has_offers(position, player.seat):
        return ANSWERING
    if player.owes():
        return USING
    return SAILING if player.fleet.is_busy else ACTING


@final
class Playing(Stage):
    """§3, §8: power is offered while others move on, so that several seats may owe a decision at once."""

    def asked(self, position: Position) -> list[Seat]:
        active = position.active
        seats = [Seat(active)] if active != NONE and position.players[active].is_seated else []
        for player in position.players:
            if player.seat != active and not player.gone and owes_reaction(position, player):
                seats.append(Seat(player.seat))
        return seats

    def asks(self, position: Position, seat: int) -> bool:
        player = position.players[seat]
        if position.active == seat:
            return player.is_seated
        return not player.gone and owes_reaction(position, player)

    def add_choices(self, position: Position, player: Player, choices: list[Action]) -> None:
        room_of(position, player).add_choices(position, player, choices)

    def objection(self, position: Position, player: Player, action: Action) -> str | None:
        return room_of(position, player).objection(position, player, action)

    def play(self, position: Position, player: Player, action: Action) -> None:
        room_of(position, player).play(position, player, action)
