"""`quintessence export`: writes a record in a foreign format."""

from __future__ import annotations

import argparse
from pathlib import Path

import quintessence
from quintessence.cli.arguments import Commands, add_command
from quintessence.cli.choices import speak_of
from quintessence.cli.files import read_record, write_text
from quintessence.core.formats import part_of
from quintessence.text import Texts


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "export", texts)
    group.value("file", "file")
    group.value("--format", "text")
    group.value("--to", "file")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Play the record again and write it down."""
    record = read_record(arguments.file)
    slug = str(record["game"])
    speak_of(slug, arguments)
    log: str = part_of(slug, arguments.format, "files").log_of(quintessence.replay(record))
    if arguments.to is None:
        print(log, end="")
    else:
        write_text(Path(arguments.to), log)
    return 0
