"""An honest toy game, with secrets, chance and seats that act at once, for the tests of the core.

§1 Each seat is dealt a secret hand; prizes lie face down and the first is turned up.
§2 Each seat lays one card face down, in any order; once in a match it may first peek at the next prize.
§3 When all have laid, the cards are shown; the highest takes the prize, a coin decides a tie; the next is turned up.
§4 When the last prize is taken, the most points win.
"""

from __future__ import annotations

from typing import Final

from quintessence.core.companions import Answers, Companions, Measures, StandingAnswer
from quintessence.core.encoding import Encoding, Field, count_of, number, one_of
from quintessence.core.game import (
    ALLIES,
    Action,
    BadOption,
    Criterion,
    Event,
    Explanation,
    Game,
    Json,
    Named,
    Objection,
    Option,
    Outcome,
    Prompt,
    ScriptedStep,
    Seat,
    Side,
    State,
    Values,
)
from quintessence.core.rng import Rng, Seed, Stream
from quintessence.core.rows import Rows
from quintessence.core.variant import Variant


class Lay(Named):
    """§2: lay a card face down."""

    def __init__(self, card: int) -> None:
        super().__init__("lay", {"card": card})
        self.card: Final = card


class Peek(Named):
    """§2: look at the next prize."""

    def __init__(self) -> None:
        super().__init__("peek")


class Noted(Event):
    """Any event of this game: a tag and named ids; the secret one is for the event's seat alone."""

    def __init__(self, tag: str, ids: Values, secret: str = "") -> None:
        self.tag: Final = tag
        self.ids: Final = ids
        self.secret: Final = secret

    def row(self) -> list[Json]:
        return [self.tag, *self.ids.values()]

    def values(self) -> Values:
        return self.ids

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if not self.secret or seat == self.ids["seat"] else Noted(self.tag, {**self.ids, self.secret: None})


MOST_SEATS: Final = 3
MOST_CARDS: Final = 4
PEEK: Final = Peek()
ACTIONS: Final[list[Action]] = [PEEK, *(Lay(card) for card in range(1, MOST_CARDS + 2))]
BY_ROW: Final = Rows(ACTIONS)


