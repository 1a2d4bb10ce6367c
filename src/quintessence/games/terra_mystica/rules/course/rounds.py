"""§12 Rounds: from the last who passes over rewards and income to the first turn of the next round."""

from __future__ import annotations

from quintessence.core.game import Json
from quintessence.games.terra_mystica.data.names import CULTS, SPADES
from quintessence.games.terra_mystica.rules.course.ending import finish
from quintessence.games.terra_mystica.rules.course.turns import start_move
from quintessence.games.terra_mystica.rules.economy.income import income
from quintessence.games.terra_mystica.rules.economy.resources import gain
from quintessence.games.terra_mystica.rules.position import FREE, INCOME, NONE, PLAY, REWARDS, Position, turn_order
from quintessence.games.terra_mystica.rules.sea.ships import launch
from quintessence.games.terra_mystica.rules.sea.shipyard import ship_income


def settle(position: Position) -> None:
    """Go on to the next phase as soon as nobody owes a decision."""
    if position.phase == PLAY and position.active == NONE and not position.offers and not _is_owed(position):
        if position.round == position.data.rounds:
            finish(position)
        else:
            _give_rewards(position)
    if position.phase == REWARDS and not _is_owed(position):
        give_income(position)
    if position.phase == INCOME and not _is_owed(position):
        start_round(position)


def _is_owed(position: Position) -> bool:
    for player in position.players:
        if not player.gone and (player.owes() or player.tokens):
            return True
    return False


def _give_rewards(position: Position) -> None:
    """The reward of the round's tile, for steps on its cult (or for priests on slots)."""
    position.phase = REWARDS
    tile = position.data.round_tiles[position.round_tiles[position.round - 1]]
    for seat in turn_order(position):
        player = position.players[seat]
        if not player.is_seated:
            continue
        steps = player.cults[tile.cult] if tile.cult < len(CULTS) else player.slots
        times = steps // tile.steps
        if times:
            amounts = [amount * times for amount in tile.gain]
            parts: list[Json] = [amount for amount in amounts]
            if any(amounts) or not tile.ships:
                position.report("had_reward", [seat, *parts])
            gain(position, player, amounts)
            launch(position, player, tile.ships * times, "reward")
        position.note(player, "reward")


def give_income(position: Position) -> None:
    """Income for all, in order."""
    position.phase = INCOME
    for seat in turn_order(position):
        player = position.players[seat]
        if not player.is_seated:
            continue
        amounts = income(position.data, player)
        parts: list[Json] = [amount for amount in amounts[:SPADES]]
        position.report("had_income", [seat, *parts])
        gain(position, player, amounts)
        if position.data.merchants.is_played:
            ship_income(position, player)
        position.note(player, "income")


def start_round(position: Position) -> None:
    """Coins on the cards that nobody took, spaces cleared, and the first player moves."""
    position.phase = PLAY
    position.round += 1
    position.turn = 1
    position.has_full_turn = False
    position.used = 0
    coins = position.card_coins
    position.card_coins = bytes([coins[card] + (holder == FREE) for card, holder in enumerate(position.card_at)])
    tile = position.data.round_tiles[position.round_tiles[position.round - 1]]
    position.report("round_began", [position.round, tile.name])
    order = turn_order(position)
    places = [0] * len(order)
    for place, seat in enumerate(order):
        position.players[seat].passed = False
        places[seat] = place
    position.places = bytes(places)
    for seat in order:
        if not position.players[seat].gone:
            position.active = seat
            start_move(position.players[seat])
            return
