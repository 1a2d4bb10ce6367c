"""Toy games that each break a promise: what the conformance kit must catch."""

from __future__ import annotations

from typing import ClassVar

from quintessence.core.companions import Advice, Companions, StandingAnswer
from quintessence.core.encoding import Encoding, Field, number
from quintessence.core.game import (
    ALLIES,
    OPEN,
    RIVALS,
    SHARED,
    Action,
    BadOption,
    Event,
    Explanation,
    Game,
    IllegalAction,
    Json,
    Objection,
    Outcome,
    Prompt,
    ScriptedStep,
    Seat,
    State,
    Values,
)
from quintessence.core.rng import Rng, Seed, Stream
from tests.core.toys import (
    ACTIONS,
    COMPANIONS,
    PEEK,
    Guarded,
    Lay,
    Noted,
    Patient,
    PatientAnswers,
    PatientBids,
    Peek,
    Sealed,
    SealedBids,
    Sheet,
)


class ActsAfterTheEnd(Sealed):
    def to_act(self) -> list[Seat]:
        return super().to_act() if self.prize else [Seat(0)]


class ForgetsWhoActs(Sealed):
    def to_act(self) -> list[Seat]:
        return super().to_act()[:1]


class ListsTwice(Sealed):
    def legal(self, seat: Seat) -> list[Action]:
        return super().legal(seat)[:1] + super().legal(seat)


class GuessesWhoActs(Sealed):
    def apply(self, seat: Seat, action: Action) -> list[Event]:
        guessed = next(other for other in self.to_act() if action in self.legal(other))
        return super().apply(guessed, action)


class FailsOnAnAction(Sealed):
    def apply(self, seat: Seat, action: Action) -> list[Event]:
        if isinstance(action, Peek):
            raise ValueError("no peeking after all")
        return super().apply(seat, action)


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


class ClaimsToWinTogether(Sealed):
    def relation(self) -> str:
        return ALLIES


class ChangesSides(Sealed):
    def relation(self) -> str:
        return RIVALS if self.prize else ALLIES


class ForgetsItsSide(Guarded):
    def outcome(self) -> Outcome | None:
        ended = super().outcome()
        return ended and Outcome(ended.places, ended.scores, ended.reason)


class StepsForAnother(Guarded):
    def judged(self, explanation: Explanation) -> Event:
        other = Explanation("bailiff", explanation.candidates, explanation.criteria, explanation.left)
        return ScriptedStep("judged", {"prize": self.prize}, other)


class LeavesSomethingOut(Guarded):
    def judged(self, explanation: Explanation) -> Event:
        other = Explanation("warden", explanation.candidates, [], explanation.left[:1])
        return ScriptedStep("judged", {"prize": self.prize}, other)


class TakesAwayTwice(Guarded):
    def judged(self, explanation: Explanation) -> Event:
        other = Explanation("warden", explanation.candidates, explanation.criteria * 2, explanation.left)
        return ScriptedStep("judged", {"prize": self.prize}, other)


class MakesActionsAnew(Sealed):
    def action(self, row: list[Json]) -> Action:
        known = super().action(row)
        return Lay(known.card) if isinstance(known, Lay) else known


class TakesTrueForOne(Sealed):
    def action(self, row: list[Json]) -> Action:
        for action in ACTIONS:
            if action.row() == row:  # and [True] == [1] == [1.0] in Python
                return action
        raise IllegalAction("malformed_row", {"row": str(row)})


class FallsOverGarbage(Sealed):
    def action(self, row: list[Json]) -> Action:
        card = row[1] if len(row) > 1 else 0
        assert isinstance(card, int)
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


class ForgetsAFieldInCopies(Sealed):
    """A belief that no fact shows, and that a copy begins anew."""

    def __init__(self, hands: list[list[int]], rest: list[int], prizes: list[int], coin: Stream) -> None:
        super().__init__(hands, rest, prizes, coin)
        self.mood = 0

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        self.mood += 1
        return super().apply(seat, action)

    def caches(self) -> list[str]:
        return ["mood"]


class KeepsAFieldToItself(ForgetsAFieldInCopies):
    def copy(self) -> Sealed:
        twin = super().copy()
        assert isinstance(twin, KeepsAFieldToItself)
        twin.mood = self.mood
        return twin

    def caches(self) -> list[str]:
        return []


class SortsWhenLookedAt(Sealed):
    def view(self, seat: Seat | None) -> Values:
        if seat is not None:
            self.hands[seat].sort()
        return super().view(seat)


class GivesItsListsAway(Sealed):
    def view(self, seat: Seat | None) -> Values:
        won: list[Json] = self.won  # type: ignore[assignment]  # the fault itself
        return {**super().view(seat), "won": won}


class PromisesNothing(Advice):
    def promising(self, state: State, seat: Seat) -> list[Action]:
        return []


class PromisesTheIllegal(Advice):
    def promising(self, state: State, seat: Seat) -> list[Action]:
        return ACTIONS[:] if state.legal(seat) else []


class EndsTooLate(SealedBids):
    def __init__(self) -> None:
        super().__init__()
        self.bound = 4


class LosesACard(Sealed):
    def settle(self) -> list[Event]:
        events = super().settle()
        self.rest = self.rest[1:]
        return events


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


class ClaimsToBeOpen(Sealed):
    def information(self) -> str:
        return OPEN


class DealsTheTruth(Sealed):
    def resample(self, seat: Seat | None, rng: Rng) -> State:
        return self.copy()


class TellsAll(Sealed):
    """Events without a secret: everyone reads the card that is laid face down, and the prize that is peeked at."""

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        return [Noted(event.tag, event.ids) for event in super().apply(seat, action) if isinstance(event, Noted)]


