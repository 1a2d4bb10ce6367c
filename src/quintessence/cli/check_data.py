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
from quintessence.core.data_file import DataFile
from quintessence.core.data_shape import Fault, written
from quintessence.core.discovery import data_files, replaced_files
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
        checked = [Checked(file, str(_in_force(file))) for file in _family(named)]
        return _tell(checked, own, arguments)
    text = read_text(arguments.what)
    meant = _meant(arguments.what, text, arguments.game)
    return _tell([Checked(meant, arguments.what, text)], speak_of(meant.slug, arguments), arguments)


class Checked:
    """A file as a data file of some game: what it holds, and what is wrong with it, played with included."""

    def __init__(self, meant: DataFile, file: str, text: str | None = None) -> None:
        self.meant: Final = meant
        self.file: Final = file
        self.text: Final = read_text(file) if text is None else text
        self.contents, self.faults = meant.read(self.text)
        self.played: Values = {}
        if not self.faults:
            self.played = trial.try_data(meant.slug, meant.name, self.text)
            if "fault" in self.played:
                self.faults = [Fault([], "data_unplayable", {"file": file, "detail": self.played["fault"]})]

    def line(self, fault: Fault) -> int:
        return line_of(self.text, self.contents, fault.path)

    def json(self) -> Values:
        faults: list[Json] = [{**fault.json(), "line": self.line(fault) or None} for fault in self.faults]
        return {"data": self.meant.name, "file": self.file, "faults": faults, "played": self.played or None}


def _tell(checked: list[Checked], texts: Texts, arguments: argparse.Namespace) -> int:
    if arguments.json:
        print(json.dumps([one.json() for one in checked], ensure_ascii=False, indent=2))
    else:
        for one in checked:
            print("\n".join(fault_lines(one, texts) if one.faults else _lines_when_right(one, texts)))
            if not one.faults and not arguments.install:
                print(_next_step(one, texts))
    if any(one.faults for one in checked):
        return WRONG
    if arguments.install:
        for one in checked:
            path = _owner_path(one.meant)
            write_text(path, one.text)
            print(texts.say("data-installed", {"name": one.meant.name, "file": str(path)}))
    return 0


def fault_lines(checked: Checked, texts: Texts) -> list[str]:
    """One line a fault: the file, the line, the path, and what is wrong there."""
    return [fault_line(fault, checked.file, checked.line(fault), texts) for fault in checked.faults]


def fault_line(fault: Fault, file: str, line: int, texts: Texts) -> str:
    """A fault in one line; line 0 is one that is not known."""
    text = texts.refusal(Refused(fault.code, fault.values))
    values: Values = {"file": file, "line": line, "path": written(fault.path), "text": text}
    return texts.say("data-fault" if fault.path else "data-fault-whole", values)


def _lines_when_right(checked: Checked, texts: Texts) -> list[str]:
    lines = [texts.say("data-right", {"file": checked.file, "name": checked.meant.name})]
    for name, label in checked.meant.provenance(checked.contents).items():
        lines.append(texts.say("data-set", {"set": name, "provenance": label}))
    return [*lines, texts.say("data-played", checked.played)]


def _next_step(checked: Checked, texts: Texts) -> str:
    """What to do with a file that is right, or that nothing needs to be done."""
    meant = checked.meant
    if data.folder() is None:
        return texts.refusal(Refused("data_no_folder", {"variable": data.VARIABLE}))
    target, file = str(_owner_path(meant)), Path(checked.file)
    if file != meant.packaged and file.resolve() == _in_force(meant).resolve():
        return texts.say("data-in-force", {"file": checked.file})
    if file != meant.packaged:
        return texts.say("data-install", {"file": checked.file, "target": target})
    return texts.say("data-packaged", {"name": meant.name, "target": target})


def _write(meant: DataFile, file: str, texts: Texts) -> int:
    """Write a copy of the package's file for its owner to change; nothing is written over."""
    path = _owner_path(meant) if file == IN_PLACE else Path(file)
    if path.exists():
        raise Refused("file_exists", {"file": str(path)})
    head = [f"# {line}" for line in texts.say("data-head", {"name": meant.name}).splitlines()]
    packaged = meant.packaged.read_text(encoding="utf-8")
    write_text(path, "\n".join([*head, f'game = "{meant.name}"', packaged]))
    print(texts.say("data-written", {"file": str(path)}))
    return 0


def _owner_path(meant: DataFile) -> Path:
    """Where a replaced file belongs."""
    folder = data.folder()
    if folder is None:
        raise Refused("data_no_folder", {"variable": data.VARIABLE})
    return folder / f"{meant.name}.toml"


def _in_force(meant: DataFile) -> Path:
    """The file in the place of the package's, be it right or wrong, or the package's own."""
    replaced = [one.path for one in replaced_files(meant.slug) if one.file is meant]
    return replaced[0] if replaced else meant.packaged


def _named(what: str) -> DataFile | None:
    """The data file of that name (a game, or one of its several files), if there is one."""
    slug = what.partition(".")[0]
    if slug not in quintessence.known_games() or Path(what).suffix == ".toml":
        return None
    files = data_files(slug)
    for file in files:
        if file.name == what:
            return file
    known = ", ".join(file.name for file in files)
    raise Refused("data_unknown", {"known": known}) if known else Refused("data_none", {"game": slug})


def _family(named: DataFile) -> list[DataFile]:
    """All files of a game when it is named itself, else the one that is."""
    return data_files(named.slug) if named.name == named.slug else [named]


def _meant(file: str, text: str, game: str | None) -> DataFile:
    """Which data file this is one of: as --game says, or its key `game`, or its name."""
    name = game or _own_name(text) or Path(file).name.removesuffix(".toml")
    meant = _named(name) if name.partition(".")[0] in quintessence.known_games() else None
    if meant is None:
        raise Refused("data_which_game", {"file": file, "known": ", ".join(quintessence.known_games())})
    return meant


def _own_name(text: str) -> str | None:
    try:
        word = tomllib.loads(text).get("game")
    except (ValueError, RecursionError):
        return None
    return word if isinstance(word, str) else None
