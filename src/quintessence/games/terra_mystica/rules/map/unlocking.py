"""§5 Locked terrains: a faction that has them decides for each priest that it gains whether he opens one."""

from __future__ import annotations

from quintessence.core.game import Action
from quintessence.games.terra_mystica.actions import KEEP_PRIEST, UNLOCK, OfTerrain
from quintessence.games.terra_mystica.data.names import TERRAINS
from quintessence.games.terra_mystica.rules.economy.resources import keep_priests
from quintessence.games.terra_mystica.rules.map.terraform import is_home_of_another
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position


def add_unlocks(position: Position, player: Player, choices: list[Action]) -> None:
    """What the next priest may do."""
    if player.unlocks:
        for action in UNLOCK:
            if unlock_objection(position, player, action.terrain) is None:
                choices.append(action)
        choices.append(KEEP_PRIEST)


def priest_objection(position: Position, player: Player, action: Action) -> str | None:
    """Why an action does not say what the next priest does."""
    if not player.unlocks:
        return "not_now"
    if isinstance(action, OfTerrain) and action.tag == "unlock":
        return unlock_objection(position, player, action.terrain)
    return None if action is KEEP_PRIEST else "not_now"


def unlock_objection(position: Position, player: Player, terrain: int) -> str | None:
    """Why a priest may not unlock a terrain."""
    if player.unlocked >> terrain & 1:
        return "terrain_is_unlocked"
    return "too_few_coins" if player.coins < unlock_price(position, player, terrain) else None


def unlock_price(position: Position, player: Player, terrain: int) -> int:
    return player.faction.unlocks[1 if is_home_of_another(position, terrain) else 0]


def unlock(position: Position, player: Player, terrain: int) -> None:
    """Instead of a priest: one more terrain to build on, and room for one more priest."""
    player.coins -= unlock_price(position, player, terrain)
    player.unlocks -= 1
    player.unlocked |= 1 << terrain
    player.priest_cap += 1
    position.report("unlocked", [player.seat, TERRAINS[terrain]])


def keep_priest(position: Position, player: Player) -> None:
    player.unlocks -= 1
    keep_priests(player, 1)
    position.report("kept_priest", [player.seat])
