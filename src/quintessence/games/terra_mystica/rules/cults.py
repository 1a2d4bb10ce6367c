"""§9: the cult tracks: steps, power on the way, the key to the top, and priests on their slots."""

from __future__ import annotations

from quintessence.games.terra_mystica.data.names import CULTS
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, PLAY, Position, put
from quintessence.games.terra_mystica.rules.resources import gain_power


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


def send_priest(position: Position, player: Player, cult: int, steps: int) -> None:
    """A priest on a slot never comes back; one sent for a single step returns to the supply."""
    slot = free_slot(position, cult, steps)
    if slot != NONE:
        position.slots = put(position.slots, slot, player.seat)
        player.priest_cap -= 1
        player.slots += 1
    player.priests -= 1
    position.report("sent_priest", [player.seat, CULTS[cult]])
    more = player.faction.stronghold.priest_steps if player.has_stronghold() else 0
    rise(position, player, cult, steps + more)


def would_top(position: Position, player: Player, cult: int, steps: int, keys: int) -> bool:
    """Whether so many steps lead to the top, with the keys there are and so many more."""
    old = player.cults[cult]
    is_reached = old < position.data.top <= old + steps and player.keys + keys > 0
    return is_reached and not is_top_taken(position, player, cult)


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
    for ripple in position.ripples:
        if ripple.event == event:
            return ripple.taken
    return False
