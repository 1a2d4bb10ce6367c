"""A comparison as one page of HTML that needs nothing else: words first, then plots with the tables behind them."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from typing import Final

import quintessence
from quintessence.core.game import Values
from quintessence.lab.comparing import Comparison, Pairing
from quintessence.lab.plots import (
    MOST_VARIANTS,
    Figure,
    course_figure,
    differences_figure,
    length_figure,
    points_figure,
    response_figure,
)
from quintessence.lab.report_style import STYLE
from quintessence.lab.sentences import FIRST, comparison_sentences
from quintessence.lab.summary import names
from quintessence.lab.telling import Telling, telling_games
from quintessence.lab.words import measure_words, shown_difference
from quintessence.text import Texts

_MOST_NAMED: Final = 6


def report_html(comparison: Comparison, language: str, folder: str = "") -> str:
    """The report, in French or English. `folder` is where the records of the telling games lie beside it; without one
    they are in the page, and can be saved from it."""
    texts = Texts(comparison.base.plan.game, language, comparison.base.plan.load().variant)
    title = texts.say("report-title", {"name": texts.say("game-name")})
    body = [f"<h1>{escape(title)}</h1>", f"<p>{escape(_head(comparison, texts))}</p>"]
    if comparison.count:
        body += [_summary(comparison, pairing, texts) for pairing in comparison.variants]
        body += _figures(comparison, texts)
        body.append(_games(telling_games(comparison), texts, folder))
    body.append(_footer(comparison, texts))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _head(comparison: Comparison, texts: Texts) -> str:
    plan = comparison.base.plan
    head: Values = {"name": texts.say("game-name"), "games": comparison.count, "seed": plan.seed}
    told = [texts.say("lab-head", {**head, "bots": " – ".join(names(plan))}) + "."]
    told.append(texts.say(f"lab-stopped-{comparison.stopped_by}"))
    if comparison.faults:
        told.append(texts.say("simulate-faults", {"games": len(comparison.faults)}))
    return " ".join(told)


def _summary(comparison: Comparison, pairing: Pairing, texts: Texts) -> str:
    """In words: what changed, how sure, and what did not."""
    sentences = comparison_sentences(comparison, pairing, texts)
    if pairing.changed:
        plan, differences = comparison.base.plan, comparison.differences(pairing)
        sure = sorted(
            (one for one in differences if one.is_sure()),
            key=lambda one: -abs(one.difference or 0) / (one.half_width or 1e-9),
        )
        named = [
            f"{measure_words(one.key, plan, texts)} ({shown_difference(one.key, one.difference, texts)})"
            for one in sure[:_MOST_NAMED]
        ]
        still = [one for one in differences if one.key.code in FIRST and not one.is_sure()]
        if named:
            more = len(sure) - len(named)
            sentences.append(texts.say("report-sure", {"measures": " · ".join(named), "more": more}))
        if still:
            words = " · ".join(measure_words(one.key, plan, texts) for one in still)
            sentences.append(texts.say("report-still", {"measures": words}))
    lines = "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)
    return f'<section class="summary"><h2>{escape(pairing.label)}</h2>{lines}</section>'


def _figures(comparison: Comparison, texts: Texts) -> list[str]:
    changed = [pairing for pairing in comparison.variants if pairing.changed]
    figures: list[tuple[str, Figure | None]] = []
    if len(comparison.variants) > 1:
        figures.append(("", response_figure(comparison, texts)))
    if len(comparison.variants) <= MOST_VARIANTS:
        for pairing in changed:
            label = pairing.label if len(comparison.variants) > 1 else ""
            figures.append((label, differences_figure(comparison, pairing, texts)))
            figures.append((label, course_figure(comparison, pairing, texts)))
        figures.append(("", length_figure(comparison, texts)))
        figures.append(("", points_figure(comparison, texts)))
    return [_figure(figure, label, texts) for label, figure in figures if figure is not None]


def _figure(figure: Figure, label: str, texts: Texts) -> str:
    title = texts.say("report-of-variant", {"variant": label, "title": figure.title}) if label else figure.title
    return (
        f"<section><h2>{escape(title)}</h2>"
        f'<figure><div class="plot" tabindex="0" role="img" aria-label="{escape(title)}">{figure.svg}</div></figure>'
        f"<details><summary>{escape(texts.say('report-table'))}</summary>"
        f"{_table(title, figure.headings, figure.rows)}</details></section>"
    )


def _table(caption: str, headings: Sequence[str], rows: Sequence[Sequence[str]], is_html: bool = False) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    lines = []
    for first, *others in rows:
        cells = "".join(f"<td>{other if is_html else escape(other)}</td>" for other in others)
        lines.append(f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>')
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(caption)}"><table>'
        f"<caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody>"
        f"</table></div>"
    )


def _games(telling: list[Telling], texts: Texts, folder: str) -> str:
    title = texts.say("report-games")
    rows = [
        [
            texts.say(f"report-game-{one.why}"),
            escape(one.pairing.label or texts.say("lab-package")),
            escape(one.played.seed),
            _link(one, folder),
            f"<code>quintessence review {escape(f'{folder}/' if folder else '')}{escape(one.file)}</code>",
        ]
        for one in telling
    ]
    headings = ["", *(texts.say(f"report-column-{name}") for name in ("variant", "seed", "record", "open"))]
    note = texts.say("report-games-note")
    table = _table(title, headings, rows, is_html=True)
    return f"<section><h2>{escape(title)}</h2><p>{escape(note)}</p>{table}</section>"


def _link(one: Telling, folder: str) -> str:
    if folder:
        return f'<a href="{escape(folder)}/{escape(one.file)}">{escape(one.file)}</a>'
    data = b64encode(one.record().encode()).decode()
    return f'<a download="{escape(one.file)}" href="data:application/json;base64,{data}">{escape(one.file)}</a>'


def _footer(comparison: Comparison, texts: Texts) -> str:
    plan = comparison.base.plan
    options = ", ".join(f"{name} = {value}" for name, value in plan.options.items()) or "–"
    made = texts.say(
        "report-made",
        {
            "version": quintessence.__version__,
            "rules": plan.load().version,
            "options": options,
            "seed": plan.seed,
            "bots": ", ".join(plan.bots),
        },
    )
    return f"<footer><p>{escape(made)}</p><p>{escape(texts.say('report-caution'))}</p></footer>"
