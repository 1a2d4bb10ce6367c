"""§13.5 AU-57, AU-58: block a power action: the space is covered, and brings nothing."""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.automa.choosing.attempt import Attempt
from quintessence.games.terra_mystica.automa.choosing.choice import Choice
from quintessence.games.terra_mystica.automa.choosing.priorities import DIRECTION, work_down
from quintessence.games.terra_mystica.data.names import SCRIPTED
from quintessence.games.terra_mystica.rules.economy.spaces import power_bit

RULE: Final = "AU-57"


def block(attempt: Attempt) -> None:
    """Cover a free power action; MS-71: and one of the merchants' board."""
    _block_on(attempt, "", RULE)
    if attempt.position.data.merchants.is_played:
        _block_on(attempt, "merchants", "MS-71")


def _block_on(attempt: Attempt, board: str, rule: str) -> None:
    """Cover a free space of one of the two boards."""
    position = attempt.position
    attempt.begin("block", rule, 0, "d")
    spaces = position.data.power_actions
    free = [
        number for number, space in enumerate(spaces) if space.set == board and not position.used & power_bit(number)
    ]
    if not free:
        attempt.skip("block", rule, "no_space")
        return
    choice = Choice([space.name for space in spaces], free)
    work_down(attempt, choice, [DIRECTION])
    attempt.tell_choice("block", rule, choice, "spaces")
    position.used |= power_bit(choice.chosen())
    position.report("automa_blocked", [SCRIPTED, spaces[choice.chosen()].name])
