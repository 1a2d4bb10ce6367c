"""Bots by their names: the levels, those that other packages install, and any that is named by its module."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final, TypeAlias, final

from quintessence.bots import levels
from quintessence.bots.bot import Bot
from quintessence.bots.levels import LEVELS
from quintessence.core.game import Action, Game, Refused
from quintessence.core.knowledge import SeatKnowledge

GROUP: Final = "quintessence.bots"
"""The group of entry points under which a package installs its bots."""
VARIABLE: Final = "QUINTESSENCE_BOTS"
"""Further bots that the owner of this machine offers to everyone: package.module:Name, separated by commas."""

Maker: TypeAlias = Callable[[Game, str, float | None], Any]
"""A bot's class, or a function that makes one, for a game, a seed, and the seconds for a turn (None: no clock).

What it makes has `choose(knowledge) -> Action`.
"""


def known_bots() -> list[str]:
    """The bots that everyone here can choose: the levels, the installed ones, and those of QUINTESSENCE_BOTS."""
    installed = sorted(name for name in _installed() if name not in LEVELS)
    offered = [name.strip() for name in os.environ.get(VARIABLE, "").split(",")]
    return [*LEVELS, *installed, *(name for name in offered if ":" in name)]


def make_bot(name: str, seed: str, game: Game, seconds: float | None = None, counts_nodes: bool = True) -> Bot:
    """The bot of that name: one of `known_bots`, or `package.module:Name`. Refused when there is none.

    A name with a colon imports code: never take it from a client. The levels alone have nodes to count.
    """
    if name in LEVELS:
        return levels.make_bot(name, seed, game, seconds, counts_nodes)
    maker = _maker(name)
    try:
        made = maker(game, seed, seconds)
    except Exception as error:  # somebody else's code
        raise _failure("bot_not_made", name, error) from error
    if not callable(getattr(made, "choose", None)):
        raise Refused("bot_cannot_choose", {"bot": name})
    return made if isinstance(made, Bot) else VisitingBot(made)


@final
class VisitingBot(Bot):
    """A bot of somebody else's class, which only has to have `choose`."""

    def __init__(self, visitor: Any) -> None:
        self._visitor: Final = visitor

    def choose(self, knowledge: SeatKnowledge) -> Action:
        chosen: object = self._visitor.choose(knowledge)
        for action in knowledge.legal():
            if action is chosen:
                return action
        raise Refused("bot_chose_badly", {"bot": type(self._visitor).__name__, "chosen": repr(chosen)[:100]})


def _maker(name: str) -> Maker:
    if ":" in name:
        return _imported(name)
    installed = _installed()
    if name not in installed:
        raise Refused("unknown_bot", {"bot": name, "known": ", ".join(known_bots())})
    try:
        maker: Maker = installed[name].load()
    except Exception as error:
        raise _failure("bot_not_found", name, error) from error
    return maker


def _imported(name: str) -> Maker:
    """What `package.module:Name` names, in what is installed or in the present folder."""
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # last: nothing there can stand in the place of an installed module
    try:
        maker: Maker = getattr(import_module(module), attribute)
    except Exception as error:
        raise _failure("bot_not_found", name, error) from error
    return maker


def _installed() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _failure(code: str, name: str, error: Exception) -> Refused:
    return Refused(code, {"bot": name, "detail": f"{type(error).__name__}: {error}"})
