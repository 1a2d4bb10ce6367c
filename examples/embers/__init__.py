"""Embers: one to four seats save a village together, against a fire that nobody plays.

§1 Each seat is dealt buckets that only it sees; the well, face down, holds the rest. One house burns, and more for
   each seat.
§2 In a round each seat pours buckets on burning houses, in any order among all seats, until it rests or may not pour
   any more. A bucket lowers a house's heat by its measures.
§3 When all rest, the fire acts, gust by gust. It takes a house beside the fire (or a burning one), where most houses
   burn around it, then where it is coolest; the wind decides between equals. The house grows hotter by one; one that
   was as hot as can be is lost. Then each seat draws up to its hand while the well has buckets.
§4 When nothing burns, all have won. When too many houses are lost, or no bucket is left, the fire has won.
"""

from pathlib import Path
from typing import Final, final

from quintessence.core import game
from quintessence.core.companions import Advice, Measures
from quintessence.core.data_file import DataFile
from quintessence.core.rng import Rng, Seed, Stream
from quintessence.core.variant import Variant
from quintessence.games.embers.village import ERRORS, RULES, Rest, Village
from quintessence.games.embers.village import Pour as Pour

FIRE: Final = "fire"
LOST: Final = -1
"""The heat of a house that is lost."""
OBJECTIONS: Final = {
    "match_is_over": "§4",
    "already_rests": "§2",
    "bucket_not_held": "§2",
    "does_not_burn": "§2",
}
DATA_FILES: Final = [DataFile("embers", Path(__file__).parent / "data.toml", RULES)]


@final
class Drew(game.Event):
    """Buckets from the well, which only their seat sees."""

    def __init__(self, seat: int, count: int, buckets: list[int] | None) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.buckets: Final = buckets

    def row(self) -> list[game.Json]:
        return ["drew", *self.values().values()]

    def values(self) -> game.Values:
        buckets: game.Json = None if self.buckets is None else [bucket for bucket in self.buckets]
        return {"seat": self.seat, "count": self.count, "buckets": buckets}

    def seen_by(self, seat: game.Seat | None) -> game.Event:
        return self if seat == self.seat else Drew(self.seat, self.count, None)


