"""Many matches at once are the same matches, one by one: observations, masks, seats, ends, rewards, deals."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from quintessence.core.conformance.samples import sample
from quintessence.core.rng import Rng
from quintessence.core.vector import ActionSpace
from quintessence.research.kind import Kind
from quintessence.research.vector import Vector
from tests.research.kinds import KINDS

STEPS = sample(30, 300, 3000)
COUNT = 3


@pytest.mark.parametrize(("game", "chosen"), KINDS)
def test_each_row_is_the_match_of_its_seed_step_by_step(game: str, chosen: dict[str, Any]) -> None:
    vector, kind = Vector(game, COUNT, seed="9", **chosen), Kind(game, **chosen)
    rng, deals = np.random.default_rng(2), [0] * COUNT
    matches = [kind.start(f"9-{row}-0") for row in range(COUNT)]
    for _ in range(STEPS):
        chosen_now = np.array([rng.choice(np.flatnonzero(mask)) for mask in vector.masks])
        for row, match in enumerate(matches):
            seat = match.to_act()[0]
            assert vector.to_act[row] == seat and vector.seed_of(row) == match.seed.text
            assert np.array_equal(vector.observations[row], kind.observe(match, seat))
            assert np.array_equal(vector.masks[row], kind.mask(match, seat))
        vector.step(chosen_now)
        for row, match in enumerate(matches):
            match.play(match.to_act()[0], kind.space.actions[chosen_now[row]])
            assert vector.ends[row] == (not match.to_act())
            assert vector.rewards[row].tolist() == np.array(kind.rewards(match), np.float32).tolist()
            if not match.to_act():
                deals[row] += 1
                matches[row] = kind.start(f"9-{row}-{deals[row]}")


def test_an_illegal_action_ends_one_match_alone() -> None:
    vector = Vector("ephyran", 2, seats=2)
    seat = vector.to_act[0]
    actions = np.array([np.flatnonzero(vector.masks[0] == 0)[0], np.flatnonzero(vector.masks[1])[0]])
    vector.step(actions)
    assert vector.ends.tolist() == [2, 0]
    assert vector.rewards[0].tolist() == [-1.0 if other == seat else 1.0 for other in range(2)]
    assert vector.seed_of(0) == "0-0-1" and not vector.rewards[1].any()
    vector.step(np.array([np.flatnonzero(mask)[0] for mask in vector.masks]))
    assert not vector.rewards.any() and not vector.ends.any()


def test_the_same_seed_gives_the_same_matches_and_a_reset_begins_again() -> None:
    one, other = (Vector("connect_four", 4, seed="a") for _ in range(2))
    first = one.observations.copy()
    for vector, number in ((one, 7), (other, 7)):
        rng = Rng(number)
        for _ in range(60):
            vector.step_at_random(rng)
    assert np.array_equal(one.observations, other.observations)
    one.reset()
    assert np.array_equal(one.observations, first) and one.seed_of(0) == "a-0-0"


def test_an_action_has_its_own_number_in_each_of_many_spaces() -> None:
    actions = Kind("ephyran", 2).space.actions
    spaces = [ActionSpace(actions), ActionSpace(actions[::-1]), ActionSpace(actions[7:])]
    assert [space.numbers(actions[7:9]) for space in spaces] == [[7, 8], [len(actions) - 8, len(actions) - 9], [0, 1]]
    mask = bytearray(b"\1" * len(actions))
    spaces[1].write_mask(actions[:2], mask, 0)
    assert [number for number, is_legal in enumerate(mask) if is_legal] == [len(actions) - 2, len(actions) - 1]
