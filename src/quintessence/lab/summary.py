"""Sums up played games: wins, draws and shares with their intervals, for each bot and each seat."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from quintessence.core.game import ALLIES, Json, Values
from quintessence.lab.intervals import wilson
from quintessence.lab.simulate import Plan, Played


@dataclass
class Tally:
    """The results of one bot, or of one seat."""

    games: int = 0
    wins: int = 0
    draws: int = 0
    won: float = 0.0
    """Wins, and the part of each shared first place."""
    points: int = 0

    def count(self, place: int, first: int, total: int) -> None:
        """One more game, in which `first` seats and sides share the win."""
        self.games += 1
        self.points += total
        if place == 1:
            self.wins += first == 1
            self.draws += first > 1
            self.won += 1 / first

    @property
    def losses(self) -> int:
        return self.games - self.wins - self.draws

    def json(self) -> Values:
        """The counts, the share and its 95 % interval."""
        low, high = wilson(self.won, self.games)
        return {
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "share": round(self.won / self.games, 6) if self.games else None,
            "interval": [round(low, 6), round(high, 6)],
            "mean_score": round(self.points / self.games, 3) if self.games else None,
        }


@dataclass
class Use:
    """How many games something came into, and in how many of them it was used."""

    games: int = 0
    used: int = 0

    def json(self) -> Values:
        return {"games": self.games, "used": self.used, "share": round(self.used / self.games, 6)}


@dataclass
class Summary:
    """All the games of a plan together."""

    bots: list[Tally]
    seats: list[Tally]
    reasons: Counter[str]
    sides: dict[str, Tally] = field(default_factory=dict)
    """The sides that nobody sits at, by their codes."""
    traits: dict[str, dict[str, Tally]] = field(default_factory=dict)
    """What the game counts seats by, in the order of its values."""
    uses: dict[str, Use] = field(default_factory=dict)
    numbers: dict[str, list[int]] = field(default_factory=dict)
    """What the game counts of a match, a number for each."""
    steps: int = 0
    finished: int = 0
    faults: int = 0
    shared: int = 0
    """Games that several won together."""

    def json(self, plan: Plan) -> Values:
        """The summary as `simulate --json` prints it."""
        bots: list[Json] = [{"bot": name, **tally.json()} for name, tally in zip(names(plan), self.bots, strict=True)]
        seats: list[Json] = [{"seat": seat, **tally.json()} for seat, tally in enumerate(self.seats)]
        sides: list[Json] = [{"side": code, **tally.json()} for code, tally in self.sides.items()]
        return {
            "finished": self.finished,
            "faults": self.faults,
            "shared": self.shared,
            "mean_steps": round(self.steps / self.finished, 3) if self.finished else None,
            "reasons": dict(self.reasons),
            "bots": bots,
            "seats": seats,
            **({"sides": sides} if sides else {}),
            "traits": {name: _tallies(tallies) for name, tallies in self.traits.items()},
            "uses": {name: use.json() for name, use in self.uses.items()},
            **({"numbers": {name: spread(amounts) for name, amounts in self.numbers.items()}} if self.numbers else {}),
        }

    def count(self, played: Played, result: Result) -> None:
        """One more finished game."""
        self.finished += 1
        self.steps += played.steps
        self.reasons[result.reason] += 1
        self.shared += result.places.count(1) > 1
        first = 1 if played.relation == ALLIES else result.firsts()  # who wins with all allies shares with nobody
        for seat, who in enumerate(played.sitting):
            tallies = [self.bots[who], self.seats[seat]]
            for name, value in played.traits[seat].items() if played.traits else ():
                tallies.append(self.traits.setdefault(name, {}).setdefault(value, Tally()))
            for tally in tallies:
                tally.count(result.places[seat], first, result.totals[seat])
        for code, (place, total) in result.sides.items():
            self.sides.setdefault(code, Tally()).count(place, first, total)
        self.count_uses(played)

    def count_uses(self, played: Played) -> None:
        """One more game, by what was used in it."""
        for name, is_used in played.uses.items():
            use = self.uses.setdefault(name, Use())
            use.games += 1
            use.used += is_used
        for name, number in played.numbers.items():
            self.numbers.setdefault(name, []).append(number)


def spread(numbers: list[int]) -> Values:
    """The mean, and between which numbers nine in ten lie."""
    ordered, last = sorted(numbers), len(numbers) - 1
    low, high = ordered[round(0.05 * last)], ordered[round(0.95 * last)]
    return {"mean": round(sum(numbers) / len(numbers), 3), "low": low, "high": high}


def _tallies(tallies: dict[str, Tally]) -> list[Json]:
    return [{"value": value, **tallies[value].json()} for value in sorted(tallies)]


def names(plan: Plan) -> list[str]:
    """What to call each bot of a plan: its level, numbered from the second of the same level on."""
    seen: Counter[str] = Counter()
    labels = []
    for bot in plan.bots:
        seen[bot] += 1
        labels.append(bot if seen[bot] == 1 else f"{bot} ({seen[bot]})")
    return labels


def sum_up(plan: Plan, games: list[Played]) -> Summary:
    """Count what came of the games; those with a fault count for nobody."""
    count = len(plan.bots)
    summary = Summary([Tally() for _ in range(count)], [Tally() for _ in range(count)], Counter())
    for played in games:
        if played.outcome is None:
            summary.faults += 1
        else:
            summary.count(played, Result.of(played.outcome))
    return summary


@dataclass
class Result:
    """An outcome as it comes back from a process: places and points of seats, then of sides by their codes."""

    reason: str
    places: list[int]
    totals: list[int]
    sides: dict[str, tuple[int, int]]

    @staticmethod
    def of(outcome: Values) -> Result:
        """Read an outcome's JSON."""
        fields: Any = outcome
        sides = {side["code"]: (side["place"], side["total"]) for side in fields.get("sides", [])}
        return Result(fields["reason"], fields["places"], fields["totals"], sides)

    def firsts(self) -> int:
        """How many share the first place, seats and sides together."""
        return self.places.count(1) + sum(place == 1 for place, _ in self.sides.values())


def game_json(plan: Plan, played: Played) -> Values:
    """One game as `simulate --json` prints it: who sat where, and what came of it."""
    game: Values = {
        "seed": played.seed,
        "bots": [names(plan)[who] for who in played.sitting],
        "steps": played.steps,
        "outcome": played.outcome,
    }
    return game if played.fault is None else {**game, "fault": played.fault}
