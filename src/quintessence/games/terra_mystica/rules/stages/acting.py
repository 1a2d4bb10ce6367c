"""§3 The room of the turn itself: one action, or passing; then the end of the turn."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Action
from quintessence.games.terra_mystica.actions import (
    BUY_SPADE,
    DIG,
    END,
    RETIRE,
    SHIP,
    ByShip,
    Numbered,
    OnHex,
    Send,
    Transform,
    Upgrade,
)
from quintessence.games.terra_mystica.data.names import FROM_SHIPYARD, SHIPYARD
from quintessence.games.terra_mystica.rules.course.passing import (
    add_passes,
    pass_objection,
    pass_round,
    retire_objection,
)
from quintessence.games.terra_mystica.rules.course.turns import end_turn, spend_action
from quintessence.games.terra_mystica.rules.economy.cults import add_sends, send_objection, send_priest
from quintessence.games.terra_mystica.rules.economy.spaces import (
    add_spaces,
    power_objection,
    special_objection,
    use_power,
    use_special,
)
from quintessence.games.terra_mystica.rules.economy.tracks import (
    add_advances,
    advance_digging,
    advance_shipping,
    dig_objection,
    ship_objection,
)
from quintessence.games.terra_mystica.rules.map.building import (
    add_builds,
    add_upgrades,
    build,
    build_objection,
    raise_dwelling,
    upgrade,
    upgrade_objection,
)
from quintessence.games.terra_mystica.rules.map.terraform import (
    buy_objection,
    buy_spade,
    transform,
    transform_objection,
)
from quintessence.games.terra_mystica.rules.map.towns import add_links, can_link, link
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import Position, score
from quintessence.games.terra_mystica.rules.sea.landing import (
    add_settles,
    hexes_beside_ships,
    settle_objection,
    spend_ship,
)
from quintessence.games.terra_mystica.rules.stages.in_round import InTurn


@final
class Acting(InTurn):
    """§3: an action; a dwelling on a hex that was just transformed belongs to it (§6). Then the turn ends."""

    def may_transform(self, player: Player) -> bool:
        return player.actions > 0

    def add_actions(self, position: Position, player: Player, choices: list[Action]) -> None:
        if player.actions:
            add_builds(position, player, choices)
            add_upgrades(position, player, choices)
            add_spaces(position, player, choices)
            add_sends(position, player, choices)
            add_advances(position, player, choices)
            if buy_objection(position, player) is None:
                choices.append(BUY_SPADE)
            add_passes(position, choices)
            if player.fleet.ships:
                add_settles(position, player, hexes_beside_ships(position, player), choices)
        else:
            for hex in player.may_build:
                if build_objection(position, player, hex) is None:
                    choices.append(position.table.build[hex])
            choices.append(END)
            if player.fleet.ships:
                add_settles(position, player, player.may_build, choices)
        add_links(position, player, choices)

    def action_objection(self, position: Position, player: Player, action: Action) -> str | None:
        if isinstance(action, OnHex):
            return _hex_objection(position, player, action)
        if action is END:
            return "must_act" if player.actions else None
        if isinstance(action, ByShip) and (player.actions or action.hex in player.may_build):
            return settle_objection(position, player, action.ship, action.hex)
        if not player.actions:
            return "no_action_left"
        if isinstance(action, Transform):
            return transform_objection(position, player, action.hex, action.terrain)
        if isinstance(action, Upgrade):
            return upgrade_objection(position, player, action.hex, action.building)
        if isinstance(action, Numbered):
            return _space_objection(position, player, action)
        if isinstance(action, Send):
            return send_objection(position, player, action.cult, action.steps)
        if action is SHIP:
            return ship_objection(position, player)
        if action is DIG:
            return dig_objection(player)
        if action is BUY_SPADE:
            return buy_objection(position, player)
        return retire_objection(position) if action is RETIRE else "nothing_owed"

    def play_action(self, position: Position, player: Player, action: Action) -> None:
        if action is END:
            end_turn(position, player)
        elif action is RETIRE:
            pass_round(position, player, NO_CARD)
        elif isinstance(action, Numbered) and action.tag == "pass":
            pass_round(position, player, action.number)
        elif isinstance(action, OnHex):
            _play_on_hex(position, player, action)
        elif isinstance(action, ByShip):
            _settle(position, player, action)
        else:
            spend_action(player)
            _act(position, player, action)


def _hex_objection(position: Position, player: Player, action: OnHex) -> str | None:
    """§6, §10: why a dwelling may not be built, or a town not be linked."""
    if action.tag == "link":
        return None if can_link(position, player, action.hex) else "no_town_there"
    if not player.actions and not (action.tag == "build" and action.hex in player.may_build):
        return "no_action_left"
    return build_objection(position, player, action.hex) if action.tag == "build" else "nothing_owed"


def _space_objection(position: Position, player: Player, action: Numbered) -> str | None:
    """§7, §12: why a space may not be used, or a player not pass."""
    if action.tag == "power":
        return power_objection(position, player, action.number)
    if action.tag == "special":
        return special_objection(position, player, action.number)
    return pass_objection(position, action.number) if action.tag == "pass" else "nothing_owed"


def _play_on_hex(position: Position, player: Player, action: OnHex) -> None:
    if action.tag == "link":
        link(position, player, action.hex)
    else:
        if action.hex not in player.may_build:
            spend_action(player)
        build(position, player, action.hex)


def _settle(position: Position, player: Player, action: ByShip) -> None:
    """§14: a ship pays for the dwelling."""
    if action.hex not in player.may_build:
        spend_action(player)
    spend_ship(position, player, action.ship, action.hex)
    raise_dwelling(position, player, action.hex)
    if player.buildings[SHIPYARD]:
        score(position, player, player.faction.ability.settle_points, FROM_SHIPYARD)


def _act(position: Position, player: Player, action: Action) -> None:
    if isinstance(action, Transform):
        transform(position, player, action)
    elif isinstance(action, Upgrade):
        upgrade(position, player, action.hex, action.building)
    elif isinstance(action, Send):
        send_priest(position, player, action.cult, action.steps)
    elif isinstance(action, Numbered):
        if action.tag == "power":
            use_power(position, player, action.number)
        else:
            use_special(position, player, action.number)
    elif action is SHIP:
        advance_shipping(position, player)
    elif action is DIG:
        advance_digging(position, player)
    else:
        buy_spade(position, player)
