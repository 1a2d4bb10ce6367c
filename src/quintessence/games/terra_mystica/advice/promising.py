"""What is worth a bot's time: nothing is given up or wasted, and the likeliest comes first."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action, Named
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.advice.evaluate import favour_income_value, favour_value
from quintessence.games.terra_mystica.rules.economy.spaces import power_bit
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position

_RANK: Final = {
    "build": 90,
    "upgrade": 85,
    "town": 80,
    "favour": 80,
    "power": 95,
    "special": 65,
    "transform": 60,
    "bridge": 55,
    "unlock": 50,
    "step": 50,
    "send": 40,
    "ordain": 40,
    "link": 40,
    "trade": 99,
    "settle": 92,
    "launch": 70,
    "sail": 60,
    "dock": 50,
    "dig": 35,
    "ship": 35,
    "accept": 30,
    "buy_token": 30,
    "end": 20,
    "pass": 10,
    "retire": 10,
    "decline": 5,
}
"""What kind of action is tried first; the others are in between, in the order of the rules."""
_MIDDLE: Final = 45


def promising(position: Position, player: Player, legal: list[Action]) -> list[Action]:
    """The legal actions without those that only waste, the likeliest first; never empty."""
    if position.is_converting and position.active == player.seat:
        return _exchanges(position, player, legal)
    kept = [action for action in legal if not _wastes(position, player, action)] or legal
    if len(kept) > 1:
        kept.sort(key=lambda action: -_rank(position, player, action))
    return kept


def _wastes(position: Position, player: Player, action: Action) -> bool:
    if isinstance(action, a.Numbered) and action.tag == "forgo":
        return True
    if isinstance(action, a.Transform):
        return player.actions > 0 and action.terrain != player.home  # a step on the way is for spades that are left
    return action is a.OPEN and (player.actions == 0 or power_to_burn_for(position, player) == 0)


def _rank(position: Position, player: Player, action: Action) -> int:
    left = position.data.rounds - max(1, position.round)
    if isinstance(action, a.Numbered):
        if action.tag == "favour":
            tile = position.data.favour_tiles[action.number]
            return 80000 + favour_value(player, tile, left) + favour_income_value(tile, left) + 40 * sum(tile.steps)
        if action.tag == "town":
            return 80000 + position.data.town_tiles[action.number].points
        if action.tag == "power":
            return 95000 + position.data.power_actions[action.number].cost
        return 1000 * _RANK.get(action.tag, _MIDDLE)
    if isinstance(action, a.Transform):
        return 60000 + (1 if action.terrain == player.home else 0)
    if isinstance(action, a.Upgrade):
        return 85000 + action.building
    if isinstance(action, a.Step):
        return 50000 + player.cults[action.cult]
    if isinstance(action, a.Send):
        return 40000 + action.steps
    assert isinstance(action, Named)
    return 1000 * _RANK.get(action.tag, _MIDDLE)


def power_to_burn_for(position: Position, player: Player) -> int:
    """Tokens to burn for the nearest power action that is out of reach without; 0 when there is none."""
    fewest = 0
    for number, space in enumerate(position.data.power_actions):
        burned = space.cost - player.faction.power_discount - player.bowl3
        free = not position.used & power_bit(number)
        if free and 0 < burned <= player.bowl2 // 2 and (not fewest or burned < fewest):
            fewest = burned
    return fewest


def _has_exact_power(position: Position, player: Player) -> bool:
    for number, space in enumerate(position.data.power_actions):
        cost = space.cost - player.faction.power_discount
        if cost == player.bowl3 and not position.used & power_bit(number):
            return True
    return False


def _exchanges(position: Position, player: Player, legal: list[Action]) -> list[Action]:
    """An exchange was opened to burn for a power action: burn until it is in reach, and close."""
    burn = a.CONVERT[a.CONVERSIONS.index("burn")]
    if a.CLOSE not in legal:
        return [burn] if burn in legal else legal
    if burn not in legal or not power_to_burn_for(position, player):
        return [a.CLOSE]
    return [a.CLOSE, burn] if _has_exact_power(position, player) else [burn]
