"""Plans: what one player does until the end of a round, or of some rounds, when the others are left aside."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Meter
from quintessence.core.game import Action
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.advice import weights as w
from quintessence.games.terra_mystica.advice.rivals import Rivals
from quintessence.games.terra_mystica.advice.turns import Turn, Turns
from quintessence.games.terra_mystica.advice.value import value
from quintessence.games.terra_mystica.rules.economy.resources import gain_power
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, Position

_MOST_TURNS: Final = 16
"""Turns of a round that a plan can have."""


@final
class Plan:
    """Some turns of a player, one after the other."""

    def __init__(self, turns: list[Turn], position: Position, worth: int, lost: int, powers: int) -> None:
        self.turns: Final = turns
        self.position: Final = position
        self.worth: Final = worth
        """What the position is worth, less what is lost on the way."""
        self.lost: Final = lost
        """Hundredths of points that others may take away meanwhile."""
        self.powers: Final = powers
        """Power actions in the last of its rounds."""


def best_plans(position: Position, seat: int, width: int, rounds: int, meter: Meter) -> list[Plan]:
    """The best plans for so many rounds, the present one included, so many at a time kept in mind; best first.

    The position must be one in which the seat is alone.
    """
    rivals = Rivals(position, seat)
    finder = Turns(seat, rivals, meter)
    plans = [Plan([], position, value(position, position.players[seat], rivals), 0, 0)]
    last = min(position.data.rounds, position.round + rounds - 1)
    number = position.round
    while True:
        ended = _play_round(plans, number, position.round, seat, width, finder, meter)
        if not ended or (meter.is_over and number > position.round):
            return plans  # a later round is looked at in full, or not at all
        plans = ended
        if number >= last or meter.is_over:
            return plans
        plans = [_offered_power(plan, seat) for plan in plans]
        number += 1


def _play_round(
    plans: list[Plan], number: int, first: int, seat: int, width: int, finder: Turns, meter: Meter
) -> list[Plan]:
    """Follow plans through a round to where the player has passed."""
    ended: list[Plan] = []
    seen: set[tuple[object, ...]] = set()
    start = plans[0].worth
    for turns_so_far in range(_MOST_TURNS):
        longer: list[Plan] = []
        for plan in plans:
            for turn in finder.of(plan.position):
                key = _key(turn.position, turn.position.players[seat])
                if key in seen:
                    continue
                seen.add(key)
                lost, powers = _lost(plan, turn, turns_so_far, number == first)
                longer_plan = Plan([*plan.turns, turn], turn.position, turn.worth - lost, lost, powers)
                if turn.position.round != number or turn.position.players[seat].passed:
                    ended.append(longer_plan)
                else:
                    longer.append(longer_plan)
            if meter.is_over and ended:
                break
        longer.sort(key=_worth, reverse=True)
        plans = longer[:width]
        if meter.is_over and ended:
            ended += _cut_short(plans, ended, start)
            break
        if not plans:
            break
    ended.sort(key=_worth, reverse=True)
    return ended[:width]


def _cut_short(plans: list[Plan], ended: list[Plan], start: int) -> list[Plan]:
    """When the time is over, plans that have not passed yet: credited with what passing at once would bring."""
    credit = 0
    for plan in ended:
        if len(plan.turns) == 1:
            credit = max(credit, plan.worth - start)
    return [Plan(plan.turns, plan.position, plan.worth + credit, plan.lost, plan.powers) for plan in plans]


def _offered_power(plan: Plan, seat: int) -> Plan:
    """In a round to come the neighbours' buildings will bring some power."""
    position = plan.position.copy()
    assert isinstance(position, Position)
    player = position.players[seat]
    count = min(_neighbours(position, seat), len(w.LEECHED) - 1)
    power = min(w.LEECHED[count], player.room_for_power())
    if power:
        gain_power(player, power)
        player.points -= w.LEECH_PRICE[count]
    return Plan(plan.turns, position, plan.worth, plan.lost, plan.powers)


def _neighbours(position: Position, seat: int) -> int:
    """Buildings of others beside one's own."""
    count = 0
    for hex in range(position.board.land):
        owner = position.owner[hex]
        if owner != NONE and owner != seat:
            for other in position.board.land_near[hex]:
                if position.owner[other] == seat:
                    count += 1
                    break
    return count


def _lost(plan: Plan, turn: Turn, turns_so_far: int, is_now: bool) -> tuple[int, int]:
    """What others may take away before this turn, in all so far, and the power actions of the round so far."""
    lost = plan.lost
    powers = plan.powers if turns_so_far else 0
    for action in turn.actions:
        if isinstance(action, a.Numbered) and action.tag == "power":
            powers += 1
            lost += w.LATE[0] * turns_so_far if is_now else w.CROWDED[0] * (powers - 1)
        elif isinstance(action, a.Send) and action.steps > 1:
            lost += w.LATE_SLOT[0] * min(turns_so_far, 3)
    return lost, powers


def _key(position: Position, player: Player) -> tuple[object, ...]:
    """What makes two positions of a plan the same."""
    return (
        position.round,
        position.building,
        position.terrain,
        position.used,
        position.bridges,
        position.slots,
        player.points,
        player.coins,
        player.workers,
        player.priests,
        player.bowl1,
        player.bowl2,
        player.bowl3,
        player.cults,
        player.favours,
        player.towns,
        player.card,
        player.ship,
        player.dig,
        player.passed,
        player.fleet.ships,
        position.markers,
    )


def _worth(plan: Plan) -> int:
    return plan.worth


def first_actions(plan: Plan) -> list[Action]:
    """The actions of its first turn."""
    return plan.turns[0].actions if plan.turns else []
