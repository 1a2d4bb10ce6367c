"""What is the same in every browser, made when a site is built: the list of games, which takes long to make there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from quintessence.service.codec import encode
from quintessence.service.wire.game_json import games_json

_FILE: Final = "games.json"


def games_text() -> str:
    """The list of games, as it was prepared; made now where it was not."""
    prepared = Path(__file__).with_name(_FILE)
    if prepared.is_file():
        return prepared.read_text(encoding="utf-8")
    return encode(games_json()).decode()
