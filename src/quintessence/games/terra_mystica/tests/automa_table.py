"""A table for tests of the Automa: a game that always has one, and positions drawn by hand."""

from __future__ import annotations

from typing import Any

from quintessence.core.discovery import load
from quintessence.core.game import Action, Event, Game, Option, Seat, State, Values
from quintessence.core.replay import start_match
from quintessence.core.rng import Seed
from quintessence.games.terra_mystica import SLUG, TerraMysticaGame
from quintessence.games.terra_mystica.automa.choosing.attempt import Attempt
from quintessence.games.terra_mystica.automa.holdings import Holdings
from quintessence.games.terra_mystica.automa.script import Automa
from quintessence.games.terra_mystica.data.names import BUILDINGS, CULTS, DWELLING, TERRAINS
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import DOCKS, NONE, PLAY, Position, put, seats_of


def packaged_game() -> TerraMysticaGame:
    game = load(SLUG, {})
    assert isinstance(game, TerraMysticaGame)
    return game


GAME = packaged_game()
FACTIONS = [faction.slug for faction in GAME.data.automa.factions]
BOARDS = list(GAME.data.boards)
LEVELS = [1, 2, 3, 4, 5]
TILES = ["SCORE2", "SCORE4", "SCORE6", "SCORE3", "SCORE5", "SCORE8"]


class WithAutoma(Game):
    """The same game with an Automa in every match, for the conformance kit."""

    def __init__(self, given: Values | None = None) -> None:
        """With options given, these are the only ones."""
        self._given = given
        self.slug, self.version, self.bound = GAME.slug, GAME.version, GAME.bound
        self.seats = [1, 2]
        self.variant = GAME.variant

    def options(self) -> list[Option]:
        """Every choice but those that an Automa refuses."""
        found: list[Option] = []
        for option in GAME.options():
            if self._given is not None:
                found.append(Option(option.name, self._given.get(option.name, option.default)))
            elif option.name == "automa":
                found.append(Option("automa", FACTIONS[0], [*FACTIONS]))
            elif option.name == "start_points":
                found.append(Option("start_points", "equal", ["equal"]))
            else:
                found.append(option)
        return found

    def seats_with(self, options: Values) -> list[int]:
        return GAME.seats_with(options)

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        return GAME.setup(options, seats, seed)

    def actions(self, state: State) -> list[Action]:
        return GAME.actions(state)

    def vocabulary(self) -> dict[str, list[str]]:
        return GAME.vocabulary()


def started(seats: int = 1, seed: str = "automa", **options: Any) -> Position:
    """A new match with the Simpletons, if nobody else is named."""
    chosen: Values = {"automa": FACTIONS[0], "round_tiles": [*TILES], "end_tile": "none", **options}
    state = start_match(GAME, seats, seed, chosen).state
    assert isinstance(state, Position)
    return state


def held_by(position: Position) -> Holdings:
    assert isinstance(position.script, Automa)
    return position.script.held


def automa_of(position: Position) -> Player:
    return position.players[-1]


def play(position: Position, seat: int, *row: object) -> list[Event]:
    """Play an action of a seat, written as its row; it must be legal."""
    action = position.action([*row])  # type: ignore[list-item]
    refusal = position.why_not(Seat(seat), action)
    assert refusal is None, refusal
    return position.apply(Seat(seat), action)


def begun(seats: int = 1, humans: tuple[str, ...] = ("mermaids", "witches"), **options: Any) -> Position:
    """The start of the first round: humans place and take whatever comes first."""
    position = started(seats, **options)
    for seat in range(seats):
        play(position, seat, "take", humans[seat])
    while position.phase < PLAY or position.phase == DOCKS:
        seat = position.to_act()[0]
        position.apply(seat, position.legal(seat)[0])
    return position


