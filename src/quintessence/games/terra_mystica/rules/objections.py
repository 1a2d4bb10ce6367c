"""Why not: the first rule that an action would break. `legal` is made of the same predicates."""

from __future__ import annotations

from quintessence.core.game import Action
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.data.names import TRADING_POST
from quintessence.games.terra_mystica.rules.building import (
    build_objection,
    place_objection,
    price_objection,
    upgrade_objection,
)
from quintessence.games.terra_mystica.rules.cults import free_slot, must_wait_for, would_top
from quintessence.games.terra_mystica.rules.leech import find_offer, has_offers
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import (
    CARDS,
    DWELLINGS,
    FACTIONS,
    FREE,
    NONE,
    OVER,
    PLAY,
    TERRAIN,
    Position,
)
from quintessence.games.terra_mystica.rules.seats import waiting
from quintessence.games.terra_mystica.rules.setup_steps import pick_objection, take_objection
from quintessence.games.terra_mystica.rules.special import bridge_objection, power_objection, special_objection
from quintessence.games.terra_mystica.rules.terraform import buy_objection, transform_objection
from quintessence.games.terra_mystica.rules.tiles import (
    conversion_objection,
    favour_objection,
    town_objection,
    unlock_objection,
)
from quintessence.games.terra_mystica.rules.towns import can_link


def objection(position: Position, seat: int, action: Action) -> str | None:
    """The code of the rule that forbids an action to a seat now; None when it is legal."""
    if position.phase == OVER:
        return "match_is_over"
    if seat not in waiting(position):
        return "not_your_turn"
    return in_turn(position, position.players[seat], action)


def in_turn(position: Position, player: Player, action: Action) -> str | None:
    """The same for a seat that owes a decision."""
    phase = position.phase
    if phase == PLAY:
        return _playing(position, player, action)
    if phase <= TERRAIN:
        return _choosing(position, player, action)
    if phase == DWELLINGS:
        if isinstance(action, a.OnHex) and action.tag == "place":
            return place_objection(position, player, action.hex)
        return "not_now"
    if phase == CARDS:
        if isinstance(action, a.Numbered) and action.tag == "card":
            return _card(position, action)
        return "not_now"
    return _between_rounds(position, player, action)


def _choosing(position: Position, player: Player, action: Action) -> str | None:
    if isinstance(action, a.Take):
        if player.has_faction or position.phase != FACTIONS:
            return "not_now"
        return take_objection(position, action.number)
    if isinstance(action, a.OfTerrain) and action.tag == "pick" and player.picks:
        return pick_objection(position, player, action.terrain)
    if isinstance(action, a.Numbered) and action.tag == "favour" and player.due_favours:
        return favour_objection(position, player, action.number)
    return "not_now"


def _card(position: Position, action: a.Numbered) -> str | None:
    return None if position.card_at[action.number] == FREE else "card_is_taken"


def _between_rounds(position: Position, player: Player, action: Action) -> str | None:
    if isinstance(action, a.Transform) and player.spades:
        return transform_objection(position, player, action.hex, action.terrain)
    if isinstance(action, a.Step):
        return _step(position, player, action)
    if isinstance(action, a.Numbered) and action.tag == "forgo":
        return _forgo(position, player, action.number)
    if player.spades or player.steps or player.tops:
        return "not_now"
    return _unlock(position, player, action)


def _unlock(position: Position, player: Player, action: Action) -> str | None:
    if not player.unlocks:
        return "not_now"
    if isinstance(action, a.OfTerrain) and action.tag == "unlock":
        return unlock_objection(position, player, action.terrain)
    return None if action is a.KEEP_PRIEST else "not_now"


def _playing(position: Position, player: Player, action: Action) -> str | None:
    if isinstance(action, a.Answer):
        return _answer(position, player, action)
    if action is a.BUY_TOKEN:
        return "nothing_on_offer" if not player.tokens else None if player.points else "too_few_points"
    if isinstance(action, a.Numbered) and action.tag == "forgo":
        return _forgo(position, player, action.number)
    if isinstance(action, a.Step):
        return _step(position, player, action)
    if position.active != player.seat:
        return "answer_first" if has_offers(position, player.seat) else "not_your_turn"
    if position.is_converting or action is a.CLOSE or (isinstance(action, a.Numbered) and action.tag == "convert"):
        return _converting(position, player, action)
    if action is a.OPEN:
        return None if can_convert(player) else "nothing_to_convert"
    if has_offers(position, player.seat):
        return "answer_first"
    if isinstance(action, a.OnHex) and action.tag == "link":
        return None if can_link(position, player, action.hex) else "no_town_there"
    if player.owes():
        return _owed(position, player, action)
    return _acting(position, player, action)


def _answer(position: Position, player: Player, action: a.Answer) -> str | None:
    offer = find_offer(position, player.seat, action.builder, action.amount)
    if offer is None:
        return "nothing_on_offer"
    if position.is_converting and position.active == player.seat:
        return "close_first"
    if action.tag == "decline":
        return None
    if offer.too_late:
        return "later_offer_taken"
    return None if offer.usable else "no_room_for_power"


def _step(position: Position, player: Player, action: a.Step) -> str | None:
    if player.tops:
        return None if player.tops >> action.cult & 1 else "not_now"
    if not player.steps:
        return "nothing_owed"
    steps = player.steps if player.one_track else 1
    return _top(position, player, action.cult, steps)


