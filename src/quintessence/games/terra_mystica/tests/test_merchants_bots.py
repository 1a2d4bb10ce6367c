"""What bots make of ships: a voyage is one step of a plan, and a ship near a partner is worth more than one far off."""

from __future__ import annotations

from quintessence.bots.levels import make_bot
from quintessence.core.game import Seat
from quintessence.core.match import Match
from quintessence.core.replay import start_match
from quintessence.games.terra_mystica.advice.sea import best_dock, fleet_worth
from quintessence.games.terra_mystica.advice.voyages import Voyage, ended, moves_of, with_ship
from quintessence.games.terra_mystica.tests.sea_table import Sea
from quintessence.games.terra_mystica.tests.table import GAME


def mermaids_and_a_partner() -> Sea:
    """Mermaids on E4 with a ship in harbour, a space from the Alchemists' trading post on E5."""
    table = Sea("mermaids", "alchemists")
    table.put(0, E4="dwelling")
    table.put(1, E5="trading_post")
    table.dock(0, "E4")
    table.ships(0, "E4")
    return table


def test_a_ship_trades_comes_nearer_or_stays() -> None:
    table = mermaids_and_a_partner()
    table.voyage(0)
    rows = [[action.row() for action in moves] for moves in moves_of(table.position, table.of(0), 0, 3)]
    assert [row[0] for row in rows[0]] == ["sail", "trade"] and rows[0][1] == ["trade", 1, "E5"]
    found = [ended(voyage, 0) for voyage in with_ship(Voyage([], table.position), 0, 0)]
    assert [action.row() for action in found[0]] == [["forgo", "voyage"]]  # to stay is among the ways
    assert len(found) > 1


def test_a_dock_lies_where_the_partners_are() -> None:
    table = mermaids_and_a_partner()
    near, far = table.position.table.dock[table.hex("E4")], table.position.table.dock[table.hex("I8")]
    assert best_dock(table.position, Seat(0), [far, near]) is near


def test_a_ship_is_worth_more_the_nearer_a_trade_is() -> None:
    table = mermaids_and_a_partner()
    near = fleet_worth(table.position, table.of(0), 3)
    table.mark(0, "E5")
    assert fleet_worth(table.position, table.of(0), 3) < near
    table = mermaids_and_a_partner()
    table.ships(0, "r35")
    assert fleet_worth(table.position, table.of(0), 3) < near


def test_a_shipyard_is_worth_something_while_incomes_come() -> None:
    table = mermaids_and_a_partner()
    before = fleet_worth(table.position, table.of(0), 4)
    table.put(0, D5="shipyard")
    assert fleet_worth(table.position, table.of(0), 4) > before


def test_the_last_dwelling_is_placed_while_another_still_chooses_a_dock() -> None:
    match = start_match(GAME, 2, "docks", {"merchants": True, "fire_and_ice": False})
    for command in ("take witches", "take chaosmagicians", "place F2", "place C3"):
        play_row(match, command.split())
    assert [seat for seat in match.to_act()] == [1]
    chosen = make_bot("level4", "docks", match.game).choose(match.knowledge(Seat(1)))
    assert chosen.row()[0] == "place"


def play_row(match: Match, row: list[str]) -> None:
    seat = match.to_act()[0]
    match.play(seat, next(action for action in match.legal(seat) if action.row() == row))
