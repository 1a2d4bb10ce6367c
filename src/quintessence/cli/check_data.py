"""`quintessence check-data`: whether a data file can be played with, what is wrong in it, and a copy to start from."""

from __future__ import annotations

import argparse
import json
import tomllib
from pathlib import Path
from typing import Final

import quintessence
from quintessence.cli import trial
from quintessence.cli.arguments import Commands, add_command
from quintessence.cli.choices import speak_of
from quintessence.cli.data_lines import line_of
from quintessence.cli.files import read_text, write_text
from quintessence.core import data
from quintessence.core.data_shape import Fault, written
from quintessence.core.data_source import Source
from quintessence.core.game import Json, Refused, Values
from quintessence.text import Texts

WRONG: Final = 1
"""The exit code of a file with faults."""
IN_PLACE: Final = ""
"""What `--write` without a file stands for."""


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "check-data", texts)
    group.value("what", "data")
    group.value("--game", "game")
    group.optional_value("--write", "file", IN_PLACE)
    group.flag("--install")
    group.flag("--json")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Check a file, or the data in force of a game."""
    named = _named(arguments.what)
    if arguments.write is not None:
        if named is None:
            raise Refused("data_write_what", {"what": arguments.what})
        return _write(named, arguments.write, speak_of(named.slug, arguments))
    if named is not None:
        own = speak_of(named.slug, arguments)
        checked = [Checked(source, str(source.file or source.packaged)) for source in _family(named)]
        return _tell(checked, own, arguments)
    text = read_text(arguments.what)
    source = _meant(arguments.what, text, arguments.game)
    return _tell([Checked(source, arguments.what, text)], speak_of(source.slug, arguments), arguments)


class Checked:
    """A file as a data file of some game: what it holds, and what is wrong with it, played with included."""

    def __init__(self, source: Source, file: str, text: str | None = None) -> None:
        self.source: Final = source
        self.file: Final = file
        self.text: Final = read_text(file) if text is None else text
        self.tables, self.faults = source.read(self.text)
        self.played: Values = {}
        if not self.faults:
            self.played = trial.tried(source.slug, source.name, self.text)
            if "fault" in self.played:
                self.faults = [Fault([], "data_unplayable", {"file": file, "detail": self.played["fault"]})]

    def line(self, fault: Fault) -> int:
        return line_of(self.text, self.tables, fault.place)

    def json(self) -> Values:
        faults: list[Json] = [{**fault.json(), "line": self.line(fault) or None} for fault in self.faults]
        return {"data": self.source.name, "file": self.file, "faults": faults, "played": self.played or None}


def _tell(checked: list[Checked], texts: Texts, arguments: argparse.Namespace) -> int:
    if arguments.json:
        print(json.dumps([one.json() for one in checked], ensure_ascii=False, indent=2))
    else:
        for one in checked:
            print("\n".join(told_faults(one, texts) if one.faults else _told_right(one, texts)))
            if not one.faults and not arguments.install:
                print(_told_next(one, texts))
    if any(one.faults for one in checked):
        return WRONG
    if arguments.install:
        for one in checked:
            place = _place(one.source)
            write_text(place, one.text)
            print(texts.say("data-installed", {"name": one.source.name, "file": str(place)}))
    return 0


def told_faults(checked: Checked, texts: Texts) -> list[str]:
    """One line a fault: the file, the line, the place, and what is wrong there."""
    return [told_fault(fault, checked.file, checked.line(fault), texts) for fault in checked.faults]


def told_fault(fault: Fault, file: str, line: int, texts: Texts) -> str:
    """A fault in one line; line 0 is one that is not known."""
    said = texts.refusal(Refused(fault.code, fault.values))
    values: Values = {"file": file, "line": line, "place": written(fault.place), "text": said}
    return texts.say("data-fault" if fault.place else "data-fault-whole", values)


def _told_right(checked: Checked, texts: Texts) -> list[str]:
    source = checked.source
    found = Source(source.slug, source.packaged, source.rules)
    found.take(checked.tables)
    lines = [texts.say("data-right", {"file": checked.file, "name": source.name})]
    for name, label in found.provenance().items():
        lines.append(texts.say("data-set", {"set": name, "provenance": label}))
    return [*lines, texts.say("data-played", checked.played)]


def _told_next(checked: Checked, texts: Texts) -> str:
    """What to do with a file that is right, or that nothing needs to be done."""
    source = checked.source
    if data.folder() is None:
        return texts.refusal(Refused("data_no_folder", {"variable": data.VARIABLE}))
    place = str(_place(source))
    if source.file is not None and Path(checked.file).resolve() == source.file.resolve():
        return texts.say("data-in-force", {"file": checked.file})
    if Path(checked.file) != source.packaged:
        return texts.say("data-install", {"file": checked.file, "place": place})
    return texts.say("data-packaged", {"name": source.name, "place": place})


def _write(source: Source, file: str, texts: Texts) -> int:
    """Write a copy of the package's file for its owner to change; nothing is written over."""
    path = _place(source) if file == IN_PLACE else Path(file)
    if path.exists():
        raise Refused("file_exists", {"file": str(path)})
    head = [f"# {line}" for line in texts.say("data-head", {"name": source.name}).splitlines()]
    packaged = source.packaged.read_text(encoding="utf-8")
    write_text(path, "\n".join([*head, f'game = "{source.name}"', packaged]))
    print(texts.say("data-written", {"file": str(path)}))
    return 0


def _place(source: Source) -> Path:
    """Where a replaced file belongs."""
    folder = data.folder()
    if folder is None:
        raise Refused("data_no_folder", {"variable": data.VARIABLE})
    return folder / f"{source.name}.toml"


def _named(what: str) -> Source | None:
    """The data file of that name (a game, or one of its several files), if there is one."""
    slug = what.partition(".")[0]
    if slug not in quintessence.known_games() or Path(what).suffix == ".toml":
        return None
    quintessence.load(slug)
    for source in data.sources(slug):
        if source.name == what:
            return source
    known = ", ".join(source.name for source in data.sources(slug))
    raise Refused("data_unknown", {"known": known}) if known else Refused("data_none", {"game": slug})


def _family(named: Source) -> list[Source]:
    """All files of a game when it is named itself, else the one that is."""
    return data.sources(named.slug) if named.name == named.slug else [named]


def _meant(file: str, text: str, game: str | None) -> Source:
    """Which data file this is one of: as --game says, or its key `game`, or its name."""
    said = game or _own_word(text) or Path(file).name.removesuffix(".toml")
    source = _named(said) if said.partition(".")[0] in quintessence.known_games() else None
    if source is None:
        raise Refused("data_which_game", {"file": file, "known": ", ".join(quintessence.known_games())})
    return source


def _own_word(text: str) -> str | None:
    try:
        word = tomllib.loads(text).get("game")
    except (tomllib.TOMLDecodeError, RecursionError):
        return None
    return word if isinstance(word, str) else None
