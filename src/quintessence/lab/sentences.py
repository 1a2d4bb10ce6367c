"""A comparison in sentences: how many games changed, how sure the chief difference is, what pairing saved."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Values
from quintessence.lab.comparing import Comparison, Pairing
from quintessence.lab.comparison import Difference
from quintessence.lab.intervals import wilson
from quintessence.lab.words import measure_words, shown, shown_difference
from quintessence.text import Texts

FIRST: Final = frozenset(
    {"won", "wins_by_seat", "wins_by_bot", "wins_by_side", "length_decisions", "length_rounds", "points", "closeness"}
)
"""Measures that are always shown; of the others those that differ, unless all are asked for."""


def chief_differences(differences: list[Difference]) -> list[Difference]:
    """Those that are always shown, and those that are sure."""
    return [one for one in differences if one.key.code in FIRST or one.is_sure()]


def comparison_sentences(comparison: Comparison, pairing: Pairing, texts: Texts) -> list[str]:
    """What is to be said first of a variant: one sentence where no game changed."""
    sentences = [texts.say("lab-changed", _changed(comparison, pairing))]
    if not pairing.changed:
        return sentences
    differences = comparison.differences(pairing)
    chief = next(one for one in differences if one.key == comparison.chief)
    sentences.append(_chief_words(comparison, pairing, chief, texts))
    if chief.saved is not None and chief.correlation is not None:
        number = texts.say("number", {"value": round(chief.correlation, 2)}).replace("-", "−")
        saved = texts.say("number", {"value": round(chief.saved, 1)})
        kind = "little" if chief.saved < 1.2 else "much"
        sentences.append(texts.say("lab-pairing", {"correlation": number, "saved": saved, "gain": kind}))
    told = [one for one in differences if one.half_width is not None]
    sure = [one for one in told if one.is_sure()]
    return [*sentences, texts.say("lab-differ", {"count": len(sure), "all": len(told)})]


def _changed(comparison: Comparison, pairing: Pairing) -> Values:
    most = round(100 * wilson(pairing.changed, comparison.count)[1], 1)
    return {"variant": pairing.label, "changed": pairing.changed, "games": comparison.count, "most": most}


def _chief_words(comparison: Comparison, pairing: Pairing, chief: Difference, texts: Texts) -> str:
    sequence, key = pairing.sequence, comparison.chief
    verdict = "unknown" if not sequence.excludes_zero() else "higher" if sequence.low > 0 else "lower"
    return texts.say(
        "lab-chief",
        {
            "measure": measure_words(key, comparison.base.plan, texts),
            "base": shown(key, chief.base, texts),
            "other": shown(key, chief.other, texts),
            "low": shown_difference(key, sequence.low, texts),
            "high": shown_difference(key, sequence.high, texts),
            "verdict": verdict,
        },
    )
