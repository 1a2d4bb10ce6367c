"""The factions: what their boards print, and the named abilities that the chapters of the rules ask about."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.data_file import Tables
from quintessence.games.terra_mystica.data.merchants import NO_ABILITY, Ability
from quintessence.games.terra_mystica.data.names import BUILDINGS, NO_TERRAIN, TERRAINS

ANY: Final = "any"


@final
class Start:
    """§2: what a player has on taking the faction."""

    def __init__(self, table: Tables) -> None:
        self.coins: Final[int] = table["coins"]
        self.workers: Final[int] = table["workers"]
        self.priests: Final[int] = table["priests"]
        self.priest_cap: Final[int] = table["priest_cap"]
        self.power: Final[list[int]] = table["power"]
        self.cults: Final = bytes(table["cults"])
        self.points_2017: Final[int] = table["points_2017"]
        self.dwellings: Final[int] = table["dwellings"]
        self.places_last: Final[bool] = table.get("places_last", False)
        self.favours: Final[int] = table.get("start_favours", 0)


@final
class Income:
    """§12: what the buildings bring each round, by how many of a kind stand on the map."""

    def __init__(self, table: Tables) -> None:
        self.dwelling_workers: Final[list[int]] = table["dwelling_workers"]
        self.trading_post_coins: Final[list[int]] = table["trading_post_coins"]
        self.trading_post_power: Final[list[int]] = table["trading_post_power"]
        self.temple_priests: Final[list[int]] = table["temple_priests"]
        self.temple_power: Final[list[int]] = table["temple_power"]
        self.stronghold: Final[list[int]] = table["stronghold_income"]
        """By resource, but for spades."""
        self.sanctuary_priests: Final[int] = table["sanctuary_priests"]


@final
class Spades:
    """§5: what spades cost, and what they bring."""

    def __init__(self, table: Tables) -> None:
        self.workers: Final[list[int]] = table["spade_workers"]
        """The price of one by the level of digging; empty where spades cannot be bought."""
        self.priests: Final[int] = table.get("spade_priests", 0)
        self.purchase_points: Final[int] = table.get("spade_purchase_points", 0)
        """Points for one that is bought."""
        self.points: Final[int] = table.get("spade_points", 0)
        self.power: Final[int] = table.get("spade_power", 0)
        """Power for each once the stronghold stands."""
        self.becomes: Final[str] = table.get("spade_becomes", "")
        """What a spade turns into: a step, a token, nothing; empty where it stays a spade."""
        self.straight: Final[int] = table.get("straight_spades", 0)
        """Spades for any transform, where it always leads to the home terrain."""


@final
class Skip:
    """§5: tunnels and carpets, which reach past hexes at a price."""

    def __init__(self, table: Tables) -> None:
        self.word: Final[str] = table.get("word", "")
        self.range: Final[int] = table.get("range", 0)
        self.most: Final[int] = table.get("most", 0)
        self.workers: Final[list[int]] = table.get("workers", [0, 0])
        self.priests: Final[list[int]] = table.get("priests", [0, 0])
        """The price, without and with the stronghold."""
        self.points: Final[int] = table.get("points", 0)


@final
class Stronghold:
    """§6: what the stronghold gives at once, and for ever."""

    def __init__(self, table: Tables) -> None:
        self.points: Final[int] = table.get("points", 0)
        self.power: Final[int] = table.get("power", 0)
        self.shipping: Final[int] = table.get("shipping", 0)
        self.spades: Final[int] = table.get("spades", 0)
        self.favours: Final[int] = table.get("favours", 0)
        self.ordain: Final[int] = table.get("ordain", 0)
        self.skip_range: Final[int] = table.get("skip_range", 0)
        self.bridges: Final[int] = table.get("bridges", 0)
        self.tokens: Final[int] = table.get("tokens_per_player", 0)
        self.priest_steps: Final[int] = table.get("priest_steps", 0)
        """Further steps of every priest from then on."""


@final
class Faction:
    """One faction board, and the abilities by which the rules know it."""

    def __init__(self, number: int, slug: str, table: Tables) -> None:
        self.number: Final = number
        self.slug: Final = slug
        self.set: Final[str] = table["set"]
        self.home: Final = NO_TERRAIN if table["home"] == ANY else TERRAINS.index(table["home"])
        """The terrain it builds on; none where the player picks it."""
        self.is_ice: Final = table["home"] == "ice"
        self.is_volcano: Final = table["home"] == "volcano"
        self.is_variable: Final = table["home"] == ANY
        self.start: Final = Start(table)
        self.income: Final = Income(table)
        self.spades: Final = Spades(table)
        self.skip: Final = Skip(table.get("skip", {}))
        self.stronghold: Final = Stronghold(table.get("stronghold", {}))

        costs = [table["costs"][name] for name in BUILDINGS if name in table["costs"]]
        self.cost_workers: Final[list[int]] = [cost[0] for cost in costs]
        self.cost_coins: Final[list[int]] = [cost[1] for cost in costs]
        """By building; with a shipyard only where there are any."""
        self.strength: Final[list[int]] = table["strength"]
        self.favours: Final[int] = table.get("favours", 1)
        """Favour tiles for a temple or the sanctuary."""
        self.ship: Final[int] = table["shipping"][0]
        self.ship_most: Final[int] = table["shipping"][1]
        self.ship_points: Final[list[int]] = table["shipping_points"]
        self.dig_cost: Final[list[int]] = table["dig_cost"]
        self.river_only: Final[bool] = table.get("river_only", False)
        self.links_rivers: Final[bool] = table.get("links_rivers", False)
        self.volcano_steps: Final[list[int]] = table.get("volcano_steps", [0, 0])
        self.volcano_tokens: Final[list[int]] = table.get("volcano_tokens", [0, 0])
        """The price of a volcano, on free terrain and on another faction's home terrain."""
        self.unlocks: Final[list[int]] = table.get("unlocks", [])
        """Coins for unlocking a terrain, free or another faction's home; empty where nothing is locked."""
        self.town_workers: Final[int] = table.get("town_workers", 0)
        self.town_points: Final[int] = table.get("town_points", 0)
        self.pass_per_bridge: Final[int] = table.get("pass_per_bridge", 0)
        self.pass_per_temple: Final[int] = table.get("pass_per_temple", 0)
        """Points on passing, once the stronghold stands."""
        self.on_accept: Final[str] = table.get("on_accept", "")
        self.on_refusal_power: Final[int] = table.get("on_refusal_power", 0)
        self.power_discount: Final[int] = table.get("power_discount", 0)
        self.reuses_power_actions: Final[bool] = table.get("reuses_power_actions", False)
        self.coins_per_point: Final[int] = table["coins_per_point"]
        self.sells_points: Final[bool] = table.get("sells_points", False)
        self.special: Final[str] = table.get("special", "")
        """The action space that the stronghold opens, once a round."""
        self.standing: Final[str] = table.get("standing", "")
        """An action that can be taken any number of times."""
        self.ability: Final = Ability(table.get("ability", ""), table.get("ability_effect", NO_ABILITY))
        """§14: of its shipyard."""
        self.has_range: Final[bool] = table.get("has_range", False)
        """§14: a range tile stands in the place of a shipping track."""
        self.over_land: Final[bool] = table.get("over_land", False)
        """§14: merchants stand in the place of ships."""

    def picks_terrain_at_once(self) -> bool:
        return bool(self.is_ice or self.is_variable)

    def kin(self) -> int:
        """Factions of the same kin cannot be in one match: those of one terrain, and those of one set without any."""
        return self.home


