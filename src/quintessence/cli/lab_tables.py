"""A comparison in words and tables: how many games changed, what is sure, what pairing saved, every measure."""

from __future__ import annotations

from typing import Final

from quintessence.cli.lab_words import measure_words, shown, shown_difference
from quintessence.cli.screen import Screen, new_table
from quintessence.core.game import Values
from quintessence.lab.comparing import Comparison, Pairing
from quintessence.lab.comparison import Difference
from quintessence.lab.intervals import wilson
from quintessence.lab.summary import names
from quintessence.text import Texts

FIRST: Final = frozenset(
    {"won", "wins_by_seat", "wins_by_bot", "wins_by_side", "length_decisions", "length_rounds", "points", "closeness"}
)
"""Measures that are always shown; of the others those that differ, unless all are asked for."""


def print_comparison(found: Comparison, texts: Texts, screen: Screen, is_whole: bool) -> None:
    """All about a comparison."""
    plan = found.base.plan
    head: Values = {"name": texts.say("game-name"), "games": found.count, "seed": plan.seed}
    screen.print(texts.say("lab-head", {**head, "bots": " – ".join(names(plan))}))
    screen.print(texts.say(f"lab-stopped-{found.stopped_by}"))
    if found.faults:
        screen.print(texts.say("simulate-faults", {"games": len(found.faults)}))
    for pairing in found.variants if found.count else []:
        screen.print()
        _print_pairing(found, pairing, texts, screen, is_whole)


def _print_pairing(found: Comparison, pairing: Pairing, texts: Texts, screen: Screen, is_whole: bool) -> None:
    differences = found.differences(pairing)
    screen.print(texts.say("lab-changed", _changed(found, pairing)), soft_wrap=True)
    if not pairing.changed:
        return
    chief = next(one for one in differences if one.key == found.chief)
    screen.print(_chief_words(found, pairing, chief, texts), soft_wrap=True)
    if chief.saved is not None and chief.correlation is not None:
        number = texts.say("number", {"value": round(chief.correlation, 2)}).replace("-", "−")
        saved = texts.say("number", {"value": round(chief.saved, 1)})
        kind = "little" if chief.saved < 1.2 else "much"
        screen.print(texts.say("lab-pairing", {"correlation": number, "saved": saved, "gain": kind}), soft_wrap=True)
    told = [one for one in differences if one.half_width is not None]
    sure = [one for one in told if one.is_sure()]
    screen.print(texts.say("lab-differ", {"count": len(sure), "all": len(told)}), soft_wrap=True)
    rows = [one for one in differences if is_whole or one.key.code in FIRST or one in sure]
    _print_table(found, pairing, rows, texts, screen)


def _changed(found: Comparison, pairing: Pairing) -> Values:
    most = round(100 * wilson(pairing.changed, found.count)[1], 1)
    return {"variant": pairing.label, "changed": pairing.changed, "games": found.count, "most": most}


def _chief_words(found: Comparison, pairing: Pairing, chief: Difference, texts: Texts) -> str:
    sequence, key = pairing.sequence, found.chief
    verdict = "unknown" if not sequence.excludes_zero() else "higher" if sequence.low > 0 else "lower"
    return texts.say(
        "lab-chief",
        {
            "measure": measure_words(key, found.base.plan, texts),
            "base": shown(key, chief.base, texts),
            "other": shown(key, chief.other, texts),
            "low": shown_difference(key, sequence.low, texts),
            "high": shown_difference(key, sequence.high, texts),
            "verdict": verdict,
        },
    )


def _print_table(found: Comparison, pairing: Pairing, rows: list[Difference], texts: Texts, screen: Screen) -> None:
    package = texts.say("lab-package")
    further = (texts.say(f"column-{name}") for name in ("difference", "interval", "correlation", "saved"))
    table = new_table("", ["", package, pairing.label, *further])
    for one in rows:
        table.add_row(measure_words(one.key, found.base.plan, texts), *_cells(one, texts))
    screen.print()
    screen.print(table)


def _cells(one: Difference, texts: Texts) -> list[str]:
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
