"""What the recorded games show between them; that they end as they did is tested for all games alike."""

from __future__ import annotations

from quintessence.games.terra_mystica.measures import MEASURES
from quintessence.games.terra_mystica.tests.write_recorded import BESIDE_AUTOMA, GREEDY
from quintessence.lab.recorded import Shelf

SHELF = Shelf("terra_mystica")
MATCHES = [SHELF.read(name) for name in SHELF.names()]


def test_two_to_five_play_on_several_boards() -> None:
    assert {match.seats for match in MATCHES if match.options["automa"] == "none"} == {2, 3, 4, 5}
    assert {match.options["board"] for match in MATCHES} >= {options["board"] for _, options in GREEDY}


def test_one_and_two_play_beside_the_automa() -> None:
    beside = [match for match in MATCHES if match.options["automa"] != "none"]
    assert {match.seats for match in beside} == {1, 2}
    assert {options["automa"] for _, options in BESIDE_AUTOMA} <= {match.options["automa"] for match in beside}
    outcomes = [match.outcome() for match in beside]
    assert all(outcome is not None and outcome.sides[0].total() > 60 for outcome in outcomes)


def test_no_piece_is_in_a_wrong_place() -> None:
    assert [MEASURES.inventory(match.state)["wrong"] for match in MATCHES] == [0] * len(MATCHES)
