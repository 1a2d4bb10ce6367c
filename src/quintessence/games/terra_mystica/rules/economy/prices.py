"""§5 to §7: what things cost a player now, for those who show it or plan with it."""

from __future__ import annotations

from quintessence.core.game import Action, Json, Values
from quintessence.games.terra_mystica.actions import CONVERSIONS, DIG, SHIP, OnHex, Transform, Upgrade
from quintessence.games.terra_mystica.data.names import DWELLING, NO_TERRAIN, WHEEL
from quintessence.games.terra_mystica.rules.economy.exchange import conversion_objection, conversion_price
from quintessence.games.terra_mystica.rules.map.building import upgrade_cost
from quintessence.games.terra_mystica.rules.map.reach import BY_SKIPPING, OUT_OF_REACH, reach
from quintessence.games.terra_mystica.rules.map.terraform import (
    NEVER,
    is_home_of_another,
    spade_price,
    spades_for,
    way_price,
)
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, Position


def prices(position: Position, player: Player) -> Values:
    """Buildings as [workers, coins]; a spade, a step of shipping or digging as [coins, workers, priests].

    None where it cannot be bought. `spades` are those that each terrain of the wheel takes to become home; `reach`
    names the free hexes in reach, with a star where a tunnel or a flight is paid; `exchanges` what could be exchanged,
    and how many are paid for one.
    """
    faction = player.faction
    found: Values = {"spade": None, "shipping": None, "digging": None, "spades": [], "volcano": None}
    found["reach"] = ""
    found["exchanges"] = {}
    if not player.has_faction:
        return found
    for building, name in enumerate(position.data.buildings):
        found[name] = [faction.cost_workers[building], faction.cost_coins[building]]
    if faction.spades.workers:
        workers, priests = spade_price(player, 1)
        found["spade"] = [0, workers, priests]
        if player.dig + 1 < len(faction.spades.workers):
            found["digging"] = [faction.dig_cost[1], faction.dig_cost[0], faction.dig_cost[2]]
        found["spades"] = _spades(player)
    if player.ship < faction.ship_most or (
        faction.has_range and player.fleet.reach < position.data.merchants.range_most
    ):
        found["shipping"] = [position.data.ship_coins, 0, position.data.ship_priests]
    if faction.is_volcano:
        found["volcano"] = _volcano(position, player)
    found["reach"] = _reach(position, player)
    found["exchanges"] = {
        CONVERSIONS[number]: conversion_price(player, number)
        for number in range(len(CONVERSIONS))
        if conversion_objection(player, number) is None
    }
    return found


def action_price(position: Position, player: Player, action: Action) -> tuple[int, int, int] | None:
    """Coins, workers and priests that an action of a turn takes; None for all but the commonest."""
    faction = player.faction
    if isinstance(action, OnHex) and action.tag == "build":
        workers, priests = way_price(player, reach(position, player, action.hex))
        return faction.cost_coins[DWELLING], faction.cost_workers[DWELLING] + workers, priests
    if isinstance(action, Upgrade):
        workers, coins = upgrade_cost(position, player, action.hex, action.building)
        return coins, workers, 0
    if isinstance(action, Transform):
        return _transform_price(position, player, action)
    if action is SHIP:
        return position.data.ship_coins, 0, position.data.ship_priests
    if action is DIG:
        return faction.dig_cost[1], faction.dig_cost[0], faction.dig_cost[2]
    return None


def _transform_price(position: Position, player: Player, action: Transform) -> tuple[int, int, int]:
    """Spades that are missing, and the way; a volcano takes neither coins, workers nor priests."""
    workers, priests = way_price(player, reach(position, player, action.hex))
    if not player.faction.is_volcano:
        bought = max(0, spades_for(player, position.terrain[action.hex], action.terrain) - player.spades)
        spades_workers, spades_priests = spade_price(player, bought)
        workers += spades_workers
        priests += spades_priests
    return 0, workers, priests


def _reach(position: Position, player: Player) -> str:
    """The free hexes in reach, in the order of the board."""
    names: list[str] = []
    if player.hexes:
        for hex in range(position.board.land):
            if position.building[hex] == NONE:
                way = reach(position, player, hex)
                if way != OUT_OF_REACH:
                    names.append(position.board.names[hex] + ("*" if way == BY_SKIPPING else ""))
    return " ".join(names)


def _spades(player: Player) -> list[Json]:
    """By terrain; None where no spades lead home."""
    if player.home == NO_TERRAIN or (player.faction.is_ice and player.wheel == NO_TERRAIN):
        return []  # the terrain is still to be picked
    needed = [0 if terrain == player.home else spades_for(player, terrain, player.home) for terrain in range(WHEEL)]
    return [None if spades == NEVER else spades for spades in needed]


def _volcano(position: Position, player: Player) -> list[Json]:
    """Steps of one cult, or tokens, by the terrain that becomes a volcano."""
    faction = player.faction
    by_steps = faction.volcano_steps[0] > 0
    own = faction.volcano_steps if by_steps else faction.volcano_tokens
    return [own[1] if is_home_of_another(position, terrain) else own[0] for terrain in range(WHEEL)]
