"""Narrows a JSON value to the type that it is known to have: a list, an object, a whole number."""

from __future__ import annotations

from quintessence.core.game import Json, Values


def as_items(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def as_fields(value: Json) -> Values:
    assert isinstance(value, dict)
    return value


def as_number(value: Json) -> int:
    assert isinstance(value, int)
    return value
