"""What a log says before the first move: options, tiles, board and factions."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Json, Values
from quintessence.games.terra_mystica.data.components import number_of
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.snellman.lines import Line, LogError
from quintessence.games.terra_mystica.snellman.names import (
    BALANCED_MAP,
    END_TILES,
    EXPANSION_FACTIONS,
    FREE_WORDS,
    SWITCHES,
)

_IGNORED: Final = ["player", "player-count", "order", "randomize", "income", "start", "finish", "email", "admin"]


@final
class Header:
    """The options of a match, as a log states them line by line."""

    def __init__(self, data: Data, board: str) -> None:
        self._data: Final = data
        self.board = board
        self.named: Final[list[str]] = []
        """All options, in the site's words."""
        self.switches: Final[list[str]] = []
        self.variable_order = False
        self.is_balanced = False
        self.is_strict = False
        self.has_expansion = False
        """Whether the factions of Fire & Ice can be taken: an option says so, or one of them is there."""
        self.removed: Final[list[str]] = []
        self.round_tiles: list[str] = []
        self.end_tile = "none"
        self.factions: Final[list[str]] = []

    def read(self, line: Line) -> None:
        """A line without a faction; moves of the game itself are left to the reader."""
        for command in line.commands:
            word, _, rest = command.partition(" ")
            word, rest = word.lower(), rest.strip()
            if word == "option":
                self._option(line, rest.lower())
            elif word == "delete" and number_of(self._data.bonus_cards, rest.upper()) >= 0:
                self.removed.append(rest.upper())
            elif word == "score":
                self._score(line, rest)
            elif word == "final-scoring" and rest in END_TILES:
                self.end_tile = END_TILES[rest]
            elif word == "map":
                self._map(line, rest)
            elif word == "setup":
                self._setup(line, rest)
            elif word != "drop-faction" and word not in _IGNORED:
                raise LogError("log_unknown_command", {"line": line.number, "command": command})

    def _option(self, line: Line, name: str) -> None:
        self.named.append(name)
        if name in SWITCHES:
            self.switches.append(SWITCHES[name])
        elif name == "variable-turn-order":
            self.variable_order = True
        elif name == "strict-leech":
            self.is_strict = True
        elif name.startswith(EXPANSION_FACTIONS):
            self.has_expansion = True
        elif not any(name.startswith(word) for word in FREE_WORDS):
            raise LogError("log_unknown_command", {"line": line.number, "command": f"option {name}"})

    def _score(self, line: Line, rest: str) -> None:
        self.round_tiles = [name.strip().upper() for name in rest.split(",")]
        if any(number_of(self._data.round_tiles, name) < 0 for name in self.round_tiles):
            raise LogError("log_unknown_command", {"line": line.number, "command": f"score {rest}"})

    def _map(self, line: Line, site_map: str) -> None:
        if site_map == BALANCED_MAP:
            self.board = "base"
            self.is_balanced = True
            return
        for slug, board in self._data.boards.items():
            if site_map in (board.site_map, slug, slug.replace("_", "-")):
                self.board = slug
                return
        raise LogError("log_unknown_board", {"line": line.number, "detail": site_map})

    def _setup(self, line: Line, rest: str) -> None:
        slug = rest.split(maxsplit=1)[0].lower() if rest else ""
        faction = self._data.faction(slug)
        if faction is None:
            raise LogError("log_unknown_faction", {"line": line.number, "detail": slug})
        self.factions.append(slug)
        self.has_expansion = self.has_expansion or faction.set != "base"

    def cards(self) -> list[str]:
        """The bonus cards that the options put into the game, removed ones included."""
        return [card.name for card in self._data.bonus_cards if not card.set or card.set in self.switches]

    def options(self) -> Values:
        """The same as options of a match."""
        cards: list[Json] = [card for card in self.cards() if card not in self.removed]
        tiles: list[Json] = [tile for tile in self.round_tiles]
        chosen: Values = {option: option in self.switches for option in SWITCHES.values()}
        chosen["board"] = self.board
        chosen["fire_and_ice"] = self.has_expansion
        chosen["turn_order"] = "passing" if self.variable_order else "seats"
        chosen["end_tile"] = self.end_tile
        chosen["start_points"] = "balanced" if self.is_balanced else "equal"
        chosen["bonus_cards"] = cards
        chosen["round_tiles"] = tiles
        return chosen
