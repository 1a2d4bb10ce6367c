"""Texts from outside, made fit to be shown to others: names and chat."""

from __future__ import annotations

import unicodedata
from typing import Final

_JOINERS: Final = "\u200c\u200d"
"""Invisible, and needed by some scripts and emoji."""
_UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs")


def clean(text: str, most: int) -> str:
    """A text on one line: no control, format or half characters, no runs of blanks, and not too long."""
    letters = [
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace() or character in _JOINERS or unicodedata.category(character) not in _UNSEEN
    ]
    return " ".join("".join(letters).split())[:most].strip()
