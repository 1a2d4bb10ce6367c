"""A position in the numbers and words of a trace."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json, Values
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.names import CULTS, SHIPYARD
from quintessence.games.terra_mystica.rules.course.ending import measure, network_size
from quintessence.games.terra_mystica.rules.course.opening import chooser
from quintessence.games.terra_mystica.rules.economy.spaces import special_bit
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import (
    CARDS as CARDS_PHASE,
)
from quintessence.games.terra_mystica.rules.position import (
    DWELLINGS,
    NONE,
    OVER,
    PLAY,
    REWARDS,
    Position,
)
from quintessence.games.terra_mystica.snellman import names

COLUMNS: Final = ["VP", "C", "W", "P", "P1", "P2", "P3", "FIRE", "WATER", "EARTH", "AIR", "KEY"]
COLUMNS.extend(["D", "TP", "TE", "SH", "SA", "ship", "dig", "skip", "bridges", "cultP"])


def row(data: Data, player: Player) -> list[Json]:
    """A player's numbers, in the order of COLUMNS."""
    faction = player.faction
    can_dig = faction.spades.workers or faction.is_volcano
    numbers: list[Json] = [player.points, player.coins, player.workers, player.priests]
    numbers += [player.bowl1, player.bowl2, player.bowl3, *player.cults, player.keys, *player.buildings[:SHIPYARD]]
    numbers += [player.ship, player.dig if can_dig else None, player.skip if faction.skip.range else None]
    return [*numbers, data.bridges - player.bridges, player.slots]


def tiles(data: Data, player: Player) -> list[str]:
    """A player's tiles and card, sorted."""
    tile_names = [tile.name for number, tile in enumerate(data.favour_tiles) if player.favours >> number & 1]
    for number, count in enumerate(player.towns):
        tile_names += [data.town_tiles[number].name] * count
    if player.card != NO_CARD:
        tile_names.append(data.bonus_cards[player.card].name)
    return sorted(tile_names)


def fields(player: Player) -> Values:
    """What else a trace says of a player."""
    unlocked: list[Json] = [colour for number, colour in enumerate(names.COLOURS) if player.unlocked >> number & 1]
    return {
        "colour": names.colour(player.home) or "variable",
        "wheel_colour": names.colour(player.wheel),
        "unlocked": sorted(unlocked, key=str),
        "priest_cap": player.priest_cap,
        "town_power": player.town_power,
        "passed": 1 if player.passed else 0,
    }


def hexes(position: Position) -> dict[str, list[Json]]:
    """Terrain and building of each land hex, with a 1 once it belongs to a town."""
    by_hex: dict[str, list[Json]] = {}
    for hex in range(position.board.land):
        building = position.building[hex]
        content: list[Json] = [
            names.colour(position.terrain[hex]),
            None if building == NONE else names.BUILDINGS[building],
        ]
        by_hex[position.board.names[hex]] = [*content, 1] if position.town[hex] else content
    return by_hex


def bridges(position: Position) -> list[str]:
    bridge_names: list[str] = []
    for site, seat in enumerate(position.bridges):
        if seat != NONE:
            ends = sorted(position.board.names[hex] for hex in position.board.sites[site])
            bridge_names.append(":".join([*ends, str(names.colour(position.players[seat].home))]))
    return sorted(bridge_names)


def river_towns(position: Position) -> list[str]:
    return [position.board.names[hex] for hex in range(position.board.land, position.board.size) if position.town[hex]]


def slots(position: Position) -> dict[str, list[Json]]:
    """The colour on each priest slot of each cult."""
    by_cult: dict[str, list[Json]] = {}
    for number, cult in enumerate(CULTS):
        owners = position.slots[number * 4 : number * 4 + 4]
        by_cult[cult.upper()] = [None if seat == NONE else names.colour(position.players[seat].home) for seat in owners]
    return by_cult


def spaces(position: Position) -> list[str]:
    """The action spaces that are used."""
    space_names = [
        space.name for number, space in enumerate(position.data.power_actions) if position.used >> number & 1
    ]
    for player in position.players:
        for special, code in names.SPACE_OF.items():
            bit = special_bit(position, player.seat, special)
            own = not code.startswith("ACT") or names.SPACES[code] == player.faction.special
            if bit and position.used & bit and own:
                space_names.append(code if code.startswith("ACT") else f"{code}/{player.faction.slug}")
    return sorted(space_names)


def decisions(position: Position) -> list[Json]:
    """Who owes what, in no particular order."""
    owed: list[Json] = []
    phase, players = position.phase, position.players
    if phase == OVER:
        return [["gameover", None]]
    if phase < DWELLINGS:
        seat = chooser(position)
        if not players[seat].has_faction:
            return [["faction", None]]
    elif phase == DWELLINGS or phase == CARDS_PHASE:
        return [["dwelling" if phase == DWELLINGS else "bonus", players[position.queue[0]].faction.slug]]
    for offer in position.offers:
        who, builder = players[offer.seat].faction.slug, players[offer.builder].faction.slug
        owed.append(["leech", who, builder, offer.amount, offer.usable])
    for player in players:
        if player.has_faction and not player.gone:
            owed += _owed(position, player)
    if phase == PLAY and position.active != NONE:
        owed.append(["full", players[position.active].faction.slug])
    return owed


def _owed(position: Position, player: Player) -> list[Json]:
    slug = player.faction.slug
    owed: list[Json] = []
    if player.picks:
        owed.append(["pick-color", slug])
    if player.spades:
        owed.append(["transform", slug, player.spades])
    if player.steps:
        owed.append(["cult", slug, player.steps])
    if player.due_favours:
        owed.append(["favor", slug, player.due_favours])
    if player.due_towns:
        owed.append(["town", slug, player.due_towns])
    if player.tokens:
        owed.append(["gain-token", slug, player.tokens])
    if player.unlocks and not (
        position.phase == REWARDS and any(other.spades or other.steps for other in position.players)
    ):
        owed.append(["unlock-terrain", slug])
    return owed


def final(position: Position) -> dict[str, Values]:
    """The end scores with their sources, and what the networks measure."""
    by_faction: dict[str, Values] = {}
    for player in position.players:
        sources: Values = {}
        for source, points in enumerate(player.score):
            if points:
                name = position.data.sources.names[source]
                sources[names.SOURCES.get(name, name)] = points
        scores: Values = {"vp": player.points, "vp_sources": sources, "network": network_size(position, player)}
        if position.end_tile != NONE:
            tile = names.END_TILE_OF[position.data.end_tiles[position.end_tile]]
            scores[tile] = measure(position, player, position.end_tile)
        by_faction[player.faction.slug] = scores
    return by_faction


def journal(position: Position) -> list[Json]:
    """The numbers after each automatic step since the journal was opened."""
    told: list[Json] = []
    for entry in position.journal or []:
        seat, label, points, coins, workers, priests, bowls, cults = entry
        assert isinstance(seat, int) and isinstance(bowls, list) and isinstance(cults, list)
        power, steps = "/".join(str(part) for part in bowls), "/".join(str(part) for part in cults)
        told.append(
            [position.players[seat].faction.slug, _label(str(label)), points, coins, workers, priests, power, steps]
        )
    return told


_LABELS: Final = {
    "reward": "income:cult",
    "income": "income:other",
    "accepted": "effect:power-accepted",
    "all_declined": "effect:all-declined",
    "resources": "final:resources",
}


def _label(ours: str) -> str:
    if ours in _LABELS:
        return _LABELS[ours]
    name, _, points = ours.partition(":")
    return f"final:{names.END_TILE_OF.get(name, name)}:{points}"
