"""Random matches with a data file, in a process of their own: whoever checks one wants to know whether it plays."""

from __future__ import annotations

from typing import Final

import quintessence
from quintessence.core.conformance.moments import starts
from quintessence.core.game import Refused, Values
from quintessence.core.playout import play_out
from quintessence.core.rng import Rng
from quintessence.jobs.pool import Pool
from quintessence.jobs.protocol import Failed, Overran

MATCHES: Final = 8
_SECONDS: Final = 120


def try_data(slug: str, name: str, text: str) -> Values:
    """What came of playing with a text as the data file of that name: matches and actions, or the fault."""
    job: Values = {"run": "quintessence.cli.trial:play_some", "game": slug, "name": name, "text": text}
    try:
        with Pool(1) as pool:
            return pool.run(job, _SECONDS)
    except Overran:
        return {"fault": f"no end after {_SECONDS} s"}
    except (Failed, Refused) as error:
        return {"fault": str(error)}


def play_some(job: Values) -> Values:
    """Start a match for each number of seats and each choice, and play some; how many, and how long they were."""
    game = quintessence.load(str(job["game"]), {str(job["name"]): str(job["text"])})
    begun = list(starts(game, MATCHES))  # a choice that the data make impossible is refused here
    actions = 0
    for number in range(MATCHES):
        played = play_out(begun[number].state, Rng(number), game.bound)
        if not played.over:
            raise RuntimeError(f"not over after {played.steps} actions")
        actions += played.steps
    return {"matches": MATCHES, "actions": actions}
