"""§3 Turns: a turn begins, its action is spent, what it brought may be given up, and the next player moves."""

from __future__ import annotations

from quintessence.core.game import Action
from quintessence.games.terra_mystica.actions import GIVEN_UP
from quintessence.games.terra_mystica.rules.player import NOWHERE, Player
from quintessence.games.terra_mystica.rules.position import NONE, PLAY, Position, order_from


def spend_action(player: Player) -> None:
    """An action of the turn is spent: a dwelling can no longer follow the one before."""
    player.actions -= 1
    player.may_build = b""


def add_forgos(position: Position, player: Player, choices: list[Action]) -> None:
    """All that may be given up."""
    if not (player.owes() or player.tokens or player.fleet.is_busy) or _is_exchanging(position, player):
        return  # mostly nothing was received
    may_forgo = _may_forgo(position, player)
    for action in position.table.forgo:
        if may_forgo[action.number]:
            choices.append(action)


def forgo_objection(position: Position, player: Player, number: int) -> str | None:
    """Why something may not be given up."""
    if _is_exchanging(position, player):
        return "close_first"
    return None if _may_forgo(position, player)[number] else "nothing_owed"


def _is_exchanging(position: Position, player: Player) -> bool:
    return position.phase == PLAY and position.active == player.seat and position.is_converting


def _may_forgo(position: Position, player: Player) -> list[bool]:
    """For each of GIVEN_UP: it was received. Bought spades must be used, and towns while there are tiles."""
    return [
        player.spades > 0 and not player.has_bought,
        player.free_transform,
        player.free_dwelling,
        player.free_trading_post,
        player.due_bridges > 0,
        player.ordinations > 0,
        player.tokens > 0,
        player.due_towns > 0 and not any(position.town_pool),
        player.fleet.is_sailing,
        player.fleet.is_launching,
    ]


def forgo(position: Position, player: Player, number: int) -> None:
    """Give something up: all there is of it, but tokens one by one."""
    thing = GIVEN_UP[number]
    position.report("gave_up", [player.seat, thing])
    if thing == "spades":
        player.spades = 0
        player.hexes_left = 0
        player.must_finish = False
    elif thing == "transform":
        player.free_transform = False
    elif thing == "dwelling":
        player.free_dwelling = False
    elif thing == "trading_post":
        player.free_trading_post = False
    elif thing == "bridge":
        player.due_bridges = 0
    elif thing == "ordination":
        player.ordinations = 0
    elif thing == "token":
        player.tokens -= 1
    elif thing == "town":
        player.due_towns = 0
    else:
        player.fleet = player.fleet.at_rest()


def end_turn(position: Position, player: Player) -> None:
    """The next player who has not passed moves."""
    position.report("turn_ended", [player.seat])
    player.may_build = b""
    move_on(position, player)


def move_on(position: Position, player: Player) -> None:
    """The turn is over, by ending it, by passing or by leaving."""
    position.turns += 1
    position.active = NONE
    for seat in order_from(position, player.seat):
        following = position.players[seat]
        if not following.passed and not following.gone:
            position.active = seat
            start_move(following)
            _count_turn(position, player.seat, seat)
            return


def start_move(player: Player) -> None:
    """A player's turn begins."""
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
