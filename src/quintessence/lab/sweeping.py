"""Sweeps: one number of the data, or several, given a row of values each; every combination is a variant."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from typing import Any, Final

from quintessence.core.data_file import Tables
from quintessence.core.data_shape import written
from quintessence.core.game import Refused, Values
from quintessence.core.variant import BadData, Given
from quintessence.lab.data_tables import DataPath, find_path
from quintessence.lab.simulate import Plan

MOST: Final = 200
"""Variants of a sweep."""
_RANGE: Final = re.compile(r"(-?[0-9]{1,6})\.\.(-?[0-9]{1,6})(?:/([1-9][0-9]{0,5}))?")
_INDEX: Final = re.compile(r"(.+)\[([1-9][0-9]{0,3})\]")


class Change:
    """One value of the data, and what it shall be in turn."""

    def __init__(self, slug: str, name: str, values: list[int]) -> None:
        self.name: Final = name
        self.values: Final = values
        indexed = _INDEX.fullmatch(name)
        self._path: Final[DataPath] = find_path(slug, indexed[1] if indexed else name)
        self._index: Final = int(indexed[2]) - 1 if indexed else None
        self.file: Final = self._path.file
        number = self.value_in(self.file.contents)
        if isinstance(number, bool) or not isinstance(number, int):
            raise Refused("sweep_no_number", {"name": name})

    def value_in(self, contents: Tables) -> Any:
        """What stands there."""
        value = self._path.of(contents)
        if self._index is None:
            return value
        return value[self._index] if isinstance(value, list) and self._index < len(value) else None

    def made(self, contents: Tables, value: int) -> Tables:
        """A copy of some contents with another value there."""
        if self._index is None:
            return self._path.replaced(contents, value)
        items = [*self._path.of(contents)]
        items[self._index] = value
        return self._path.replaced(contents, items)


def read_values(text: str) -> list[int]:
    """Whole numbers as one writes them: 8..12, 0..100/25 in steps, or 2,3,5."""
    bounds = _RANGE.fullmatch(text)
    if bounds:
        first, last, step = int(bounds[1]), int(bounds[2]), int(bounds[3] or 1)
        values = [*range(first, last + 1, step)][: MOST + 1]
    elif re.fullmatch(r"-?[0-9]{1,6}(,-?[0-9]{1,6})*", text):
        values = [int(value) for value in text.split(",")]
    else:
        values = []
    if not values:
        raise Refused("sweep_values", {"found": text})
    return list(dict.fromkeys(values))


def sweep_variants(plan: Plan, changes: list[Change]) -> dict[str, Plan]:
    """A plan for each combination of values, by what the tables call it; what cannot be played is refused."""
    count = 1
    for change in changes:
        count *= len(change.values)
    if count > MOST:
        raise Refused("sweep_too_many", {"count": count, "most": MOST})
    variants: dict[str, Plan] = {}
    for values in product(*(change.values for change in changes)):
        label = ", ".join(f"{change.name} = {value}" for change, value in zip(changes, values, strict=True))
        variants[label] = replace(plan, data=_data(plan, changes, values, label))
    return variants


def _data(plan: Plan, changes: list[Change], values: tuple[int, ...], label: str) -> Given:
    contents: dict[str, Tables] = {}
    for change, value in zip(changes, values, strict=True):
        file = change.file
        contents[file.name] = change.made(contents.get(file.name, file.contents), value)
    given: Given = {**contents}
    try:
        replace(plan, data=given).load()
    except BadData as error:
        first = error.faults[0]
        wrong: Values = {"label": label, "path": written(first.path), "fault": first.code}
        raise Refused("sweep_bad_data", wrong) from None
    return given
