"""The contract: what a game is, what a state answers, and the small values that pass between them."""

from __future__ import annotations

import json
from abc import ABC, ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Final, NewType, TypeAlias, final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from quintessence.core.rng import Rng, Seed
    from quintessence.core.variant import Variant

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None
Values: TypeAlias = dict[str, Json]
Seat = NewType("Seat", int)
NO_SEATS: Final[list[Seat]] = []
ONE_SEAT: Final = [[Seat(seat)] for seat in range(16)]
"""What `State.to_act` gives most often, by the seat: lists that are made once, and never changed."""

OPEN: Final = "open"
"""Every seat knows all there is, and nothing is left to chance."""
SHARED: Final = "shared"
"""Something is covered or left to chance, but all seats know the same."""
PRIVATE: Final = "private"
"""A seat may know what another does not."""
IN_OPPONENT: Final = "opponent"
"""The group of options about a side that nobody sits at."""
IN_BOARD: Final = "board"
"""The group of options about what is laid out: the board, expansions, who plays what."""
IN_PRIVACY: Final = "privacy"
"""The group of options about what others may see."""
IN_EXPERT: Final = "expert"
"""The group of options for those who know the rules well."""
RIVALS: Final = "rivals"
"""Each seat plays for itself."""
ALLIES: Final = "allies"
"""All seats win or lose together."""
ALONE: Final = "alone"
"""The code of a preset in which one person plays for all allies."""


class Refused(Exception):
    """Something was asked that cannot be done: a code and values; the sentence is in the texts."""

    def __init__(self, code: str, values: Values | None = None) -> None:
        super().__init__(code)
        self.code: Final = code
        self.values: Final[Values] = values if values is not None else {}

    def __str__(self) -> str:
        values = ", ".join(f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in self.values.items())
        return f"{self.code} ({values})" if values else self.code


class IllegalAction(Refused):
    """The one error of a bad row or an illegal action; the match is unchanged."""


class BadOption(Refused):
    """A match cannot start so: unknown option, value out of its choices, wrong number of seats."""


class BadRecord(Refused):
    """A record that is broken, of another rules version, or that does not lead where it says."""


class UnknownGame(Refused):
    """No game of that name is installed."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Row(metaclass=ABCMeta):
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

    number_hint: i64 = 0
    """Its number in the action space that was made last: `ActionSpace` looks there first."""


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


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Event(Row):
    """Something that happened, in the past tense.

    Nothing that it holds refers back to it, so no garbage is looked for in it.
    """

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What `seat` (None: a spectator) learns of it; None when nothing. Open to all unless a game says otherwise."""
        return self

    def explanation(self) -> Explanation | None:
        """Why a scripted side chose this; None for everything else."""
        return None

    def json(self) -> Values:
        """The event as clients get it: row, values, and the explanation where there is one."""
        explained = self.explanation()
        plain: Values = {"row": self.row(), "values": self.values()}
        return plain if explained is None else {**plain, "explanation": explained.json()}


@final
@mypyc_attr(acyclic=True)
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
class Criterion:
    """One test of a scripted choice: its code, and the candidates that it took away."""

    def __init__(self, code: str, removed: list[str], values: Values | None = None) -> None:
        self.code: Final = code
        self.removed: Final = removed
        self.values: Final[Values] = values if values is not None else {}

    def json(self) -> Values:
        return {"code": self.code, "removed": [name for name in self.removed], "values": self.values}


@final
class Explanation:
    """How a scripted side chose: the candidates, the criteria in the order of their use, and what was left.

    Candidates are ids that the board knows, so that it can light them.
    """

    def __init__(self, side: str, candidates: list[str], criteria: list[Criterion], left: list[str]) -> None:
        self.side: Final = side
        self.candidates: Final = candidates
        self.criteria: Final = criteria
        self.left: Final = left

    def json(self) -> Values:
        return {
            "side": self.side,
            "candidates": [name for name in self.candidates],
            "criteria": [criterion.json() for criterion in self.criteria],
            "left": [name for name in self.left],
        }


@final
@mypyc_attr(acyclic=True)
class ScriptedStep(Event):
    """What a side without a seat did, and why. Everyone sees it whole."""

    def __init__(self, tag: str, values: Values, explanation: Explanation) -> None:
        self._tag: Final = tag
        self._values: Final = values
        self._explanation: Final = explanation

    def row(self) -> list[Json]:
        return [self._tag, *self._values.values()]

    def values(self) -> Values:
        return {**self._values}

    def explanation(self) -> Explanation | None:
        return self._explanation


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
class Side:
    """A side that nobody sits at, at the end of a match: its place among all, and its score by source."""

    def __init__(self, code: str, place: int, scores: dict[str, int]) -> None:
        self.code: Final = code
        self.place: Final = place
        self.scores: Final = scores

    def total(self) -> int:
        return sum(self.scores.values())

    def json(self) -> Values:
        scores: Values = {source: points for source, points in self.scores.items()}
        return {"code": self.code, "place": self.place, "total": self.total(), "scores": scores}


@final
class Outcome:
    """How a game ended: a place for each seat (1 is first, ties share), its score by source, and the reason.

    Places count the sides that nobody sits at too: a seat that is second to one of them has not won.
    """

    def __init__(
        self, places: list[int], scores: list[dict[str, int]], reason: str, sides: list[Side] | None = None
    ) -> None:
        self.places: Final = places
        self.scores: Final = scores
        self.reason: Final = reason
        self.sides: Final[list[Side]] = sides if sides is not None else []

    def totals(self) -> list[int]:
        return [sum(score.values()) for score in self.scores]

    def json(self) -> Values:
        places: list[Json] = [place for place in self.places]
        totals: list[Json] = [total for total in self.totals()]
        scores: list[Json] = [{source: points for source, points in score.items()} for score in self.scores]
        plain: Values = {"places": places, "totals": totals, "scores": scores, "reason": self.reason}
        return {**plain, "sides": [side.json() for side in self.sides]} if self.sides else plain


