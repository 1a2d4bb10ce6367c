"""Why not: every refusal there is occurs, with its code and its rule, and the action is not offered then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from quintessence.core.game import Json, Seat
from quintessence.core.replay import start_match
from quintessence.games.terra_mystica.data.names import ICE
from quintessence.games.terra_mystica.rules.objections import RULES
from quintessence.games.terra_mystica.rules.position import OVER, Offer, Position, put
from quintessence.games.terra_mystica.tests.sea_table import Sea
from quintessence.games.terra_mystica.tests.table import GAME, faction, nomads_and_witches

Change = Callable[[Position], object]


@dataclass
class Case:
    """A row that a seat may not play: nomads are to move against witches, but for what is changed."""

    row: list[Json]
    change: Change = lambda position: None
    own: dict[str, object] = field(default_factory=dict)
    """Other numbers of the nomads."""
    seat: int = 0

    def position(self) -> Position:
        position = nomads_and_witches().reader.position
        for name, value in self.own.items():
            setattr(position.players[0], name, value)
        self.change(position)
        return position


@dataclass
class Early(Case):
    """The same before the first round: what the seats have done so far."""

    rows: list[list[Json]] = field(default_factory=list)
    options: dict[str, Json] = field(default_factory=dict)

    def position(self) -> Position:
        match = start_match(GAME, 2, "early", self.options)
        for row in self.rows:
            match.play(match.to_act()[0], row)
        assert isinstance(match.state, Position)
        return match.state


@dataclass
class Beside(Early):
    """The same for one human beside the Automa."""

    def position(self) -> Position:
        state = start_match(GAME, 1, "beside", self.options).state
        assert isinstance(state, Position)
        return state


@dataclass
class AtSea(Case):
    """The same with ships: those of the nomads, and what they have begun."""

    ships: list[str] = field(default_factory=list)
    first: list[Json] = field(default_factory=list)

    def position(self) -> Position:
        table = Sea("nomads", "witches")
        table.put(0, D3="dwelling")
        table.put(1, D1="dwelling")
        table.ships(0, *self.ships)
        for name, value in self.own.items():
            setattr(table.of(0), name, value)
        self.change(table.position)
        for row in ([VOYAGE] if self.first else []) + ([self.first] if self.first not in ([], VOYAGE) else []):
            table.do(0, *row)
        return table.position


VOYAGE: list[Json] = ["special", "voyage"]


def traded(position: Position) -> None:
    """Witches on E5, beside r14, with a marker of the nomads."""
    hex = position.board.number["E5"]
    position.owner, position.building = put(position.owner, hex, 1), put(position.building, hex, 0)
    position.markers = put(position.markers, hex, 1)


def all_marked(position: Position) -> None:
    """The same without that marker, when all are used up."""
    traded(position)
    position.markers = bytes(len(position.markers))
    for _ in range(position.data.merchants.markers):
        position.players[0].fleet = position.players[0].fleet.with_mark()


def build_beside_witches(position: Position) -> None:
    for row in (["transform", "E3", "desert"], ["build", "E3"], ["end"]):
        position.apply(Seat(0), position.action([*row]))


def offer(usable: int, too_late: bool) -> Change:
    def change(position: Position) -> None:
        position.offers = [Offer(1, 0, 1, 2, usable, too_late)]

    return change


def converting(position: Position) -> None:
    position.is_converting = True


def cultists_wait(position: Position) -> None:
    """Somebody with a key, one step below the top, has a step to come."""
    other = position.players[1]
    other.faction = faction("cultists")
    other.keys, other.reactions, other.cults = 1, 1, bytes([9, 0, 0, 0])


def change(**fields: object) -> Change:
    def apply(position: Position) -> None:
        for name, value in fields.items():
            setattr(position, name, value)

    return apply


def ice_at_e3(position: Position) -> None:
    position.terrain = put(position.terrain, position.board.number["E3"], ICE)


def desert_everywhere(position: Position) -> None:
    position.terrain = bytes(position.board.land)


def bridges_everywhere(position: Position) -> None:
    position.bridges = bytes([1]) * len(position.bridges)


POOR: dict[str, object] = dict.fromkeys(["coins", "workers", "priests", "bowl1", "bowl2", "bowl3"], 0)
FIRST: list[Json] = ["bridge", "A3", "C1"]
OWN_BRIDGE: list[Json] = ["bridge", "C2", "D3"]

CASES: dict[str, Case] = {
    "match_is_over": Case(["end"], change(phase=OVER)),
    "not_your_turn": Case(["end"], seat=1),
    "not_now": Early(["end"]),
    "answer_first": Case(["ship"], build_beside_witches, seat=1),
    "finish_first": Case(["ship"], own={"spades": 1, "hexes_left": 1}),
    "nothing_owed": Case(["favour", "FAV1"]),
    "nothing_on_offer": Case(["accept", 1, 2]),
    "later_offer_taken": Case(["accept", 1, 2], offer(2, True)),
    "no_room_for_power": Case(["accept", 1, 2], offer(0, False)),
    "wait_for_answers": Case(
        ["send", "fire", 3], cultists_wait, {"priests": 1, "keys": 1, "cults": bytes([7, 0, 0, 0])}
    ),
    "must_act": Case(["end"]),
    "no_action_left": Case(["ship"], own={"actions": 0}),
    "open_first": Case(["convert", "burn"]),
    "close_first": Case(["ship"], converting),
    "convert_first": Case(["close"], converting),
    "nothing_to_convert": Case(["open"], own=POOR),
    "no_such_conversion": Case(["convert", "point_to_coin"], converting),
    "no_room_for_priests": Case(["convert", "power_to_priest"], converting, {"bowl3": 5, "priests": 7}),
    "too_little_to_burn": Case(["convert", "burn"], converting, {"bowl2": 1}),
    "too_little_power": Case(["power", "ACT4"]),
    "too_few_workers": Case(["upgrade", "D3", "trading_post"], own={"workers": 0}),
    "too_few_coins": Case(["upgrade", "D3", "trading_post"], own={"coins": 0}),
    "too_few_priests": Case(["send", "fire", 3]),
    "too_few_points": Case(["buy_token"], own={"tokens": 1, "points": 0}),
    "too_few_tokens": Case(["transform", "E3", "volcano"], own={**POOR, "faction": faction("dragonlords")}),
    "too_few_steps": Case(["transform", "E3", "volcano"], own={"faction": faction("acolytes")}),
    "expansion_not_played": Early(["take", "yetis"], options={"fire_and_ice": False}),
    "faction_is_taken": Early(["take", "fakirs"], rows=[["take", "nomads"]], seat=1),
    "terrain_is_taken": Early(["pick", "desert"], rows=[["take", "nomads"], ["take", "yetis"]], seat=1),
    "not_at_a_river": Early(["place", "A1"], rows=[["take", "riverwalkers"], ["pick", "plains"], ["take", "giants"]]),
    "card_is_taken": Case(["pass", "BON3"]),
    "hex_is_built": Case(["build", "D1"]),
    "terrain_is_fixed": Case(["transform", "E3", "desert"], ice_at_e3),
    "out_of_reach": Case(["build", "A5"]),
    "only_to_home": Case(["transform", "E3", "plains"], own={"free_transform": True}),
    "not_beside_by_land": Case(["transform", "B2", "desert"], own={"free_transform": True, "ship": 1}),
    "no_such_transform": Case(["transform", "E3", "wasteland"]),
    "too_few_spades": Case(["transform", "D2", "desert"], own={"spades": 1, "hexes_left": 1}),
    "spades_left_over": Case(["transform", "D2", "forest"], own={"spades": 2, "hexes_left": 1}),
    "no_spades_for_you": Case(["power", "ACT5"], own={"faction": faction("riverwalkers"), "bowl3": 9}),
    "nothing_to_transform": Case(
        ["special", "sandstorm"], desert_everywhere, {"buildings": bytes([2, 0, 0, 1, 0, 0]), "home": 0}
    ),
    "choose_a_hex": Case(["buy_spade"]),
    "not_home_terrain": Case(["build", "E3"]),
    "no_building_left": Case(["build", "E3"], desert_everywhere, {"buildings": bytes([8, 0, 0, 0, 0, 0])}),
    "not_your_building": Case(["upgrade", "D1", "trading_post"]),
    "wrong_building": Case(["upgrade", "D3", "stronghold"]),
    "track_is_done": Case(["ship"], own={"ship": 3}),
    "no_bridge_left": Case(OWN_BRIDGE, own={"due_bridges": 1, "bridges": 0}),
    "bridge_is_built": Case(OWN_BRIDGE, bridges_everywhere, {"due_bridges": 1}),
    "bridge_from_nowhere": Case(FIRST, own={"due_bridges": 1}),
    "no_place_for_a_bridge": Case(["power", "ACT1"], bridges_everywhere, {"bowl3": 9}),
    "space_is_used": Case(["power", "ACT2"], change(used=0b10), {"bowl3": 9}),
    "no_such_space": Case(["special", "sandstorm"]),
    "no_free_slot": Case(["send", "fire", 3], change(slots=bytes([1]) * 16), {"priests": 1}),
    "no_town_there": Case(["link", "r0"]),
    "tile_is_yours": Case(["favour", "FAV1"], own={"due_favours": 1, "favours": 1}),
    "tile_is_gone": Case(["favour", "FAV1"], change(favour_pool=bytes(12)), {"due_favours": 1}),
    "terrain_is_unlocked": Case(
        ["unlock", "desert"], own={"faction": faction("riverwalkers"), "unlocks": 1, "unlocked": 1}
    ),
    "last_round": Case(["pass", "BON2"], change(round=6)),
    "take_a_card": Case(["retire"]),
    "no_ship_on_map": AtSea(["special", "voyage"]),
    "no_ship_left": AtSea(["power", "ACT8"], ships=["r14", "r14", "r14"], own={"bowl3": 9}),
    "no_harbour": AtSea(["power", "ACT8"], own={"bowl3": 9}),
    "ship_has_moved": AtSea(["sail", 1, "r21"], ships=["r14", "r1"], first=["sail", 1, "r15"], own={"ship": 1}),
    "ship_is_there": AtSea(["sail", 1, "r14"], ships=["r14"], first=VOYAGE, own={"ship": 1}),
    "like_another_ship": AtSea(["sail", 2, "r15"], ships=["r14", "r14"], first=VOYAGE, own={"ship": 1}),
    "too_far_to_sail": AtSea(["sail", 1, "r30"], ships=["r14"], first=VOYAGE, own={"ship": 1}),
    "not_beside_ship": AtSea(["trade", 1, "D1"], ships=["r14"], first=VOYAGE, own={"ship": 1}),
    "not_to_yourself": AtSea(["trade", 1, "D3"], ships=["r14"], first=VOYAGE, own={"ship": 1}),
    "nothing_to_trade": AtSea(["trade", 1, "E5"], ships=["r14"], first=VOYAGE, own={"ship": 1}),
    "already_traded": AtSea(["trade", 1, "E5"], traded, ships=["r14"], first=VOYAGE, own={"ship": 1}),
    "no_marker_left": AtSea(["trade", 1, "E5"], all_marked, ships=["r14"], first=VOYAGE, own={"ship": 1}),
    "not_sailing": AtSea(["sail", 1, "r15"], ships=["r14"]),
    "not_building_ships": AtSea(["launch"]),
    "faction_is_barred": Beside(["take", "giants"], options={"automa": "blight", "automa_terrain": "forest"}),
}


def test_there_is_a_case_for_every_refusal() -> None:
    assert set(CASES) == set(RULES)


@pytest.mark.parametrize("code", CASES)
def test_an_action_is_refused_for_its_reason(code: str) -> None:
    case = CASES[code]
    position = case.position()
    action = position.action(case.row)
    refusal = position.why_not(Seat(case.seat), action)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, RULES[code])
    assert action not in position.legal(Seat(case.seat))
