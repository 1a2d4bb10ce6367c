"""All that is printed on the components of one variant of the game, as typed tables."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.data_file import Tables
from quintessence.core.game import Values
from quintessence.games.terra_mystica.data.automa import AutomaData, misplaced_letter
from quintessence.games.terra_mystica.data.board import Board
from quintessence.games.terra_mystica.data.components import BonusCard, FavourTile, PowerAction, RoundTile, TownTile
from quintessence.games.terra_mystica.data.factions import Faction, make_factions
from quintessence.games.terra_mystica.data.merchants import (
    NOT_PLAYED,
    Merchants,
    Waters,
    misplaced_canal,
    with_merchants,
)
from quintessence.games.terra_mystica.data.names import BUILDINGS, CULTS, SCRIPT_SOURCES, SHIPYARD, SOURCES, STOCK
from quintessence.games.terra_mystica.data.printed import (
    bonus_card,
    decision_card,
    faction_board,
    faction_sheet,
    favour_tile,
    power_action,
    round_tile,
    town_tile,
)

_STEP: Final = "step"
_VOYAGE: Final = "voyage"
_OWN_SPACES: Final = 4
_OWN_VOYAGES: Final = 4
_NEIGHBOURS: Final = 6


@final
class Sources:
    """Where points come from: all names, and where those of each group begin."""

    def __init__(self, cards: list[BonusCard], favours: list[FavourTile], end_tiles: list[str]) -> None:
        self.card: Final = len(SOURCES)
        self.favour: Final = self.card + len(cards)
        self.cult: Final = self.favour + len(favours)
        self.network: Final = self.cult + len(CULTS)
        self.end_tile: Final = self.network + 1
        components = [*[card.name for card in cards], *[tile.name for tile in favours]]
        self.script: Final = self.end_tile + len(end_tiles)
        self.names: Final = [*SOURCES, *components, *CULTS, "network", *end_tiles, *SCRIPT_SOURCES]


@final
class Data:
    """Made once for each game object, and once more for Merchants of the Seas; a position never changes it."""

    def __init__(
        self, components: Tables, boards: Tables, factions: Tables, automa: Tables, merchants: Tables = NOT_PLAYED
    ) -> None:
        """Takes the tables of data.toml, boards.toml, factions.toml and automa.toml; of merchants.toml if played."""
        self.merchants: Final = Merchants(merchants)
        if merchants:
            components, factions, automa = with_merchants(components, factions, automa, merchants)
        self.buildings: Final = BUILDINGS if merchants else BUILDINGS[:SHIPYARD]
        self.own_spaces: Final = _OWN_SPACES + (_OWN_VOYAGES if merchants else 0)
        """Spaces of each seat that are used once a round: of the stronghold, the card (spade, step), the favour tile;
        of ships: the voyage, the shipyard, the card, the favour tile."""
        limits = components["limits"]
        self.rounds: Final[int] = limits["rounds"]
        self.bridges: Final[int] = limits["bridges"]
        self.points: Final[int] = limits["points"]
        self.town_buildings: Final[int] = limits["town_buildings"]
        self.town_power: Final[int] = limits["town_power"]
        self.ship_coins: Final[int] = limits["ship_cost"]["coins"]
        self.ship_priests: Final[int] = limits["ship_cost"]["priests"]
        self.dig_points: Final[int] = limits["dig_points"]

        cults = components["cults"]
        self.top: Final[int] = cults["top"]
        self.slots: Final = bytes(cults["slots"])
        """Steps for a priest on each slot of a cult."""
        self.cult_power: Final = bytes([cults["power"].get(str(step), 0) for step in range(self.top + 1)])
        """Power by the step that is reached."""

        self.power_actions: Final = [PowerAction(name, table) for name, table in components["power_actions"].items()]
        self.bonus_cards: Final = [BonusCard(name, table) for name, table in components["bonus_cards"].items()]
        self.favour_tiles: Final = [FavourTile(name, table) for name, table in components["favour_tiles"].items()]
        self.step_favours: Final = sum(
            1 << number for number, tile in enumerate(self.favour_tiles) if tile.action == _STEP
        )
        """The favour tiles with an action space for a cult step, a bit each."""
        self.voyage_favours: Final = sum(
            1 << number for number, tile in enumerate(self.favour_tiles) if tile.action == _VOYAGE
        )
        self.town_tiles: Final = [TownTile(name, table) for name, table in components["town_tiles"].items()]
        self.round_tiles: Final = [RoundTile(name, table) for name, table in components["round_tiles"].items()]

        end = components["end_scoring"]
        self.cult_places: Final[list[int]] = end["cults"]
        self.network_places: Final[list[int]] = end["network"]
        self.end_tiles: Final[list[str]] = end["tiles"]
        self.strength: Final[list[int]] = limits["strength"]
        """By building, for those who have no faction board."""

        self.sources: Final = Sources(self.bonus_cards, self.favour_tiles, self.end_tiles)

        self.factions: Final = make_factions(factions, limits, end["coins_per_point"])
        self.boards: Final[dict[str, Board]] = {
            slug: Board(slug, table["rows"], table["site_map"]) for slug, table in boards.items()
        }
        self.misplaced_canal: Final[Values | None] = misplaced_canal(merchants, self.boards) if merchants else None
        self.waters: Final[dict[str, Waters]] = {}
        if merchants and self.misplaced_canal is None:
            for slug, board in self.boards.items():
                self.waters[slug] = Waters(board, merchants["canals"].get(slug, {}))
        self.automa: Final = AutomaData(automa)
        self.misplaced_letter: Final = misplaced_letter(self.automa, self.boards)
        self.most_offered: Final = _NEIGHBOURS * max([max(faction.strength) for faction in self.factions])
        """§8: the most power that one building can offer."""
        self.printed: Final[Values] = self._print()
        """What is printed on the components, for those who draw them."""
        self.decision_cards: Final[Values] = {card.name: decision_card(card) for card in self.automa.cards}
        self.faction_sheets: Final[dict[str, Values]] = {one.slug: faction_sheet(one) for one in self.factions}
        self.faction_boards: Final[list[Values]] = [faction_board(faction) for faction in self.factions]

    def _print(self) -> Values:
        return {
            "power_actions": {space.name: power_action(space) for space in self.power_actions},
            "bonus_cards": {card.name: bonus_card(card) for card in self.bonus_cards},
            "favour_tiles": {tile.name: favour_tile(tile, self.town_power) for tile in self.favour_tiles},
            "town_tiles": {tile.name: town_tile(tile) for tile in self.town_tiles},
            "round_tiles": {tile.name: round_tile(tile) for tile in self.round_tiles},
            "stock": {name: STOCK[kind] for kind, name in enumerate(self.buildings)},
            "slots": [steps for steps in self.slots],
            "cult_power": [power for power in self.cult_power],
            "cult_places": [points for points in self.cult_places],
            "network_places": [points for points in self.network_places],
        }

    def faction(self, slug: str) -> Faction | None:
        """The faction of that name; None where there is none."""
        for faction in self.factions:
            if faction.slug == slug:
                return faction
        return None
