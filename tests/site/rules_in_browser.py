"""Run by Pyodide (test_same_rules.py): every promise of every game, and its checksum."""

import json
import sys
from typing import Any

import quintessence
from quintessence.bots.levels import LEVELS, make_bot
from quintessence.core.conformance import Broken, check_all, checksum

SEEDS: dict[str, int] = json.loads(globals()["words"][0])
FOREIGN = ("fastapi", "pydantic", "fluent", "sqlite3", "quintessence.server", "quintessence.cli")


def broken(slug: str) -> str:
    """Which promise a game does not keep here; none: nothing."""
    game = quintessence.load(slug)
    try:
        check_all(game, 1, lambda: make_bot(LEVELS[0], "conformance", game))
    except Broken as error:
        return str(error)
    return ""


async def main() -> dict[str, Any]:
    """All that the test looks at. Checksums as text: JavaScript, through which they go, has no such large numbers."""
    return {
        "games": quintessence.known_games(),
        "compiled": quintessence.is_compiled(),
        "broken": {slug: broken(slug) for slug in SEEDS},
        "checksums": {slug: str(checksum(quintessence.load(slug), seeds)) for slug, seeds in SEEDS.items()},
        "loaded": [name for name in FOREIGN if name in sys.modules],
    }
