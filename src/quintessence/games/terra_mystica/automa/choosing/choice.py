"""§13.4 AU-39, AU-41, AU-54: the valid options, and what each priority leaves of them until one is left."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Criterion, Event, Explanation, Json, Values
from quintessence.games.terra_mystica.automa.choosing.distance import NO_WAY
from quintessence.games.terra_mystica.data.names import SCRIPTED
from quintessence.games.terra_mystica.events import SHAPES

STRIP_CODES: Final = ["strip", "human_strip"]
_NO_NUMBERS: Final[list[int]] = []
_NO_FURTHER: Final[dict[str, list[int]]] = {}
_NO_VALUES: Final[Values] = {}
_NO_NAMES: Final[list[str]] = []


@final
class Kept:
    """What a priority left of the options, and why: the measure of each option, and what else there is to say.

    Lists and tables are replaced, never changed in place: those that nobody sets are shared.
    """

    def __init__(self, code: str, rule: str, options: list[int], left: list[int]) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.options: Final = options
        self.left: Final = left
        self.measures = _NO_NUMBERS
        """A number for each option, where there is one; NO_WAY is told as none."""
        self.further = _NO_FURTHER
        """Further numbers for each option, by their names."""
        self.values = _NO_VALUES
        """What else there is to say, no lists among it: the same value is told again and again."""
        self.passed_over = _NO_NAMES
        """AU-128: terrains of a strip that do not occur."""
        self.line = _NO_NUMBERS
        """AU-118: the options as they are counted."""

    def criterion(self, names: list[str]) -> Criterion:
        values: Values = {"rule": self.rule, **self.values}
        if self.measures:
            measured = self._told(self.measures, names)
            values["measure"] = measured
            values["best"] = measured[names[self.left[0]]]
        for name, numbers in self.further.items():
            values[name] = self._told(numbers, names)
        if self.code in STRIP_CODES:
            values["passed_over"] = [name for name in self.passed_over]
        if self.line:
            values["line"] = [names[option] for option in self.line]
        removed = [names[option] for option in self.options if option not in self.left]
        return Criterion(self.code, removed, values)

    def _told(self, numbers: list[int], names: list[str]) -> Values:
        by_name: Values = {}
        for index, option in enumerate(self.options):
            by_name[names[option]] = None if numbers[index] == NO_WAY else numbers[index]
        return by_name


def kept_least(code: str, rule: str, options: list[int], measures: list[int]) -> Kept:
    """The options with the smallest measure."""
    best = measures[0]
    for measure in measures:
        if measure < best:
            best = measure
    return _kept(code, rule, options, measures, best)


def kept_most(code: str, rule: str, options: list[int], measures: list[int]) -> Kept:
    """The options with the greatest measure."""
    best = measures[0]
    for measure in measures:
        if measure > best:
            best = measure
    return _kept(code, rule, options, measures, best)


def _kept(code: str, rule: str, options: list[int], measures: list[int], best: int) -> Kept:
    kept = Kept(code, rule, options, [option for index, option in enumerate(options) if measures[index] == best])
    kept.measures = measures
    return kept


def kept_some(code: str, rule: str, options: list[int], fulfilling: list[int]) -> Kept:
    """AU-41, AU-117: the options that fulfil it, measured 1; all where none does, which the best of 0 says."""
    kept = Kept(code, rule, options, fulfilling or options)
    kept.measures = [1 if option in fulfilling else 0 for option in options]
    return kept


def counted(options: list[int], is_reverse: bool, number: int) -> Kept:
    """AU-39, AU-40: the n-th in reading order, or in the reverse one, counting on from the first."""
    line = options[::-1] if is_reverse else options
    place = (number - 1) % len(line)
    kept = Kept("direction", "AU-39", options, [line[place]])
    kept.line = line
    kept.values = {"arrow": "left" if is_reverse else "right", "number": number, "place": place + 1}
    return kept


@final
class Choice:
    """The options of one action, in reading order, and the priorities that were asked so far."""

    def __init__(self, names: list[str], options: list[int]) -> None:
        self.names: Final = names
        self.options: Final = options
        self.left: list[int] = options
        self.steps: Final[list[Kept]] = []

    def is_open(self) -> bool:
        """Whether a further priority is needed."""
        return len(self.left) > 1

    def take(self, kept: Kept) -> None:
        self.steps.append(kept)
        self.left = kept.left

    def chosen(self) -> int:
        return self.left[0]


@final
class Chose(Event):
    """AU-116 to AU-119: a step of the Automa: what it chose, and the whole elimination that led there."""

    def __init__(self, tag: str, parts: list[Json], choice: Choice) -> None:
        self._tag: Final = tag
        self._parts: Final = parts
        """In the order of SHAPES."""
        self._choice: Final = choice

    def row(self) -> list[Json]:
        return [self._tag, *self._parts]

    def values(self) -> Values:
        return dict(zip(SHAPES[self._tag], self._parts, strict=True))

    def explanation(self) -> Explanation | None:
        choice = self._choice
        if not choice.options:  # AU-51: no card is taken in the last round
            return None
        names = choice.names
        criteria = [step.criterion(names) for step in choice.steps]
        candidates = [names[option] for option in choice.options]
        return Explanation(SCRIPTED, candidates, criteria, [names[option] for option in choice.left])
