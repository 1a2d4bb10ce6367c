"""Sweeps over numbers of the data, and games that are kept by what determines them."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from quintessence.core.game import Refused
from quintessence.lab.comparing import Until, compare
from quintessence.lab.measures.amounts import Key, mean
from quintessence.lab.simulate import Plan, play_game
from quintessence.lab.store import GameStore, plan_key
from quintessence.lab.sweeping import Change, read_values, sweep_variants
from tests.lab.players import BEST, WORST

PLAN = Plan("scales", (BEST, WORST), "s", data={})


def test_values_are_written_as_ranges_steps_or_lists() -> None:
    assert [read_values(text) for text in ("8..12", "0..100/25", "-2..0", "2,3,3,5", "7")] == [
        [8, 9, 10, 11, 12],
        [0, 25, 50, 75, 100],
        [-2, -1, 0],
        [2, 3, 5],
        [7],
    ]
    for text in ("", "a", "5..1", "1...3", "1,", "1.5"):
        with pytest.raises(Refused, match="sweep_values"):
            read_values(text)


def test_every_combination_is_a_variant() -> None:
    changes = [Change("scales", "table.rounds", [1, 2]), Change("scales", "cards.stone", [3, 4])]
    variants = sweep_variants(PLAN, changes)
    assert [*variants] == [
        "table.rounds = 1, cards.stone = 3",
        "table.rounds = 1, cards.stone = 4",
        "table.rounds = 2, cards.stone = 3",
        "table.rounds = 2, cards.stone = 4",
    ]
    tables = variants["table.rounds = 1, cards.stone = 4"].load().variant.tables()
    assert (tables["table"]["rounds"], tables["cards"]["stone"], tables["cards"]["feather"]) == (1, 4, 1)
    assert variants["table.rounds = 2, cards.stone = 3"].load().variant.fingerprint == ""  # the package's own


def test_an_item_of_a_list_can_be_swept() -> None:
    plan = Plan("embers", ("level1",), "s", data={})
    variants = sweep_variants(plan, [Change("embers", "buckets.counts[3]", [5])])
    assert variants["buckets.counts[3] = 5"].load().variant.tables()["buckets"]["counts"] == [40, 10, 5]


@pytest.mark.parametrize(
    ("name", "values", "code"),
    [
        ("table.provenance", [1], "sweep_no_number"),
        ("table", [1], "sweep_no_number"),
        ("table.rounds[1]", [1], "sweep_no_number"),
        ("table.nothing", [1], "lab_unknown_table"),
        ("table.rounds", [0], "sweep_bad_data"),
        ("table.rounds", [*range(1, 202)], "sweep_too_many"),
    ],
)
def test_what_cannot_be_swept_is_refused(name: str, values: list[int], code: str) -> None:
    with pytest.raises(Refused, match=code):
        sweep_variants(PLAN, [Change("scales", name, values)])


def test_what_the_guides_sweep_can_be_swept() -> None:
    guides = Path(__file__).parent.parent.parent / "docs" / "guides"
    text = "\n".join(path.read_text(encoding="utf-8") for path in guides.glob("*.md"))
    swept = re.findall(r"lab sweep (\S+) --change (\S+) (\S+)", text)
    assert {slug for slug, _, _ in swept} >= {"ephyran", "erythro"}
    for slug, path, values in swept:
        plan = Plan(slug, ("level1", "level1"), "s", data={})
        assert len(sweep_variants(plan, [Change(slug, path, read_values(values))])) > 1


def test_the_response_is_the_known_one() -> None:
    variants = sweep_variants(PLAN, [Change("scales", "cards.feather", [1, 3, 9])])
    found = compare(PLAN, variants, Until(8))
    wins = [mean(pairing.amounts, Key("wins_by_bot", "0")) for pairing in found.variants]
    assert wins == [1, 0.5, 0]  # who takes stones wins, shares and loses as the feather grows heavier


def test_an_interrupted_run_goes_on_and_nothing_is_played_twice(tmp_path: Path) -> None:
    variants = sweep_variants(PLAN, [Change("scales", "cards.feather", [3, 9])])
    first = GameStore(tmp_path)
    begun = compare(PLAN, variants, Until(4), store=first)
    assert (first.played, first.found) == (12, 0)
    (cut, *_) = sorted(tmp_path.iterdir())
    cut.write_bytes(cut.read_bytes()[:-20])  # the process was killed while it wrote
    second = GameStore(tmp_path)
    whole = compare(PLAN, variants, Until(6), store=second)
    assert (second.played, second.found) == (7, 11)  # the cut line, and two games more of each
    assert [game for pairing in whole.variants for game in pairing.games[:4]] == [
        game for pairing in begun.variants for game in pairing.games
    ]
    third = GameStore(tmp_path)
    assert compare(PLAN, variants, Until(6), 2, store=third).base.games == whole.base.games
    assert third.played == 0


def test_games_are_kept_by_all_that_determines_them() -> None:
    others = [
        replace(PLAN, seed="t"),
        replace(PLAN, bots=(BEST, BEST)),
        replace(PLAN, bot_seed="1"),
        replace(PLAN, kinds=("card",)),
        replace(PLAN, forbidden=("card=stone",), forbidden_to="all"),
        *sweep_variants(PLAN, [Change("scales", "table.luck", [2])]).values(),
    ]
    keys = [plan_key(plan) for plan in (PLAN, *others)]
    assert len(set(keys)) == len(keys)
    cards = {"provenance": "printed", "stone": 3, "feather": 1}  # in another order: other actions
    turned = replace(PLAN, data={"scales": {**PLAN.load().variant.tables(), "cards": cards}})
    assert plan_key(turned) not in keys
    same = sweep_variants(PLAN, [Change("scales", "table.luck", [0])])
    assert plan_key(same["table.luck = 0"]) == plan_key(PLAN)


def test_a_crash_is_not_kept(tmp_path: Path) -> None:
    plan = Plan("breaker", ("level1", "level1"), "s", options={"fault": "raise"}, data={})
    store = GameStore(tmp_path)
    for number in range(2):
        store.put(plan, play_game(plan, number))
    again = GameStore(tmp_path)
    assert again.get(plan, 0) == play_game(plan, 0)
    assert again.get(plan, 1) is None
