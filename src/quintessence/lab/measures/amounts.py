"""What a measure gives for one game, and how amounts of many games are added up.

An amount is a pair (sum, weight): over many games a measure is the sum of all sums over the sum of all weights. So a
mean a game has weight 1, and "wins of those who had Gaia" has as weight how many had her.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias

from quintessence.lab.simulate import Played


class Key(NamedTuple):
    """What an amount is of: the code of the measure, for the texts `measure-<code>`, and of which thing."""

    code: str
    thing: str = ""

    def text(self) -> str:
        """As JSON has it: wins_by_seat:0."""
        return f"{self.code}:{self.thing}" if self.thing else self.code


Amount: TypeAlias = tuple[float, float]
Amounts: TypeAlias = dict[Key, Amount]
Measure: TypeAlias = Callable[[Played], Amounts]

WHOLE: Final = frozenset({"reason", "points_from", "offered"})
"""Codes of which a game that does not name a thing counts as (0, 1), and not as no game."""
NOTHING: Final[Amount] = (0.0, 0.0)


def amount_of(amounts: Amounts, key: Key) -> Amount:
    """The amount of a game, also where it does not name the thing."""
    return amounts.get(key, (0.0, 1.0) if key.code in WHOLE else NOTHING)


def measured(played: Played, measures: Iterable[Measure]) -> Amounts:
    """All amounts of one finished game."""
    amounts: Amounts = {}
    for measure in measures:
        amounts.update(measure(played))
    return amounts


def keys_of(games: Iterable[Amounts]) -> list[Key]:
    """All that is measured in some games, in the order of the measures; the things of each code in their own order."""
    codes: dict[str, dict[Key, None]] = {}
    for amounts in games:
        for key in amounts:
            codes.setdefault(key.code, {})[key] = None
    return [key for keys in codes.values() for key in sorted(keys)]


def mean(games: list[Amounts], key: Key) -> float | None:
    """The measure over some games; None where it has no weight."""
    amounts = [amount_of(game, key) for game in games]
    weight = sum(amount[1] for amount in amounts)
    return sum(amount[0] for amount in amounts) / weight if weight else None
