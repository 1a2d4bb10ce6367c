"""A table for tests: factions sit down, and moves are written in the log language, which is short to read."""

from __future__ import annotations

from quintessence.core.game import Values
from quintessence.core.replay import start_match
from quintessence.games.terra_mystica.data.factions import Faction
from quintessence.games.terra_mystica.data.names import BUILDINGS
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import CARDS as CARDS_PHASE
from quintessence.games.terra_mystica.rules.position import Position, put
from quintessence.games.terra_mystica.snellman.files import packaged_game
from quintessence.games.terra_mystica.snellman.lines import LogError, parse
from quintessence.games.terra_mystica.snellman.reader import Reader

GAME = packaged_game()
TILES = ["SCORE2", "SCORE4", "SCORE6", "SCORE3", "SCORE5", "SCORE8"]
CARDS = ["BON1", "BON2", "BON3", "BON4", "BON8", "BON9"]


def faction(slug: str) -> Faction:
    """A faction of the package's data."""
    found = GAME.data.faction(slug)
    assert found is not None
    return found


class Table:
    """A match that is played line by line."""

    def __init__(self, *setup: str, **options: object) -> None:
        """`setup` holds the lines from the choice of factions to the last bonus card."""
        seats = sum(line.startswith("setup") for line in setup)
        chosen: Values = {"round_tiles": [*TILES], "bonus_cards": [*CARDS], "end_tile": "none", **options}  # type: ignore[dict-item]
        first = start_match(GAME, seats, "test", chosen).state
        assert isinstance(first, Position)
        self.reader = Reader(first, True, False)
        self.play(*setup)

    def play(self, *lines: str) -> None:
        """Play lines; a turn ends where the next line is somebody else's."""
        parsed = [parse(number, line) for number, line in enumerate(lines, 1)]
        for place, line in enumerate(parsed):
            following = parsed[place + 1].faction if place + 1 < len(parsed) else ""
            self.reader.read(line, following)

    def refusal(self, line: str) -> str:
        """The code of the rule that a line would break."""
        try:
            self.reader.copy().read(parse(1, line), "")
        except LogError as error:
            return str(error.values["detail"])
        return ""

    def of(self, faction: str) -> Player:
        return self.reader.position.players[self.reader.seats[faction]]

    def bowls(self, faction: str) -> list[int]:
        player = self.of(faction)
        return [player.bowl1, player.bowl2, player.bowl3]


def nomads_and_witches(**options: object) -> Table:
    """Two plain factions on the original board, at the start of the first round."""
    return Table(
        "setup nomads",
        "setup witches",
        "nomads: build D3",
        "witches: build D1",
        "witches: build F2",
        "nomads: build F3",
        "nomads: build E8",
        "witches: pass BON3",
        "nomads: pass BON1",
        **options,
    )


def stand(table: Table, faction: str, **buildings: str) -> None:
    """Put buildings on the map, for tests that begin in the middle: stand(table, "nomads", E3="temple")."""
    position, player = table.reader.position, table.of(faction)
    for name, building in buildings.items():
        hex, kind = position.board.number[name], BUILDINGS.index(building)
        if position.owner[hex] == player.seat:
            old = position.building[hex]
            player.buildings = put(player.buildings, old, player.buildings[old] - 1)
        else:
            player.hexes += bytes([hex])
        position.terrain = put(position.terrain, hex, player.home)
        position.owner = put(position.owner, hex, player.seat)
        position.building = put(position.building, hex, kind)
        player.buildings = put(player.buildings, kind, player.buildings[kind] + 1)


def two(first: str, second: str, **options: object) -> Table:
    """Two factions at the start of the first round, each with its dwellings where the board first allows them."""
    table = Table(f"setup {first}", f"setup {second}", **options)
    position = table.reader.position
    while position.phase < CARDS_PHASE:
        seat = position.to_act()[0]
        position.apply(seat, position.legal(seat)[0])
    table.play(f"{second}: pass BON3", f"{first}: pass BON9")
    return table


def rich(table: Table, faction: str) -> Player:
    """Plenty of everything for a faction."""
    player = table.of(faction)
    player.coins, player.workers, player.priests, player.bowl3 = 50, 30, 7, 12
    return player
