"""What a comparison plays: the package's data, and a variant's, on the same seeds with the same bots."""

from __future__ import annotations

from dataclasses import replace

from quintessence.core.game import Values
from quintessence.lab.comparing import Until
from quintessence.lab.simulate import Plan
from quintessence.service.workers.job_values import number_of

_SEED = "lab"


def plans_of(wish: Values) -> tuple[Plan, Plan]:
    """The plan with the package's data, and the one with the variant's."""
    files, options = wish["files"], wish["options"]
    assert isinstance(files, dict) and isinstance(options, dict)
    base = Plan(str(wish["game"]), (str(wish["level"]),) * int(number_of(wish, "seats")), _SEED, options, data={})
    return base, replace(base, data={name: str(text) for name, text in files.items()})


def until_of(wish: Values) -> Until:
    """When it is over. Whoever watches may end it at any time, so that its intervals must hold at all times."""
    games, minutes = int(number_of(wish, "games")), number_of(wish, "minutes")
    is_sure = wish["until_sure"] is True
    return Until(games, minutes, None if is_sure else 0.0, is_sure)
