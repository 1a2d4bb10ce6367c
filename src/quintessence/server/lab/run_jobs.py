"""What the lab's worker does: it plays a comparison slice by slice, and remembers it in between."""

from __future__ import annotations

from collections.abc import Generator
from time import monotonic
from typing import Final, final

from quintessence.core.game import Json, Values
from quintessence.jobs.memory import forget, recall, remember
from quintessence.lab.comparing import STOPPED, Comparison, new_comparison, play_steps
from quintessence.lab.comparison import Difference
from quintessence.lab.plots import Figure, course_figure, differences_figure, length_figure, points_figure
from quintessence.lab.report import report_html
from quintessence.lab.words import NUMBERS, measure_words
from quintessence.server.lab.plans import plans_of, until_of
from quintessence.service.workers.job_values import number_of
from quintessence.text import LANGUAGES, Texts

_DIGITS: Final = 6


@final
class Running:
    """A comparison under way."""

    def __init__(self, wish: Values) -> None:
        base, variant = plans_of(wish)
        self.comparison: Final = new_comparison(base, {str(wish["label"]): variant}, until_of(wish))
        self.steps: Final[Generator[None, None, None]] = play_steps(self.comparison)
        self.seconds = 0.0
        own = variant.load().variant
        self.texts: Final = {language: Texts(base.game, language, own) for language in LANGUAGES}

    def play(self, seconds: float) -> None:
        """Play for so long, and to the end of the game that is under way then."""
        begun = monotonic()
        for _ in self.steps:
            if monotonic() - begun >= seconds:
                break
        self.seconds += monotonic() - begun


def play_on(job: Values) -> Values:
    """Play a slice, and say how far it is; a comparison that this process does not know is begun."""
    running = _running(job)
    running.play(number_of(job, "slice"))
    comparison = running.comparison
    left = comparison.until.games - comparison.numbers
    each = running.seconds / max(1, comparison.numbers)
    over = comparison.stopped_by != STOPPED
    bound = max(0.0, 60 * (comparison.until.minutes or 0.0) - running.seconds)
    return {
        "games": comparison.numbers,
        "seconds": round(running.seconds, 1),
        "seconds_left": 0.0 if over else round(min(each * left, bound), 1),
        "stopped_by": comparison.stopped_by,
        "result": _result(comparison, running.texts) if comparison.count else None,
    }


def draw(job: Values) -> Values:
    """The plots of what is known so far, by language; Refused where the library is missing that draws them."""
    running = _running(job)
    (variant,) = running.comparison.variants
    drawn: Values = {}
    for language, texts in running.texts.items():
        changed = (differences_figure, course_figure) if variant.changed else ()
        figures: list[Figure | None] = [draw_one(running.comparison, variant, texts) for draw_one in changed]
        figures += [length_figure(running.comparison, texts), points_figure(running.comparison, texts)]
        drawn[language] = [{"title": one.title, "svg": one.svg} for one in figures if one is not None]
    return {"figures": drawn}


def write_reports(job: Values) -> Values:
    """The report in both languages; Refused where the library is missing that draws its plots."""
    comparison = _running(job).comparison
    reports: Values = {language: report_html(comparison, language) for language in LANGUAGES}
    return {"reports": reports}


def give_up(job: Values) -> Values:
    """Forget a comparison."""
    forget(str(job["id"]))
    return {}


def _running(job: Values) -> Running:
    known = recall(str(job["id"]))
    if isinstance(known, Running):
        return known
    wish = job["wish"]
    assert isinstance(wish, dict)
    running = Running(wish)
    remember(str(job["id"]), running)
    return running


def _result(comparison: Comparison, texts: dict[str, Texts]) -> Values:
    (variant,) = comparison.variants
    differences = comparison.differences(variant)
    chief = next(one for one in differences if one.key == comparison.chief)
    measures: list[Json] = [_measure(comparison, one, texts) for one in differences]
    return {
        "changed": variant.changed,
        "crashed": len(comparison.faults),
        "chief": comparison.chief.text(),
        "low": _rounded(variant.sequence.low),
        "high": _rounded(variant.sequence.high),
        "correlation": _rounded(chief.correlation),
        "saved": _rounded(chief.saved),
        "measures": measures,
    }


def _measure(comparison: Comparison, one: Difference, texts: dict[str, Texts]) -> Values:
    words: Values = {language: measure_words(one.key, comparison.base.plan, known) for language, known in texts.items()}
    return {
        "key": one.key.text(),
        "words": words,
        "is_share": one.key.code not in NUMBERS,
        "base": _rounded(one.base),
        "variant": _rounded(one.other),
        "difference": _rounded(one.difference),
        "half_width": _rounded(one.half_width),
        "is_sure": one.is_sure(),
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, _DIGITS)
