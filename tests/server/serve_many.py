"""A server of several processes for tests, as `quintessence serve --processes` starts it, but for its limits."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import quintessence
from quintessence.server.main import run
from quintessence.server.settings import Settings
from quintessence.service.limits import Limits


def main() -> int:
    asked = json.loads(sys.argv[1])
    for slug in quintessence.known_games():
        quintessence.load(slug)
    settings = Settings(Path(), Limits(**asked["limits"]), database=asked["database"], processes=asked["processes"])
    return run(port=0, data=Path(asked["data"]), announce=lambda text: print(text, flush=True), reached=settings)


if __name__ == "__main__":
    sys.exit(main())
