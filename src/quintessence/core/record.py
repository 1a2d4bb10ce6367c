"""Records: a match as JSON that a person can read, with what is needed to check it."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

from quintessence.core.game import BadRecord, Json, Values

FORMAT: Final = 2
_FIELDS: Final[dict[str, type]] = {
    "format": int,
    "game": str,
    "version": int,
    "seats": int,
    "options": dict,
    "seed": str,
    "commitment": str,
    "actions": list,
    "state_hash": str,
}


def canonical(value: Json) -> str:
    """The one way to write a value, so that equal values have equal hashes."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def hash_of(value: Json) -> str:
    return sha256(canonical(value).encode()).hexdigest()


def write(record: Values) -> str:
    """A record as text: the header a field a line, then one action a line."""
    head = [f"  {json.dumps(name)}: {_line(value)}" for name, value in record.items() if name != "actions"]
    actions = record["actions"]
    assert isinstance(actions, list)
    rows = ",\n".join(f"    {_line(row)}" for row in actions)
    head.append('  "actions": [\n' + rows + "\n  ]" if rows else '  "actions": []')
    return "{\n" + ",\n".join(head) + "\n}\n"


def read(text: str) -> Values:
    """The record in a text; BadRecord says what is wrong with a broken one."""
    try:
        value = json.loads(text)
    except ValueError as error:
        raise BadRecord("record_not_json", {"detail": str(error)}) from None
    except RecursionError:
        raise BadRecord("record_not_json", {"detail": "nested too deeply"}) from None
    return checked(value)


def checked(value: object) -> Values:
    """The same value, once it is seen to have the shape of a record this version can read."""
    if not isinstance(value, dict):
        raise BadRecord("record_not_object")
    for name, kind in _FIELDS.items():
        if name not in value:
            raise BadRecord("record_field_missing", {"field": name})
        if not isinstance(value[name], kind) or isinstance(value[name], bool):
            raise BadRecord("record_field_wrong", {"field": name})
    if value["format"] != FORMAT:
        raise BadRecord("record_format_unknown", {"format": value["format"], "known": FORMAT})
    if not _is_data(value.get("data", {})):
        raise BadRecord("record_field_wrong", {"field": "data"})
    for number, row in enumerate(value["actions"], 1):
        if not _is_row(row):
            raise BadRecord("record_row_wrong", {"number": number})
    return value


def _is_data(data: object) -> bool:
    """Whether a value has the shape of a variant: by the name of each file, its tables."""
    return isinstance(data, dict) and all(isinstance(tables, dict) for tables in data.values())


def _is_row(row: object) -> bool:
    """Whether a line is an action: the seat that acts, then the action's row."""
    return isinstance(row, list) and len(row) > 1 and isinstance(row[0], int) and not isinstance(row[0], bool)


def _line(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)
