"""The option `scenario`: lays out any situation, once it is seen to be possible.

Every field may be left out: what it would say is then as set-up left it. Tiles are named by their numbers. As soon as
one of hands, decks, discards and played is given, all cards of the players are laid out anew: what is left of a
character's base cards is its draw pile, and contamination cards that are named nowhere lie in their pile.
"""

from __future__ import annotations

from typing import Final

from quintessence.core.cells import put, without
from quintessence.core.game import BadOption, Event, Json, Values
from quintessence.core.record import canonical
from quintessence.games.erythro.data.constants import ALLIANCE, CHARACTERS, ELEMENTS, NONE
from quintessence.games.erythro.data.tables import Data
from quintessence.games.erythro.rules.phases.acquisition import start_acquisition
from quintessence.games.erythro.rules.phases.players import start_round
from quintessence.games.erythro.rules.position import OVER, Position
from quintessence.games.erythro.rules.scenario_cards import CARD_FIELDS, lay_cards
from quintessence.games.erythro.rules.scenario_read import count, fields, items, seated, tile

FIELDS: Final = [
    *["characters", "tiles", "mines", "mine_deck", "destroyed", "dome", "pawns", "influence", "bag", "profitability"],
    *["event", "events", "round", "phase", "owed", *CARD_FIELDS],
]
_PHASES: Final = ["players", "discard", "market"]
"""The phases in which a situation can start."""
ERRORS: Final = [
    "scenario_not_object",
    "scenario_unknown_field",
    "scenario_bad_field",
    "scenario_one_a_seat",
    "scenario_bad_tile",
    "scenario_bad_count",
    "scenario_unknown_card",
    "scenario_card_taken",
    "scenario_foreign_card",
    "scenario_unknown_mine",
    "scenario_mine_taken",
    "scenario_tile_taken",
    "scenario_bad_character",
    "scenario_bad_element",
    "scenario_unknown_event",
    "scenario_wrong_adversary",
    "scenario_contaminated_sanctuary",
]


def characters_of(scenario: Json, data: Data, seats: int) -> bytes:
    """The characters that a situation names; nothing where it names none. Also checks what kind of thing it is."""
    if scenario is None:
        return b""
    if not isinstance(scenario, dict):
        raise BadOption("scenario_not_object", {"value": canonical(scenario)})
    for name in scenario:
        if name not in FIELDS:
            raise BadOption("scenario_unknown_field", {"field": name, "known": ", ".join(FIELDS)})
    if "characters" not in scenario:
        return b""
    found = [name for name in items(scenario["characters"], "characters") if name in CHARACTERS]
    chosen = bytes(CHARACTERS.index(str(name)) for name in found)
    is_complete = seats > 2 or (len(chosen) == 2 and data.complement(chosen[0]) == chosen[1])
    if len(items(scenario["characters"], "characters")) != seats or len(set(chosen)) != seats or not is_complete:
        raise BadOption("scenario_bad_character")
    return chosen


def lay_out(position: Position, scenario: Json, events: list[Event]) -> None:
    """Put everything where the situation says; BadOption names the first thing that cannot be."""
    assert isinstance(scenario, dict)
    _lay_tiles(position, scenario)
    _lay_mines(position, scenario)
    _lay_deck(position, scenario)
    _lay_pawns(position, scenario)
    _lay_sheet(position, scenario)
    lay_cards(position, scenario)
    _start(position, scenario, events)


def _lay_tiles(position: Position, scenario: Values) -> None:
    if "tiles" in scenario:
        position.pollution = bytes(len(position.pollution))
        for element in position.sanctuaries:
            if element != NONE:
                position.stock = put(position.stock, element, position.stock[element] + 1)
        position.sanctuaries = bytes([NONE]) * len(position.pollution)
        for name, given in fields(scenario["tiles"], "tiles").items():
            _lay_tile(position, tile(position, int(name) if name.isdigit() else name, "tiles"), given)
    if "dome" in scenario:
        if not position.setting.sheet.has_dome:
            raise BadOption("scenario_wrong_adversary", {"field": "dome"})
        position.dome = NONE if scenario["dome"] is None else tile(position, scenario["dome"], "dome")


def _lay_tile(position: Position, at: int, given: Json) -> None:
    limit = position.data.numbers.contaminated
    if not isinstance(given, dict):
        position.pollution = put(position.pollution, at, count(given, "tiles", 0, limit))
        return
    tokens = count(given.get("pollution", 0), "tiles", 0, limit)
    position.pollution = put(position.pollution, at, tokens)
    sanctuary = given.get("sanctuary")
    if sanctuary is None:
        return
    if sanctuary not in ELEMENTS:
        raise BadOption("scenario_bad_element", {"field": "tiles", "value": canonical(sanctuary)})
    if tokens == limit:
        raise BadOption("scenario_contaminated_sanctuary", {"tile": at + 1})
    element = ELEMENTS.index(str(sanctuary))
    if not position.stock[element]:
        raise BadOption("scenario_bad_count", {"field": "tiles", "value": str(sanctuary), "least": 0, "most": 0})
    position.sanctuaries = put(position.sanctuaries, at, element)
    position.stock = put(position.stock, element, position.stock[element] - 1)


