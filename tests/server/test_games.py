"""What a game declares reaches the page: ways to begin, numbers of players, foreign logs; lessons are told whole."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import quintessence
from quintessence.core import record as records
from quintessence.games.terra_mystica.snellman.files import log_of
from quintessence.service.codec import encode, encode_actions, encode_changes
from tests.server.serving import Person

People = Callable[[], Person]
RECORDED = Path(quintessence.__file__).parent / "games" / "terra_mystica" / "tests" / "recorded"
UPDATE = 6_000


def recorded(name: str) -> Any:
    return json.loads((RECORDED / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("slug", quintessence.known_games())
def test_every_preset_can_be_begun(slug: str) -> None:
    for preset in quintessence.load(slug).presets():
        assert quintessence.start(slug, seats=preset.seats, seed="preset", options=preset.options).to_act()


def test_a_game_tells_its_presets_and_which_numbers_of_players_a_choice_leaves(person: People) -> None:
    games = {game["slug"]: game for game in person().get("games")}
    terra = games["terra_mystica"]
    solo, base = terra["presets"]
    wanted = {"automa": "simpletons", "automa_level": 1}
    assert solo == {"code": "solo", "seats": 1, "options": wanted, "is_quick": True}
    assert (base["code"], base["is_quick"]) == ("base", False)
    assert terra["usual_seats"] == [2, 3, 4, 5]
    left = {option["name"]: option["seats"] for option in terra["options"]}
    assert left["automa"]['"simpletons"'] == [1, 2] and left["automa"]['"kuddlers"'] == [1]
    assert '"none"' not in left["automa"] and left["board"] == {}
    assert games["ephyran"]["has_windows"] and not terra["has_windows"]  # nothing is hidden there
    assert games["ephyran"]["presets"] == [] and games["ephyran"]["usual_seats"] == [2, 3, 4]


def test_a_sketch_tells_the_events_of_as_many_rows_as_are_asked_for(person: People) -> None:
    one = person()
    rows = [["count", 1], ["count", 1]]
    assert len(one.post("sketch", {"game": "stubborn", "rows": rows})["events"]) == 1
    assert len(one.post("sketch", {"game": "stubborn", "rows": rows, "told": 2})["events"]) == 2


def test_a_match_is_written_as_a_log_of_another_site(person: People) -> None:
    one, record = person(), recorded("greedy-2-base")
    table = one.post("records", record, 201)["id"]
    assert one.get(f"tables/{table}")["formats"] == ["snellman"]
    match = quintessence.replay(records.read(json.dumps(record)))
    assert one.get(f"tables/{table}/log/snellman")["text"] == log_of(match)
    assert one.get(f"tables/{table}/log/other", 422)["code"] == "unknown_format"
    solo = one.post("records", recorded("automa-1-simpletons"), 201)["id"]
    assert one.get(f"tables/{solo}/log/snellman", 422)["code"] == "log_no_automa"


def test_a_late_update_of_five_players_is_small() -> None:
    """What a move changes for whoever is asked next, compressed as the socket does."""
    whole = quintessence.replay(records.read(json.dumps(recorded("greedy-5-loon_lakes"))))
    match = quintessence.start("terra_mystica", seats=5, seed=whole.seed.text, options=whole.options)
    history = whole.history()
    late = len(history) * 3 // 4
    for seat, action, _ in history[:late]:
        match.play(seat, action.row())
    before = _parts(match)
    largest = 0
    for seat, action, _ in history[late:]:
        events = encode([event.json() for event in match.play(seat, action.row())])
        now = _parts(match)
        legal = [encode_actions(match.legal(asked)) for asked in match.to_act()[:1]]
        largest = max(largest, len(zlib.compress(b"".join([*encode_changes(before, now), *legal, events]))))
        before = now
    assert 500 < largest < UPDATE


def _parts(match: Any) -> dict[str, bytes]:
    return {name: encode(part) for name, part in match.view(0).items()}
