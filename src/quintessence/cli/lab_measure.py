"""`quintessence lab measure`: every measure of one variant, with its interval; on request luck and skill."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from itertools import pairwise

from quintessence.cli.arguments import Commands, add_command
from quintessence.cli.choices import read_data, say_uncompiled
from quintessence.cli.lab_choices import add_playing, read_plan, read_processes, read_until
from quintessence.cli.lab_compare import rounded, watched_comparison
from quintessence.cli.screen import Screen, new_table
from quintessence.cli.simulate import FAULTY
from quintessence.core.game import ALLIES, Json, Refused, Values
from quintessence.lab.comparing import STOPPED, Comparison, chief_measure, is_of_one_kind, play_side_by_side
from quintessence.lab.comparison import Measured, describe_games
from quintessence.lab.measures.luck import luck, repeats
from quintessence.lab.measures.skill import skill_steps
from quintessence.lab.simulate import Plan, check, play_games
from quintessence.lab.summary import names, spread, sum_up
from quintessence.lab.words import measure_words, shown
from quintessence.lab.workers import Processes
from quintessence.text import Texts

REPEATS = 4
"""Games on each deal that `--luck` plays with other seeds for the bots."""
LEVELS = "level1,level2,level3,level4"


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "measure", texts, "lab-")
    group.value("game", "game")
    group.value("--data", "file")
    group.repeated("--kind", "kind")
    group.flag("--luck")
    group.optional_value("--skill", "bots", LEVELS)
    add_playing(group)
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Play the games of one variant and tell every measure."""
    plan = replace(read_plan(arguments), kinds=tuple(arguments.kind), traces=True)
    if arguments.data is not None:
        plan = replace(plan, data=read_data(plan.game, [arguments.data]))
    until = read_until(arguments, None)
    processes = read_processes(arguments, until.games)
    check(plan)
    ladder = [] if arguments.skill is None else _ladder(plan, arguments.skill)
    say_uncompiled(texts)
    comparison = watched_comparison(plan, {}, until, processes, arguments.texts)
    further: dict[str, float | None] = {}
    is_whole = comparison.stopped_by != STOPPED
    if arguments.luck and is_whole:
        further["luck"] = _luck(plan, max(comparison.count // REPEATS, 2), processes)
    if ladder and is_whole:
        further["skill"] = _skill(ladder, comparison.count, processes)
    measures = (
        [one for one in describe_games(comparison.base.amounts) if _is_told(one, plan)] if comparison.count else []
    )
    if arguments.json:
        print(json.dumps(_json(comparison, measures, further), ensure_ascii=False, indent=2))
    else:
        _print(comparison, measures, further, arguments.texts)
    return FAULTY if comparison.faults else 0


def _is_told(one: Measured, plan: Plan) -> bool:
    return one.key.code != "wins_by_bot" or not is_of_one_kind(plan)


def _luck(plan: Plan, deals: int, processes: Processes) -> float | None:
    plain = replace(plan, traces=False, kinds=())
    return luck([*play_side_by_side(repeats(plain, REPEATS), deals, processes)], chief_measure(plan))


def _ladder(plan: Plan, levels: str) -> list[Plan]:
    """Each level against the one below; where all play together there is nobody to be better than."""
    if plan.start(0).state.relation() == ALLIES:
        raise Refused("lab_no_rivals")
    names = [name.strip() for name in levels.split(",")]
    if len(names) < 2:
        raise Refused("too_few_levels", {"levels": levels})
    others = len(plan.bots) - 1
    plans = [replace(plan, bots=(high, *[low] * others), traces=False, kinds=()) for low, high in pairwise(names)]
    for one in plans:
        check(one)
    return plans


def _skill(ladder: list[Plan], games: int, processes: Processes) -> float:
    """Where there are more than two seats, the share of a level is that against one of those below."""
    shares = []
    for plan in ladder:
        tally = sum_up(plan, [*play_games(plan, games, processes)]).bots[0]
        share, others = tally.won / max(tally.games, 1), len(plan.bots) - 1
        shares.append((share / (share + (1 - share) / others), max(tally.games, 1)))
    return skill_steps(shares)


def _json(comparison: Comparison, measures: list[Measured], further: dict[str, float | None]) -> Values:
    plan = comparison.base.plan
    rows: list[Json] = [
        {"measure": one.key.text(), "value": rounded(one.value), "half_width": rounded(one.half_width)}
        for one in measures
    ]
    head: Values = {"game": plan.game, "version": plan.load().version, "seed": plan.seed, "options": plan.options}
    told: Values = {name: rounded(value) for name, value in further.items()}
    return {
        **head,
        "bots": [*names(plan)],
        "games": comparison.count,
        "faults": len(comparison.faults),
        "measures": rows,
        **told,
    }


def _print(comparison: Comparison, measures: list[Measured], further: dict[str, float | None], texts: Texts) -> None:
    screen, plan = Screen(), comparison.base.plan
    head: Values = {"name": texts.say("game-name"), "games": comparison.count, "seed": plan.seed}
    screen.print(texts.say("lab-measured", {**head, "bots": " – ".join(names(plan))}))
    table = new_table("", ["", texts.say("column-value"), texts.say("column-half-width"), texts.say("column-spread")])
    for one in measures:
        half = "–" if one.half_width is None else f"± {shown(one.key, one.half_width, texts)}"
        table.add_row(
            measure_words(one.key, plan, texts), shown(one.key, one.value, texts), half, _spread(comparison, one)
        )
    screen.print()
    screen.print(table)
    for name, value in further.items():
        number = None if value is None else round(100 * value if name == "luck" else value, 1)
        screen.print()
        screen.print(texts.say(f"lab-{name}", {"value": number}), soft_wrap=True)


def _spread(comparison: Comparison, one: Measured) -> str:
    """Between which numbers nine in ten games lie, for lengths."""
    if not one.key.code.startswith("length"):
        return ""
    numbers = [int(game[one.key][0]) for game in comparison.base.amounts if one.key in game]
    ends = spread(numbers)
    return f"{ends['low']} – {ends['high']}"
