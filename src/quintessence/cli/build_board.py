"""`quintessence build-board`: builds the board of a game outside the package, once, for the page to load."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from quintessence.cli.arguments import Commands, add_command
from quintessence.core.game import Refused
from quintessence.text import Texts

NEEDED: Final = ("web/package.json", "tools/page.py")
"""What a copy of the project has, and an installed wheel has not: its page is built already."""


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
    own = Path(__file__).resolve().parents
    sources = _project(own if arguments.sources is None else [Path(arguments.sources).resolve()])
    builder = str(sources / "tools" / "page.py")
    if subprocess.run([sys.executable, builder, "board", str(folder)], check=False).returncode != 0:
        raise Refused("board_not_built", {"folder": str(folder)})
    print(texts.say("board-built", {"folder": str(folder / "board_dist"), "parent": str(folder.parent)}))
    return 0


def _project(folders: Iterable[Path]) -> Path:
    """The first of some folders that is a copy of the project; Refused where there is none."""
    for folder in folders:
        if all((folder / name).is_file() for name in NEEDED):
            return folder
    raise Refused("no_page_sources")
