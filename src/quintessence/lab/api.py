"""The lab for notebooks and scripts: compare and sweep with plain arguments, in one go or step by step."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Any, Literal, TypeAlias, TypedDict, Unpack

import quintessence
from quintessence.core.discovery import data_files
from quintessence.core.game import Refused, Values
from quintessence.core.replay import fewest_seats
from quintessence.core.variant import Given
from quintessence.lab.bar import Bar, can_be_drawn
from quintessence.lab.comparing import STOPPED, Comparison, Until, new_comparison, play_steps
from quintessence.lab.data_tables import file_meant
from quintessence.lab.measures.amounts import Measure
from quintessence.lab.simulate import MOST_GAMES, Plan, check
from quintessence.lab.store import GameStore
from quintessence.lab.sweeping import Change, sweep_variants

Data: TypeAlias = str | Path | Mapping[str, Any]
"""A variant: the path of its data file; or numbers by what they stand for, {"score.first_city": 6}; or whole data files
by their names, {"ephyran": {…}}."""


class How(TypedDict, total=False):
    """How games are played, and when it is enough; what is left out is as `quintessence lab compare` has it."""

    bots: str | Sequence[str]
    """One bot for every seat, or one a seat."""
    seats: int
    options: Values
    seed: str
    games: int
    """Of each variant: 200, or as many as it takes where `minutes` or `until` is given."""
    minutes: float
    until: float | Literal["sure"]
    """Half the width of the chief interval at which to stop; "sure": once it is known which way each variant goes."""
    kinds: Sequence[str]
    """Kinds of things of which is counted how often they are offered, taken and won with: card, action …"""
    decisions: bool
    """Whether a row of each decision is kept, which the measures of choices and tension need."""
    records: bool
    """Whether the record of each game is kept."""
    processes: int
    cluster: str
    """In place of processes of this machine: tcp://host:8786, or local:4."""
    store: Path | None
    """A folder of finished games, which are then not played again."""
    measures: list[Measure]
    bar: bool
    """Whether a bar is drawn while it runs, in a terminal or a notebook."""


@dataclass(frozen=True)
class Progress:
    """How far a comparison has come. The comparison is the same object each time, with more games in it."""

    comparison: Comparison
    seconds: float
    """Since it was begun."""
    seconds_left: float | None
    """As far as one can tell; None where the end is not in sight."""

    @property
    def games(self) -> int:
        """Games of each variant that were played."""
        return self.comparison.numbers

    @property
    def planned(self) -> int | None:
        """Games of each variant that there will be at most; None where games are not what ends it."""
        games = self.comparison.until.games
        return None if games >= MOST_GAMES else games


OnProgress: TypeAlias = Callable[[Progress], bool | None]


def compare(
    game: str, variants: Mapping[str, Data], on_progress: OnProgress | None = None, **how: Unpack[How]
) -> Comparison:
    """Play the package's data and some variants on the same seeds; `on_progress` is told after each number of games,
    and stops it by answering False."""
    plan, until = _plan(game, how), _until(how)
    return _run(_begin(plan, _variants(plan, variants), until), on_progress, how)


def sweep(
    game: str, changes: Mapping[str, Iterable[int]], on_progress: OnProgress | None = None, **how: Unpack[How]
) -> Comparison:
    """Play every combination of some values: {"score.first_city": range(2, 5)}."""
    plan, until = _plan(game, how), _until(how)
    swept = [Change(plan.game, name, [*values]) for name, values in changes.items()]
    return _run(_begin(plan, sweep_variants(plan, swept), until), on_progress, how)


def compare_in_steps(
    game: str, variants: Mapping[str, Data], **how: Unpack[How]
) -> Generator[Progress, None, Comparison]:
    """The same as `compare`, one step after each number of games. Whoever leaves the loop has stopped it; what was
    played by then counts. Close it then: its processes end with it."""
    plan, until = _plan(game, how), _until(how)
    return (yield from _steps(_begin(plan, _variants(plan, variants), until), how))


def _begin(plan: Plan, variants: dict[str, Plan], until: Until) -> Comparison:
    for one in (plan, *variants.values()):
        check(one)
    return new_comparison(plan, variants, until)


def _steps(comparison: Comparison, how: How) -> Generator[Progress, None, Comparison]:
    begun, folder = monotonic(), how.get("store")
    store = None if folder is None else GameStore(folder)
    with closing(
        play_steps(comparison, how.get("cluster") or how.get("processes", 1), how.get("measures"), store)
    ) as steps:
        for _ in steps:
            seconds = monotonic() - begun
            yield Progress(comparison, seconds, _seconds_left(comparison, seconds))
    return comparison


def _run(comparison: Comparison, on_progress: OnProgress | None, how: How) -> Comparison:
    bar = Bar(comparison.base.plan.game, how.get("bar", can_be_drawn()))
    with bar, closing(_steps(comparison, how)) as steps:
        for progress in steps:
            bar.show(progress.games, progress.planned)
            if on_progress is not None and on_progress(progress) is False:
                break
    return comparison


def _seconds_left(comparison: Comparison, seconds: float) -> float | None:
    """Until the first of the bounds; an interval shrinks with the root of the number of games."""
    if comparison.stopped_by != STOPPED:
        return 0.0
    until, each, left = comparison.until, seconds / comparison.numbers, []
    if until.games < MOST_GAMES:
        left.append(each * (until.games - comparison.numbers))
    if until.minutes is not None:
        left.append(max(60 * until.minutes - seconds, 0.0))
    widest = max((one.sequence.half_width for one in comparison.variants), default=0.0)
    if until.half_width is not None and widest < 1:
        left.append(each * comparison.numbers * max((widest / until.half_width) ** 2 - 1, 0.0))
    return min(left, default=None)


def _plan(slug: str, how: How) -> Plan:
    game = quintessence.load(slug, {})
    options = how.get("options", {})
    given, seats = how.get("bots", "level3"), how.get("seats")
    if isinstance(given, str):
        bots = (given,) * (fewest_seats(game, options) if seats is None else seats)
    else:
        bots = tuple(given)
    if seats is not None and len(bots) != seats:
        raise Refused("bots_and_seats", {"bots": len(bots), "seats": seats})
    return Plan(
        game.slug,
        bots,
        how.get("seed", "1"),
        options,
        keep=how.get("records", False),
        data={},
        kinds=tuple(how.get("kinds", ())),
        traces=how.get("decisions", False),
    )


def _until(how: How) -> Until:
    width, minutes = how.get("until"), how.get("minutes")
    games = how.get("games", 200 if width is None and minutes is None else MOST_GAMES)
    return Until(games, minutes, None if isinstance(width, str) else width, is_sure=width == "sure")


def _variants(plan: Plan, variants: Mapping[str, Data]) -> dict[str, Plan]:
    return {label: replace(plan, data=_data(plan, data)) for label, data in variants.items()}


def _data(plan: Plan, data: Data) -> Given:
    """The data files that make a variant, however it was given."""
    if isinstance(data, str | Path):
        text = Path(data).read_text(encoding="utf-8")
        return {file_meant(plan.game, str(data), text): text}
    known = {file.name for file in data_files(plan.game)}
    if all(name in known for name in data):
        return {**data}
    (variant,) = sweep_variants(plan, [Change(plan.game, name, [value]) for name, value in data.items()]).values()
    return variant.data or {}
