"""A comparison in words and tables: how many games changed, what is sure, what pairing saved, every measure."""

from __future__ import annotations

from quintessence.cli.screen import Screen, new_table
from quintessence.core.game import Values
from quintessence.lab.comparing import Comparison, Pairing
from quintessence.lab.comparison import Difference
from quintessence.lab.sentences import chief_differences, comparison_sentences
from quintessence.lab.summary import names
from quintessence.lab.words import difference_cells, measure_words
from quintessence.text import Texts


def print_comparison(comparison: Comparison, texts: Texts, screen: Screen, is_whole: bool) -> None:
    """All about a comparison."""
    plan = comparison.base.plan
    head: Values = {"name": texts.say("game-name"), "games": comparison.count, "seed": plan.seed}
    screen.print(texts.say("lab-head", {**head, "bots": " – ".join(names(plan))}))
    screen.print(texts.say(f"lab-stopped-{comparison.stopped_by}"))
    if comparison.faults:
        screen.print(texts.say("simulate-faults", {"games": len(comparison.faults)}))
    for pairing in comparison.variants if comparison.count else []:
        screen.print()
        _print_pairing(comparison, pairing, texts, screen, is_whole)


def _print_pairing(comparison: Comparison, pairing: Pairing, texts: Texts, screen: Screen, is_whole: bool) -> None:
    for sentence in comparison_sentences(comparison, pairing, texts):
        screen.print(sentence, soft_wrap=True)
    if pairing.changed:
        differences = comparison.differences(pairing)
        rows = differences if is_whole else chief_differences(differences)
        _print_table(comparison, pairing, rows, texts, screen)


def _print_table(
    comparison: Comparison, pairing: Pairing, rows: list[Difference], texts: Texts, screen: Screen
) -> None:
    package = texts.say("lab-package")
    further = (texts.say(f"column-{name}") for name in ("difference", "interval", "correlation", "saved"))
    table = new_table("", ["", package, pairing.label, *further])
    for one in rows:
        table.add_row(measure_words(one.key, comparison.base.plan, texts), *difference_cells(one, texts))
    screen.print()
    screen.print(table)
