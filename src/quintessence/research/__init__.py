"""The games as environments for learners: PettingZoo, Gymnasium, OpenSpiel, many at once. Needs the extra `research`.

Nothing else of the package imports this folder. `register` tells PettingZoo and Gymnasium about every game.
"""

from __future__ import annotations

import quintessence
from quintessence.research.kind import Kind

__all__ = ["Kind", "environment_id", "register"]


def environment_id(slug: str) -> str:
    """What an environment is called: the number grows with the game's rules and with its encoding."""
    kind = Kind(slug)
    return f"quintessence/{slug}-v{kind.version}"


def register() -> list[str]:
    """Make every game that has an encoding known to PettingZoo and Gymnasium; their ids."""
    import gymnasium
    import pettingzoo

    found = []
    for slug in quintessence.known_games():
        if not Kind.has_encoding(slug):
            continue
        name = environment_id(slug)
        found.append(name)
        chosen = {"game": slug}
        if name not in gymnasium.registry:
            gymnasium.register(name, "quintessence.research.gym:OneSeat", kwargs=chosen)
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, "quintessence.research.aec:Turns", kwargs=chosen)
            pettingzoo.register("parallel", name, "quintessence.research.parallel:AtOnce", kwargs=chosen)
    return found
