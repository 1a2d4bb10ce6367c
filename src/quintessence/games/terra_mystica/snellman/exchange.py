"""Commands about resources: convert, burn, gain."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.snellman.names import RESOURCES

if TYPE_CHECKING:
    from quintessence.games.terra_mystica.snellman.reader import Reader

_CONVERSIONS: Final = {
    ("PW", "C"): ("power_to_coin", 1),
    ("PW", "W"): ("power_to_worker", 3),
    ("PW", "P"): ("power_to_priest", 5),
    ("P", "W"): ("priest_to_worker", 1),
    ("P", "C"): ("priest_to_coin", 1),
    ("W", "C"): ("worker_to_coin", 1),
    ("VP", "C"): ("point_to_coin", 1),
    ("C", "VP"): ("coins_to_point", 2),
}
"""Our conversions, and how much one unit costs."""


def do(reader: Reader, player: Player, word: str, rest: str) -> None:
    """Play one of these commands."""
    if word == "gain":
        if rest != "p3 for vp":
            raise reader.error("log_unknown_command")
        reader.play(player, a.BUY_TOKEN)
    elif word == "burn":
        if not rest.isdigit():
            raise reader.error("log_unknown_command")
        _exchange(reader, player, "burn", int(rest))
    else:
        _convert(reader, player, rest)


def _convert(reader: Reader, player: Player, rest: str) -> None:
    parts = re.fullmatch(r"(\d*)\s*([a-z]+) to (\d*)\s*([a-z]+)", rest)
    if parts is None:
        raise reader.error("log_unknown_command")
    paid, gained = int(parts[1] or 1), int(parts[3] or 1)
    units = (_unit(parts[2]), _unit(parts[4]))
    if units == ("W", "P"):
        _ordain(reader, player, paid, gained)
        return
    if units not in _CONVERSIONS or paid != gained * _CONVERSIONS[units][1]:
        raise reader.error("log_refused", "no_such_conversion")
    _exchange(reader, player, _CONVERSIONS[units][0], gained)


def _unit(word: str) -> str:
    return RESOURCES.get(word.upper(), word.upper())


def _ordain(reader: Reader, player: Player, paid: int, gained: int) -> None:
    if paid != gained or gained > player.ordinations:
        raise reader.error("log_refused", "no_such_conversion")
    for _ in range(gained):
        reader.play(player, a.ORDAIN)
    if player.ordinations:
        reader.play(player, a.FORGO[a.GIVEN_UP.index("ordination")])


def _exchange(reader: Reader, player: Player, name: str, times: int) -> None:
    if times and not reader.position.is_converting:
        reader.play(player, a.OPEN)
    for _ in range(times):
        reader.play(player, a.CONVERT[a.CONVERSIONS.index(name)])
