"""Embers: two to four seats put out a fire together, with buckets that only their holders see.

§1 Each seat is dealt a hand of buckets; the well, face down, holds the rest. The fire burns.
§2 In a round every seat that has a bucket pours one, face down, in any order. Nobody may say what is in it.
§3 When all have poured, the buckets are shown. Of equal ones only one counts, the others turn to steam; the fire falls
   by the rest. Unless it is out, the wind makes it grow again, and each seat draws a bucket while the well has some.
§4 When the fire is out, all have won. When it reaches the limit, or burns with no bucket left, all have lost.
"""

from pathlib import Path
from typing import Any, Final, final

from quintessence.core import data, game
from quintessence.core.data_shape import Fault, Shape
from quintessence.core.data_source import DataRules
from quintessence.core.rng import Rng, Seed, Stream
from quintessence.core.rows import Rows

SEATS: Final = 4
SIZES: Final = 3
OBJECTIONS: Final = {"match_is_over": "§4", "not_your_bucket": "§2", "already_poured": "§2", "bucket_not_held": "§2"}
ERRORS: Final = ["data_too_few_buckets", "data_fire_out_of_bounds"]


def faults(file: dict[str, Any]) -> list[Fault]:
    """What is wrong with data of the right shape."""
    found: list[Fault] = []
    buckets, fire = file["buckets"], file["fire"]
    if not 0 < SEATS * buckets["hand"] <= sum(buckets["counts"]):
        found.append(Fault(["buckets", "hand"], "data_too_few_buckets", {"seats": SEATS}))
    if not 0 < fire["start"] < fire["limit"]:
        found.append(Fault(["fire", "start"], "data_fire_out_of_bounds"))
    return found


_FILE: Final = data.read("embers", Path(__file__).parent / "data.toml", DataRules(Shape([], [], [], True), faults))
COUNTS: Final[list[int]] = _FILE["buckets"]["counts"]
HAND: Final[int] = _FILE["buckets"]["hand"]
START: Final[int] = _FILE["fire"]["start"]
LIMIT: Final[int] = _FILE["fire"]["limit"]


@final
class Pour(game.Named):
    """§2: several seats act at once, so the row names the seat."""

    def __init__(self, seat: int, bucket: int) -> None:
        super().__init__("pour", {"seat": seat, "bucket": bucket})
        self.seat: Final = seat
        self.bucket: Final = bucket


@final
class Handled(game.Event):
    """poured, drew: a bucket, which only its seat sees."""

    def __init__(self, tag: str, seat: int, bucket: int | None) -> None:
        self.tag: Final = tag
        self.seat: Final = seat
        self.bucket: Final = bucket

    def row(self) -> list[game.Json]:
        return [self.tag, self.seat, self.bucket]

    def values(self) -> game.Values:
        return {"seat": self.seat, "bucket": self.bucket}

    def seen_by(self, seat: game.Seat | None) -> game.Event:
        return self if seat == self.seat else Handled(self.tag, self.seat, None)


POURS: Final = [Pour(seat, bucket) for seat in range(SEATS) for bucket in range(1, SIZES + 1)]
ROWS: Final = Rows(POURS)


