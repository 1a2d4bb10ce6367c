"""What is printed on the components, for those who draw them; parts that say nothing are left out."""

from __future__ import annotations

from collections.abc import Sequence

from quintessence.core.game import Json, Values
from quintessence.games.terra_mystica.data.automa import ARROWS, METHODS, PLACES, STRIPS, DecisionCard
from quintessence.games.terra_mystica.data.components import BonusCard, FavourTile, PowerAction, RoundTile, TownTile
from quintessence.games.terra_mystica.data.factions import Faction
from quintessence.games.terra_mystica.data.names import BUILDINGS, CULTS, RESOURCES, SCORES


def _said(**parts: Json) -> Values:
    return {name: part for name, part in parts.items() if part}


def _amounts(gain: Sequence[int]) -> Values:
    return {name: amount for name, amount in zip(RESOURCES, gain, strict=False) if amount}


def _by_building(points: Sequence[int]) -> Values:
    return {name: each for name, each in zip(BUILDINGS, points, strict=True) if each}


def _list(numbers: Sequence[int]) -> list[Json]:
    return [number for number in numbers]


def power_action(space: PowerAction) -> Values:
    return {
        "cost": space.cost,
        **_said(
            gain=_amounts(space.gain),
            bridges=space.bridges,
            voyages=space.voyages,
            ships=space.ships,
            favours=space.favours,
            priest_cost=space.priest_cost,
        ),
    }


def bonus_card(card: BonusCard) -> Values:
    return _said(
        gain=_amounts(card.income),
        action=card.action,
        shipping=card.shipping,
        passing=_by_building(card.pass_points),
        passing_ships=card.pass_shipping,
        ships=card.ships,
        sail=card.sail,
        trade_points=card.trade_points,
        passing_fleet=card.pass_ships,
    )


def favour_tile(tile: FavourTile, town_power: int) -> Values:
    """`town_power` is what a town needs; the tile tells what it needs with it."""
    steps: Values = {cult: step for cult, step in zip(CULTS, tile.steps, strict=True) if step}
    return _said(
        steps=steps,
        gain=_amounts(tile.income),
        action=tile.action,
        town_power=town_power + tile.town_power if tile.town_power else 0,
        points=_by_building(tile.points),
        passing=_list(tile.pass_points),
        ships=tile.ships,
        trade_points=tile.trade_points,
        passing_trades=_list(tile.pass_trades),
    )


def town_tile(tile: TownTile) -> Values:
    return _said(
        points=tile.points,
        keys=tile.keys,
        gain=_amounts(tile.gain),
        steps=tile.steps,
        shipping=tile.shipping,
        ships=tile.ships,
    )


def round_tile(tile: RoundTile) -> Values:
    cult = CULTS[tile.cult] if tile.cult < len(CULTS) else "priests"
    return {
        "scores": SCORES[tile.scores],
        "points": tile.points,
        "cult": cult,
        "steps": tile.steps,
        "gain": _amounts(tile.gain),
        **_said(ships=tile.ships),
    }


def decision_card(card: DecisionCard) -> Values:
    """A card of the Automa: what it does as Action card, and what it says as Support card."""
    return {
        "actions": [action for action in card.actions],
        "points": card.points,
        "passes": card.passes,
        "marked": card.is_marked,
        "reaching": card.is_reaching,
        "strip": STRIPS[card.strip],
        "arrow": ARROWS[1 if card.is_reverse else 0],
        "number": card.number,
        "method": METHODS[1 if card.is_by_tile else 0],
        "place": PLACES[card.place],
    }


def faction_sheet(faction: Faction) -> Values:
    """What a faction begins with and pays, beside its board: for whoever is about to choose."""
    start = faction.start
    return {
        **faction_board(faction),
        "set": faction.set,
        "points_by_faction": start.points_2017,
        "coins": start.coins,
        "workers": start.workers,
        "priests": start.priests,
        "power": _list(start.power),
        "cults": {cult: start.cults[number] for number, cult in enumerate(CULTS)},
        "dwellings": start.dwellings,
        "shipping": faction.ship,
        "dig_cost": [faction.dig_cost[1], faction.dig_cost[0], faction.dig_cost[2]],
        "spade_priests": faction.spades.priests,
        "costs": {
            name: [faction.cost_workers[building], faction.cost_coins[building]]
            for building, name in enumerate(BUILDINGS[: len(faction.cost_workers)])
        },
    }


def faction_board(faction: Faction) -> Values:
    """Incomes by the number of buildings on the map, tracks, and the space of its own."""
    income = faction.income
    return {
        "dwelling_workers": _list(income.dwelling_workers),
        "trading_post_coins": _list(income.trading_post_coins),
        "trading_post_power": _list(income.trading_post_power),
        "temple_priests": _list(income.temple_priests),
        "temple_power": _list(income.temple_power),
        "stronghold": _amounts(income.stronghold),
        "sanctuary_priests": income.sanctuary_priests,
        "ship_most": faction.ship_most,
        "dig_workers": _list(faction.spades.workers),
        "strength": _list(faction.strength),
        "special": faction.special,
        "standing": faction.standing,
        **_said(ability=faction.ability.name, has_range=faction.has_range, over_land=faction.over_land),
    }
