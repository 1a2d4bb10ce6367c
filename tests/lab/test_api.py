"""The lab as notebooks use it: plain arguments, steps with progress, tidy tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from quintessence.core.game import Refused
from quintessence.lab import (
    Comparison,
    Progress,
    as_arrow,
    compare,
    compare_in_steps,
    decision_rows,
    game_rows,
    measure_rows,
    sweep,
)
from quintessence.lab.api import Data
from quintessence.lab.comparing import GAMES, STOPPED, SURE_OF_ALL
from quintessence.lab.toml_writing import write_toml
from tests.lab.players import BEST, WORST
from tests.lab.test_comparing import scales


def games_of(found: Comparison) -> list[list[object]]:
    return [[*pairing.games] for pairing in (found.base, *found.variants)]


def test_a_variant_is_a_file_some_numbers_or_whole_data(tmp_path: Path) -> None:
    file = tmp_path / "heavy.toml"
    file.write_text(write_toml(scales(bonus=1)["scales"]), encoding="utf-8")  # type: ignore[arg-type]
    variants: dict[str, Data] = {
        "file": file,
        "path": str(file),
        "numbers": {"table.bonus": 1},
        "data": scales(bonus=1),
    }
    found = compare("scales", variants, bots=BEST, seed="s", games=6)
    assert (found.count, found.stopped_by, found.base.plan.bots) == (6, GAMES, (BEST, BEST))
    first, *others = [pairing.games for pairing in found.variants]
    assert others == [first] * 3 and first != found.base.games


def test_a_sweep_has_a_variant_for_each_value() -> None:
    found = sweep("scales", {"cards.feather": range(1, 4)}, bots=[BEST, WORST], seed="s", games=4)
    assert [pairing.label for pairing in found.variants] == [f"cards.feather = {value}" for value in (1, 2, 3)]


def test_steps_tell_how_far_it_has_come_and_can_be_left() -> None:
    steps = compare_in_steps("scales", {"bonus": {"table.bonus": 1}}, bots=BEST, games=10)
    seen: list[Progress] = []
    for progress in steps:
        seen.append(progress)
        if progress.games == 3:
            break
    steps.close()
    found = seen[-1].comparison
    assert [(one.planned, one.comparison is found) for one in seen] == [(10, True)] * 3
    assert all(one.seconds_left is not None and one.seconds_left > 0 for one in seen)
    assert (found.count, found.stopped_by) == (3, STOPPED)
    assert found.differences(found.variants[0])


def test_whoever_watches_may_stop_it() -> None:
    told: list[int] = []

    def watch(progress: Progress) -> bool:
        told.append(progress.games)
        return progress.games < 4

    found = compare("scales", {"bonus": {"table.bonus": 1}}, watch, bots=BEST, games=10)
    assert (told, found.count, found.stopped_by) == ([1, 2, 3, 4], 4, STOPPED)
    assert compare("scales", {"bonus": {"table.bonus": 1}}, lambda progress: None, bots=BEST, games=5).count == 5


def test_the_time_left_is_that_of_the_first_bound() -> None:
    heavy = {"heavy": {"cards.feather": 9}}
    steps = compare_in_steps("scales", heavy, bots=[BEST, WORST], minutes=10, until="sure")
    last = None
    for progress in steps:
        assert progress.planned is None and progress.seconds_left is not None and progress.seconds_left <= 600
        last = progress
    assert last is not None and last.seconds_left == 0 and last.comparison.stopped_by == SURE_OF_ALL


def test_tables_have_a_row_a_game_a_measure_and_a_decision() -> None:
    found = compare("scales", {"bonus": {"table.bonus": 1}}, bots=[BEST, WORST], seed="s", games=3, decisions=True)
    games = game_rows(found)
    assert [(row["variant"], row["game"]) for row in games] == [
        (label, number) for label in ("package", "bonus") for number in range(3)
    ]
    assert [(row["bot_0"] == BEST, row["won_0"], row["points_0"]) for row in games[:2]] == [(True, 1, 6), (False, 0, 2)]
    assert {row["colour_0"] for row in games} <= {"white", "black"} and not games[0]["is_changed"]
    (points,) = [row for row in measure_rows(found) if (row["measure"], row["thing"]) == ("points_from", "bonus")]
    assert (points["base"], points["value"], points["difference"]) == (0, 0.5, 0.5)
    decisions = decision_rows(found)
    assert len(decisions) == 2 * 3 * 4
    first = {name: decisions[0][name] for name in ("step", "seat", "legal", "action", "row", "best_worth")}
    assert first == {"step": 0, "seat": 0, "legal": 2, "action": "take", "row": '["take", "stone"]', "best_worth": 3000}
    arrow = as_arrow(games)
    assert (arrow.num_rows, arrow.column("points_0").to_pylist()[:2]) == (6, [6, 2])


def test_what_does_not_fit_is_refused() -> None:
    with pytest.raises(Refused, match="bots_and_seats"):
        compare("scales", {}, bots=[BEST, WORST], seats=3)
    with pytest.raises(Refused, match="lab_unknown_table"):
        compare("scales", {"x": {"nothing.here": 1}}, bots=BEST)


def test_a_bar_is_drawn_where_it_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    compare("scales", {"bonus": {"table.bonus": 1}}, bots=BEST, games=2)
    assert capsys.readouterr().err == ""  # neither a terminal nor a notebook
    compare("scales", {"bonus": {"table.bonus": 1}}, bots=BEST, games=2, bar=True)
    assert "2/2" in capsys.readouterr().err
