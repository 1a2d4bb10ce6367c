"""§9 Cults: steps, power on the way, the key to the top, and priests on their slots."""

from __future__ import annotations

from quintessence.core.game import Action
from quintessence.games.terra_mystica.actions import LOSE, SEND, STEP
from quintessence.games.terra_mystica.data.names import CULTS
from quintessence.games.terra_mystica.rules.economy.resources import gain_power
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, PLAY, Position, put


def is_top_taken(position: Position, player: Player, cult: int) -> bool:
    """Whether another player stands at the top of a track."""
    for other in position.players:
        if other.seat != player.seat and other.cults[cult] == position.data.top:
            return True
    return False


def rise(position: Position, player: Player, cult: int, steps: int) -> None:
    """Go up a track: power at 3, 5, 7 and 10. The top takes a key and has room for one."""
    data = position.data
    old = player.cults[cult]
    new = min(old + steps, data.top)
    if new == data.top and old < data.top:
        if is_top_taken(position, player, cult):
            new = data.top - 1
        elif player.keys == 0:
            new = data.top - 1
            player.blocked |= 1 << cult
    if new == old:
        return
    player.cults = put(player.cults, cult, new)
    for step in range(old + 1, new + 1):
        if step == data.top:
            player.keys -= 1
        if data.cult_power[step]:
            gain_power(player, data.cult_power[step])
    position.report("rose", [player.seat, CULTS[cult], new])


def sink(position: Position, player: Player, cult: int, steps: int) -> None:
    """Go down a track; who leaves the top gets the key back."""
    old = player.cults[cult]
    player.cults = put(player.cults, cult, old - steps)
    if old == position.data.top:
        player.keys += 1
    position.report("sank", [player.seat, CULTS[cult], old - steps])


def add_loses(player: Player, choices: list[Action]) -> None:
    """The tracks that can pay for a volcano."""
    if player.lost_steps:
        for action in LOSE:
            if lose_objection(player, action.number) is None:
                choices.append(action)


def lose_objection(player: Player, cult: int) -> str | None:
    """Why the steps that pay for a volcano may not be lost on a track."""
    return None if player.cults[cult] >= player.lost_steps else "too_few_steps"


def lose_steps(position: Position, player: Player, cult: int) -> None:
    """Pay for a volcano with steps of one track."""
    sink(position, player, cult, player.lost_steps)
    player.lost_steps = 0


def gain_keys(position: Position, player: Player, keys: int) -> None:
    """Keys make up for steps to the top that were refused earlier in the same turn, if there are enough of them."""
    player.keys += keys
    if player.blocked and player.keys >= player.blocked.bit_count():
        blocked = player.blocked
        player.blocked = 0
        for cult in range(len(CULTS)):
            if blocked >> cult & 1:
                rise(position, player, cult, 1)


def free_slot(position: Position, cult: int, steps: int) -> int:
    """The first free slot of that worth on a cult; NONE when there is none."""
    worths = position.data.slots
    for number in range(len(worths)):
        slot = cult * len(worths) + number
        if worths[number] == steps and position.slots[slot] == NONE:
            return slot
    return NONE


def add_sends(position: Position, player: Player, choices: list[Action]) -> None:
    """Every cult and slot that a priest can be sent to."""
    if player.priests:
        for action in SEND:
            if send_objection(position, player, action.cult, action.steps) is None:
                choices.append(action)


def send_objection(position: Position, player: Player, cult: int, steps: int) -> str | None:
    """Why a priest may not be sent to a cult for so many steps."""
    if not player.priests:
        return "too_few_priests"
    if steps > 1 and free_slot(position, cult, steps) == NONE:
        return "no_free_slot"
    return top_objection(position, player, cult, steps + _more_steps(player))


def _more_steps(player: Player) -> int:
    """What a stronghold adds to the steps of a priest."""
    return player.faction.stronghold.priest_steps if player.has_stronghold() else 0


def send_priest(position: Position, player: Player, cult: int, steps: int) -> None:
    """A priest on a slot never comes back; one sent for a single step returns to the supply."""
    slot = free_slot(position, cult, steps)
    if slot != NONE:
        position.slots = put(position.slots, slot, player.seat)
        player.priest_cap -= 1
        player.slots += 1
    player.priests -= 1
    position.report("sent_priest", [player.seat, CULTS[cult]])
    rise(position, player, cult, steps + _more_steps(player))


def add_steps(position: Position, player: Player, choices: list[Action]) -> None:
    """The tracks on which steps that were received can be used."""
    if player.steps or player.tops:
        for action in STEP:
            if step_objection(position, player, action.cult) is None:
                choices.append(action)


def step_objection(position: Position, player: Player, cult: int) -> str | None:
    """Why steps that were received may not be used on a track."""
    if player.tops:
        return None if player.tops >> cult & 1 else "not_now"
    if not player.steps:
        return "nothing_owed"
    return top_objection(position, player, cult, player.steps if player.one_track else 1)


def use_steps(position: Position, player: Player, cult: int) -> None:
    """Use one step, or all of them where they go to one track; or spend a key on a track that leads to the top."""
    if player.tops:
        _choose_top(position, player, cult)
        return
    steps = player.steps if player.one_track else 1
    player.steps -= steps
    player.reactions = max(0, player.reactions - steps)
    player.one_track = False
    rise(position, player, cult, steps)


def _choose_top(position: Position, player: Player, cult: int) -> None:
    """§11: spend a key on one of the tracks that lead to the top; the others wait for a key of the same turn."""
    player.tops &= ~(1 << cult)
    rise(position, player, cult, 1)
    if not player.keys:
        player.blocked |= player.tops
        player.tops = 0


def would_top(position: Position, player: Player, cult: int, steps: int, keys: int) -> bool:
    """Whether so many steps lead to the top, with the keys there are and so many more."""
    old = player.cults[cult]
    is_reached = old < position.data.top <= old + steps and player.keys + keys > 0
    return is_reached and not is_top_taken(position, player, cult)


def top_objection(position: Position, player: Player, cult: int, steps: int) -> str | None:
    """§8: why so many steps must wait, where they lead to a top that an answer could still give to another."""
    topping = would_top(position, player, cult, steps, 0)
    return "wait_for_answers" if topping and must_wait_for(position, player, cult) else None


def must_wait_for(position: Position, player: Player, cult: int) -> bool:
    """Whether somebody whose building is still being answered could reach the top of a track first."""
    if position.phase != PLAY:
        return False
    for other in position.players:
        if other.seat != player.seat and other.faction.on_accept == "step" and other.keys:
            waiting = other.reactions
            seen: list[int] = []
            for offer in position.offers:
                if offer.builder == other.seat and offer.event not in seen and not _is_taken(position, offer.event):
                    seen.append(offer.event)
                    waiting += 1
            if waiting and other.cults[cult] + waiting >= position.data.top:
                return True
    return False


def _is_taken(position: Position, event: int) -> bool:
    """Whether an event brings its builder nothing more; an offer of a trade (§14) never does."""
    for ripple in position.ripples:
        if ripple.event == event:
            return ripple.taken
    return True
