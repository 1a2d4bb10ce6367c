"""Takes a log apart: comments, prefixes, commands, and the old spellings that are still accepted."""

from __future__ import annotations

import re
from typing import Final, final

from quintessence.core.game import Refused


@final
class Spelling:
    """An old way to write something: a word that gives it away, what is looked for, and what it stands for."""

    def __init__(self, word: str, pattern: str, instead: str) -> None:
        self.word: Final = word
        self.pattern: Final = re.compile(pattern, re.IGNORECASE)
        self.instead: Final = instead

    def mended(self, text: str, lower: str) -> str:
        """The text in today's spelling; most lines lack the word, and are not searched."""
        return self.pattern.sub(self.instead, text, count=1) if self.word in lower else text


_OLD: Final = [
    Spelling("+bon", r"\s*pass\.\s*\+bon", " pass bon"),
    Spelling("+bon", r"^\s*\+bon", " pass bon"),
    Spelling("transform", r"(build \w+)\. ?(transform \w+(?: to \w+)?)", r"\2. \1"),
    Spelling("convert", r"\s*(pass \w+)\. ?(convert (?:\d+ *)?\w+ to (?:\d+ *)?\w+)", r" \2. \1"),
    Spelling("dig", r"(dig \w)\. ?(action \w+)", r"\2. \1"),
]
_OLD_BRIDGES: Final = [
    Spelling("-2w", r"-2w\.\s*bridge", "action ACTE. bridge"),
    Spelling("bridge", r"convert 2 *w to 1?bridge", "action ACTE"),
]
_DRAGONS: Final = Spelling("dragonmasters", "dragonmasters", "dragonlords")
_SIGN_THEN_WORD: Final = re.compile(r"([^\w])\s(\w)")
_WORD_THEN_SIGN: Final = re.compile(r"(\w)\s([^\w])")


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
    plain = " ".join(text.partition("#")[0].split())
    plain = _DRAGONS.mended(plain, plain.lower())
    prefix, colon, rest = plain.partition(":")
    if not colon or " " in prefix.strip():
        return Line(number, "", [plain] if plain else [])
    faction = prefix.strip().lower()
    lower = rest.lower()
    for spelling in (_OLD_BRIDGES if faction == "engineers" else []) + _OLD:
        rest = spelling.mended(rest, lower)
    commands = [_clean(part) for part in rest.split(".")]
    answers = [command for command in commands if command.startswith(("leech", "decline"))]
    others = [command for command in commands if command and not command.startswith(("leech", "decline"))]
    return Line(number, faction, answers + others)


def followers(lines: list[Line]) -> list[str]:
    """For each line, whose the next one with a command is: a turn ends where that is somebody else's."""
    factions = [""] * len(lines)
    following = ""
    for index in range(len(lines) - 1, -1, -1):
        factions[index] = following
        if lines[index].commands:
            following = lines[index].faction
    return factions


def _clean(command: str) -> str:
    plain = command.strip().lower()
    if plain.replace(" ", "").isalnum():
        return plain
    return _WORD_THEN_SIGN.sub(r"\1\2", _SIGN_THEN_WORD.sub(r"\1\2", plain))
