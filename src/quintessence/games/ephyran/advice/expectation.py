"""What a seat can expect of the result, for people who watch or review: measured on games between bots."""

from __future__ import annotations

from typing import Final

from quintessence.games.ephyran.advice.evaluate import (
    ANSWERED,
    DECIDED,
    city_worth,
    hand_worth,
    played_out,
    settled,
)
from quintessence.games.ephyran.rules.position import WINDOW, Position, zones_of

_LEAD: Final = [100, 90, 52, 36, 27, 17, 17, 17, 17, 10]
"""Of a hundred parts of a lead, how many tell who will be in front, by the zones or rounds that are left at least."""
_TURN: Final = 180
"""What a turn brings: whoever has had one more this round has only seemingly so much more."""
_LATE: Final = 10
"""What each step later in the round is worth all through the game: the last round is finished (EP-56)."""
_EVEN: Final = 300
"""A lead of this size is half of the way from an even game to a won one."""


def expectation(position: Position, seat: int) -> float:
    """The share of the others that a seat will leave behind, from 0 to 1; whoever is level counts half."""
    if position.ending:
        return _share_of_all(played_out(position), seat)
    share = _share_of_all(settled(position), seat)
    if position.stage == WINDOW:
        share -= (share - _share_of_all(position, seat)) / ANSWERED
    return share


def _share_of_all(position: Position, seat: int) -> float:
    own = city_worth(position, seat, seat) + hand_worth(position, seat)
    total = 0.0
    for other in range(position.seats):
        if other != seat:
            lead = own - city_worth(position, other, seat) - _hand_worth(position, other)
            total += _share(_scaled(position, seat, other, lead))
    return total / (position.seats - 1)


def _hand_worth(position: Position, seat: int) -> int:
    """What another's hand is worth, whatever is in it: the mean, which falls as the city grows."""
    if position.ending:
        return 0
    zones = zones_of(position, seat)
    return (500 - 10 * zones - zones * zones) * len(position.hands[seat]) // position.data.hand_size


def _scaled(position: Position, seat: int, other: int, lead: int) -> int:
    """A lead over another seat, by what it is worth now: little while there is time to make it up."""
    if position.ending:
        return DECIDED * lead
    seats, first = position.seats, position.first
    own_rank, other_rank, now = (seat - first) % seats, (other - first) % seats, (position.active - first) % seats
    turns = (1 if own_rank < now else 0) - (1 if other_rank < now else 0)
    return (lead - _TURN * turns) * _LEAD[_steps_left(position)] // 100 + _LATE * (own_rank - other_rank)


def _steps_left(position: Position) -> int:
    """Zones that the fullest city lacks, or rounds for which the pile lasts: what is less."""
    fullest = 0
    for seat in range(position.seats):
        fullest = max(fullest, zones_of(position, seat))
    return min(16 - fullest, len(position.pile) // position.seats, len(_LEAD) - 1)


def _share(value: int) -> float:
    return 0.5 + 0.5 * value / (abs(value) + _EVEN)
