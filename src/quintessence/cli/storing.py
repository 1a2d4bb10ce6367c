"""`quintessence backup`, `restore` and `migrate`: all that a server stores, into a file, back, or elsewhere."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from quintessence.cli.arguments import Commands, add_command
from quintessence.cli.serve import database_of
from quintessence.core.game import Refused
from quintessence.text import Texts


def add(commands: Commands, texts: Texts) -> None:
    """Describe the three commands."""
    for name, run in (("backup", _backup), ("restore", _restore)):
        group = add_command(commands, name, texts)
        group.value("file", "file")
        group.value("--database", "url")
        group.value("--data", "folder")
        group.parser.set_defaults(run=run)
    group = add_command(commands, "migrate", texts)
    group.value("--from", "url")
    group.value("--to", "url")
    group.parser.set_defaults(run=_migrate)


def _backup(arguments: argparse.Namespace, texts: Texts) -> int:
    from quintessence.server.storage.transfer import backup  # only here: it takes a while to load

    file = Path(arguments.file)
    if file.exists():
        raise Refused("file_exists", {"file": str(file)})
    return _told(asyncio.run(backup(_database(arguments), file)), texts)


def _restore(arguments: argparse.Namespace, texts: Texts) -> int:
    from quintessence.server.storage.transfer import restore

    return _told(asyncio.run(restore(Path(arguments.file), _database(arguments))), texts)


def _migrate(arguments: argparse.Namespace, texts: Texts) -> int:
    from quintessence.server.storage.transfer import transfer

    source, target = getattr(arguments, "from"), arguments.to
    if not source or not target:
        raise Refused("missing_arguments", {"names": "--from, --to", "command": "quintessence migrate"})
    return _told(asyncio.run(transfer(source, target)), texts)


def _database(arguments: argparse.Namespace) -> str:
    """The database that is meant, as for `serve`."""
    from quintessence.server.main import data_folder
    from quintessence.server.storage.opening import DATABASE

    folder = data_folder() if arguments.data is None else Path(arguments.data)
    return database_of(arguments.database) or str(folder / DATABASE)


def _told(counts: dict[str, int], texts: Texts) -> int:
    for name, count in counts.items():
        print(texts.say("stored-count", {"name": name, "count": count}))
    return 0
