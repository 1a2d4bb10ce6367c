"""The data of one variant as typed tables: what is printed on its components."""

from __future__ import annotations

from typing import Any, Final, final

from quintessence.games.earth_water_sun.data.components import KINDS, KITS, LEVELS, SPECIES, UNIT


@final
class Data:
    """Made once from the tables of data.toml; every position of the variant holds it.

    Entries follow the species (a Mushroom, a Tree) or the level: with none, one, two, three of a resource.
    """

    def __init__(self, tables: dict[str, Any]) -> None:
        parts, specimens = tables["parts"], tables["specimens"]
        self.roots: Final[int] = parts["roots"]
        self.supply: Final = bytes([self.roots, self.roots])
        """Roots that each colour starts with, all still to be earned."""
        self.stock: Final = bytes(parts[kind] for kind in KINDS)
        self.shields: Final[int] = parts["shields"]
        home_row = bytes(SPECIES.index(name) for name in tables["row"]["specimens"])
        self.species_of: Final = home_row + home_row
        """The species of each piece; both home rows are the same, from Black's left."""
        self.capacity: Final = bytes(specimens["capacity"][name] for name in SPECIES)
        self.capacity_of: Final = bytes(self.capacity[species] for species in self.species_of)
        """How many resources each piece can hold."""
        self.same_kind: Final[int] = specimens["same_kind"]
        self.room: Final = bytes(self._room(species, kit) for species in range(len(SPECIES)) for kit in range(KITS))
        """By species and kit: which kinds a piece has room for, as three bits (§4)."""
        self.reward: Final = bytes(specimens["reward"][name] for name in SPECIES)

        earth, water, sun = tables["earth"], tables["water"], tables["sun"]
        self.gained_roots: Final = bytes(earth["roots"])
        self.lays: Final = bytes(earth["lays"])
        self.lifts: Final = bytes(earth["lifts"])
        self.shield: Final = bytes(earth["shield"])
        self.reach: Final = bytes(water["reach"])
        self.turns: Final = bytes(water["turns"])
        self.extra_step: Final = bytes(water["extra_step"])
        self.targets: Final = bytes(sun["targets"])
        self.attacks: Final = bytes(sun["attacks"])
        self.counter: Final = bytes(sun["counter"])

        self.board_rows: Final[dict[str, list[int]]] = {slug: board["rows"] for slug, board in tables["boards"].items()}
        """Hexes in each row of each board, from Black's home row to White's."""

    def _room(self, species: int, kit: int) -> int:
        levels = [kit // unit % LEVELS for unit in UNIT]
        if sum(levels) >= self.capacity[species]:
            return 0
        return sum(2**kind for kind, level in enumerate(levels) if level < self.same_kind)
