"""Who wants what: allies the common result, rivals a place in front of seats and sides alike."""

from __future__ import annotations

from typing import Final

import pytest

from quintessence.bots.alphabeta import AlphaBetaBot
from quintessence.bots.bot import Bot
from quintessence.bots.budget import Allowance
from quintessence.bots.ismcts import IsmctsBot
from quintessence.bots.worth import WIN, prospect, result
from quintessence.core.companions import Advice
from quintessence.core.game import (
    ALLIES,
    OPEN,
    RIVALS,
    Action,
    Event,
    Json,
    Named,
    Objection,
    Outcome,
    Prompt,
    Seat,
    Side,
    State,
    Values,
)
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.rng import Rng

SAFE: Final[Action] = Named("safe")
BOLD: Final[Action] = Named("bold")


class Rope(State):
    """Each of two seats in turn holds fast or lets itself down; both down is best, one alone is a fall.

    With everyone an enemy, going down first looks deadly: the other would stay. Allies go down together.
    """

    def __init__(self, relation: str) -> None:
        self._relation: Final = relation
        self.chosen: list[Action] = []

    def to_act(self) -> list[Seat]:
        return [Seat(len(self.chosen))] if len(self.chosen) < 2 else []

    def legal(self, seat: Seat) -> list[Action]:
        return [SAFE, BOLD] if seat in self.to_act() else []

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        return None if seat in self.to_act() else Objection("not_now", "§1")

    def prompt(self, seat: Seat) -> Prompt:
        return Prompt("choose")

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        self.chosen.append(action)
        return []

    def view(self, seat: Seat | None) -> Values:
        return {"chosen": [action.row() for action in self.chosen]}

    def facts(self) -> Values:
        return self.view(None)

    def resample(self, seat: Seat | None, rng: Rng) -> State:
        return self.copy()

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        is_won = self.chosen == [BOLD, BOLD]
        if self._relation == ALLIES:
            return Outcome([1, 1] if is_won else [2, 2], [{}, {}], "over")
        places = {(BOLD, SAFE): [2, 1], (SAFE, BOLD): [1, 2]}.get((self.chosen[0], self.chosen[1]), [1, 1])
        return Outcome(places, [{}, {}], "over")

    def copy(self) -> State:
        twin = Rope(self._relation)
        twin.chosen = self.chosen[:]
        return twin

    def action(self, row: list[Json]) -> Action:
        return SAFE if row == ["safe"] else BOLD

    def information(self) -> str:
        return OPEN

    def relation(self) -> str:
        return self._relation


def searchers() -> list[Bot]:
    return [AlphaBetaBot(Advice(), Rng(1), Allowance(100)), IsmctsBot(Advice(), Rng(1), Allowance(400))]


@pytest.mark.parametrize("number", [0, 1])
def test_allies_count_on_each_other_and_rivals_do_not(number: int) -> None:
    assert searchers()[number].choose(SeatKnowledge(Rope(ALLIES), Seat(0))) is BOLD
    assert searchers()[number].choose(SeatKnowledge(Rope(RIVALS), Seat(0))) is SAFE


class Ended(Rope):
    """A finished match with an outcome of the test's choice."""

    def __init__(self, relation: str, outcome: Outcome) -> None:
        super().__init__(relation)
        self.ended = outcome

    def to_act(self) -> list[Seat]:
        return []

    def outcome(self) -> Outcome | None:
        return self.ended


def automa(place: int, *seats: int) -> Ended:
    return Ended(RIVALS, Outcome([*seats], [{} for _ in seats], "over", [Side("automa", place, {"all": 9})]))


def test_a_seat_second_to_a_side_without_a_seat_has_lost() -> None:
    assert result(automa(1, 2), Seat(0)) == -WIN and prospect(automa(1, 2), Seat(0), Advice()) == 0.0
    assert result(automa(2, 1), Seat(0)) == WIN and prospect(automa(2, 1), Seat(0), Advice()) == 1.0
    assert result(automa(1, 1), Seat(0)) == 0 and prospect(automa(1, 1), Seat(0), Advice()) == 0.5


def test_seats_and_sides_count_alike_between_first_and_last() -> None:
    assert [result(automa(2, 1, 3), Seat(seat)) for seat in (0, 1)] == [WIN, -WIN]
    assert result(automa(1, 2, 3), Seat(0)) == 0


def test_allies_win_and_lose_together() -> None:
    won, lost = (Ended(ALLIES, Outcome([place] * 3, [{}] * 3, "over")) for place in (1, 2))
    assert result(won, Seat(2)) == WIN and prospect(won, Seat(2), Advice()) == 1.0
    assert result(lost, Seat(0)) == -WIN and prospect(lost, Seat(0), Advice()) == 0.0
