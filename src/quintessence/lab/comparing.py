"""Plays variants on the same seeds, seats and bots, game by game, until enough is known."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from quintessence.core.game import ALLIES
from quintessence.lab.comparison import Difference, compare_games
from quintessence.lab.measures.amounts import Amounts, Key, Measure, measured
from quintessence.lab.measures.every import EVERY
from quintessence.lab.sequences import BoundedSequence
from quintessence.lab.simulate import Plan, Played, play_tasks
from quintessence.lab.store import GameStore, plan_key
from quintessence.lab.workers import Processes, Runner, open_workers

GAMES: Final = "games"
MINUTES: Final = "minutes"
WIDTH: Final = "width"
SURE_OF_ALL: Final = "sure"
STOPPED: Final = "stopped"
"""What a comparison is stopped by that none of its own bounds has stopped: whoever watches it, or nothing yet."""


@dataclass(frozen=True)
class Until:
    """When to stop: whichever comes first."""

    games: int
    minutes: float | None = None
    half_width: float | None = None
    """Once the chief measure of every variant is known so well."""
    is_sure: bool = False
    """Once it is known of every variant whether its chief measure is higher or lower."""

    def looks_at_results(self) -> bool:
        return self.half_width is not None or self.is_sure


@dataclass
class Pairing:
    """One variant beside the base, over all games that both have finished."""

    label: str
    plan: Plan
    sequence: BoundedSequence
    """The difference of the chief measure."""
    games: list[Played] = field(default_factory=list)
    amounts: list[Amounts] = field(default_factory=list)
    changed: int = 0
    """Games that went another way, or ended otherwise."""
    block: list[float] = field(default_factory=list)


@dataclass
class Comparison:
    """A base and its variants, played on the same seeds."""

    base: Pairing
    variants: list[Pairing]
    chief: Key
    until: Until
    faults: list[Played] = field(default_factory=list)
    stopped_by: str = STOPPED

    @property
    def numbers(self) -> int:
        """Numbers of games that were tried, also where one crashed."""
        return self.count + len({fault.number for fault in self.faults})

    @property
    def count(self) -> int:
        """Games that every variant has finished."""
        return len(self.base.games)

    def differences(self, variant: Pairing) -> list[Difference]:
        """Every measure of a variant beside the base. Whoever may have stopped it by looking at it needs intervals
        that hold at all times."""
        is_peeked = self.until.looks_at_results() or self.stopped_by == STOPPED
        compared = compare_games(self.base.amounts, variant.amounts, is_peeked)
        return [one for one in compared if one.key.code != "wins_by_bot" or not is_of_one_kind(variant.plan)]


def chief_measure(plan: Plan) -> Key:
    """What a comparison is about first: of allies whether they win; of rivals how often the first of different bots
    wins, or the first seat where the bots are all the same."""
    if plan.start(0).state.relation() == ALLIES:
        return Key("won")
    return Key("wins_by_seat" if is_of_one_kind(plan) else "wins_by_bot", "0")


def is_of_one_kind(plan: Plan) -> bool:
    """Whether the same bot sits in every seat."""
    return len(set(plan.bots)) == 1


def compare(
    base: Plan,
    variants: dict[str, Plan],
    until: Until,
    processes: Processes = 1,
    measures: list[Measure] | None = None,
    advance: Callable[[Comparison], bool | None] = lambda comparison: None,
    store: GameStore | None = None,
) -> Comparison:
    """Play the base and the variants, and stop as `until` says, or when `advance` answers False. Where they are
    played changes nothing.

    Games that are in the store are not played again.
    """
    comparison = new_comparison(base, variants, until)
    with closing(play_steps(comparison, processes, measures, store)) as steps:
        for _ in steps:
            if advance(comparison) is False:
                break
    return comparison


def new_comparison(base: Plan, variants: dict[str, Plan], until: Until) -> Comparison:
    """A comparison before its first game."""
    pairings = [Pairing(label, plan, BoundedSequence(-1, 1)) for label, plan in [("", base), *variants.items()]]
    return Comparison(pairings[0], pairings[1:], chief_measure(base), until)


def play_steps(
    comparison: Comparison,
    processes: Processes = 1,
    measures: list[Measure] | None = None,
    store: GameStore | None = None,
) -> Generator[None, None, None]:
    """Play a comparison on, with a step after each number of which every variant has its game.

    Whoever closes it has stopped it; what was played by then counts.
    """
    begun, until = monotonic(), comparison.until
    plans = [pairing.plan for pairing in (comparison.base, *comparison.variants)]
    with closing(play_side_by_side(plans, until.games, processes, store, comparison.numbers)) as rows:
        for played in rows:
            add_games(comparison, played, measures)
            if until.minutes is not None and monotonic() - begun >= 60 * until.minutes:
                comparison.stopped_by = MINUTES
            yield
            if comparison.stopped_by != STOPPED:
                return
    comparison.stopped_by = GAMES


def add_games(comparison: Comparison, row: list[Played], measures: list[Measure] | None = None) -> None:
    """Count the games of one number, of the base and then of each variant, and see whether enough is known."""
    _count(comparison, row, EVERY if measures is None else measures)
    if reason := _is_known(comparison):
        comparison.stopped_by = reason


def play_side_by_side(
    plans: list[Plan], games: int, processes: Processes, store: GameStore | None = None, first: int = 0
) -> Generator[list[Played], None, None]:
    """The games of one number after the other from the first on, of each number one game of every plan.

    They are handed out as workers come free, so that none waits for the last game of another.
    """
    tasks = ((plan, number) for number in range(first, games) for plan in plans)
    with open_workers(processes) as pool:
        waiting: dict[int, Played] = {}
        following = 0
        for index, played in play_tasks(tasks, pool) if store is None else _stored(tasks, pool, store):
            waiting[index] = played
            while all(following + offset in waiting for offset in range(len(plans))):
                yield [waiting.pop(following + offset) for offset in range(len(plans))]
                following += len(plans)


def _stored(tasks: Iterable[tuple[Plan, int]], pool: Runner | None, store: GameStore) -> Iterator[tuple[int, Played]]:
    """The games of some tasks, from the store or as they are done, each with the index of its task."""
    known: deque[tuple[int, Played]] = deque()
    alike: dict[tuple[str, int], list[int]] = {}
    """The tasks that each game under way is for: two variants may be one and the same."""
    begun: list[Plan] = []

    def missing() -> Iterator[tuple[Plan, int]]:
        for index, (plan, number) in enumerate(tasks):
            key = (plan_key(plan), number)
            if key in alike:
                alike[key].append(index)
                store.found += 1
            elif (played := store.get(plan, number)) is not None:
                known.append((index, played))
            else:
                alike[key] = [index]
                begun.append(plan)
                yield plan, number

    for task, played in play_tasks(missing(), pool):
        while known:
            yield known.popleft()
        store.put(begun[task], played)
        yield from ((index, played) for index in alike.pop((plan_key(begun[task]), played.number)))
    yield from known


def _count(comparison: Comparison, row: list[Played], measures: list[Measure]) -> None:
    """One more game of every variant; where one crashed, none counts."""
    if any(played.outcome is None for played in row):
        comparison.faults += [played for played in row if played.outcome is None]
        return
    for pairing, played in zip([comparison.base, *comparison.variants], row, strict=True):
        pairing.games.append(played)
        pairing.amounts.append(measured(played, measures))
    for pairing in comparison.variants:
        pairing.changed += has_changed(row[0], pairing.games[-1])
        apart = pairing.amounts[-1][comparison.chief][0] - comparison.base.amounts[-1][comparison.chief][0]
        pairing.block.append(apart)
        if len(pairing.block) == _turn(comparison.base.plan):
            pairing.sequence.add(sum(pairing.block) / len(pairing.block))
            pairing.block = []


def _turn(plan: Plan) -> int:
    """Games after which everybody has sat everywhere: only their mean has the same expectation each time."""
    return 1 if is_of_one_kind(plan) else len(plan.bots)


def blocks_of(comparison: Comparison, pairing: Pairing) -> tuple[list[float], int]:
    """What the chief sequence of a variant has seen: differences of so many games each, in their order."""
    size = _turn(comparison.base.plan)
    apart = [
        other[comparison.chief][0] - own[comparison.chief][0]
        for own, other in zip(comparison.base.amounts, pairing.amounts, strict=True)
    ]
    return [sum(apart[start : start + size]) / size for start in range(0, len(apart) - size + 1, size)], size


def has_changed(one: Played, other: Played) -> bool:
    """Whether two games of a seed differ in what was done or in how it ended."""
    return one.moves != other.moves or one.outcome != other.outcome


def _is_known(comparison: Comparison) -> str | None:
    """By which of its two ways of looking at results a comparison is over."""
    until, sequences = comparison.until, [pairing.sequence for pairing in comparison.variants]
    if until.half_width is not None and all(one.half_width <= until.half_width for one in sequences):
        return WIDTH
    if until.is_sure and all(one.excludes_zero() for one in sequences):
        return SURE_OF_ALL
    return None
