"""Records of format 1, as they lie beside the games: each opens, ends as it did, and is seen as it was."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import quintessence
from quintessence import Seat
from quintessence.core.discovery import folder
from quintessence.core.game import Values
from quintessence.core.record import canonical

GOLDEN: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "first_format.json").read_text(encoding="utf-8")
)
"""By record: a hash of what each seat and a spectator saw at the end, and who did each action."""


RULES_ONLY = ("course", "ripples", "used")
"""Facts of Terra Mystica that views do not tell any more."""


@pytest.mark.parametrize("name", GOLDEN)
def test_a_record_of_the_first_format_leads_where_it_led(name: str) -> None:
    slug, file = name.split("/")
    text = (folder(slug) / "tests" / "recorded" / file).read_text(encoding="utf-8")
    assert json.loads(text)["format"] == 1
    match = quintessence.replay(text)
    assert "".join(str(seat) for seat, _, _ in match.history()) == GOLDEN[name]["actors"]
    watchers: list[Seat | None] = [None, *(Seat(number) for number in range(match.seats))]
    seen = {"spectator" if watcher is None else str(watcher): match.view(watcher) for watcher in watchers}
    for view in seen.values():
        _take_away_what_came_later(view)
        view |= {name: fact for name, fact in match.state.facts().items() if name in RULES_ONLY}
    assert {watcher: sha256(canonical(view).encode()).hexdigest()[:16] for watcher, view in seen.items()} == (
        GOLDEN[name]["views"]
    )
    again = quintessence.replay(match.record())  # as format 2
    assert again.state_hash() == match.state_hash()


def _take_away_what_came_later(view: Values) -> None:
    """Views have grown since: what is printed, how far one reaches, what the end would add; in the end none is owed."""
    for name in ("rewards", "printed", "faction_boards", "own_spaces", "projection"):
        view.pop(name, None)
    prices = view.get("prices")
    for price in prices if isinstance(prices, list) else []:
        assert isinstance(price, dict)
        del price["reach"], price["exchanges"]
