"""What a worker does with a record that comes in: it reads and replays it, and answers with what it holds."""

from __future__ import annotations

import quintessence
from quintessence.core import record as records
from quintessence.core.game import BadRecord, Json, Values
from quintessence.server.tables.table import short_result


def check_record(job: Values) -> Values:
    """All that is stored of a record, in the present format; BadRecord when it does not hold together."""
    value = records.read(str(job["text"]))
    actions = value["actions"]
    assert isinstance(actions, list)
    most = quintessence.load(str(value["game"]), {}).bound
    if len(actions) > most:
        raise BadRecord("record_too_long", {"actions": len(actions), "most": most})
    match = quintessence.replay(value)
    outcome = match.outcome()
    lines: list[Json] = [[seat, *action.row()] for seat, action, _ in match.history()]
    return {
        "game": match.game.slug,
        "data": match.game.variant.json(),
        "version": match.game.version,
        "variant": match.game.variant.fingerprint,
        "seats": match.seats,
        "options": match.options,
        "seed": match.seed.text,
        "relation": match.state.relation(),
        "sides": [side for side in match.state.sides()],
        "lines": lines,
        "to_act": [seat for seat in match.to_act()],
        "state_hash": match.state_hash() if outcome is not None else "",
        "result": None if outcome is None else short_result(outcome.json()),
    }
