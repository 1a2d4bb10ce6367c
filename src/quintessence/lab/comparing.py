"""Plays variants on the same seeds, seats and bots, game by game, until enough is known."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from quintessence.core.game import ALLIES
from quintessence.jobs.pool import Pool
from quintessence.lab.comparison import Difference, compare_games
from quintessence.lab.measures.amounts import Amounts, Key, Measure, measured
from quintessence.lab.measures.every import EVERY
from quintessence.lab.sequences import BoundedSequence
from quintessence.lab.simulate import Plan, Played, play_tasks
from quintessence.lab.store import GameStore, plan_key

BLOCK: Final = 32
"""Games of each variant that are handed out together: none is waited for longer than for a block."""
GAMES: Final = "games"
MINUTES: Final = "minutes"
WIDTH: Final = "width"
SURE_OF_ALL: Final = "sure"


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
    stopped_by: str = GAMES

    @property
    def count(self) -> int:
        """Games that every variant has finished."""
        return len(self.base.games)

    def differences(self, variant: Pairing) -> list[Difference]:
        """Every measure of a variant beside the base."""
        found = compare_games(self.base.amounts, variant.amounts, self.until.looks_at_results())
        return [one for one in found if one.key.code != "wins_by_bot" or not is_of_one_kind(variant.plan)]


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
    processes: int = 1,
    measures: list[Measure] | None = None,
    advance: Callable[[Comparison], None] = lambda found: None,
    store: GameStore | None = None,
) -> Comparison:
    """Play the base and the variants, and stop as `until` says. The number of processes changes nothing.

    Games that are in the store are not played again.
    """
    chosen = EVERY if measures is None else measures
    pairings = [Pairing(label, plan, BoundedSequence(-1, 1)) for label, plan in [("", base), *variants.items()]]
    found = Comparison(pairings[0], pairings[1:], chief_measure(base), until)
    begun = monotonic()
    plans = [pairing.plan for pairing in pairings]
    with closing(play_side_by_side(plans, until.games, processes, store)) as rows:
        for played in rows:
            _count(found, played, chosen)
            advance(found)
            if until.minutes is not None and monotonic() - begun >= 60 * until.minutes:
                found.stopped_by = MINUTES
                break
            if reason := _is_known(found):
                found.stopped_by = reason
                break
    return found


def play_side_by_side(
    plans: list[Plan], games: int, processes: int, store: GameStore | None = None
) -> Generator[list[Played], None, None]:
    """The games of one number after the other, of each number one game of every plan."""
    context: AbstractContextManager[Pool | None] = nullcontext(None) if processes == 1 else Pool(processes)
    with context as pool:
        for start in range(0, games, BLOCK):
            tasks = [(plan, number) for number in range(start, min(games, start + BLOCK)) for plan in plans]
            waiting: dict[int, Played] = {}
            following = 0
            for index, played in _played(tasks, pool, store):
                waiting[index] = played
                while all(following + place in waiting for place in range(len(plans))):
                    yield [waiting.pop(following + place) for place in range(len(plans))]
                    following += len(plans)


def _played(tasks: list[tuple[Plan, int]], pool: Pool | None, store: GameStore | None) -> Iterator[tuple[int, Played]]:
    """The games of some tasks as they are done, those of the store first, each with the index of its task."""
    if store is None:
        yield from play_tasks(tasks, pool)
        return
    missing: dict[tuple[str, int], list[int]] = {}
    for index, (plan, number) in enumerate(tasks):
        known = store.get(plan, number)
        if known is None:
            missing.setdefault((plan_key(plan), number), []).append(index)  # two variants may be one and the same
        else:
            yield index, known
    alike = list(missing.values())
    for place, played in play_tasks((tasks[indices[0]] for indices in alike), pool):
        store.put(tasks[alike[place][0]][0], played)
        store.found += len(alike[place]) - 1
        yield from ((index, played) for index in alike[place])


def _count(found: Comparison, row: list[Played], measures: list[Measure]) -> None:
    """One more game of every variant; where one crashed, none counts."""
    if any(played.outcome is None for played in row):
        found.faults += [played for played in row if played.outcome is None]
        return
    for pairing, played in zip([found.base, *found.variants], row, strict=True):
        pairing.games.append(played)
        pairing.amounts.append(measured(played, measures))
    for pairing in found.variants:
        pairing.changed += has_changed(row[0], pairing.games[-1])
        apart = pairing.amounts[-1][found.chief][0] - found.base.amounts[-1][found.chief][0]
        pairing.block.append(apart)
        if len(pairing.block) == _turn(found.base.plan):
            pairing.sequence.add(sum(pairing.block) / len(pairing.block))
            pairing.block = []


def _turn(plan: Plan) -> int:
    """Games after which everybody has sat everywhere: only their mean has the same expectation each time."""
    return 1 if is_of_one_kind(plan) else len(plan.bots)


def has_changed(one: Played, other: Played) -> bool:
    """Whether two games of a seed differ in what was done or in how it ended."""
    return one.moves != other.moves or one.outcome != other.outcome


def _is_known(found: Comparison) -> str | None:
    """By which of its two ways of looking at results a comparison is over."""
    until, sequences = found.until, [pairing.sequence for pairing in found.variants]
    if until.half_width is not None and all(one.half_width <= until.half_width for one in sequences):
        return WIDTH
    if until.is_sure and all(one.excludes_zero() for one in sequences):
        return SURE_OF_ALL
    return None
