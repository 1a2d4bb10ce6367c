"""What goes over the wire as JSON: actions, events, views. Every move goes through here several times.

Each action's text is made once, since games make each action once.
"""

from __future__ import annotations

import json
from typing import Final

import orjson
from orjson import Fragment

from quintessence.core.game import Action, Json, Row, Values

_MOST: Final = 200_000
_ACTIONS: Final[list[Action]] = []
"""The actions that have been said: kept, so that the identity of each stays its own."""
_ROWS: Final[dict[int, bytes]] = {}
_SAID: Final[dict[int, Fragment]] = {}
"""By an action's identity: its row, and all that is said of it."""
_ANYTHING: Final = json.JSONEncoder(separators=(",", ":"), default=lambda part: json.loads(orjson.dumps(part))).encode
"""JSON in ASCII, which every text that came in can be told back in, half characters too.

What was written already is read and written anew.
"""


def dumps(value: object) -> bytes:
    """A value as JSON, the quick way where that can be."""
    try:
        return orjson.dumps(value)
    except TypeError:  # half a character, a huge number
        return _ANYTHING(value).encode()


def loads(text: str | bytes) -> Json:
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
    try:
        for action in actions:
            if _ROWS[id(action)] == text:
                return action
    except KeyError:
        _learn(actions)
        return named(actions, row)
    return None


def said_list(actions: list[Action]) -> list[Fragment]:
    """Some actions, each as JSON already."""
    try:
        return [_SAID[id(action)] for action in actions]
    except KeyError:
        _learn(actions)
        return said_list(actions)


def written(value: object) -> Fragment:
    """A value as JSON already, to stand in a larger one."""
    return Fragment(dumps(value))


def pieces_of(view: Values) -> dict[str, bytes]:
    """A view, each part as JSON: small to keep, and quick to compare with the next position's."""
    quickly = orjson.dumps
    try:
        return {name: quickly(value) for name, value in view.items()}
    except TypeError:
        return {name: dumps(value) for name, value in view.items()}


def changed(before: dict[str, bytes], now: dict[str, bytes]) -> dict[str, Fragment]:
    """The parts of a view that are new or different, each as JSON already."""
    return {name: Fragment(text) for name, text in now.items() if before.get(name) != text}


def _learn(actions: list[Action]) -> None:
    """Make the texts of some actions, once."""
    if len(_ACTIONS) >= _MOST:
        for known in (_ROWS, _SAID, _ACTIONS):
            known.clear()
    for action in actions:
        if id(action) not in _SAID:
            row = orjson.dumps(action.row())
            _ACTIONS.append(action)
            _ROWS[id(action)] = row
            _SAID[id(action)] = written({"row": Fragment(row), "values": written(action.values())})
