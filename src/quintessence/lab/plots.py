"""Plots of a comparison as SVG, by Altair and vl-convert, each with the table that says the same."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from quintessence.core.game import Refused
from quintessence.lab.comparing import Comparison, Pairing, blocks_of
from quintessence.lab.comparison import Difference, describe_games
from quintessence.lab.measures.amounts import Key, mean
from quintessence.lab.sentences import chief_differences
from quintessence.lab.sequences import BoundedSequence
from quintessence.lab.words import NUMBERS, difference_cells, measure_words, shown, shown_difference
from quintessence.text import Texts

MOST_VARIANTS: Final = 5
"""More are not told apart by their colours: then only the response is drawn."""
_MOST_ROWS: Final = 18
_MOST_POINTS: Final = 120
_WIDTH: Final = 640
_LETTER: Final = 6.8
"""How wide a letter of a label is at most, about: readers have other fonts than the machine that draws."""
_INK, _FAINT, _SURE, _PACKAGE = "#010203", "#040506", "#070809", "#0a0b0c"
_SERIES: Final = ["#0d0e0f", "#101112", "#131415", "#161718", "#191a1b"]
_COLOURS: Final = {_INK: "ink", _FAINT: "faint", _SURE: "sure", _PACKAGE: "package"} | {
    colour: f"series-{number}" for number, colour in enumerate(_SERIES, 1)
}
"""What is drawn in these colours gets those of the page, which are others by day and by night."""
_LOCALES: Final = {"en": "en-US", "fr": "fr-FR"}


@dataclass(frozen=True)
class Figure:
    """A plot, and the table behind it."""

    title: str
    svg: str
    headings: list[str]
    rows: list[list[str]]


def differences_figure(comparison: Comparison, pairing: Pairing, texts: Texts) -> Figure | None:
    """Shares that differ, and those that are always told, each with its interval; None where none has one yet."""
    alt, plan = need_plots(), comparison.base.plan
    told = [one for one in chief_differences(comparison.differences(pairing)) if one.half_width is not None]
    drawn = [one for one in told if one.key.code not in NUMBERS]
    if not drawn:
        return None
    data = [_interval(one, measure_words(one.key, plan, texts)) for one in _most_telling(drawn)]
    axis = alt.X("low:Q", title=texts.say("report-axis-difference"))
    chart = alt.Chart(alt.Data(values=data))
    order = [row["name"] for row in data]
    name = alt.Y("name:N", sort=order, title=None, axis=_names(alt, order))
    colour = alt.Color("sure:N", scale=alt.Scale(domain=[True, False], range=[_SURE, _FAINT]), legend=None)
    zero = alt.Chart(alt.Data(values=[{"low": 0}])).mark_rule(color=_INK, strokeDash=[3, 3]).encode(x=axis)
    lines = chart.mark_rule(strokeWidth=3).encode(x=axis, x2="high:Q", y=name, color=colour)
    dots = chart.mark_point(filled=True, size=60, opacity=1).encode(x="value:Q", y=name, color=colour)
    svg = _svg(alt.layer(zero, lines, dots), texts, height={"step": 20})
    further = [texts.say(f"column-{column}") for column in ("difference", "interval", "correlation", "saved")]
    headings = ["", texts.say("lab-package"), pairing.label, *further]
    rows = [[measure_words(one.key, plan, texts), *difference_cells(one, texts)] for one in told]
    return Figure(texts.say("report-differences"), svg, headings, rows)


def course_figure(comparison: Comparison, pairing: Pairing, texts: Texts) -> Figure | None:
    """How the chief difference became known, game after game: its mean, within the interval that holds at all times.

    None before everybody has sat everywhere once.
    """
    alt, key = need_plots(), comparison.chief
    points = _course(comparison, pairing)
    if not points:
        return None
    chart = alt.Chart(alt.Data(values=points))
    games = alt.X("games:Q", title=texts.say("report-axis-games"))
    axis = alt.Y("low:Q", title=texts.say("report-axis-difference"))
    band = chart.mark_area(color=_SERIES[0], opacity=0.25).encode(x=games, y=axis, y2="high:Q")
    line = chart.mark_line(color=_SERIES[0]).encode(x=games, y="value:Q")
    zero = alt.Chart(alt.Data(values=[{"low": 0}])).mark_rule(color=_INK, strokeDash=[3, 3]).encode(y=axis)
    svg = _svg(alt.layer(band, zero, line), texts)
    headings = [texts.say(f"column-{column}") for column in ("games", "difference", "at-any-time")]
    chosen = points[:: max(1, len(points) // 10)]
    rows = [
        [str(one["games"]), *(shown_difference(key, one[name] / 100, texts) for name in ("value", "low", "high"))]
        for one in (chosen if points[-1] in chosen else [*chosen, points[-1]])
    ]
    rows = [[games_, value, f"{low} … {high}"] for games_, value, low, high in rows]
    title = texts.say("report-course", {"measure": measure_words(key, comparison.base.plan, texts)})
    return Figure(title, svg, headings, rows)


def response_figure(comparison: Comparison, texts: Texts) -> Figure:
    """The chief measure of every variant, with its interval."""
    alt, key = need_plots(), comparison.chief
    scale = 1 if key.code in NUMBERS else 100
    data, rows = [], []
    for label, pairing in _labelled(comparison, texts):
        (own,) = [one for one in describe_games(pairing.amounts) if one.key == key]
        half = own.half_width or 0.0
        ends = {"low": scale * (own.value - half), "high": scale * (own.value + half)}
        data.append({"name": label, "value": scale * own.value, **ends, "base": pairing is comparison.base})
        interval = "–" if own.half_width is None else f"± {shown(key, half, texts)}"
        rows.append([label, shown(key, own.value, texts), interval, str(pairing.changed)])
    chart = alt.Chart(alt.Data(values=data))
    order = [row[0] for row in rows]
    name = alt.Y("name:N", sort=order, title=None, axis=_names(alt, order))
    title = measure_words(key, comparison.base.plan, texts)
    axis = alt.X("low:Q", title=f"{title} (%)" if scale == 100 else title, scale=alt.Scale(zero=False))
    colour = alt.Color("base:N", scale=alt.Scale(domain=[True, False], range=[_PACKAGE, _SERIES[0]]), legend=None)
    lines = chart.mark_rule(strokeWidth=3).encode(x=axis, x2="high:Q", y=name, color=colour)
    dots = chart.mark_point(filled=True, size=60, opacity=1).encode(x="value:Q", y=name, color=colour)
    headings = ["", *(texts.say(f"column-{column}") for column in ("value", "half-width", "changed"))]
    return Figure(
        texts.say("report-response", {"measure": title}),
        _svg(alt.layer(lines, dots), texts, height={"step": 20}),
        headings,
        rows,
    )


def length_figure(comparison: Comparison, texts: Texts) -> Figure:
    """How many decisions games have: the share of games by length."""
    alt, labelled = need_plots(), _labelled(comparison, texts)
    lengths = {label: [played.steps for played in pairing.games] for label, pairing in labelled}
    every = [length for one in lengths.values() for length in one]
    least, width = min(every), max(1, -(-(max(every) - min(every) + 1) // 15))
    data, rows = [], []
    for start in range(least, max(every) + 1, width):
        shares = [
            100 * sum(start <= one < start + width for one in lengths[label]) / comparison.count for label in lengths
        ]
        data += [{"length": start, "share": share, "name": label} for label, share in zip(lengths, shares, strict=True)]
        span = str(start) if width == 1 else f"{start}–{start + width - 1}"
        rows.append([span, *(texts.say("percent", {"value": share}) for share in shares)])
    # a step is drawn up to the next one: without these the last would have no width
    data += [{**one, "length": start + width} for one in data[-len(lengths) :]]
    title = measure_words(Key("length_decisions"), comparison.base.plan, texts)
    widths = alt.Scale(domain=[*lengths], range=[6, *[2] * (len(lengths) - 1)])  # what covers another shows both
    chart = alt.Chart(alt.Data(values=data)).mark_line(interpolate="step-after")
    chart = chart.encode(
        x=alt.X("length:Q", title=title, scale=alt.Scale(zero=False)),
        y=alt.Y("share:Q", title=texts.say("report-axis-games-share")),
        color=_by_name(alt, [*lengths]),
        strokeWidth=alt.StrokeWidth("name:N", scale=widths, legend=None),
    )
    return Figure(texts.say("report-length"), _svg(chart, texts), [title, *lengths], rows)


def points_figure(comparison: Comparison, texts: Texts) -> Figure | None:
    """Where the points of a seat come from; None in a game without points of several sources."""
    labelled = _labelled(comparison, texts)
    keys = list(dict.fromkeys(key for _, pairing in labelled for game in pairing.amounts for key in game))
    sources = [key for key in keys if key.code == "points_from"]
    if len(sources) < 2:
        return None
    alt, data, rows = need_plots(), [], []
    for key in sources:
        values = [mean(pairing.amounts, key) or 0.0 for _, pairing in labelled]
        name = texts.score(key.thing, 2)
        rows.append([name, *(shown(key, value, texts) for value in values)])
        data += [
            {"source": name, "value": value, "name": label} for (label, _), value in zip(labelled, values, strict=True)
        ]
    labels, order = [label for label, _ in labelled], [row[0] for row in rows]
    chart = alt.Chart(alt.Data(values=data)).mark_bar()
    chart = chart.encode(
        x=alt.X("value:Q", title=measure_words(Key("points"), comparison.base.plan, texts)),
        y=alt.Y("source:N", sort=order, title=None, axis=_names(alt, order)),
        yOffset=alt.YOffset("name:N", sort=labels),
        color=_by_name(alt, labels),
    )
    return Figure(texts.say("report-points"), _svg(chart, texts, height={"step": 12}), ["", *labels], rows)


def _interval(one: Difference, name: str) -> dict[str, Any]:
    assert one.difference is not None and one.half_width is not None
    value, half = 100 * one.difference, 100 * one.half_width
    return {"name": name, "value": value, "low": value - half, "high": value + half, "sure": one.is_sure()}


def _most_telling(told: list[Difference]) -> list[Difference]:
    """At most so many, those left out that are the least sure; in their order."""
    ranked = sorted(told, key=lambda one: -abs(one.difference or 0) / (one.half_width or 1e-9))
    chosen = ranked[:_MOST_ROWS]
    return [one for one in told if one in chosen]


def _course(comparison: Comparison, pairing: Pairing) -> list[dict[str, Any]]:
    """The chief difference in points of a hundred after some numbers of games."""
    values, size = blocks_of(comparison, pairing)
    sequence, total, points = BoundedSequence(-1, 1), 0.0, []
    step = max(1, len(values) // _MOST_POINTS)
    for number, value in enumerate(values, 1):
        sequence.add(value)
        total += value
        if number % step == 0 or number == len(values):
            ends = {"low": 100 * sequence.low, "high": 100 * sequence.high}
            points.append({"games": number * size, "value": 100 * total / number, **ends})
    return points


def _labelled(comparison: Comparison, texts: Texts) -> list[tuple[str, Pairing]]:
    return [(texts.say("lab-package"), comparison.base), *((pairing.label, pairing) for pairing in comparison.variants)]


def _names(alt: Any, names: list[str]) -> Any:
    """An axis of names, with room for the longest."""
    longest = max((len(name) for name in names), default=0)
    return alt.Axis(labelLimit=280, minExtent=min(280, _LETTER * longest))


def _by_name(alt: Any, labels: list[str]) -> Any:
    scale = alt.Scale(domain=labels, range=[_PACKAGE, *_SERIES][: len(labels)])
    return alt.Color("name:N", scale=scale, legend=alt.Legend(title=None, orient="top", labelLimit=200))


_numbers = count()


def _svg(chart: Any, texts: Texts, height: Any = 180) -> str:
    """A chart as SVG that takes its colours from the page and is as wide as the page allows."""
    import vl_convert

    axis = {"labelColor": _INK, "titleColor": _INK, "gridColor": _FAINT, "domainColor": _FAINT, "tickColor": _FAINT}
    words = {"labelFlush": False, "labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": "normal"}
    chart = chart.properties(width=_WIDTH, height=height, background="transparent", padding=8)
    chart = chart.properties(autosize={"type": "fit-x", "contains": "padding"})
    chart = chart.configure(font="sans-serif").configure_view(stroke=None)
    chart = chart.configure_axis(**axis, **words, gridOpacity=0.35)
    chart = chart.configure_legend(labelColor=_INK, labelFontSize=12)
    locale: Any = _LOCALES[texts.language]
    text = vl_convert.vegalite_to_svg(chart.to_dict(), format_locale=locale)
    for colour, name in _COLOURS.items():
        text = text.replace(f'"{colour}"', f'"var(--{name})"')
    number = next(_numbers)  # two drawings on one page may not share the names of their parts
    text = re.sub(r'(id="|url\(#)(clip|gradient)', rf"\1plot{number}-\2", text)
    return re.sub(r'class="marks" width="([0-9.]+)" height="[0-9.]+"', r'style="max-width:\1px"', text)


def need_plots() -> Any:
    """Altair; refused where it is not installed."""
    try:
        import altair as alt
        import vl_convert  # noqa: F401
    except ImportError as error:
        raise Refused("lab_needs_extra", {"package": str(error.name)}) from None
    return alt
