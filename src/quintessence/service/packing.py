"""Answers that a worker has compressed: the server's own process hands them on as they are, whole or in pieces."""

from __future__ import annotations

import gzip
import zlib
from base64 import b64decode, b64encode
from typing import Final

from quintessence.core.game import Values

_LEVEL: Final = 6
_RAW: Final = -15
"""Deflate without a head and an end."""
HEAD: Final = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
"""What a compressed file begins with."""
_LAST: Final = b"\x03\0"
"""An empty block that is the last one."""


def pack(text: bytes) -> str:
    """A whole text, compressed, as it goes through a worker's JSON."""
    return b64encode(gzip.compress(text, _LEVEL, mtime=0)).decode()


def unpack(packed: object) -> bytes:
    """What a worker has packed, still compressed."""
    return b64decode(str(packed))


def plain(packed: bytes) -> bytes:
    """The text, for who takes nothing compressed."""
    return gzip.decompress(packed)


def pack_piece(text: bytes, sum_: int) -> Values:
    """One piece of a text; `sum_` is the check sum of those before it."""
    press = zlib.compressobj(_LEVEL, zlib.DEFLATED, _RAW)
    data = press.compress(text) + press.flush(zlib.Z_FULL_FLUSH)
    return {"piece": b64encode(data).decode(), "sum": zlib.crc32(text, sum_), "size": len(text)}


def end_of(sum_: int, size: int) -> bytes:
    """What a compressed file ends with."""
    return _LAST + sum_.to_bytes(4, "little") + (size % 2**32).to_bytes(4, "little")


def plain_piece(data: bytes) -> bytes:
    """The text of one piece."""
    return zlib.decompressobj(_RAW).decompress(data)
