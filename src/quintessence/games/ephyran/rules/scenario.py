"""The option `scenario`: starts from any hands, cities, piles and tokens, once it is seen to be possible.

A card is named in full ("triton-1/take") or by one half ("take", "triton-1", "dionysos"): then it is the first one with
that half which nothing else in the scenario takes.
"""

from __future__ import annotations

from typing import Final, final

from quintessence.core.cells import put
from quintessence.core.game import BadOption, Json, Values
from quintessence.core.record import canonical
from quintessence.games.ephyran.data.constants import GODS, NONE, OBJECTS, SLOT_NAMES, SLOTS, TERRITORIES
from quintessence.games.ephyran.data.tables import Data
from quintessence.games.ephyran.rules.position import Position

FIELDS: Final = [
    "first",
    "turn",
    "gods",
    "hands",
    "cities",
    "locks",
    "tokens",
    "bonus",
    "pile",
    "discard",
    "tartarus",
    "stock",
]


def first_of(scenario: Json, drawn: int, seats: int) -> int:
    """Who has Athena's token, where the scenario says it."""
    if not isinstance(scenario, dict) or "first" not in scenario:
        return drawn
    return _seat(scenario["first"], "first", seats)


def set_up(position: Position, scenario: Json, shuffled: list[int]) -> None:
    """Put everything where the scenario says; BadOption names the first thing that cannot be."""
    data = position.data
    if not isinstance(scenario, dict):
        raise BadOption("scenario_not_object", {"value": canonical(scenario)})
    for name in scenario:
        if name not in FIELDS:
            raise BadOption("scenario_unknown_field", {"field": name, "known": ", ".join(FIELDS)})
    box = Box(data, scenario)
    position.active = _seat(scenario.get("turn", position.first), "turn", position.seats)
    position.asked = position.active
    _name_gods(position, scenario)
    _build(position, box, scenario)
    _lock(position, box, scenario)
    hands = [box.cards(hand, "hands") for hand in _seated(position, scenario, "hands")]
    position.discard = bytes(reversed(box.cards(scenario.get("discard", []), "discard")))
    position.tartarus = bytes(reversed(box.cards(scenario.get("tartarus", []), "tartarus")))
    named = scenario.get("pile")
    pile = bytes(reversed(box.cards(named, "pile"))) if isinstance(named, list) else b""
    rest = [card for card in shuffled if box.is_free(card)]
    if not hands:
        hands = [bytes(_dealt(box, rest) for _ in range(data.hand_size)) for _ in range(position.seats)]
    if not isinstance(named, list):
        pile = bytes(rest[: _count(len(rest) if named is None else named, "pile", len(rest))])
        for card in pile:
            box.take(card)
    position.pile = pile
    position.hands = [bytes(sorted(hand)) for hand in hands]
    position.known = [bytes(card for card in hand if data.is_dionysos(card)) for hand in position.hands]
    position.aside = bytes(card for card in range(data.cards) if box.is_free(card))
    _set_tokens(position, scenario)
    most = max(data.first_city_points, data.later_city_points)
    for seat, points in enumerate(_seated(position, scenario, "bonus")):
        position.bonus = put(position.bonus, seat, _count(points, "bonus", most))
    if not position.pile:
        position.ending = "pile_empty"


def _dealt(box: Box, rest: list[int]) -> int:
    card = rest.pop()
    box.take(card)
    return card


@final
class Box:
    """The cards that the scenario has not put anywhere yet."""

    def __init__(self, data: Data, scenario: Values) -> None:
        self._data: Final = data
        self._is_free: Final = [True] * data.cards
        self._is_named: Final = [False] * data.cards
        self._note(scenario)

    def _note(self, value: Json) -> None:
        """Cards named in full are left for where they are named."""
        if isinstance(value, str):
            if value in self._data.card_named:
                self._is_named[self._data.card_named[value]] = True
        elif isinstance(value, list):
            for part in value:
                self._note(part)
        elif isinstance(value, dict):
            for part in value.values():
                self._note(part)

    def is_free(self, card: int) -> bool:
        return self._is_free[card]

    def take(self, card: int) -> None:
        self._is_free[card] = False

    def cards(self, names: Json, field: str) -> bytes:
        if not isinstance(names, list):
            raise BadOption("scenario_bad_field", {"field": field})
        return bytes(self.card(name, field) for name in names)

    def card(self, name: Json, field: str) -> int:
        """The card of that name, taken out of the box."""
        if not isinstance(name, str):
            raise BadOption("scenario_bad_field", {"field": field})
        card = self._data.card_named[name] if name in self._data.card_named else self._with_half(name)
        if not self._is_free[card]:
            raise BadOption("scenario_card_taken", {"card": name})
        self.take(card)
        return card

    def _with_half(self, half: str) -> int:
        is_known = False
        for card in range(self._data.cards):
            if half in self._data.half_names[card]:
                is_known = True
                if self._is_free[card] and not self._is_named[card]:
                    return card
        raise BadOption("scenario_card_taken" if is_known else "scenario_unknown_card", {"card": half})


