"""§13.3 AU-12, AU-130: what everyone sees of the Automa, and all there is."""

from __future__ import annotations

from quintessence.core.game import Json, Values
from quintessence.games.terra_mystica.automa.actions.cults import tile_name
from quintessence.games.terra_mystica.automa.deck import deal_covered, known_in_pile
from quintessence.games.terra_mystica.automa.holdings import NO_DECISION, Holdings
from quintessence.games.terra_mystica.automa.passing import points_in, tile_points
from quintessence.games.terra_mystica.data.automa import AGENDA, NO_CULT, PLACES, STRIPS
from quintessence.games.terra_mystica.data.names import CULTS, NO_TERRAIN, TERRAINS, terrain_name
from quintessence.games.terra_mystica.rules.player import NO_CARD
from quintessence.games.terra_mystica.rules.position import Position


def facts(position: Position, held: Holdings) -> Values:
    """What everyone sees, and what is covered: pile, reserve and streams."""
    deal_covered(held)
    streams: list[Json] = [[held.key(number).hex(), drawn] for number, drawn in enumerate(held.drawn)]
    covered: Values = {
        "pile": _cards(held, held.pile),
        "reserve": _cards(held, held.reserve),
        "known": held.known,
        "chance": streams,
    }
    return {**_open(position, held), "covered": covered}


def view(position: Position, held: Holdings) -> Values:
    """What everyone sees, the events of its last turn, and what it scores by each round's tile."""
    shown: Values = {**_open(position, held), "last_turn": [event.json() for event in held.last_turn]}
    rounds = range(1, len(position.round_tiles) + 1)
    shown["tile_points"] = [points_in(position, held, number) for number in rounds]
    if len(held.row) > len(PLACES):  # AU-21: while the first cards are taken there are more, told by their number
        shown["row"] = _row(position, held, [str(number + 1) for number in range(len(held.row))])
    return shown


def _cards(held: Holdings, cards: bytes) -> list[Json]:
    return [held.data.cards[card].name for card in cards]


def _card(held: Holdings, card: int) -> Json:
    return None if card == NO_DECISION else held.data.cards[card].name


def _open(position: Position, held: Holdings) -> Values:
    data, player, names = position.data, position.players[held.owner], position.board.names
    hexes: list[Json] = [names[hex] for index, hex in enumerate(player.hexes) if held.marked[index]]
    known = bytes(known_in_pile(held))
    agenda: list[Json] = [AGENDA[held.agenda[index]] for index in range(0, len(held.agenda), 2)]
    shown: Values = {
        "faction": held.faction.slug,
        "provenance": held.faction.provenance,
        "level": held.level_number,
        "terrain": terrain_name(player.home) or None,
        "youth": terrain_name(held.youth) or None,
        "blighted": terrain_name(held.blighted) or None,
        "points": player.points,
        "score": {data.sources.names[source]: points for source, points in enumerate(player.score) if points},
        "supply": {name: held.data.stock[kind] - player.buildings[kind] for kind, name in enumerate(data.buildings)},
        "priests": player.priests,
        "cults": {cult: player.cults[number] for number, cult in enumerate(CULTS)},
        "favours": [tile.name for number, tile in enumerate(data.favour_tiles) if player.favours >> number & 1],
        "built": [names[hex] for hex in player.hexes],
        "marked": hexes,
        "cubes": [names[hex] for hex in held.cubes],
        "achieved": [number + 1 for number in range(6) if held.achieved >> number & 1],
        "card": None if player.card == NO_CARD else data.bonus_cards[player.card].name,
        "row": _row(position, held, PLACES),
        "passed": player.passed,
        "support": _card(held, held.support),
        "action": _card(held, held.action),
        "drawn": _cards(held, held.shown),
        "left": len(held.pile),
        "known": _cards(held, known),
        "unknown": len(held.pile) - len(known),
        "reserve": len(held.reserve),
        "late": _cards(held, held.late),
        "aside": _cards(held, held.aside),
        "turns": held.turns,
        "is_acting": held.is_acting,
        "agenda": agenda,
        "navigation": held.navigation(position.round),
        "x": held.x_points(position.round),
        "end_navigation": held.level.navigation[-1],
        "strips": _strips(held, player.home),
        "tile": _tile(position, held),
    }
    if data.merchants.is_played:
        shown["joining"] = _cards(held, held.joining)
        shown["trade_markers"] = player.fleet.marks
    return shown


def _row(position: Position, held: Holdings, places: list[str]) -> Values:
    """The free cards by their places, from the left."""
    cards = [position.data.bonus_cards[card].name for card in held.row]
    return dict(zip(places, cards, strict=False))


def _strips(held: Holdings, home: int) -> Values:
    if home == NO_TERRAIN:
        return {}
    return {
        name: [TERRAINS[terrain] for terrain in held.data.strips[number][home]] for number, name in enumerate(STRIPS)
    }


def _tile(position: Position, held: Holdings) -> Json:
    """The round's tile, as the Automa reads it."""
    if not position.round:
        return None
    name = tile_name(position)
    tile = held.data.tiles.get(name)
    cult = None if tile is None or tile.cult == NO_CULT else CULTS[tile.cult]
    return {"name": name, "points": tile_points(position, held), "cult": cult}