class Sealed(State):
    """A position of the toy game."""

    def __init__(self, hands: list[list[int]], rest: list[int], prizes: list[int], coin: Stream) -> None:
        seats = range(len(hands))
        self.hands = hands
        self.rest = rest
        self.prizes = prizes
        self.prize = 0
        self.coin = coin
        self.laid = [0 for _ in seats]
        self.shown: list[int] = []
        self.won: list[list[int]] = [[] for _ in seats]
        self.peeked = [0 for _ in seats]
        """How many prizes lay face down when the seat peeked: what it saw is next while as many do."""
        self.may_peek = True
        self.given = 0

    def to_act(self) -> list[Seat]:
        return [Seat(seat) for seat, card in enumerate(self.laid) if self.prize and not card]

    def legal(self, seat: Seat) -> list[Action]:
        return [action for action in ACTIONS if self.objection(seat, action) is None]

    def why_not(self, seat: Seat, action: Action) -> Objection | None:
        return self.objection(seat, action)

    def objection(self, seat: Seat, action: Action) -> Objection | None:
        assert isinstance(action, (Lay, Peek))
        if not self.prize:
            return Objection("match_is_over", "§4")
        if self.laid[seat]:
            return Objection("already_laid", "§2")
        if isinstance(action, Lay):
            held = action.card in self.hands[seat]
            return None if held else Objection("card_not_held", "§2", {"card": action.card})
        if not self.prizes or not self.may_peek or self.peeked[seat]:
            return Objection("no_peeking", "§2")
        return None

    def prompt(self, seat: Seat) -> Prompt:
        return Prompt("lay", {"prize": self.prize}) if seat in self.to_act() else Prompt("wait")

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        assert isinstance(action, (Lay, Peek))
        if isinstance(action, Peek):
            self.peeked[seat] = len(self.prizes)
            return [Noted("peeked", {"seat": seat, "prize": self.prizes[-1]}, "prize")]
        self.hands[seat].remove(action.card)
        self.laid[seat] = action.card
        events: list[Event] = [Noted("laid", {"seat": seat, "card": action.card}, "card")]
        return events if self.to_act() else events + self.settle()

    def settle(self) -> list[Event]:
        """§3: the laid cards are shown and the prize is taken."""
        best = [seat for seat, card in enumerate(self.laid) if card == max(self.laid)]
        winner = best[0] if len(best) == 1 else best[self.coin.below(len(best))]
        cards: list[Json] = [card for card in self.laid]
        events: list[Event] = [Noted("shown", {"cards": cards}), Noted("won", {"seat": winner, "prize": self.prize})]
        self.won[winner].append(self.prize)
        self.shown += self.laid
        self.laid = [0 for _ in self.laid]
        self.turn_up()
        return [*events, Noted("turned", {"prize": self.prize})] if self.prize else events

    def turn_up(self) -> None:
        self.prize = self.prizes.pop() if self.prizes else 0

    def view(self, seat: Seat | None) -> Values:
        hands: list[Json] = [len(hand) for hand in self.hands]
        if seat is not None:
            hands[seat] = [card for card in sorted(self.hands[seat])]
        laid: list[Json] = [card if own == seat else card > 0 for own, card in enumerate(self.laid)]
        return {
            **self.open(),
            "hands": hands,
            "laid": laid,
            "next": self.prizes[-1] if self.knows_next(seat) else None,
            "prizes": len(self.prizes),
        }

    def open(self) -> Values:
        """What everyone knows."""
        return {
            "prize": self.prize,
            "shown": [card for card in self.shown],
            "won": [[prize for prize in prizes] for prizes in self.won],
            "peeked": [count for count in self.peeked],
            "peeking": self.may_peek,
            "given": self.given,
        }

    def knows_next(self, seat: Seat | None) -> bool:
        return seat is not None and self.peeked[seat] > 0 and self.peeked[seat] == len(self.prizes)

    def facts(self) -> Values:
        return {
            **self.open(),
            "hands": [[card for card in hand] for hand in self.hands],
            "rest": [card for card in self.rest],
            "prizes": [prize for prize in self.prizes],
            "laid": [card for card in self.laid],
            "coin": [self.coin.key.hex(), self.coin.drawn],
        }

    def resample(self, seat: Seat | None, rng: Rng) -> State:
        world = self.copy()
        others = [own for own in range(len(self.hands)) if own != seat]
        pool = self.rest + [card for own in others for card in (*self.hands[own], self.laid[own]) if card]
        pool.sort()  # from a known order: the deal must not depend on the truth
        rng.shuffle(pool)
        for own in others:
            world.hands[own] = [pool.pop() for _ in self.hands[own]]
            world.laid[own] = pool.pop() if self.laid[own] else 0
        world.rest = pool
        known = [self.prizes[-1]] if self.knows_next(seat) else []
        hidden = sorted(self.prizes[: len(self.prizes) - len(known)])
        rng.shuffle(hidden)
        world.prizes = hidden + known
        world.coin = self.coin.reseeded(rng)
        return world

    def outcome(self) -> Outcome | None:
        if self.prize:
            return None
        totals = [sum(prizes) for prizes in self.won]
        places = [1 + sum(other > total for other in totals) for total in totals]
        return Outcome(places, [{"prizes": total, "given": self.given} for total in totals], "no_prizes_left")

    def copy(self) -> Sealed:
        twin = type(self)([hand[:] for hand in self.hands], self.rest[:], self.prizes[:], self.coin.copy())
        twin.prize, twin.may_peek, twin.given = self.prize, self.may_peek, self.given
        twin.laid, twin.shown, twin.peeked = self.laid[:], self.shown[:], self.peeked[:]
        twin.won = [prizes[:] for prizes in self.won]
        return twin

    def action(self, row: list[Json]) -> Action:
        return BY_ROW.find(row)

    def grouped(self) -> dict[str, str]:
        return {"may_peek": "peeking"}


class SealedBids(Game):
    """The toy game; a broken variant is one with another kind of state."""

    def __init__(self, kind: type[Sealed] = Sealed) -> None:
        self.slug = "sealed_bids"
        self.version = 1
        self.seats = [2, 3]
        self.bound = MOST_SEATS * (MOST_CARDS + 1)
        self.variant = Variant(self.slug, [], {})
        self.kind = kind

    def options(self) -> list[Option]:
        return [Option("cards", 3, [2, 3, 4]), Option("peeking", True, [True, False]), Option("given_points", 0)]

    def setup(self, options: Values, seats: int, seed: Seed) -> State:
        cards, given = options["cards"], options["given_points"]
        assert isinstance(cards, int)
        if not isinstance(given, int) or isinstance(given, bool):
            raise BadOption("points_not_a_number", {"option": "given_points"})
        pack = [1 + number % (cards + 1) for number in range(seats * cards + 2)]
        prizes = [1 + number for number in range(cards)]
        seed.stream("pack").shuffle(pack)
        seed.stream("prizes").shuffle(prizes)
        hands = [pack[seat * cards : (seat + 1) * cards] for seat in range(seats)]
        state = self.kind(hands, pack[seats * cards :], prizes, seed.stream("coin"))
        state.may_peek, state.given = options["peeking"] is True, given
        state.turn_up()
        return state

    def actions(self, state: State) -> list[Action]:
        return ACTIONS[:]

    def vocabulary(self) -> dict[str, list[str]]:
        return {
            "action": ["lay", "peek"],
            "event": ["judged", "laid", "peeked", "shown", "turned", "won"],
            "objection": ["already_laid", "card_not_held", "match_is_over", "no_peeking"],
            "prompt": ["lay", "wait"],
            "reason": ["no_prizes_left"],
            "score": ["given", "prizes"],
        }