def _name_gods(position: Position, scenario: Values) -> None:
    for seat, god in enumerate(_seated(position, scenario, "gods")):
        if not isinstance(god, str) or god not in GODS:
            raise BadOption("scenario_bad_field", {"field": "gods"})
        position.gods = put(position.gods, seat, GODS.index(god))
    chosen = [god for god in position.gods if god != NONE]
    if len(set(chosen)) != len(chosen):
        raise BadOption("scenario_god_twice")


def _build(position: Position, box: Box, scenario: Values) -> None:
    data = position.data
    for seat, city in enumerate(_seated(position, scenario, "cities")):
        for territory, zones in _fields(city, "cities").items():
            column = _territory(territory)
            for zone, card in enumerate(box.cards(zones, "cities")):
                slot = column * 4 + zone
                if zone >= 4 or not data.fits(card, slot):
                    name = "/".join(data.half_names[card])
                    raise BadOption("scenario_wrong_zone", {"card": name, "slot": f"{territory}-{zone + 1}"})
                position.city = put(position.city, seat * SLOTS + slot, card)


def _lock(position: Position, box: Box, scenario: Values) -> None:
    for seat, columns in enumerate(_seated(position, scenario, "locks")):
        if not isinstance(columns, list):
            raise BadOption("scenario_bad_field", {"field": "locks"})
        for name in columns:
            territory = _territory(name)
            if position.city[seat * SLOTS + territory * 4] == NONE:
                raise BadOption("scenario_lock_without_zone", {"territory": TERRITORIES[territory]})
            position.locks = put(position.locks, seat * 4 + territory, box.card("shield", "locks"))


def _set_tokens(position: Position, scenario: Values) -> None:
    """Each owner knows his tokens; the others of the box are in the stock, or lost where the stock is given."""
    free = list(position.stock)
    for seat, tokens in enumerate(_seated(position, scenario, "tokens")):
        for slot, name in _fields(tokens, "tokens").items():
            if slot not in SLOT_NAMES:
                raise BadOption("scenario_bad_slot", {"slot": slot})
            cell = seat * SLOTS + SLOT_NAMES.index(slot)
            if position.city[cell] == NONE:
                raise BadOption("scenario_token_without_zone", {"slot": slot})
            position.tokens = put(position.tokens, cell, _token(position, free, name))
            position.knowers = put(position.knowers, cell, 1 << seat)
    if "stock" in scenario:
        given = scenario["stock"]
        if not isinstance(given, list):
            raise BadOption("scenario_bad_field", {"field": "stock"})
        stock = [_token(position, free, name) for name in given]
        position.lost, position.lost_knowers = bytes(free), bytes(len(free))
        free = [token for token in reversed(stock)]
    position.stock = bytes(free)


def _token(position: Position, free: list[int], name: Json) -> int:
    if not isinstance(name, str) or name not in OBJECTS:
        raise BadOption("scenario_bad_object", {"value": canonical(name)})
    for token in sorted(free):
        if OBJECTS[position.data.tokens[token]] == name:
            free.remove(token)
            return token
    raise BadOption("scenario_no_token_left", {"object": name})


def _seated(position: Position, scenario: Values, field: str) -> list[Json]:
    """A field that has one value a seat; nothing when it is left out."""
    if field not in scenario:
        return []
    value = scenario[field]
    if not isinstance(value, list) or len(value) != position.seats:
        raise BadOption("scenario_one_a_seat", {"field": field, "seats": position.seats})
    return value


def _seat(value: Json, field: str, seats: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < seats:
        raise BadOption("scenario_bad_seat", {"field": field, "value": canonical(value)})
    return value


def _territory(name: Json) -> int:
    if not isinstance(name, str) or name not in TERRITORIES:
        raise BadOption("scenario_bad_territory", {"value": canonical(name)})
    return TERRITORIES.index(name)


def _fields(value: Json, field: str) -> Values:
    if not isinstance(value, dict):
        raise BadOption("scenario_bad_field", {"field": field})
    return value


def _count(value: Json, field: str, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadOption("scenario_bad_count", {"field": field, "value": canonical(value), "most": most})
    return value


ERRORS: Final = [
    "scenario_not_object",
    "scenario_unknown_field",
    "scenario_bad_field",
    "scenario_one_a_seat",
    "scenario_bad_seat",
    "scenario_bad_territory",
    "scenario_bad_slot",
    "scenario_bad_object",
    "scenario_bad_count",
    "scenario_god_twice",
    "scenario_unknown_card",
    "scenario_card_taken",
    "scenario_wrong_zone",
    "scenario_lock_without_zone",
    "scenario_token_without_zone",
    "scenario_no_token_left",
]
