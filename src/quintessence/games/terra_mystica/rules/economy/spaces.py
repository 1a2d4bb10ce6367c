"""§7 Action spaces: the six power actions for all, and the spaces of one player."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Action
from quintessence.games.terra_mystica.actions import SPECIALS
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.names import DWELLING, SPADES, STOCK, TRADING_POST, WHEEL
from quintessence.games.terra_mystica.rules.economy.resources import destroy_tokens, gain, gain_spades, spend_power
from quintessence.games.terra_mystica.rules.map.bridges import bridge_sites_objection
from quintessence.games.terra_mystica.rules.map.reach import is_beside_by_land
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import NONE, Position
from quintessence.games.terra_mystica.rules.sea import spaces as sea

SANDSTORM: Final = SPECIALS.index("sandstorm")
DOUBLE_TURN: Final = SPECIALS.index("double_turn")
TWO_SPADES: Final = SPECIALS.index("two_spades")
FREE_TRADING_POST: Final = SPECIALS.index("free_trading_post")
TWO_STEPS: Final = SPECIALS.index("two_steps")
FREE_DWELLING: Final = SPECIALS.index("free_dwelling")
CARD_SPADE: Final = SPECIALS.index("card_spade")
CARD_STEP: Final = SPECIALS.index("card_step")
FAVOUR_STEP: Final = SPECIALS.index("favour_step")
BRIDGE: Final = SPECIALS.index("bridge")
SHIFT_POWER: Final = SPECIALS.index("shift_power")
SHIFT_TOKENS: Final = SPECIALS.index("shift_tokens")
BRIDGE_WORKERS: Final = 2
SHIFT_PRICE: Final = 5
_NUMBER: Final = {name: number for number, name in enumerate(SPECIALS)}
_FIRST_AT_SEA: Final = 4
"""Of the spaces of each seat that are used once a round (`Data.own_spaces`), the first that is about ships."""


def power_bit(space: int) -> int:
    return 1 << space


def special_bit(position: Position, seat: int, special: int) -> int:
    """The bit of a space in `Position.used`; none where it can be used again and again."""
    space = 0 if special < CARD_SPADE else special - CARD_SPADE + 1
    if special >= BRIDGE:
        if special < sea.VOYAGE:
            return 0
        space = _FIRST_AT_SEA + special - sea.VOYAGE
    return 1 << len(position.data.power_actions) + seat * position.data.own_spaces + space


def add_spaces(position: Position, player: Player, choices: list[Action]) -> None:
    """Every space that can be used: those of all, then the player's own."""
    for action in position.table.power:
        if power_objection(position, player, action.number) is None:
            choices.append(action)
    for special in own_specials(position, player):
        if special_objection(position, player, special) is None:
            choices.append(position.table.special[special])


def own_specials(position: Position, player: Player) -> list[int]:
    """The spaces that a player has of his own, used in this round or not."""
    found: list[int] = []
    if not player.has_faction:
        return found
    faction = player.faction
    if faction.special and player.has_stronghold():
        found.append(_NUMBER[faction.special])
    if player.card != NO_CARD:
        of_card = position.data.bonus_cards[player.card].action
        if of_card == "spade":
            found.append(CARD_SPADE)
        elif of_card == "step":
            found.append(CARD_STEP)
    if player.favours & position.data.step_favours:
        found.append(FAVOUR_STEP)
    if faction.standing == "bridge":
        found.append(BRIDGE)
    elif faction.standing == "shapeshift" and player.has_stronghold():
        found += [SHIFT_POWER, SHIFT_TOKENS]
    return found + sea.own_specials(position, player) if position.data.merchants.is_played else found


def power_objection(position: Position, player: Player, space: int) -> str | None:
    """Why a power action may not be taken."""
    faction = player.faction
    if position.used & power_bit(space) and not (faction.reuses_power_actions and player.has_stronghold()):
        return "space_is_used"
    action = position.data.power_actions[space]
    if action.gain[SPADES] and faction.spades.becomes == "nothing":
        return "no_spades_for_you"
    if player.bowl3 < action.cost - faction.power_discount:
        return "too_little_power"
    if action.set:
        return sea.power_objection(position, player, action)
    return bridge_sites_objection(position, player) if action.bridges else None


