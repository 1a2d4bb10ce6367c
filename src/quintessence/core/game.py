"""The contract: what a game is, what a state answers, and the small values that pass between them."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, NewType, TypeAlias, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from quintessence.core.rng import Rng, Seed

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None
Values: TypeAlias = dict[str, Json]
Seat = NewType("Seat", int)


class Refused(Exception):
    """Something was asked that cannot be done: a code and values; the sentence is in the texts."""

    def __init__(self, code: str, values: Values | None = None) -> None:
        super().__init__(code)
        self.code: Final = code
        self.values: Final[Values] = values if values is not None else {}

    def __str__(self) -> str:
        told = ", ".join(f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in self.values.items())
        return f"{self.code} ({told})" if told else self.code


class IllegalAction(Refused):
    """The one error of a bad row or an illegal action; the match is unchanged."""


class BadOption(Refused):
    """A match cannot start so: unknown option, value out of its choices, wrong number of seats."""


class BadRecord(Refused):
    """A record that is broken, of another rules version, or that does not lead where it says."""


class UnknownGame(Refused):
    """No game of that name is installed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Row(ABC):
    """A small value that is its own JSON row: the row is identity, log line and wire format at once."""

    @abstractmethod
    def row(self) -> list[Json]:
        """Tag first, then ids: ["step", "a3", "ne"]."""

    def values(self) -> Values:
        """The row's ids by the names that the texts use: {"hex": "a3", "direction": "ne"}."""
        return {}

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Row) and type(self) is type(other) and self.row() == other.row())

    def __hash__(self) -> int:
        return hash(str(self.row()))

    def __repr__(self) -> str:
        return " ".join(str(part) for part in self.row())


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Row):
    """One small decision. A game makes each of its actions once and hands out the same object every time."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Action):
    """An action that is its tag and its named ids; a class of its own adds what the rules want to read of it."""

    def __init__(self, tag: str, values: Values | None = None) -> None:
        self.tag: Final = tag
        self._values: Final[Values] = values if values is not None else {}

    def row(self) -> list[Json]:
        return [self.tag, *self._values.values()]

    def values(self) -> Values:
        return {**self._values}


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Row):
    """Something that happened, in the past tense."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What `seat` (None: a spectator) learns of it; None when nothing. Open to all unless a game says otherwise."""
        return self


@final
class Happened(Event):
    """An event that everyone sees whole, by its tag and its named ids; a game with secrets has classes of its own."""

    def __init__(self, tag: str, values: Values) -> None:
        self._tag: Final = tag
        self._values: Final = values

    def row(self) -> list[Json]:
        return [self._tag, *self._values.values()]

    def values(self) -> Values:
        return {**self._values}


@final
class Objection:
    """Why an action is not legal now: code and values for the texts, and the rule's § or ruling."""

    def __init__(self, code: str, rule: str, values: Values | None = None) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.values: Final[Values] = values if values is not None else {}

    def json(self) -> Values:
        return {"code": self.code, "rule": self.rule, "values": self.values}

    def __repr__(self) -> str:
        return f"Objection({self.json()})"


@final
class Prompt:
    """What a seat is asked now: code and values for the texts."""

    def __init__(self, code: str, values: Values | None = None) -> None:
        self.code: Final = code
        self.values: Final[Values] = values if values is not None else {}

    def json(self) -> Values:
        return {"code": self.code, "values": self.values}


@final
class Outcome:
    """How a game ended: a place for each seat (1 is first, ties share), its score by source, and the reason."""

    def __init__(self, places: list[int], scores: list[dict[str, int]], reason: str, is_common: bool = False) -> None:
        self.places: Final = places
        self.scores: Final = scores
        self.reason: Final = reason
        self.is_common: Final = is_common
        """Whether all seats win (each place is 1) or lose (each is 2) together, against the game itself."""

    def totals(self) -> list[int]:
        return [sum(score.values()) for score in self.scores]

    def json(self) -> Values:
        places: list[Json] = [place for place in self.places]
        totals: list[Json] = [total for total in self.totals()]
        sources: list[Json] = [{source: points for source, points in score.items()} for score in self.scores]
        told: Values = {"places": places, "totals": totals, "scores": sources, "reason": self.reason}
        return {**told, "common": True} if self.is_common else told


@final
class Option:
    """A choice made before the start. With no choices the value is free, and the game checks it in `setup`."""

    def __init__(self, name: str, default: Json, choices: list[Json] | None = None, is_secret: bool = False) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final[list[Json]] = choices if choices is not None else []
        self.is_secret: Final = is_secret
        """Whether its value can name what a seat may not know: it is then shown once the match is over."""

    def json(self) -> Values:
        return {"name": self.name, "default": self.default, "choices": self.choices}