@final
class Blaze(game.State):
    """The heat of each house, and who holds which buckets."""

    def __init__(self, village: Village, wind: Stream) -> None:
        self.village: Final = village
        self.heat: list[int] = [0 for _ in village.names]
        self.hands: list[list[int]] = []
        self.pours: list[int] = []
        """How often each seat may still pour in this round."""
        self.well: list[int] = []
        self.used: list[int] = []
        self.round = 1
        self.gusts: list[int] = []
        """The houses that the fire took at the end of the last round, in order."""
        self.wind: Final = wind

    def is_over(self) -> bool:
        return not self.burning() or self.lost() >= self.village.limit or not (self.well or any(self.hands))

    def burning(self) -> list[int]:
        return [house for house, heat in enumerate(self.heat) if heat > 0]

    def lost(self) -> int:
        return self.heat.count(LOST)

    def to_act(self) -> list[game.Seat]:
        return [] if self.is_over() else [game.Seat(seat) for seat, left in enumerate(self.pours) if left]

    def legal(self, seat: game.Seat) -> list[game.Action]:
        return [action for action in self.village.actions if self.objection(seat, action) is None]

    def why_not(self, seat: game.Seat, action: game.Action) -> game.Objection | None:
        code = self.objection(seat, action)
        return None if code is None else game.Objection(code, OBJECTIONS[code], action.values())

    def objection(self, seat: game.Seat, action: game.Action) -> str | None:
        if self.is_over():
            return "match_is_over"
        if not self.pours[seat]:
            return "already_rests"
        if isinstance(action, Rest):
            return None
        assert isinstance(action, Pour)
        if action.bucket not in self.hands[seat]:
            return "bucket_not_held"
        return None if self.heat[action.house] > 0 else "does_not_burn"

    def prompt(self, seat: game.Seat) -> game.Prompt:
        code = "over" if self.is_over() else "pour" if self.pours[seat] else "wait"
        left = self.village.limit - self.lost()
        return game.Prompt(code, {"pours": self.pours[seat], "burning": len(self.burning()), "left": left})

    def apply(self, seat: game.Seat, action: game.Action) -> list[game.Event]:
        if isinstance(action, Pour):
            self.hands[seat].remove(action.bucket)
            self.used.append(action.bucket)
            self.heat[action.house] = max(0, self.heat[action.house] - action.bucket)
            self.pours[seat] = self.pours[seat] - 1 if self.hands[seat] else 0
            poured = {"seat": seat, **action.values(), "heat": self.heat[action.house]}
            events: list[game.Event] = [game.Happened("poured", poured)]
        else:
            self.pours[seat] = 0
            events = [game.Happened("rested", {"seat": seat})]
        return events if any(self.pours) or self.is_over() else events + self.end_round()

    def end_round(self) -> list[game.Event]:
        """§3: the fire acts, then the seats draw."""
        self.gusts = []
        gusts = range(self.village.gusts * len(self.hands) + 1)
        events = [self.spread() for _ in gusts if not self.is_over()]
        self.round += 1
        for seat, hand in enumerate(self.hands):
            count = 0 if self.is_over() else min(len(self.well), self.village.hand - len(hand))
            drawn = sorted(self.well.pop() for _ in range(count))
            hand.extend(drawn)
            if drawn:
                events.append(Drew(seat, count, drawn))
            self.pours[seat] = min(self.village.pours, len(hand))
        return events

    def spread(self) -> game.Event:
        """§3: one gust, with the reasons for the house that it takes."""
        found = [house for house in range(len(self.heat)) if self.heat[house] >= 0 and self.is_near(house)]
        criteria: list[game.Criterion] = []
        left = self.keep(found, [self.fires_around(house) for house in found], "most_fires_around", criteria)
        left = self.keep(left, [-self.heat[house] for house in left], "coolest", criteria)
        if len(left) > 1:
            chosen = left[self.wind.below(len(left))]
            left = self.keep(left, [int(house == chosen) for house in left], "wind", criteria)
        house = left[0]
        self.gusts.append(house)
        self.heat[house] = LOST if self.heat[house] == self.village.most else self.heat[house] + 1
        explanation = game.Explanation(FIRE, self.named(found), criteria, self.named(left))
        tag = "house_lost" if self.heat[house] == LOST else "flared"
        return game.ScriptedStep(tag, {"house": self.village.names[house], "heat": self.heat[house]}, explanation)

    def is_near(self, house: int) -> bool:
        return self.heat[house] > 0 or self.fires_around(house) > 0

    def fires_around(self, house: int) -> int:
        return sum(1 for other in self.village.beside[house] if self.heat[other] > 0)

    def keep(self, found: list[int], scores: list[int], code: str, criteria: list[game.Criterion]) -> list[int]:
        """Those with the highest score; what falls away is noted."""
        best = max(scores)
        left = [house for house, score in zip(found, scores, strict=True) if score == best]
        criteria.append(game.Criterion(code, self.named([house for house in found if house not in left])))
        return left

    def named(self, houses: list[int]) -> list[str]:
        return [self.village.names[house] for house in houses]

    def view(self, seat: game.Seat | None) -> game.Values:
        hands: list[game.Json] = [len(hand) for hand in self.hands]
        if seat is not None:
            hands[seat] = [bucket for bucket in sorted(self.hands[seat])]
        columns, rows = self.village.columns, self.village.rows
        return {**self.open(), "columns": columns, "rows": rows, "hands": hands, "well": len(self.well)}

    def open(self) -> game.Values:
        """What everyone knows."""
        return {
            "heat": {name: self.heat[house] for house, name in enumerate(self.village.names)},
            "pours": [left for left in self.pours],
            "used": [bucket for bucket in self.used],
            "round": self.round,
            "gusts": [name for name in self.named(self.gusts)],
            "lost": self.lost(),
            "limit": self.village.limit,
        }

    def facts(self) -> game.Values:
        hands: list[game.Json] = [[bucket for bucket in hand] for hand in self.hands]
        wind: list[game.Json] = [self.wind.key.hex(), self.wind.drawn]
        return {**self.open(), "hands": hands, "well": [bucket for bucket in self.well], "wind": wind}

    def resample(self, seat: game.Seat | None, rng: Rng) -> game.State:
        world = self.carried(self.wind.reseeded(rng))
        others = [other for other in range(len(self.hands)) if other != seat]
        pool = sorted(self.well + [bucket for other in others for bucket in self.hands[other]])  # not from the truth
        rng.shuffle(pool)
        for other in others:
            world.hands[other] = [pool.pop() for _ in self.hands[other]]
        world.well = pool
        return world

    def outcome(self) -> game.Outcome | None:
        if not self.is_over():
            return None
        is_lost = self.lost() >= self.village.limit
        reason = "village_lost" if is_lost else "dry" if self.burning() else "put_out"
        place = 2 if self.burning() or is_lost else 1
        saved = len(self.heat) - self.lost()
        fire = game.Side(FIRE, 3 - place, {"lost": self.lost()})
        return game.Outcome([place] * len(self.hands), [{"saved": saved} for _ in self.hands], reason, [fire])

    def copy(self) -> "Blaze":
        return self.carried(self.wind.copy())

    def carried(self, wind: Stream) -> "Blaze":
        twin = Blaze(self.village, wind)
        twin.heat, twin.pours = self.heat[:], self.pours[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.well, twin.used, twin.round, twin.gusts = self.well[:], self.used[:], self.round, self.gusts[:]
        return twin

    def action(self, row: list[game.Json]) -> game.Action:
        return self.village.by_row.find(row)

    def relation(self) -> str:
        return game.ALLIES

    def sides(self) -> list[str]:
        return [FIRE]

    def turn_number(self) -> int:
        return self.round


@final
class Firefighter(Advice):
    """Less heat is better, and a lost house is worse than any heat: the same for all, since they win together."""

    def evaluate(self, state: game.State, seat: game.Seat) -> int:
        assert isinstance(state, Blaze)
        water = 10 * (len(state.well) + sum(len(hand) for hand in state.hands))
        return 1200 - 150 * sum(heat for heat in state.heat if heat > 0) - 500 * state.lost() + water


@final
class Buckets(Measures):
    """No bucket is ever lost."""

    def inventory(self, state: game.State) -> game.Values:
        assert isinstance(state, Blaze)
        buckets = [bucket for hand in state.hands for bucket in hand] + state.well + state.used
        return {str(size): buckets.count(size) for size in (1, 2, 3)}


ADVICE: Final = Firefighter()
MEASURES: Final = Buckets()


@final
class Embers(game.Game):
    def __init__(self, variant: Variant) -> None:
        self.slug, self.version, self.variant = "embers", 2, variant
        self.village: Final = Village(variant.tables())
        self.seats = [1, 2, 3, 4]
        self.bound = 12 * sum(self.village.counts)

    def setup(self, options: game.Values, seats: int, seed: Seed) -> game.State:
        state = Blaze(self.village, seed.stream("wind"))
        for house in self.village.start[: 1 + self.village.fires * seats]:
            state.heat[house] = self.village.heat
        state.well = [1 + size for size in range(3) for _ in range(self.village.counts[size])]
        seed.stream("well").shuffle(state.well)
        state.hands = [[state.well.pop() for _ in range(self.village.hand)] for _ in range(seats)]
        state.pours = [min(self.village.pours, self.village.hand) for _ in range(seats)]
        return state

    def actions(self, state: game.State) -> list[game.Action]:
        return self.village.actions[:]

    def vocabulary(self) -> dict[str, list[str]]:
        codes = {"action": ["pour", "rest"], "event": ["poured", "rested", "flared", "house_lost", "drew"]}
        codes |= {"prompt": ["pour", "wait", "over"], "side": [FIRE], "score": ["saved", "lost"]}
        codes |= {"criterion": ["most_fires_around", "coolest", "wind"], "objection": list(OBJECTIONS)}
        return {**codes, "reason": ["put_out", "village_lost", "dry"], "error": ERRORS}


def make_game(variant: Variant) -> game.Game:
    return Embers(variant)
