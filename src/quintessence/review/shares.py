"""The expected result of a match in shares that add up to one: a share of the win for each party.

Parties are the seats, then the sides that nobody sits at. Allies are one party.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from quintessence.bots.worth import expected
from quintessence.core.companions import Advice
from quintessence.core.game import ALLIES, Seat, State
from quintessence.review.model import TEAM, Party

_SURE: Final = 0.001
"""No guess comes nearer to a won or a lost match."""
_FADES: Final = 12
"""After so many turns the advantage of the first moment is no longer taken off."""


def parties_of(state: State, seats: int) -> list[Party]:
    """Who can win: seats by number, sides by code; allies as one."""
    own: list[Party] = [TEAM] if state.relation() == ALLIES else [*range(seats)]
    return [*own, *state.sides()]


def party_of(parties: list[Party], seat: int) -> int:
    """Where a seat's share stands among those of all parties."""
    return 0 if TEAM in parties else seat


def shares_of(state: State, seats: int, advice: Advice) -> list[float]:
    """What each party can expect of the result."""
    sides = len(state.sides())
    if state.relation() == ALLIES:
        return with_rest(expected(state, Seat(0), advice), sides)
    places = _places(state)
    if places is not None:
        return of_places(places)
    ahead = [expected(state, Seat(seat), advice) for seat in range(seats)]
    if sides:
        rest = (seats + sides) / 2 - sum(ahead)  # every two parties have one share between them
        ahead += [rest / sides] * sides
    return of_ahead(ahead)


def with_rest(own: float, sides: int) -> list[float]:
    """The share of a team, and what it leaves to its adversaries."""
    return [own, *([(1 - own) / sides] * sides)]


def of_places(places: list[int]) -> list[float]:
    """Who came first has all of it, or has it in equal parts."""
    first = places.count(1)
    return [1 / first if place == 1 else 0.0 for place in places]


def steepness(parties: int) -> float:
    """By which power of its odds to leave another behind a party's strength grows."""
    return (parties - 1) / parties


def of_ahead(ahead: list[float], steep: float | None = None) -> list[float]:
    """From the share of the others that each leaves behind to each one's share of the win.

    As if every party had a strength, and won against another by the odds of both: exact for two parties.
    """
    steep = steepness(len(ahead)) if steep is None else steep
    bounded = [max(_SURE, min(1 - _SURE, share)) for share in ahead]
    strengths = [exp(steep * log(share / (1 - share))) for share in bounded]
    return [strength / sum(strengths) for strength in strengths]


def fair(shares: list[float], start: list[float], turn: int) -> list[float]:
    """The shares in a match that starts even: the advantage of the first moment is taken off, less with each turn."""
    weight = max(0.0, 1 - turn / _FADES)
    scaled = [share / max(_SURE, first) ** weight for share, first in zip(shares, start, strict=True)]
    return [share / sum(scaled) for share in scaled]


def _places(state: State) -> list[int] | None:
    outcome = state.outcome()
    return None if outcome is None else [*outcome.places, *(side.place for side in outcome.sides)]
