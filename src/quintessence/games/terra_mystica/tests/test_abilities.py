"""What single factions can: each through the actions that everyone has."""

from __future__ import annotations

from quintessence.core.game import Seat
from quintessence.games.terra_mystica.rules.course.ending import rank
from quintessence.games.terra_mystica.rules.economy.scoring import score_pass
from quintessence.games.terra_mystica.rules.position import PLAY
from quintessence.games.terra_mystica.tests.table import Table, nomads_and_witches, rich, stand, two


def legal(table: Table) -> list[str]:
    position = table.reader.position
    return [str(action) for action in position.legal(position.to_act()[0])]


def test_giants_take_two_spades_for_any_hex() -> None:
    table = two("giants", "nomads")
    giants = rich(table, "giants")
    transform = next(row for row in legal(table) if row.startswith("transform")).split()
    table.reader.position.apply(Seat(0), table.reader.position.action([*transform]))
    assert giants.workers == 30 - 2 * 3


def test_darklings_pay_priests_for_spades_and_score() -> None:
    table = two("darklings", "nomads")
    darklings = rich(table, "darklings")
    position = table.reader.position
    home = next(row for row in legal(table) if row.startswith("transform") and row.endswith("swamp")).split()
    position.apply(Seat(0), position.action([*home]))
    spent = 7 - darklings.priests
    assert spent in (1, 2, 3) and darklings.points == 20 + 2 * spent and darklings.workers == 30


def test_chaos_magicians_take_two_actions_in_a_row() -> None:
    table = two("chaosmagicians", "nomads")
    rich(table, "chaosmagicians")
    own = table.reader.position.board.names[table.of("chaosmagicians").hexes[0]]
    stand(table, "chaosmagicians", **{own: "stronghold"})
    table.play("chaosmagicians: action ACTC. advance dig. action ACT4")
    assert table.reader.position.active == 1


def test_sandstorms_blow_beside_ones_buildings_and_not_across_bridges() -> None:
    table = nomads_and_witches()
    stand(table, "nomads", D3="stronghold")
    table.play("nomads: action ACTN. transform E3 to yellow. build E3")
    assert table.of("nomads").workers == 6 - 1
    assert table.refusal("witches: action ACTN") == "no_such_space"


def test_witches_fly_to_any_forest() -> None:
    table = two("witches", "nomads")
    own = table.reader.position.board.names[table.of("witches").hexes[0]]
    stand(table, "witches", **{own: "stronghold"})
    before = table.of("witches").workers
    table.play("witches: action ACTW. build I11")
    assert table.of("witches").workers == before


def test_alchemists_sell_points_and_buy_them_back() -> None:
    table = two("alchemists", "nomads")
    alchemists = rich(table, "alchemists")
    table.play("alchemists: convert 3vp to 3c. convert 6c to 3vp")
    assert (alchemists.points, alchemists.coins) == (20, 50 + 3 - 6)


def test_engineers_score_bridges_between_their_buildings_on_passing() -> None:
    table = two("engineers", "nomads")
    engineers = rich(table, "engineers")
    stand(table, "engineers", C2="stronghold", D3="dwelling")
    table.play("engineers: action ACTE. bridge C2:D3")
    assert engineers.workers == 28
    before = engineers.points
    score_pass(table.reader.position, engineers)
    assert engineers.points == before + 3 + engineers.buildings[0]  # BON9 scores the dwellings


def test_two_bridges_that_are_owed_can_be_given_up_one_by_one() -> None:  # §7
    table = two("giants", "nomads")
    giants = rich(table, "giants")
    giants.due_bridges = 2
    assert table.refusal("giants: -BRIDGE. advance ship") == "finish_first"
    table.play("giants: -BRIDGE. -BRIDGE. advance ship")
    assert giants.due_bridges == 0 and giants.bridges == 3


def cultists_beside_witches() -> Table:
    return Table(
        "setup cultists",
        "setup witches",
        "cultists: build E2",
        "witches: build D1",
        "witches: build F2",
        "cultists: build E6",
        "witches: pass BON3",
        "cultists: pass BON9",
    )


def test_cultists_gain_a_step_when_somebody_takes_power() -> None:
    table = cultists_beside_witches()
    table.play("cultists: upgrade E2 to TP", "witches: leech 2 from cultists", "cultists: +FIRE")
    assert table.of("cultists").cults[0] == 2


def test_cultists_gain_power_when_nobody_takes_any() -> None:
    table = cultists_beside_witches()
    room = table.of("cultists").room_for_power()
    table.play("cultists: upgrade E2 to TP", "witches: decline 2 from cultists")
    assert table.of("cultists").room_for_power() == room - 1 and table.of("cultists").steps == 0


def test_power_is_taken_as_far_as_the_points_reach() -> None:
    table = nomads_and_witches()
    stand(table, "witches", D2="trading_post", D1="trading_post")
    witches = table.of("witches")
    witches.points = 1
    table.play("nomads: upgrade D3 to TP", "witches: leech 2 from nomads")
    assert witches.points == 0


def test_who_ties_shares_the_points_of_the_places() -> None:
    table = nomads_and_witches()
    position = table.reader.position
    position.phase = PLAY
    rank(position, [5, 5], [18, 12, 6], 0)
    assert [player.points for player in position.players] == [35, 35]
    rank(position, [4, 0], [8, 4, 2], 0)
    assert [player.points for player in position.players] == [43, 35]
