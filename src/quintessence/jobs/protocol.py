"""What passes between a pool and its worker processes, and what a pool raises when a job goes wrong."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import BadOption, BadRecord, IllegalAction, Refused, UnknownGame, Values

READY: Final[Values] = {"ready": True}
"""The first line of a worker: it has imported what it needs, and time counts from now on."""
LIMIT: Final = "limit"
"""The key under which a job carries the seconds that it may take."""
LONGEST_LINE: Final = 64 * 1024 * 1024
SECONDS_TO_START: Final = 60.0
"""How long a process may take to be ready; a busy machine needs seconds."""

DIED: Final[Values] = {"error": "the process died"}
OVERRAN: Final[Values] = {"error": "the process took too long and was stopped", "overran": True}
EXHAUSTED: Final[Values] = {"error": "the process asked for more memory than it may have", "exhausted": True}

_REFUSALS: Final = {kind.__name__: kind for kind in (IllegalAction, BadOption, BadRecord, UnknownGame)}


class Overran(Exception):
    """A job took longer than it may; its process was replaced."""


class Exhausted(Overran):
    """A job asked for more memory than it may have; its process was replaced."""


class Failed(Exception):
    """A job's function raised an error, or its process died."""


def checked(answer: Values) -> Values:
    """The answer to a job; raises the Refused, Overran or Failed that it stands for."""
    if "refused" in answer:
        values = answer["values"]
        kind = _REFUSALS.get(str(answer["kind"]), Refused)
        raise kind(str(answer["refused"]), values if isinstance(values, dict) else {})
    if "exhausted" in answer:
        raise Exhausted(str(answer["error"]))
    if "overran" in answer:
        raise Overran(str(answer["error"]))
    if "error" in answer:
        raise Failed(str(answer["error"]))
    return answer
