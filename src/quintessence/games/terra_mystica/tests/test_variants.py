"""Data are a value: variants with other components live side by side, and their records carry them."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import quintessence
from quintessence.core.discovery import load
from quintessence.core.game import Game, Seat
from quintessence.core.match import Match
from quintessence.core.record import canonical
from quintessence.core.replay import start_match
from quintessence.core.rng import Rng
from quintessence.core.variant import BadData
from quintessence.games.terra_mystica import DATA_FILES, SLUG, TerraMysticaGame
from quintessence.games.terra_mystica.rules.position import Position

Change = Callable[[dict[str, Any]], object]


def changed(name: str, change: Change) -> dict[str, dict[str, Any]]:
    """One of the package's files with a change."""
    contents: dict[str, Any] = copy.deepcopy(next(file for file in DATA_FILES if file.name == name).contents)
    change(contents)
    return {name: contents}


def every(table: dict[str, dict[str, Any]], **values: object) -> None:
    """Give all components of a table the same values."""
    for entry in table.values():
        entry.update(values)


CHEAP_SHIPS = changed(SLUG, lambda file: file["limits"]["ship_cost"].update(coins=1, priests=0))
RICH_FAKIRS = changed(f"{SLUG}.factions", lambda file: file["fakirs"].update(coins=40, workers=9))
STRONG = changed(f"{SLUG}.factions", lambda file: file["giants"].update(strength=[9, 9, 9, 9, 9]))
MORE_RIVERS = changed(f"{SLUG}.boards", lambda file: file["base"]["rows"].__setitem__(4, "s p w l s p ~ ~ ~ ~ f s l"))
VARIANTS = [{}, CHEAP_SHIPS, RICH_FAKIRS, STRONG, MORE_RIVERS, {**CHEAP_SHIPS, **RICH_FAKIRS}]


def made(data: dict[str, dict[str, Any]]) -> TerraMysticaGame:
    game = load(SLUG, {**data})
    assert isinstance(game, TerraMysticaGame)
    return game


class Course:
    """A match played at random, an action at a time."""

    def __init__(self, game: Game, number: int) -> None:
        self.match = start_match(game, 3, f"variant {number}", {})
        self.rng = Rng(number)

    def step(self) -> bool:
        waiting = self.match.to_act()
        if not waiting:
            return False
        seat = waiting[self.rng.below(len(waiting))]
        legal = self.match.legal(seat)
        busy = [action for action in legal if action.row()[0] not in ("pass", "retire", "forgo", "end")] or legal
        self.match.play(seat, busy[self.rng.below(len(busy))])
        return True

    def finish(self) -> Match:
        while self.step():
            pass
        return self.match


def test_variants_played_by_turns_are_as_if_alone() -> None:
    games = [made(data) for data in VARIANTS]
    assert len({game.variant.fingerprint for game in games}) == len(VARIANTS)
    together = [Course(game, 5) for game in games]
    while sum(course.step() for course in together):
        pass
    alone = [Course(made(data), 5).finish() for data in VARIANTS]
    records = [canonical(course.match.record()) for course in together]
    assert records == [canonical(match.record()) for match in alone]
    assert len(set(records)) == len(VARIANTS)


def test_an_action_of_one_variant_is_not_anothers() -> None:
    plain, cheap = start_match(made({}), 2, "own", {}), start_match(made(CHEAP_SHIPS), 2, "own", {})
    taken = plain.legal(Seat(0))[0]
    with pytest.raises(quintessence.IllegalAction) as caught:
        cheap.play(Seat(0), taken)
    assert caught.value.code == "not_this_games_action"


def test_the_printed_price_is_the_variants() -> None:
    position = start_match(made(CHEAP_SHIPS), 2, "price", {}).state
    assert isinstance(position, Position)
    assert (position.data.ship_coins, position.data.ship_priests) == (1, 0)
    fakirs = made(RICH_FAKIRS).data.faction("fakirs")
    assert fakirs is not None and (fakirs.start.coins, fakirs.start.workers) == (40, 9)


PROGRAM = """
import sys, quintessence
match = quintessence.replay(sys.stdin.read())
print(match.state_hash(), bool(match.game.variant.fingerprint))
"""


def test_a_record_of_a_variant_replays_where_it_was_never_loaded() -> None:
    match = Course(made({**CHEAP_SHIPS, **RICH_FAKIRS}), 8).finish()
    record = match.record()
    assert set(record["data"]) == {SLUG, f"{SLUG}.factions"}  # type: ignore[arg-type]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], input=json.dumps(record), capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == [match.state_hash(), "True"]


@pytest.mark.parametrize(
    ("name", "change", "code"),
    [
        (SLUG, lambda file: file["round_tiles"]["SCORE1"].update(steps=0), "data_range"),
        (SLUG, lambda file: file["end_scoring"].update(coins_per_point=0), "data_range"),
        (SLUG, lambda file: file["limits"].update(rounds=7), "data_fixed"),
        (
            SLUG,
            lambda file: [card.update(set="shipping_card") for card in file["bonus_cards"].values()],
            "data_few_cards",
        ),
        (
            SLUG,
            lambda file: [tile.update(never_in=[1, 1]) for tile in file["round_tiles"].values()],
            "data_round_order",
        ),
        (f"{SLUG}.factions", lambda file: file["nomads"].update(shipping_points=[]), "data_length"),
        (f"{SLUG}.boards", lambda file: file["base"]["rows"].__setitem__(0, "p m f"), "data_board_row"),
    ],
)
def test_data_that_no_match_could_be_played_with_are_refused(name: str, change: Change, code: str) -> None:
    with pytest.raises(BadData) as caught:
        load(SLUG, {**changed(name, change)})
    assert caught.value.faults[0].code == code
