"""Counts every component, so that none is ever made or lost by mistake."""

from __future__ import annotations

from quintessence.core.game import Values
from quintessence.games.terra_mystica.data import BRIDGES, FAVOURS, TOP, TOWNS
from quintessence.games.terra_mystica.player import NO_CARD, Player
from quintessence.games.terra_mystica.position import FREE, NONE, Position


def count(position: Position) -> Values:
    """Tiles, cards and bridges, and how many things are not where they should be: always the same, and none."""
    players = position.players
    counted: Values = {}
    for tile, name in enumerate(FAVOURS):
        held = sum(player.favours >> tile & 1 for player in players)
        counted[name] = position.favour_pool[tile] + held
    for tile, name in enumerate(TOWNS):
        counted[name] = position.town_pool[tile] + sum(player.towns[tile] for player in players)
    counted["cards"] = sum(holder != NONE for holder in position.card_at)
    laid = sum(seat != NONE for seat in position.bridges)
    counted["bridges"] = laid + sum(player.bridges for player in players) - BRIDGES * len(players)
    counted["wrong"] = sum(_wrong(position, player) for player in players) + _misheld_cards(position)
    return counted


def _misheld_cards(position: Position) -> int:
    wrong = 0
    for card, holder in enumerate(position.card_at):
        if holder != NONE and holder != FREE:
            wrong += position.players[holder].card != card
            wrong += position.card_coins[card] != 0
    return wrong


def _wrong(position: Position, player: Player) -> int:
    """Numbers of a player that cannot be."""
    wrong = 0
    for kind in range(5):
        standing = sum(position.building[hex] == kind for hex in player.hexes)
        wrong += standing != player.buildings[kind]
    wrong += any(position.owner[hex] != player.seat for hex in player.hexes)
    wrong += sum(owner == player.seat for owner in position.owner) != len(player.hexes)
    wrong += sum(player.score) != player.points
    wrong += sum(slot == player.seat for slot in position.slots) != player.slots
    wrong += player.priests > max(0, player.priest_cap)
    lowest = min(player.coins, player.workers, player.priests, player.bowl1, player.bowl2, player.bowl3, player.keys)
    wrong += lowest < 0 or player.points < 0
    wrong += _keys(player) != player.keys
    wrong += player.card != NO_CARD and position.card_at[player.card] != player.seat
    return wrong


def _keys(player: Player) -> int:
    """Keys received less those spent on tops."""
    received = sum(player.towns) + player.towns[5]
    return received - sum(step == TOP for step in player.cults)
