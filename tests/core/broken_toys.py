"""Toy games that each break a promise: what the conformance kit must catch."""

from __future__ import annotations

from typing import ClassVar

from quintessence.core.game import (
    Action,
    BadOption,
    Event,
    Game,
    IllegalAction,
    Json,
    Objection,
    Prompt,
    Seat,
    Standing,
    State,
    Values,
)
from quintessence.core.rng import Rng, Seed
from tests.core.toys import ACTIONS, Lay, Patient, PatientBids, Peek, Sealed, SealedBids, Told


class ActsAfterTheEnd(Sealed):
    def to_act(self) -> list[Seat]:
        return super().to_act() if self.prize else [Seat(0)]


class ForgetsWhoActs(Sealed):
    def to_act(self) -> list[Seat]:
        return super().to_act()[:1]


class ListsTwice(Sealed):
    def legal(self, seat: Seat) -> list[Action]:
        return super().legal(seat)[:1] + super().legal(seat)


class ListsForTwoSeats(Sealed):
    def objection(self, seat: Seat, action: Action) -> Objection | None:
        anyone = isinstance(action, Peek) and action.seat < len(self.hands)
        return super().objection(action.seat if anyone and isinstance(action, Peek) else seat, action)

    def legal(self, seat: Seat) -> list[Action]:
        return super().legal(seat) if seat in self.to_act() else []

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        return super().why_not(seat, action) if seat in self.to_act() else Objection("already_laid", "§2")


class FailsOnAnAction(Sealed):
    def apply(self, action: Action) -> list[Event]:
        if isinstance(action, Peek):
            raise ValueError("no peeking after all")
        return super().apply(action)


class ObjectsToLegal(Sealed):
    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        return Objection("no_peeking", "§2") if isinstance(action, Peek) else super().why_not(seat, action)


class ObjectsToNothing(Sealed):
    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        objection = super().why_not(seat, action)
        return None if objection is not None and objection.code == "card_not_held" else objection


class NamesTooFewActions(SealedBids):
    def actions(self, state: State) -> list[Action]:
        return ACTIONS[1:]


class ClaimsToWinTogether(SealedBids):
    def is_common(self) -> bool:
        return True


class MakesActionsAnew(Sealed):
    def action(self, row: list[Json]) -> Action:
        known = super().action(row)
        return Lay(known.seat, known.card) if isinstance(known, Lay) else known


class TakesTrueForOne(Sealed):
    def action(self, row: list[Json]) -> Action:
        for action in ACTIONS:
            if action.row() == row:  # and [True] == [1] == [1.0] in Python
                return action
        raise IllegalAction("malformed_row", {"row": str(row)})


class FallsOverGarbage(Sealed):
    def action(self, row: list[Json]) -> Action:
        seat = row[1]
        assert isinstance(seat, int)
        return super().action(row)


class DealsAnewEachTime(SealedBids):
    deals: ClassVar = 0

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        DealsAnewEachTime.deals += 1
        return super().setup(options, seats, Seed(f"{seed.text} {DealsAnewEachTime.deals}"))


class ChangesItsOptions(SealedBids):
    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        given = options["given_points"]
        assert isinstance(given, int)
        options["given_points"] = given + 1
        return super().setup(options, seats, seed)


class SharesHands(Sealed):
    def copy(self) -> Sealed:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class ForgetsInCopies(Sealed):
    def copy(self) -> Sealed:
        twin = super().copy()
        twin.peeked = [0 for _ in self.peeked]
        return twin


class SortsWhenLookedAt(Sealed):
    def view(self, seat: Seat | None) -> Values:
        if seat is not None:
            self.hands[seat].sort()
        return super().view(seat)


class GivesItsListsAway(Sealed):
    def view(self, seat: Seat | None) -> Values:
        won: list[Json] = self.won  # type: ignore[assignment]  # the fault itself
        return {**super().view(seat), "won": won}


class PromisesNothing(Sealed):
    def promising(self, seat: Seat) -> list[Action]:
        return []


class PromisesTheIllegal(Sealed):
    def promising(self, seat: Seat) -> list[Action]:
        return super().promising(seat) and ACTIONS[:]


class EndsTooLate(SealedBids):
    def __init__(self) -> None:
        super().__init__()
        self.bound = 4


class LosesACard(Sealed):
    def settle(self) -> list[Event]:
        told = super().settle()
        self.rest = self.rest[1:]
        return told


class ShowsTheNextPrize(Sealed):
    def view(self, seat: Seat | None) -> Values:
        return {**super().view(seat), "next": self.prizes[-1] if self.prizes else None}


class ShowsHandsToSpectators(Sealed):
    def view(self, seat: Seat | None) -> Values:
        return {**super().view(seat), "hands": self.facts()["hands"]} if seat is None else super().view(seat)


class PromptsWithASecret(Sealed):
    def prompt(self, seat: Seat) -> Prompt:
        return Prompt("wait", {"next": self.prizes[-1]}) if self.prizes else super().prompt(seat)


