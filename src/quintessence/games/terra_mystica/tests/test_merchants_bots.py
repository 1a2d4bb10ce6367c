"""What bots make of ships: a voyage is one step of a plan, and a ship near a partner is worth more than one far off."""

from __future__ import annotations

from quintessence.games.terra_mystica.advice.sea import fleet_worth, voyages
from quintessence.games.terra_mystica.tests.sea_table import Sea


def mermaids_and_a_partner() -> Sea:
    """Mermaids on E4 with a ship in harbour, a space from the Alchemists' trading post on E5."""
    table = Sea("mermaids", "alchemists")
    table.put(0, E4="dwelling")
    table.put(1, E5="trading_post")
    table.dock(0, "E4")
    table.ships(0, "E4")
    return table


def test_a_voyage_is_planned_as_a_whole() -> None:
    table = mermaids_and_a_partner()
    table.voyage(0)
    found = [[action.row() for action in actions] for actions in voyages(table.position, 0, 3)]
    assert [row[0] for row in found[0]] == ["sail", "trade"] and found[0][1] == ["trade", 1, "E5"]


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
