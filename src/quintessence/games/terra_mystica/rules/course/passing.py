"""§12 Passing: the points it brings, the bonus card that is changed, and the order of the next round."""

from __future__ import annotations

from quintessence.core.cells import ONE, without
from quintessence.core.game import Action
from quintessence.games.terra_mystica.actions import RETIRE, Numbered
from quintessence.games.terra_mystica.rules.course.turns import move_on
from quintessence.games.terra_mystica.rules.economy.scoring import score_pass
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import FREE, Position, put


def add_passes(position: Position, choices: list[Action]) -> None:
    """Every card that may be taken on passing; none in the last round."""
    if position.round == position.data.rounds:
        choices.append(RETIRE)
        return
    add_cards(position, position.table.pass_round, choices)


def add_cards(position: Position, actions: list[Numbered], choices: list[Action]) -> None:
    """Of some actions with a card, one for each, those whose card is free."""
    for action in actions:
        if card_objection(position, action.number) is None:
            choices.append(action)


def pass_objection(position: Position, card: int) -> str | None:
    """Why a player may not pass and take a card."""
    return "last_round" if position.round == position.data.rounds else card_objection(position, card)


def retire_objection(position: Position) -> str | None:
    """Why a player may not pass without taking a card."""
    return None if position.round == position.data.rounds else "take_a_card"


def card_objection(position: Position, card: int) -> str | None:
    """§2: why a bonus card may not be taken."""
    return None if position.card_at[card] == FREE else "card_is_taken"


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
        position.order = without(position.order, player.seat) + ONE[player.seat]
