"""AU-57, AU-58: block a power action: the space is covered, and brings nothing."""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.automa.choice import Choice
from quintessence.games.terra_mystica.automa.priorities import DIRECTION, work_down
from quintessence.games.terra_mystica.automa.sight import Sight
from quintessence.games.terra_mystica.data.names import SCRIPTED
from quintessence.games.terra_mystica.rules.special import power_bit

RULE: Final = "AU-57"


def block(sight: Sight) -> None:
    """Cover a free power action."""
    position = sight.position
    sight.try_action("block", RULE, 0, "d")
    spaces = position.data.power_actions
    free = [space for space in range(len(spaces)) if not position.used & power_bit(space)]
    if not free:
        sight.skip("block", RULE, "no_space")
        return
    choice = Choice([space.name for space in spaces], free)
    work_down(sight, choice, [DIRECTION])
    sight.tell_choice("block", RULE, choice, "spaces")
    position.used |= power_bit(choice.chosen())
    position.report("automa_blocked", [SCRIPTED, spaces[choice.chosen()].name])
