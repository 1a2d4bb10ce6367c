"""One kind of match (game, variant, options, seats) as learners see it: its slots, its actions, its matches."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import quintessence
from quintessence.core.discovery import companions_of
from quintessence.core.encoding import size_of
from quintessence.core.game import ALLIES, IllegalAction, Seat, Values
from quintessence.core.match import Match
from quintessence.core.replay import completed, fewest_seats, start_match
from quintessence.core.rng import fresh_seed
from quintessence.core.variant import Given
from quintessence.core.vector import ActionSpace, rewards_of, rewards_of_fault

Slots = NDArray[np.uint8]
Mask = NDArray[np.int8]


class Kind:
    """What all matches of one kind share. Without `seats`, as few as the options allow."""

    def __init__(
        self, game: str, seats: int | None = None, options: Values | None = None, data: Given | None = None
    ) -> None:
        self.game: Final = quintessence.load(game, data)
        self.options: Final = completed(self.game, options or {})
        self.seats: Final = fewest_seats(self.game, self.options) if seats is None else seats
        self.encoding: Final = companions_of(self.game).encoding
        if not self.encoding.version():
            raise ValueError(f"{game} has no encoding: see docs/guides/train-a-bot.md")
        self.version: Final = self.game.version + self.encoding.version() - 1
        first = self.start("kind").state
        self.fields: Final = self.encoding.fields(first)
        self.size: Final = size_of(self.fields)
        self.space: Final = ActionSpace(self.game.actions(first))
        self.are_allies: Final = first.relation() == ALLIES
        self.sides: Final = first.sides()
        self.high: Final[Slots] = np.repeat(
            np.array([field.most for field in self.fields], np.uint8), [field.count for field in self.fields]
        )
        """The highest number in each slot."""

    def __deepcopy__(self, memo: object) -> Kind:
        return self  # nothing in it changes

    def __reduce__(self) -> tuple[object, ...]:
        data = self.game.variant.json()
        return Kind, (self.game.slug, self.seats, self.options, data)

    @staticmethod
    def has_encoding(slug: str) -> bool:
        """Whether a game can be an environment."""
        return companions_of(quintessence.load(slug)).encoding.version() > 0

    def start(self, seed: str) -> Match:
        return start_match(self.game, self.seats, seed, self.options)

    def observe(self, match: Match, seat: int) -> Slots:
        """What a seat observes now."""
        return np.frombuffer(self.encoding.encode(match.state, Seat(seat)), np.uint8).copy()

    def mask(self, match: Match, seat: int) -> Mask:
        """1 for each action that is legal for a seat now."""
        mask = bytearray(self.space.size)
        self.space.write_mask(match.state.legal(Seat(seat)), mask, 0)
        return np.frombuffer(mask, np.int8)

    def play(self, match: Match, seat: int, action: int) -> Values | None:
        """Play an action by its number; None, or why it is not legal, and then nothing has happened."""
        if not 0 <= action < self.space.size:
            return {"code": "unknown_action", "rule": "", "values": {"action": action}}
        chosen = self.space.actions[action]
        try:
            match.play(Seat(seat), chosen)
        except IllegalAction:
            objection = match.why_not(Seat(seat), chosen)
            assert objection is not None
            return objection.json()
        return None

    def rewards(self, match: Match) -> list[float]:
        """What each seat has: 0 while the match goes on, then from -1 to 1."""
        outcome = match.outcome()
        return [0.0] * self.seats if outcome is None else rewards_of(match.state, outcome)

    def rewards_of_fault(self, seat: int) -> list[float]:
        """What each seat has when one of them has ended a match by an illegal action."""
        return rewards_of_fault(self.seats, seat, self.are_allies)


class Deals:
    """The seeds of the matches that one environment plays, one after the other."""

    def __init__(self) -> None:
        self._name = ""
        self._count = 0

    def next(self, seed: int | None, options: dict[str, Any] | None) -> str:
        """The next seed: `options["seed"]` as it is, or from the number that `reset` was last given."""
        named = (options or {}).get("seed")
        if isinstance(named, str):
            return named
        if seed is not None or not self._name:
            self._name, self._count = fresh_seed() if seed is None else str(seed), 0
        self._count += 1
        return f"{self._name}-0-{self._count - 1}"
