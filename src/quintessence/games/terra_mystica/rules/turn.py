"""§3: what each action leads to, and the steps of the tracks (§7)."""

from __future__ import annotations

from quintessence.core.game import Action, Event
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.data.names import FROM_CONVERT, FROM_DIGGING
from quintessence.games.terra_mystica.rules.building import build, place, upgrade
from quintessence.games.terra_mystica.rules.cults import rise, send_priest, sink
from quintessence.games.terra_mystica.rules.leech import accept, close_offers, decline, find_offer
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import DWELLINGS, PLAY, Position, put, score
from quintessence.games.terra_mystica.rules.resources import gain_shipping
from quintessence.games.terra_mystica.rules.rounds import end_turn, leave, leave_in_time, pass_round, settle, take_card
from quintessence.games.terra_mystica.rules.script import Script
from quintessence.games.terra_mystica.rules.setup_steps import (
    after_card,
    after_choice,
    after_dwelling,
    pick_terrain,
    take_faction,
)
from quintessence.games.terra_mystica.rules.special import use_power, use_special
from quintessence.games.terra_mystica.rules.terraform import buy_spade, transform
from quintessence.games.terra_mystica.rules.tiles import BURN, convert, keep_priest, take_favour, unlock, waive_favours
from quintessence.games.terra_mystica.rules.towns import choose_top, link, look_for_town, take_town


def play(position: Position, seat: int, action: Action) -> list[Event]:
    """Play one decision of a seat."""
    position.reported = []
    player = position.players[seat]
    if action is a.LEAVE:
        leave(position, player)
    else:
        _play(position, player, action)
        if position.phase >= PLAY:
            settle(position)
        if position.script is not None:
            _run(position, position.script)
        if position.leaves:
            leave_in_time(position)
    events, position.reported = position.reported, []
    return events


def _run(position: Position, script: Script) -> None:
    """§13: the side without a seat goes on, until a seat owes a decision."""
    while script.is_due(position):
        begun = len(position.reported)
        script.act(position)
        script.remember(position.reported[begun:])
        if position.phase >= PLAY:
            settle(position)


def _play(position: Position, player: Player, action: Action) -> None:
    if isinstance(action, a.Answer):
        _answer(position, player, action)
    elif isinstance(action, a.Transform):
        _spend_action(player, not (player.spades or player.free_transform))
        transform(position, player, action)
    elif isinstance(action, a.OnHex):
        _on_hex(position, player, action)
    elif isinstance(action, a.Upgrade):
        _spend_action(player, not player.free_trading_post)
        upgrade(position, player, action.hex, action.building)
        waive_favours(position, player)
    elif isinstance(action, a.Numbered):
        _numbered(position, player, action)
    elif isinstance(action, a.Send):
        _spend_action(player, True)
        send_priest(position, player, action.cult, action.steps)
    elif isinstance(action, a.Step):
        _step(position, player, action.cult)
    elif isinstance(action, a.Bridge):
        _bridge(position, player, action.site)
    elif isinstance(action, a.Take):
        take_faction(position, player, action.number)
    elif isinstance(action, a.OfTerrain):
        _of_terrain(position, player, action)
    elif isinstance(action, a.Bare):
        _bare(position, player, action)


def _spend_action(player: Player, takes_action: bool) -> None:
    """An action of the turn is spent, unless this is part of one that is under way."""
    if takes_action and player.actions:
        player.actions -= 1
        player.may_build = b""


def _answer(position: Position, player: Player, action: a.Answer) -> None:
    offer = find_offer(position, player.seat, action.builder, action.amount)
    assert offer is not None
    if action.tag == "accept":
        accept(position, player, offer)
    else:
        decline(position, player, offer)


def _on_hex(position: Position, player: Player, action: a.OnHex) -> None:
    if action.tag == "place":
        place(position, player, action.hex)
        after_dwelling(position)
    elif action.tag == "link":
        link(position, player, action.hex)
    else:
        _spend_action(player, not (player.free_dwelling or action.hex in player.may_build))
        build(position, player, action.hex)


def _of_terrain(position: Position, player: Player, action: a.OfTerrain) -> None:
    if action.tag == "unlock":
        unlock(position, player, action.terrain)
    else:
        pick_terrain(position, player, action.terrain)
        if position.phase < DWELLINGS:
            after_choice(position)


def _numbered(position: Position, player: Player, action: a.Numbered) -> None:
    number = action.number
    if action.tag == "power":
        _spend_action(player, True)
        use_power(position, player, number)
    elif action.tag == "special":
        _spend_action(player, True)
        use_special(position, player, number)
    elif action.tag == "favour":
        take_favour(position, player, number)
        if position.phase < DWELLINGS:
            after_choice(position)
    elif action.tag == "town":
        take_town(position, player, number)
    elif action.tag == "convert":
        convert(position, player, number)
        position.has_converted = True
        if number != BURN:
            close_offers(position, player)
    elif action.tag == "lose":
        sink(position, player, number, player.lost_steps)
        player.lost_steps = 0
    elif action.tag == "forgo":
        _forgo(position, player, number)
    elif action.tag == "card":
        take_card(position, player, number, NO_CARD)
        player.passed = True
        after_card(position)
    else:
        pass_round(position, player, number)


def _forgo(position: Position, player: Player, number: int) -> None:
    thing = a.GIVEN_UP[number]
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
    else:
        player.due_towns = 0


def _step(position: Position, player: Player, cult: int) -> None:
    if player.tops:
        choose_top(position, player, cult)
        return
    steps = player.steps if player.one_track else 1
    player.steps -= steps
    player.reactions = max(0, player.reactions - steps)
    player.one_track = False
    rise(position, player, cult, steps)


def _bridge(position: Position, player: Player, site: int) -> None:
    player.due_bridges -= 1
    player.bridges -= 1
    position.bridges = put(position.bridges, site, player.seat)
    one, other = position.board.sites[site]
    position.report("bridged", [player.seat, position.board.names[one], position.board.names[other]])
    look_for_town(position, player, one)
    look_for_town(position, player, other)


def _bare(position: Position, player: Player, action: a.Bare) -> None:
    if action is a.END:
        end_turn(position, player)
    elif action is a.OPEN:
        position.is_converting = True
        position.has_converted = False
    elif action is a.CLOSE:
        position.is_converting = False
        position.has_converted = False
    elif action is a.RETIRE:
        pass_round(position, player, NO_CARD)
    elif action is a.KEEP_PRIEST:
        keep_priest(position, player)
    elif action is a.ORDAIN:
        player.workers -= 1
        player.priests += 1
        player.ordinations -= 1
        position.report("ordained", [player.seat])
    elif action is a.BUY_SPADE:
        _spend_action(player, not player.spades)
        buy_spade(position, player)
    elif action is a.BUY_TOKEN:
        player.tokens -= 1
        player.bowl3 += 1
        score(position, player, -1, FROM_CONVERT)
        position.report("bought_token", [player.seat])
    else:
        _advance(position, player, action)


def _advance(position: Position, player: Player, action: a.Bare) -> None:
    _spend_action(player, True)
    if action is a.SHIP:
        player.coins -= position.data.ship_coins
        player.priests -= position.data.ship_priests
        gain_shipping(position, player)
    else:
        player.workers -= player.faction.dig_cost[0]
        player.coins -= player.faction.dig_cost[1]
        player.priests -= player.faction.dig_cost[2]
        player.dig += 1
        score(position, player, position.data.dig_points, FROM_DIGGING)
        position.report("dug", [player.seat, player.dig])
