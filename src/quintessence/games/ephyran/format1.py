"""Records of format 1: their state hash counted a bot's belief among the facts, and some facts by other names."""

from __future__ import annotations

from typing import Final

HAS_OTHER_HASH: Final = True
