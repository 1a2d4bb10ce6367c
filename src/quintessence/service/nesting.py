"""How deep a JSON text nests, found out on its bytes before anything is made of it."""

from __future__ import annotations

import re
from typing import Final

_TEXTS: Final = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
_OTHERS: Final = bytes(byte for byte in range(256) if byte not in b"[]{}")


def is_too_deep(text: bytes, depth: int, most: int) -> bool:
    """Whether a text nests deeper than that, or has more lists and objects than `most`.

    A text with few brackets is let through by counting them, which is all that most messages cost.
    """
    opened = text.count(b"[") + text.count(b"{")
    if opened <= depth:
        return False
    brackets = _TEXTS.sub(b"", text).translate(None, _OTHERS)
    if brackets.count(b"[") + brackets.count(b"{") > most:
        return True
    now = 0
    for bracket in brackets:
        now += 1 if bracket in b"[{" else -1
        if now > depth:
            return True
    return False
