"""What is worth a bot's time: nothing is given up, and resources are exchanged before an action, not after."""

from __future__ import annotations

from quintessence.core.game import Action
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.player import Player


def promising(player: Player, legal: list[Action]) -> list[Action]:
    """The legal actions without those that only waste; an exchange is closed as soon as it can be."""
    kept = [action for action in legal if not _wastes(player, action)]
    if a.CLOSE in kept:
        kept.remove(a.CLOSE)
        kept.insert(0, a.CLOSE)
    return kept or legal


def _wastes(player: Player, action: Action) -> bool:
    if isinstance(action, a.Numbered):
        return action.tag == "forgo"
    return action is a.OPEN and not player.actions