def _top(position: Position, player: Player, cult: int, steps: int) -> str | None:
    topping = would_top(position, player, cult, steps, 0)
    return "wait_for_answers" if topping and must_wait_for(position, player, cult) else None


def can_convert(player: Player) -> bool:
    """Whether anything can be exchanged."""
    for conversion in a.CONVERT:
        if conversion_objection(player, conversion.number) is None:
            return True
    return False


def _converting(position: Position, player: Player, action: Action) -> str | None:
    if not position.is_converting:
        return "open_first"
    if action is a.CLOSE:
        return None if position.has_converted else "convert_first"
    if isinstance(action, a.Numbered) and action.tag == "convert":
        return conversion_objection(player, action.number)
    return "close_first"


def _owed(position: Position, player: Player, action: Action) -> str | None:
    """Something received must be used first."""
    if isinstance(action, a.Transform):
        free = player.spades or player.free_transform
        return transform_objection(position, player, action.hex, action.terrain) if free else "finish_first"
    if isinstance(action, a.Numbered):
        return _owed_tile(position, player, action)
    if action is a.BUY_SPADE and player.spades:
        return buy_objection(position, player)
    if isinstance(action, a.OnHex) and player.free_dwelling:
        return build_objection(position, player, action.hex) if action.tag == "build" else "finish_first"
    if isinstance(action, a.Upgrade) and player.free_trading_post:
        if action.building != TRADING_POST:
            return "finish_first"
        return upgrade_objection(position, player, action.hex, action.building)
    if isinstance(action, a.Bridge) and player.due_bridges:
        return bridge_objection(position, player, action.site)
    if action is a.ORDAIN and player.ordinations:
        if player.priests >= player.priest_cap:
            return "no_room_for_priests"
        return None if player.workers else "too_few_workers"
    if isinstance(action, a.OfTerrain) and action.tag == "pick" and player.picks:
        return pick_objection(position, player, action.terrain)
    refused = _unlock(position, player, action)
    return "finish_first" if refused == "not_now" else refused


def _owed_tile(position: Position, player: Player, action: a.Numbered) -> str | None:
    if action.tag == "favour" and player.due_favours:
        return favour_objection(position, player, action.number)
    if action.tag == "town" and player.due_towns:
        return town_objection(position, player, action.number)
    if action.tag == "lose" and player.lost_steps:
        return None if player.cults[action.number] >= player.lost_steps else "too_few_steps"
    return "finish_first"


def _forgo(position: Position, player: Player, number: int) -> str | None:
    """What was received may be given up, but not tiles while there are some."""
    due = [
        player.spades > 0 and not player.has_bought,
        player.free_transform,
        player.free_dwelling,
        player.free_trading_post,
        player.due_bridges > 0,
        player.ordinations > 0,
        player.tokens > 0,
        player.due_towns > 0 and not any(position.town_pool),
    ]
    if position.phase == PLAY and position.active == player.seat and position.is_converting:
        return "close_first"
    return None if due[number] else "nothing_owed"


def _acting(position: Position, player: Player, action: Action) -> str | None:
    """The actions of a turn; a dwelling on a hex that was just transformed belongs to the same action."""
    if action is a.END:
        return "must_act" if player.actions else None
    if isinstance(action, a.OnHex) and action.tag == "build":
        if not player.actions and action.hex not in player.may_build:
            return "no_action_left"
        return build_objection(position, player, action.hex)
    if not player.actions:
        return "no_action_left"
    if isinstance(action, a.Transform):
        return transform_objection(position, player, action.hex, action.terrain)
    if isinstance(action, a.Upgrade):
        return upgrade_objection(position, player, action.hex, action.building)
    if isinstance(action, a.Numbered):
        return _space(position, player, action)
    if isinstance(action, a.Send):
        return _send(position, player, action)
    return _track(position, player, action)


def _space(position: Position, player: Player, action: a.Numbered) -> str | None:
    if action.tag == "power":
        return power_objection(position, player, action.number)
    if action.tag == "special":
        return special_objection(position, player, action.number)
    if action.tag == "pass":
        return "last_round" if position.round == position.data.rounds else _card(position, action)
    return "nothing_owed"


def _send(position: Position, player: Player, action: a.Send) -> str | None:
    if not player.priests:
        return "too_few_priests"
    if action.steps > 1 and free_slot(position, action.cult, action.steps) == NONE:
        return "no_free_slot"
    more = player.faction.stronghold.priest_steps if player.has_stronghold() else 0
    return _top(position, player, action.cult, action.steps + more)


def _track(position: Position, player: Player, action: Action) -> str | None:
    faction = player.faction
    if action is a.SHIP:
        if player.ship >= faction.ship_most:
            return "track_is_done"
        return price_objection(player, 0, position.data.ship_coins, position.data.ship_priests)
    if action is a.DIG:
        if player.dig + 1 >= len(faction.spades.workers):
            return "track_is_done"
        return price_objection(player, faction.dig_cost[0], faction.dig_cost[1], faction.dig_cost[2])
    if action is a.BUY_SPADE:
        return buy_objection(position, player)
    if action is a.RETIRE:
        return None if position.round == position.data.rounds else "take_a_card"
    return "nothing_owed"
