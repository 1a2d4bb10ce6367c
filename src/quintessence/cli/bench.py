"""`quintessence bench`: how fast the games run, compiled and interpreted, and beside other engines."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from contextlib import ExitStack
from importlib import import_module
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import quintessence
from quintessence.cli.arguments import Commands, add_command, positive_number, whole_number
from quintessence.cli.screen import Screen, new_table
from quintessence.core.game import Json, Refused, Values
from quintessence.lab.bench import Samples, measure, report
from quintessence.lab.sides import is_stale, open_sides
from quintessence.text import Texts

FEWEST_ROUNDS: Final = 5
_COLUMNS: Final = (
    "steps_per_s",
    "games_per_s",
    "front_door_steps_per_s",
    "mean_legal",
    "copy_us",
    "search_nodes_per_s",
)


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "bench", texts)
    group.value("games", "game", nargs="*")
    group.value("--seconds", "seconds", "0.3")
    group.value("--rounds", "count", str(FEWEST_ROUNDS))
    group.value("--game", "game", "earth_water_sun")
    group.value("--database", "url")
    group.flag("--json")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Measure, then print a table of medians and one of ratios."""
    seconds = positive_number(arguments.seconds, "--seconds", 60)
    rounds = whole_number(arguments.rounds, "--rounds", FEWEST_ROUNDS, 1000)
    if arguments.games == ["server"]:
        return _bench_server(arguments, rounds, seconds, texts)
    if arguments.games[:1] == ["lab"]:
        return _bench_lab(arguments.games[1:], rounds, seconds, arguments.json, texts)
    if arguments.games == ["research"]:
        return _bench_research(rounds, seconds, arguments.json, texts)
    samples = _measured(arguments.games, rounds, seconds, texts)
    head: Values = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": rounds,
        "seconds": seconds,
        "compiled": "compiled" in samples.sides,
        "stale": is_stale(),
    }
    figures = {**head, **report(samples)}
    if "compiled" not in samples.sides:
        print(texts.say("bench-no-compiled"), file=sys.stderr)
    if head["stale"]:
        print(texts.say("bench-stale"), file=sys.stderr)
    if arguments.json:
        print(json.dumps(figures, ensure_ascii=False, indent=2))
    else:
        _print(figures, texts)
    return 1 if figures["errors"] else 0


def _bench_server(arguments: argparse.Namespace, rounds: int, seconds: float, texts: Texts) -> int:
    """Durable moves over sockets beside a bare echo: `quintessence bench server`."""
    from quintessence.lab.bench_server import measure as measure_server  # only here: it takes a while to load

    known = quintessence.known_games()
    if arguments.game not in known:
        raise Refused("unknown_game", {"game": arguments.game, "known": ", ".join(known)})
    figures = measure_server(arguments.game, rounds, seconds, database=arguments.database or "")
    if arguments.json:
        print(json.dumps(figures, ensure_ascii=False, indent=2))
        return 0
    screen = Screen()
    columns = ("moves_per_s", "p50_ms", "p99_ms", "processor_us")
    headings = (*columns, "ratio", "beside_peer")
    title = texts.say("bench-server", {"game": _name(arguments.game, texts)})
    table = new_table(title, ["", *(texts.say(f"column-{name}") for name in headings)])
    for size in _rows(figures["sizes"]):
        for name in ("echo", "boardgame_io", "durable"):
            numbers = size[name]
            if not isinstance(numbers, dict):  # it is not installed
                continue
            cells = [_number(numbers.get(column), texts) for column in columns]
            ratios = ("ratio", "beside_boardgame_io") if name == "durable" else ()
            key = f"bench-server-{name.replace('_', '-')}"
            table.add_row(
                texts.say(key, {"sockets": size["sockets"]}), *cells, *(_number(size[ratio], texts) for ratio in ratios)
            )
        shared = size["postgresql"]
        assert isinstance(shared, dict)
        for count, numbers in shared.items():
            assert isinstance(numbers, dict)
            named: Values = {"sockets": size["sockets"], "processes": int(count)}
            cells = [_number(numbers.get(column), texts) for column in columns]
            table.add_row(texts.say("bench-server-postgresql", named), *cells)
    screen.print(table)
    return 0


def _bench_lab(games: list[str], rounds: int, seconds: float, as_json: bool, texts: Texts) -> int:
    """What many games cost, here and on a cluster: `quintessence bench lab`, with the extra `cluster`."""
    from quintessence.lab.bench_lab import measure as measure_lab  # only here: it starts processes

    figures = measure_lab(games, rounds, seconds)
    if not figures["compiled"]:
        print(texts.say("bench-no-compiled"), file=sys.stderr)
    if as_json:
        print(json.dumps(figures, ensure_ascii=False, indent=2))
        return 0
    columns = [texts.say(f"column-{name}") for name in ("ms-a-game", "hours-a-million")]
    table = new_table(texts.say("bench-lab", {"bot": figures["bot"]}), ["", *columns])
    for title in _rows(figures["titles"]):
        cells = [_number(title[name], texts) for name in ("ms_a_game", "hours_a_million")]
        table.add_row(str(title["game"]), *cells)
    screen = Screen()
    screen.print(table)
    workers = figures["workers"]
    assert isinstance(workers, dict)
    names = ("worker_ms", "handing_out_ms", "efficiency_of_two", "efficiency_by_clock")
    heading = texts.say("bench-lab-workers", {name: workers[name] for name in ("game", "games", "ms_here")})
    table = new_table(heading, ["", *(texts.say(f"column-{name.replace('_', '-')}") for name in names)])
    for way in _rows(workers["ways"]):
        table.add_row(texts.say(f"bench-lab-{way['workers']}"), *(_number(way[name], texts) for name in names))
    screen.print()
    screen.print(table)
    return 0


