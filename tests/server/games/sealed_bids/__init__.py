from __future__ import annotations

from tests.core.toys import SealedBids

GAME = SealedBids()
