"""The fields of a state, found by reflection, so that none can be forgotten."""

from __future__ import annotations

from typing import Any

_PLAIN = (bool, int, float, str, bytes, type(None))


def fields_of(thing: object) -> dict[str, Any]:
    """All attributes that an object has, compiled or not."""
    names = dict.fromkeys(vars(thing)) if hasattr(thing, "__dict__") else {}
    for kind in type(thing).__mro__:
        names |= dict.fromkeys(getattr(kind, "__mypyc_attrs__", ()))
    names.pop("__dict__", None)
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def is_same_value(one: Any, other: Any) -> bool:
    """Whether two values hold the same, however deep."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, _PLAIN):
        return bool(one == other)
    if isinstance(one, dict):
        return list(one) == list(other) and all(is_same_value(value, other[name]) for name, value in one.items())
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all(is_same_value(*pair) for pair in zip(one, other, strict=True))
    if isinstance(one, (set, frozenset)):
        return bool(one == other)
    fields = fields_of(one)
    return bool(fields) and is_same_value(fields, fields_of(other))


def is_shared(value: Any, copied: Any) -> bool:
    """Whether this is a table that all copies of a state share: it is part of the game, not of the position."""
    return value is copied and not isinstance(value, (*_PLAIN, list, dict, set))
