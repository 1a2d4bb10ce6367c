"""`quintessence import`: turns a game written in a foreign format into a record."""

from __future__ import annotations

import argparse
from pathlib import Path

from quintessence.cli.arguments import Commands, add_command
from quintessence.cli.choices import speak_of
from quintessence.cli.files import read_text, write_text
from quintessence.core import record as records
from quintessence.core.formats import find_format, part_of
from quintessence.text import Texts


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "import", texts)
    group.value("file", "file")
    group.value("--format", "text")
    group.value("--to", "file")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Read the log and write the record; what is wrong is said with its line."""
    slug, name = find_format(arguments.format)
    speak_of(slug, arguments)
    record = records.write(part_of(slug, name, "files").record_of(read_text(arguments.file)))
    if arguments.to is None:
        print(record, end="")
    else:
        write_text(Path(arguments.to), record)
    return 0
