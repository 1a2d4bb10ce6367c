"""The planner: legal in every phase with every faction, the same from the same seed, and no blunders in plain sight."""

from __future__ import annotations

from typing import Final

import pytest

from quintessence.bots.levels import make_bot
from quintessence.bots.planning import PlanningBot
from quintessence.core.companions import Meter
from quintessence.core.conformance.samples import sample
from quintessence.core.game import Action, Json, Seat, Values
from quintessence.core.knowledge import SeatKnowledge
from quintessence.core.replay import start_match
from quintessence.core.rng import rng_from
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.advice.exchanges import ways_to_pay
from quintessence.games.terra_mystica.advice.explain import CODES
from quintessence.games.terra_mystica.advice.land import Land, Lands, largest_network
from quintessence.games.terra_mystica.advice.planner import FactionPlanner
from quintessence.games.terra_mystica.advice.rivals import Rivals
from quintessence.games.terra_mystica.advice.solo import alone, on_turn
from quintessence.games.terra_mystica.rules.course.ending import network_size
from quintessence.games.terra_mystica.rules.economy.prices import action_price
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import OVER, Position
from quintessence.games.terra_mystica.rules.stages.playing import ACTING, room_of
from quintessence.games.terra_mystica.tests.automa_table import begun
from quintessence.games.terra_mystica.tests.table import GAME, Table, nomads_and_witches, stand

FACTIONS: Final = [faction.slug for faction in GAME.data.factions]
PAIRS: Final = [(FACTIONS[number], FACTIONS[(number + 10) % 20]) for number in range(sample(2, 10, 10))]


def planner(seed: str, width: int = 1, rounds: int = 1) -> FactionPlanner:
    return FactionPlanner(rng_from(seed), width, rounds)


def play(state: Position, planners: list[FactionPlanner], decisions: int) -> list[Action]:
    """Let planners decide so often; each choice is legal and has a reason."""
    played: list[Action] = []
    while (waiting := state.to_act()) and len(played) < decisions:
        seat = waiting[0]
        action = planners[seat].choose(SeatKnowledge(state, seat), Meter())
        assert state.why_not(seat, action) is None
        reason = planners[seat].reason()
        assert reason is None or reason.code in CODES
        state.apply(seat, action)
        played.append(action)
    return played


def seated(seats: int, options: Values, *factions: str) -> Position:
    """A match in which some have chosen their factions."""
    state = start_match(GAME, seats, "planner", options).state
    assert isinstance(state, Position)
    for slug in factions:
        seat = state.to_act()[0]
        wanted = next(action for action in state.legal(seat) if action.row()[1] == slug)
        state.apply(seat, wanted)
        while state.phase == 0 and state.to_act()[0] == seat:  # terrain and tiles that come with it
            state.apply(seat, state.legal(seat)[0])
    return state


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_every_faction_is_played_to_the_end(first: str, second: str) -> None:
    state = seated(2, {}, first, second)
    play(state, [planner(f"{seat}") for seat in range(2)], 2000)
    assert state.phase == OVER
    assert min(player.points for player in state.players) > 50


@pytest.mark.parametrize(
    "options", [{"board": "fire_ice_1"}, {"board": "fjords", "turn_order": "seats"}, {"start_points": "balanced"}]
)
def test_it_plays_variants_and_five_seats(options: Values) -> None:
    state = seated(5, {"end_tile": "none", **options})
    decisions = sample(30, 60, 60)
    assert len(play(state, [planner(f"{seat}") for seat in range(5)], decisions)) == decisions


@pytest.mark.parametrize("seats", [1, 2])
def test_it_plays_beside_the_automa(seats: int) -> None:
    state = begun(seats, automa_level=3)
    assert len(play(state, [planner(f"{seat}", 2, 2) for seat in range(seats)], 25)) == 25


def test_it_answers_when_its_time_is_over() -> None:
    state = seated(2, {})
    over = Meter()
    over.is_over = True
    planners = [planner(f"{seat}", 8, 2) for seat in range(2)]
    while waiting := state.to_act():
        action = planners[waiting[0]].choose(SeatKnowledge(state, waiting[0]), over)
        assert state.why_not(waiting[0], action) is None
        state.apply(waiting[0], action)
    assert min(player.points for player in state.players) > 60  # it does not pass for want of time


def test_the_same_seed_makes_the_same_choices() -> None:
    games = [
        play(seated(2, {}), [planner(f"same {seat}", 1, 2) for seat in range(2)], sample(6, 14, 14)) for _ in range(2)
    ]
    assert games[0] == games[1]


