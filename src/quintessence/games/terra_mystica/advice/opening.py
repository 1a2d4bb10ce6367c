"""The opening: a faction, its terrain, the first dwellings and the first bonus card."""

from __future__ import annotations

from typing import Final

from quintessence.core.companions import Meter
from quintessence.core.game import Action, Seat
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.advice import weights as w
from quintessence.games.terra_mystica.advice.evaluate import evaluate
from quintessence.games.terra_mystica.advice.faction_points import FACTION_POINTS, USUAL_START
from quintessence.games.terra_mystica.advice.plans import best_plans
from quintessence.games.terra_mystica.advice.rivals import Rivals
from quintessence.games.terra_mystica.advice.sea import best_dock
from quintessence.games.terra_mystica.advice.solo import alone
from quintessence.games.terra_mystica.advice.value import value
from quintessence.games.terra_mystica.data.names import WHEEL, wheel_distance
from quintessence.games.terra_mystica.rules.course.opening import after_docks
from quintessence.games.terra_mystica.rules.player import NO_CARD
from quintessence.games.terra_mystica.rules.position import CARDS, DOCKS, DWELLINGS, FREE, PLAY, Position, put
from quintessence.games.terra_mystica.rules.sea.docks import skip_docks

_WHIM: Final = 400
"""Factions this near to each other are chosen between by chance."""
_WEIGHED: Final = 8
"""Factions whose first rounds are looked at, with the tiles in play."""
_OF_START: Final = 40
"""Of a hundred parts of what these bring more than usual: so much of it is left at the end (37 ± 13, 1,356 seats)."""
_START: Final = 2
"""Rounds that are looked at; who plans for less looks at none."""
_TRIED: Final = 6
"""Places for a dwelling whose first rounds are planned."""


def open_with(
    world: Position, seat: Seat, legal: list[Action], rng: Rng, width: int, rounds: int, meter: Meter
) -> Action:
    """What looks best."""
    if world.phase == CARDS and world.script is None:
        return _card(world, seat, legal, width, rounds, meter)
    if world.phase == DOCKS:
        return best_dock(world, seat, legal)
    if world.phase == DWELLINGS:
        return _place(world, seat, legal, width, rounds, meter)
    takes = [action for action in legal if isinstance(action, a.Take)]
    if takes:
        return _take(world, seat, takes, rng, rounds, meter)
    return _best_pick(world, seat, legal, rng.below(len(legal)))


def _take(world: Position, seat: Seat, takes: list[a.Take], rng: Rng, rounds: int, meter: Meter) -> Action:
    """The faction that is worth most; of the best few, with how its first rounds go with the tiles in play."""
    ranked: list[tuple[int, int]] = []
    for number, action in enumerate(takes):
        ranked.append((-faction_worth(world, seat, action) - rng.below(_WHIM), number))
    ranked.sort()
    best: Action = takes[ranked[0][1]]
    if rounds < _START:
        return best
    highest = 0
    is_first = True
    for behind, number in ranked[:_WEIGHED]:
        usual = USUAL_START.get(world.data.factions[takes[number].number].slug, 0)
        worth = (first_rounds(world, seat, takes[number], meter) - usual) * _OF_START // 100 - behind
        if is_first or worth > highest:
            best, highest, is_first = takes[number], worth, False
    return best


def first_rounds(world: Position, seat: Seat, action: Action, meter: Meter) -> int:
    """What the first rounds with a faction end with, when nobody else is there."""
    tried = alone(world, seat)
    tried.apply(seat, action)
    player = tried.players[seat]
    if player.faction.is_volcano:
        player.picks = 1
    while player.picks or player.due_favours:
        tried.apply(seat, _best_pick(tried, seat, tried.legal(seat), 0))
    for other in tried.players:
        if not other.has_faction:  # somebody must be there, and will do nothing
            other.become(player.faction, 0)
    tried.phase = DWELLINGS
    tried.queue = bytes([seat] * player.faction.start.dwellings)
    _complete(tried, seat, Rivals(tried, seat))
    return best_plans(tried, seat, 1, _START, meter)[0].worth


def _best_pick(world: Position, seat: Seat, legal: list[Action], first: int) -> Action:
    """A terrain or a tile that looks best; among equals the first from a place on."""
    best = legal[first]
    highest = 0
    for number in range(len(legal)):
        action = legal[(first + number) % len(legal)]
        tried = world.copy()
        assert isinstance(tried, Position)
        tried.apply(seat, action)
        worth = evaluate(tried, tried.players[seat])
        if not number or worth > highest:
            best, highest = action, worth
    return best


def faction_worth(world: Position, seat: int, action: a.Take) -> int:
    """A faction by what it makes, and by how far its terrain is from the others' on the wheel."""
    faction = world.data.factions[action.number]
    points = 100 * FACTION_POINTS.get(faction.slug, 0)
    if world.points_2017:
        points += 100 * (faction.start.points_2017 - world.data.points)
    if faction.home < WHEEL:
        for other in world.players:
            theirs = other.home if other.home < WHEEL else other.wheel
            if other.seat != seat and theirs < WHEEL:
                points += 60 * wheel_distance(faction.home, theirs)
    return points


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
    if position.phase == DOCKS:
        _dock(position, seat)
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


def _dock(position: Position, seat: Seat) -> None:
    """§14: put the marker where it looks best; the others do without theirs."""
    position.queue = bytes([seat]) if seat in position.queue else b""
    skip_docks(position)
    if position.queue:
        position.apply(seat, best_dock(position, seat, position.legal(seat)))
    else:
        after_docks(position)


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
            worth = w.gain_worth(position.data.bonus_cards[card].income, position.data.rounds - 1)
            if best < 0 or worth > highest:
                best, highest = card, worth
    return best
