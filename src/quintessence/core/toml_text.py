"""How deep and how long the keys of a TOML text are, found out before it is parsed.

Python's parser takes time and memory with the square of a dotted key's parts: 60 kB of `a.a.a…` cost gigabytes.
"""

from __future__ import annotations

import re
from typing import Final

DEEPEST: Final = 16
"""Parts of a dotted key, or lists and tables in one another: the package's own files have five."""
LONGEST_KEY: Final = 200
_SKIPPED: Final = re.compile(
    r"#[^\n]*+"
    r'|"""(?:[^"\\]|\\.|"{1,2}(?!"))*+(?:"{3,5}|\\?\Z)'
    r"|\'\'\'(?:[^\']|\'{1,2}(?!\'))*+(?:\'{3,5}|\Z)"
    r'|"(?:[^"\\\n]|\\.)*+["\n\\]?'
    r"|'[^'\n]*+['\n]?",
    re.DOTALL,
)
"""Comments and TOML's strings. One that is never closed ends the parser, so it may end anywhere here."""
_LONG_KEY: Final = re.compile(rf"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{{{LONGEST_KEY + 1}}}")
_DEEP_KEY: Final = re.compile(rf"(?<![A-Za-z0-9_-])(?:[A-Za-z0-9_-]++\.){{{DEEPEST}}}")
_BRACKETS: Final = re.compile(r"[\[\]{}]")
_NO_BLANKS: Final = {ord(" "): None, ord("\t"): None}


def is_too_deep(text: str) -> bool:
    """Whether a key of a text has more parts than it may, a part of it is too long, or its values nest too deeply."""
    plain = _SKIPPED.sub(_stands_for, text).translate(_NO_BLANKS)
    return bool(_LONG_KEY.search(plain) or _DEEP_KEY.search(plain)) or _nests(plain)


def _stands_for(match: re.Match[str]) -> str:
    """What a comment or a string is for the length and the depth of keys: nothing, or one part of a key."""
    return "" if match[0].startswith("#") else "s"


def _nests(plain: str) -> bool:
    depth = 0
    for bracket in _BRACKETS.findall(plain):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            return True
    return False
