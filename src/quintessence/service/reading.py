"""Reads what comes from outside, field by field: unknown fields and wrong values are refused."""

from __future__ import annotations

import re
from typing import Final

from quintessence.core.game import Json, Refused, Values


def malformed(field: str, detail: str) -> Refused:
    """The refusal of something that cannot be read."""
    return Refused("malformed_message", {"field": field[:200], "detail": detail[:200]})


class Body:
    """A JSON object whose fields are read one by one."""

    def __init__(self, value: Json, where: str = "body") -> None:
        if not isinstance(value, dict):
            raise malformed(where, "not an object")
        self._value: Final = value
        self._where: Final = where
        self._read: Final[set[str]] = set()

    def end(self) -> None:
        """Refuse what nobody has asked for."""
        for name in self._value:
            if name not in self._read:
                raise self._wrong(name, "not known")

    def has(self, name: str) -> bool:
        """Whether a field is there and is not null."""
        self._read.add(name)
        return self._value.get(name) is not None

    def names(self, name: str) -> bool:
        """Whether a field is there, though it may be null."""
        return name in self._value

    def integer(self, name: str, least: int, most: int) -> int:
        """A whole number."""
        value = self._field(name)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self._wrong(name, f"not a whole number from {least} to {most}")
        return value

    def number(self, name: str, least: float, most: float) -> float:
        """Any number."""
        value = self._field(name)
        if not isinstance(value, (int, float)) or isinstance(value, bool) or not least <= value <= most:
            raise self._wrong(name, f"not a number from {least} to {most}")
        return value

    def text(self, name: str, most: int, least: int = 0) -> str:
        """A text of some length."""
        value = self._field(name)
        if not isinstance(value, str) or not least <= len(value) <= most:
            raise self._wrong(name, f"not a text of {least} to {most} characters")
        return value

    def matching(self, name: str, pattern: re.Pattern[str]) -> str:
        """A text that a pattern describes to its end."""
        value = self._field(name)
        if not isinstance(value, str) or not pattern.fullmatch(value):
            raise self._wrong(name, f"not of the form {pattern.pattern}")
        return value

    def choice(self, name: str, *choices: str) -> str:
        """One of some texts."""
        value = self._field(name)
        if not isinstance(value, str) or value not in choices:
            raise self._wrong(name, f"none of {', '.join(choices)}")
        return value

    def chosen_number(self, name: str, *choices: int) -> int:
        """One of some numbers."""
        value = self._field(name)
        if not isinstance(value, int) or isinstance(value, bool) or value not in choices:
            raise self._wrong(name, f"none of {', '.join(str(choice) for choice in choices)}")
        return value

    def flag(self, name: str, otherwise: bool | None = None) -> bool:
        """True or false; where it may be left out, what holds otherwise."""
        if otherwise is not None and not self.has(name):
            return otherwise
        value = self._field(name)
        if not isinstance(value, bool):
            raise self._wrong(name, "neither true nor false")
        return value

    def values(self, name: str) -> Values:
        """An object of any kind; nothing where it is left out."""
        value = self._field(name) if self.has(name) else {}
        if not isinstance(value, dict):
            raise self._wrong(name, "not an object")
        return value

    def items(self, name: str, most: int, least: int = 0) -> list[Json]:
        """A list of so many."""
        value = self._field(name)
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise self._wrong(name, f"not a list of {least} to {most}")
        return value

    def integers(self, name: str, least: int, most: int, count: int) -> list[int]:
        """A list of so many whole numbers at most."""
        parts = {f"{name}.{number}": value for number, value in enumerate(self.items(name, count))}
        listed = Body({**parts}, self._where)
        return [listed.integer(part, least, most) for part in parts]

    def matches(self, name: str, pattern: re.Pattern[str], count: int) -> list[str]:
        """A list of so many texts at most that a pattern describes."""
        parts = {f"{name}.{number}": value for number, value in enumerate(self.items(name, count))}
        listed = Body({**parts}, self._where)
        return [listed.matching(part, pattern) for part in parts]

    def row(self, name: str) -> list[Json]:
        """The row of an action."""
        return self.items(name, 50, 1)

    def rows(self, name: str, most: int) -> list[list[Json]]:
        """Rows of actions; none where they are left out."""
        rows: list[list[Json]] = []
        for row in self.items(name, most) if self.has(name) else ():
            if not isinstance(row, list) or not 1 <= len(row) <= 50:
                raise self._wrong(name, "not rows")
            rows.append(row)
        return rows

    def any(self, name: str) -> Json:
        """A field whose value may be anything."""
        return self._field(name)

    def part(self, name: str) -> Body:
        """An object whose fields are read in turn."""
        return Body(self._field(name), f"{self._where}.{name}")

    def parts(self, name: str, most: int, least: int = 0) -> list[Body]:
        """A list of such objects."""
        values = enumerate(self.items(name, most, least))
        return [Body(value, f"{self._where}.{name}.{number}") for number, value in values]

    def _field(self, name: str) -> Json:
        self._read.add(name)
        if name not in self._value:
            raise self._wrong(name, "missing")
        return self._value[name]

    def _wrong(self, name: str, detail: str) -> Refused:
        return malformed(f"{self._where}.{name}", detail)