def _bench_research(rounds: int, seconds: float, as_json: bool, texts: Texts) -> int:
    """Environments beside those of peers: `quintessence bench research`, with the extra of that name."""
    try:
        doors = import_module("quintessence.research.bench")
    except ImportError as error:
        raise Refused("research_missing", {"package": error.name or "research"}) from error
    figures: Values = doors.measure(rounds=rounds, seconds=seconds)
    if as_json:
        print(json.dumps(figures, ensure_ascii=False, indent=2))
        return 0
    columns = [texts.say(f"column-{name}") for name in ("steps_per_s", "ratio")]
    table = new_table(texts.say("bench-research"), ["", *columns])
    rows = figures["rows"]
    assert isinstance(rows, dict)
    for name, numbers in rows.items():
        assert isinstance(numbers, dict)
        table.add_row(name, _number(numbers["steps_per_s"], texts), _number(numbers["ratio"], texts))
    if not figures["compiled"]:
        print(texts.say("bench-no-compiled"), file=sys.stderr)
    Screen().print(table)
    return 0


def _measured(games: list[str], rounds: int, seconds: float, texts: Texts) -> Samples:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Screen(errors=True), transient=True, disable=not sys.stderr.isatty())
    with ExitStack() as stack:
        sides = {name: stack.enter_context(side) for name, side in open_sides().items()}
        stack.enter_context(bar)
        task = bar.add_task(texts.say("bench-running"), total=None)

        def advance(samples: int) -> None:
            bar.update(task, total=samples) if samples else bar.advance(task)

        return measure(sides, list(dict.fromkeys(games)), rounds, seconds, advance)


def _print(figures: Values, texts: Texts) -> None:
    screen = Screen()
    screen.print(texts.say("bench-head", {name: figures[name] for name in ("python", "machine", "rounds", "seconds")}))
    screen.print()
    table = new_table(texts.say("bench-medians"), ["", *(texts.say(f"column-{name}") for name in _COLUMNS)])
    for game in _rows(figures["games"]):
        for side in ("compiled", "interpreted"):
            numbers = game[side]
            if isinstance(numbers, dict):
                name = f"{_name(str(game['game']), texts)}, {texts.say(f'bench-{side}')}"
                table.add_row(name, *_cells(numbers, texts))
    others = figures["others"]
    assert isinstance(others, dict)
    for name, numbers in others.items():
        assert isinstance(numbers, dict)
        table.add_row(name, *_cells(numbers, texts))
    screen.print(table)
    _print_own(figures, texts, screen)
    _print_ratios(figures, texts, screen)
    for line in _rows_of_text(figures["errors"]):
        screen.print(texts.say("bench-error", {"text": line}))


def _print_own(figures: Values, texts: Texts, screen: Screen) -> None:
    """What single games measure, in their own words."""
    sides = ("compiled", "interpreted")
    table = new_table(texts.say("bench-own"), ["", *(texts.say(f"bench-{side}") for side in sides)])
    for game in _rows(figures["games"]):
        own, slug = game["own"], str(game["game"])
        assert isinstance(own, dict)
        for name, values in own.items():
            assert isinstance(values, dict)
            what = Texts(slug, texts.language).say(f"bench-{name.replace('_', '-')}")
            table.add_row(f"{_name(slug, texts)}, {what}", *(_number(values.get(side), texts) for side in sides))
    if table.row_count:
        screen.print()
        screen.print(table)


def _print_ratios(figures: Values, texts: Texts, screen: Screen) -> None:
    headings = ["", *(texts.say(f"column-{name}") for name in ("side", "against", "way", "ratio"))]
    table = new_table(texts.say("bench-ratios"), headings, left=4)
    for row in _rows(figures["ratios"]):
        against = texts.say("bench-interpreted") if row["against"] == "interpreted" else str(row["against"])
        side, way = texts.say(f"bench-{row['side']}"), texts.say(f"bench-{row['way']}")
        table.add_row(_name(str(row["game"]), texts), side, against, way, _number(row["ratio"], texts))
    if table.row_count:
        screen.print()
        screen.print(table)


def _name(slug: str, texts: Texts) -> str:
    """A game's name; an example game may be known only to the measured side."""
    return Texts(slug, texts.language).say("game-name") if slug in quintessence.known_games() else slug


def _cells(numbers: Values, texts: Texts) -> list[str]:
    return [_number(numbers.get(name), texts) for name in _COLUMNS]


def _number(value: Json, texts: Texts) -> str:
    if not isinstance(value, int | float):
        return "–"
    return texts.say("number", {"value": round(value) if value >= 1000 else float(f"{value:.3g}")})


def _rows(value: Json) -> list[Values]:
    assert isinstance(value, list)
    return [row for row in value if isinstance(row, dict)]


def _rows_of_text(value: Json) -> list[str]:
    assert isinstance(value, list)
    return [str(row) for row in value]
