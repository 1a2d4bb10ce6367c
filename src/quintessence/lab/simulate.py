"""Plays many games between bots, in one process or in several, with the same results either way."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import active_children, get_context

import quintessence
from quintessence.bots.levels import make_bot
from quintessence.core import record as records
from quintessence.core.game import BadOption, Outcome, Seat, Values
from quintessence.core.match import Match


@dataclass(frozen=True)
class Plan:
    """What is played: one bot a seat, in the order of the first game."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: Values = field(default_factory=dict)
    seconds: float | None = None
    """The clock that bounds each decision, in place of the bots' own budgets; such games do not repeat."""
    keep: bool = False
    """Whether each game's record comes back with it."""

    def seed_of(self, number: int) -> str:
        """The seed of one game."""
        return f"{self.seed}/{number}"

    def sitting(self, number: int) -> list[int]:
        """Who sits in each seat, as places in `bots`: they move round by one seat from game to game."""
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


def check(plan: Plan) -> None:
    """Start one game as planned, so that what cannot be played is refused at once."""
    if not plan.seed:
        raise BadOption("empty_seed")
    quintessence.start(plan.game, len(plan.bots), plan.seed_of(0), plan.options)
    for bot in plan.bots:
        make_bot(bot, plan.seed, plan.seconds)


def play_game(plan: Plan, number: int) -> Played:
    """Play one game of a plan; a crash becomes its fault."""
    seed, sitting = plan.seed_of(number), plan.sitting(number)
    steps = 0
    try:
        match = quintessence.start(plan.game, len(plan.bots), seed, plan.options)
        bots = [make_bot(plan.bots[who], f"{seed}/{seat}", plan.seconds) for seat, who in enumerate(sitting)]
        while waiting := match.to_act():
            if steps >= match.game.bound:
                raise RuntimeError(f"not over after {steps} actions")
            match.play(bots[waiting[0]].choose(match.seen(Seat(waiting[0]))))
            steps += 1
        ended = match.outcome()
        if ended is None:
            raise RuntimeError("nobody has to act, and there is no outcome")
        return _played(plan, number, match, ended)
    except Exception as error:  # whatever the rules or a bot may raise: the other games go on
        return Played(number, seed, sitting, steps, None, fault=f"{type(error).__name__}: {error}")


def _played(plan: Plan, number: int, match: Match, ended: Outcome) -> Played:
    history = match.history()
    return Played(
        number,
        plan.seed_of(number),
        plan.sitting(number),
        len(history),
        ended.json(),
        record=match.record() if plan.keep else None,
        traits=[match.game.traits(match.state, Seat(seat)) for seat in range(match.seats)],
        uses=match.game.uses(match.state, [action for _, action, _ in history]),
    )


def play_games(plan: Plan, games: int, jobs: int) -> Iterator[Played]:
    """Play all games of a plan, as they are done; `jobs` processes change nothing but the order."""
    if jobs == 1:
        yield from (play_game(plan, number) for number in range(games))
        return
    waiting = deque(range(games))
    while waiting:
        running: dict[Future[Played], int] = {}
        try:
            yield from _play_in_pool(plan, waiting, running, jobs)
        except BrokenProcessPool:  # one of those running killed its process: each once more, alone
            for number in sorted(running.values()):
                yield _play_alone(plan, number)


def _play_in_pool(plan: Plan, waiting: deque[int], running: dict[Future[Played], int], jobs: int) -> Iterator[Played]:
    """Play what waits, never more at once than there are processes, so that a crash has few suspects."""
    with _pool(jobs) as pool:
        try:
            while waiting or running:
                while waiting and len(running) < jobs:
                    running[pool.submit(play_game, plan, waiting[0])] = waiting[0]
                    waiting.popleft()
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    played = future.result()
                    del running[future]
                    yield played
        except (KeyboardInterrupt, GeneratorExit):
            for process in active_children():
                process.terminate()
            raise


def _play_alone(plan: Plan, number: int) -> Played:
    try:
        with _pool(1) as pool:
            return pool.submit(play_game, plan, number).result()
    except BrokenProcessPool:
        fault = "the process died"
        return Played(number, plan.seed_of(number), plan.sitting(number), 0, None, fault=fault)


def _pool(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_die_quietly)


def _die_quietly() -> None:
    """An interrupted worker ends without a word: the command says it once for all."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def record_text(played: Played) -> str | None:
    """The record of a kept game, as text."""
    return None if played.record is None else records.write(played.record)