@pytest.mark.parametrize("level", ["level4", "level5"])
def test_the_upper_levels_plan(level: str) -> None:
    assert isinstance(make_bot(level, "x", GAME), PlanningBot)


@pytest.mark.parametrize("level", ["level2", "level3"])
def test_the_lower_levels_do_not(level: str) -> None:
    assert not isinstance(make_bot(level, "x", GAME), PlanningBot)


def chosen(table: Table, faction: str, width: int = 4) -> list[Action]:
    """The actions of the turn that a planner proposes to a faction."""
    state = table.reader.position
    seat = Seat(table.reader.seats[faction])
    thinking = planner("tactics", width)
    turn = state.turns
    found: list[Action] = []
    world = state.copy()
    assert isinstance(world, Position)
    while seat in world.to_act() and world.turns == turn:
        action = thinking.choose(SeatKnowledge(world, seat), Meter())
        world.apply(seat, action)
        found.append(action)
    return found


def in_round(table: Table, number: int) -> Position:
    position = table.reader.position
    position.round = number
    return position


def test_in_the_last_round_it_founds_the_town_that_is_one_building_away() -> None:
    table = nomads_and_witches()
    in_round(table, 6)
    stand(table, "nomads", D3="trading_post", E3="trading_post", E4="dwelling", D2="dwelling")
    nomads = table.of("nomads")
    nomads.coins, nomads.workers, nomads.priests, nomads.bowl2, nomads.bowl3 = 6, 2, 0, 0, 0
    rows = [action.row() for action in chosen(table, "nomads")]
    assert rows[0][0] == "upgrade" and rows[0][1] in ("D2", "E4")
    assert rows[1][0] == "town"


def short_of_power() -> Table:
    """The last round, in which only the power action for seven coins is left, and one power is missing for it."""
    table = nomads_and_witches()
    in_round(table, 6)
    nomads = table.of("nomads")
    nomads.coins, nomads.workers, nomads.priests = 0, 6, 0
    nomads.bowl1, nomads.bowl2, nomads.bowl3 = 4, 4, 3
    table.reader.position.used = (1 << 40) - 1 - (1 << 3)
    return table


BURNING: Final = [["open"], ["convert", "burn"], ["close"], ["power", "ACT4"]]


def test_it_burns_power_for_an_action_that_is_worth_it() -> None:
    rows = [action.row() for action in chosen(short_of_power(), "nomads")]
    assert rows[:4] == BURNING


@pytest.mark.parametrize("done", range(1, 4))
def test_who_begins_amid_a_turn_goes_on_with_its_exchanges(done: int) -> None:
    table = short_of_power()
    position, seat = table.reader.position, Seat(table.reader.seats["nomads"])
    for row in BURNING[:done]:
        position.apply(seat, next(action for action in position.legal(seat) if action.row() == row))
    assert [action.row() for action in chosen(table, "nomads")][: 4 - done] == BURNING[done:]


def test_after_passing_in_the_last_round_it_pays_nothing_for_power() -> None:
    table = nomads_and_witches()
    position = in_round(table, 6)
    nomads, witches = table.of("nomads"), table.of("witches")
    witches.passed = True
    witches.bowl1, witches.bowl2, witches.bowl3 = 5, 7, 0
    stand(table, "witches", E4="temple", D4="stronghold")
    nomads.coins, nomads.workers = 20, 10
    action = next(one for one in position.legal(Seat(0)) if one.row() == ["upgrade", "D3", "trading_post"])
    position.apply(Seat(0), action)
    offers = [one for one in position.legal(Seat(1)) if isinstance(one, a.Answer)]
    assert offers and offers[0].amount > 1
    answer = planner("leech").choose(SeatKnowledge(position, Seat(1)), Meter())
    assert isinstance(answer, a.Answer) and answer.tag == "decline"


def test_one_power_is_always_taken() -> None:
    table = nomads_and_witches()
    position = table.reader.position
    stand(table, "witches", E4="dwelling")
    table.of("nomads").coins = 20
    position.apply(
        Seat(0), next(one for one in position.legal(Seat(0)) if one.row() == ["upgrade", "D3", "trading_post"])
    )
    taken = planner("one").choose(SeatKnowledge(position, Seat(1)), Meter())
    assert isinstance(taken, a.Answer) and taken.tag == "accept" and taken.amount == 1


def test_what_is_missing_is_exchanged_and_no_more() -> None:
    player = nomads_and_witches().of("nomads")
    player.bowl2, player.bowl3, player.priests = 4, 3, 0
    ways = ways_to_pay(player, -2, 0, 0)
    assert [[action.row()[-1] for action in way] for way in ways] == [
        ["open", "power_to_coin", "power_to_coin", "close"],
    ]
    assert ways_to_pay(player, -9, 0, 0) == []


