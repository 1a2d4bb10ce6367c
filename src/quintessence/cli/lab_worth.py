"""`quintessence lab worth`: what cards, buildings, actions … are worth, by play without them."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from quintessence.cli.arguments import Commands, add_command
from quintessence.cli.choices import read_data, say_uncompiled
from quintessence.cli.lab_choices import add_playing, read_plan, read_processes, read_until
from quintessence.cli.lab_compare import rounded
from quintessence.cli.screen import Screen, new_table
from quintessence.cli.simulate import FAULTY
from quintessence.core.game import Json, Refused, Values
from quintessence.lab.measures.amounts import Key
from quintessence.lab.restricted import ALL, ONE, known_things
from quintessence.lab.simulate import Plan, check
from quintessence.lab.summary import names
from quintessence.lab.words import shown_difference, thing_words
from quintessence.lab.worth import Estimate, Worth, Worths, weigh_things, who_is_restricted
from quintessence.text import Texts


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "worth", texts, "lab-")
    group.value("game", "game")
    group.repeated("--kind", "kind")
    group.repeated("--forbid", "thing")
    group.value("--to", "whom")
    group.value("--data", "file")
    add_playing(group, has_minutes=False)
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Play without each thing of a kind, or without those that are named, and tell what it costs."""
    plan = read_plan(arguments)
    if arguments.data is not None:
        plan = replace(plan, data=read_data(plan.game, [arguments.data]))
    plan = replace(plan, forbidden_to=_whom(plan, arguments.to))
    groups = _groups(plan, arguments)
    until = read_until(arguments, None)
    say_uncompiled(texts)
    processes = read_processes(arguments, until.games)
    screen = Screen(errors=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=screen, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(plan.game, total=until.games)
        worths = weigh_things(plan, groups, until.games, processes, lambda: bar.advance(task))
    for fault in worths.faults:
        told: Values = {"seed": fault.seed, "fault": fault.fault}
        screen.print(arguments.texts.say("simulate-fault", told), soft_wrap=True)
    worths.found.sort(key=lambda one: (-one.wins.value, -one.points.value))
    if arguments.json:
        print(json.dumps(_json(worths), ensure_ascii=False, indent=2))
    else:
        _print(worths, arguments.texts)
    return FAULTY if worths.faults else 0


def _whom(plan: Plan, text: str | None) -> str:
    if text is None:
        return who_is_restricted(plan)
    if text not in (ONE, ALL):
        raise Refused("unknown_choice", {"name": "--to", "value": text, "choices": f"{ONE}, {ALL}", "command": ""})
    return text


def _groups(plan: Plan, arguments: argparse.Namespace) -> list[tuple[str, ...]]:
    """Each thing of every kind by itself, and all that is named by --forbid together."""
    forbidden: tuple[str, ...] = tuple(arguments.forbid)
    if not arguments.kind and not forbidden:
        raise Refused("lab_nothing_to_weigh")
    check(replace(plan, kinds=tuple(arguments.kind), forbidden=forbidden))
    match = plan.start(0)
    things = [(thing,) for kind in arguments.kind for thing in known_things(match, kind)]
    return [*([forbidden] if forbidden else []), *things]


def _json(worths: Worths) -> Values:
    plan = worths.plan
    rows: list[Json] = [_worth_json(one) for one in worths.found]
    head: Values = {"game": plan.game, "version": plan.load().version, "seed": plan.seed, "options": plan.options}
    return {**head, "bots": [*names(plan)], "games": worths.games, "to": plan.forbidden_to, "worths": rows}


def _worth_json(one: Worth) -> Values:
    return {
        "things": [*one.things],
        "offered": one.offered,
        "taken": one.taken,
        "wins": rounded(one.wins.value),
        "wins_half_width": rounded(one.wins.half_width),
        "points": rounded(one.points.value),
        "points_half_width": rounded(one.points.half_width),
        "forced": one.forced,
    }


def _print(worths: Worths, texts: Texts) -> None:
    screen, plan = Screen(), worths.plan
    head: Values = {"name": texts.say("game-name"), "games": worths.games, "seed": plan.seed}
    screen.print(texts.say("lab-measured", {**head, "bots": " – ".join(names(plan))}))
    screen.print(texts.say("lab-worth-head", {"to": plan.forbidden_to}), soft_wrap=True)
    headings = ("offered-in", "taken-in", "worth-wins", "half-width", "worth-points", "half-width")
    table = new_table("", ["", *(texts.say(f"column-{name}") for name in headings)])
    for one in worths.found:
        label = ", ".join(thing_words(thing, texts) for thing in one.things)
        wins, points = _cells(Key("won"), one.wins, texts), _cells(Key("points"), one.points, texts)
        table.add_row(label, str(one.offered), str(one.taken), *wins, *points)
    screen.print()
    screen.print(table)
    if forced := sum(one.forced for one in worths.found):
        screen.print()
        screen.print(texts.say("lab-forced", {"count": forced}), soft_wrap=True)


def _cells(key: Key, estimate: Estimate, texts: Texts) -> list[str]:
    value = shown_difference(key, estimate.value, texts)
    if estimate.half_width is None:
        return [value, "–"]
    star = " *" if abs(estimate.value) > estimate.half_width else ""
    return [value + star, f"± {shown_difference(key, estimate.half_width, texts).lstrip('+')}"]
