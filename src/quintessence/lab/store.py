"""Finished games by what determines them, so that an interrupted run goes on and nothing is played twice."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, final

import quintessence
from quintessence.core.discovery import folder
from quintessence.core.record import hash_of
from quintessence.lab.simulate import Plan, Played

_RULES: Final = ("core", "bots", "jobs", "lab")
"""Folders of the package whose code decides how a game goes, or what is noted of it."""


@final
class GameStore:
    """A folder with one file for each plan; a line for each finished game, written as soon as it is over."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path
        self._known: Final[dict[str, dict[int, Played]]] = {}
        self.played = 0
        """Games that had to be played."""
        self.found = 0
        """Games that were there already."""

    def get(self, plan: Plan, number: int) -> Played | None:
        """A game that was played before."""
        played = self._games(plan).get(number)
        self.found += played is not None
        return played

    def put(self, plan: Plan, played: Played) -> None:
        """Keep a game. One that crashed is not kept: it is tried again."""
        self.played += 1
        if played.outcome is None:
            return
        self._games(plan)[played.number] = played
        self._path.mkdir(parents=True, exist_ok=True)
        with self._file(plan).open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(played), ensure_ascii=False) + "\n")

    def _games(self, plan: Plan) -> dict[int, Played]:
        key = plan_key(plan)
        if key not in self._known:
            self._known[key] = _read(self._file(plan))
        return self._known[key]

    def _file(self, plan: Plan) -> Path:
        return self._path / f"{plan.game}-{plan_key(plan)[:20]}.jsonl"


def plan_key(plan: Plan) -> str:
    """A hash of all that determines the games of a plan: data, options, bots, seeds, and the code of this package."""
    return _plan_key(json.dumps(asdict(plan)))  # not sorted: the order of the data is that of the components


@cache
def _plan_key(text: str) -> str:
    plan: Any = json.loads(text)
    game = quintessence.load(plan["game"], plan["data"])
    what = {**plan, "data": game.variant.fingerprint, "version": game.version, "code": _code(game.slug)}
    return hash_of(what)


@cache
def _code(slug: str) -> str:
    """A hash of the sources: while rules or bots are being worked on, their version says nothing."""
    package = Path(quintessence.__file__).parent
    places = [*(package / name for name in _RULES), folder(slug)]
    digest = sha256(quintessence.__version__.encode())
    for place in places:
        for path in sorted(place.rglob("*.py")):
            if "tests" not in path.relative_to(place).parts:
                digest.update(path.read_bytes())
    return digest.hexdigest()


def _read(path: Path) -> dict[int, Played]:
    """The games of a file; a line that was being written when the process ended is left out, and its rest cut off."""
    if not path.is_file():
        return {}
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if len(whole) < len(text):
        path.write_bytes(whole)
    games = [Played(**json.loads(line)) for line in whole.splitlines()]
    return {played.number: played for played in games}
