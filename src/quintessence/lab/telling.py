"""The most telling games of a comparison: the closest, the most one-sided, the longest, the most changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from quintessence.core.game import ALLIES
from quintessence.lab.comparing import Comparison, Pairing, has_changed
from quintessence.lab.measures.balance import won
from quintessence.lab.measures.points import closeness
from quintessence.lab.simulate import Played, play_game, record_text


@dataclass(frozen=True)
class Telling:
    """One game worth looking at."""

    why: str
    """closest, one_sided, longest, changed_most: the texts have `report-game-<why>`."""
    pairing: Pairing
    played: Played
    variant: int | None = None
    """Which of several variants it is of, from 1."""

    @property
    def file(self) -> str:
        """What its record is called: one of several variants may have a telling game on the same deal."""
        prefix = "" if self.variant is None else f"{self.variant}-"
        return f"{prefix}{self.why.replace('_', '-')}-{self.played.number}.json"

    def record(self) -> str:
        """Its record, played again: games of a plan repeat."""
        text = record_text(play_game(replace(self.pairing.plan, keep=True, traces=False, kinds=()), self.played.number))
        assert text is not None
        return text


def telling_games(comparison: Comparison) -> list[Telling]:
    """Of each variant (of the package's data where there is none) one game of each kind; none twice."""
    chosen: list[Telling] = []
    pairings = comparison.variants or [comparison.base]
    for number, pairing in enumerate(pairings, 1):
        variant = number if len(pairings) > 1 else None
        pairs = [*zip(comparison.base.games, pairing.games, strict=True)]
        changed = [pair for pair in pairs if has_changed(*pair)]
        _choose(chosen, "changed_most", pairing, variant, changed, lambda first, other: -_apart(first, other))
        close = [pair for pair in pairs if _lead(pair[1]) is not None]
        _choose(chosen, "closest", pairing, variant, close, lambda first, other: _lead(other) or 0.0)
        _choose(chosen, "one_sided", pairing, variant, close, lambda first, other: -(_lead(other) or 0.0))
        _choose(chosen, "longest", pairing, variant, pairs, lambda first, other: -other.steps)
    return chosen


def _choose(
    chosen: list[Telling],
    why: str,
    pairing: Pairing,
    variant: int | None,
    pairs: list[tuple[Played, Played]],
    rank: Callable[[Played, Played], float],
) -> None:
    """The first of the pairs by rank that was not chosen for something else."""
    known = {one.played.number for one in chosen if one.pairing is pairing}
    free = [pair for pair in pairs if pair[0].number not in known]
    if free:
        best = min(free, key=lambda pair: (rank(*pair), pair[0].number))
        chosen.append(Telling(why, pairing, best[1], variant))


def _lead(played: Played) -> float | None:
    """The winner's lead; None for allies, and in a game without points."""
    measures = [*closeness(played).values()]
    return measures[0][0] if measures else None


def _apart(one: Played, other: Played) -> float:
    """How differently a game went: who won first, then points, then length."""
    if one.relation == ALLIES:
        wins = 1000.0 * (won(one, 0) != won(other, 0))
    else:
        wins = 1000.0 * sum(abs(won(one, seat) - won(other, seat)) for seat in range(len(one.sitting)))
    outcomes: list[Any] = [one.outcome, other.outcome]
    points = sum(abs(mine - yours) for mine, yours in zip(*(outcome["totals"] for outcome in outcomes), strict=True))
    return wins + float(points) + abs(one.steps - other.steps) / 100
