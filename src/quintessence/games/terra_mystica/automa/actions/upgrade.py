"""§13.5 AU-65 to AU-68: upgrade a structure."""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.automa.choosing.attempt import Attempt
from quintessence.games.terra_mystica.automa.choosing.choice import Choice
from quintessence.games.terra_mystica.automa.choosing.priorities import (
    BESIDE_HUMAN,
    DIRECTION,
    LEAST_POWER,
    Priority,
    work_down,
)
from quintessence.games.terra_mystica.data.names import (
    BUILDINGS,
    SANCTUARY,
    SCRIPTED,
    SHIPYARD,
    STRONGHOLD,
    TEMPLE,
    TRADING_POST,
)
from quintessence.games.terra_mystica.rules.map.leech import offer_power
from quintessence.games.terra_mystica.rules.position import NONE, put

RULE: Final = "AU-65"
_BETTER: Final = [[TRADING_POST], [SHIPYARD, STRONGHOLD, TEMPLE], [SANCTUARY], [], [], []]
"""AU-68: what each building can become, the strongest first; MS-72: a shipyard before a stronghold."""


def in_supply(attempt: Attempt, building: int) -> int:
    """AU-04: how many of a building are left; those that were replaced have come back."""
    return attempt.held.data.stock[building] - attempt.player.buildings[building]


def better(attempt: Attempt, hex: int) -> int:
    """What the supply allows the building of a hex to become; NONE where it is nothing."""
    position = attempt.position
    for stronger in _BETTER[position.building[hex]]:
        is_dry = stronger == SHIPYARD and not position.board.river_near[hex]
        if in_supply(attempt, stronger) > 0 and not is_dry:
            return stronger
    return NONE


def upgrade(attempt: Attempt) -> None:
    """Replace a structure by the strongest that the supply allows."""
    position, player = attempt.position, attempt.player
    attempt.begin("upgrade", RULE, 0, "d")
    valid = sorted([hex for hex in player.hexes if better(attempt, hex) != NONE])
    if not valid:
        attempt.skip("upgrade", RULE, "no_upgrade")
        return
    choice = Choice(position.board.names, valid)
    priorities: list[Priority] = [LEAST_POWER, DIRECTION]
    if in_supply(attempt, TRADING_POST) > 0:
        priorities = [BESIDE_HUMAN, *priorities]
    work_down(attempt, choice, priorities)
    attempt.tell_choice("upgrade", RULE, choice, "own")
    hex = choice.chosen()
    old = position.building[hex]
    new = better(attempt, hex)
    player.buildings = put(player.buildings, old, player.buildings[old] - 1)
    player.buildings = put(player.buildings, new, player.buildings[new] + 1)
    position.building = put(position.building, hex, new)
    position.report("upgraded", [SCRIPTED, position.board.names[hex], BUILDINGS[new]])
    offer_power(position, player, hex)
