"""Every code of this game that the texts must put into words."""

from __future__ import annotations

from quintessence.games.erythro.data.tables import Data


def vocabulary_of(data: Data) -> dict[str, list[str]]:
    return {}