class Drawn:
    """A position drawn by hand: structures where a test says, on a board without any other."""

    def __init__(self, position: Position, home: str = "forest") -> None:
        self.position = position
        self.held = held_by(position)
        self.player = automa_of(position)
        self.player.home = TERRAINS.index(home)
        position.terrain = position.board.terrain
        position.building = bytes([NONE]) * position.board.land
        position.owner = bytes([NONE]) * position.board.land
        position.offers = []
        for player in position.players:
            player.hexes, player.buildings = b"", bytes(6)
        self.held.marked = b""

    def stand(self, marked: str = "", unmarked: str = "", **humans: str) -> Drawn:
        """Dwellings of the Automa by name, and human buildings: D5="dwelling" for the first seat."""
        for names, flag in ((marked, 1), (unmarked, 0)):
            for name in names.split():
                self.put(self.player, name, "dwelling")
                self.held.marked += bytes([flag])
        for name, building in humans.items():
            self.put(self.position.players[0], name, building)
        return self

    def put(self, player: Player, name: str, building: str) -> None:
        position, kind = self.position, BUILDINGS.index(building)
        hex = position.board.number[name]
        position.building = put(position.building, hex, kind)
        position.owner = put(position.owner, hex, player.seat)
        player.buildings = put(player.buildings, kind, player.buildings[kind] + 1)
        player.hexes += bytes([hex])

    def replace(self, name: str, building: str) -> Drawn:
        """Another building in the place of one of the Automa's."""
        hex, kind = self.position.board.number[name], BUILDINGS.index(building)
        old = self.position.building[hex]
        self.player.buildings = put(self.player.buildings, old, self.player.buildings[old] - 1)
        self.player.buildings = put(self.player.buildings, kind, self.player.buildings[kind] + 1)
        self.position.building = put(self.position.building, hex, kind)
        return self

    def at(self, round_: int, support: str) -> Drawn:
        """A round, and the card that supports."""
        self.position.round = round_
        self.held.support = self.held.data.card(support)
        return self

    def cults(self, automa: list[int], *humans: list[int]) -> Drawn:
        self.player.cults = bytes(automa)
        for player, steps in zip(seats_of(self.position), humans, strict=False):
            player.cults = bytes(steps)
        return self

    def attempt(self, origin: str = "card") -> Attempt:
        self.position.reported = []
        return Attempt(self.position, self.held, origin)

    def told(self) -> list[Event]:
        return self.position.reported


def drawn(level: int = 2, faction: str = "simpletons", seats: int = 1, **options: Any) -> Drawn:
    """An empty board in the middle of a match: the Automa on forest, humans on lakes (and swamp)."""
    position = begun(
        seats,
        ("mermaids", "darklings"),
        automa=faction,
        automa_level=level,
        automa_terrain="forest",
        **options,
    )
    return Drawn(position)


def position_p(level: int = 2, faction: str = "simpletons", **options: Any) -> Drawn:
    """Position P of the cases: marked F2, unmarked G3 and H4, a human dwelling on D5."""
    return drawn(level, faction, **options).stand("F2", "G3 H4", D5="dwelling")


def explained(events: list[Event], action: str) -> Values:
    """The explanation of a choice among some events."""
    for event in events:
        if event.row()[0] == "automa_chose" and event.values()["action"] == action:
            explanation = event.explanation()
            assert explanation is not None
            return explanation.json()
    raise AssertionError(f"nothing was chosen for {action}: {events}")


def left_by(explanation: Values) -> list[list[str]]:
    """The candidates, and what each criterion left of them."""
    rest = [str(name) for name in explanation["candidates"]]  # type: ignore[union-attr]
    found = [rest]
    for criterion in explanation["criteria"]:  # type: ignore[union-attr]
        rest = [name for name in rest if name not in criterion["removed"]]  # type: ignore[index,operator,call-overload]
        found.append(rest)
    return found


def codes(explanation: Values) -> list[str]:
    return [criterion["code"] for criterion in explanation["criteria"]]  # type: ignore[union-attr,index,call-overload,misc]


def names_of(hexes: bytes, position: Position) -> list[str]:
    return [position.board.names[hex] for hex in hexes]


def standing(position: Position, name: str) -> str:
    """What stands on a hex, and whose: "automa dwelling", "0 temple", ""."""
    hex = position.board.number[name]
    if position.building[hex] == NONE:
        return ""
    owner = position.players[position.owner[hex]]
    return f"{owner.name()} {BUILDINGS[position.building[hex]]}"


def steps_of(player: Player) -> list[int]:
    return [player.cults[cult] for cult in range(len(CULTS))]


def dwellings_of(player: Player) -> int:
    return player.buildings[DWELLING]
