"""Slots as a table for the docs: a row a field, those of every player once."""

from __future__ import annotations

import re
from typing import Final

from quintessence.core.encoding import Field

_OF_PLAYER: Final = re.compile(r"_\d+$")


def rows_of(fields: list[Field]) -> list[tuple[str, int, int]]:
    """(name, slots, highest number) of each field in its order; `_N` stands for every player, one's own being 0."""
    found: dict[str, tuple[str, int, int]] = {}
    for field in fields:
        name = _OF_PLAYER.sub("_N", field.name)
        found.setdefault(name, (name, field.count, field.most))
    return list(found.values())
