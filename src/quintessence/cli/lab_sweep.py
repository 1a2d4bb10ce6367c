"""`quintessence lab sweep`: a number of the data with one value after the other, and how the game answers."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from quintessence.cli.arguments import Commands, add_command
from quintessence.cli.choices import say_uncompiled
from quintessence.cli.lab_choices import (
    add_playing,
    add_results,
    check_results,
    read_plan,
    read_processes,
    read_until,
    write_results,
)
from quintessence.cli.lab_compare import comparison_json, watched_comparison
from quintessence.cli.screen import Screen, new_table
from quintessence.cli.simulate import FAULTY
from quintessence.core.game import Refused, Values
from quintessence.core.user_folder import data_folder
from quintessence.lab.comparing import Comparison, Pairing
from quintessence.lab.comparison import describe_games
from quintessence.lab.measures.amounts import Key, mean
from quintessence.lab.simulate import check
from quintessence.lab.store import GameStore
from quintessence.lab.summary import names
from quintessence.lab.sweeping import Change, read_values, sweep_variants
from quintessence.lab.words import measure_words, shown, shown_difference
from quintessence.text import Texts


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "sweep", texts, "lab-")
    group.value("game", "game")
    group.pairs("--change", "path", "values")
    group.value("--keep", "folder")
    group.value("--until", "width")
    add_results(group)
    add_playing(group)
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Play every combination of values on the same seeds, and tell what came of each."""
    plan = read_plan(arguments)
    if not arguments.change:
        raise Refused("sweep_nothing")
    changes = [Change(plan.game, name, read_values(values)) for name, values in arguments.change]
    variants = sweep_variants(plan, changes)
    until = read_until(arguments, arguments.until)
    for one in (plan, *variants.values()):
        check(one)
    check_results(arguments)
    say_uncompiled(texts)
    store = GameStore(data_folder() / "lab" if arguments.keep is None else Path(arguments.keep))
    comparison = watched_comparison(
        plan, variants, until, read_processes(arguments, until.games), arguments.texts, store
    )
    if arguments.json:
        told: Values = {"played": store.played, "kept": store.found}
        print(json.dumps({**comparison_json(comparison), **told}, ensure_ascii=False, indent=2))
    else:
        _print(comparison, store, arguments.texts)
    write_results(comparison, arguments)
    return FAULTY if comparison.faults else 0


def _print(comparison: Comparison, store: GameStore, texts: Texts) -> None:
    screen, plan, chief = Screen(), comparison.base.plan, comparison.chief
    head: Values = {"name": texts.say("game-name"), "games": comparison.count, "seed": plan.seed}
    screen.print(texts.say("lab-head", {**head, "bots": " – ".join(names(plan))}))
    screen.print(texts.say(f"lab-stopped-{comparison.stopped_by}"))
    screen.print(texts.say("lab-kept", {"played": store.played, "kept": store.found}), soft_wrap=True)
    headings = ["changed", "value", "half-width", "difference", "at-any-time"]
    columns = [*(texts.say(f"column-{name}") for name in headings), texts.say("measure-length-decisions")]
    table = new_table(measure_words(chief, plan, texts), ["", *columns])
    for pairing in [comparison.base, *comparison.variants] if comparison.count else []:
        table.add_row(*_cells(comparison, pairing, texts))
    screen.print()
    screen.print(table)


def _cells(comparison: Comparison, pairing: Pairing, texts: Texts) -> list[str]:
    """What came of one combination of values, or of the package's data."""
    chief, length = comparison.chief, Key("length_decisions")
    measures = {one.key: one for one in describe_games(pairing.amounts)}
    own = measures[chief]
    half = "–" if own.half_width is None else f"± {shown(chief, own.half_width, texts)}"
    values = [shown(chief, own.value, texts), half]
    decisions = shown(length, measures[length].value, texts)
    if pairing is comparison.base:
        return [texts.say("lab-package"), "", *values, "", "", decisions]
    sequence, base = pairing.sequence, mean(comparison.base.amounts, chief)
    star = " *" if sequence.excludes_zero() else ""
    apart = shown_difference(chief, own.value - (base or 0.0), texts) + star
    ends = f"{shown_difference(chief, sequence.low, texts)} … {shown_difference(chief, sequence.high, texts)}"
    return [pairing.label, str(pairing.changed), *values, apart, ends, decisions]
