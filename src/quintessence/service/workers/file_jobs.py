"""What a worker does with a file that someone sends: it alone parses it, in memory and time that are bounded."""

from __future__ import annotations

import json
from typing import Final

import quintessence
from quintessence.core.game import Json, Refused, Values
from quintessence.core.variant import BadData, Given
from quintessence.service.brought_game import brought_game_of
from quintessence.service.codec import encode
from quintessence.service.nesting import is_too_deep
from quintessence.service.reading import Body
from quintessence.service.wire.option_json import options_json
from quintessence.service.workers.job_values import number_of
from quintessence.service.workers.record_jobs import check_record

_FAULTS: Final = 100
"""Faults of a file that are told: nobody reads more, and two thousand of them take the server as long as a list."""


def read_variant(job: Values) -> Values:
    """The data of a variant out of their TOML, and what the set-up needs of it; or all that is wrong with them."""
    files = job["files"]
    assert isinstance(files, dict)
    try:
        game = quintessence.load(str(job["game"]), {name: str(text) for name, text in files.items()})
    except BadData as error:
        faults: list[Json] = [{"file": error.name, **fault.json()} for fault in error.faults[:_FAULTS]]
        return {"faults": faults}
    variant = game.variant
    described: Values = {"variant": variant.fingerprint, "provenance": {**variant.provenance()}}
    return {"described": {**described, "options": options_json(game)}, "data": variant.json()}


def write_words(job: Values) -> Values:
    """The words of what is new in a variant, as a Fluent file."""
    data = job["data"]
    assert isinstance(data, dict)
    given: Given = {name: tables for name, tables in data.items() if isinstance(tables, dict)}
    return {"text": quintessence.load(str(job["game"]), given).variant.fluent(str(job["language"]))}


def read_record(job: Values) -> Values:
    """All that is stored of a record that comes in; BadRecord when it does not hold together."""
    _require_shallow(job)
    return check_record(job)


def read_brought_game(job: Values) -> Values:
    """A finished game that its player brings along: its summary, and its record as text where there is room for it."""
    _require_shallow(job)
    try:
        body = Body(json.loads(str(job["text"])))
    except (ValueError, RecursionError) as error:
        raise Refused("malformed_message", {"field": "body", "detail": str(error)[:200]}) from None
    game = brought_game_of(body)
    record = None if game.record is None else encode(game.record).decode()
    has_room = record is not None and len(record.encode()) <= number_of(job, "longest")
    own: Values = {"label": game.label, "deleted": game.is_deleted}
    return {"game": game.summary, "record": record if has_room else None, **own}


def _require_shallow(job: Values) -> None:
    """Refuse a text that nests too deeply, or has too many lists, before anything is made of it."""
    depth, lists = int(number_of(job, "depth")), int(number_of(job, "lists"))
    if is_too_deep(str(job["text"]).encode(), depth, lists):
        raise Refused("too_deep", {"most": depth})