def make_factions(file: Tables, limits: Tables, coins_per_point: int) -> list[Faction]:
    """The factions of factions.toml; what a table leaves out is as in [standard], and then as for all."""
    common = {"priest_cap": limits["priests"], "strength": limits["strength"], "coins_per_point": coins_per_point}
    standard = {**common, **file["standard"]}
    tables = {slug: table for slug, table in file.items() if slug != "standard"}
    return [Faction(number, slug, _whole(standard, table)) for number, (slug, table) in enumerate(tables.items())]


def _whole(standard: Tables, table: Tables) -> Tables:
    return {**standard, **table, "costs": {**standard["costs"], **table.get("costs", {})}}


_BLANK: Final[Tables] = {
    **dict.fromkeys(("coins", "workers", "priests", "priest_cap", "dwellings", "points_2017"), 0),
    **{name: [] for name in ("trading_post_coins", "trading_post_power", "temple_priests", "temple_power")},
    **{name: [] for name in ("dwelling_workers", "stronghold_income", "shipping_points", "spade_workers", "dig_cost")},
    "set": "",
    "home": ANY,
    "power": [0, 0, 0],
    "cults": [0, 0, 0, 0],
    "costs": {name: [0, 0] for name in BUILDINGS},
    "strength": [0] * len(BUILDINGS),
    "sanctuary_priests": 0,
    "shipping": [0, 0],
    "coins_per_point": 1,
}
NO_FACTION: Final = Faction(255, "", _BLANK)
"""A board with nothing on it: before a player takes a faction."""
