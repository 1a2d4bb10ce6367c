"""§12 The end: cults, network, the extra end tile, and what is left turned into points."""

from __future__ import annotations

from quintessence.core.game import Outcome, Side
from quintessence.games.terra_mystica.data.names import CULTS, FROM_CONVERT, SANCTUARY, SCRIPTED, STRONGHOLD
from quintessence.games.terra_mystica.rules.map.reach import networks
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, OVER, Position, score, seats_of


def network_size(position: Position, player: Player) -> int:
    """Buildings in the largest network: side by side, by ship, by tunnel or carpet."""
    groups = networks(position, player, True)
    return _most(groups, [1] * len(groups))


def measure(position: Position, player: Player, tile: int) -> int:
    """What an end tile counts, in the network where it is greatest."""
    name = position.data.end_tiles[tile]
    if name == "trade_markers":
        return player.fleet.marks
    groups = networks(position, player, True)
    if name == "building_on_edge":
        return _most(groups, [position.board.is_edge[hex] for hex in player.hexes])
    if name == "connected_clusters":
        return _most_clusters(groups, networks(position, player, False))
    every = list(range(len(groups)))
    if name == "connected_distance":
        return _longest(position, player, groups, every, every)
    strongholds = [place for place in every if position.building[player.hexes[place]] == STRONGHOLD]
    sanctuaries = [place for place in every if position.building[player.hexes[place]] == SANCTUARY]
    return _longest(position, player, groups, strongholds, sanctuaries)


def _longest(position: Position, player: Player, groups: list[int], ones: list[int], others: list[int]) -> int:
    """The longest way from one of some buildings to one of others of the same group, as the crow flies."""
    longest = 0
    for one in ones:
        far = position.board.distance[player.hexes[one]]
        for other in others:
            if groups[one] == groups[other] and far[player.hexes[other]] > longest:
                longest = far[player.hexes[other]]
    return longest


def _most(groups: list[int], counted: list[int]) -> int:
    totals = [0] * (len(groups) + 1)
    for place, group in enumerate(groups):
        totals[group] = totals[group] + counted[place]
    return max(totals)


def _most_clusters(groups: list[int], clusters: list[int]) -> int:
    found: dict[int, set[int]] = {}
    for place, group in enumerate(groups):
        found.setdefault(group, set()).add(clusters[place])
    return max([len(together) for together in found.values()], default=0)


def shares(levels: list[int], points: list[int]) -> list[int]:
    """Points by place: those who tie add up the points of their places and divide them; nothing for zero."""
    found: list[int] = []
    for level in levels:
        ahead = level_with = 0
        for other in levels:
            if other > level:
                ahead += 1
            elif other == level:
                level_with += 1
        found.append(sum(points[ahead : ahead + level_with]) // level_with if level else 0)
    return found


def rank(position: Position, levels: list[int], points: list[int], source: int) -> None:
    """Score by place, in turn order."""
    totals = shares(levels, points)
    for seat in position.order:
        if totals[seat]:
            score(position, position.players[seat], totals[seat], source)
            if position.journal is not None:
                position.note(position.players[seat], f"{position.data.sources.names[source]}:{totals[seat]}")


def finish(position: Position) -> None:
    """Score the end, and close the match."""
    data, players = position.data, position.players
    if position.script is not None:
        position.script.end(position)
    if position.end_tile != NONE:
        levels = [measure(position, player, position.end_tile) for player in seats_of(position)]
        if position.script is not None:
            levels.append(position.script.measure(position, position.end_tile))
        rank(position, levels, data.network_places, data.sources.end_tile + position.end_tile)
    for cult in range(len(CULTS)):
        rank(position, [player.cults[cult] for player in players], data.cult_places, data.sources.cult + cult)
    sizes = [network_size(position, player) for player in players]
    rank(position, sizes, data.network_places, data.sources.network)
    for seat in position.order:
        if players[seat].is_seated:
            _sell_out(position, players[seat])
    for player in players:
        player.passed = False
    position.phase = OVER
    position.report("game_ended", [])


def sale(player: Player) -> tuple[int, int]:
    """The coins that all of a player's resources become, and the points that these become."""
    coins = player.coins + player.bowl3 + player.bowl2 // 2 + player.priests + player.workers
    return coins, coins // player.faction.coins_per_point


def _sell_out(position: Position, player: Player) -> None:
    """All resources become coins, and coins points."""
    burned = player.bowl2 // 2
    coins, points = sale(player)
    player.bowl2 -= 2 * burned
    player.bowl1 += player.bowl3 + burned
    player.bowl3 = 0
    player.priests = 0
    player.workers = 0
    player.coins = coins - points * player.faction.coins_per_point
    score(position, player, points, FROM_CONVERT)
    position.note(player, "resources")


def outcome(position: Position) -> Outcome | None:
    """Places by points; equal points share a place."""
    if position.phase != OVER:
        return None
    totals = [player.points for player in position.players]
    places = [1 + sum(other > total for other in totals) for total in totals]
    sources = position.data.sources.names
    scores = [
        {sources[source]: points for source, points in enumerate(player.score) if points} for player in position.players
    ]
    if position.script is None:
        return Outcome(places, scores, "six_rounds")
    side = Side(SCRIPTED, places[-1], scores[-1])
    return Outcome(places[:-1], scores[:-1], "six_rounds", [side])
