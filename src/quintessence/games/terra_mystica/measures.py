"""What the lab and the tests count: every component, so that none is ever made or lost by mistake."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Measures
from quintessence.core.game import Action, Seat, State, Values
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.names import BUILDINGS, STOCK
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import FREE, NONE, OVER, Position, seats_of
from quintessence.games.terra_mystica.rules.sea.fleet import ABSENT
from quintessence.games.terra_mystica.rules.sea.ships import has_shipyard


@final
class TerraMysticaMeasures(Measures):
    """The pieces of this game."""

    def inventory(self, state: State) -> Values:
        assert isinstance(state, Position)
        return count(state)

    def traits(self, state: State, seat: Seat) -> dict[str, str]:
        """A seat's faction; with Merchants of the Seas also whether it has a shipyard, once that is settled."""
        assert isinstance(state, Position)
        player = state.players[seat]
        if not player.has_faction:
            return {}
        traits = {"faction": player.faction.slug}
        if player.fleet.ships and (has_shipyard(player) or state.phase == OVER):
            traits["shipyard"] = "built" if has_shipyard(player) else "unbuilt"
        return traits

    def round_number(self, state: State) -> int | None:
        """§1: of six; none while factions and dwellings are chosen."""
        assert isinstance(state, Position)
        return state.round or None

    def uses(self, state: State, played: list[Action]) -> dict[str, bool]:
        """§14: whether anybody built a shipyard and traded, and of each faction whether it built its shipyard."""
        assert isinstance(state, Position)
        used: dict[str, bool] = {}
        if state.data.merchants.is_played:
            seated = [player for player in seats_of(state) if player.has_faction]
            used["building-shipyard"] = any(has_shipyard(player) for player in seated)
            used["score-trade"] = any(player.fleet.marks > 0 for player in seated)
            for player in seated:
                used[f"faction-{player.faction.slug}"] = has_shipyard(player)
        return used

    def numbers(self, state: State) -> dict[str, int]:
        """§14: trades of all who have a seat."""
        assert isinstance(state, Position)
        if not state.data.merchants.is_played:
            return {}
        return {"trades": sum([player.fleet.marks for player in seats_of(state)])}


MEASURES: Final = TerraMysticaMeasures()


def count(position: Position) -> Values:
    """Tiles and cards, and how many things are not where they should be: always the same, and none."""
    players = position.players
    counted: Values = {}
    for number, favour in enumerate(position.data.favour_tiles):
        held = 0
        for player in players:
            held += player.favours >> number & 1
        counted[favour.name] = position.favour_pool[number] + held
    for number, town in enumerate(position.data.town_tiles):
        held = 0
        for player in players:
            held += player.towns[number]
        counted[town.name] = position.town_pool[number] + held
    counted["cards"] = len(position.card_at) - position.card_at.count(NONE)
    wrong = _misheld_cards(position) + _homeless(position)
    for player in players:
        wrong += _wrong(position, player) if player.is_seated else _script_wrong(position, player)
    if position.script is not None:
        counted["decision_cards"] = position.script.count_cards()
    counted["wrong"] = wrong
    return counted


def _misheld_cards(position: Position) -> int:
    wrong = 0
    for card, holder in enumerate(position.card_at):
        if holder != NONE and holder != FREE:
            wrong += position.players[holder].card != card
            wrong += position.card_coins[card] != 0
    return wrong


def _homeless(position: Position) -> int:
    """Buildings without an owner, owners without a building, and buildings that nobody has on his list."""
    listed = 0
    for player in position.players:
        listed += len(player.hexes)
    wrong = int(position.board.land - position.owner.count(NONE) != listed)
    for hex in range(position.board.land):
        wrong += (position.owner[hex] == NONE) != (position.building[hex] == NONE)
    return wrong


def _wrong(position: Position, player: Player) -> int:
    """Numbers of a player that cannot be."""
    wrong = 0
    built = [0] * len(BUILDINGS)
    for hex in player.hexes:
        wrong += position.owner[hex] != player.seat
        built[position.building[hex]] += 1
    for kind in range(len(BUILDINGS)):
        wrong += built[kind] != player.buildings[kind] or built[kind] > STOCK[kind]
    wrong += sum(player.score) != player.points
    wrong += position.slots.count(player.seat) != player.slots
    wrong += position.bridges.count(player.seat) + player.bridges != position.data.bridges
    wrong += _priests_wrong(player) or _keys(position.data, player) != player.keys
    lowest = min(player.coins, player.workers, player.priests, player.bowl1, player.bowl2, player.bowl3, player.keys)
    wrong += lowest < 0 or player.points < 0
    wrong += player.card != NO_CARD and position.card_at[player.card] != player.seat
    return wrong + _fleet_wrong(position, player)


def _fleet_wrong(position: Position, player: Player) -> int:
    """§14: ships that are nowhere, a dock without its owner's building, markers that are not on the map."""
    fleet, board, wrong = player.fleet, position.board, 0
    for at in fleet.ships:
        wrong += at != ABSENT and at >= board.size
        wrong += at < board.land and position.owner[at] != player.seat
    wrong += fleet.dock != ABSENT and (position.owner[fleet.dock] != player.seat or not board.river_near[fleet.dock])
    wrong += fleet.is_busy and position.active != player.seat
    placed = 0
    for hex in range(len(position.markers)):
        has_marker = position.markers[hex] >> player.seat & 1
        placed += has_marker
        wrong += has_marker and position.owner[hex] in (NONE, player.seat)
    return wrong + (placed != fleet.marks or placed > position.data.merchants.markers)


def _script_wrong(position: Position, player: Player) -> int:
    """Numbers of the side without a seat that cannot be (AU-04, AU-05)."""
    wrong = 0
    stock, built = position.data.automa.stock, [0] * len(BUILDINGS)
    for hex in player.hexes:
        wrong += position.owner[hex] != player.seat
        built[position.building[hex]] += 1
    for kind in range(len(BUILDINGS)):
        wrong += built[kind] != player.buildings[kind] or built[kind] > stock[kind]
    wrong += sum(player.score) != player.points
    wrong += position.slots.count(player.seat) != player.slots
    wrong += player.priests + player.slots != position.data.automa.priests or player.priests < 0
    wrong += player.coins + player.workers + player.tokens_in_all() + player.keys + player.spades + player.steps
    wrong += sum(player.towns) + position.bridges.count(player.seat)
    wrong += player.card != NO_CARD and position.card_at[player.card] != player.seat
    wrong += player.fleet.on_map() + (player.fleet.dock != ABSENT)
    return wrong + _fleet_wrong(position, player)


def _priests_wrong(player: Player) -> bool:
    """A priest on a slot never comes back; a terrain that is unlocked frees one more."""
    if not player.has_faction:
        return False
    freed = max(0, player.unlocked.bit_count() - 1)
    return (
        player.priest_cap != player.faction.start.priest_cap - player.slots + freed
        or player.priests > player.priest_cap
    )


def _keys(data: Data, player: Player) -> int:
    """Keys received less those spent on tops."""
    received = 0
    for number, tile in enumerate(data.town_tiles):
        received += tile.keys * player.towns[number]
    return received - player.cults.count(data.top)
