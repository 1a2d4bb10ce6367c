"""Whole games, recorded, of every game that has some: they end where they ended, and are told in the same words."""

from __future__ import annotations

from functools import cache

import pytest

import quintessence
from quintessence.core import record
from quintessence.core.discovery import companions_of
from quintessence.core.match import Match
from quintessence.core.replay import start_match
from quintessence.lab.recorded import Shelf, tags, transcript

SHELVES = {slug: shelf for slug in quintessence.known_games() if (shelf := Shelf(slug)).names()}
RECORDED = [(slug, name) for slug, shelf in SHELVES.items() for name in shelf.names()]
NARRATED = [(slug, name) for slug, shelf in SHELVES.items() for name in shelf.narrated()]


@cache
def ended(slug: str, name: str) -> Match:
    return SHELVES[slug].read(name)


@pytest.mark.parametrize(("slug", "name"), RECORDED)
def test_a_recorded_game_ends_as_it_did(slug: str, name: str) -> None:
    """Replaying checks every action, the outcome and the hash; the same match is recorded the same way again."""
    match, text = ended(slug, name), SHELVES[slug].text(name)
    assert match.outcome() is not None
    assert record.write(match.record()) == text


@pytest.mark.parametrize(("slug", "name"), RECORDED)
def test_no_component_is_made_or_lost(slug: str, name: str) -> None:
    whole = ended(slug, name)
    match = start_match(whole.game, whole.seats, whole.seed.text, whole.options)
    measures = companions_of(match.game).measures
    first = measures.inventory(match.state)
    for seat, action, _ in whole.history():
        match.play(seat, action)
        assert measures.inventory(match.state) == first


@pytest.mark.parametrize("slug", SHELVES)
def test_between_them_they_tell_of_every_event(slug: str) -> None:
    found = {tag for name in SHELVES[slug].names() for tag in tags(ended(slug, name))}
    assert found == set(quintessence.load(slug).vocabulary()["event"])


@pytest.mark.parametrize(("slug", "name"), NARRATED)
def test_a_transcript_tells_its_game_word_for_word(slug: str, name: str) -> None:
    assert transcript(ended(slug, name)) == SHELVES[slug].text(name, "txt")


def test_every_recorded_shelf_has_a_transcript() -> None:
    assert {slug for slug, _ in NARRATED} == set(SHELVES)
