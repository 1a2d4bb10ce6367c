"""The tables of `simulate`: each game, results by bot, seat and side, and variants compared."""

from __future__ import annotations

from quintessence.cli.screen import Screen, new_table
from quintessence.core.game import Json, Seat
from quintessence.lab.simulate import Plan, Played
from quintessence.lab.summary import Summary, Tally, names, spread, sum_up
from quintessence.text import Texts


def print_tables(plan: Plan, played: list[Played], label: str, texts: Texts, screen: Screen, is_each: bool) -> None:
    """All about the games of one plan; `label` is the variant's name, or empty."""
    summary = sum_up(plan, played)
    if is_each:
        _print_each(plan, played, texts, screen)
    name = texts.say("game-name")
    if label:
        name = texts.say("simulate-variant", {"name": name, "data": label})
    screen.print(texts.say("simulate-head", {"name": name, "seed": plan.seed, "games": len(played)}))
    _print_tallies(texts.say("simulate-by-bot"), list(zip(names(plan), summary.bots, strict=True)), texts, screen)
    seats = [texts.seat(Seat(number)) for number in range(len(plan.bots))]
    _print_tallies(texts.say("simulate-by-seat"), list(zip(seats, summary.seats, strict=True)), texts, screen)
    if summary.sides:
        sides = [(texts.side(code), tally) for code, tally in summary.sides.items()]
        _print_tallies(texts.say("simulate-by-side"), sides, texts, screen)
    for trait, tallies in summary.traits.items():
        rows = [(texts.say(f"{trait}-{value}"), tallies[value]) for value in sorted(tallies)]
        _print_tallies(texts.say(f"trait-{trait}"), rows, texts, screen)
    _print_uses(summary, texts, screen)
    _print_ends(summary, texts, screen)


def _print_each(plan: Plan, played: list[Played], texts: Texts, screen: Screen) -> None:
    headings = [texts.say(f"column-{name}") for name in ("seed", "seats", "reason", "places", "scores", "steps")]
    table = new_table("", headings, left=3)
    for one in played:
        sitting = " – ".join([*(names(plan)[who] for who in one.sitting), *_sides(one, texts)])
        reason = one.fault or texts.reason(str((one.outcome or {})["reason"]))
        cells = ["–".join(numbers) for numbers in (_numbers(one, "places", "place"), _numbers(one, "totals", "total"))]
        table.add_row(one.seed, sitting, reason, *cells, str(one.steps))
    screen.print(table)
    screen.print()


def _sides(played: Played, texts: Texts) -> list[str]:
    """The names of the sides that nobody sits at."""
    return [texts.side(str(side["code"])) for side in _side_rows(played)]


def _numbers(played: Played, of_seats: str, of_side: str) -> list[str]:
    """Places or points, of the seats and then of the sides."""
    by_seat = (played.outcome or {}).get(of_seats)
    seats = [str(number) for number in by_seat] if isinstance(by_seat, list) else []
    return [*seats, *(str(side[of_side]) for side in _side_rows(played))]


def _side_rows(played: Played) -> list[dict[str, Json]]:
    sides = (played.outcome or {}).get("sides")
    return [side for side in sides if isinstance(side, dict)] if isinstance(sides, list) else []


def print_comparison(bots: list[str], summaries: dict[str, Summary], texts: Texts, screen: Screen) -> None:
    """What differs between variants that were played with the same seeds: a column for each."""
    table = new_table(texts.say("simulate-compared"), ["", *summaries])
    for number, bot in enumerate(bots):
        tallies = [summary.bots[number] for summary in summaries.values()]
        table.add_row(texts.say("compared-share", {"name": bot}), *(_share(tally, texts) for tally in tallies))
        table.add_row(texts.say("compared-points", {"name": bot}), *(_points(tally, texts) for tally in tallies))
    for code in next(iter(summaries.values())).sides:
        tallies = [summary.sides.get(code, Tally()) for summary in summaries.values()]
        table.add_row(
            texts.say("compared-share", {"name": texts.side(code)}), *(_share(tally, texts) for tally in tallies)
        )
    lengths = [summary.steps / summary.finished if summary.finished else 0.0 for summary in summaries.values()]
    table.add_row(texts.say("compared-steps"), *(texts.say("number", {"value": round(mean, 1)}) for mean in lengths))
    screen.print()
    screen.print(table)


def _share(tally: Tally, texts: Texts) -> str:
    *_, share, interval = tally_cells(tally, texts)
    return f"{share} ({interval})"


def _points(tally: Tally, texts: Texts) -> str:
    return texts.say("number", {"value": round(tally.points / tally.games, 1)}) if tally.games else "–"


def _print_tallies(title: str, tallies: list[tuple[str, Tally]], texts: Texts, screen: Screen) -> None:
    headings = [
        "",
        *(texts.say(f"column-{name}") for name in ("games", "wins", "draws", "losses", "share", "interval")),
    ]
    has_points = any(tally.points for _, tally in tallies)
    table = new_table(title, [*headings, texts.say("column-points")] if has_points else headings)
    for name, tally in tallies:
        table.add_row(name, *tally_cells(tally, texts), *([_points(tally, texts)] if has_points else []))
    screen.print()
    screen.print(table)


def _print_uses(summary: Summary, texts: Texts, screen: Screen) -> None:
    """What came into the games, and how often it was used."""
    if not summary.uses:
        return
    headings = ["", *(texts.say(f"column-{name}") for name in ("games", "used", "share"))]
    table = new_table(texts.say("simulate-uses"), headings)
    for name, use in summary.uses.items():
        share = texts.say("percent", {"value": 100 * use.used / use.games})
        table.add_row(texts.say(name), str(use.games), str(use.used), share)
    screen.print()
    screen.print(table)


def tally_cells(tally: Tally, texts: Texts) -> list[str]:
    """The counts, share and interval of a bot or a seat, as cells of a table."""
    told = tally.json()
    share, interval = told["share"], told["interval"]
    assert isinstance(interval, list)
    ends = [texts.say("percent", {"value": 100 * end}) for end in interval if isinstance(end, float)]
    shown = texts.say("percent", {"value": 100 * share}) if isinstance(share, float) else "–"
    return [str(tally.games), str(tally.wins), str(tally.draws), str(tally.losses), shown, " – ".join(ends)]


def _print_ends(summary: Summary, texts: Texts, screen: Screen) -> None:
    screen.print()
    if summary.finished:
        mean = round(summary.steps / summary.finished, 1)
        screen.print(texts.say("simulate-steps", {"steps": mean}))
    for name, numbers in summary.numbers.items():
        screen.print(texts.say(f"number-{name}", spread(numbers)))
    if summary.shared:
        screen.print(texts.say("simulate-shared", {"games": summary.shared}))
    for reason, count in sorted(summary.reasons.items(), key=lambda item: -item[1]):
        screen.print(texts.say("simulate-reason", {"reason": texts.reason(reason), "games": count}))
    if summary.faults:
        screen.print(texts.say("simulate-faults", {"games": summary.faults}))
