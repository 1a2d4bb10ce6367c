"""§13.2 AU-01, AU-16, AU-19, AU-22: the Automa's options, what is refused with it, and its pieces at the start."""

from __future__ import annotations

from quintessence.core.game import IN_OPPONENT, BadOption, Json, Limit, Option, Preset, Values
from quintessence.core.rng import Seed
from quintessence.games.terra_mystica.automa.script import make_automa
from quintessence.games.terra_mystica.data.automa import PLACES, AutomaData
from quintessence.games.terra_mystica.data.board import Board
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.names import FROM_INITIAL, TERRAINS, WHEEL
from quintessence.games.terra_mystica.rules.position import Position

NOBODY = "none"
RANDOM = "random"
SIMPLETONS = "simpletons"
"""AU-108: the only one beside two humans; the one to begin with."""


def automa_options(data: AutomaData) -> list[Option]:
    """Who it is; where it plays, how strong, and on which terrain."""
    levels: list[Json] = [number + 1 for number in range(len(data.levels))]
    without: list[Json] = [NOBODY]
    return [
        Option("automa", NOBODY, [NOBODY, *[faction.slug for faction in data.factions]], group=IN_OPPONENT),
        Option("automa_level", 1, levels, group=IN_OPPONENT, limits=[Limit("automa", without, [1])], ladder=levels),
        Option(
            "automa_terrain",
            RANDOM,
            [RANDOM, *TERRAINS[:WHEEL]],
            group=IN_OPPONENT,
            limits=[Limit("automa", without, [RANDOM])],
        ),
    ]


def boards_of(data: Data) -> list[Json]:
    """AU-26: the boards that the Automa has letters for."""
    return [board for board in data.boards if board in data.automa.letters]


def solo() -> Preset:
    """The first game that the Automa's rules recommend: level 1, against the Simpletons."""
    return Preset("solo", 1, {"automa": SIMPLETONS, "automa_level": 1}, is_quick=True)


def has_automa(options: Values) -> bool:
    return options["automa"] != NOBODY


def seats_beside_automa(options: Values) -> list[int]:
    """AU-01, AU-108: one human, or two against the Simpletons."""
    return [1, 2] if options["automa"] == SIMPLETONS else [1]


def refuse_options(data: Data, board: Board, options: Values) -> None:
    """AU-22: points are equal, nobody leaves; AU-26: the letters fit the board; AU-21: three cards are left."""
    if options["start_points"] != "equal":
        raise BadOption("automa_start_points")
    if options["leaves"]:
        raise BadOption("automa_leaves")
    if board.slug not in data.automa.letters:
        raise BadOption("automa_letters", {"board": board.slug, "hex": "", "terrain": TERRAINS[0]})
    if data.misplaced_letter is not None:  # on whichever board, so that a replaced file is found wrong early
        raise BadOption("automa_letters", data.misplaced_letter)


def join(position: Position, cards: list[int], options: Values, seed: Seed) -> None:
    """Put the Automa after the seats, with its pieces."""
    data = position.data.automa
    player = position.players[-1]
    if len(cards) != len(position.players) + len(PLACES):
        raise BadOption("automa_cards", {"count": len(position.players) + len(PLACES)})
    number = options["automa_level"]
    assert isinstance(number, int)
    faction, level = data.faction(str(options["automa"])), data.levels[number - 1]
    player.is_seated = False
    player.points = data.points
    score = player.score[:]
    score[FROM_INITIAL] = data.points
    player.score = score
    player.priests = data.priests
    player.cults = faction.cults
    player.ship = level.navigation[-1]  # AU-91: for the network at the end
    if options["automa_terrain"] != RANDOM:
        player.home = TERRAINS.index(str(options["automa_terrain"]))
    script = make_automa(position.data, player.seat, faction, level, number, seed)
    script.held.row = bytes(cards)
    position.script = script
