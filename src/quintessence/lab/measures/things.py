"""Things: how often a card, a tile, a building … is offered, taken when it is, and won with."""

from __future__ import annotations

from quintessence.lab.measures.amounts import Amounts, Key
from quintessence.lab.measures.balance import won
from quintessence.lab.simulate import Played


def offered(played: Played) -> Amounts:
    """The share of seats to which a thing was offered at least once."""
    seats = len(played.sitting)
    things = {thing for counts in played.offered for thing in counts}
    return {
        Key("offered", thing): (sum(thing in counts for counts in played.offered) / seats, 1)
        for thing in sorted(things)
    }


def taken(played: Played) -> Amounts:
    """Of the decisions in which a thing was offered, those that took it."""
    amounts: Amounts = {}
    for offers, takes in zip(played.offered, played.taken, strict=True):
        for thing, count in offers.items():
            key = Key("taken", thing)
            before = amounts.get(key, (0.0, 0.0))
            amounts[key] = (before[0] + takes.get(thing, 0), before[1] + count)
    return amounts


def won_with(played: Played) -> Amounts:
    """Wins of those who took a thing. What winners take need not make them win: `lab worth` tells that."""
    amounts: Amounts = {}
    for seat, takes in enumerate(played.taken):
        for thing in takes:
            key = Key("won_with", thing)
            before = amounts.get(key, (0.0, 0.0))
            amounts[key] = (before[0] + won(played, seat), before[1] + 1)
    return amounts


def used(played: Played) -> Amounts:
    """Of what came into the games, as the game's own `measures.py` says, whether it was used."""
    return {Key("used", name): (float(is_used), 1) for name, is_used in played.uses.items()}
