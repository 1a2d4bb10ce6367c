"""What the recorded games show between them; that they end as they did is tested for all games alike."""

from __future__ import annotations

from quintessence.games.erythro.rules.adversary.ends import REASONS
from quintessence.games.erythro.tests.table import COMPANIONS, GAME
from quintessence.lab.recorded import Shelf

SHELF = Shelf("erythro")
MATCHES = [SHELF.read(name) for name in SHELF.names()]


def test_two_three_and_four_play_against_all_three_at_every_difficulty() -> None:
    assert {match.seats for match in MATCHES} == {2, 3, 4}
    sheets = {(match.options["adversary"], match.options["difficulty"]) for match in MATCHES}
    assert len(sheets) == 11


def test_every_choice_of_every_option_is_recorded() -> None:
    for option in GAME.options():
        if option.name not in ("influence_limit", "layout"):
            assert {match.options[option.name] for match in MATCHES if option.choices} == set(option.choices)


def test_a_match_ends_for_every_reason() -> None:
    assert {outcome.reason for match in MATCHES if (outcome := match.outcome()) is not None} == set(REASONS)


def test_nothing_lies_where_it_cannot() -> None:
    assert [COMPANIONS.measures.inventory(match.state)["misplaced"] for match in MATCHES] == [0] * len(MATCHES)


def test_the_events_alone_tell_the_pollution() -> None:  # 1.9
    for match in MATCHES:
        if match.options["scenario"] is None and match.options["characters"] == "random":
            first = GAME.setup(match.options, match.seats, match.seed).view(None)["tiles"]
            assert isinstance(first, dict)
            tokens = {int(number): tile["pollution"] for number, tile in first.items() if isinstance(tile, dict)}
            for event in match.events_for(None):
                values = event.values()
                if event.row()[0] == "line_done" and isinstance(values["tiles"], list):
                    for change in values["tiles"]:
                        assert isinstance(change, dict) and isinstance(change["tile"], int)
                        assert tokens[change["tile"]] == change["before"]
                        tokens[change["tile"]] = change["after"]
                elif event.row()[0] in ("pollution_changed", "removed", "cleaned_up"):
                    assert isinstance(values["tile"], int) and tokens[values["tile"]] == values["before"]
                    tokens[values["tile"]] = values["after"]
            last = match.view(None)["tiles"]
            assert isinstance(last, dict)
            assert tokens == {int(number): tile["pollution"] for number, tile in last.items() if isinstance(tile, dict)}


def test_nothing_follows_the_end_and_each_choice_is_among_its_candidates() -> None:  # 1.9
    for match in MATCHES:
        events = match.events_for(None)
        assert [event.row()[0] for event in events].index("match_ended") == len(events) - 1
        for event in events:
            explanation = event.explanation()
            if explanation is not None and event.row()[0] == "token_drawn":
                assert str(event.values()["tile"]) in explanation.candidates
                bag_left = event.values()["bag_left"]
                assert len(explanation.candidates) - 1 == bag_left
