"""Chapter by chapter, a sentence a test; moves are written in the log language."""

from __future__ import annotations

from quintessence.games.terra_mystica.data.names import ICE, VOLCANO, wheel_distance
from quintessence.games.terra_mystica.rules.economy.resources import destroy_tokens, gain_power
from quintessence.games.terra_mystica.rules.map.terraform import NEVER, spades_for
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.tests.table import GAME, Table, faction, nomads_and_witches


def test_the_boards_have_their_hexes() -> None:
    assert {
        slug: (board.land, board.size - board.land, len(board.sites)) for slug, board in GAME.data.boards.items()
    } == {
        "base": (77, 36, 29),
        "fire_ice_1": (77, 35, 33),
        "fire_ice_2": (77, 36, 29),
        "loon_lakes": (77, 35, 22),
        "fjords": (80, 33, 33),
    }


def test_there_are_twenty_factions() -> None:
    assert [sum(one.set == name for one in GAME.data.factions) for name in ("base", "ice", "volcano", "variable")] == [
        14,
        2,
        2,
        2,
    ]


def test_third_dwellings_come_after_all_others_and_cards_in_reverse() -> None:  # §2
    table = nomads_and_witches()
    assert len(table.of("nomads").hexes) == 3
    assert table.reader.position.round == 1 and table.reader.position.active == 0


def test_power_moves_up_the_bowls_and_the_rest_is_lost() -> None:  # §4
    player = Player(0)
    player.bowl1, player.bowl2 = 1, 1
    assert gain_power(player, 9) == 3
    assert (player.bowl1, player.bowl2, player.bowl3) == (0, 0, 2)


def test_tokens_are_destroyed_from_the_first_bowl_on() -> None:  # §4
    player = Player(0)
    player.bowl1, player.bowl2, player.bowl3 = 1, 1, 3
    destroy_tokens(player, 3)
    assert (player.bowl1, player.bowl2, player.bowl3) == (0, 0, 2)


def test_burning_and_converting_happen_within_the_turn() -> None:  # §4
    table = nomads_and_witches()
    table.play("nomads: burn 3. convert 2pw to 2c")
    assert table.bowls("nomads") == [7, 1, 1]
    assert table.of("nomads").coins == 19


def test_the_wheel_is_a_circle_of_seven() -> None:  # §5
    assert [wheel_distance(0, other) for other in range(7)] == [0, 1, 2, 3, 3, 2, 1]


def test_a_transform_never_leads_past_home() -> None:  # §5
    player = Player(0)
    player.faction = faction("nomads")
    player.home = 0
    assert spades_for(player, 1, 0) == 1
    assert spades_for(player, 1, 6) == 5
    assert spades_for(player, 1, 1) == NEVER


def test_a_dwelling_needs_reach_terrain_and_its_price() -> None:  # §5, §6
    table = nomads_and_witches()
    assert table.refusal("nomads: build A5") == "out_of_reach"
    assert table.refusal("nomads: build D3") == "hex_is_built"
    table.play("nomads: dig 1. build E3")
    assert table.of("nomads").workers == 2 and table.of("nomads").coins == 15


def test_power_is_offered_to_neighbours_and_costs_one_point_less() -> None:  # §8
    table = nomads_and_witches()
    table.play("nomads: dig 1. build E3", "witches: leech 1 from nomads")
    assert table.of("witches").points == 20
    assert table.bowls("witches") == [4, 8, 0]


def test_who_acts_declines_what_was_offered() -> None:  # §8
    table = nomads_and_witches()
    table.play("nomads: dig 1. build E3", "witches: upgrade F2 to TP")
    assert [offer.builder for offer in table.reader.position.offers if offer.seat == 1] == []


def test_a_trading_post_is_cheaper_beside_a_neighbour() -> None:  # §6
    table = nomads_and_witches()
    table.play("nomads: upgrade E8 to TP")
    assert table.of("nomads").coins == 17 - 6


def test_one_action_a_turn() -> None:  # §3
    table = nomads_and_witches()
    table.play("nomads: upgrade E8 to TP")
    assert table.refusal("nomads: advance ship") == "not_your_turn"
    assert table.refusal("witches: upgrade F2 to TP. advance ship") != ""


def test_a_used_space_is_used_for_all() -> None:  # §7
    table = nomads_and_witches()
    table.play("nomads: burn 3. action ACT2")
    assert table.refusal("witches: burn 3. action ACT2") == "space_is_used"


def test_a_priest_on_a_slot_stays_there() -> None:  # §9
    table = nomads_and_witches()
    table.play("nomads: burn 3. action ACT2", "witches: upgrade F2 to TP", "nomads: send p to fire")
    nomads = table.of("nomads")
    assert (nomads.cults[0], nomads.priest_cap, nomads.slots) == (4, 6, 1)
    assert table.bowls("nomads") == [7, 2, 0]


def test_passing_changes_the_card_and_takes_its_coins() -> None:  # §12
    table = nomads_and_witches()
    table.play("nomads: pass BON2")
    assert table.of("nomads").coins == 18
    assert table.refusal("witches: pass BON2") == "card_is_taken"


def test_ice_and_volcanoes_cannot_be_changed() -> None:  # §5
    witches = Player(0)
    witches.faction = faction("witches")
    witches.home = witches.faction.home
    assert [spades_for(witches, fixed, witches.home) for fixed in (ICE, VOLCANO)] == [NEVER, NEVER]


def test_an_ice_faction_stands_on_ice_and_digs_from_its_colour() -> None:  # §2, §5
    table = Table(
        "setup yetis",
        "yetis: pick-color red",
        "setup witches",
        "yetis: build E3",
        "witches: build D1",
        "witches: build F2",
        "yetis: build A6",
        "witches: pass BON3",
        "yetis: pass BON2",
    )
    position = table.reader.position
    assert position.terrain[position.board.number["E3"]] == ICE
    assert spades_for(table.of("yetis"), table.of("yetis").wheel, ICE) == 1
    assert table.bowls("yetis") == [0, 12, 0]


def test_every_turn_that_is_over_counts_a_pass_too() -> None:  # §3, §12
    table = nomads_and_witches()
    first = table.reader.position.turn_number()
    table.play("nomads: upgrade E8 to TP", "witches: pass BON2")
    assert table.reader.position.turn_number() == first + 2
