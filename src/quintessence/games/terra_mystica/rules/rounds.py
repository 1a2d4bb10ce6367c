"""§3, §12: the course of the game: turns, passing, the end of a round with its rewards and income, and the end."""

from __future__ import annotations

from quintessence.core.game import Json
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.names import COINS, CULTS, POWER, PRIESTS, SANCTUARY, SPADES, WORKERS
from quintessence.games.terra_mystica.rules.ending import finish
from quintessence.games.terra_mystica.rules.leech import drop_offers
from quintessence.games.terra_mystica.rules.player import NO_CARD, NOWHERE, Player
from quintessence.games.terra_mystica.rules.position import (
    FREE,
    INCOME,
    NONE,
    PLAY,
    REWARDS,
    Position,
    order_from,
    put,
    turn_order,
)
from quintessence.games.terra_mystica.rules.resources import gain
from quintessence.games.terra_mystica.rules.scoring import score_pass


def end_turn(position: Position, player: Player) -> None:
    """The next player who has not passed moves; the round ends when there is none and nothing is owed."""
    position.report("turn_ended", [player.seat])
    player.may_build = b""
    move_on(position, player)
    settle(position)


def move_on(position: Position, player: Player) -> None:
    """The turn is over, by ending it, by passing or by leaving."""
    position.turns += 1
    position.active = NONE
    for seat in order_from(position, player.seat):
        following = position.players[seat]
        if not following.passed and not following.gone:
            position.active = seat
            _start_move(following)
            _count_turn(position, player.seat, seat)
            return


def _start_move(player: Player) -> None:
    player.actions = 1
    player.may_build = b""
    player.flown = NOWHERE
    player.blocked = 0
    player.can_buy = False
    player.must_finish = False


def _count_turn(position: Position, seat: int, following: int) -> None:
    if position.has_full_turn:
        position.has_full_turn = False
        position.turn += 1
    if position.places[seat] >= position.places[following]:
        position.has_full_turn = True


def take_card(position: Position, player: Player, card: int, given_back: int) -> None:
    """Take a bonus card with the coins on it, for one that was given back (NO_CARD: the player had none)."""
    coins = position.card_coins[card]
    player.coins += coins
    position.card_coins = put(position.card_coins, card, 0)
    position.card_at = put(position.card_at, card, player.seat)
    player.card = card
    if position.script is not None:
        position.script.card_taken(card, given_back)
    position.report("took_card", [player.seat, position.data.bonus_cards[card].name, coins])


def give_card_back(position: Position, player: Player) -> None:
    if player.card != NO_CARD:
        position.card_at = put(position.card_at, player.card, FREE)
        player.card = NO_CARD


def pass_round(position: Position, player: Player, card: int) -> None:
    """Score, change the bonus card, and wait for the next round."""
    begin_pass(position, player)
    player.actions = 0
    score_pass(position, player)
    old = player.card
    give_card_back(position, player)
    if card != NO_CARD:
        take_card(position, player, card, old)
    player.may_build = b""
    finish_pass(position, player)
    settle(position)


def begin_pass(position: Position, player: Player) -> None:
    """Who passes first begins the next round."""
    if not any(other.passed for other in position.players):
        position.starter = player.seat
    position.report("passed", [player.name()])
    player.passed = True


def finish_pass(position: Position, player: Player) -> None:
    """The next player moves, and the order of the next round grows."""
    move_on(position, player)
    if position.in_passing_order:
        position.order = bytes(order_without(position, player.seat))


def order_without(position: Position, seat: int) -> list[int]:
    """The order with one seat moved to the end."""
    return [other for other in position.order if other != seat] + [seat]


def leave(position: Position, player: Player) -> None:
    """A player leaves: no turns and no power any more; the buildings stay."""
    position.report("left", [player.seat])
    player.gone = True
    player.actions = 0
    drop_offers(position, player.seat)
    give_card_back(position, player)
    position.queue = bytes([seat for seat in position.queue if seat != player.seat])
    if position.active == player.seat:
        move_on(position, player)
    settle(position)


def leave_in_time(position: Position) -> None:
    """Somebody leaves after this action, if the options of the match say so."""
    position.played += 1
    while position.leaves and position.leaves[0] == position.played:
        seat = position.leaves[1]
        position.leaves = position.leaves[2:]
        leave(position, position.players[seat])


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
            position.report("had_reward", [seat, *parts])
            gain(position, player, amounts)
        position.note(player, "reward")


def income(data: Data, player: Player) -> list[int]:
    """What the next income brings: the card, the buildings, the favour tiles."""
    brings = player.faction.income
    dwellings, posts, temples = player.buildings[0], player.buildings[1], player.buildings[2]
    amounts = [0, 0, 0, 0, 0]
    amounts[COINS] += brings.trading_post_coins[posts]
    amounts[WORKERS] += brings.dwelling_workers[dwellings]
    amounts[PRIESTS] += brings.temple_priests[temples] + brings.sanctuary_priests * player.buildings[SANCTUARY]
    amounts[POWER] += brings.trading_post_power[posts] + brings.temple_power[temples]
    if player.has_stronghold():
        for kind in range(4):
            amounts[kind] += brings.stronghold[kind]
    if player.card != NO_CARD:
        _add(amounts, data.bonus_cards[player.card].income)
    for number, tile in enumerate(data.favour_tiles):
        if player.favours >> number & 1:
            _add(amounts, tile.income)
    return amounts


def _add(amounts: list[int], more: list[int]) -> None:
    for kind in range(len(amounts)):
        amounts[kind] += more[kind]


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
        position.note(player, "income")


def start_round(position: Position) -> None:
    """Coins on the cards that nobody took, spaces cleared, and the first player moves."""
    position.phase = PLAY
    position.round += 1
    position.turn = 1
    position.has_full_turn = False
    position.used = 0
    for card, holder in enumerate(position.card_at):
        if holder == FREE:
            position.card_coins = put(position.card_coins, card, position.card_coins[card] + 1)
    tile = position.data.round_tiles[position.round_tiles[position.round - 1]]
    position.report("round_began", [position.round, tile.name])
    order = turn_order(position)
    for place, seat in enumerate(order):
        position.players[seat].passed = False
        position.places = put(position.places, seat, place)
    for seat in order:
        if not position.players[seat].gone:
            position.active = seat
            _start_move(position.players[seat])
            return
