"""What everyone sees: all the facts and what follows from them; of the Automa's cards only what is not covered."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json, Prompt, Seat, Values
from quintessence.games.terra_mystica.actions import SPECIALS
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.names import BUILDINGS, CULTS, terrain_name
from quintessence.games.terra_mystica.rules.economy.income import income
from quintessence.games.terra_mystica.rules.economy.prices import prices
from quintessence.games.terra_mystica.rules.economy.spaces import own_specials, special_bit
from quintessence.games.terra_mystica.rules.map.leech import has_offers
from quintessence.games.terra_mystica.rules.player import NO_CARD, NOWHERE, Player
from quintessence.games.terra_mystica.rules.position import (
    DOCKS,
    FACTIONS,
    NONE,
    OVER,
    PHASES,
    PLAY,
    Position,
    seats_of,
)
from quintessence.games.terra_mystica.rules.projection import projection
from quintessence.games.terra_mystica.rules.sea.view import fleet, markers, sea
from quintessence.games.terra_mystica.rules.stages import to_act as waiting

GROUPED: Final = {
    "terrain": "hexes",
    "building": "hexes",
    "owner": "hexes",
    "town": "towns",
    "slots": "cult_slots",
    "favour_pool": "favour_tiles",
    "town_pool": "town_tiles",
    "card_at": "bonus_cards",
    "card_coins": "bonus_cards",
    "script": "automa",
    "markers": "trade_markers",
    **dict.fromkeys(
        [
            "in_passing_order",
            "consoles",
            "points_2017",
            "fire_and_ice",
            "has_full_turn",
            "places",
            "starter",
            "queue",
            "events",
            "is_converting",
            "has_converted",
            "leaves",
            "played",
        ],
        "course",
    ),
}
"""Fields of a position that `facts` gives under another name."""
_RULES_ONLY: Final = ("course", "ripples", "used")
"""Facts in numbers that only the rules read; the view tells what follows from them."""


def view(position: Position) -> Values:
    """The facts that people use, and what follows from them for whoever decides: prices, spades, own spaces."""
    shown = {name: part for name, part in facts(position).items() if name not in _RULES_ONLY}
    if position.script is not None:
        shown["automa"] = position.script.view(position)
        shown["decision_cards"] = _copied(position.data.decision_cards)
    shown["prices"] = [prices(position, player) for player in seats_of(position)]
    discount = position.players[waiting(position)[0]].faction.power_discount if position.phase == PLAY else 0
    shown["printed"] = _copied(position.data.printed)
    boards = position.data.faction_boards
    shown["faction_boards"] = [
        _copied(boards[player.faction.number]) if player.has_faction else None for player in seats_of(position)
    ]
    if position.phase == FACTIONS:
        shown["faction_sheets"] = {
            slug: _copied(sheet)
            for slug, sheet in position.data.faction_sheets.items()
            if position.fire_and_ice or sheet["set"] == "base"
        }
    if position.round:
        shown["projection"] = projection(position)
    shown["own_spaces"] = [_own_spaces(position, player) for player in seats_of(position)]
    if position.data.merchants.is_played:
        shown["sea"] = sea(position)
    shown["power_costs"] = [space.cost - discount for space in position.data.power_actions]
    return shown


def _copied(part: Json) -> Json:
    """A part of the data for a view, with which its reader may do anything."""
    if isinstance(part, dict):
        return {name: _copied(inner) for name, inner in part.items()}
    if isinstance(part, list):
        return [_copied(inner) for inner in part]
    return part


def _own_spaces(position: Position, player: Player) -> Json:
    """The action spaces of one player, and whether each was used in this round."""
    return {
        SPECIALS[special]: bool(position.used & special_bit(position, player.seat, special))
        for special in own_specials(position, player)
    }


def facts(position: Position) -> Values:
    """The whole position, by the names that people use."""
    data, names = position.data, position.board.names
    bridges: list[Json] = []
    for site, seat in enumerate(position.bridges):
        if seat != NONE:
            one, other = position.board.sites[site]
            bridges.append([names[one], names[other], seat])
    towns: list[Json] = [names[hex] for hex in range(position.board.size) if position.town[hex]]
    offers: list[Json] = [
        [offer.event, offer.seat, name_of(position, offer.builder), offer.amount, offer.usable, offer.too_late]
        for offer in position.offers
    ]
    ripples: list[Json] = [
        [ripple.event, ripple.builder, ripple.open_offers, ripple.refused, ripple.taken] for ripple in position.ripples
    ]
    whole: Values = {
        "board": position.board.slug,
        "rows": [row for row in position.board.rows],
        "phase": PHASES[position.phase],
        "round": position.round,
        "turn": position.turn,
        "order": [name_of(position, seat) for seat in position.order],
        "active": None if position.active == NONE else name_of(position, position.active),
        "to_act": [seat for seat in waiting(position)],
        "hexes": _hexes(position),
        "bridges": bridges,
        "towns": towns,
        "cult_slots": {cult: _slots(position, number) for number, cult in enumerate(CULTS)},
        "round_tiles": [data.round_tiles[tile].name for tile in position.round_tiles],
        "end_tile": None if position.end_tile == NONE else data.end_tiles[position.end_tile],
        "favour_tiles": {tile.name: position.favour_pool[number] for number, tile in enumerate(data.favour_tiles)},
        "town_tiles": _town_tiles(data, position.town_pool),
        "bonus_cards": _cards(position),
        "used_spaces": [space.name for number, space in enumerate(data.power_actions) if position.used >> number & 1],
        "used": position.used,
        "offers": offers,
        "ripples": ripples,
        "players": [_player(data, player) for player in seats_of(position)],
        "course": _course(position),
    }
    if position.script is not None:
        whole["automa"] = position.script.facts(position)
    if data.merchants.is_played:
        whole["trade_markers"] = markers(position)
        whole["fleets"] = [fleet(position, player) for player in seats_of(position)]
    return whole


def name_of(position: Position, owner: int) -> Json:
    """What an owner of something is called: a seat's number, or the code of the side without one."""
    return position.players[owner].name()