class TellsOfPeeking(Sealed):
    """What a seat peeks at is told to all: chance, not a choice, is given away."""

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        events = super().apply(seat, action)
        if action is not PEEK:
            return events
        return [Noted(event.tag, event.ids) for event in events if isinstance(event, Noted)]


class Padded(Noted):
    """Hides the card, and shows it by the length of the row."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        card = self.ids["card"]
        assert isinstance(card, int)
        return self if seat == self.ids["seat"] else Noted(self.tag, {"seat": self.ids["seat"], "card": "?" * card})


class TellsByLength(Sealed):
    def apply(self, seat: Seat, action: Action) -> list[Event]:
        first, *others = super().apply(seat, action)
        return [
            Padded("laid", {"seat": seat, **action.values()}, "card") if isinstance(action, Lay) else first,
            *others,
        ]


class WordedSecret(Noted):
    """Hides the card in the row, and gives it to the texts."""

    def row(self) -> list[Json]:
        return ["laid", self.ids["seat"]]


class TellsInItsValues(Sealed):
    def apply(self, seat: Seat, action: Action) -> list[Event]:
        first, *others = super().apply(seat, action)
        return [WordedSecret("laid", {"seat": seat, **action.values()}) if isinstance(action, Lay) else first, *others]


class RefusesAChoice(SealedBids):
    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        if options["cards"] == 4:
            raise BadOption("too_many_cards")
        return super().setup(options, seats, seed)


class AnswersIllegallyByDefault(PatientAnswers):
    def default_answer(self, state: State, seat: Seat) -> Action | None:
        return super().default_answer(state, seat) and ACTIONS[-1]


class WaitsForSeveral(PatientAnswers):
    def default_answer(self, state: State, seat: Seat) -> Action | None:
        assert isinstance(state, Sealed)
        waited = state.prizes and state.may_peek and not state.peeked[seat] and seat in state.to_act()
        return PEEK if waited else None


class WaitsBySecret(PatientAnswers):
    """Opens a window only for whoever holds a high card: the window tells."""

    def default_answer(self, state: State, seat: Seat) -> Action | None:
        assert isinstance(state, Sealed)
        return super().default_answer(state, seat) if max(state.hands[seat]) > 2 else None


class TurnsBack(Patient):
    def turn_number(self) -> int:
        return -super().turn_number()


class NamesNoStandingAnswers(PatientAnswers):
    def standing_answers(self) -> list[StandingAnswer]:
        return []


class AnswersUnasked(PatientAnswers):
    def standing_answer(self, state: State, seat: Seat, code: str) -> Action | None:
        if self.default_answer(state, seat):
            return super().standing_answer(state, seat, code)
        return next(iter(state.legal(seat)), None)


class AnswersTheIllegal(PatientAnswers):
    def standing_answer(self, state: State, seat: Seat, code: str) -> Action | None:
        answer = super().standing_answer(state, seat, code)
        illegal = next((action for action in ACTIONS if action not in state.legal(seat)), None)
        return answer if answer is None or isinstance(answer, Peek) else illegal


class NeverAsks(PatientAnswers):
    def standing_answer(self, state: State, seat: Seat, code: str) -> Action | None:
        return super().standing_answer(state, seat, "peek_this_turn" if code == "ask" else code)


class AnswersBySecret(PatientAnswers):
    def standing_answer(self, state: State, seat: Seat, code: str) -> Action | None:
        assert isinstance(state, Sealed)
        is_low = bool(state.prizes) and state.prizes[-1] == 1
        return super().standing_answer(state, seat, "peek_this_turn" if is_low and code != "ask" else code)


class ClaimsToShareAll(Sealed):
    def information(self) -> str:
        return SHARED


class OrdersItsActionsByTheDeal(SealedBids):
    def actions(self, state: State) -> list[Action]:
        assert isinstance(state, Sealed)
        return ACTIONS[:: 1 if state.coin.key[0] % 2 else -1]


class GrowsItsObservation(Sheet):
    def encode(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, Sealed)
        return super().encode(state, seat) + bytes(len(state.shown))


class NamesItsFieldsByTheMoment(Sheet):
    def fields(self, state: State) -> list[Field]:
        assert isinstance(state, Sealed)
        return [*super().fields(state)[:-1], Field(f"next_of_{len(state.prizes)}", 1, 9)]


class ObservesBeyondItsRange(Sheet):
    def encode(self, state: State, seat: Seat) -> bytes:
        return super().encode(state, seat)[:-1] + number(99)


class ObservesTheNextPrize(Sheet):
    def encode(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, Sealed)
        return super().encode(state, seat)[:-1] + number(state.prizes[-1] if state.prizes else 0)


class ChangesInDeepCopies(Sealed):
    def __deepcopy__(self, memo: object) -> State:
        twin = self.copy()
        twin.given += 1
        return twin


Kind = type[Sealed] | type[SealedBids] | type[PatientAnswers] | type[Advice] | type[Encoding]


def toy(kind: Kind) -> Game:
    """The game of a kind of state, or the game itself; a broken companion comes with an honest game."""
    if issubclass(kind, SealedBids):
        return kind()
    if issubclass(kind, Patient):
        return PatientBids(kind)
    if issubclass(kind, Sealed):
        return SealedBids(kind)
    return PatientBids() if issubclass(kind, PatientAnswers) else SealedBids()


def companions(kind: Kind) -> Companions:
    """What comes with it."""
    answers = kind() if issubclass(kind, PatientAnswers) else PatientAnswers() if issubclass(kind, Patient) else None
    advice = kind() if issubclass(kind, Advice) else None
    encoding = kind() if issubclass(kind, Encoding) else COMPANIONS.encoding
    return Companions(advice, answers, COMPANIONS.measures, encoding=encoding)
