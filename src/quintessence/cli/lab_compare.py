"""`quintessence lab compare`: the package's data and variants on the same seeds, seats and bots, with differences."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import quintessence
from quintessence.cli.arguments import Commands, add_command
from quintessence.cli.choices import say_uncompiled
from quintessence.cli.lab_choices import (
    add_playing,
    add_results,
    check_results,
    need_variants,
    read_plan,
    read_processes,
    read_until,
    read_variants,
    write_results,
)
from quintessence.cli.lab_tables import print_comparison
from quintessence.cli.screen import Screen
from quintessence.cli.simulate import FAULTY
from quintessence.cli.stopping import Stopping
from quintessence.core.game import Json, Values
from quintessence.lab.comparing import Comparison, Pairing, Until, compare
from quintessence.lab.comparison import Difference
from quintessence.lab.simulate import MOST_GAMES, Plan, check
from quintessence.lab.store import GameStore
from quintessence.lab.summary import names
from quintessence.lab.words import shown_difference
from quintessence.lab.workers import Processes
from quintessence.text import Texts

_MOST_NAMED = 3
"""Variants whose difference stands beside the bar."""


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "compare", texts, "lab-")
    group.value("game", "game")
    group.repeated("--variant", "file")
    group.value("--until", "width")
    group.repeated("--kind", "kind")
    group.flag("--trace")
    group.flag("--all")
    group.value("--keep", "folder")
    add_results(group)
    add_playing(group)
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Play all variants side by side, and tell what differs."""
    plan = replace(read_plan(arguments), kinds=tuple(arguments.kind), traces=arguments.trace)
    variants = read_variants(plan, need_variants(arguments.variant))
    until = read_until(arguments, arguments.until)
    for one in (plan, *variants.values()):
        check(one)
    check_results(arguments)
    say_uncompiled(texts)
    store = None if arguments.keep is None else GameStore(Path(arguments.keep))
    comparison = watched_comparison(
        plan, variants, until, read_processes(arguments, until.games), arguments.texts, store
    )
    if arguments.json:
        print(json.dumps(comparison_json(comparison), ensure_ascii=False, indent=2))
    else:
        print_comparison(comparison, arguments.texts, Screen(), arguments.all)
    write_results(comparison, arguments)
    return FAULTY if comparison.faults else 0


def watched_comparison(
    plan: Plan,
    variants: dict[str, Plan],
    until: Until,
    processes: Processes,
    texts: Texts,
    store: GameStore | None = None,
) -> Comparison:
    """Play and compare, with a bar on a terminal and a line for each crash.

    Ctrl-C ends it; what was played by then counts.
    """
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    screen = Screen(errors=True)
    bar = Progress(*columns, console=screen, transient=True, disable=not sys.stderr.isatty())
    with Stopping(texts) as stopping, bar:
        total = until.games if until.games < MOST_GAMES else None
        task = bar.add_task(", ".join(variants), total=total)

        def advance(comparison: Comparison) -> bool:
            bar.update(task, advance=1, description=known_so_far(comparison, texts))
            return not stopping.is_asked

        comparison = compare(plan, variants, until, processes, advance=advance, store=store)
    for fault in comparison.faults:
        screen.print(texts.say("simulate-fault", {"seed": fault.seed, "fault": fault.fault}), soft_wrap=True)
    return comparison


def known_so_far(comparison: Comparison, texts: Texts) -> str:
    """Between what the chief difference of the first variants lies: it holds whenever one looks."""
    told = []
    for pairing in comparison.variants[:_MOST_NAMED]:
        low, high = (
            shown_difference(comparison.chief, end, texts) for end in (pairing.sequence.low, pairing.sequence.high)
        )
        told.append(f"{pairing.label} {low} … {high}")
    return ", ".join(told if len(told) == len(comparison.variants) else [*told, "…"])


def comparison_json(comparison: Comparison) -> Values:
    """A comparison as `--json` prints it."""
    plan = comparison.base.plan
    variants: list[Json] = [_variant_json(comparison, pairing) for pairing in comparison.variants]
    return {
        "game": plan.game,
        "version": plan.load().version,
        "quintessence": quintessence.__version__,
        "seed": plan.seed,
        "options": plan.options,
        "bots": [name for name in names(plan)],
        "games": comparison.count,
        "faults": len(comparison.faults),
        "stopped_by": comparison.stopped_by,
        "chief": comparison.chief.text(),
        "variants": variants,
    }


def _variant_json(comparison: Comparison, pairing: Pairing) -> Values:
    sequence = pairing.sequence
    measures: list[Json] = [_difference_json(one) for one in comparison.differences(pairing)]
    return {
        "variant": pairing.label,
        "fingerprint": pairing.plan.load().variant.fingerprint,
        "changed": pairing.changed,
        "chief_at_any_time": [rounded(sequence.low), rounded(sequence.high)],
        "measures": measures,
    }


def _difference_json(one: Difference) -> Values:
    return {
        "measure": one.key.text(),
        "base": rounded(one.base),
        "variant": rounded(one.other),
        "difference": rounded(one.difference),
        "half_width": rounded(one.half_width),
        "correlation": rounded(one.correlation),
        "saved": rounded(one.saved),
    }


def rounded(value: float | None) -> float | None:
    """A number as JSON has it."""
    return None if value is None else round(value, 6)
