from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.cli.conftest import Run


def test_games_are_told_with_their_options(run: Run) -> None:
    found = run("games").out
    assert "connect_four: Connect four, rules version 1, seats: 2" in found
    assert "fault: fault; default none; choices: none (none), raise (raise)" in found
    assert "Puissance" in run("games", "--lang", "fr").out


def test_games_as_json(run: Run) -> None:
    games = {game["game"]: game for game in json.loads(run("games", "--json").out)}
    assert set(games["breaker"]) == {"game", "name", "version", "seats", "options", "compiled", "data"}
    assert games["breaker"]["seats"] == [2, 3]
    assert games["breaker"]["options"][1] == {
        "name": "free",
        "default": None,
        "choices": [],
        "group": "expert",
        "limits": [],
        "ladder": [],
    }
    assert games["breaker"]["compiled"] is False
