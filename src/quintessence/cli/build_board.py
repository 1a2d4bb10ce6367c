"""`quintessence build-board`: builds the board of a game outside the package, once, for the page to load."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

from quintessence.cli.arguments import Commands, add_command
from quintessence.core.game import Refused
from quintessence.text import Texts

SOURCES: Final = Path(__file__).resolve().parents[3]
"""The project's folder, where this package is used from one: an installed wheel has the page built, not its sources."""


def add(commands: Commands, texts: Texts) -> None:
    """Describe the command."""
    group = add_command(commands, "build-board", texts)
    group.value("folder", "folder")
    group.value("--sources", "folder")
    group.parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, texts: Texts) -> int:
    """Build FOLDER/board into FOLDER/board_dist, and say how the page comes to show it."""
    folder = Path(arguments.folder).resolve()
    if not (folder / "board" / "index.ts").is_file():
        raise Refused("no_board", {"folder": str(folder)})
    sources = SOURCES if arguments.sources is None else Path(arguments.sources).resolve()
    builder = sources / "tools" / "page.py"
    if not builder.is_file() or not (sources / "web" / "package.json").is_file():
        raise Refused("no_page_sources")
    if subprocess.run([sys.executable, str(builder), "board", str(folder)], check=False).returncode != 0:
        raise Refused("board_not_built", {"folder": str(folder)})
    print(texts.say("board-built", {"folder": str(folder / "board_dist"), "parent": str(folder.parent)}))
    return 0
