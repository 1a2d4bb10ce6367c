"""The opening: a faction, its terrain, the first dwellings and the first bonus card."""

from __future__ import annotations

from typing import Final

from quintessence.core.companions import Meter
from quintessence.core.game import Action, Seat
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.advice.evaluate import evaluate
from quintessence.games.terra_mystica.advice.faction_points import FACTION_POINTS
from quintessence.games.terra_mystica.advice.plans import best_plans
from quintessence.games.terra_mystica.advice.rivals import Rivals
from quintessence.games.terra_mystica.advice.solo import alone
from quintessence.games.terra_mystica.advice.value import gain_worth, value
from quintessence.games.terra_mystica.data.names import WHEEL, wheel_distance
from quintessence.games.terra_mystica.rules.player import NO_CARD
from quintessence.games.terra_mystica.rules.position import CARDS, DWELLINGS, FREE, PLAY, Position, put

_WHIM: Final = 400
"""Factions this near to each other are chosen between by chance."""
_TRIED: Final = 6
"""Places for a dwelling whose first rounds are planned."""


def open_with(
    world: Position, seat: Seat, legal: list[Action], rng: Rng, width: int, rounds: int, meter: Meter
) -> Action:
    """What looks best."""
    if world.phase == CARDS and world.script is None:
        return _card(world, seat, legal, width, rounds, meter)
    if world.phase == DWELLINGS:
        return _place(world, seat, legal, width, rounds, meter)
    best = legal[0]
    highest = 0
    for action in legal:
        worth = rng.below(_WHIM) + (faction_worth(world, seat, action) if isinstance(action, a.Take) else 0)
        if not isinstance(action, a.Take):
            tried = world.copy()
            assert isinstance(tried, Position)
            tried.apply(seat, action)
            worth += 10 * evaluate(tried, tried.players[seat])
        if action is legal[0] or worth > highest:
            best, highest = action, worth
    return best


def faction_worth(world: Position, seat: int, action: a.Take) -> int:
    """A faction by what it makes, and by how far its terrain is from the others' on the wheel."""
    faction = world.data.factions[action.number]
    found = 100 * FACTION_POINTS.get(faction.slug, 0)
    if world.points_2017:
        found += 100 * (faction.start.points_2017 - world.data.points)
    if faction.home < WHEEL:
        for other in world.players:
            theirs = other.home if other.home < WHEEL else other.wheel
            if other.seat != seat and theirs < WHEEL:
                found += 60 * wheel_distance(faction.home, theirs)
    return found


def _card(world: Position, seat: Seat, legal: list[Action], width: int, rounds: int, meter: Meter) -> Action:
    """The card whose first rounds end best."""
    best = legal[0]
    highest = 0
    for action in legal:
        tried = alone(world, seat)
        tried.apply(seat, action)
        worth = best_plans(tried, seat, width, rounds, meter)[0].worth if tried.phase == PLAY else 0
        if action is legal[0] or worth > highest:
            best, highest = action, worth
    return best


def _place(world: Position, seat: Seat, legal: list[Action], width: int, rounds: int, meter: Meter) -> Action:
    """The place whose first rounds end best, with further dwellings and a card that look good."""
    rivals = Rivals(world, seat)
    ranked: list[tuple[int, int]] = []
    for number in range(len(legal)):
        tried = alone(world, seat)
        tried.apply(seat, legal[number])
        ranked.append((-value(tried, tried.players[seat], rivals), number))
    ranked.sort()
    best = legal[ranked[0][1]]
    highest = 0
    is_first = True
    for _, number in ranked[:_TRIED]:
        tried = alone(world, seat)
        tried.apply(seat, legal[number])
        _complete(tried, seat, rivals)
        worth = best_plans(tried, seat, width, rounds, meter)[0].worth if tried.phase == PLAY else 0
        if is_first or worth > highest:
            best, highest, is_first = legal[number], worth, False
    return best


def _complete(position: Position, seat: Seat, rivals: Rivals) -> None:
    """Go on to the first round alone."""
    while position.phase == DWELLINGS:
        position.apply(seat, _best_place(position, seat, rivals))
    if position.phase == CARDS:
        player = position.players[seat]
        card: int = player.card
        if card == NO_CARD:
            card = _best_card(position)
        else:  # beside the Automa the card came first: it is taken again
            position.card_at = put(position.card_at, card, FREE)
            player.card = NO_CARD
        position.queue = bytes([seat])
        position.apply(seat, position.table.card[card])


def _best_place(position: Position, seat: Seat, rivals: Rivals) -> Action:
    legal = position.legal(seat)
    best = legal[0]
    highest = 0
    for action in legal:
        tried = alone(position, seat)
        tried.apply(seat, action)
        worth = value(tried, tried.players[seat], rivals)
        if action is legal[0] or worth > highest:
            best, highest = action, worth
    return best


def _best_card(position: Position) -> int:
    """The card that brings most at once."""
    best = -1
    highest = 0
    for card, holder in enumerate(position.card_at):
        if holder == FREE:
            worth = gain_worth(position.data.bonus_cards[card].income, position.data.rounds - 1)
            if best < 0 or worth > highest:
                best, highest = card, worth
    return best
