"""Sums up played games: wins, draws and shares with their intervals, for each bot and each seat."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from quintessence.core.game import Json, Values
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
        """One more game, in which `first` seats share the win."""
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
    reasons: dict[str, int]
    traits: dict[str, dict[str, Tally]] = field(default_factory=dict)
    """What the game counts seats by, in the order of its values."""
    uses: dict[str, Use] = field(default_factory=dict)
    steps: int = 0
    finished: int = 0
    faults: int = 0
    shared: int = 0
    """Games that several won together."""

    def json(self, plan: Plan) -> Values:
        """The summary as `simulate --json` prints it."""
        bots: list[Json] = [{"bot": name, **tally.json()} for name, tally in zip(names(plan), self.bots, strict=True)]
        seats: list[Json] = [{"seat": seat, **tally.json()} for seat, tally in enumerate(self.seats)]
        return {
            "finished": self.finished,
            "faults": self.faults,
            "shared": self.shared,
            "mean_steps": round(self.steps / self.finished, 3) if self.finished else None,
            "reasons": dict(self.reasons),
            "bots": bots,
            "seats": seats,
            "traits": {name: _tallies(tallies) for name, tallies in self.traits.items()},
            "uses": {name: use.json() for name, use in self.uses.items()},
        }

    def count_traits(self, played: Played, places: list[Json], totals: list[Json], first: int) -> None:
        """One more game, by what the game counts its seats by."""
        for seat, traits in enumerate(played.traits):
            place, total = places[seat], totals[seat]
            assert isinstance(place, int) and isinstance(total, int)
            for name, value in traits.items():
                tallies = self.traits.setdefault(name, {})
                tallies.setdefault(value, Tally()).count(place, first, total)

    def count_uses(self, played: Played) -> None:
        """One more game, by what was used in it."""
        for name, is_used in played.uses.items():
            use = self.uses.setdefault(name, Use())
            use.games += 1
            use.used += is_used


def _tallies(tallies: dict[str, Tally]) -> list[Json]:
    return [{"value": value, **tallies[value].json()} for value in sorted(tallies)]


def names(plan: Plan) -> list[str]:
    """What to call each bot of a plan: its level, numbered from the second of the same level on."""
    seen: Counter[str] = Counter()
    told = []
    for bot in plan.bots:
        seen[bot] += 1
        told.append(bot if seen[bot] == 1 else f"{bot} ({seen[bot]})")
    return told


def sum_up(plan: Plan, games: list[Played]) -> Summary:
    """Count what came of the games; those with a fault count for nobody."""
    count = len(plan.bots)
    reasons: Counter[str] = Counter()
    summary = Summary([Tally() for _ in range(count)], [Tally() for _ in range(count)], reasons)
    for played in games:
        if played.outcome is None:
            summary.faults += 1
            continue
        summary.finished += 1
        summary.steps += played.steps
        reasons[str(played.outcome["reason"])] += 1
        places, totals = played.outcome["places"], played.outcome["totals"]
        assert isinstance(places, list) and isinstance(totals, list)
        summary.shared += places.count(1) > 1
        first = 1 if played.outcome.get("common") else places.count(1)  # whoever wins with all shares with nobody
        summary.count_traits(played, places, totals, first)
        summary.count_uses(played)
        for seat, who in enumerate(played.sitting):
            place, total = places[seat], totals[seat]
            assert isinstance(place, int) and isinstance(total, int)
            summary.bots[who].count(place, first, total)
            summary.seats[seat].count(place, first, total)
    return summary


def game_json(plan: Plan, played: Played) -> Values:
    """One game as `simulate --json` prints it: who sat where, and what came of it."""
    told: Values = {
        "seed": played.seed,
        "bots": [names(plan)[who] for who in played.sitting],
        "steps": played.steps,
        "outcome": played.outcome,
    }
    return told if played.fault is None else {**told, "fault": played.fault}
