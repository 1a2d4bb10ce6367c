"""JSON both ways: values, actions, events and views. Every move goes through here several times.

Each action is encoded once, since a game makes each of its actions once.
"""

from __future__ import annotations

import json
from typing import Final

from quintessence.core.game import Action, Json, Values

try:
    import orjson
    from orjson import Fragment as Fragment  # noqa: PLC0414
except ImportError:  # in a browser, where nothing compiled is
    from quintessence.service import plain_json as orjson  # type: ignore[no-redef]
    from quintessence.service.plain_json import Fragment as Fragment  # type: ignore[assignment]  # noqa: PLC0414

_MOST: Final = 50_000
"""Actions that are known at once: some 25 MB."""
_LARGE: Final = 400
"""Bytes of a part of a view from which on only what is different inside it is sent."""
_ACTIONS: Final[list[Action]] = []
"""The actions that have been encoded: kept, so that the identity of each stays its own."""
_ROWS: Final[dict[int, bytes]] = {}
_ENCODED: Final[dict[int, bytes]] = {}
"""By an action's identity: its row, and the row with its values."""
_COPY: Final = b"%b"
"""Makes a copy, and three times as fast as bytes() of a memoryview."""
_ANYTHING: Final = json.JSONEncoder(separators=(",", ":"), default=lambda part: json.loads(orjson.dumps(part))).encode
"""JSON in ASCII, in which every text that came in can go back out, half characters too.

What was encoded already is decoded and encoded anew.
"""


def encode(value: object) -> bytes:
    """A value as JSON, the quick way where that can be."""
    try:
        return orjson.dumps(value)
    except TypeError:  # half a character, a huge number
        return _ANYTHING(value).encode()


def encode_briefly(value: object) -> bytes:
    """A value as JSON that stays in memory: copied to just its length, since orjson leaves 4 kB free behind a text."""
    try:
        return _COPY % orjson.dumps(value)
    except TypeError:
        return encode(value)


def decode(text: str | bytes) -> Json:
    """A value out of JSON; ValueError or RecursionError when it is none."""
    try:
        value: Json = orjson.loads(text)
    except ValueError:  # half a character, perhaps
        value = json.loads(text)
    return value


def fragment(value: object) -> Fragment:
    """A value as JSON already, to be put into a larger one."""
    return Fragment(encode(value))


def encode_actions(actions: list[Action]) -> bytes:
    """Some actions as one JSON list."""
    try:
        return b"[" + b",".join(map(_ENCODED.__getitem__, map(id, actions))) + b"]"
    except KeyError:
        _learn(actions)
        return encode_actions(actions)


def find_by_row(actions: list[Action], row: list[Json]) -> Action | None:
    """The one of some actions that a row names."""
    try:
        text = orjson.dumps(row)
    except TypeError:
        return None
    try:
        return actions[[*map(_ROWS.__getitem__, map(id, actions))].index(text)]
    except ValueError:
        return None
    except KeyError:
        _learn(actions)
        return find_by_row(actions, row)


def encode_parts(view: Values) -> dict[str, bytes]:
    """A view, each part as JSON: small to keep, and quick to compare with the next position's."""
    try:
        return dict(zip(view, map(_COPY.__mod__, map(orjson.dumps, view.values())), strict=True))
    except TypeError:
        return {name: encode_briefly(value) for name, value in view.items()}


def encode_changes(before: dict[str, bytes], now: dict[str, bytes]) -> tuple[bytes, bytes, bytes]:
    """The parts of a view that are new or different, what is different inside large ones, and the names that are gone.

    Each as JSON.
    """
    known = before.get
    changed: dict[str, Fragment] = {}
    patched: list[Json] = []
    for name in [name for name, text in now.items() if known(name) != text]:
        was, text = known(name), now[name]
        if was is None or len(text) < _LARGE or len(was) < _LARGE:
            changed[name] = Fragment(text)
        else:
            _add_patches(decode(was), decode(text), [name], patched)
    gone = b"[]" if before.keys() == now.keys() else encode([name for name in before if name not in now])
    return orjson.dumps(changed), encode(patched) if patched else b"[]", gone


def _add_patches(was: Json, value: Json, path: list[Json], patched: list[Json]) -> None:
    """Where two values differ, which as texts do: the way to each difference, and what is there now."""
    if isinstance(was, dict) and isinstance(value, dict) and was.keys() <= value.keys():
        for name, part in value.items():
            if name not in was:
                patched.append([[*path, name], part])
            elif encode(was[name]) != encode(part):
                _add_patches(was[name], part, [*path, name], patched)
    elif isinstance(was, list) and isinstance(value, list) and len(was) == len(value):
        for index, part in enumerate(value):
            if encode(was[index]) != encode(part):
                _add_patches(was[index], part, [*path, index], patched)
    else:
        patched.append([path, value])


def _learn(actions: list[Action]) -> None:
    """Encode some actions, once."""
    if len(_ACTIONS) >= _MOST:
        for known in (_ROWS, _ENCODED, _ACTIONS):
            known.clear()
    for action in actions:
        if id(action) not in _ENCODED:
            row = encode_briefly(action.row())
            _ACTIONS.append(action)
            _ROWS[id(action)] = row
            _ENCODED[id(action)] = encode_briefly({"row": Fragment(row), "values": fragment(action.values())})
