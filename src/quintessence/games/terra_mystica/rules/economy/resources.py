"""§4 Resources: power moves through its bowls, priests have a cap, spades become what a faction makes of them."""

from __future__ import annotations

from quintessence.games.terra_mystica.data.names import (
    COINS,
    FROM_FACTION,
    ON_SPADE,
    POWER,
    PRIESTS,
    SPADES,
    WORKERS,
)
from quintessence.games.terra_mystica.rules.economy.scoring import score_round_tile
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position, score


def gain_power(player: Player, amount: int) -> int:
    """Move tokens up the bowls; what does not fit is lost. Gives back what was gained."""
    first = min(amount, player.bowl1)
    player.bowl1 -= first
    player.bowl2 += first
    second = min(amount - first, player.bowl2)
    player.bowl2 -= second
    player.bowl3 += second
    return first + second


def spend_power(player: Player, amount: int) -> None:
    player.bowl3 -= amount
    player.bowl1 += amount


def burn(player: Player) -> None:
    """Destroy a token of the second bowl to move another into the third."""
    player.bowl2 -= 2
    player.bowl3 += 1


def destroy_tokens(player: Player, amount: int) -> None:
    """Tokens leave the first bowl, then the second, then the third."""
    for _ in range(amount):
        if player.bowl1:
            player.bowl1 -= 1
        elif player.bowl2:
            player.bowl2 -= 1
        else:
            player.bowl3 -= 1


def gain_priests(player: Player, amount: int) -> None:
    """Priests above the cap are lost; a faction with locked terrains first decides what each priest does."""
    if player.faction.unlocks:
        player.unlocks += amount
    else:
        keep_priests(player, amount)


def keep_priests(player: Player, amount: int) -> None:
    player.priests = max(player.priests, min(player.priests + amount, player.priest_cap))


def gain_spades(position: Position, player: Player, amount: int) -> None:
    """Spades from any source, one by one: points of the round tile, abilities, and what they turn into."""
    faction = player.faction
    if faction.spades.becomes == "nothing":
        return
    for _ in range(amount):
        score_round_tile(position, player, ON_SPADE)
        score(position, player, faction.spades.points, FROM_FACTION)
        if faction.spades.power and player.has_stronghold():
            gain_power(player, faction.spades.power)
        if faction.spades.becomes == "step":
            player.steps += 1
        elif faction.spades.becomes == "token":
            player.bowl1 += 1
        else:
            player.spades += 1


def gain(position: Position, player: Player, amounts: list[int]) -> None:
    """What a tile or an action space gives."""
    player.coins += amounts[COINS]
    player.workers += amounts[WORKERS]
    if amounts[PRIESTS]:
        gain_priests(player, amounts[PRIESTS])
    if amounts[POWER]:
        gain_power(player, amounts[POWER])
    if amounts[SPADES]:
        gain_spades(position, player, amounts[SPADES])


def price_objection(player: Player, workers: int, coins: int, priests: int) -> str | None:
    """What is missing to pay a price."""
    if player.workers < workers:
        return "too_few_workers"
    if player.coins < coins:
        return "too_few_coins"
    return "too_few_priests" if player.priests < priests else None