def _course(position: Position) -> Values:
    """Where the round stands, in numbers that only the rules need."""
    course: Values = {
        "in_passing_order": position.in_passing_order,
        "consoles": position.consoles,
        "points_2017": position.points_2017,
        "fire_and_ice": position.fire_and_ice,
        "has_full_turn": position.has_full_turn,
        "places": [place for place in position.places],
        "starter": position.starter,
        "queue": [seat for seat in position.queue],
        "events": position.events,
        "is_converting": position.is_converting,
        "has_converted": position.has_converted,
    }
    if position.leaves:
        course["played"] = position.played
        course["leaves"] = [part for part in position.leaves]
    return course


def _hexes(position: Position) -> Values:
    """Each land hex: terrain, and the building with its owner where there is one."""
    hexes: Values = {}
    for hex in range(position.board.land):
        content: list[Json] = [terrain_name(position.terrain[hex])]
        if position.building[hex] != NONE:
            content += [BUILDINGS[position.building[hex]], name_of(position, position.owner[hex])]
        hexes[position.board.names[hex]] = content
    return hexes


def _slots(position: Position, cult: int) -> Json:
    count = len(position.data.slots)
    slots = position.slots[cult * count : (cult + 1) * count]
    return [None if seat == NONE else name_of(position, seat) for seat in slots]


def _town_tiles(data: Data, counts: bytes) -> Values:
    return {tile.name: counts[number] for number, tile in enumerate(data.town_tiles) if counts[number]}


def _cards(position: Position) -> Values:
    """The cards in the match: who holds each, and the coins on it."""
    cards: Values = {}
    for card, holder in enumerate(position.card_at):
        if holder != NONE:
            owner = name_of(position, holder) if holder < len(position.players) else None
            cards[position.data.bonus_cards[card].name] = {"holder": owner, "coins": position.card_coins[card]}
    return cards


