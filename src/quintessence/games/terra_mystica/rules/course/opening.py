"""§2 Set-up, step by step: factions, terrains, first dwellings and bonus cards in their order."""

from __future__ import annotations

from quintessence.core.game import Action
from quintessence.games.terra_mystica.actions import PICK
from quintessence.games.terra_mystica.data.names import NO_TERRAIN, TERRAINS
from quintessence.games.terra_mystica.rules.course.rounds import give_income, settle
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import (
    CARDS,
    DOCKS,
    DWELLINGS,
    NONE,
    TERRAIN,
    Position,
    put,
    seats_of,
)
from quintessence.games.terra_mystica.rules.sea.docks import begin_docks


def chooser(position: Position) -> int:
    """The seat that chooses a faction, or completes its own; NONE when all have."""
    for player in seats_of(position):
        if not player.has_faction or player.picks or player.due_favours:
            return player.seat
    return NONE


def add_takes(position: Position, player: Player, choices: list[Action]) -> None:
    """The factions that a player may take."""
    if not player.has_faction:
        for action in position.table.take:
            if take_objection(position, action.number) is None:
                choices.append(action)


def take_objection(position: Position, number: int) -> str | None:
    """Why a faction cannot be taken: the expansion is not played, or its terrain or kin is."""
    faction = position.data.factions[number]
    if faction.set != "base" and not position.fire_and_ice:
        return "expansion_not_played"
    if position.script is not None and position.script.bars(faction.slug):
        return "faction_is_barred"
    for other in position.players:
        if other.has_faction and other.faction.kin() == faction.kin():
            return "faction_is_taken"
        if faction.home != NO_TERRAIN and faction.home in (other.home, other.wheel):
            return "terrain_is_taken"
    return None


def take_faction(position: Position, player: Player, number: int) -> None:
    """Take a faction's board; some factions then pick a terrain or a favour tile."""
    faction = position.data.factions[number]
    player.become(faction, faction.start.points_2017 if position.points_2017 else position.data.points)
    player.picks = 1 if faction.picks_terrain_at_once() else 0
    player.due_favours = faction.start.favours
    if faction.has_range:
        player.fleet = player.fleet.with_reach(position.data.merchants.range_start)
    position.report("took_faction", [player.seat, faction.slug])


def add_picks(position: Position, player: Player, choices: list[Action]) -> None:
    """The terrains that a player may pick."""
    if player.picks:
        for action in PICK:
            if pick_objection(position, player, action.terrain) is None:
                choices.append(action)


def pick_objection(position: Position, player: Player, terrain: int) -> str | None:
    """Why a terrain cannot be picked: another faction has it, or started from it."""
    for other in position.players:
        if other.home == terrain or (not position.round and other.wheel == terrain):
            return "terrain_is_taken"
    return None


def pick_terrain(position: Position, player: Player, terrain: int) -> None:
    """Choose one's terrain. A faction that changes it later takes its buildings along."""
    player.picks -= 1
    if player.faction.is_variable:
        player.home = terrain
        if player.faction.unlocks:
            player.unlocked |= 1 << terrain
        for hex in player.hexes:
            position.terrain = put(position.terrain, hex, terrain)
    else:
        player.wheel = terrain
    position.report("picked_terrain", [player.seat, TERRAINS[terrain]])


def after_choice(position: Position) -> None:
    """Set-up goes on once nobody chooses a faction or a terrain any more."""
    if position.phase < TERRAIN and chooser(position) == NONE:
        position.phase = TERRAIN
        if position.script is not None:
            position.script.all_have_factions(position)
        for player in position.players:
            if player.faction.is_volcano:
                player.picks = 1
    if position.phase == TERRAIN and chooser(position) == NONE:
        if position.script is not None:
            position.script.all_have_terrains(position)
            _begin_cards(position)
        else:
            _begin_dwellings(position)


def _begin_dwellings(position: Position) -> None:
    position.phase = DWELLINGS
    position.queue = _placing_order(position)


def _begin_cards(position: Position) -> None:
    """In reverse order; beside a side without a seat they come before the dwellings (AU-21)."""
    position.phase = CARDS
    position.queue = bytes(reversed(position.order))


def _placing_order(position: Position) -> bytes:
    """There and back, then third dwellings, then those who place last of all."""
    usual = [player.seat for player in position.players if not player.faction.start.places_last]
    third = [player.seat for player in position.players if player.faction.start.dwellings > 2]
    last = [player.seat for player in position.players if player.faction.start.places_last]
    return bytes([*usual, *reversed(usual), *third, *last])


def after_dwelling(position: Position) -> None:
    """The next seat places a dwelling; after the last come the docks of ships, and the bonus cards."""
    position.queue = position.queue[1:]
    if not position.queue:
        if position.data.merchants.is_played:
            position.phase = DOCKS
            begin_docks(position)
        after_docks(position)


def after_docks(position: Position) -> None:
    """The bonus cards come once all have a dock who can have one; beside the Automa they have come before."""
    if not position.queue:
        if position.script is None:
            _begin_cards(position)
        else:
            _begin_rounds(position)


def after_card(position: Position) -> None:
    """The next seat takes a bonus card; after the last the first round begins."""
    position.queue = position.queue[1:]
    if not position.queue:
        if position.script is None:
            _begin_rounds(position)
        else:
            _begin_dwellings(position)


def _begin_rounds(position: Position) -> None:
    """Set-up is over: income, and the first round."""
    give_income(position)
    settle(position)
