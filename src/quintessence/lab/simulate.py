"""Plays many games between bots, in one process or in several, with the same results either way.

A `Plan` says all that determines a game; a `Played` is the row of one finished game. Whatever the lab tells is counted
from such rows.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, Final

import quintessence
from quintessence.bots.registry import make_bot
from quintessence.core import record as records
from quintessence.core.discovery import companions_of
from quintessence.core.game import RIVALS, BadOption, Game, Outcome, Seat, Values
from quintessence.core.match import Match
from quintessence.core.replay import start_match
from quintessence.core.variant import Given
from quintessence.lab.restricted import ALL, NOBODY, ONE, Restriction, check_things
from quintessence.lab.watching import Decision, Watch, moves_of
from quintessence.lab.workers import Processes, Runner, open_workers

MOST_GAMES: Final = 10_000_000
"""Games of one run."""
_MOST_MADE: Final = 32
_MADE: Final[dict[tuple[str, str], Game]] = {}
"""The games of variants that were played last, by their data."""


@dataclass(frozen=True)
class Plan:
    """What is played: one bot a seat, in the order of the first game."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: Values = field(default_factory=dict)
    seconds: float | None = None
    """The clock that bounds each turn, in place of the bots' own nodes; such games do not repeat."""
    keep: bool = False
    """Whether each game's record comes back with it."""
    data: Given | None = None
    """The data files of the variant that is played; None: this machine's default."""
    kinds: tuple[str, ...] = ()
    """The kinds of things of which is counted how often they were offered and taken: card, building, action …"""
    traces: bool = False
    """Whether a row of every decision comes back with the game."""
    forbidden: tuple[str, ...] = ()
    """Things that are not to be taken: card=squall."""
    forbidden_to: str = NOBODY
    """Who may not take them: NOBODY, ALL, or ONE seat, another one from game to game."""
    bot_seed: str = ""
    """Gives the bots other choices by chance on the same deals."""

    def load(self) -> Game:
        """The game, made from its data."""
        return quintessence.load(self.game, self.data) if not self.data else _made(self.game, self.data)

    def start(self, number: int) -> Match:
        """One game before its first action."""
        return start_match(self.load(), len(self.bots), self.seed_of(number), self.options)

    def seed_of(self, number: int) -> str:
        """The seed of one game."""
        return f"{self.seed}/{number}"

    def seed_of_bot(self, number: int, seat: int) -> str:
        """The seed of the bot in a seat of one game."""
        further = f"/{self.bot_seed}" if self.bot_seed else ""
        return f"{self.seed_of(number)}/{seat}{further}"

    def restricted_seats(self, number: int) -> list[Seat]:
        """The seats that may not take what is forbidden."""
        seats = [Seat(seat) for seat in range(len(self.bots))]
        return {NOBODY: [], ONE: [seats[number % len(seats)]], ALL: seats}[self.forbidden_to]

    def sitting(self, number: int) -> list[int]:
        """Who sits in each seat, as indices of `bots`: they move round by one seat from game to game."""
        return [(seat + number) % len(self.bots) for seat in range(len(self.bots))]


@dataclass(frozen=True)
class Played:
    """One game of a plan: its outcome, or what went wrong."""

    number: int
    seed: str
    sitting: list[int]
    steps: int
    outcome: Values | None
    fault: str | None = None
    record: Values | None = None
    traits: list[dict[str, str]] = field(default_factory=list)
    """What the game counts each seat by."""
    uses: dict[str, bool] = field(default_factory=dict)
    """Whether what came into the game was used."""
    numbers: dict[str, int] = field(default_factory=dict)
    """What the game counts of a match."""
    relation: str = RIVALS
    """Whether the seats were rivals or allies."""
    moves: str = ""
    """A hash of who did what: equal where two games went the same way."""
    rounds: int | None = None
    """Rounds that were begun, where the game has rounds."""
    offered: list[dict[str, int]] = field(default_factory=list)
    """For each seat, in how many of its decisions each thing was offered."""
    taken: list[dict[str, int]] = field(default_factory=list)
    """For each seat, how often it took each thing."""
    forced: int = 0
    """Decisions in which nothing was left but what is forbidden, so that it was taken."""
    decisions: list[Decision] = field(default_factory=list)
    """A row for each decision, where the plan asks for them."""


def _made(slug: str, data: Given) -> Game:
    """A variant's game. Its data are read and checked once, not for each of its games: that may take half as long as
    a game."""
    key = (slug, json.dumps(data, default=repr))  # not sorted: the order of the data is that of the components
    if key not in _MADE:
        while len(_MADE) >= _MOST_MADE:
            del _MADE[next(iter(_MADE))]
        _MADE[key] = quintessence.load(slug, data)
    return _MADE[key]


