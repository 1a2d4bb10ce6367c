"""Takes a log apart: comments, prefixes, commands, and the old spellings that are still accepted."""

from __future__ import annotations

import re
from typing import Final, final

from quintessence.core.game import Refused

_OLD: Final = [
    (r"\s*pass\.\s*\+bon", " pass bon"),
    (r"^\s*\+bon", " pass bon"),
    (r"(build \w+)\. ?(transform \w+(?: to \w+)?)", r"\2. \1"),
    (r"\s*(pass \w+)\. ?(convert (?:\d+ *)?\w+ to (?:\d+ *)?\w+)", r" \2. \1"),
    (r"(dig \w)\. ?(action \w+)", r"\2. \1"),
]
_OLD_BRIDGES: Final = [
    (r"-2w\.\s*bridge", "action ACTE. bridge"),
    (r"convert 2 *w to 1?bridge", "action ACTE"),
]


class LogError(Refused):
    """A log that cannot be read: which line, which command, and the reason."""


@final
class Line:
    """One line: who, and what, in the order in which it is carried out."""

    def __init__(self, number: int, faction: str, commands: list[str]) -> None:
        self.number: Final = number
        self.faction: Final = faction
        """Empty for a command of the game itself."""
        self.commands: Final = commands


def parse(number: int, text: str) -> Line:
    """The commands of a line; leech and decline come first, equal gains are left apart."""
    plain = re.sub(r"\s+", " ", text.partition("#")[0]).strip()
    plain = re.sub("dragonmasters", "dragonlords", plain, flags=re.IGNORECASE)
    prefix, colon, rest = plain.partition(":")
    if not colon or " " in prefix.strip():
        return Line(number, "", [plain] if plain else [])
    faction = prefix.strip().lower()
    for pattern, instead in (_OLD_BRIDGES if faction == "engineers" else []) + _OLD:
        rest = re.sub(pattern, instead, rest, count=1, flags=re.IGNORECASE)
    commands = [_clean(part) for part in rest.split(".")]
    answers = [command for command in commands if re.match("leech|decline", command)]
    others = [command for command in commands if command and command not in answers]
    return Line(number, faction, answers + others)


def _clean(command: str) -> str:
    plain = command.strip().lower()
    plain = re.sub(r"([^\w])\s(\w)", r"\1\2", plain)
    return re.sub(r"(\w)\s([^\w])", r"\1\2", plain)
