"""Actions by their rows, and short lists of them, best first."""

from __future__ import annotations

import pytest

from quintessence.core.game import Action, IllegalAction, Json, Named
from quintessence.core.ranking import Ranking
from quintessence.core.rows import Rows

STEP = Named("step", {"hex": "a3", "number": 1})
STOP = Named("stop")


def test_an_action_is_its_tag_and_its_named_ids() -> None:
    assert (STEP.row(), STEP.values()) == (["step", "a3", 1], {"hex": "a3", "number": 1})
    assert (STOP.row(), STOP.values(), repr(STEP)) == (["stop"], {}, "step a3 1")


def test_whoever_changes_the_values_changes_no_action() -> None:
    STEP.values().clear()
    assert STEP.row() == ["step", "a3", 1]


def test_a_row_gives_the_one_object_that_it_names() -> None:
    rows = Rows([STEP, STOP])
    assert rows.find(["step", "a3", 1]) is STEP
    rows.also(["halt"], STOP)
    assert rows.find(["halt"]) is rows.find(["stop"]) is STOP


@pytest.mark.parametrize("row", [[], ["stop", None], ["step", "a3", True], ["step", "a3", 1.0], ["step", "a3", "1"]])
def test_a_row_that_names_nothing_is_refused_with_itself(row: list[Json]) -> None:
    with pytest.raises(IllegalAction, match="malformed_row") as refused:
        Rows([STEP, STOP]).find(row)
    assert str(refused.value.values["row"]).startswith("[")


def test_the_best_come_first_and_equal_ones_in_their_order() -> None:
    ranking, actions = Ranking(), [Named(tag) for tag in "abcd"]
    for action, score in zip(actions, (1, 3, 1, 2), strict=True):
        ranking.add(action, score)
    first: list[Action] = [actions[1], actions[3], actions[0]]
    assert (ranking.first(3), ranking.scores) == (first, [3, 2, 1, 1])
