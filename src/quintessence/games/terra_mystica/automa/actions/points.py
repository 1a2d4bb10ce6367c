"""§13.5 AU-06, AU-59, AU-129: points of the Automa, by where they come from."""

from __future__ import annotations

from quintessence.games.terra_mystica.automa.choosing.attempt import Attempt
from quintessence.games.terra_mystica.data.names import FROM_CARD, FROM_SCRIPT_FACTION, FROM_X
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position, score

RULE = "AU-59"


def score_own(position: Position, player: Player, points: int, source: int) -> None:
    """AU-129: points of one of the Automa's own sources."""
    score(position, player, points, position.data.sources.script + source)


def score_card(attempt: Attempt, points: int) -> None:
    """The fixed points of a card."""
    attempt.begin("points", RULE, points, "")
    score_own(attempt.position, attempt.player, points, FROM_CARD)


def score_x(attempt: Attempt) -> None:
    """What an X is worth at this level in this round; nothing at the first level."""
    points = attempt.held.x_points(attempt.position.round)
    attempt.begin("x_points", RULE, points, "")
    if points:
        score_own(attempt.position, attempt.player, points, FROM_X)
    else:
        attempt.skip("x_points", RULE, "zero")


def score_faction_action(attempt: Attempt, points: int) -> None:
    """AU-55: the fixed points of a faction action."""
    attempt.begin("points", "AU-55", points, "")
    score_own(attempt.position, attempt.player, points, FROM_SCRIPT_FACTION)
