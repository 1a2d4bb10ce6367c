"""What several commands let one choose: a game, its options, its bots."""

from __future__ import annotations

import argparse
import json
import sys

import quintessence
from quintessence.cli.files import read_text
from quintessence.core import data
from quintessence.core.data_shape import Fault, written
from quintessence.core.game import Game, Json, Refused, Values
from quintessence.text import Texts


def speak_of(slug: str, arguments: argparse.Namespace) -> Texts:
    """The texts of a game; what the command refuses from now on is told in them too."""
    texts = Texts(slug, arguments.texts.language)
    arguments.texts = texts
    return texts


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


def seated_bots(game: Game, text: str, seats: int | None) -> tuple[str, ...]:
    """One bot a seat; a single name sits in every seat."""
    bots = tuple(name.strip() for name in text.split(","))
    if len(bots) == 1:
        return bots * (seats if seats is not None else min(game.seats))
    if seats is not None and seats != len(bots):
        raise Refused("bots_and_seats", {"bots": len(bots), "seats": seats})
    return bots


def say_uncompiled(texts: Texts) -> None:
    """Say once where the rules run as plain Python."""
    if not quintessence.is_compiled():
        print(texts.say("note-uncompiled"), file=sys.stderr)


def say_refused_data(slug: str, texts: Texts) -> None:
    """Say in one line for each data file that its owner put in place and that is not used, why."""
    for source in data.sources(slug):
        if source.faults:
            first, own = source.faults[0], Texts(slug, texts.language)
            fault = own.say(
                "data-fault-short", {"place": written(first.place) or None, "text": _fault_text(first, own)}
            )
            values: Values = {"name": source.name, "file": str(source.file), "fault": fault}
            print(own.say("data-refused", {**values, "more": len(source.faults) - 1}), file=sys.stderr)


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
