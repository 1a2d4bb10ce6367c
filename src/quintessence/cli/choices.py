"""What several commands let one choose: a game, its data, its options, its bots."""

from __future__ import annotations

import argparse
import json
import re
import sys
from typing import Final

import quintessence
from quintessence.cli.data_lines import line_of
from quintessence.cli.files import read_text
from quintessence.core import data
from quintessence.core.data_file import Tables
from quintessence.core.data_shape import Fault, written
from quintessence.core.discovery import data_files, replaced_files
from quintessence.core.game import Game, Json, Refused, Values
from quintessence.core.replay import fewest_seats
from quintessence.core.variant import Given, Variant
from quintessence.lab.data_tables import file_meant
from quintessence.text import Texts

PACKAGE: Final = "package"
"""What `--data` calls the package's own data."""


def speak_of(slug: str, arguments: argparse.Namespace, variant: Variant | None = None) -> Texts:
    """The texts of a game (or of one of its variants); what the command refuses from now on is said in them too."""
    texts = Texts(slug, arguments.texts.language, variant)
    arguments.texts = texts
    return texts


def read_data(slug: str, names: list[str]) -> Given | None:
    """The data of the variant that some files of `--data` make; None where there are none."""
    sources: dict[str, tuple[str, str]] = {}
    for name in names:
        if name != PACKAGE:
            text = read_text(name)
            file = file_meant(slug, name, text)
            if file in sources:
                raise Refused("data_twice", {"name": file})
            sources[file] = (name, text)
    for file, (name, text) in sources.items():
        _checked(slug, file, name, text)
    return {file: text for file, (_, text) in sources.items()} if names else None


def read_data_file(slug: str, name: str) -> tuple[str, Tables]:
    """Which of a game's data files a file stands for, and what it holds."""
    text = read_text(name)
    file = file_meant(slug, name, text)
    return file, _checked(slug, file, name, text)


def _checked(slug: str, file: str, name: str, text: str) -> Tables:
    """What a data file holds; what is wrong in it is refused with its line."""
    (meant,) = [known for known in data_files(slug) if known.name == file]
    contents, faults = meant.read(text)
    if not faults:
        return contents
    first = faults[0]
    if first.code == "data_not_toml":
        detail = str(first.values["detail"])
        at = re.search(r" \(at line (\d+), column (\d+)\)$", detail)
        line = int(at[1]) if at else text.count("\n") + 1  # "at end of document"
        raise Refused("file_not_toml", {"file": name, "line": line, "detail": re.sub(r" \(at .*\)$", "", detail)})
    line = line_of(text, contents, first.path)
    values: Values = {
        "name": file,
        "file": name,
        "line": line,
        "path": written(first.path) or None,
        "fault": first.code,
    }
    raise Refused("file_has_faults", {**values, "more": len(faults) - 1})


def read_options(game: Game, given: list[str]) -> Values:
    """The options of `--option name=value`, each value as the game has it."""
    choices = {option.name: option.choices for option in game.options()}
    options: Values = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise Refused("option_without_value", {"text": text})
        if name in options:
            raise Refused("option_twice", {"option": name})
        options[name] = value if value in choices.get(name, []) else read_value(name, value)
    return options


def read_value(name: str, text: str) -> Json:
    """A value: JSON where it looks like it, the content of a file after @, else the text itself."""
    if text.startswith("@"):
        return _from_json(name, read_text(text[1:]))
    if text.startswith(("{", "[", '"')):
        return _from_json(name, text)
    try:
        return _from_json(name, text)
    except Refused:
        return text


def _from_json(name: str, text: str) -> Json:
    try:
        value: Json = json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise Refused("option_not_json", {"option": name, "detail": str(error)}) from None
    return value


def _no_constant(name: str) -> Json:
    raise ValueError(f"{name} is no JSON number")


def seated_bots(game: Game, text: str, seats: int | None, options: Values) -> tuple[str, ...]:
    """One bot a seat; a single name sits in every seat."""
    bots = tuple(name.strip() for name in text.split(","))
    if len(bots) == 1:
        return bots * (seats if seats is not None else fewest_seats(game, options))
    if seats is not None and seats != len(bots):
        raise Refused("bots_and_seats", {"bots": len(bots), "seats": seats})
    return bots


def say_uncompiled(texts: Texts) -> None:
    """Say once where the rules run as plain Python."""
    if not quintessence.is_compiled():
        print(texts.say("note-uncompiled"), file=sys.stderr)


def say_refused_data(slug: str, texts: Texts) -> None:
    """Say in one line for each data file that its owner put in place and that is not used, why."""
    for owner in replaced_files(slug):
        if owner.faults:
            first, own = owner.faults[0], Texts(slug, texts.language)
            fault = own.say("data-fault-short", {"path": written(first.path) or None, "text": _fault_text(first, own)})
            values: Values = {"name": owner.file.name, "file": str(owner.path), "fault": fault}
            print(own.say("data-refused", {**values, "more": len(owner.faults) - 1}), file=sys.stderr)


def say_all_refused_data(texts: Texts) -> None:
    """The same for every game that has files in place; the others need not be loaded."""
    folder = data.folder()
    files = [] if folder is None else sorted(folder.glob("*.toml"))
    for slug in sorted({file.name.partition(".")[0] for file in files} & set(quintessence.known_games())):
        try:
            quintessence.load(slug)
        except Refused as error:
            print(texts.refusal(error), file=sys.stderr)
        say_refused_data(slug, texts)


def _fault_text(fault: Fault, texts: Texts) -> str:
    return texts.refusal(Refused(fault.code, fault.values))
