"""`quintessence lab compare`: the package's data and variants on the same seeds, seats and bots, with differences."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import replace

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
from quintessence.core.game import Json, Values
from quintessence.lab.comparing import Comparison, Pairing, Until, compare
from quintessence.lab.comparison import Difference
from quintessence.lab.simulate import MOST_GAMES, Plan, check
from quintessence.lab.store import GameStore
from quintessence.lab.summary import names
from quintessence.lab.workers import Processes
from quintessence.text import Texts


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "compare", texts, "lab-")
    group.value("game", "game")
    group.repeated("--variant", "file")
    group.value("--until", "width")
    group.repeated("--kind", "kind")
    group.flag("--trace")
    group.flag("--all")
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
    found = watched_comparison(plan, variants, until, read_processes(arguments, until.games), arguments.texts)
    if arguments.json:
        print(json.dumps(comparison_json(found), ensure_ascii=False, indent=2))
    else:
        print_comparison(found, arguments.texts, Screen(), arguments.all)
    write_results(found, arguments)
    return FAULTY if found.faults else 0


def watched_comparison(
    plan: Plan,
    variants: dict[str, Plan],
    until: Until,
    processes: Processes,
    texts: Texts,
    store: GameStore | None = None,
) -> Comparison:
    """Play and compare, with a bar on a terminal and a line for each crash."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    screen = Screen(errors=True)
    with Progress(*columns, console=screen, transient=True, disable=not sys.stderr.isatty()) as bar:
        total = until.games if until.games < MOST_GAMES else None
        task = bar.add_task(", ".join(variants), total=total)
        advance = _advance(lambda: bar.advance(task))
        found = compare(plan, variants, until, processes, advance=advance, store=store)
    for fault in found.faults:
        screen.print(texts.say("simulate-fault", {"seed": fault.seed, "fault": fault.fault}), soft_wrap=True)
    return found


def _advance(step: Callable[[], None]) -> Callable[[Comparison], None]:
    return lambda found: step()


def comparison_json(found: Comparison) -> Values:
    """A comparison as `--json` prints it."""
    plan = found.base.plan
    variants: list[Json] = [_variant_json(found, pairing) for pairing in found.variants]
    return {
        "game": plan.game,
        "version": plan.load().version,
        "quintessence": quintessence.__version__,
        "seed": plan.seed,
        "options": plan.options,
        "bots": [name for name in names(plan)],
        "games": found.count,
        "faults": len(found.faults),
        "stopped_by": found.stopped_by,
        "chief": found.chief.text(),
        "variants": variants,
    }


def _variant_json(found: Comparison, pairing: Pairing) -> Values:
    sequence = pairing.sequence
    measures: list[Json] = [_difference_json(one) for one in found.differences(pairing)]
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
