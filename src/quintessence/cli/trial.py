"""Random matches with a data file, in a process of their own: whoever checks one wants to know whether it plays."""

from __future__ import annotations

from typing import Final

import quintessence
from quintessence.core.conformance import trial
from quintessence.core.game import Refused, Values
from quintessence.jobs.pool import Pool
from quintessence.jobs.protocol import Failed, Overran

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
    """The same, in that process."""
    return trial.play_some(quintessence.load(str(job["game"]), {str(job["name"]): str(job["text"])}))
