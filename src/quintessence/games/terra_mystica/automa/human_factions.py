"""§13.9 AU-102, AU-103, AU-106, AU-110: human factions that gain by answers, when they build beside the Automa."""

from __future__ import annotations

from quintessence.games.terra_mystica.automa.deck import take_from_reserve
from quintessence.games.terra_mystica.automa.holdings import Holdings
from quintessence.games.terra_mystica.data.names import FROM_FACTION
from quintessence.games.terra_mystica.rules.economy.resources import gain_power
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position, score


def reward_building_beside(position: Position, held: Holdings, player: Player) -> bool:
    """A human who gains by answers built beside the Automa; whether it was a cult step (AU-110: one at most)."""
    if player.faction.on_accept != "step":
        gained = gain_power(player, 1)  # AU-106
        position.report("shapeshifters_gained", [player.seat, gained])
        return False
    return _draw_for_cultists(position, held, player)


def _draw_for_cultists(position: Position, held: Holdings, player: Player) -> bool:
    """AU-102, AU-103: the reserve's top card: its points, or a cult step of the player's choice."""
    drawn = take_from_reserve(held)
    held.aside = held.aside + drawn
    card = held.data.cards[drawn[0]]
    steps = 0 if card.points else 1
    position.report("cultists_drew", [player.seat, card.name, card.points, steps, len(held.aside), len(held.reserve)])
    score(position, player, card.points, FROM_FACTION)
    player.steps += steps
    return steps > 0
