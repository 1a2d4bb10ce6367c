"""AU-06, AU-59, AU-129: points of the Automa, by where they come from."""

from __future__ import annotations

from quintessence.games.terra_mystica.automa.sight import Sight
from quintessence.games.terra_mystica.data.names import FROM_CARD, FROM_SCRIPT_FACTION, FROM_X
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position, score

RULE = "AU-59"


def gain(position: Position, player: Player, points: int, source: int) -> None:
    """Score points of one of the Automa's own sources."""
    score(position, player, points, position.data.sources.script + source)


def gain_of_card(sight: Sight, points: int) -> None:
    """The fixed points of a card."""
    sight.try_action("points", RULE, points, "")
    gain(sight.position, sight.player, points, FROM_CARD)


def gain_x(sight: Sight) -> None:
    """What an X is worth at this level in this round; nothing at the first level."""
    points = sight.held.x_points(sight.position.round)
    sight.try_action("x_points", RULE, points, "")
    if points:
        gain(sight.position, sight.player, points, FROM_X)
    else:
        sight.skip("x_points", RULE, "zero")


def gain_of_faction(sight: Sight, points: int) -> None:
    """The fixed points of a faction action."""
    sight.try_action("points", "AU-55", points, "")
    gain(sight.position, sight.player, points, FROM_SCRIPT_FACTION)
