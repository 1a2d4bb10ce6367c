"""Companions: what a game may offer beside its rules, for bots, for answers in another's turn and for the lab.

Each is a module of the game's folder, found by its name like the board: `advice` with ADVICE, `answers` with ANSWERS,
`measures` with MEASURES, `lessons` with LESSONS, `encoding` with ENCODING, `features` with FEATURES. A game without one
gets a plain class.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import mypyc_attr

from quintessence.core.encoding import Encoding
from quintessence.core.game import Action, Event, Json, Prompt, Seat, State, Values
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Meter:
    """What a thought may cost: whoever thinks pays for each position it looks at, and stops when it is over."""

    def __init__(self) -> None:
        self.is_over = False

    def pay(self) -> None:
        """One more position."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(ABC):
    """A game's own way to choose for a seat, where whole moves of a team are to be planned. It may keep its plan."""

    @abstractmethod
    def choose(self, knowledge: SeatKnowledge, meter: Meter) -> Action:
        """One of the seat's legal actions."""

    def reason(self) -> Prompt | None:
        """Why it chose what it chose last, as a code and values for the texts `advice-<code>`; None: it cannot say."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """What a game tells bots about its positions."""

    def evaluate(self, state: State, seat: Seat) -> int:
        """How good a position looks for `seat`: higher is better, zero is even."""
        return 0

    def expectation(self, state: State, seat: Seat) -> float | None:
        """For people: the share of the others that a seat will leave behind, from 0 to 1, level ones by half.

        What was measured, where a game has measured it. None: no better guess than `evaluate`.
        """
        return None

    def is_measured(self, state: State) -> bool:
        """Whether `expectation` was measured in such moments; a review of allies plays on to the next one."""
        return True

    def promising(self, state: State, seat: Seat) -> list[Action]:
        """The legal actions worth a search's time, the likeliest first; never empty when `legal` is not."""
        return state.legal(seat)

    def decision(self, action: Action) -> list[Json]:
        """What a person decides by an action. What nobody could tell apart by thinking about the turn is the same.

        A puzzle is never about the difference. All of the row, where a game does not say otherwise.
        """
        return action.row()

    def planner(self, rng: Rng, width: int, worlds: int) -> Planner | None:
        """A planner that keeps so many plans in mind and tries the best ones in so many worlds (0: in none).

        None: the bots search by themselves.
        """
        return None


@final
class StandingAnswer:
    """An answer that a player gives ahead, for the times when another's turn waits for it."""

    def __init__(self, code: str, lasts: bool) -> None:
        self.code: Final = code
        self.lasts: Final = lasts
        """Whether it holds until it is changed, or only until the turn is over."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers:
    """How a game asks in another's turn. Such a question to one seat is a window."""

    def standing_answers(self) -> list[StandingAnswer]:
        """The answers that can be given ahead, the first being to be asked; none where no turn waits for another."""
        return []

    def default_answer(self, state: State, seat: Seat) -> Action | None:
        """The action that counts as no answer, while another player's turn waits for this seat alone; else None.

        Everyone knows it, and what the seat is asked, whatever it holds.
        """
        return None

    def standing_answer(self, state: State, seat: Seat, code: str) -> Action | None:
        """In a window, what one of the standing answers says now; None where the person is to be asked.

        Where all seats know the same there need not be a window: it is played at once, whoever else is asked too.
        """
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Measures:
    """What the lab and the tests count."""

    def inventory(self, state: State) -> Values:
        """The pieces there are, counted; it never changes during a match."""
        return {}

    def traits(self, state: State, seat: Seat) -> dict[str, str]:
        """What a seat's results are counted by, as far as it is settled: {"god": "gaia"}; the texts have `god-gaia`.

        Everyone at the table knows it.
        """
        return {}

    def round_number(self, state: State) -> int | None:
        """The round that is played; None before the first, and where a game has none."""
        return None

    def uses(self, state: State, played: list[Action]) -> dict[str, bool]:
        """Of what came into a finished match, whether it was used, by the key of its name: {"support-take": True}."""
        return {}

    def numbers(self, state: State) -> dict[str, int]:
        """What else is counted of a finished match: {"rounds": 7}; the texts have `number-rounds`."""
        return {}


@final
class Tally:
    """Something that a review counts: `tally-<code>` names it, `tip-<code>` is for whoever fell behind in it."""

    def __init__(self, code: str, weight: int = 0) -> None:
        self.code: Final = code
        self.weight: Final = weight
        """What one of it is worth to its seat, beside the others; negative where it hurts; 0: it is only counted."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lessons:
    """What a review may tell of a match in the game's own terms. A game without it is reviewed by results alone."""

    def tallies(self) -> list[Tally]:
        """All that is counted, in the order in which it is told."""
        return []

    def count(self, state: State, mover: Seat, events: list[Event]) -> list[dict[str, int]]:
        """What came of one action, for each seat, by the codes of the tallies."""
        return []

    def points(self, state: State, seat: Seat) -> int | None:
        """What a seat would have if the match ended now; None where there are no points."""
        return None


@final
class Companions:
    """The companions of one game."""

    def __init__(
        self,
        advice: Advice | None = None,
        answers: Answers | None = None,
        measures: Measures | None = None,
        lessons: Lessons | None = None,
        encoding: Encoding | None = None,
        features: Encoding | None = None,
    ) -> None:
        self.advice: Final = advice if advice is not None else Advice()
        self.answers: Final = answers if answers is not None else Answers()
        self.measures: Final = measures if measures is not None else Measures()
        self.lessons: Final = lessons if lessons is not None else Lessons()
        self.encoding: Final = encoding if encoding is not None else Encoding()
        self.features: Final = features if features is not None else Encoding()
        """The same in few numbers, for learners of values: what counts in this game, without what it is worth."""
