"""§5 Terraforming: what a transform costs, who may do it, and what follows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quintessence.core.game import Action
from quintessence.games.terra_mystica.actions import Transform
from quintessence.games.terra_mystica.data.names import (
    FROM_FACTION,
    ICE,
    NO_TERRAIN,
    TERRAINS,
    VOLCANO,
    WHEEL,
    wheel_distance,
)
from quintessence.games.terra_mystica.rules.economy.resources import destroy_tokens, gain_spades
from quintessence.games.terra_mystica.rules.map.reach import (
    BY_SKIPPING,
    IN_REACH,
    OUT_OF_REACH,
    is_beside_by_land,
    reach,
    ways,
)
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, PLAY, Position, put, score

NEVER: Final = 99
_TERRAINS: Final = VOLCANO + 1
_WHEEL: Final = bytes(range(WHEEL))
_WHEEL_AND_ICE: Final = bytes([*range(WHEEL), ICE])


def spades_for(player: Player, here: int, terrain: int) -> int:
    """Spades from one terrain to another, never past home; NEVER when it cannot be."""
    faction = player.faction
    if here >= WHEEL or terrain == here:
        return NEVER
    if faction.spades.straight:
        return faction.spades.straight if terrain == player.home else NEVER
    return spades_table(player)[_TERRAINS * here + terrain]


def spades_table(player: Player) -> bytes:
    """The same for each terrain of the wheel and each that it could become."""
    faction = player.faction
    if faction.spades.straight:
        return _straight_table(player.home, faction.spades.straight)
    return _SPADES_OF_ICE[player.wheel] if faction.is_ice else _SPADES[player.home]


def _spades_between(here: int, terrain: int, home: int, is_ice: bool) -> int:
    """The same on the wheel, where a faction of ice makes ice in the place of its home."""
    if terrain == here:
        return NEVER
    if terrain == ICE and is_ice:
        return max(1, wheel_distance(here, home))
    if terrain >= WHEEL or (is_ice and terrain == home):
        return NEVER
    if terrain == home:
        return wheel_distance(here, home)
    if here == home:
        return NEVER
    forward = (terrain - here) % WHEEL
    return forward if forward < (home - here) % WHEEL else WHEEL - forward


def _table(home: int, is_ice: bool) -> bytes:
    """The spades from each terrain of the wheel to each terrain, for one home."""
    return bytes([_spades_between(here, there, home, is_ice) for here in range(WHEEL) for there in range(_TERRAINS)])


def _straight_table(home: int, straight: int) -> bytes:
    """The same where each transform leads home and takes as many."""
    row = bytes([straight if terrain == home else NEVER for terrain in range(_TERRAINS)])
    return b"".join([row if here != home else bytes([NEVER]) * _TERRAINS for here in range(WHEEL)])


_SPADES: Final = [_table(home, False) for home in range(NO_TERRAIN + 1)]
_SPADES_OF_ICE: Final = [_table(home, True) for home in range(NO_TERRAIN + 1)]


def is_home_of_another(position: Position, terrain: int) -> bool:
    """Whether a terrain is the home of a faction in the match; pieces of a colour alone make no home."""
    for other in position.players:
        if not other.faction.unlocks and other.home == terrain:
            return True
    return False


def volcano_price(position: Position, player: Player, hex: int) -> int:
    """Steps or tokens for a volcano on a hex."""
    prices = player.faction.volcano_steps if player.faction.volcano_steps[0] else player.faction.volcano_tokens
    return prices[1 if is_home_of_another(position, position.terrain[hex]) else 0]


def add_transforms(position: Position, player: Player, choices: list[Action]) -> None:
    """Every transform that the spades in hand, and those that can be bought, allow."""
    aims = _aims(player)
    if not aims or player.home == NO_TERRAIN or not (player.faction.is_volcano or _has_spades(position, player)):
        return
    if not player.free_transform and not player.faction.is_volcano:
        _add_by_spades(position, player, aims, choices)
        return
    home = player.home
    for hex in ways(position, player).hexes:
        if transform_objection(position, player, hex, home) is None:
            choices.append(position.table.transform[hex * _TERRAINS + home])


def _add_by_spades(position: Position, player: Player, aims: bytes, choices: list[Action]) -> None:
    """As `_spade_objection` would have it; but what the player can pay is the same for all hexes, and asked once."""
    building, ground = position.building, position.terrain
    known = ways(position, player)
    most = bytes([_most_spades(position, player, way) for way in (OUT_OF_REACH, IN_REACH, BY_SKIPPING)])
    needs = spades_table(player)
    home: i64 = player.home
    fewest: i64 = _fewest_spades(player, False)
    fewest_home: i64 = _fewest_spades(player, True)
    hex: i64
    terrain: i64
    for hex in known.hexes:
        if building[hex] == NONE and ground[hex] < WHEEL:
            row: i64 = _TERRAINS * ground[hex]
            most_here: i64 = most[known.to[hex]]
            for terrain in aims:
                need: i64 = needs[row + terrain]
                if need <= most_here and need >= (fewest_home if terrain == home else fewest):
                    choices.append(position.table.transform[_TERRAINS * hex + terrain])


def _most_spades(position: Position, player: Player, way: int) -> int:
    """The most that a transform may take: those in hand and those that can be bought; 0 where the way is too dear."""
    workers, priests = way_price(player, way)
    if player.workers < workers or player.priests < priests:
        return 0  # no transform takes none
    most: int = player.spades
    if can_buy(position, player):
        faction = player.faction
        while most < WHEEL + faction.spades.straight:
            workers += faction.spades.workers[player.dig]
            priests += faction.spades.priests
            if player.workers < workers or player.priests < priests:
                break
            most += 1
    return most


def _fewest_spades(player: Player, is_home: bool) -> int:
    """The fewest that it must take: those in hand where none may be left over."""
    is_last = player.hexes_left <= 1 and not is_home and not player.passed
    return player.spades if player.has_bought or is_last else 0


def _aims(player: Player) -> bytes:
    """The terrains that a player could aim at."""
    if player.faction.spades.straight or player.free_transform or player.faction.is_volcano or player.must_finish:
        return bytes([player.home])
    if not player.faction.spades.workers:
        return b""
    return _WHEEL_AND_ICE if player.faction.is_ice else _WHEEL


def _has_spades(position: Position, player: Player) -> bool:
    if player.spades or player.free_transform:
        return True
    workers, priests = spade_price(player, 1)
    return can_buy(position, player) and player.workers >= workers and player.priests >= priests


def transform_objection(position: Position, player: Player, hex: int, terrain: int) -> str | None:
    """Why a player may not turn a hex into a terrain now."""
    if position.building[hex] != NONE:
        return "hex_is_built"
    if position.terrain[hex] >= WHEEL:
        return "terrain_is_fixed"
    way = reach(position, player, hex)
    return "out_of_reach" if way == OUT_OF_REACH else _aim_objection(position, player, hex, terrain, way)


def _aim_objection(position: Position, player: Player, hex: int, terrain: int, way: int) -> str | None:
    """Why a hex in reach may not become a terrain."""
    if player.free_transform:
        return _free_objection(position, player, hex, terrain)
    if player.faction.is_volcano:
        return _volcano_objection(position, player, hex, terrain)
    return _spade_objection(position, player, hex, terrain, way)


def _free_objection(position: Position, player: Player, hex: int, terrain: int) -> str | None:
    if terrain != player.home or position.terrain[hex] == terrain:
        return "only_to_home"
    return None if is_beside_by_land(position, player, hex) else "not_beside_by_land"


def _volcano_objection(position: Position, player: Player, hex: int, terrain: int) -> str | None:
    if terrain != VOLCANO:
        return "only_to_home"
    price = volcano_price(position, player, hex)
    if player.faction.volcano_steps[0]:
        return None if max(player.cults) >= price else "too_few_steps"
    return None if player.tokens_in_all() >= price else "too_few_tokens"


def _spade_objection(position: Position, player: Player, hex: int, terrain: int, way: int) -> str | None:
    need = spades_for(player, position.terrain[hex], terrain)
    if need == NEVER:
        return "no_such_transform"
    if player.must_finish and terrain != player.home:
        return "only_to_home"
    buy = max(0, need - player.spades)
    if buy and not can_buy(position, player):
        return "too_few_spades"
    if need < _fewest_spades(player, terrain == player.home):
        return "spades_left_over"
    workers, priests = spade_price(player, buy)
    more_workers, more_priests = way_price(player, way)
    if player.workers < workers + more_workers:
        return "too_few_workers"
    return "too_few_priests" if player.priests < priests + more_priests else None


def can_buy(position: Position, player: Player) -> bool:
    """Whether spades can be bought now: as an action, or on top of those that an action gave."""
    if position.phase != PLAY or player.passed or not player.faction.spades.workers:
        return False
    return player.can_buy if player.spades else True


def buy_objection(position: Position, player: Player) -> str | None:
    """Why a spade may not be bought before its hex is chosen; some hex must take all the spades in hand then."""
    if not (player.faction.spades.power and player.has_stronghold()):
        return "choose_a_hex"
    if not can_buy(position, player) or player.free_transform:
        return "too_few_spades"
    workers, priests = spade_price(player, 1)
    if player.workers < workers or player.priests < priests:
        return "too_few_workers"
    for hex in ways(position, player).hexes:
        if position.building[hex] == NONE:
            for terrain in range(WHEEL):
                if spades_for(player, position.terrain[hex], terrain) == player.spades + 1:
                    return None
    return "nothing_to_transform"


def buy_spade(position: Position, player: Player) -> None:
    """A spade in hand, to be used on one hex."""
    _buy(position, player, 1)
    player.has_bought = True
    player.can_buy = True
    player.hexes_left = 1


def spade_price(player: Player, count: int) -> tuple[int, int]:
    """Workers and priests for so many spades."""
    faction = player.faction
    if not count:
        return 0, 0
    return count * faction.spades.workers[player.dig], count * faction.spades.priests


def way_price(player: Player, way: int) -> tuple[int, int]:
    """Workers and priests for a tunnel or a flight; nothing for any other way."""
    if way != BY_SKIPPING:
        return 0, 0
    level = 1 if player.has_stronghold() else 0
    return player.faction.skip.workers[level], player.faction.skip.priests[level]


def pay_skip(position: Position, player: Player, hex: int) -> None:
    """A tunnel or a flight to a hex, once a turn."""
    workers, priests = way_price(player, BY_SKIPPING)
    player.workers -= workers
    player.priests -= priests
    player.flown = hex
    skip = player.faction.skip
    position.report("skipped", [player.seat, position.board.names[hex], skip.word])
    score(position, player, skip.points, FROM_FACTION)


def transform(position: Position, player: Player, action: Transform) -> None:
    """Turn a hex into a terrain, with the spades in hand first."""
    hex, terrain = action.hex, action.terrain
    bought = 0
    if reach(position, player, hex) == BY_SKIPPING:
        pay_skip(position, player, hex)
    if player.free_transform:
        player.free_transform = False
    elif player.faction.is_volcano:
        _pay_volcano(position, player, hex)
    else:
        need = spades_for(player, position.terrain[hex], terrain)
        bought = max(0, need - player.spades)
        _buy(position, player, bought)
        player.spades -= need
        player.hexes_left -= 1
        player.can_buy = False
        player.must_finish = player.spades > 0 and terrain != player.home and not player.passed
        if not player.spades:
            player.hexes_left = 0
            player.has_bought = False
    position.terrain = put(position.terrain, hex, terrain)
    if position.script is not None:
        position.script.hex_changed(hex)
    position.report("transformed", [player.seat, position.board.names[hex], TERRAINS[terrain], bought])
    if terrain == player.home and not player.passed:
        player.may_build = player.may_build + bytes([hex])


def _buy(position: Position, player: Player, count: int) -> None:
    workers, priests = spade_price(player, count)
    player.workers -= workers
    player.priests -= priests
    if count:
        gain_spades(position, player, count)
        score(position, player, count * player.faction.spades.purchase_points, FROM_FACTION)


def _pay_volcano(position: Position, player: Player, hex: int) -> None:
    price = volcano_price(position, player, hex)
    if player.faction.volcano_steps[0]:
        player.lost_steps = price
    else:
        destroy_tokens(player, price)


def can_build_on(player: Player, terrain: int) -> bool:
    """Home terrain, or one that was unlocked."""
    return terrain == player.home != NO_TERRAIN or (terrain < WHEEL and player.unlocked >> terrain & 1 == 1)
