"""Who could be struck in the next turn: what the view tells is what play would bring, no more and no less."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quintessence.core.conformance.samples import sample
from quintessence.core.game import State, Values
from quintessence.core.match import Match
from quintessence.core.record import canonical
from quintessence.core.replay import start_match
from quintessence.games.earth_water_sun.tests.table import deal
from quintessence.lab.recorded import Shelf

SHELF = Shelf("earth_water_sun")
TREES = {"a1": "black tree", "g7": "white tree"}
EVERY = sample(48, 16, 4)
"""One turn in so many of each recorded game is tried out whole."""

Pairs = set[tuple[str, str]]


def threats(state: State) -> Pairs:
    """The pairs that the view tells, striker first."""
    pairs = state.view(None)["threats"]
    assert isinstance(pairs, list)
    return {(str(pair[0]), str(pair[1])) for pair in pairs if isinstance(pair, list)}


def test_growing_one_water_first_counts() -> None:
    match = deal({**TREES, "d4": "black mushroom", "d7": "white mushroom sun sun"})
    assert threats(match.state) == {("d4", "d7"), ("d7", "d4")}


def test_a_full_specimen_strikes_no_further_than_it_does_now() -> None:
    match = deal({**TREES, "d4": "black mushroom", "d7": "white mushroom earth earth"})
    assert threats(match.state) == {("d4", "d7")}


def test_a_ring_of_roots_shelters_whoever_laid_it() -> None:
    pieces = {**TREES, "d4": "black mushroom water water", "d5": "white mushroom earth earth"}
    ring: Values = {"white": [f"d5:{way}" for way in ("e", "ne", "nw", "w", "sw", "se")]}
    assert ("d4", "d5") in threats(deal(pieces).state)
    assert threats(deal(pieces, roots=ring).state) == set()


def test_nothing_threatens_once_the_game_is_over() -> None:
    assert all(not threats(SHELF.read(name).state) for name in SHELF.names())


@pytest.mark.parametrize("name", SHELF.names())
def test_every_first_strike_of_a_turn_is_told_and_no_other(name: str) -> None:
    for match in _turns(SHELF.read(name)):
        colour = str(match.view(None)["turn"])
        own = {pair for pair in threats(match.state) if _colour_at(match, pair[0]) == colour}
        assert own == _first_strikes(match.state), (name, match.view(None)["turns"])


def _turns(match: Match) -> Iterator[Match]:
    """The beginnings of some turns of a match."""
    follower = start_match(match.game, match.seats, match.seed.text, match.options)
    for seat, action, _ in match.history():
        view = follower.state.facts()
        turns = view["turns"]
        assert isinstance(turns, int)
        if view["stage"] == "growth" and turns % EVERY == 0 and not view["laid_this_turn"]:
            yield follower
        follower.play(seat, action)


def _colour_at(match: Match, hex: str) -> str:
    pieces = match.view(None)["pieces"]
    assert isinstance(pieces, list)
    return next(str(piece["colour"]) for piece in pieces if isinstance(piece, dict) and piece["hex"] == hex)


def _first_strikes(state: State) -> Pairs:
    """Play every growth, every way and every first attack of a turn."""
    found: Pairs = set()
    seat = state.to_act()[0]
    for action in state.legal(seat):
        if action.row()[0] not in ("grow", "destroy"):
            continue
        grown = state.copy()
        grown.apply(seat, action)
        if grown.to_act() == [seat] and grown.facts()["stage"] == "move":
            found |= _strikes_after(grown)
    return found


def _strikes_after(state: State) -> Pairs:
    found: Pairs = set()
    known: set[str] = set()
    seat = state.to_act()[0]
    waiting = [(str(action.row()[1]), state, action) for action in state.legal(seat) if action.row()[0] == "step"]
    while waiting:
        start, before, action = waiting.pop()
        later = before.copy()
        events = later.apply(seat, action)
        struck = [str(event.row()[3]) for event in events if event.row()[0] == "struck"]
        found |= {(start, hex) for hex in struck}
        facts = later.facts()
        stage, reached = facts["stage"], canonical([facts["stage"], facts["move"]])
        if struck or later.to_act() != [seat] or reached in known:
            continue
        known.add(reached)
        going = {"stepping": ("step", "stop"), "attack": ("strike",), "target": ("strike",)}.get(str(stage), ())
        for onward in later.legal(seat):
            row = onward.row()
            if row[0] not in going:
                continue
            if row[0] == "strike":
                found.add((start, str(row[1])))
            if row[0] != "strike" or stage == "attack":
                waiting.append((start, later, onward))
    return found
