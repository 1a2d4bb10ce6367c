"""§3: everything a seat may do, in the order in which it is offered."""

from __future__ import annotations

from quintessence.core.game import Action
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.data.names import BEFORE, BUILDINGS, NO_TERRAIN
from quintessence.games.terra_mystica.rules.leech import builder_of, has_offers
from quintessence.games.terra_mystica.rules.objections import in_turn
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import CARDS, DWELLINGS, NONE, PLAY, TERRAIN, Position
from quintessence.games.terra_mystica.rules.reach import OUT_OF_REACH, reach
from quintessence.games.terra_mystica.rules.terraform import (
    can_build_on,
    can_buy,
    spade_price,
    targets,
    transform_objection,
)


def choices(position: Position, player: Player) -> list[Action]:
    """What a seat that owes a decision may do."""
    found = [action for action in _candidates(position, player) if in_turn(position, player, action) is None]
    if _may_transform(position, player):
        _add_transforms(position, player, found)
    return found


def _may_transform(position: Position, player: Player) -> bool:
    """Whether this is a moment for transforms at all; each hex is looked at only then."""
    if player.spades or player.free_transform:
        return not (position.phase == PLAY and (position.is_converting or has_offers(position, player.seat)))
    if position.phase != PLAY or position.active != player.seat or position.is_converting:
        return False
    return player.actions > 0 and not player.owes() and not has_offers(position, player.seat)


def _candidates(position: Position, player: Player) -> list[Action]:
    """Actions worth asking about: all legal ones are among them."""
    found: list[Action] = []
    phase = position.phase
    if phase <= TERRAIN:
        found += [*position.table.take, *a.PICK, *position.table.favour]
    elif phase == DWELLINGS:
        found += position.table.place
    elif phase == CARDS:
        found += position.table.card
    elif phase == PLAY:
        _add_playing(position, player, found)
    else:
        found += [*a.FORGO, *a.STEP, *a.UNLOCK, a.KEEP_PRIEST]
    return found


def _add_playing(position: Position, player: Player, found: list[Action]) -> None:
    asked = has_offers(position, player.seat)
    for offer in position.offers:
        if offer.seat == player.seat:
            builder = builder_of(position, offer)
            decline = position.table.decline(builder, offer.amount)
            if decline not in found:
                found += [position.table.accept(builder, offer.amount), decline]
    if player.tokens:
        found.append(a.BUY_TOKEN)
    if position.active == player.seat:
        if position.is_converting:
            found += [*a.CONVERT, a.CLOSE]
        elif asked:
            pass
        elif player.owes():
            _add_owed(position, player, found)
        else:
            _add_actions(position, player, found)
            found.append(a.END)
        if player.faction.links_rivers:
            found += position.table.link
        found.append(a.OPEN)
    if player.steps or player.tops:
        found += a.STEP
    found += a.FORGO


def _add_owed(position: Position, player: Player, found: list[Action]) -> None:
    if player.free_dwelling:
        _add_builds(position, player, found)
    if player.free_trading_post:
        _add_upgrades(position, player, found)
    if player.due_favours:
        found += position.table.favour
    if player.due_towns:
        found += position.table.town
    if player.due_bridges:
        found += position.table.bridge
    if player.lost_steps:
        found += a.LOSE
    if player.picks:
        found += a.PICK
    found += [*a.UNLOCK, a.KEEP_PRIEST, a.ORDAIN, a.BUY_SPADE]


def _add_actions(position: Position, player: Player, found: list[Action]) -> None:
    if not player.actions:
        found += [position.table.build[hex] for hex in player.may_build]
        return
    _add_builds(position, player, found)
    _add_upgrades(position, player, found)
    found += [*position.table.power, *a.SPECIAL, *a.SEND, a.SHIP, a.DIG, a.BUY_SPADE]
    found += [*position.table.pass_round, a.RETIRE]


def _add_builds(position: Position, player: Player, found: list[Action]) -> None:
    for hex in range(position.board.land):
        if position.building[hex] == NONE and can_build_on(player, position.terrain[hex]):
            found.append(position.table.build[hex])


def _add_transforms(position: Position, player: Player, found: list[Action]) -> None:
    """Every transform that the spades in hand, and those that can be bought, allow."""
    aims = targets(player)
    if not aims or player.home == NO_TERRAIN or not (player.faction.is_volcano or _has_spades(position, player)):
        return
    for hex in range(position.board.land):
        if position.building[hex] == NONE and reach(position, player, hex) != OUT_OF_REACH:
            for terrain in aims:
                if transform_objection(position, player, hex, terrain) is None:
                    found.append(position.table.transform[hex * 9 + terrain])


def _has_spades(position: Position, player: Player) -> bool:
    if player.spades or player.free_transform:
        return True
    workers, priests = spade_price(player, 1)
    return can_buy(position, player) and player.workers >= workers and player.priests >= priests


def _add_upgrades(position: Position, player: Player, found: list[Action]) -> None:
    for hex in player.hexes:
        for building in range(1, len(BUILDINGS)):
            if position.building[hex] == BEFORE[building]:
                found.append(position.table.upgrade[hex * 4 + building - 1])
