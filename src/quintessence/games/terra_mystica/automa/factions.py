"""AU-79 to AU-89, AU-102 to AU-106: what the Automa's factions add, and human factions that meet it."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json
from quintessence.games.terra_mystica.automa.choice import Choice
from quintessence.games.terra_mystica.automa.cults import advance_without_priest
from quintessence.games.terra_mystica.automa.deck import take_from_reserve
from quintessence.games.terra_mystica.automa.holdings import Holdings
from quintessence.games.terra_mystica.automa.points import gain
from quintessence.games.terra_mystica.automa.priorities import CLOSEST, DIRECTION, Strip, work_down
from quintessence.games.terra_mystica.automa.ranges import are_joined, is_free_land
from quintessence.games.terra_mystica.automa.sight import Sight
from quintessence.games.terra_mystica.data.names import (
    CULTS,
    FROM_FACTION,
    FROM_SCRIPT_FACTION,
    SANCTUARY,
    SCRIPTED,
    STRONGHOLD,
    TEMPLE,
    TERRAINS,
    TRADING_POST,
    wheel_distance,
)
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, Position, put, score
from quintessence.games.terra_mystica.rules.resources import gain_power

_FALLOW: Final = (1, 2)
"""AU-87: spades between a terrain that can be blighted and the human's."""
_HIGH_STEP: Final = 7


def tell_ability(
    position: Position, held: Holdings, cause: str, hex: str | None, cult: str | None, points: int
) -> None:
    """AU-124: what a faction's ability did."""
    parts: list[Json] = [SCRIPTED, held.faction.slug, held.faction.ability, cause, hex, cult, points]
    position.report("automa_ability", parts)


def place_cube(sight: Sight) -> None:
    """AU-86, Symbionts: a cube on a free hex beside a human structure, by the strip of the youth's terrain."""
    position, held = sight.position, sight.held
    sight.try_action("cube", "AU-86", 0, "td")
    valid = [
        hex
        for hex in range(position.board.land)
        if is_free_land(position, hex) and hex not in held.cubes and sight.is_beside_human(hex)
    ]
    if not valid:
        sight.skip("cube", "AU-86", "no_hex")
        return
    choice = Choice(position.board.names, valid)
    work_down(sight, choice, [Strip("strip", "AU-86", held.youth), DIRECTION])
    sight.tell_choice("cube", "AU-86", choice, "beside_human")
    held.cubes = held.cubes + bytes([choice.chosen()])
    tell_ability(position, held, "cube", position.board.names[choice.chosen()], None, 0)


def blight(sight: Sight) -> None:
    """AU-87, Blight: an empty hex near the human becomes terrain that costs him three spades."""
    position, held = sight.position, sight.held
    sight.try_action("blight", "AU-87", 0, "d")
    human, home = sight.human_terrain(), sight.player.home
    valid = [
        hex
        for hex in range(position.board.land)
        if is_free_land(position, hex)
        and position.terrain[hex] != home
        and wheel_distance(position.terrain[hex], human) in _FALLOW
    ]
    if not valid:
        sight.skip("blight", "AU-87", "no_hex")
        return
    choice = Choice(position.board.names, valid)
    work_down(sight, choice, [CLOSEST, DIRECTION])
    sight.tell_choice("blight", "AU-87", choice, "fallow")
    hex = choice.chosen()
    position.terrain = put(position.terrain, hex, held.blighted)
    position.report("transformed", [SCRIPTED, position.board.names[hex], TERRAINS[held.blighted], 0])


def power_taken(position: Position, held: Holdings, gained: int) -> None:
    """AU-85, Powermongers: enough power taken from one building lets them rise by 1, at once."""
    if held.faction.ability == "rises" and gained >= held.faction.ability_number:
        cult = advance_without_priest(Sight(position, held, "ability"), 1)
        if cult != NONE:
            tell_ability(position, held, "power_taken", None, CULTS[cult], 0)


def look_for_achievements(position: Position, held: Holdings) -> None:
    """AU-88, Gognomes: each scores once, as soon as it is true after an action of the Automa."""
    if held.faction.ability != "achievements":
        return
    sight = Sight(position, held, "ability")
    player = sight.player
    reached = [
        player.buildings[TRADING_POST] >= 2,
        player.buildings[STRONGHOLD] > 0,
        player.buildings[TEMPLE] > 0,
        player.buildings[SANCTUARY] > 0,
        max(player.cults) >= _HIGH_STEP,
        are_joined(position, sight.marked, sight.unmarked, sight.navigation),
    ]
    for number, is_reached in enumerate(reached):
        if is_reached and not held.achieved >> number & 1:
            held.achieved |= 1 << number
            points = held.faction.ability_number
            tell_ability(position, held, f"achievement_{number + 1}", None, None, points)
            gain(position, player, points, FROM_SCRIPT_FACTION)


def is_met(position: Position, held: Holdings, player: Player) -> bool:
    """A human who gains by answers built beside the Automa; whether it was a cult step (AU-110: one at most)."""
    if player.faction.on_accept != "step":
        gained = gain_power(player, 1)  # AU-106
        position.report("shapeshifters_gained", [player.seat, gained])
        return False
    return _draw_for_cultists(position, held, player)


def _draw_for_cultists(position: Position, held: Holdings, player: Player) -> bool:
    """AU-102, AU-103: the reserve's top card: its points, or a cult step of the player's choice."""
    drawn = take_from_reserve(held)
    held.aside = held.aside + drawn
    card = held.data.cards[drawn[0]]
    steps = 0 if card.points else 1
    position.report("cultists_drew", [player.seat, card.name, card.points, steps, len(held.aside), len(held.reserve)])
    score(position, player, card.points, FROM_FACTION)
    player.steps += steps
    return steps > 0
