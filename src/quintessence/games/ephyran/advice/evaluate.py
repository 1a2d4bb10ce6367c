"""How good a position looks, for bots: prestige so far, the way to a complete city, and what a hand can still do."""

from __future__ import annotations

from typing import Final

from quintessence.games.ephyran.advice.promising import promising
from quintessence.games.ephyran.advice.worth import POINT, card_worth, column_worth
from quintessence.games.ephyran.data.constants import SLOTS
from quintessence.games.ephyran.rules.position import (
    DRAWING,
    FITTING,
    GIVING_UP,
    LAYING,
    OVER,
    SETTING,
    WINDOW,
    Position,
    height,
    is_locked,
    zones_of,
)
from quintessence.games.ephyran.rules.score import dionysos_column
from quintessence.games.ephyran.rules.stages import play
from quintessence.games.ephyran.rules.stages.answering import resolve

_ZONE: Final = 60
_LOCK: Final = 10
"""Of a hundred parts of a column's worth, what its lock adds; and what it costs for each zone that is missing."""
_LOCKED_OUT: Final = 70
ANSWERED: Final = 4
"""One announced support in so many is countered."""
DECIDED: Final = 4
"""A lead counts so many times in the last round: nobody can make it up any more."""


def evaluate(position: Position, seat: int) -> int:
    """The balance for a seat, in hundredths of a point; the last round is played out first."""
    if position.ending:
        return DECIDED * balance(played_out(position), seat)
    if position.stage != WINDOW and not _is_pending(position.stage):
        return balance(position, seat)
    value = balance(settled(position), seat)
    return value - (value - balance(position, seat)) // ANSWERED if position.stage == WINDOW else value


def settled(position: Position) -> Position:
    """What is announced or under way has happened, in the likeliest way."""
    if position.stage != WINDOW and not _is_pending(position.stage):
        return position
    later = position.copy()
    assert isinstance(later, Position)
    if position.stage == WINDOW:
        resolve(later, [])
    while _is_pending(later.stage):
        play(later, later.asked, promising(later)[0])
    return later


def played_out(position: Position) -> Position:
    """The end of the game, after the likeliest choices of those who have a turn left (EP-58)."""
    last = position.copy()
    assert isinstance(last, Position)
    while last.stage != OVER:
        play(last, last.asked, promising(last)[0])
    return last


def _is_pending(stage: int) -> bool:
    return stage == FITTING or stage == SETTING or stage == GIVING_UP or stage == LAYING


def balance(position: Position, seat: int) -> int:
    """What a seat's city and hand are worth, against the best and the mean of the others' cities.

    The others' hands are unseen and count for nothing, so that every seat looks better than it is. With a mean hand for
    each of them no bot played better, and those that search rather worse. What people are shown is `expectation`.
    """
    best = -100_000
    total = 0
    for other in range(position.seats):
        if other != seat:
            worth = city_worth(position, other, seat)
            best = max(best, worth)
            total += worth
    own = city_worth(position, seat, seat) + hand_worth(position, seat)
    return own - (3 * best + total // (position.seats - 1)) // 4


def city_worth(position: Position, seat: int, watcher: int) -> int:
    """What a city is worth as a watcher knows it."""
    worth = position.bonus[seat] * POINT
    zones = zones_of(position, seat)
    home = dionysos_column(position, seat)
    for territory in range(4):
        column = column_worth(position, seat, territory, watcher)
        if territory == home:
            column += 2 * POINT if position.gods[seat] == territory else POINT
        if is_locked(position, seat, territory):
            missing = 4 - int(height(position, seat, territory))
            column += column * _LOCK // 100 - missing * _LOCKED_OUT
        worth += column
    if not position.ending:
        worth += zones * _ZONE + zones * zones * 200 // (SLOTS * SLOTS)
    return worth


def hand_worth(position: Position, seat: int) -> int:
    """Its cards, while there is time to play them."""
    if position.ending:
        return 0
    worth = (position.data.hand_size - len(position.hands[seat])) * 30 if position.stage == DRAWING else 0
    for card in position.hands[seat]:
        worth += card_worth(position, seat, card) * 3 // 4
    return worth
