"""The factions: what their boards print, and the named abilities that the chapters of the rules ask about."""

from __future__ import annotations

from typing import Any, Final, final

from quintessence.games.terra_mystica.data.names import BUILDINGS, NO_TERRAIN, TERRAINS

ANY: Final = "any"


@final
class Faction:
    """One faction board. Amounts follow the order of names.RESOURCES."""

    def __init__(self, number: int, slug: str, table: dict[str, Any]) -> None:
        self.number: Final = number
        self.slug: Final = slug
        self.set: Final[str] = table["set"]
        self.home: Final = NO_TERRAIN if table["home"] == ANY else TERRAINS.index(table["home"])
        """The terrain it builds on; none where the player picks it."""
        self.is_ice: Final = table["home"] == "ice"
        self.is_volcano: Final = table["home"] == "volcano"
        self.is_variable: Final = table["home"] == ANY
        self.coins: Final[int] = table["coins"]
        self.workers: Final[int] = table["workers"]
        self.priests: Final[int] = table["priests"]
        self.power: Final[list[int]] = table["power"]
        self.cults: Final = bytes(table["cults"])
        self.points_2017: Final[int] = table["points_2017"]
        self.dwellings: Final[int] = table["dwellings"]
        self.places_last: Final[bool] = table.get("places_last", False)
        self.start_favours: Final[int] = table.get("start_favours", 0)
        self.priest_cap: Final[int] = table["priest_cap"]

        self.cost_workers: Final[list[int]] = [table["costs"][name][0] for name in BUILDINGS]
        self.cost_coins: Final[list[int]] = [table["costs"][name][1] for name in BUILDINGS]
        self.strength: Final[list[int]] = table["strength"]
        self.favours: Final[int] = table.get("favours", 1)
        """Favour tiles for a temple or the sanctuary."""
        self.dwelling_workers: Final[list[int]] = table["dwelling_workers"]
        self.trading_post_coins: Final[list[int]] = table["trading_post_coins"]
        self.trading_post_power: Final[list[int]] = table["trading_post_power"]
        self.temple_priests: Final[list[int]] = table["temple_priests"]
        self.temple_power: Final[list[int]] = table["temple_power"]
        self.stronghold_income: Final[list[int]] = table["stronghold_income"]
        self.sanctuary_priests: Final[int] = table["sanctuary_priests"]

        self.ship: Final[int] = table["shipping"][0]
        self.ship_most: Final[int] = table["shipping"][1]
        self.ship_points: Final[list[int]] = table["shipping_points"]
        self.river_only: Final[bool] = table.get("river_only", False)
        self.links_rivers: Final[bool] = table.get("links_rivers", False)
        self.spade_workers: Final[list[int]] = table["spade_workers"]
        """What a spade costs by the level of digging; empty where spades cannot be bought."""
        self.spade_priests: Final[int] = table.get("spade_priests", 0)
        self.spade_purchase_points: Final[int] = table.get("spade_purchase_points", 0)
        self.dig_cost: Final[list[int]] = table["dig_cost"]
        self.straight_spades: Final[int] = table.get("straight_spades", 0)
        """Spades for any transform, where it always leads to the home terrain."""
        self.spade_points: Final[int] = table.get("spade_points", 0)
        self.spade_power: Final[int] = table.get("spade_power", 0)
        """Power for each spade once the stronghold stands."""
        self.spade_becomes: Final[str] = table.get("spade_becomes", "")

        skip = table.get("skip", {})
        self.skip_word: Final[str] = skip.get("word", "")
        self.skip_range: Final[int] = skip.get("range", 0)
        self.skip_most: Final[int] = skip.get("most", 0)
        self.skip_workers: Final[list[int]] = skip.get("workers", [0, 0])
        self.skip_priests: Final[list[int]] = skip.get("priests", [0, 0])
        """The price of skipping hexes, without and with the stronghold."""
        self.skip_points: Final[int] = skip.get("points", 0)

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
        """An action that can be taken again and again."""

        at_once = table.get("stronghold", {})
        self.stronghold_points: Final[int] = at_once.get("points", 0)
        self.stronghold_power: Final[int] = at_once.get("power", 0)
        self.stronghold_shipping: Final[int] = at_once.get("shipping", 0)
        self.stronghold_spades: Final[int] = at_once.get("spades", 0)
        self.stronghold_favours: Final[int] = at_once.get("favours", 0)
        self.stronghold_ordain: Final[int] = at_once.get("ordain", 0)
        self.stronghold_skip: Final[int] = at_once.get("skip_range", 0)
        self.stronghold_bridges: Final[int] = at_once.get("bridges", 0)
        self.stronghold_tokens: Final[int] = at_once.get("tokens_per_player", 0)
        self.priest_steps: Final[int] = at_once.get("priest_steps", 0)
        """What the stronghold gives; priest_steps are further steps of every priest from then on."""

    def picks_terrain_at_once(self) -> bool:
        return bool(self.is_ice or self.is_variable)

    def kin(self) -> int:
        """Factions of the same kin cannot be in one match: those of one terrain, and those of one set without any."""
        return self.home


def make_factions(file: dict[str, Any], limits: dict[str, Any], coins_per_point: int) -> list[Faction]:
    """The factions of factions.toml; what a table leaves out is as in [standard], and then as for all."""
    common = {"priest_cap": limits["priests"], "strength": limits["strength"], "coins_per_point": coins_per_point}
    standard = {**common, **file["standard"]}
    tables = {slug: table for slug, table in file.items() if slug != "standard"}
    return [Faction(number, slug, _whole(standard, table)) for number, (slug, table) in enumerate(tables.items())]


def _whole(standard: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    return {**standard, **table, "costs": {**standard["costs"], **table.get("costs", {})}}


_BLANK: Final[dict[str, Any]] = {
    **dict.fromkeys(("coins", "workers", "priests", "priest_cap", "dwellings", "points_2017"), 0),
    **{name: [] for name in ("trading_post_coins", "trading_post_power", "temple_priests", "temple_power")},
    **{name: [] for name in ("dwelling_workers", "stronghold_income", "shipping_points", "spade_workers", "dig_cost")},
    "set": "",
    "home": ANY,
    "power": [0, 0, 0],
    "cults": [0, 0, 0, 0],
    "costs": {name: [0, 0] for name in BUILDINGS},
    "strength": [0, 0, 0, 0, 0],
    "sanctuary_priests": 0,
    "shipping": [0, 0],
    "coins_per_point": 1,
}
NO_FACTION: Final = Faction(255, "", _BLANK)
"""A board with nothing on it: before a player takes a faction."""
