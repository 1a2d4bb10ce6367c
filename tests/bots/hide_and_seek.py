"""A toy in which what a seat may know decides who wins, for the tests of searches.

§1 The hider settles for a tie, or draws one of four places in secret.
§2 The seeker, who has not seen the place, names one: right or wrong, the game is over.
"""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action, Event, IllegalAction, Json, Objection, Outcome, Prompt, Seat, State, Values
from quintessence.core.rng import Rng

HIDER: Final = Seat(0)
SEEKER: Final = Seat(1)
PLACES: Final = 4


class Word(Action):
    """Any action of this game: a tag, and a place where one is named."""

    def __init__(self, tag: str, place: int) -> None:
        self.tag: Final = tag
        self.place: Final = place

    def row(self) -> list[Json]:
        return [self.tag, self.place]


class Hidden(Event):
    """The hider drew a place; only the hider sees which."""

    def __init__(self, place: int | None) -> None:
        self.place: Final = place

    def row(self) -> list[Json]:
        return ["hidden", self.place]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == HIDER else Hidden(None)


SETTLE: Final = Word("settle", 0)
HIDE: Final = Word("hide", 0)
NAME: Final = [Word("name", place) for place in range(PLACES)]


class HideAndSeek(State):
    def __init__(self, next_place: int) -> None:
        self.next_place = next_place
        self.place: int | None = None
        self.ended = ""

    def to_act(self) -> list[Seat]:
        return [] if self.ended else [HIDER if self.place is None else SEEKER]

    def legal(self, seat: Seat) -> list[Action]:
        if seat not in self.to_act():
            return []
        return [SETTLE, HIDE] if seat == HIDER else [*NAME]

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        return None if action in self.legal(seat) else Objection("not_now", "§1")

    def prompt(self, seat: Seat) -> Prompt:
        return Prompt("choose")

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        assert isinstance(action, Word)
        if action is SETTLE:
            self.ended = "settled"
        elif action is HIDE:
            self.place = self.next_place
            return [Hidden(self.place)]
        else:
            self.ended = "found" if action.place == self.place else "missed"
        return []

    def view(self, seat: Seat | None) -> Values:
        return {"place": self.place if seat == HIDER else None, "is_hidden": self.place is not None}

    def facts(self) -> Values:
        return {"next": self.next_place, "place": self.place, "ended": self.ended}

    def resample(self, seat: Seat | None, rng: Rng) -> State:
        world = self.copy()
        assert isinstance(world, HideAndSeek)
        world.next_place = rng.below(PLACES)
        if world.place is not None and seat != HIDER:
            world.place = world.next_place
        return world

    def outcome(self) -> Outcome | None:
        places = {"": None, "settled": [1, 1], "found": [2, 1], "missed": [1, 2]}[self.ended]
        return None if places is None else Outcome(places, [{}, {}], self.ended)

    def copy(self) -> State:
        twin = HideAndSeek(self.next_place)
        twin.place, twin.ended = self.place, self.ended
        return twin

    def action(self, row: list[Json]) -> Action:
        raise IllegalAction("unknown_row", {"row": row})
