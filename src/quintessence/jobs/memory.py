"""What a worker process remembers between jobs: a few values by key, the oldest given up first.

A key says all that the value depends on. A match's key names its game's variant: two variants of one game share no
entry. Compiled and plain Python never meet in one process.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

CAPACITY: Final = 32
_values: Final[OrderedDict[str, object]] = OrderedDict()


def recall(key: str) -> object | None:
    """The value remembered under a key; None when there never was one, or it has been given up."""
    if key not in _values:
        return None
    _values.move_to_end(key)
    return _values[key]


def remember(key: str, value: object) -> None:
    """Remember a value in place of what the key held."""
    _values[key] = value
    _values.move_to_end(key)
    while len(_values) > CAPACITY:
        _values.popitem(last=False)


def forget(key: str) -> None:
    """Give a value up, for example when a job could not finish changing it."""
    _values.pop(key, None)