def check(plan: Plan) -> None:
    """Start one game as planned, so that what cannot be played is refused at once."""
    if not plan.seed:
        raise BadOption("empty_seed")
    match = plan.start(0)
    for bot in plan.bots:
        make_bot(bot, plan.seed, match.game, plan.seconds)
    check_things(match, plan.kinds, plan.forbidden)


def play_game(plan: Plan, number: int) -> Played:
    """Play one game of a plan; a crash becomes its fault."""
    seed, sitting = plan.seed_of(number), plan.sitting(number)
    steps = 0
    try:
        match = plan.start(number)
        bots = [
            make_bot(plan.bots[who], plan.seed_of_bot(number, seat), match.game, plan.seconds, counts_nodes=False)
            for seat, who in enumerate(sitting)
        ]
        watch = Watch(match, plan.kinds, plan.traces)
        restriction = Restriction(match.game, seed, plan.forbidden, plan.restricted_seats(number))
        while waiting := match.to_act():
            if steps >= match.game.bound:
                raise RuntimeError(f"not over after {steps} actions")
            chosen = restriction.checked(match, waiting[0], bots[waiting[0]].choose(match.knowledge(waiting[0])))
            watch.see(match, waiting[0], chosen)
            match.play(waiting[0], chosen)
            steps += 1
        ended = match.outcome()
        if ended is None:
            raise RuntimeError("nobody has to act, and there is no outcome")
        return _played(plan, number, match, ended, watch, restriction.forced)
    except Exception as error:  # whatever the rules or a bot may raise: the other games go on
        return Played(number, seed, sitting, steps, None, fault=f"{type(error).__name__}: {error}")


def _played(plan: Plan, number: int, match: Match, ended: Outcome, watch: Watch, forced: int) -> Played:
    history = match.history()
    measures = companions_of(match.game).measures
    return Played(
        number,
        plan.seed_of(number),
        plan.sitting(number),
        len(history),
        ended.json(),
        record=match.record() if plan.keep else None,
        traits=[measures.traits(match.state, Seat(seat)) for seat in range(match.seats)],
        uses=measures.uses(match.state, [action for _, action, _ in history]),
        numbers=measures.numbers(match.state),
        relation=match.state.relation(),
        moves=moves_of(match),
        rounds=measures.round_number(match.state),
        offered=watch.offered,
        taken=watch.taken,
        forced=forced,
        decisions=watch.decisions,
    )


def play_games(plan: Plan, games: int, processes: Processes) -> Iterator[Played]:
    """Play all games of a plan, as they are done; where they are played changes nothing but the order."""
    tasks = ((plan, number) for number in range(games))
    with open_workers(processes) as pool:
        for _, played in play_tasks(tasks, pool):
            yield played


def play_tasks(tasks: Iterable[tuple[Plan, int]], pool: Runner | None) -> Iterator[tuple[int, Played]]:
    """Play games of several plans, as they are done: each with the index of its task. Without a pool, here."""
    if pool is None:
        yield from ((index, play_game(plan, number)) for index, (plan, number) in enumerate(tasks))
        return
    running: dict[int, tuple[Plan, int]] = {}
    written: dict[int, tuple[Plan, Values]] = {}
    """Each plan as JSON has it, by its identity: that is worked out once, since it may hold whole data files."""

    def jobs() -> Iterator[Values]:
        for index, (plan, number) in enumerate(tasks):
            running[index] = plan, number
            if id(plan) not in written:
                written[id(plan)] = plan, asdict(plan)
            yield _job(written[id(plan)][1], number)

    for index, answer in pool.run_all(jobs()):
        plan, number = running.pop(index)
        if "error" in answer:
            fault = str(answer["error"])
            yield index, Played(number, plan.seed_of(number), plan.sitting(number), 0, None, fault=fault)
        else:
            fields: Any = answer
            yield index, Played(**fields)


def _job(plan: Values, number: int) -> Values:
    return {"run": f"{__name__}:run_job", "plan": plan, "number": number}


def run_job(job: Values) -> Values:
    """One game of a plan, in a process of the pool."""
    number = job["number"]
    assert isinstance(number, int)
    return asdict(play_game(read_plan(job["plan"]), number))


def read_plan(fields: Any) -> Plan:
    """A plan that was written as JSON."""
    lists = {name: tuple(fields[name]) for name in ("bots", "kinds", "forbidden")}
    return Plan(**{**fields, **lists})


def record_text(played: Played) -> str | None:
    """The record of a kept game, as text."""
    return None if played.record is None else records.write(played.record)
