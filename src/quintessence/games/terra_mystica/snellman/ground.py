"""Commands about the map: build, dig, transform, upgrade, bridge, connect."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.data.names import WHEEL, wheel_distance
from quintessence.games.terra_mystica.rules.map.terraform import NEVER, can_build_on, spades_for
from quintessence.games.terra_mystica.rules.map.towns import can_link
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE
from quintessence.games.terra_mystica.snellman import names

if TYPE_CHECKING:
    from quintessence.games.terra_mystica.snellman.reader import Reader


def do(reader: Reader, player: Player, word: str, rest: str) -> None:
    """Play one of these commands."""
    if word == "build":
        _build(reader, player, _hex(reader, rest))
    elif word == "dig":
        _dig(reader, player, rest)
    elif word == "transform":
        parts = re.fullmatch(r"(\w+)(?: to (\w+))?", rest)
        if parts is None:
            raise reader.error("log_unknown_command")
        hex = _hex(reader, parts[1])
        terrain = _nearest(reader, player, hex) if parts[2] is None else names.terrain(parts[2])
        _transform(reader, player, hex, terrain)
    elif word == "upgrade":
        _upgrade(reader, player, rest)
    elif word == "bridge":
        _bridge(reader, player, rest)
    else:
        _connect(reader, player, rest)


def _hex(reader: Reader, name: str) -> int:
    board = reader.position.board
    hex = board.number.get(name.strip().upper(), board.number.get(name.strip().lower(), -1))
    if hex < 0:
        raise reader.error("log_unknown_hex", name)
    return hex


def _land(reader: Reader, hex: int) -> int:
    if hex >= reader.position.board.land:
        raise reader.error("log_unknown_hex", reader.position.board.names[hex])
    return hex


def _build(reader: Reader, player: Player, hex: int) -> None:
    _land(reader, hex)
    if reader.is_setting_up():
        reader.play(player, reader.position.table.place[hex])
        return
    free = player.free_dwelling
    if not free and not can_build_on(player, reader.position.terrain[hex]):
        _transform(reader, player, hex, player.home)
    if reader.dug > 0:
        raise reader.error("log_refused", "spades_left_over")
    reader.play(player, reader.position.table.build[hex])


def _dig(reader: Reader, player: Player, rest: str) -> None:
    if not rest.isdigit():
        raise reader.error("log_unknown_command")
    if not player.faction.spades.workers and not player.faction.is_volcano:
        raise reader.error("log_refused", "no_spades_for_you")
    if player.faction.spades.power and player.has_stronghold():
        for _ in range(int(rest)):
            reader.play(player, a.BUY_SPADE)
    else:
        reader.dug = int(rest) + max(reader.dug, 0)


def _transform(reader: Reader, player: Player, hex: int, terrain: int) -> None:
    """The spades that a log announces are those that this transform buys: no fewer, and none to spare."""
    _land(reader, hex)
    if not 0 <= terrain < len(names.COLOURS):
        raise reader.error("log_unknown_command")
    position = reader.position
    if not player.faction.is_volcano and not player.free_transform:
        need = spades_for(player, position.terrain[hex], terrain)
        bought = max(0, need - player.spades) if need != NEVER else 0
        if bought != max(reader.dug, 0):
            raise reader.error("log_refused", "too_few_spades" if bought > reader.dug else "spades_left_over")
    elif player.faction.is_volcano and reader.dug != 1 and not (reader.is_lenient and reader.dug > 1):
        raise reader.error("log_refused", "too_few_spades")
    reader.dug = -1
    reader.play(player, position.table.transform[hex * 9 + terrain])


def _nearest(reader: Reader, player: Player, hex: int) -> int:
    """A transform without a colour goes as near to home as the spades lead."""
    here = reader.position.terrain[hex]
    faction = player.faction
    if faction.is_volcano or faction.spades.straight or player.free_transform or here >= WHEEL:
        return player.home
    home = player.wheel if faction.is_ice else player.home
    spades = player.spades + max(reader.dug, 0)
    if spades >= max(1, wheel_distance(here, home)):
        return player.home
    ways = [(here + spades) % WHEEL, (here - spades) % WHEEL]
    return min(ways, key=lambda terrain: wheel_distance(terrain, home))


def _upgrade(reader: Reader, player: Player, rest: str) -> None:
    parts = re.fullmatch(r"(\w+) to ([\w ]+)", rest)
    code = parts[2].upper() if parts is not None else ""
    code = names.LONG_BUILDINGS.get(code, code)
    if parts is None or code not in names.BUILDINGS[1:]:
        raise reader.error("log_unknown_command")
    hex = _land(reader, _hex(reader, parts[1]))
    reader.play(
        player, reader.position.table.upgrade[hex * reader.position.table.upgrades + names.BUILDINGS.index(code) - 1]
    )


def _bridge(reader: Reader, player: Player, rest: str) -> None:
    one, _, other = rest.partition(":")
    pair = sorted((_hex(reader, one), _hex(reader, other)))
    site = reader.position.board.site_at.get((pair[0], pair[1]))
    if site is None:
        raise reader.error("log_refused", "no_place_for_a_bridge")
    stands = reader.position.bridges[site] != NONE
    own = any(reader.position.owner[hex] == player.seat for hex in pair)
    if reader.is_lenient and stands and own and player.due_bridges and player.bridges:
        player.due_bridges -= 1
        player.bridges -= 1
    else:
        reader.play(player, reader.position.table.bridge[site])
    reader.waive_bridges(player)


def _connect(reader: Reader, player: Player, rest: str) -> None:
    board = reader.position.board
    ends = [_hex(reader, name) for name in rest.split(":") if name]
    if len(ends) == 1 and ends[0] >= board.land:
        rivers = ends
    else:
        rivers = [river for river in range(board.land, board.size) if all(end in board.near[river] for end in ends)]
    linkable = [river for river in rivers if can_link(reader.position, player, river)]
    if linkable:  # the site takes any river that borders both hexes
        reader.play(player, reader.position.table.link[linkable[-1] - board.land])
        return
    raise reader.error("log_refused", "no_town_there")
