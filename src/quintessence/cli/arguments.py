"""The command line in both languages: argparse with its own words replaced by ours."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterable, Mapping
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Final, NoReturn, TypeAlias

from quintessence.core.game import Refused, Values
from quintessence.text import LANGUAGES, Texts, language_of

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"

_COMPLAINTS: Final = {
    "missing_arguments": r"the following arguments are required: (?P<names>.*)",
    "unknown_arguments": r"unrecognized arguments: (?P<names>.*)",
    "value_missing": r"argument (?P<name>[^:]*): expected (?:one|at least one|2) arguments?",
    "value_too_many": r"argument (?P<name>[^:]*): ignored explicit argument (?P<value>.*)",
    "unknown_choice": r"argument (?P<name>[^:]*): invalid choice: (?P<value>.*) \(choose from (?P<choices>.*)\)",
    "not_together": r"argument (?P<name>[^:]*): not allowed with argument (?P<other>.*)",
}
"""What argparse says, and under which code we say it."""


def asked_language(words: list[str], environment: Mapping[str, str]) -> str:
    """The language of --lang, wherever it stands, else the environment's."""
    for word, following in pairwise([*words, ""]):
        value = following if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if value in LANGUAGES:
            return value
    return language_of(environment)


class Parser(argparse.ArgumentParser):
    """An ArgumentParser whose every word comes from the texts, and whose complaints are raised."""

    def error(self, message: str) -> NoReturn:
        """Raise what is wrong with the command line."""
        for code, pattern in _COMPLAINTS.items():
            if parts := re.fullmatch(pattern, message, re.DOTALL):
                raise Refused(code, {**parts.groupdict(), "command": self.prog})
        raise Refused("usage", {"detail": message, "command": self.prog})


class Help(argparse.HelpFormatter):
    """Help whose first word is in the reader's language."""

    def __init__(self, prog: str, usage_word: str) -> None:
        super().__init__(prog)
        self._usage_word: Final = usage_word

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """Begin with our own word, unless another is asked for."""
        super().add_usage(usage, actions, groups, f"{self._usage_word} " if prefix is None else prefix)


def add_command(commands: Commands, name: str, texts: Texts, family: str = "") -> Group:
    """A command, and the place for its arguments. One of a family, as `lab compare`, has its texts as lab-compare."""
    parser = commands.add_parser(
        name,
        help=escaped(texts.say(f"help-{family}{name}")),
        description=texts.say(f"help-{family}{name}"),
        epilog=texts.say(f"help-{family}{name}-more") if texts.has(f"help-{family}{name}-more") else None,
        formatter_class=formatter_of(texts),
        add_help=False,
        allow_abbrev=False,
    )
    group = Group(parser, parser.add_argument_group(texts.say("help-arguments")), family + name, texts)
    add_common(parser, texts)
    return group


class Group:
    """The arguments of one command; the help of each is the text `help-<command>-<name>`, or `help-any-<name>`."""

    def __init__(self, parser: Parser, group: argparse._ArgumentGroup, name: str, texts: Texts) -> None:
        self.parser: Final = parser
        self._group = group
        self._name: Final = name
        self._texts: Final = texts

    def flag(self, name: str) -> None:
        """An argument that is there or not."""
        self._group.add_argument(name, action="store_true", help=self._help(name))

    def value(self, name: str, metavar: str, default: str | None = None, nargs: str | None = None) -> None:
        """An argument with a value, which stays text until the command reads it."""
        shown = self._texts.say(f"metavar-{metavar}")
        self._group.add_argument(name, metavar=shown, default=default, nargs=nargs, help=self._help(name))

    def repeated(self, name: str, metavar: str) -> None:
        """An argument that may be given several times."""
        shown = self._texts.say(f"metavar-{metavar}")
        self._group.add_argument(name, metavar=shown, action="append", default=[], help=self._help(name))

    def pairs(self, name: str, first: str, second: str) -> None:
        """An argument of two values that may be given several times."""
        shown = (self._texts.say(f"metavar-{first}"), self._texts.say(f"metavar-{second}"))
        self._group.add_argument(name, metavar=shown, nargs=2, action="append", default=[], help=self._help(name))

    def optional_value(self, name: str, metavar: str, bare: str) -> None:
        """An argument whose value may be left out; it is then `bare`."""
        shown = self._texts.say(f"metavar-{metavar}")
        self._group.add_argument(name, metavar=shown, nargs="?", const=bare, default=None, help=self._help(name))

    def _help(self, name: str) -> str:
        bare = name.lstrip("-")
        own = f"help-{self._name}-{bare}"
        return escaped(self._texts.say(own if self._texts.has(own) else f"help-any-{bare}"))


def from_environment(name: str, refusal: str) -> str:
    """A value of the environment, or of the file that it names (NAME_FILE); "" where there is neither."""
    file = os.environ.get(f"{name}_FILE")
    if not file:
        return os.environ.get(name, "")
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise Refused(refusal, {"file": file, "detail": str(error)}) from error


def whole_number(text: str, name: str, least: int, most: int) -> int:
    """A whole number within bounds; `name` is the argument that it was given for."""
    wrong: Values = {"name": name, "value": text, "least": least, "most": most}
    if not re.fullmatch(r"[+-]?[0-9]{1,12}", text) or not least <= int(text) <= most:
        raise Refused("bad_number", wrong)
    return int(text)


def positive_number(text: str, name: str, most: float) -> float:
    """A number above zero, with or without decimals."""
    wrong: Values = {"name": name, "value": text, "least": 0, "most": most}
    if not re.fullmatch(r"[0-9]{0,9}[.,]?[0-9]{1,9}", text) or not 0 < float(text.replace(",", ".")) <= most:
        raise Refused("bad_number", wrong)
    return float(text.replace(",", "."))


def add_common(parser: Parser, texts: Texts) -> argparse._ArgumentGroup:
    """What every command takes."""
    group = parser.add_argument_group(texts.say("help-common"))
    group.add_argument("-h", "--help", action="help", help=escaped(texts.say("help-help")))
    group.add_argument("--lang", choices=LANGUAGES, help=escaped(texts.say("help-lang")))
    return group


def formatter_of(texts: Texts) -> partial[Help]:
    """How help is laid out in this language."""
    return partial(Help, usage_word=texts.say("help-usage"))


def escaped(text: str) -> str:
    """A text as argparse wants an argument's help; descriptions are taken as they are."""
    return text.replace("%", "%%")
