"""§13.7 AU-79 to AU-89: what the Automa's factions add to its turns."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json
from quintessence.games.terra_mystica.automa.actions.cults import advance_without_priest
from quintessence.games.terra_mystica.automa.actions.points import score_own
from quintessence.games.terra_mystica.automa.choosing.attempt import Attempt
from quintessence.games.terra_mystica.automa.choosing.choice import Choice
from quintessence.games.terra_mystica.automa.choosing.priorities import DIRECTION, Closest, Strip, work_down
from quintessence.games.terra_mystica.automa.choosing.ranges import are_joined, is_free_land
from quintessence.games.terra_mystica.automa.holdings import Holdings
from quintessence.games.terra_mystica.data.names import (
    CULTS,
    FROM_SCRIPT_FACTION,
    SANCTUARY,
    SCRIPTED,
    STRONGHOLD,
    TEMPLE,
    TERRAINS,
    TRADING_POST,
    wheel_distance,
)
from quintessence.games.terra_mystica.rules.position import NONE, Position, put

_FALLOW: Final = (1, 2)
"""AU-87: spades between a terrain that can be blighted and the human's."""
_CLOSEST_TO_BLIGHT: Final = Closest("AU-87")
_HIGH_STEP: Final = 7


def tell_ability(
    position: Position, held: Holdings, cause: str, hex: str | None, cult: str | None, points: int
) -> None:
    """AU-124: what a faction's ability did."""
    parts: list[Json] = [SCRIPTED, held.faction.slug, held.faction.ability, cause, hex, cult, points]
    position.report("automa_ability", parts)


def place_cube(attempt: Attempt) -> None:
    """AU-86, Symbionts: a cube on a free hex beside a human structure, by the strip of the youth's terrain."""
    position, held = attempt.position, attempt.held
    attempt.begin("cube", "AU-86", 0, "td")
    valid = [
        hex
        for hex in range(position.board.land)
        if is_free_land(position, hex) and hex not in held.cubes and attempt.is_beside_human(hex)
    ]
    if not valid:
        attempt.skip("cube", "AU-86", "no_hex")
        return
    choice = Choice(position.board.names, valid)
    work_down(attempt, choice, [Strip("strip", "AU-86", held.youth), DIRECTION])
    attempt.tell_choice("cube", "AU-86", choice, "beside_human")
    held.cubes = held.cubes + bytes([choice.chosen()])
    tell_ability(position, held, "cube", position.board.names[choice.chosen()], None, 0)


def blight(attempt: Attempt) -> None:
    """AU-87, Blight: an empty hex near the human becomes terrain that costs him three spades."""
    position, held = attempt.position, attempt.held
    attempt.begin("blight", "AU-87", 0, "d")
    human, home = attempt.human_terrain(), attempt.player.home
    valid = [
        hex
        for hex in range(position.board.land)
        if is_free_land(position, hex)
        and position.terrain[hex] != home
        and wheel_distance(position.terrain[hex], human) in _FALLOW
    ]
    if not valid:
        attempt.skip("blight", "AU-87", "no_hex")
        return
    choice = Choice(position.board.names, valid)
    work_down(attempt, choice, [_CLOSEST_TO_BLIGHT, DIRECTION])
    attempt.tell_choice("blight", "AU-87", choice, "fallow")
    hex = choice.chosen()
    position.terrain = put(position.terrain, hex, held.blighted)
    position.report("transformed", [SCRIPTED, position.board.names[hex], TERRAINS[held.blighted], 0])


def power_taken(position: Position, held: Holdings, gained: int) -> None:
    """AU-85, Powermongers: enough power taken from one building lets them rise by 1, at once."""
    if held.faction.ability == "rises" and gained >= held.faction.ability_number:
        cult = advance_without_priest(Attempt(position, held, "ability"), 1)
        if cult != NONE:
            tell_ability(position, held, "power_taken", None, CULTS[cult], 0)


def look_for_achievements(position: Position, held: Holdings) -> None:
    """AU-88, Gognomes: each scores once, as soon as it is true after an action of the Automa."""
    if held.faction.ability != "achievements":
        return
    attempt = Attempt(position, held, "ability")
    player = attempt.player
    reached = [
        player.buildings[TRADING_POST] >= 2,
        player.buildings[STRONGHOLD] > 0,
        player.buildings[TEMPLE] > 0,
        player.buildings[SANCTUARY] > 0,
        max(player.cults) >= _HIGH_STEP,
        are_joined(position, attempt.marked, attempt.unmarked, attempt.navigation),
    ]
    for number, is_reached in enumerate(reached):
        if is_reached and not held.achieved >> number & 1:
            held.achieved |= 1 << number
            points = held.faction.ability_number
            tell_ability(position, held, f"achievement_{number + 1}", None, None, points)
            score_own(position, player, points, FROM_SCRIPT_FACTION)
