"""Variants: matches with different data live side by side in one process, and a record carries its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from copy import deepcopy
from typing import Any, Final

import pytest

import quintessence
from quintessence import BadData, IllegalAction, Match
from quintessence.core import record
from quintessence.core.discovery import folder
from quintessence.core.game import Json, Values
from quintessence.core.record import canonical
from quintessence.core.rng import Rng
from quintessence.games.earth_water_sun.advice import ADVICE

Tables = dict[str, Any]

OWN: Final[Tables] = tomllib.loads((folder("earth_water_sun") / "data" / "data.toml").read_text(encoding="utf-8"))
POND: Final = [7, 8, 9, 8, 7]
DECISIONS: Final = 120
NO_OWNER_DATA: Final = {**os.environ, "QUINTESSENCE_DATA_FILES": ""}


def changed(path: str, value: Any) -> Tables:
    """The package's tables with one value changed: "water.reach"."""
    tables = deepcopy(OWN)
    *names, last = path.split(".")
    inner = tables
    for name in names:
        inner = inner[name]
    inner[last] = value
    return tables


PACKAGE: Final = OWN
FAR_WATER: Final = changed("water.reach", [3, 5, 6, 8])
SMALL_BOARD: Final = changed("boards.pond", {"provenance": "reconstructed", "rows": POND})
OTHER_ROW: Final = changed(
    "row.specimens", ["tree", "mushroom", "mushroom", "mushroom", "mushroom", "mushroom", "tree"]
)
VARIANTS: Final = [
    (PACKAGE, "flat-58"),
    (FAR_WATER, "flat-58"),
    (SMALL_BOARD, "pond"),
    (SMALL_BOARD, "flat-58"),
    (OTHER_ROW, "hexagon-7"),
]


def start(tables: Tables, board: str) -> Match:
    options: Values = {"board": board, "colours": "seat-0-black"}
    return quintessence.start("earth_water_sun", seed="variants", options=options, data={"earth_water_sun": tables})


class Player:
    """Plays one match at random and keeps all that it saw."""

    def __init__(self, tables: Tables, board: str) -> None:
        self.match = start(tables, board)
        self._rng = Rng(5)
        self.seen: list[str] = []

    def play(self) -> None:
        match = self.match
        for seat in match.to_act()[:1]:
            legal = match.legal(seat)
            promising = ADVICE.promising(match.state, seat)
            rows: list[Json] = [action.row() for action in [*legal, *promising]]
            self.seen.append(canonical([rows, ADVICE.evaluate(match.state, seat), match.view(seat)]))
            match.play(seat, legal[self._rng.below(len(legal))])


def alone(tables: Tables, board: str) -> list[str]:
    player = Player(tables, board)
    for _ in range(DECISIONS):
        player.play()
    return player.seen


def test_variants_played_in_turn_are_each_as_played_alone() -> None:
    players = [Player(*variant) for variant in VARIANTS]
    for _ in range(DECISIONS):
        for player in players:
            player.play()
    assert [player.seen for player in players] == [alone(*variant) for variant in VARIANTS]
    assert len({canonical([*player.seen]) for player in players[:3]}) == 3
    assert players[0].match.record().get("data") is None


def test_the_most_that_data_may_ask_is_played_to_its_end() -> None:
    tables = deepcopy(SMALL_BOARD)
    tables["parts"].update(roots=60, earth=255, water=255, sun=255)
    tables["specimens"].update(capacity={"mushroom": 9, "tree": 9}, reward={"mushroom": 9, "tree": 9})
    tables["earth"].update(roots=[0, 60, 60, 60], lays=[True] * 4, lifts=[True] * 4, shield=[False, True, True, True])
    tables["water"].update(reach=[6, 7, 8, 9], turns=[0, 1, 2, 3], extra_step=[True] * 4)
    tables["sun"].update(targets=[2] * 4, attacks=[9] * 4, counter=[True] * 4)
    player = Player(tables, "pond")
    while player.match.to_act():
        player.play()
    assert len(player.seen) <= player.match.game.bound


def test_more_reach_lets_a_specimen_go_further() -> None:
    def steps(tables: Tables) -> Json:
        match = start(tables, "flat-58")
        for row in (["grow", "a1", "sun"], ["step", "a4", "ne"]):
            match.play(match.to_act()[0], row)
        move = match.view(None)["move"]
        assert isinstance(move, dict)
        return move["steps_left"]

    assert (steps(PACKAGE), steps(FAR_WATER)) == (1, 2)


def test_an_action_of_another_variant_is_none_of_this_one() -> None:
    own, other = start(PACKAGE, "flat-58"), start(FAR_WATER, "flat-58")
    seat = own.to_act()[0]
    with pytest.raises(IllegalAction, match="not_this_games_action"):
        own.play(seat, other.legal(seat)[0])


@pytest.mark.parametrize(("tables", "board"), VARIANTS[1:], ids=["far_water", "pond", "flat", "other_row"])
def test_a_record_of_a_variant_replays_where_it_was_never_loaded(tables: Tables, board: str) -> None:
    player = Player(tables, board)
    for _ in range(DECISIONS):
        player.play()
    match = player.match
    code = "import sys, quintessence; print(quintessence.replay(sys.stdin.read()).state_hash())"
    replayed = subprocess.run(
        [sys.executable, "-c", code],
        input=record.write(match.record()),
        env=NO_OWNER_DATA,
        capture_output=True,
        text=True,
        check=True,
    )
    assert replayed.stdout.strip() == match.state_hash()


def test_the_bound_follows_the_data() -> None:  # EW-69
    bounds = [start(tables, "flat-58").game.bound for tables in (PACKAGE, changed("parts.roots", 40))]
    assert bounds == [11_000, 18_000]


def test_a_world_without_any_resource_ends_before_the_first_turn() -> None:  # EW-50
    tables = deepcopy(OWN)
    tables["parts"].update(earth=0, water=0, sun=0)
    match = start(tables, "flat-58")
    assert match.view(None)["world_ended"] == {"black": True, "white": True}
    assert {str(action.row()[0]) for action in match.legal(match.to_act()[0])} == {"destroy"}


def test_a_specimen_has_one_shield_at_a_time() -> None:  # §7.6
    tables = changed("earth.shield", [False, True, True, True])
    position: Values = {"pieces": {"a1": "black tree earth shield", "g7": "white tree"}}
    options: Values = {"board": "flat-58", "colours": "seat-0-black", "position": position}
    match = quintessence.start("earth_water_sun", options=options, data={"earth_water_sun": tables})
    events = match.play(match.to_act()[0], ["grow", "a1", "earth"])
    assert [event.row()[0] for event in events] == ["grew", "gained_roots"]


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("water.reach", [2, 3, 4, 10], "water.reach[4]"),
        ("water.reach", [0, 3, 4, 5], "water.reach[1]"),
        ("water.turns", [0, 1, 1, 4], "water.turns[4]"),
        ("sun.targets", [1, 3, 3, 3], "sun.targets[2]"),
        ("sun.attacks", [0, 1, 2, 2], "sun.attacks[1]"),
        ("parts.roots", 61, "parts.roots"),
        ("specimens.capacity.tree", 0, "specimens.capacity.tree"),
        ("specimens.reward.mushroom", 10, "specimens.reward.mushroom"),
    ],
)
def test_what_the_rules_cannot_count_is_refused(path: str, value: Any, fault: str) -> None:
    with pytest.raises(BadData) as refused:
        start(changed(path, value), "flat-58")
    assert refused.value.faults[0].code == "data_range"
    assert refused.value.values["path"] == fault
