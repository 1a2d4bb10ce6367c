"""What `codec` needs of orjson, made of the standard library: for where orjson is not installed, as in a browser."""

from __future__ import annotations

import json
from typing import Final

from quintessence.core.game import Json


class Fragment:
    """A text that is JSON already, to be put into a larger one."""

    def __init__(self, text: bytes | str) -> None:
        self.text: Final = text


def _decoded(part: object) -> Json:
    """A fragment inside a value: the encoder can take it only as a value again."""
    if isinstance(part, Fragment):
        return loads(part.text)
    raise TypeError(f"{type(part).__name__} is not JSON")


_ENCODE: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_decoded).encode


def dumps(value: object) -> bytes:
    """A value as JSON in UTF-8; TypeError where that cannot be, as for half a character."""
    if isinstance(value, Fragment):
        return value.text.encode() if isinstance(value.text, str) else value.text
    try:
        return _ENCODE(value).encode()
    except (UnicodeEncodeError, ValueError) as error:
        raise TypeError(str(error)) from None


def loads(text: str | bytes) -> Json:
    """A value out of JSON; ValueError when it is none."""
    value: Json = json.loads(text)
    return value
