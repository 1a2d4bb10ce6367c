"""Random matches of a game, position by position: what the conformance kit looks at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Final, TypeAlias, TypeVar, final

from quintessence.core.companions import Companions
from quintessence.core.conformance.samples import sample
from quintessence.core.discovery import companions_of
from quintessence.core.game import BadOption, Event, Game, Json, Option, Seat, State, Values
from quintessence.core.match import Match
from quintessence.core.record import canonical
from quintessence.core.replay import start_match
from quintessence.core.rng import Rng, rng_from

SAMPLES: Final = sample(2, 3, 12)
"""Positions of each match at which the slow checks are made, more or less."""
STRIDE: Final = sample(4, 1, 1)
"""A walk plays one start in so many: interpreted it need not see each choice of each option."""
_T = TypeVar("_T")


class Broken(AssertionError):
    """A game does not keep a promise: which, how, and where (so that the match can be played again)."""

    def __init__(self, promise: str, detail: str, where: str = "") -> None:
        super().__init__(f"{promise}: {detail}" + (f"\n  in {where}" if where else ""))
        self.promise: Final = promise
        self.detail: Final = detail


@final
class Moment:
    """One position of a random match, the events that led to it, and a generator for what a check picks."""

    def __init__(self, match: Match, rng: Rng, companions: Companions) -> None:
        self.match: Final = match
        self.game: Final = match.game
        self.rng: Final = rng
        self.companions: Final = companions
        self.seats: Final = [Seat(number) for number in range(match.seats)]
        self.watchers: Final[list[Seat | None]] = [None, *self.seats]
        self.actions: Final = match.game.actions(match.state)
        self.inventory: Final = canonical(companions.measures.inventory(match.state))
        self.constants: Final = self.constants_of(match.state)
        """What the first position says of information, relation and sides."""
        self.number = 0
        """How many actions were played."""
        self.turn = 0
        """The number of the turn when a check last looked."""
        self.events: list[Event] = []

    @property
    def state(self) -> State:
        return self.match.state

    @staticmethod
    def constants_of(state: State) -> tuple[str, str, list[str]]:
        return state.information(), state.relation(), state.sides()

    def is_over(self) -> bool:
        return self.state.outcome() is not None

    def broken(self, promise: str, detail: str) -> Broken:
        """The error to raise here."""
        options = canonical(self.match.options)
        where = f"seed {self.match.seed.text!r}, step {self.number}, {len(self.seats)} seats, options {options}"
        return Broken(promise, detail, f"{self.game.slug}: {where}")

    def some(self, things: Sequence[_T], count: int) -> list[_T]:
        """That many of them, picked at random, or all when there are no more."""
        if len(things) <= count:
            return list(things)
        return [things[self.rng.below(len(things))] for _ in range(count)]


Check: TypeAlias = Callable[[Moment], None]


def starts(game: Game, seeds: int) -> Iterator[Match]:
    """New matches with each choice of each option and each number of seats in turn, then with mixtures of them."""
    plans: list[Values] = [{}]
    for option in game.options():
        for choice in option.choices:
            plan = _plan(game, option, choice)
            plans += [plan] if plan else []
    for number in range(max(seeds, len(plans), len(game.seats))):
        rng = rng_from(f"options {number}")
        mixed: Values = {}
        for option in game.options():
            if option.choices and number >= len(plans):
                mixed[option.name] = option.choices[rng.below(len(option.choices))]
        yield _start(game, number, plans[number % len(plans)], mixed)


def _plan(game: Game, option: Option, choice: Json) -> Values:
    """A choice, with those of other options that leave it where their defaults do not; empty where none do."""
    plan: Values = {option.name: choice}
    for limit in option.limits:
        other = next((one for one in game.options() if one.name == limit.option), None)
        if other is not None and other.default in limit.values and choice not in limit.choices:
            leaving = [value for value in other.choices if value not in limit.values]
            if not leaving:
                return {}
            plan[other.name] = leaving[0]
    return plan


def _start(game: Game, number: int, plan: Values, mixed: Values) -> Match:
    """A match by that plan; a game may refuse some mixtures, and some choices with some numbers of seats."""
    refusal = ""
    for shift in range(len(game.seats)):
        seats = game.seats[(number + shift) % len(game.seats)]
        for options in ({**mixed, **plan}, plan):
            try:
                return start_match(game, seats, str(number), options)
            except BadOption as error:
                if not refusal or error.code != "wrong_seats":  # the most telling of them
                    refusal = str(error)
    raise Broken("every_choice_starts", f"{plan} is refused with any number of seats: {refusal}", game.slug)


def walk(
    game: Game, seeds: int, everywhere: list[Check], sampled: list[Check], companions: Companions | None = None
) -> None:
    """Play a random match from each start, with some checks at every position and some at a few, the last included."""
    length, beside = game.bound, companions_of(game) if companions is None else companions
    for number, match in islice(enumerate(starts(game, seeds)), 0, None, STRIDE):
        moment = Moment(match, rng_from(f"walk {number}"), beside)
        while _look(moment, everywhere, sampled, 1 + length // SAMPLES):
            moment.number += 1
        length = moment.number


def _look(moment: Moment, everywhere: list[Check], sampled: list[Check], every: int) -> bool:
    """Check a position and play on from it; False when there is no going on."""
    waiting = moment.state.to_act()
    for check in everywhere + sampled if not waiting or moment.rng.below(every) == 0 else everywhere:
        try:
            check(moment)
        except Broken:
            raise
        except Exception as error:
            raise moment.broken(check.__name__, f"fails with {error!r}") from error
    if not waiting or moment.number > moment.game.bound:
        return False
    actor = moment.some(waiting, 1)[0]
    legal = moment.state.legal(actor)
    if not legal:
        return False
    chosen = moment.some(legal, 1)[0]
    try:
        moment.events = moment.match.play(actor, chosen)
    except Exception as error:
        raise moment.broken("legal_actions_apply", f"{chosen!r} is legal, and fails: {error!r}") from error
    return True