class Counted(Measures):
    """No card and no prize is ever lost."""

    def inventory(self, state: State) -> Values:
        assert isinstance(state, Sealed)
        cards = state.rest + state.shown + [card for hand in state.hands for card in hand] + state.laid
        prizes = state.prizes + [state.prize] + [prize for won in state.won for prize in won]
        held: list[Json] = [card for card in sorted(cards) if card]
        counted: list[Json] = [prize for prize in sorted(prizes) if prize]
        return {"cards": held, "prizes": counted}


class Sheet(Encoding):
    """A seat's own cards, and the prize."""

    def version(self) -> int:
        return 1

    def fields(self, state: State) -> list[Field]:
        return [Field("hand", MOST_CARDS + 2, MOST_CARDS), Field("prize", MOST_CARDS + 1), Field("next", 1, MOST_CARDS)]

    def encode(self, state: State, seat: Seat) -> bytes:
        assert isinstance(state, Sealed)
        known = state.prizes[-1] if state.knows_next(seat) else 0
        hand = count_of(MOST_CARDS + 2, bytes(state.hands[seat]))
        return hand + one_of(MOST_CARDS + 1, state.prize) + number(known)


COMPANIONS: Final = Companions(measures=Counted(), encoding=Sheet())


class Patient(Sealed):
    """The same, with turns that are numbered: whoever lays last is waited for while he may still peek."""

    def turn_number(self) -> int:
        return sum(len(won) for won in self.won)


class PatientAnswers(Answers):
    """Whoever is waited for and gives no answer peeks."""

    def standing_answers(self) -> list[StandingAnswer]:
        codes = [("ask", True), ("peek_this_turn", False), ("lay_the_highest", True)]
        return [StandingAnswer(code, lasts) for code, lasts in codes]

    def default_answer(self, state: State, seat: Seat) -> Action | None:
        assert isinstance(state, Sealed)
        can_peek = state.prizes and state.may_peek and not state.peeked[seat]
        return PEEK if state.to_act() == [seat] and can_peek else None

    def standing_answer(self, state: State, seat: Seat, code: str) -> Action | None:
        default = self.default_answer(state, seat)
        if default is None or code == "ask":
            return None
        return default if code == "peek_this_turn" else state.legal(seat)[-1]


class PatientBids(SealedBids):
    def __init__(self, kind: type[Patient] = Patient) -> None:
        super().__init__(kind)


class Guarded(Sealed):
    """The same, judged by a warden whom nobody plays; he says how he finds the highest card."""

    def sides(self) -> list[str]:
        return ["warden"]

    def settle(self) -> list[Event]:
        names = [f"card-{seat}" for seat in range(len(self.laid))]
        lower = [names[seat] for seat, card in enumerate(self.laid) if card < max(self.laid)]
        left = [name for name in names if name not in lower]
        return [self.judged(Explanation("warden", names, [Criterion("highest", lower)], left)), *super().settle()]

    def judged(self, explanation: Explanation) -> Event:
        return ScriptedStep("judged", {"prize": self.prize}, explanation)

    def outcome(self) -> Outcome | None:
        ended = super().outcome()
        if ended is None:
            return None
        return Outcome(ended.places, ended.scores, ended.reason, [Side("warden", len(ended.places) + 1, {})])


class Allied(Sealed):
    """The same, played together: all win when the prizes are spread evenly."""

    def relation(self) -> str:
        return ALLIES

    def outcome(self) -> Outcome | None:
        ended = super().outcome()
        if ended is None:
            return None
        place = 1 if max(ended.totals()) < 2 * min(ended.totals()) else 2
        return Outcome([place for _ in ended.places], ended.scores, ended.reason)
