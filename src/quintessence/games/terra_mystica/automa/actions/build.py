"""§13.5 AU-71 to AU-78: transform and build."""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.automa.actions.upgrade import in_supply, upgrade
from quintessence.games.terra_mystica.automa.choosing.attempt import Attempt
from quintessence.games.terra_mystica.automa.choosing.choice import Choice
from quintessence.games.terra_mystica.automa.choosing.distance import told_distance
from quintessence.games.terra_mystica.automa.choosing.priorities import (
    CLOSEST,
    DIRECTION,
    FARTHEST,
    MOST_POWER,
    REACHING,
    Closest,
    Priority,
    Strip,
    work_down,
)
from quintessence.games.terra_mystica.automa.choosing.ranges import in_range, is_free_land
from quintessence.games.terra_mystica.data.names import DWELLING, SCRIPTED, TERRAINS
from quintessence.games.terra_mystica.rules.map.building import put_dwelling
from quintessence.games.terra_mystica.rules.map.leech import offer_power
from quintessence.games.terra_mystica.rules.position import NONE, Position, put

RULE: Final = "AU-71"
_RULE_OF: Final = {"kuddlers": "AU-80", "mimics": "AU-84"}
"""Where the priorities of a faction's own build are written."""
_FAR_TILES: Final = ["connected_distance", "stronghold_sanctuary_distance"]


def build(attempt: Attempt, by_faction: bool) -> bool:
    """AU-78: a dwelling, where there is one and a hex for it; whether it was built. Else an upgrade is due."""
    position = attempt.position
    anywhere = by_faction and attempt.held.faction.anywhere
    attempt.begin("build", RULE, 0, "td" if anywhere else "std")
    if in_supply(attempt, DWELLING) <= 0:
        attempt.skip("build", "AU-78", "no_dwelling", "upgrade")
        return False
    if anywhere:  # AU-83
        valid, source = [hex for hex in range(position.board.land) if is_free_land(position, hex)], "anywhere"
    else:
        structures = attempt.marked if attempt.support.is_marked else attempt.unmarked
        valid = in_range(position, structures, attempt.build_range)
        source = "marked" if attempt.support.is_marked else "unmarked"
    if not valid:
        attempt.skip("build", "AU-78", "no_hex", "upgrade")
        return False
    choice = Choice(position.board.names, valid)
    if attempt.support.is_reaching and not anywhere:
        choice.take(REACHING.keep(attempt, choice.left))  # AU-128: told whenever the card shows it
    work_down(attempt, choice, _priorities(attempt, by_faction))
    attempt.tell_choice("build", RULE, choice, source)
    _put(attempt, choice.chosen())
    return True


def build_or_upgrade(attempt: Attempt, by_faction: bool) -> None:
    """AU-56, AU-78: an upgrade in its place uses its own priorities only."""
    if not build(attempt, by_faction):
        upgrade(Attempt(attempt.position, attempt.held, "instead"))


def _priorities(attempt: Attempt, by_faction: bool) -> list[Priority]:
    """AU-55, AU-74, AU-75: the faction's in its own action, then the general ones."""
    priorities: list[Priority] = []
    if by_faction:
        rule = _RULE_OF.get(attempt.held.faction.slug, RULE)
        for code in attempt.held.faction.priorities:
            if code == "closest":
                priorities.append(Closest(rule))
            elif code == "most_power":
                priorities.append(MOST_POWER)
            else:
                priorities.append(Strip("human_strip", rule, attempt.human_terrain()))
    priorities.append(Strip("strip", "AU-38", attempt.player.home))
    priorities.append(FARTHEST if _is_far_tile(attempt.position) else CLOSEST)
    priorities.append(DIRECTION)
    return priorities


def _is_far_tile(position: Position) -> bool:
    return position.end_tile != NONE and position.data.end_tiles[position.end_tile] in _FAR_TILES


def _put(attempt: Attempt, hex: int) -> None:
    """AU-76, AU-77: home terrain, a dwelling, and a token if the nearest structures are marked ones."""
    position, player = attempt.position, attempt.player
    name = position.board.names[hex]
    to_marked, to_unmarked = attempt.to_marked(hex), attempt.to_unmarked(hex)
    if position.terrain[hex] != player.home:
        position.terrain = put(position.terrain, hex, player.home)
        position.report("transformed", [SCRIPTED, name, TERRAINS[player.home], 0])
    put_dwelling(position, player, hex)
    attempt.held.marked = attempt.held.marked + bytes([1 if to_marked < to_unmarked else 0])
    position.report("built", [SCRIPTED, name])
    position.report(
        "automa_marked", [SCRIPTED, name, told_distance(to_marked), told_distance(to_unmarked), to_marked < to_unmarked]
    )
    offer_power(position, player, hex)
