"""§13 at the terminal: the Automa's cards and supply, and the map on which its options fall away."""

from __future__ import annotations

import pytest

from quintessence.core.game import Event, Seat, Values
from quintessence.core.match import Match
from quintessence.core.replay import start_match
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.terminal import WIDTH, draw, mark
from quintessence.games.terra_mystica.tests.table import GAME
from quintessence.games.terra_mystica.tests.test_terminal import plain
from quintessence.games.terra_mystica.tests.twin_play import FACTIONS
from quintessence.text import LANGUAGES, Texts
from quintessence.text.narration import narrate_explanation

ME = Seat(0)


def started(faction: str, level: int = 2) -> Match:
    return start_match(GAME, 1, "terminal", {"automa": faction, "automa_level": level, "automa_terrain": "swamp"})


def play_on(match: Match, rng: Rng) -> list[Event]:
    legal = match.legal(ME)
    return match.play(ME, legal[rng.below(len(legal))])


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_table_and_every_step_is_drawn(faction: str) -> None:  # AU-117, AU-130
    match, rng, steps = started(faction), Rng(7), 0
    while match.to_act():
        before = match.view(ME)
        events = play_on(match, rng)
        for place, event in enumerate(events):
            explanation = event.explanation()
            if explanation is None or event.values().get("action") not in ("build", "upgrade"):
                continue
            drawn = mark(before, "en", events[:place], explanation.candidates)
            assert drawn is not None and drawn.count("◄") == len(explanation.candidates)
            steps += 1
        if rng.below(8) == 0:
            for language in LANGUAGES:
                lines = plain(draw(match.view(ME), language))
                assert max(len(line) for line in lines) <= 104 and max(len(line) for line in lines[:-4]) <= WIDTH
    assert steps > 5


def first_build(match: Match) -> tuple[Values, list[Event], int]:
    """The first play in which the Automa builds: the view before it, its events, and the place of the choice."""
    rng = Rng(1)
    while True:
        before = match.view(ME)
        events = play_on(match, rng)
        for place, event in enumerate(events):
            if event.row()[0] == "automa_chose" and event.values()["action"] == "build":
                return before, events, place


def test_the_map_of_a_step_is_that_before_it() -> None:  # AU-117
    before, events, place = first_build(started("simpletons"))
    chosen = str(events[place].values()["chosen"])
    marked = mark(before, "en", events[:place], [chosen])
    assert marked is not None
    row = next(line for line in plain(marked) if line.startswith(chosen[0]))
    assert row.count("◄") == 1 and f"{chosen[1:]}" in row.split("◄")[0]
    after = mark(before, "en", events, [chosen])
    assert after is not None and after.count("Da") == marked.count("Da") + 1  # only then the dwelling stands
    assert mark(before, "en", [], ["fire", "water"]) is None


def test_the_panel_shows_cards_and_supply() -> None:  # AU-130
    match = started("blight", 3)
    first_build(match)
    lines = plain(draw(match.view(ME), "en"))
    start = next(number for number, line in enumerate(lines) if line.startswith("  a Automa"))
    assert lines[start].startswith("  a Automa, Blight (reconstructed), level 3, swamp: ")
    panel = "\n".join(lines[start:])
    for part in (
        "supply D3",
        "priests 6",
        "Navigation 0",
        "X 1",
        "action card ",
        "Support card ",
        "pile ",
        "strip A: s p l",
        "its last turn: built ",
    ):
        assert part in panel
    assert "blighted terrain " in panel
    french = "\n".join(plain(draw(match.view(ME), "fr")))
    assert "Flétris (reconstitués), niveau 3, marais" in french


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_is_told_in_words(language: str) -> None:  # AU-128
    _, events, place = first_build(started("kuddlers"))
    explanation = events[place].explanation()
    assert explanation is not None
    texts = Texts("terra_mystica", language)
    told = [texts.event(event) for event in events] + narrate_explanation(texts, explanation)
    assert not [line for line in told if "automa_" in line or "criterion" in line or "$" in line or "{" in line]