def test_a_plan_leaves_the_match_alone() -> None:
    state = nomads_and_witches().reader.position
    copied = alone(state, 0)
    copied.apply(Seat(0), copied.table.pass_round[copied.card_at.index(254)])
    assert state.round == 1 and not state.players[0].passed and not state.players[1].gone
    assert copied.round == 2 and copied.active == 0


def test_power_tokens_on_offer_do_not_hold_up_a_plan() -> None:
    state = seated(2, {}, "shapeshifters", "witches")
    play(state, [planner(f"{seat}") for seat in range(2)], 8)
    while state.active != 0:
        play(state, [planner(f"{seat}") for seat in range(2)], 1)
    state.players[0].tokens = 1
    action = planner("tokens", 2, 2).choose(SeatKnowledge(state, Seat(0)), Meter())
    assert state.why_not(Seat(0), action) is None


@pytest.mark.parametrize(("first", "faction"), [("SCORE1", "darklings"), ("SCORE7", "mermaids")])
def test_a_faction_is_chosen_for_the_tiles_in_play(first: str, faction: str) -> None:
    tiles: list[Json] = [
        first,
        "SCORE4",
        "SCORE2",
        "SCORE3",
        "SCORE5",
        "SCORE6",
    ]  # SCORE1: spades, for which darklings are made
    state = seated(2, {"round_tiles": tiles, "end_tile": "none"})
    assert planner("tiles", 1, 2).choose(SeatKnowledge(state, Seat(0)), Meter()).row() == ["take", faction]


def test_the_first_place_of_a_cult_is_safe_on_its_top_and_lost_below_another_there() -> None:
    position = nomads_and_witches().reader.position
    nomads, witches = position.players
    nomads.cults, witches.cults = bytes([10, 0, 0, 0]), bytes([9, 0, 0, 0])
    assert Rivals(position, 0).cult_points(position, nomads, 5) == 800
    nomads.cults, witches.cults = bytes([9, 0, 0, 0]), bytes([10, 0, 0, 0])
    assert Rivals(position, 0).cult_points(position, nomads, 5) == 400


def test_the_quick_network_is_that_of_the_rules() -> None:
    state = seated(4, {})
    play(state, [planner(f"{seat}") for seat in range(4)], sample(100, 250, 250))
    for player in state.players:
        assert largest_network(state, player) == network_size(state, player)


def test_a_map_that_a_thought_has_seen_before_is_still_worth_the_same() -> None:
    state = seated(3, {"end_tile": "building_on_edge"}, "mermaids", "darklings", "dwarves")
    play(state, [planner(f"{seat}") for seat in range(3)], 60)
    rng, lands, seen = rng_from("lands"), Lands(), 0
    for seat in range(3):
        for _ in range(sample(5, 30, 300)):
            tried = alone(state, seat)
            on_turn(tried, seat)
            player = tried.players[seat]
            player.coins, player.workers, player.priests, player.spades = 30, 20, 5, 0
            while tried.to_act() and tried.round == state.round:
                known, fresh = lands.of(tried, player, 3), Land(tried, player, 3)
                assert (known.network, known.worth) == (fresh.network, fresh.worth)
                assert known.measured(tried, player) == fresh.measured(tried, player)
                seen += 1
                legal = tried.legal(Seat(seat))
                tried.apply(Seat(seat), legal[rng.below(len(legal))])
    assert seen > 3 * lands.count()


def test_an_action_takes_what_it_is_said_to_cost() -> None:
    rng = rng_from("price")
    priced: set[Json] = set()
    for match in range(sample(3, 30, 300)):
        state = start_match(GAME, 2, f"price {match}", {"merchants": match % 3 == 0}).state
        assert isinstance(state, Position)
        while waiting := state.to_act():
            player = state.players[waiting[0]]
            if room_of(state, player) is ACTING and player.actions:
                player.workers, player.coins = 8, 15
                for action in state.legal(waiting[0]):
                    price = action_price(state, player, action)
                    if price is not None:
                        assert price == taken_by(state, player, action)
                        priced.add(action.row()[0])
            legal = state.legal(waiting[0])
            state.apply(waiting[0], legal[rng.below(len(legal))])
    assert priced == {"build", "upgrade", "transform", "ship", "dig"}


def taken_by(state: Position, player: Player, action: Action) -> tuple[int, int, int]:
    """Coins, workers and priests that a player has less after an action."""
    tried = state.copy()
    assert isinstance(tried, Position)
    tried.apply(Seat(player.seat), action)
    own = tried.players[player.seat]
    return player.coins - own.coins, player.workers - own.workers, player.priests - own.priests
