"""Actions and events as they go over the wire; each action's text is made once, since games make each action once."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

import orjson

from quintessence.core.game import Action, Json, Row, Values

_MOST: Final = 200_000
_KNOWN: Final[dict[int, tuple[Action, bytes, str]]] = {}
"""By identity: the action (so that its identity stays its own), its row and all that is said of it."""
_ANYTHING: Final = json.JSONEncoder(separators=(",", ":")).encode
"""JSON in ASCII, which every text that came in can be told back in, half characters too."""


def dumps(value: object) -> str:
    """A value as JSON, the quick way where that can be."""
    try:
        return orjson.dumps(value).decode()
    except TypeError:  # half a character, a huge number
        return _ANYTHING(value)


def loads(text: str) -> Json:
    """A value out of JSON; ValueError or RecursionError when it is none."""
    try:
        value: Json = orjson.loads(text)
    except ValueError:  # half a character, perhaps
        value = json.loads(text)
    return value


def said(row: Row) -> Values:
    """An action or an event: its row, and its ids by the names that the texts use."""
    return {"row": row.row(), "values": row.values()}


def named(actions: list[Action], row: list[Json]) -> Action | None:
    """The one of some actions that a row names."""
    try:
        text = orjson.dumps(row)
    except TypeError:
        return None
    for action in actions:
        if _texts(action)[1] == text:
            return action
    return None


def said_list(actions: Iterable[Action]) -> str:
    """Some actions as a JSON list."""
    return "[" + ",".join([_texts(action)[2] for action in actions]) + "]"


def _texts(action: Action) -> tuple[Action, bytes, str]:
    found = _KNOWN.get(id(action))
    if found is None or found[0] is not action:
        if len(_KNOWN) >= _MOST:
            _KNOWN.clear()
        row, values = orjson.dumps(action.row()), dumps(action.values())
        found = _KNOWN[id(action)] = (action, row, f'{{"row":{row.decode()},"values":{values}}}')
    return found
