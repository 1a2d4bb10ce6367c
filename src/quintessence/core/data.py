"""The files that an owner of the box put in the place of the package's data: the default of this machine."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, final

from quintessence.core.data_file import LARGEST, DataFile
from quintessence.core.user_folder import data_folder
from quintessence.core.variant import Variant

VARIABLE: Final = "QUINTESSENCE_DATA_FILES"
"""The folder of replaced files, where it is another than the user's own; empty: none."""


@final
class OwnerFile:
    """A file in the place of one of the package's, be it right or wrong."""

    def __init__(self, file: DataFile, path: Path) -> None:
        self.file: Final = file
        self.path: Final = path
        self.contents, self.faults = file.read(_text(path))


def owner_files(files: list[DataFile]) -> list[OwnerFile]:
    """What an owner put in the place of these data files."""
    owned: list[OwnerFile] = []
    place = folder()
    for file in files if place is not None else []:
        assert place is not None
        path = place / f"{file.name}.toml"
        if path.is_file():
            owned.append(OwnerFile(file, path))
    return owned


def owner_variant(slug: str, files: list[DataFile], owned: list[OwnerFile]) -> Variant:
    """The variant that an owner's files make. A file that is wrong is not used: the package's stays in force."""
    return Variant(slug, files, {one.file.name: one.contents for one in owned if not one.faults})


def folder() -> Path | None:
    """Where replaced files are looked for."""
    named = os.environ.get(VARIABLE)
    if named is not None:
        return Path(named) if named else None
    try:
        return data_folder() / "data"
    except RuntimeError:  # nobody's home
        return None


def _text(file: Path) -> str | None:
    try:
        if file.stat().st_size > LARGEST:
            return None
        return file.read_text(encoding="utf-8-sig")
    except (OSError, ValueError):
        return None
