"""The engine and a naive telling of the sheets agree on thousands of rounds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import quintessence
from quintessence.core.conformance.samples import sample
from quintessence.core.game import Seat, Values
from quintessence.core.match import Match
from quintessence.core.rng import rng_from
from quintessence.games.erythro.tests.naive import Script, World
from quintessence.games.erythro.tests.table import FILES, position

LINES = {
    name: (mine["lines"], mine["extraction"])
    for name, mine in FILES["erythro.mines"].contents["mines"].items()
    if name != "provenance"
}
QUIET = ["let_be_this_phase", "decline", "finish", "keep"]
MATCHES = sample(6, 60, 600)
"""For each adversary, and five rounds each or so."""


def passive(match: Match) -> tuple[Seat, Any]:
    """Whoever is asked lets things happen."""
    seat = match.to_act()[0]
    legal = match.legal(seat)
    for tag in QUIET:
        for action in reversed(legal):
            if action.row()[0] == tag:
                return seat, action
    return seat, legal[0]


def rest_of_round(match: Match) -> list[Values]:
    """Go on to the next round without doing anything; all that was told."""
    round_now, found = position(match).round, []
    while match.outcome() is None and position(match).round == round_now:
        seat, action = passive(match)
        found += [{"tag": event.row()[0], **event.values()} for event in match.play(seat, action)]
    return found


@pytest.mark.parametrize("adversary", ["mars", "alliance", "consortium"])
def test_the_sheets_and_the_script_agree(adversary: str) -> None:
    seen: Counter[str] = Counter()
    for number in range(MATCHES):
        rng = rng_from(f"naive {adversary} {number}")
        options: Values = {"adversary": adversary, "difficulty": ["medium", "fairly_hard", "hard"][number % 3]}
        match = quintessence.start("erythro", seats=2 + number % 3, seed=str(number), options=options, data={})
        while match.outcome() is None:
            if match.view(None)["phase"] == "discard":
                compare(match, seen)
                continue
            seat = match.to_act()[rng.below(len(match.to_act()))]
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
    assert seen["rounds"] > 2 * MATCHES and seen["mines"] > 2 * MATCHES


def compare(match: Match, seen: Counter[str]) -> None:
    """All keep nothing, and the round ends as the sheets say."""
    state = position(match)
    while match.outcome() is None and match.view(None)["phase"] == "discard" and len(waiting(match)) > 1:
        match.play(*passive(match))
    before: Any = match.view(None)
    world = World(before, [0] * state.setting.seats)
    told = rest_of_round(match)
    for seat in range(state.setting.seats):  # hands and played cards are discarded, contamination goes to its pile
        player = before["players"][seat]
        count = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
        world.discards[seat] += count + len([card for card in player["played"] if card != "contamination"])
        world.hands[seat] = 0
    Script(world, told, LINES).run()
    after: Any = match.view(None)
    assert {int(number): tile["pollution"] for number, tile in after["tiles"].items()} == world.pollution
    assert {int(number): tile["sanctuary"] for number, tile in after["tiles"].items()} == world.sanctuaries
    found = [(mine["name"], mine["tile"], mine["line"]) for mine in world.mines]
    assert [(name, mine["tile"], mine["line"]) for name, mine in after["mines"].items()] == found
    assert set(after["bag"]) == world.bag and sum(after["mine_deck"]) == world.deck
    assert after["reasons"] == world.reasons
    if world.adversary == "alliance":
        assert after["profitability"]["value"] == world.profit
    seen["rounds"] += 1
    seen["mines"] += len(found)


def waiting(match: Match) -> list[Seat]:
    return match.to_act()
