"""§9: the cult tracks, keys and the top."""

from __future__ import annotations

from quintessence.core.game import Seat
from quintessence.games.terra_mystica.rules.economy.cults import gain_keys, rise
from quintessence.games.terra_mystica.tests.table import Table, nomads_and_witches, rich


def test_steps_bring_power_on_the_way() -> None:
    table = nomads_and_witches()
    nomads = table.of("nomads")
    nomads.cults, nomads.bowl1, nomads.bowl2 = bytes(4), 9, 0
    rise(table.reader.position, nomads, 2, 7)
    assert nomads.cults[2] == 7 and nomads.bowl2 == 1 + 2 + 2


def test_without_a_key_one_stops_at_nine_and_a_key_of_the_same_turn_makes_up_for_it() -> None:
    table = nomads_and_witches()
    nomads = table.of("nomads")
    nomads.cults = bytes([8, 0, 0, 0])
    rise(table.reader.position, nomads, 0, 3)
    assert nomads.cults[0] == 9
    gain_keys(table.reader.position, nomads, 1)
    assert nomads.cults[0] == 10 and nomads.keys == 0


def test_the_top_has_room_for_one() -> None:
    table = nomads_and_witches()
    nomads, witches = table.of("nomads"), table.of("witches")
    witches.cults = bytes([10, 0, 0, 0])
    nomads.cults, nomads.keys = bytes([8, 0, 0, 0]), 1
    rise(table.reader.position, nomads, 0, 3)
    assert nomads.cults[0] == 9 and nomads.keys == 1


def test_where_keys_are_short_the_player_chooses_the_top() -> None:
    table = nomads_and_witches()
    nomads = table.of("nomads")
    nomads.cults, nomads.due_towns = bytes([9, 9, 0, 0]), 1
    position = table.reader.position
    position.apply(Seat(0), position.action(["town", "TW5"]))
    offered = [str(action) for action in position.legal(position.to_act()[0])]
    assert [row for row in offered if row != "open"] == ["step fire", "step water"]
    position.apply(Seat(0), position.action(["step", "water"]))
    assert list(nomads.cults) == [9, 10, 1, 1]


def test_a_priest_for_one_step_comes_back_to_the_supply() -> None:
    table = nomads_and_witches()
    nomads = rich(table, "nomads")
    table.play("nomads: send p to air for 1")
    assert (nomads.priests, nomads.priest_cap, nomads.slots) == (6, 7, 0)


def test_a_volcano_is_paid_with_the_steps_of_one_cult() -> None:  # §5
    table = Table(
        "setup acolytes",
        "setup witches",
        "acolytes: pick-color red",
        "acolytes: build E3",
        "witches: build D1",
        "witches: build F2",
        "acolytes: build A6",
        "witches: pass BON3",
        "acolytes: pass BON2",
    )
    acolytes = table.of("acolytes")
    acolytes.cults = bytes([3, 3, 4, 3])
    table.play("acolytes: dig 1. transform E2 to volcano. -3EARTH")
    assert list(acolytes.cults) == [3, 3, 1, 3] and acolytes.lost_steps == 0