@final
class Limit:
    """While another option has one of some values, only these choices are left."""

    def __init__(self, option: str, values: list[Json], choices: list[Json]) -> None:
        self.option: Final = option
        self.values: Final = values
        self.choices: Final = choices

    def json(self) -> Values:
        return {"option": self.option, "values": self.values, "choices": self.choices}


@final
class Option:
    """A choice made before the start. With no choices the value is free, and the game checks it in `setup`."""

    def __init__(
        self,
        name: str,
        default: Json,
        choices: list[Json] | None = None,
        is_secret: bool = False,
        group: str | None = None,
        limits: list[Limit] | None = None,
        ladder: list[Json] | None = None,
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final[list[Json]] = choices if choices is not None else []
        self.is_secret: Final = is_secret
        """Whether its value can name what a seat may not know: it is then shown once the match is over."""
        self.group: Final = group or (IN_BOARD if choices else IN_EXPERT)
        """Beside which others a set-up shows it."""
        self.limits: Final[list[Limit]] = limits if limits is not None else []
        """What the values of other options leave of its choices; where one is left, there is nothing to choose."""
        self.ladder: Final[list[Json]] = ladder if ladder is not None else []
        """Choices from easy to hard, where that is what it chooses: whoever has won may try the next."""

    def left(self, options: Values) -> list[Json]:
        """The choices that the values of the other options leave."""
        limits = [limit for limit in self.limits if options.get(limit.option) in limit.values]
        return [choice for choice in self.choices if all(choice in limit.choices for limit in limits)]

    def json(self) -> Values:
        return {
            "name": self.name,
            "default": self.default,
            "choices": self.choices,
            "group": self.group,
            "limits": [limit.json() for limit in self.limits],
            "ladder": self.ladder,
        }


@final
class Preset:
    """A way to begin that a game recommends: its code for the texts, how many people play, the options it sets.

    Bots sit in the other seats, but for the code `ALONE`: there one person plays for all allies.
    """

    def __init__(self, code: str, seats: int, options: Values, is_quick: bool = False) -> None:
        self.code: Final = code
        self.seats: Final = seats
        self.options: Final = options
        self.is_quick: Final = is_quick
        """Whether it is offered beside the game's own quick start, before any set-up."""

    def json(self) -> Values:
        return {"code": self.code, "seats": self.seats, "options": self.options, "is_quick": self.is_quick}


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(metaclass=ABCMeta):
    """A position of a game. Every method but `apply` leaves it as it is, and every one is deterministic.

    Nothing in a position refers back to it: a search copies it without having garbage looked for.
    """

    @abstractmethod
    def to_act(self) -> list[Seat]:
        """The seats that owe a decision now; none when the game is over. The list may be shared: nobody changes it."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[Action]:
        """What `seat` may do now, always in the same order. One action may be legal for several seats."""

    @abstractmethod
    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        """Why `action` is not legal for `seat` now; None exactly when it is."""

    @abstractmethod
    def prompt(self, seat: Seat) -> Prompt:
        """What `seat` is asked now, or what it waits for."""

    @abstractmethod
    def apply(self, seat: Seat, action: Action) -> list[Event]:
        """Play an action that is legal for `seat`, in place; what happened. Scripted sides act in here too."""

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

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """A state does not know where it came from: pickle its match, which does."""
        raise TypeError("a state cannot be pickled; pickle its match")

    def information(self) -> str:
        """What seats know of all there is, all through the match: OPEN, SHARED or PRIVATE."""
        return PRIVATE

    def relation(self) -> str:
        """Whether seats are RIVALS or ALLIES, all through the match."""
        return RIVALS

    def sides(self) -> list[str]:
        """The sides that nobody sits at, by their codes, all through the match: ["automa"]."""
        return []

    def turn_number(self) -> int:
        """Grows with every turn; what holds for a turn is over when it has changed."""
        return 0

    def caches(self) -> list[str]:
        """Fields that are no facts: answers that are remembered, a bot's belief. Copies keep them."""
        return []

    def grouped(self) -> dict[str, str]:
        """Fields that `facts` gives under another name, by field: {"support": "announced"}."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """The rules of one game, made from its data: a folder's `make_game` makes one for each variant."""

    slug: str
    """The name of its folder."""
    version: int
    """Raised when a recorded game could end differently."""
    seats: list[int]
    """The numbers of players it can take."""
    bound: int
    """No match takes more actions than this."""
    variant: Variant
    """The data that it was made from."""

    def options(self) -> list[Option]:
        """What can be chosen before the start, in the order a player is asked."""
        return []

    def presets(self) -> list[Preset]:
        """Ways to begin that deserve a button of their own, beside a game against a bot."""
        return []

    def seats_with(self, options: Values) -> list[int]:
        """The numbers of players it can take with these options, which are complete."""
        return self.seats

    @abstractmethod
    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        """The first position. `options` is complete and each value is one of its choices."""

    @abstractmethod
    def actions(self, state: State) -> list[Action]:
        """Every action there can be in a match like this one: for masks, and for asking `why_not` of each."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as (slug, version, data): the process that loads it has one game for each variant, as here."""
        from quintessence.core.travel import loaded_again  # it finds games, and so knows far more than a game does

        return loaded_again, (self.slug, self.version, self.variant.json())

    def vocabulary(self) -> dict[str, list[str]]:
        """Codes that the texts must cover beside the options, by kind: "action", "event", "side", "criterion", …"""
        return {}
