"""§14.8 MS-74, MS-75, MS-78: the Automa trades: with the strongest human structure at a river, without a ship."""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.automa.actions.points import score_own
from quintessence.games.terra_mystica.automa.choosing.attempt import Attempt
from quintessence.games.terra_mystica.automa.choosing.choice import Choice
from quintessence.games.terra_mystica.automa.choosing.priorities import DIRECTION, STRONGEST, work_down
from quintessence.games.terra_mystica.data.names import BUILDINGS, FROM_SCRIPT_TRADE, SCRIPTED
from quintessence.games.terra_mystica.rules.map.leech import offer_to
from quintessence.games.terra_mystica.rules.sea.trade import building_objection, put_marker, strength_at

RULE: Final = "MS-74"


def trade(attempt: Attempt, first_round: int) -> None:
    """A marker under a structure: its strength in points, and the same power offered to its owner."""
    position, player, board = attempt.position, attempt.player, attempt.position.board
    attempt.begin("trade", RULE, 0, "d")
    if position.round < first_round:
        attempt.skip("trade", RULE, "not_this_round")
        return
    valid = [
        hex
        for hex in sorted(attempt.humans)
        if board.river_near[hex] and building_objection(position, player, hex) is None
    ]
    if not valid:
        attempt.skip("trade", RULE, "no_structure")
        return
    choice = Choice(board.names, valid)
    work_down(attempt, choice, [STRONGEST, DIRECTION])
    attempt.tell_choice("trade", RULE, choice, "human")
    hex = choice.chosen()
    partner, strength = position.players[position.owner[hex]], strength_at(position, hex)
    put_marker(position, player, hex)
    position.report(
        "traded",
        [SCRIPTED, None, board.names[hex], partner.name(), BUILDINGS[position.building[hex]], strength, 0, 0, 0, 0],
    )
    score_own(position, player, strength, FROM_SCRIPT_TRADE)
    offer_to(position, player, partner, strength)
