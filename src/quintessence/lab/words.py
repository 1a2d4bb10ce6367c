"""How measures and numbers of the lab are written."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Seat
from quintessence.lab.comparison import Difference
from quintessence.lab.measures.amounts import Key
from quintessence.lab.simulate import Plan
from quintessence.lab.summary import names
from quintessence.text import Texts

NUMBERS: Final = frozenset(
    {"length_decisions", "length_rounds", "points", "points_from", "number", "branching", "lead_changes", "margin"}
)
"""Measures that are no shares."""


def measure_words(key: Key, plan: Plan, texts: Texts) -> str:
    """What a measure is called: "Wins of Black", "Taken when offered: Squall"."""
    return texts.say(f"measure-{key.code}", {"name": _thing(key, plan, texts)})


def _thing(key: Key, plan: Plan, texts: Texts) -> str:
    if key.code == "wins_by_seat":
        return texts.seat(Seat(int(key.thing)))
    if key.code == "wins_by_bot":
        return names(plan)[int(key.thing)]
    if key.code == "wins_by_side":
        return texts.side(key.thing)
    if key.code == "points_from":
        return texts.score(key.thing, 2)
    if key.code == "reason":
        return texts.reason(key.thing)
    return thing_words(key.thing, texts)


def thing_words(thing: str, texts: Texts) -> str:
    """What a thing is called: the game's word for card-squall, or the thing as it is."""
    kind, _, value = thing.partition("=")
    word = f"{kind}-{value}" if value else thing
    return texts.say(word) if kind != "action" and texts.has(word) else value or thing


def shown(key: Key, value: float | None, texts: Texts) -> str:
    """A value of a measure."""
    if value is None:
        return "–"
    if key.code in NUMBERS:
        return texts.say("number", {"value": round(value, 2)})
    return texts.say("percent", {"value": 100 * value})


def shown_difference(key: Key, value: float | None, texts: Texts) -> str:
    """The same with its sign; what rounds to nothing has none."""
    if value is None:
        return "–"
    text = shown(key, abs(value), texts)
    return text if text == shown(key, 0.0, texts) else f"{'+' if value > 0 else '−'}{text}"


def difference_cells(one: Difference, texts: Texts) -> list[str]:
    """A measure as a row of a table: both values, the difference with a star where it is sure, its interval, the
    correlation of games of one seed, and what pairing saved."""
    ends = "–"
    if one.difference is not None and one.half_width is not None:
        low, high = one.difference - one.half_width, one.difference + one.half_width
        ends = f"{shown_difference(one.key, low, texts)} … {shown_difference(one.key, high, texts)}"
    star = " *" if one.is_sure() else ""
    further = [
        None if value is None else round(value, digits) for value, digits in ((one.correlation, 2), (one.saved, 1))
    ]
    return [
        shown(one.key, one.base, texts),
        shown(one.key, one.other, texts),
        shown_difference(one.key, one.difference, texts) + star,
        ends,
        *("–" if value is None else texts.say("number", {"value": value}).replace("-", "−") for value in further),
    ]
