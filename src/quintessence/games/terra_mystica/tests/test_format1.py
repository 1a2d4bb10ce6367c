"""Records of format 1: rows that named their seat, and rows that were legal for one seat only."""

from __future__ import annotations

import pytest

from quintessence.core.game import Json, Seat
from quintessence.games.terra_mystica.format1 import convert_row
from quintessence.games.terra_mystica.rules.position import Offer
from quintessence.games.terra_mystica.tests.table import nomads_and_witches


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (["step", 2, "fire"], (2, ["step", "fire"])),
        (["accept", 0, 1, 3], (0, ["accept", 1, 3])),
        (["decline", 4, 1, 3], (4, ["decline", 1, 3])),
        (["leave", 1], (1, ["leave"])),
        (["build", "E3"], (None, ["build", "E3"])),
        (["end"], (None, ["end"])),
    ],
)
def test_an_old_row_gives_its_seat_away(old: list[Json], new: tuple[int | None, list[Json]]) -> None:
    assert convert_row(old) == new


def test_one_action_may_be_legal_for_two_seats_at_once() -> None:  # §8, §9
    position = nomads_and_witches().reader.position
    position.offers = [Offer(1, 0, 1, 2, 2, False), Offer(1, 1, 1, 2, 2, False)]
    accept = position.table.accept(1, 2)
    assert accept in position.legal(Seat(0)) and accept in position.legal(Seat(1))
    position.apply(Seat(1), accept)
    assert accept in position.legal(Seat(0)) and accept not in position.legal(Seat(1))
