"""Balance: how often each seat, bot, side and trait wins. A shared first place is a part of a win for each."""

from __future__ import annotations

from quintessence.core.game import ALLIES
from quintessence.lab.measures.amounts import Amounts, Key
from quintessence.lab.simulate import Played
from quintessence.lab.summary import Result


def won(played: Played, seat: int) -> float:
    """A seat's part of the win."""
    assert played.outcome is not None
    result = Result.of(played.outcome)
    if result.places[seat] != 1:
        return 0.0
    return 1.0 if played.relation == ALLIES else 1 / result.firsts()


def wins_by_seat(played: Played) -> Amounts:
    """For each seat; of allies, who win together, once for all."""
    if played.relation == ALLIES:
        return {Key("won"): (won(played, 0), 1)}
    return {Key("wins_by_seat", str(seat)): (won(played, seat), 1) for seat in range(len(played.sitting))}


def wins_by_bot(played: Played) -> Amounts:
    """For each bot of the plan, wherever it sat."""
    if played.relation == ALLIES:
        return {}
    return {Key("wins_by_bot", str(who)): (won(played, seat), 1) for seat, who in enumerate(played.sitting)}


def wins_by_side(played: Played) -> Amounts:
    """For each side that nobody sits at, against rivals; against allies it wins whatever they lose."""
    assert played.outcome is not None
    result = Result.of(played.outcome)
    if played.relation == ALLIES:
        return {}
    return {
        Key("wins_by_side", code): (1 / result.firsts() if place == 1 else 0.0, 1)
        for code, (place, _) in result.sides.items()
    }


def wins_by_trait(played: Played) -> Amounts:
    """For each colour, faction, character …: wins of those who had it."""
    amounts: Amounts = {}
    for seat, traits in enumerate(played.traits):
        for trait, value in traits.items():
            key = Key("wins_by_trait", f"{trait}-{value}")
            before = amounts.get(key, (0.0, 0.0))
            amounts[key] = (before[0] + won(played, seat), before[1] + 1)
    return amounts
