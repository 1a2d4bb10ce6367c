"""Short playthroughs in OpenSpiel's terms, kept as files: what a seat is asked and observes must not change unseen.

`QUINTESSENCE_WRITE_PLAYTHROUGHS=1` writes them anew; the difference is for the reviewer.
"""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

import numpy as np
import pyspiel
import pytest

from quintessence.research import open_spiel
from quintessence.research.open_spiel import QuintessenceState

FOLDER = Path(__file__).parent / "playthroughs"
STEPS = 12
open_spiel.register()


def told(name: str) -> str:
    """The first decisions of deal 0: each seat takes the legal action in the middle of its list."""
    game = pyspiel.load_game(name)
    head = [name, f"players {game.num_players()}", f"actions {game.num_distinct_actions()}"]
    lines = [*head, f"slots {game.observation_tensor_shape()[0]}", f"length {game.max_game_length()}"]
    state: QuintessenceState = game.new_initial_state()
    state.apply_action(0)
    for _ in range(STEPS):
        player, legal = state.current_player(), state.legal_actions()
        slots = np.array(state.observation_tensor(player), np.uint8)
        digest = sha256(slots.tobytes()).hexdigest()[:16]
        action = legal[len(legal) // 2]
        lines.append(f"{player}: {len(legal)} legal, sum {slots.sum()}, {digest}: {state.action_to_string(action)}")
        state.apply_action(action)
    return "\n".join([*lines, str(state), ""])


@pytest.mark.parametrize("game", ["connect_four", "earth_water_sun", "ephyran", "erythro", "terra_mystica"])
def test_a_short_playthrough_is_as_it_was(game: str) -> None:
    path, found = FOLDER / f"{game}.txt", told(f"quintessence_{game}")
    if os.environ.get("QUINTESSENCE_WRITE_PLAYTHROUGHS") == "1":
        path.write_text(found, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == found
