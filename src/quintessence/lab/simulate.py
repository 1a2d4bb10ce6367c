"""Plays many games between bots, in one process or in several, with the same results either way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

import quintessence
from quintessence.bots.registry import make_bot
from quintessence.core import record as records
from quintessence.core.discovery import companions_of
from quintessence.core.game import RIVALS, BadOption, Game, Outcome, Seat, Values
from quintessence.core.match import Match
from quintessence.core.variant import Given
from quintessence.jobs.pool import Pool


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

    def load(self) -> Game:
        """The game, made from its data."""
        return quintessence.load(self.game, self.data)

    def start(self, number: int) -> Match:
        """One game before its first action."""
        return quintessence.start(self.game, len(self.bots), self.seed_of(number), self.options, self.data)

    def seed_of(self, number: int) -> str:
        """The seed of one game."""
        return f"{self.seed}/{number}"

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


def check(plan: Plan) -> None:
    """Start one game as planned, so that what cannot be played is refused at once."""
    if not plan.seed:
        raise BadOption("empty_seed")
    match = plan.start(0)
    for bot in plan.bots:
        make_bot(bot, plan.seed, match.game, plan.seconds)


def play_game(plan: Plan, number: int) -> Played:
    """Play one game of a plan; a crash becomes its fault."""
    seed, sitting = plan.seed_of(number), plan.sitting(number)
    steps = 0
    try:
        match = plan.start(number)
        bots = [
            make_bot(plan.bots[who], f"{seed}/{seat}", match.game, plan.seconds, counts_nodes=False)
            for seat, who in enumerate(sitting)
        ]
        while waiting := match.to_act():
            if steps >= match.game.bound:
                raise RuntimeError(f"not over after {steps} actions")
            match.play(waiting[0], bots[waiting[0]].choose(match.knowledge(waiting[0])))
            steps += 1
        ended = match.outcome()
        if ended is None:
            raise RuntimeError("nobody has to act, and there is no outcome")
        return _played(plan, number, match, ended)
    except Exception as error:  # whatever the rules or a bot may raise: the other games go on
        return Played(number, seed, sitting, steps, None, fault=f"{type(error).__name__}: {error}")


def _played(plan: Plan, number: int, match: Match, ended: Outcome) -> Played:
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
    )


def play_games(plan: Plan, games: int, processes: int) -> Iterator[Played]:
    """Play all games of a plan, as they are done; the number of processes changes nothing but the order."""
    if processes == 1:
        yield from (play_game(plan, number) for number in range(games))
        return
    what: Any = asdict(plan)
    jobs: Iterator[Values] = ({"run": f"{__name__}:run_job", "plan": what, "number": number} for number in range(games))
    with Pool(processes) as pool:
        for number, answer in pool.run_all(jobs):
            if "error" in answer:
                fault = str(answer["error"])
                yield Played(number, plan.seed_of(number), plan.sitting(number), 0, None, fault=fault)
            else:
                found: Any = answer
                yield Played(**found)


def run_job(job: Values) -> Values:
    """One game of a plan, in a process of the pool."""
    plan: Any = job["plan"]
    number = job["number"]
    assert isinstance(number, int)
    return asdict(play_game(Plan(**{**plan, "bots": tuple(plan["bots"])}), number))


def record_text(played: Played) -> str | None:
    """The record of a kept game, as text."""
    return None if played.record is None else records.write(played.record)
