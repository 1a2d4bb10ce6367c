"""How good a position looks for a player: points, what is coming, and what can still be done with it."""

from __future__ import annotations

from quintessence.games.terra_mystica.data import COINS, CULTS, POWER, PRIESTS, ROUNDS, WORKERS
from quintessence.games.terra_mystica.player import Player
from quintessence.games.terra_mystica.position import OVER, Position
from quintessence.games.terra_mystica.rounds import income


def evaluate(position: Position, player: Player) -> int:
    """A player's worth against the best of the others, in hundredths of a point."""
    own = _worth(position, player)
    others = [_worth(position, other) for other in position.players if other.seat != player.seat]
    return own - max(others, default=0)


def _worth(position: Position, player: Player) -> int:
    if position.phase == OVER or not player.has_faction:
        return 100 * player.points
    left = max(0, ROUNDS - position.round)
    brings = income(player)
    coming = 45 * brings[COINS] + 90 * brings[WORKERS] + 150 * brings[PRIESTS] + 35 * brings[POWER]
    worth = 100 * player.points + coming * left
    worth += 38 * player.coins + 80 * player.workers + 120 * player.priests
    worth += 6 * player.bowl1 + 22 * player.bowl2 + 42 * player.bowl3
    worth += 60 * player.keys + 200 * len(player.hexes) + _cults(player)
    worth += 100 * player.ship + 150 * player.dig + 250 * (player.favours.bit_count())
    worth += 60 * (
        player.steps + player.spades + 4 * player.due_favours + 9 * player.due_towns + 3 * player.due_bridges
    )
    return worth - (40 if not player.passed and player.actions == 0 else 0)


def _cults(player: Player) -> int:
    return sum(55 * player.cults[cult] for cult in range(len(CULTS)))