def _player(data: Data, player: Player) -> Json:
    brings: list[Json] = [amount for amount in income(data, player)[:4]] if player.has_faction else []
    return {
        "faction": player.faction.slug if player.has_faction else None,
        "terrain": terrain_name(player.home),
        "wheel": terrain_name(player.wheel),
        "unlocked": player.unlocked,
        "points": player.points,
        "score": {data.sources.names[source]: points for source, points in enumerate(player.score) if points},
        "coins": player.coins,
        "workers": player.workers,
        "priests": player.priests,
        "priest_cap": player.priest_cap,
        "priests_on_slots": player.slots,
        "power": [player.bowl1, player.bowl2, player.bowl3],
        "cults": {cult: player.cults[number] for number, cult in enumerate(CULTS)},
        "keys": player.keys,
        "buildings": {name: player.buildings[kind] for kind, name in enumerate(data.buildings)},
        "built": [hex for hex in player.hexes],
        "shipping": player.ship,
        "digging": player.dig,
        "skip": player.skip,
        "bridges_left": player.bridges,
        "favours": [tile.name for number, tile in enumerate(data.favour_tiles) if player.favours >> number & 1],
        "towns": _town_tiles(data, player.towns),
        "card": None if player.card == NO_CARD else data.bonus_cards[player.card].name,
        "town_power": player.town_power,
        "passed": player.passed,
        "left": player.gone,
        "income": brings,
        "due": _due(player),
    }


def _due(player: Player) -> Values:
    """What was received and is not used yet, and what this turn still allows."""
    return {
        "actions": player.actions,
        "spades": player.spades,
        "hexes_left": player.hexes_left,
        "can_buy": player.can_buy,
        "has_bought": player.has_bought,
        "must_finish": player.must_finish,
        "free_transform": player.free_transform,
        "free_dwelling": player.free_dwelling,
        "free_trading_post": player.free_trading_post,
        "may_build": [hex for hex in player.may_build],
        "flown": None if player.flown == NOWHERE else player.flown,
        "steps": player.steps,
        "one_track": player.one_track,
        "reactions": player.reactions,
        "lost_steps": player.lost_steps,
        "favours": player.due_favours,
        "towns": player.due_towns,
        "bridges": player.due_bridges,
        "ordinations": player.ordinations,
        "tokens": player.tokens,
        "unlocks": player.unlocks,
        "picks": player.picks,
        "blocked": player.blocked,
        "tops": player.tops,
    }


def prompt(position: Position, seat: Seat) -> Prompt:
    """What a seat is asked, or whom it waits for."""
    if position.phase == OVER:
        return Prompt("over")
    asked = waiting(position)
    if seat not in asked:
        return Prompt("wait", {"seat": asked[0]})
    player = position.players[seat]
    return Prompt(_question(position, player), {"seat": seat, "round": position.round, "actions": player.actions})


def _question(position: Position, player: Player) -> str:
    if position.phase == PLAY:
        if has_offers(position, player.seat):
            return "offer"
        if position.active == player.seat and position.is_converting:
            return "convert"
    if player.picks:
        return "pick"
    for code, is_due in (
        ("lose_steps", player.lost_steps > 0),
        ("spades", player.spades > 0),
        ("sandstorm", player.free_transform),
        ("free_dwelling", player.free_dwelling),
        ("free_trading_post", player.free_trading_post),
        ("steps", player.steps > 0 or player.tops > 0),
        ("favour", player.due_favours > 0),
        ("town", player.due_towns > 0),
        ("bridge", player.due_bridges > 0),
        ("ordain", player.ordinations > 0),
        ("unlock", player.unlocks > 0),
        ("voyage", player.fleet.is_sailing),
        ("build_ships", player.fleet.is_launching),
    ):
        if is_due:
            return code
    if position.phase != PLAY:
        return {0: "faction", 1: "pick", 2: "dwelling", 3: "card", DOCKS: "dock"}.get(position.phase, "wait")
    if position.active != player.seat:
        return "token"
    return "act" if player.actions else "wind_up"
