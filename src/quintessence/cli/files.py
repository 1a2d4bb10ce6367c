"""Reads and writes files: whatever can be wrong with one is refused in words."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Final

from quintessence.core import record as records
from quintessence.core.game import Refused, Values

LARGEST: Final = 32 * 1024 * 1024
"""No record or position comes near to so many bytes."""
STANDARD: Final = "-"


def read_text(name: str) -> str:
    """The text of a file, or of the standard input where the name is a dash."""
    try:
        if name == STANDARD:
            content = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).open("rb") as file:
                content = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise Refused("file_missing", {"file": name}) from None
    except (OSError, ValueError) as error:  # ValueError: a null character in the name
        raise Refused("file_unreadable", {"file": name, "detail": _reason(error)}) from None
    if len(content) > LARGEST:
        raise Refused("file_too_big", {"file": name, "megabytes": LARGEST // 1024**2})
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("file_not_text", {"file": name}) from None


def read_record(name: str) -> Values:
    """The record in a file."""
    return records.read(read_text(name))


def write_text(path: Path, text: str) -> None:
    """Put a text in place whole, or leave what was there."""
    partial = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            partial.write_text(text, encoding="utf-8")
            partial.replace(path)
        except OSError:
            with contextlib.suppress(OSError):
                partial.unlink()
            raise
    except (OSError, ValueError) as error:
        raise Refused("file_unwritable", {"file": str(path), "detail": _reason(error)}) from None


def _reason(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
