"""The stages of a turn: each is found by the number that a position holds."""

from __future__ import annotations

from quintessence.games.ephyran.rules.stages import STAGES


def test_each_stage_stands_where_its_index_says() -> None:
    assert [stage.index for stage in STAGES] == list(range(len(STAGES)))
    assert len({stage.name for stage in STAGES}) == len(STAGES)