@final
class Standing:
    """An answer that a player gives ahead, for the times when another's turn waits for it."""

    def __init__(self, code: str, lasts: bool) -> None:
        self.code: Final = code
        self.lasts: Final = lasts
        """Whether it holds until it is changed, or only until the turn is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of a game. Every method but `apply` leaves it as it is, and every one is deterministic."""

    @abstractmethod
    def to_act(self) -> list[Seat]:
        """The seats that owe a decision now; none when the game is over."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[Action]:
        """What `seat` may do now, always in the same order; no action is legal for two seats at once."""

    @abstractmethod
    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        """Why `action` is not legal for `seat` now; None exactly when it is."""

    @abstractmethod
    def prompt(self, seat: Seat) -> Prompt:
        """What `seat` is asked now, or what it waits for."""

    @abstractmethod
    def apply(self, action: Action) -> list[Event]:
        """Play a legal action in place, and tell what happened."""

    @abstractmethod
    def view(self, seat: Seat | None) -> Values:
        """All that `seat` may know, built from nothing; None is a spectator."""

    @abstractmethod
    def facts(self) -> Values:
        """All there is, secrets and streams included: two states are equal when their facts are."""

    @abstractmethod
    def resample(self, seat: Seat | None, rng: Rng) -> State:
        """A copy in which all that `seat` cannot know (future chance too) is dealt anew from `rng`."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""

    @abstractmethod
    def copy(self) -> State:
        """A state that shares nothing that changes."""

    @abstractmethod
    def action(self, row: list[Json]) -> Action:
        """The action that a row names, legal or not; IllegalAction when the row names none."""

    def knows_all(self, seat: Seat) -> bool:
        """Whether nothing is hidden from `seat` all through the match, not even by chance: its world is the one."""
        return False

    def shares_all(self) -> bool:
        """Whether all seats know the same all through the match: then no curtain is needed between them."""
        return False

    def turn_number(self) -> int:
        """Grows with every turn; what holds for a turn is over when it has changed."""
        return 0

    def silence(self, seat: Seat) -> Action | None:
        """Where another's turn waits for this seat's answer alone: what it means to say nothing. Else None.

        Everyone knows it, and what the seat is asked, whatever it holds: so is a window told from other decisions.
        """
        return None

    def standing_answer(self, seat: Seat, code: str) -> Action | None:
        """In such a window, what one of the game's standing answers says now; None where the person is to be asked."""
        return None

    def evaluate(self, seat: Seat) -> int:
        """How good this looks for `seat`, for bots: higher is better, zero is even."""
        return 0

    def promising(self, seat: Seat) -> list[Action]:
        """The legal actions worth a search's time, the likeliest first; never empty when `legal` is not."""
        return self.legal(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """The rules of one game; each game's folder offers one such object as GAME."""

    slug: str
    """The name of its folder."""
    version: int
    """Raised when a recorded game could end differently."""
    seats: list[int]
    """The numbers of players it can take."""
    bound: int
    """No match takes more actions than this."""

    def options(self) -> list[Option]:
        """What can be chosen before the start, in the order a player is asked."""
        return []

    @abstractmethod
    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        """The first position. `options` is complete and each value is one of its choices."""

    @abstractmethod
    def actions(self, state: State) -> list[Action]:
        """Every action there can be in a match like this one: for masks, and for asking `why_not` of each."""

    def inventory(self, state: State) -> Values:
        """The pieces there are, counted; it never changes during a match."""
        return {}

    def traits(self, state: State, seat: Seat) -> dict[str, str]:
        """What the lab counts a seat's results by once a match is over: {"god": "gaia"}; the texts have `god-gaia`."""
        return {}

    def uses(self, state: State, played: list[Action]) -> dict[str, bool]:
        """Of what came into a finished match, whether it was used, by the key of its name: {"support-take": True}."""
        return {}

    def standing(self) -> list[Standing]:
        """The answers that can be given ahead, the first being to be asked; none where no turn waits for another."""
        return []

    def is_common(self) -> bool:
        """Whether all seats win or lose together: nobody can then give up against the others, or offer them a draw."""
        return False

    def vocabulary(self) -> dict[str, list[str]]:
        """Codes that the texts must cover beside the options: "action", "event", "objection", "prompt", "reason", …"""
        return {}
