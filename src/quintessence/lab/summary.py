"""Sums up played games: wins, draws and shares with their intervals, for each bot and each seat."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

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
        """One more game, in which `first` seats came first."""
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
class Summary:
    """All the games of a plan together."""

    bots: list[Tally]
    seats: list[Tally]
    reasons: dict[str, int]
    steps: int = 0
    finished: int = 0
    faults: int = 0

    def json(self, plan: Plan) -> Values:
        """The summary as `simulate --json` prints it."""
        bots: list[Json] = [{"bot": name, **tally.json()} for name, tally in zip(names(plan), self.bots, strict=True)]
        seats: list[Json] = [{"seat": seat, **tally.json()} for seat, tally in enumerate(self.seats)]
        return {
            "finished": self.finished,
            "faults": self.faults,
            "mean_steps": round(self.steps / self.finished, 3) if self.finished else None,
            "reasons": dict(self.reasons),
            "bots": bots,
            "seats": seats,
        }


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
        for seat, who in enumerate(played.sitting):
            place, total = places[seat], totals[seat]
            assert isinstance(place, int) and isinstance(total, int)
            summary.bots[who].count(place, places.count(1), total)
            summary.seats[seat].count(place, places.count(1), total)
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