def use_power(position: Position, player: Player, space: int) -> None:
    """Pay the power and take what the space gives."""
    action = position.data.power_actions[space]
    spend_power(player, action.cost - player.faction.power_discount)
    position.used |= power_bit(space)
    position.report("used_power", [player.seat, action.name])
    gain(position, player, action.gain)
    _spread_spades(player, action.gain[SPADES])
    player.due_bridges += action.bridges
    if action.set:
        sea.use_power(position, player, action)


def _spread_spades(player: Player, hexes: int) -> None:
    if player.spades:
        player.hexes_left = hexes
        player.can_buy = True


def has_special(data: Data, player: Player, special: int) -> bool:
    """Whether a player has that space at all."""
    if special < CARD_SPADE:
        return player.has_stronghold() and player.faction.special == SPECIALS[special]
    if special == CARD_SPADE or special == CARD_STEP:
        wanted = "spade" if special == CARD_SPADE else "step"
        return player.card != NO_CARD and data.bonus_cards[player.card].action == wanted
    if special == FAVOUR_STEP:
        return player.favours & data.step_favours != 0
    if special == BRIDGE:
        return player.faction.standing == "bridge"
    if special >= sea.VOYAGE:
        return sea.has_special(data, player, special)
    return player.faction.standing == "shapeshift" and player.has_stronghold()


def special_objection(position: Position, player: Player, special: int) -> str | None:
    """Why one of a player's own spaces may not be used."""
    if not has_special(position.data, player, special):
        return "no_such_space"
    if position.used & special_bit(position, player.seat, special):
        return "space_is_used"
    if special == CARD_SPADE:
        return "no_spades_for_you" if player.faction.spades.becomes == "nothing" else None
    if special == SANDSTORM:
        return None if _has_storm_target(position, player) else "nothing_to_transform"
    if special == FREE_TRADING_POST:
        can = player.buildings[DWELLING] and player.buildings[TRADING_POST] < STOCK[TRADING_POST]
        return None if can else "no_building_left"
    if special == BRIDGE:
        poor = player.workers < BRIDGE_WORKERS
        return "too_few_workers" if poor else bridge_sites_objection(position, player)
    if special == SHIFT_POWER:
        return None if player.bowl3 >= SHIFT_PRICE else "too_little_power"
    if special == SHIFT_TOKENS:
        return None if player.tokens_in_all() >= SHIFT_PRICE else "too_few_tokens"
    return sea.special_objection(position, player, special) if special >= sea.VOYAGE else None


def _has_storm_target(position: Position, player: Player) -> bool:
    for hex in range(position.board.land):
        terrain = position.terrain[hex]
        free = position.building[hex] == NONE and terrain != player.home and terrain < WHEEL
        if free and is_beside_by_land(position, player, hex):
            return True
    return False


def use_special(position: Position, player: Player, special: int) -> None:
    """Take what the space gives."""
    position.used |= special_bit(position, player.seat, special)
    position.report("used_special", [player.seat, SPECIALS[special]])
    if special == SANDSTORM:
        player.free_transform = True
    elif special == DOUBLE_TURN:
        player.actions += 2
    elif special == TWO_SPADES or special == CARD_SPADE:
        gain_spades(position, player, 2 if special == TWO_SPADES else 1)
        _spread_spades(player, 1)
    elif special == FREE_TRADING_POST:
        player.free_trading_post = True
    elif special == TWO_STEPS:
        player.steps += 2
        player.one_track = True
    elif special == CARD_STEP or special == FAVOUR_STEP:
        player.steps += 1
    elif special == FREE_DWELLING:
        player.free_dwelling = True
    elif special == BRIDGE:
        player.workers -= BRIDGE_WORKERS
        player.due_bridges += 1
    elif special >= sea.VOYAGE:
        sea.use_special(position, player, special)
    else:
        _pay_shift(player, special)
        player.picks += 1


def _pay_shift(player: Player, special: int) -> None:
    if special == SHIFT_POWER:
        spend_power(player, SHIFT_PRICE)
    else:
        destroy_tokens(player, SHIFT_PRICE)
