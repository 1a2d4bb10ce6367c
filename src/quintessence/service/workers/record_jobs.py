"""What a worker does with a record: it reads and replays one that comes in, and writes one in a foreign format."""

from __future__ import annotations

import json

import quintessence
from quintessence.core import record as records
from quintessence.core.achievements import achieved, achievements_of
from quintessence.core.discovery import companions_of
from quintessence.core.formats import part_of, record_of_log
from quintessence.core.game import BadRecord, Json, Seat, Values
from quintessence.table.state import listed_facts, short_result


def _record_text(text: str) -> str:
    """The text of a record; a log of another site comes as one JSON string, and is read first."""
    if not text.lstrip().startswith('"'):
        return text
    try:
        log = str(json.loads(text))
    except ValueError as error:
        raise BadRecord("record_not_json", {"detail": str(error)}) from None
    return records.write(record_of_log(log))


def check_record(job: Values) -> Values:
    """All that is stored of a record, in the present format; BadRecord when it does not hold together."""
    value = records.read(_record_text(str(job["text"])))
    actions = value["actions"]
    assert isinstance(actions, list)
    most = quintessence.load(str(value["game"]), {}).bound
    if len(actions) > most:
        raise BadRecord("record_too_long", {"actions": len(actions), "most": most})
    match = quintessence.replay(value)
    outcome = match.outcome()
    short = short_result(None if outcome is None else outcome.json()) or {}
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
        "result": {**short, **listed_facts(match, companions_of(match.game).measures)} or None,
    }


def write_log(job: Values) -> Values:
    """A match in a foreign format of its game; Refused where the format cannot tell it."""
    record = job["record"]
    assert isinstance(record, dict)
    files = part_of(str(record["game"]), str(job["format"]), "files")
    return {"text": str(files.log_of(quintessence.replay(record)))}


def find_achievements(job: Values) -> Values:
    """What the seats of one player have achieved in a match."""
    record, held = job["record"], job["held"]
    assert isinstance(record, (dict, str)) and isinstance(held, list)
    match = quintessence.replay(record)
    wanted = achievements_of(match.game.slug)
    seats = [Seat(seat) for seat in held if isinstance(seat, int) and seat < match.seats]
    codes: list[Json] = [code for seat in seats for code in achieved(match, seat, wanted)]
    return {"codes": codes}