@final
class Blaze(game.State):
    """The fire, and who holds what: a hand a seat, what each has poured (0: nothing yet), the well, what is used up."""

    def __init__(self, fire: int, hands: list[list[int]], well: list[int], wind: Stream) -> None:
        self.fire = fire
        self.hands = hands
        self.well = well
        self.wind = wind
        self.poured = [0 for _ in hands]
        self.used: list[int] = []

    def is_over(self) -> bool:
        return self.fire == 0 or self.fire >= LIMIT or not (any(self.hands) or any(self.poured))

    def to_act(self) -> list[game.Seat]:
        if self.is_over():
            return []
        return [game.Seat(seat) for seat, hand in enumerate(self.hands) if hand and not self.poured[seat]]

    def legal(self, seat: game.Seat) -> list[game.Action]:
        return [pour for pour in POURS if pour.seat == seat and self.objection(seat, pour) is None]

    def why_not(self, seat: game.Seat, action: game.Action) -> game.Objection | None:
        assert isinstance(action, Pour)
        code = self.objection(seat, action)
        return None if code is None else game.Objection(code, OBJECTIONS[code], action.values())

    def objection(self, seat: game.Seat, pour: Pour) -> str | None:
        if self.is_over():
            return "match_is_over"
        if pour.seat != seat:
            return "not_your_bucket"
        if self.poured[seat]:
            return "already_poured"
        return None if pour.bucket in self.hands[seat] else "bucket_not_held"

    def prompt(self, seat: game.Seat) -> game.Prompt:
        return game.Prompt(
            "over" if self.is_over() else "pour" if seat in self.to_act() else "wait", {"fire": self.fire}
        )

    def apply(self, action: game.Action) -> list[game.Event]:
        assert isinstance(action, Pour)
        self.hands[action.seat].remove(action.bucket)
        self.poured[action.seat] = action.bucket
        told: list[game.Event] = [Handled("poured", action.seat, action.bucket)]
        return told if self.to_act() else told + self.settle()

    def settle(self) -> list[game.Event]:
        """§3: the round is over."""
        buckets = [bucket for bucket in self.poured if bucket]
        self.used += buckets
        self.poured = [0 for _ in self.poured]
        self.fire = max(0, self.fire - sum(set(buckets)))
        shown: list[game.Json] = [bucket for bucket in buckets]
        told: list[game.Event] = [game.Happened("doused", {"buckets": shown, "fire": self.fire})]
        if self.fire:
            self.fire += 1 + self.wind.below(len(self.hands) + 2)
            told.append(game.Happened("blew", {"fire": self.fire}))
            if self.fire < LIMIT:
                told += self.draw()
        return told

    def draw(self) -> list[game.Event]:
        told: list[game.Event] = []
        for seat, hand in enumerate(self.hands):
            if self.well:
                hand.append(self.well.pop())
                told.append(Handled("drew", seat, hand[-1]))
        return told

    def view(self, seat: game.Seat | None) -> game.Values:
        hands: list[game.Json] = [len(hand) for hand in self.hands]
        poured: list[game.Json] = [bucket > 0 for bucket in self.poured]
        if seat is not None:
            hands[seat] = [bucket for bucket in sorted(self.hands[seat])]
            poured[seat] = self.poured[seat]
        used: list[game.Json] = [bucket for bucket in self.used]
        return {"fire": self.fire, "hands": hands, "poured": poured, "well": len(self.well), "used": used}

    def facts(self) -> game.Values:
        hands: list[game.Json] = [[bucket for bucket in hand] for hand in self.hands]
        poured: list[game.Json] = [bucket for bucket in self.poured]
        well: list[game.Json] = [bucket for bucket in self.well]
        wind: list[game.Json] = [self.wind.key.hex(), self.wind.drawn]
        return {**self.view(None), "hands": hands, "poured": poured, "well": well, "wind": wind}

    def resample(self, seat: game.Seat | None, rng: Rng) -> game.State:
        world = self.copy()
        others = [other for other in range(len(self.hands)) if other != seat]
        pool = self.well + [bucket for other in others for bucket in (*self.hands[other], self.poured[other]) if bucket]
        pool.sort()  # the deal must not depend on the truth
        rng.shuffle(pool)
        for other in others:
            world.hands[other] = [pool.pop() for _ in self.hands[other]]
            world.poured[other] = pool.pop() if self.poured[other] else 0
        world.well = pool
        world.wind = self.wind.reseeded(rng)
        return world

    def outcome(self) -> game.Outcome | None:
        if not self.is_over():
            return None
        reason = "put_out" if self.fire == 0 else "out_of_hand" if self.fire >= LIMIT else "dry"
        return game.Outcome([2 if self.fire else 1] * len(self.hands), [{} for _ in self.hands], reason, is_common=True)

    def copy(self) -> "Blaze":
        twin = Blaze(self.fire, [hand[:] for hand in self.hands], self.well[:], self.wind.copy())
        twin.poured, twin.used = self.poured[:], self.used[:]
        return twin

    def action(self, row: list[game.Json]) -> game.Action:
        return ROWS.find(row)

    def evaluate(self, seat: game.Seat) -> int:
        return 50 * (START - self.fire)  # the same for all: they win together


@final
class Embers(game.Game):
    def __init__(self) -> None:
        self.slug, self.version = "embers", 1
        self.seats, self.bound = [2, 3, 4], sum(COUNTS)

    def setup(self, options: game.Values, seats: int, seed: Seed) -> game.State:
        well = [1 + size for size in range(SIZES) for _ in range(COUNTS[size])]
        seed.stream("well").shuffle(well)
        hands = [[well.pop() for _ in range(HAND)] for _ in range(seats)]
        return Blaze(START, hands, well, seed.stream("wind"))

    def actions(self, state: game.State) -> list[game.Action]:
        return [pour for pour in POURS]

    def inventory(self, state: game.State) -> game.Values:
        assert isinstance(state, Blaze)
        held = [bucket for hand in state.hands for bucket in hand]
        buckets = held + state.poured + state.well + state.used
        return {str(size): buckets.count(size) for size in range(1, SIZES + 1)}

    def is_common(self) -> bool:
        return True

    def vocabulary(self) -> dict[str, list[str]]:
        told = {"action": ["pour"], "event": ["poured", "doused", "blew", "drew"], "prompt": ["pour", "wait", "over"]}
        return {**told, "objection": list(OBJECTIONS), "reason": ["put_out", "out_of_hand", "dry"], "error": ERRORS}


GAME: Final = Embers()
