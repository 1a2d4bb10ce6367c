"""Information-set Monte Carlo tree search: for games with secrets and chance, and for any number of seats."""

from __future__ import annotations

from typing import Final, final

from quintessence.bots.bot import Bot
from quintessence.bots.budget import Allowance, Budget
from quintessence.bots.greedy import finish_turn
from quintessence.bots.information import Choice, InformationSet, observation
from quintessence.bots.worth import mover_of, prospect
from quintessence.core.companions import Advice
from quintessence.core.game import Action, Event, Seat, State
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.rng import Rng

_GUESSED: Final = 3
"""Tries that the guess at a candidate counts for."""
_WIDEST: Final = 16
"""Candidates that are looked into."""
_LONGEST: Final = 8
"""Actions of a turn that are played on, at most: all there are where a game does not number its turns."""


@final
class Candidate:
    """An action that the seat might choose now, and what is known of the play after it."""

    def __init__(self, action: Action, guess: float) -> None:
        self.action: Final = action
        self.guess: Final = guess
        self.tries = 0
        self.total = 0.0
        self.trees: Final[dict[int, InformationSet]] = {}
        """Where each observer's tree begins, after this action."""

    def mean(self) -> float:
        """Its share of a win, the guess included."""
        return (self.total + _GUESSED * self.guess) / (self.tries + _GUESSED)


@final
class IsmctsBot(Bot):
    """Plays on in many worlds that fit what the seat knows, and remembers what came of each choice.

    With one observer there is one tree, of what the searching seat would see: the others are taken to choose as if they
    saw the same. With many observers every seat has a tree of its own and chooses by what it would see itself.

    Every world is tried with every candidate that is left, so that luck falls on all of them alike; the worse half of
    the candidates is given up again and again, until one is left or the budget is spent.
    """

    def __init__(
        self,
        advice: Advice,
        rng: Rng,
        allowance: Allowance,
        is_multi: bool = True,
        turns: int = 2,
        slips: int = 0,
    ) -> None:
        self._advice: Final = advice
        self._rng: Final = rng
        self._allowance: Final = allowance
        self._is_multi: Final = is_multi
        self._turns: Final = turns
        """Turns, from the present one on, that are played before the game's guess is asked."""
        self._slips: Final = slips
        """Of a hundred choices, how many are any of the promising actions."""
        self.nodes = 0
        """Actions tried since it was made."""
        self._seat = Seat(0)
        self._turn = 0
        self._budget = Budget(1, None)

    def choose(self, knowledge: SeatKnowledge) -> Action:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        world = knowledge.world(self._rng)
        self._seat = knowledge.seat
        self._turn = world.turn_number()
        self._budget = self._allowance.budget(self._turn)
        if self._slips and self._rng.below(100) < self._slips:
            likely = self._advice.promising(world, self._seat)
            return likely[self._rng.below(len(likely))]
        candidates = self._candidates(world)
        halvings = max(1, (len(candidates) - 1).bit_length())
        for number in range(1, halvings + 1):
            if len(candidates) == 1 or self._budget.is_over:
                break
            self._compare(candidates, knowledge, number / halvings)
            candidates.sort(key=_mean, reverse=True)
            del candidates[(len(candidates) + 1) // 2 :]
        self.nodes += self._budget.spent
        self._allowance.charge(self._budget)
        return candidates[0].action

    def _candidates(self, world: State) -> list[Candidate]:
        """The promising actions, the best guess first: how the turn looks when it is finished in the likeliest way."""
        candidates: list[Candidate] = []
        for action in self._advice.promising(world, self._seat):
            state = world.copy()
            self._budget.pay()
            state.apply(self._seat, action)
            finish_turn(state, self._seat, self._advice, self._budget, self._turn)
            if not self._budget.is_late or not candidates:  # a turn that was cut short cannot be compared
                candidates.append(Candidate(action, prospect(state, self._seat, self._advice)))
            if self._budget.is_over:
                break
        candidates.sort(key=_guess, reverse=True)
        return candidates[:_WIDEST]

    def _compare(self, candidates: list[Candidate], knowledge: SeatKnowledge, part: float) -> None:
        """Try all candidates in the same worlds, until that part of the budget is spent."""
        while self._budget.spent_part() < part:
            world = knowledge.world(self._rng)
            for candidate in candidates:
                self._try(candidate, world.copy())
                if self._budget.is_over:
                    return

    def _try(self, candidate: Candidate, state: State) -> None:
        """One way that a match may go on: down the trees, a little further, and what it looks like then."""
        self._budget.pay()
        path: list[Choice] = []
        movers: list[Seat] = []
        story = [state.apply(self._seat, candidate.action)]
        here: dict[int, InformationSet] = {}
        while state.to_act() and not self._budget.is_over:
            mover = mover_of(state, self._seat)
            likely = self._advice.promising(state, mover)
            choice = self._set_of(candidate, here, story, mover).pick(likely)
            path.append(choice)
            movers.append(mover)
            self._budget.pay()
            events = state.apply(mover, choice.action)
            if choice.tries == 0:
                break
            story.append(events)
            for observer, known in here.items():
                here[observer] = known.after(observation(events, Seat(observer)))
        self._play_on(state)
        if self._budget.is_late:
            return  # cut short: it says nothing
        candidate.tries += 1
        candidate.total += prospect(state, self._seat, self._advice)
        self._note(path, movers, state)

    def _set_of(
        self, candidate: Candidate, here: dict[int, InformationSet], story: list[list[Event]], mover: Seat
    ) -> InformationSet:
        """Where the mover's choice is remembered: in the tree of what it saw of the story (or the searcher saw)."""
        observer: int = mover if self._is_multi else self._seat
        known = here.get(observer)
        if known is None:
            known = candidate.trees.setdefault(observer, InformationSet())
            for events in story:
                known = known.after(observation(events, Seat(observer)))
            here[observer] = known
        return known

    def _play_on(self, state: State) -> None:
        """Likely play, one action in five any promising one, until so many turns are over: all are judged alike."""
        last = self._turn + self._turns
        for _ in range(self._turns * _LONGEST):
            if self._budget.is_over or not state.to_act() or state.turn_number() >= last:
                return
            self._budget.pay()
            mover = mover_of(state, self._seat)
            likely = self._advice.promising(state, mover)
            state.apply(mover, likely[self._rng.below(len(likely)) if self._rng.below(5) == 0 else 0])

    def _note(self, path: list[Choice], movers: list[Seat], state: State) -> None:
        """Note with every choice on the way what came of it for whoever made it."""
        shares: dict[int, float] = {}
        for number, choice in enumerate(path):
            mover = movers[number]
            if mover not in shares:
                shares[mover] = prospect(state, mover, self._advice)
            choice.tries += 1
            choice.total += shares[mover]


def _mean(candidate: Candidate) -> float:
    return candidate.mean()


def _guess(candidate: Candidate) -> float:
    return candidate.guess
