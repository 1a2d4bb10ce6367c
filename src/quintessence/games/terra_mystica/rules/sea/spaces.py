"""§14 The action spaces of ships: three power actions for all, and voyages and the shipyard of one's own."""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.actions import SPECIALS
from quintessence.games.terra_mystica.data.components import PowerAction
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.rules.sea.fleet import ABSENT
from quintessence.games.terra_mystica.rules.sea.ships import can_sail, harbour, has_shipyard, launch
from quintessence.games.terra_mystica.rules.sea.shipyard import launch_objection
from quintessence.games.terra_mystica.rules.sea.trade import can_trade, close_voyage

VOYAGE: Final = SPECIALS.index("voyage")
BUILD_SHIPS: Final = SPECIALS.index("build_ships")
CARD_VOYAGE: Final = SPECIALS.index("card_voyage")
FAVOUR_VOYAGE: Final = SPECIALS.index("favour_voyage")


def power_objection(position: Position, player: Player, action: PowerAction) -> str | None:
    """MS-54: why one of the merchants' power actions brings nothing that a player could use."""
    if player.priests < action.priest_cost:
        return "too_few_priests"
    if action.voyages:
        refused = voyage_objection(position, player, action.cost - player.faction.power_discount)
        if refused is not None:
            return refused
    if action.ships and player.fleet.free_ship() < 0:
        return "no_ship_left"
    if action.ships and harbour(position, player, "power") == ABSENT:
        return "no_harbour"
    return "tile_is_gone" if action.favours and not _has_favour(position, player) else None


def _has_favour(position: Position, player: Player) -> bool:
    """Whether a favour tile is left that a player does not own."""
    for tile in range(len(position.favour_pool)):
        if position.favour_pool[tile] and not player.favours >> tile & 1:
            return True
    return False


def use_power(position: Position, player: Player, action: PowerAction) -> None:
    """MS-53: a voyage, a ship, or a favour tile; MS-56: the priest returns to the supply."""
    player.priests -= action.priest_cost
    launch(position, player, action.ships, "power")
    player.due_favours += action.favours
    if action.voyages:
        open_voyage(position, player)


def own_specials(position: Position, player: Player) -> list[int]:
    """The spaces that a player has of his own, used in this round or not."""
    return [special for special in range(VOYAGE, FAVOUR_VOYAGE + 1) if has_special(position.data, player, special)]


def has_special(data: Data, player: Player, special: int) -> bool:
    """Whether a player has that space at all."""
    if special == VOYAGE:
        return data.merchants.is_played
    if special == BUILD_SHIPS:
        return has_shipyard(player)
    if special == CARD_VOYAGE:
        return player.card != NO_CARD and data.bonus_cards[player.card].action == "voyage"
    return player.favours & data.voyage_favours != 0


def special_objection(position: Position, player: Player, special: int) -> str | None:
    """Why a space that a player has, and has not used, may not be used."""
    if special == BUILD_SHIPS:
        return launch_objection(player)
    return voyage_objection(position, player, 0)


def voyage_objection(position: Position, player: Player, price: int) -> str | None:
    """MS-54: why a voyage may not begin: nothing sails, or no ship could move or trade once its power is paid."""
    if not player.fleet.on_map():
        return "no_ship_on_map"
    is_idle = not can_sail(position, player, price) and not can_trade(position, player)
    return "too_little_power" if is_idle else None


def use_special(position: Position, player: Player, special: int) -> None:
    """MS-24, MS-30, MS-36: ships are built, or a voyage begins."""
    if special == BUILD_SHIPS:
        player.fleet = player.fleet.launching()
    else:
        open_voyage(position, player)


def open_voyage(position: Position, player: Player) -> None:
    player.fleet = player.fleet.sailing()
    close_voyage(position, player)
