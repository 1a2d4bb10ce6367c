"""Many matches of one kind stepped by one call, into buffers that are made once: the quick door for learners.

The buffers are plain `bytearray`s and an `array` of floats, so that nothing here needs NumPy; `numpy.frombuffer` looks
at the same memory. See `quintessence.research.vector`.
"""

from __future__ import annotations

from array import array
from typing import Final, final

from quintessence.core.encoding import Encoding, size_of
from quintessence.core.game import ALLIES, Action, Game, Outcome, Seat, State, Values
from quintessence.core.replay import start_match
from quintessence.core.rng import Rng, Seed

NOBODY: Final = 255
"""Instead of a seat."""
GOES_ON: Final = 0
ENDED: Final = 1
ENDED_BY_ILLEGAL_ACTION: Final = 2


@final
class ActionSpace:
    """The actions of one kind of match by their numbers: their order in `Game.actions`."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions: Final = actions
        self.size: Final = len(actions)
        self._numbers: Final = {id(action): index for index, action in enumerate(actions)}
        self._none: Final = bytearray(len(actions))
        for index, action in enumerate(actions):
            action.number_hint = index

    def number(self, action: Action) -> int:
        """The number of an action."""
        hint = action.number_hint
        if hint < self.size and self.actions[hint] is action:
            return hint
        return self._numbers[id(action)]

    def numbers(self, actions: list[Action]) -> list[int]:
        """The numbers of some actions."""
        return [self.number(action) for action in actions]

    def write_mask(self, legal: list[Action], masks: bytearray, start: int) -> None:
        """Write 1 for each legal action, 0 for each other, from an index of a buffer on."""
        masks[start : start + self.size] = self._none
        for action in legal:
            masks[start + self.number(action)] = 1


def rewards_of(state: State, outcome: Outcome) -> list[float]:
    """What each seat has at the end, from -1 to 1: the share of its rivals behind it less the share before it.

    Sides that nobody sits at are rivals too. Allies have 1 when they are first, else -1.
    """
    places = outcome.places
    if state.relation() == ALLIES:
        return [1.0 if place == 1 else -1.0 for place in places]
    everyone = places + [side.place for side in outcome.sides]
    rivals = len(everyone) - 1
    rewards: list[float] = []
    for place in places:
        behind = 0
        for other in everyone:
            behind += 1 if other > place else -1 if other < place else 0
        rewards.append(behind / rivals if rivals else 0.0)
    return rewards


def rewards_of_fault(seats: int, seat: int, are_allies: bool) -> list[float]:
    """What each seat has when one of them ends a match by an illegal action: it is last, alone (allies: together)."""
    if are_allies:
        return [-1.0] * seats
    others = 1.0 / (seats - 1) if seats > 1 else 0.0
    return [-1.0 if other == seat else others for other in range(seats)]


@final
class VectorMatches:
    """N matches side by side. Where several seats are to act, the first of them is asked.

    Match i of seed s plays the deals "s-i-0", "s-i-1", …: the same as one match after the other with these seeds.
    """

    def __init__(self, game: Game, encoding: Encoding, seats: int, options: Values, count: int, seed: str) -> None:
        first = start_match(game, seats, seed, options)
        self.game: Final = game
        self.seats: Final = seats
        self.count: Final = count
        self.seed: Final = seed
        self.options: Final = first.options
        self.encoding: Final = encoding
        self.space: Final = ActionSpace(game.actions(first.state))
        self.size: Final = size_of(encoding.fields(first.state))
        self.are_allies: Final = first.state.relation() == ALLIES
        self.observations: Final = bytearray(count * self.size)
        """What the seat to act observes, match by match."""
        self.masks: Final = bytearray(count * self.space.size)
        """What it may do: 1 for each legal action."""
        self.to_act: Final = bytearray(count)
        """The seat to act."""
        self.ends: Final = bytearray(count)
        """Of the last step: GOES_ON, ENDED or ENDED_BY_ILLEGAL_ACTION; then a new match has begun."""
        self.rewards: Final = array("f", bytes(4 * count * seats))
        """Of the last step, seat by seat: 0 while a match goes on."""
        self.deals: Final = [0] * count
        """How many matches have begun in each place."""
        self._states: Final[list[State]] = [first.state] * count
        self._legal: Final[list[list[Action]]] = [[]] * count
        self._rewarded: Final[list[int]] = []
        self.reset()

    def reset(self) -> None:
        """Begin all matches anew, with their first deals."""
        self._clear_rewards()
        for index in range(self.count):
            self.deals[index] = 0
            self.ends[index] = GOES_ON
            self._begin(index)

    def step(self, actions: list[int]) -> None:
        """Play one action, by its number, in every match; a match that ends is begun anew with the next deal."""
        self._clear_rewards()
        for index in range(self.count):
            self._play(index, actions[index])

    def step_at_random(self, rng: Rng) -> None:
        """The same with a legal action drawn for every match; it costs no look at the masks."""
        self._clear_rewards()
        for index in range(self.count):
            legal = self._legal[index]
            self._play(index, self.space.number(legal[rng.below(len(legal))]))

    def seed_of(self, index: int) -> str:
        """The seed of the match that is played in a place now."""
        return f"{self.seed}-{index}-{self.deals[index] - 1}"

    def state(self, index: int) -> State:
        """A copy of one of the positions."""
        return self._states[index].copy()

    def _play(self, index: int, action: int) -> None:
        state, seat = self._states[index], self.to_act[index]
        if action < 0 or action >= self.space.size or not self.masks[index * self.space.size + action]:
            self._end(index, rewards_of_fault(self.seats, seat, self.are_allies), ENDED_BY_ILLEGAL_ACTION)
            return
        state.apply(Seat(seat), self.space.actions[action])
        waiting = state.to_act()
        if waiting:
            self.ends[index] = GOES_ON
            self._show(index, waiting[0])
            return
        outcome = state.outcome()
        assert outcome is not None
        self._end(index, rewards_of(state, outcome), ENDED)

    def _end(self, index: int, rewards: list[float], end: int) -> None:
        self.ends[index] = end
        for seat in range(self.seats):
            self.rewards[index * self.seats + seat] = rewards[seat]
        self._rewarded.append(index)
        self._begin(index)

    def _begin(self, index: int) -> None:
        self.deals[index] += 1
        state = self.game.setup(self.options, self.seats, Seed(self.seed_of(index)))
        self._states[index] = state
        self._show(index, state.to_act()[0])

    def _show(self, index: int, seat: Seat) -> None:
        state = self._states[index]
        self.to_act[index] = seat
        start = index * self.size
        self.observations[start : start + self.size] = self.encoding.encode(state, seat)
        legal = state.legal(seat)
        self._legal[index] = legal
        self.space.write_mask(legal, self.masks, index * self.space.size)

    def _clear_rewards(self) -> None:
        for index in self._rewarded:
            for seat in range(self.seats):
                self.rewards[index * self.seats + seat] = 0.0
        self._rewarded.clear()
