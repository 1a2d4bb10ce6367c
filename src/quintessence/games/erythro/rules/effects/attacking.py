"""§10 Attack: a mine is paid in one element (ER-50), the dome in any mix (ER-51); a reduction helps the next attack."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from quintessence.core.game import Action, Event, Happened
from quintessence.games.erythro.actions import AttackDome, AttackMine
from quintessence.games.erythro.data.constants import ALLIANCE, ELEMENTS, MARS, NONE
from quintessence.games.erythro.data.lines import Line
from quintessence.games.erythro.rules.adversary import alliance, mars
from quintessence.games.erythro.rules.adversary.ends import check_ends
from quintessence.games.erythro.rules.adversary.mines import remove_mine
from quintessence.games.erythro.rules.agenda import DESTROYED, put_first, step
from quintessence.games.erythro.rules.effects.effect import (
    Effect,
    Immediate,
    current_line,
    end_line,
    reach_of,
    tiles_in_reach,
)
from quintessence.games.erythro.rules.influence import disc_of, highest_first, lower_discs, lowest_first, pay, total
from quintessence.games.erythro.rules.position import BY_DESTRUCTION, OVER, Position
from quintessence.games.erythro.rules.tiles import mine_at


@final
class Reduce(Immediate):
    """The next attack of the card costs less, whoever attacks (ER-96)."""

    def lack(self, position: Position, doer: int, line: Line, reduction: int) -> str:
        return ""

    def start(self, position: Position, doer: int, line: Line, events: list[Event]) -> None:
        position.reduction += line.count
        events.append(Happened("reduced", {"seat": doer, "count": line.count}))
        end_line(position, events)

    def trials(self, position: Position, doer: int, line: Line) -> list[Position]:
        twin = position.twin()
        twin.reduction += line.count
        return [twin]


def mine_cost(position: Position, index: int, element: int, reduction: int) -> int:
    """What a mine on the planet costs in an element; a reduction stops at 0."""
    return max(0, position.data.mines.costs[4 * position.mine_ids[index] + element] - reduction)


def dome_cost(position: Position, reduction: int) -> int:
    return max(0, position.setting.sheet.dome_cost - reduction)


@final
class Attacking(Effect):
    """One keyword is one attack on one thing, on the own tile unless the card says more (ER-49)."""

    def lack(self, position: Position, doer: int, line: Line, reduction: int) -> str:
        found, mines, reach = "nothing_to_attack", position.mine_tiles, reach_of(position, doer, line)
        index: i64
        for index in range(len(mines)):
            if reach >> mines[index] & 1:
                if _can_pay_mine(position, doer, index, reduction):
                    return ""
                found = "attack_too_dear"
        if position.dome != NONE and reach >> position.dome & 1:
            return "" if _can_pay_dome(position, doer, reduction) else "attack_too_dear"
        return found

    def start(self, position: Position, doer: int, line: Line, events: list[Event]) -> None:
        self.ask(position, doer, 0)

    def trials(self, position: Position, doer: int, line: Line) -> list[Position]:
        """Each payment; the adversary's answer is left out, since legality is asked before it (ER-88)."""
        found: list[Position] = []
        choices: list[Action] = []
        self._add(position, doer, line, choices)
        for action in choices:
            twin = position.twin()
            twin.reduction = 0
            if isinstance(action, AttackMine):
                index = mine_at(position, action.tile)
                cost = mine_cost(position, index, action.element, position.reduction)
                _pay_quietly(twin, doer, action.element, cost)
                remove_mine(twin, index)
            else:
                assert isinstance(action, AttackDome)
                first, second = _dome_split(position, doer, action)
                lower_discs(twin, doer, first, second)
                if position.setting.adversary == MARS:
                    twin.dome = NONE
            found.append(twin)
        return found

    def add_choices(self, position: Position, seat: int, choices: list[Action]) -> None:
        self._add(position, seat, current_line(position), choices)
        self.add_decline(position, choices)

    def _add(self, position: Position, seat: int, line: Line, choices: list[Action]) -> None:
        elements = position.data.character_elements[position.characters[seat]]
        for tile in tiles_in_reach(position, seat, line):
            index = mine_at(position, tile)
            if index >= 0:
                for disc in range(2):
                    cost = mine_cost(position, index, elements[disc], position.reduction)
                    if cost <= position.influence[2 * seat + disc]:
                        choices.append(position.actions.attack_mine[4 * tile + elements[disc]])
            if tile == position.dome:
                _add_dome(position, seat, choices)

    def reason(self, position: Position, seat: int, action: Action) -> str:
        if not isinstance(action, (AttackMine, AttackDome)):
            return "not_now"
        tile = action.tile if isinstance(action, AttackMine) else position.dome
        if tile not in tiles_in_reach(position, seat, current_line(position)):
            return "out_of_reach"
        if isinstance(action, AttackMine) and mine_at(position, tile) < 0:
            return "nothing_to_attack"
        if isinstance(action, AttackDome) and (action.element == NONE) == position.setting.is_dome_in_one:
            return "not_now"  # the other way to pay (ER-51)
        if action.element != NONE and disc_of(position, seat, action.element) == NONE:
            return "element_not_mastered"
        if isinstance(action, AttackDome) and _can_pay_dome(position, seat, position.reduction):
            return "influence_missing"  # not so much on that disc
        return "attack_too_dear"

    def play(self, position: Position, seat: int, action: Action, events: list[Event]) -> None:
        if self.declined(position, seat, action, events):
            return
        if isinstance(action, AttackMine):
            _attack_mine(position, seat, action, events)
        else:
            assert isinstance(action, AttackDome)
            _attack_dome(position, seat, action, events)


