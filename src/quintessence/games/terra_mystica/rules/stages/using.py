"""§3 The room of what an action brought: it is used, or given up, before the turn goes on."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Action
from quintessence.games.terra_mystica.actions import (
    BUY_SPADE,
    ORDAIN,
    Bridge,
    Numbered,
    OfTerrain,
    OnHex,
    Transform,
    Upgrade,
)
from quintessence.games.terra_mystica.data.names import TRADING_POST
from quintessence.games.terra_mystica.rules.course.opening import add_picks, pick_objection, pick_terrain
from quintessence.games.terra_mystica.rules.course.passing import pass_round
from quintessence.games.terra_mystica.rules.economy.cults import add_loses, lose_objection, lose_steps
from quintessence.games.terra_mystica.rules.economy.exchange import ordain, ordain_objection
from quintessence.games.terra_mystica.rules.economy.favours import add_favours, favour_objection, take_favour
from quintessence.games.terra_mystica.rules.map.bridges import add_bridges, bridge_objection, put_bridge
from quintessence.games.terra_mystica.rules.map.building import (
    add_builds,
    add_upgrades,
    build,
    build_objection,
    upgrade,
    upgrade_objection,
)
from quintessence.games.terra_mystica.rules.map.terraform import (
    buy_objection,
    buy_spade,
    transform,
    transform_objection,
)
from quintessence.games.terra_mystica.rules.map.towns import (
    add_links,
    add_towns,
    can_link,
    link,
    take_town,
    town_objection,
)
from quintessence.games.terra_mystica.rules.map.unlocking import add_unlocks, keep_priest, priest_objection, unlock
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.rules.stages.in_round import InTurn


@final
class Using(InTurn):
    """§3: spades, a free building, tiles, bridges, steps to lose, a terrain to pick, priests."""

    def may_transform(self, player: Player) -> bool:
        return player.spades > 0 or player.free_transform

    def add_actions(self, position: Position, player: Player, choices: list[Action]) -> None:
        if player.free_dwelling:
            add_builds(position, player, choices)
        if player.free_trading_post:
            add_upgrades(position, player, choices)
        add_favours(position, player, choices)
        add_towns(position, player, choices)
        if player.due_bridges:
            add_bridges(position, player, choices)
        add_loses(player, choices)
        add_picks(position, player, choices)
        add_unlocks(position, player, choices)
        if player.ordinations and ordain_objection(player) is None:
            choices.append(ORDAIN)
        if player.spades and buy_objection(position, player) is None:
            choices.append(BUY_SPADE)
        add_links(position, player, choices)

    def action_objection(self, position: Position, player: Player, action: Action) -> str | None:
        if isinstance(action, Transform) and self.may_transform(player):
            return transform_objection(position, player, action.hex, action.terrain)
        if isinstance(action, Numbered):
            return _tile_objection(position, player, action)
        if action is BUY_SPADE and player.spades:
            return buy_objection(position, player)
        if isinstance(action, OnHex) and action.tag == "link":
            return None if can_link(position, player, action.hex) else "no_town_there"
        if isinstance(action, OnHex) and action.tag == "build" and player.free_dwelling:
            return build_objection(position, player, action.hex)
        if isinstance(action, Upgrade) and action.building == TRADING_POST and player.free_trading_post:
            return upgrade_objection(position, player, action.hex, action.building)
        if isinstance(action, Bridge) and player.due_bridges:
            return bridge_objection(position, player, action.site)
        if action is ORDAIN and player.ordinations:
            return ordain_objection(player)
        if isinstance(action, OfTerrain) and action.tag == "pick" and player.picks:
            return pick_objection(position, player, action.terrain)
        refused = priest_objection(position, player, action)
        return "finish_first" if refused == "not_now" else refused

    def play_action(self, position: Position, player: Player, action: Action) -> None:
        if isinstance(action, Transform):
            transform(position, player, action)
        elif isinstance(action, Numbered):
            _play_tile(position, player, action)
        elif isinstance(action, OnHex):
            if action.tag == "link":
                link(position, player, action.hex)
            else:
                build(position, player, action.hex)
        elif isinstance(action, Upgrade):
            upgrade(position, player, action.hex, action.building)
        elif isinstance(action, Bridge):
            put_bridge(position, player, action.site)
        elif isinstance(action, OfTerrain):
            if action.tag == "unlock":
                unlock(position, player, action.terrain)
            else:
                pick_terrain(position, player, action.terrain)
        elif action is ORDAIN:
            ordain(position, player)
        elif action is BUY_SPADE:
            buy_spade(position, player)
        else:
            keep_priest(position, player)


def _tile_objection(position: Position, player: Player, action: Numbered) -> str | None:
    """§9 to §11: why a tile may not be taken, or steps not be lost."""
    if action.tag == "favour" and player.due_favours:
        return favour_objection(position, player, action.number)
    if action.tag == "town" and player.due_towns:
        return town_objection(position, player, action.number)
    if action.tag == "lose" and player.lost_steps:
        return lose_objection(player, action.number)
    return "finish_first"


def _play_tile(position: Position, player: Player, action: Numbered) -> None:
    if action.tag == "favour":
        take_favour(position, player, action.number)
    elif action.tag == "town":
        take_town(position, player, action.number)
    elif action.tag == "lose":
        lose_steps(position, player, action.number)
    else:  # never offered, but old logs pass with a step still to use; see snellman/reader.py
        pass_round(position, player, action.number)