def _mine(position: Position, name: Json) -> int:
    """A mine that lies nowhere yet, out of the pool."""
    named = position.data.mines.named
    if not isinstance(name, str) or name not in named:
        raise BadOption("scenario_unknown_mine", {"mine": canonical(name)})
    if named[name] not in position.mine_pool:
        raise BadOption("scenario_mine_taken", {"mine": name})
    position.mine_pool = without(position.mine_pool, named[name])
    return named[name]


def _lay_mines(position: Position, scenario: Values) -> None:
    """The mines on the planet, oldest first, and those that were destroyed."""
    if "mines" in scenario:
        position.mine_pool = bytes(sorted(position.mine_pool + position.mine_ids))
        position.mine_ids = position.mine_tiles = position.mine_lines = b""
        for given in items(scenario["mines"], "mines"):
            row = fields(given, "mines")
            mine, at = _mine(position, row.get("mine")), tile(position, row.get("tile"), "mines")
            if at in position.mine_tiles:
                raise BadOption("scenario_tile_taken", {"tile": at + 1})
            lines = len(position.data.mines.lines[mine])
            position.mine_ids += bytes([mine])
            position.mine_tiles += bytes([at])
            position.mine_lines += bytes([count(row.get("line", 0), "mines", 0, lines - 1)])
    if "destroyed" in scenario:
        given = scenario["destroyed"]
        if isinstance(given, list):
            position.destroyed = bytes(_mine(position, name) for name in given)
        else:
            number = count(given, "destroyed", 0, len(position.mine_pool))
            position.destroyed, position.mine_pool = position.mine_pool[:number], position.mine_pool[number:]


def _lay_deck(position: Position, scenario: Values) -> None:
    """The mine deck: so many of each level, or exactly these mines."""
    if "mine_deck" not in scenario:
        position.mine_counts = bytes(
            min(n, _unseen(position, level + 1)) for level, n in enumerate(position.mine_counts)
        )
        return
    given = items(scenario["mine_deck"], "mine_deck")
    if not given or any(isinstance(entry, str) for entry in given):
        position.mine_pool = bytes(sorted(_mine(position, name) for name in given))
        position.mine_counts = bytes(_unseen(position, level) for level in range(1, 5))
        return
    if len(given) != len(position.mine_counts):
        raise BadOption("scenario_bad_field", {"field": "mine_deck", "value": canonical(scenario["mine_deck"])})
    position.mine_counts = bytes(
        count(number, "mine_deck", 0, _unseen(position, level + 1)) for level, number in enumerate(given)
    )


def _unseen(position: Position, level: int) -> int:
    return sum(1 for mine in position.mine_pool if position.data.mines.level[mine] == level)


def _lay_pawns(position: Position, scenario: Values) -> None:
    """Where the players stand, what their discs show, and which tokens are in the bag."""
    for seat, at in enumerate(seated(position, scenario, "pawns")):
        position.pawns = put(position.pawns, seat, tile(position, at, "pawns"))
    for seat, given in enumerate(seated(position, scenario, "influence")):
        elements = position.data.character_elements[position.characters[seat]]
        position.influence = put(put(position.influence, 2 * seat, 0), 2 * seat + 1, 0)
        for name, points in fields(given, "influence").items():
            if name not in ELEMENTS or ELEMENTS.index(name) not in elements:
                raise BadOption("scenario_bad_element", {"field": "influence", "value": name})
            value = count(points, "influence", 0, position.setting.influence_limit)
            position.influence = put(position.influence, 2 * seat + elements.index(ELEMENTS.index(name)), value)
    if "bag" in scenario:
        given = items(scenario["bag"], "bag")
        position.bag = bytes(sorted({tile(position, number, "bag") for number in given}))


def _lay_sheet(position: Position, scenario: Values) -> None:
    """What only one adversary has: a profitability, events."""
    if "profitability" in scenario:
        if position.setting.adversary != ALLIANCE:
            raise BadOption("scenario_wrong_adversary", {"field": "profitability"})
        limit = position.setting.sheet.profitability_limit
        position.profitability = count(scenario["profitability"], "profitability", 1, limit - 1)
    cards = position.data.events
    for name in ("event", "events"):
        if name in scenario and not position.setting.is_consortium:
            raise BadOption("scenario_wrong_adversary", {"field": name})
    if "event" in scenario:
        position.event = NONE if scenario["event"] is None else _event(position, scenario["event"])
        position.event_pool = bytes(event for event in range(cards.count) if event != position.event)
    if "events" in scenario:
        position.event_pool = bytes(
            sorted({_event(position, name) for name in items(scenario["events"], "events")} - {position.event})
        )


def _event(position: Position, name: Json) -> int:
    named = position.data.events.named
    if not isinstance(name, str) or name not in named:
        raise BadOption("scenario_unknown_event", {"value": canonical(name)})
    return named[name]


def _start(position: Position, scenario: Values, events: list[Event]) -> None:
    """Start the round and its phase."""
    position.round = count(scenario.get("round", 1), "round", 1, 200) - 1
    start_round(position, events)
    phase = scenario.get("phase", "players")
    if phase not in _PHASES:
        raise BadOption("scenario_bad_field", {"field": "phase", "value": canonical(phase)})
    plays = position.data.numbers.plays
    if phase != "players":
        position.owed = bytes(position.setting.seats)
    else:
        for seat, given in enumerate(seated(position, scenario, "owed")):
            position.owed = put(position.owed, seat, count(given, "owed", 0, plays))
    if phase == "market" and position.stage != OVER:
        start_acquisition(position, events)