class OffersByASecret(Sealed):
    def objection(self, seat: Seat, action: Action) -> Objection | None:
        if isinstance(action, Peek) and self.prizes and self.prizes[-1] == 1:
            return Objection("no_peeking", "§2")
        return super().objection(seat, action)


class ObjectsByASecret(Sealed):
    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        objection = super().why_not(seat, action)
        return objection and Objection(objection.code, objection.rule, {"coin": self.coin.key.hex()})


class DealsFromTheTruth(Sealed):
    def resample(self, seat: Seat | None, rng: Rng) -> State:
        world = self.copy()
        rng.shuffle(world.rest)
        return world


class DealsTheOwnHandAnew(Sealed):
    def resample(self, seat: Seat | None, rng: Rng) -> State:
        return super().resample(None, rng)


class ClaimsToKnowAll(Sealed):
    def knows_all(self, seat: Seat) -> bool:
        return True


class DealsTheTruth(Sealed):
    def resample(self, seat: Seat | None, rng: Rng) -> State:
        return self.copy()


class TellsAll(Sealed):
    """Events without a secret: everyone reads the card that is laid face down, and the prize that is peeked at."""

    def apply(self, action: Action) -> list[Event]:
        return [Told(event.tag, event.ids) for event in super().apply(action) if isinstance(event, Told)]


class TellsOfPeeking(Sealed):
    """What a seat peeks at is told to all: chance, not a choice, is given away."""

    def apply(self, action: Action) -> list[Event]:
        told = super().apply(action)
        return (
            [Told(event.tag, event.ids) for event in told if isinstance(event, Told)] if action in ACTIONS[:3] else told
        )


class Padded(Told):
    """Hides the card, and shows it by the length of the row."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        card = self.ids["card"]
        assert isinstance(card, int)
        return self if seat == self.ids["seat"] else Told(self.tag, {"seat": self.ids["seat"], "card": "?" * card})


class TellsByLength(Sealed):
    def apply(self, action: Action) -> list[Event]:
        first, *others = super().apply(action)
        return [Padded("laid", action.values(), "card") if isinstance(action, Lay) else first, *others]


class WordedSecret(Told):
    """Hides the card in the row, and gives it to the texts."""

    def row(self) -> list[Json]:
        return ["laid", self.ids["seat"]]


class TellsInItsValues(Sealed):
    def apply(self, action: Action) -> list[Event]:
        first, *others = super().apply(action)
        return [WordedSecret("laid", action.values()) if isinstance(action, Lay) else first, *others]


class RefusesAChoice(SealedBids):
    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        if options["cards"] == 4:
            raise BadOption("too_many_cards")
        return super().setup(options, seats, seed)


class KeepsSilenceIllegally(Patient):
    def silence(self, seat: Seat) -> Action | None:
        return super().silence(seat) and ACTIONS[(seat + 1) % len(self.hands)]


class WaitsForSeveral(Patient):
    def silence(self, seat: Seat) -> Action | None:
        waited = self.prizes and self.may_peek and not self.peeked[seat] and seat in self.to_act()
        return ACTIONS[seat] if waited else None


class WaitsBySecret(Patient):
    """Opens a window only for whoever holds a high card: the window tells."""

    def silence(self, seat: Seat) -> Action | None:
        return super().silence(seat) if max(self.hands[seat]) > 2 else None


class TurnsBack(Patient):
    def turn_number(self) -> int:
        return -super().turn_number()


class NamesNoStandingAnswers(PatientBids):
    def standing(self) -> list[Standing]:
        return []


class AnswersUnasked(Patient):
    def standing_answer(self, seat: Seat, code: str) -> Action | None:
        return super().standing_answer(seat, code) if self.silence(seat) else next(iter(self.legal(seat)), None)


class AnswersTheIllegal(Patient):
    def standing_answer(self, seat: Seat, code: str) -> Action | None:
        answer = super().standing_answer(seat, code)
        return answer if answer is None or isinstance(answer, Peek) else ACTIONS[(seat + 1) % len(self.hands)]


class NeverAsks(Patient):
    def standing_answer(self, seat: Seat, code: str) -> Action | None:
        return super().standing_answer(seat, "peek_this_turn" if code == "ask" else code)


class AnswersBySecret(Patient):
    def standing_answer(self, seat: Seat, code: str) -> Action | None:
        is_low = bool(self.prizes) and self.prizes[-1] == 1
        return super().standing_answer(seat, "peek_this_turn" if is_low and code != "ask" else code)


class ClaimsToShareAll(Sealed):
    def shares_all(self) -> bool:
        return True


def toy(kind: type[Sealed] | type[SealedBids]) -> Game:
    """The game of a kind of state, or the game itself."""
    if issubclass(kind, Patient):
        return PatientBids(kind)
    return SealedBids(kind) if issubclass(kind, Sealed) else kind()