def _can_pay_mine(position: Position, seat: int, index: int, reduction: int) -> bool:
    elements = position.data.character_elements[position.characters[seat]]
    for disc in range(2):
        if mine_cost(position, index, elements[disc], reduction) <= position.influence[2 * seat + disc]:
            return True
    return False


def _can_pay_dome(position: Position, seat: int, reduction: int) -> bool:
    cost = dome_cost(position, reduction)
    if position.setting.is_dome_in_one:
        return cost <= max(position.influence[2 * seat], position.influence[2 * seat + 1])
    return cost <= total(position, seat)


def _add_dome(position: Position, seat: int, choices: list[Action]) -> None:
    cost = dome_cost(position, position.reduction)
    if position.setting.is_dome_in_one:
        elements = position.data.character_elements[position.characters[seat]]
        for disc in range(2):
            if cost <= position.influence[2 * seat + disc]:
                choices.append(position.actions.attack_dome_in[elements[disc]])
        return
    for first in range(lowest_first(position, seat, cost), highest_first(position, seat, cost) + 1):
        choices.append(position.actions.attack_dome[first])


def _disc(position: Position, seat: int, element: int) -> int:
    return 0 if position.data.character_elements[position.characters[seat]][0] == element else 1


def _pay_quietly(position: Position, seat: int, element: int, cost: int) -> None:
    if _disc(position, seat, element) == 0:
        lower_discs(position, seat, cost, 0)
    else:
        lower_discs(position, seat, 0, cost)


def _dome_split(position: Position, seat: int, action: AttackDome) -> tuple[int, int]:
    cost = dome_cost(position, position.reduction)
    if action.element == NONE:
        return action.first, cost - action.first
    return (cost, 0) if _disc(position, seat, action.element) == 0 else (0, cost)


def _attack_mine(position: Position, seat: int, action: AttackMine, events: list[Event]) -> None:
    index = mine_at(position, action.tile)
    mine = position.mine_ids[index]
    cost = mine_cost(position, index, action.element, position.reduction)
    name = position.data.mines.names[mine]
    events.append(_attack_event(position, seat, name, action.tile, ELEMENTS[action.element], cost))
    if _disc(position, seat, action.element) == 0:
        pay(position, seat, cost, 0, "attack", events)
    else:
        pay(position, seat, 0, cost, "attack", events)
    position.reduction = 0
    remove_mine(position, index)
    count = len(position.destroyed)
    events.append(Happened("mine_destroyed", {"seat": seat, "mine": name, "tile": action.tile + 1, "count": count}))
    end_line(position, events)
    if position.stage == OVER:
        return
    if position.setting.adversary == ALLIANCE:
        alliance.mine_destroyed(position, mine, events)
        check_ends(position, events)
    elif position.setting.is_consortium:
        put_first(position, step(DESTROYED, 0, BY_DESTRUCTION, seat))


def _attack_dome(position: Position, seat: int, action: AttackDome, events: list[Event]) -> None:
    first, second = _dome_split(position, seat, action)
    element = "mix" if action.element == NONE else ELEMENTS[action.element]
    events.append(_attack_event(position, seat, "dome", position.dome, element, first + second))
    pay(position, seat, first, second, "attack", events)
    position.reduction = 0
    if position.setting.adversary == MARS:
        mars.attack_dome(position, seat, events)
    else:
        alliance.attack_dome(position, events)
    end_line(position, events)


def _attack_event(position: Position, seat: int, thing: str, tile: int, element: str, paid: int) -> Event:
    return Happened(
        "attacked",
        {
            "seat": seat,
            "mine": thing,
            "tile": tile + 1,
            "element": element,
            "reduction": position.reduction,
            "paid": paid,
        },
    )
