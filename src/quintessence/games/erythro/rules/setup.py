"""§3 Set-up, in the order of the rulebook (ER-79); or any situation, laid out by the option `scenario`."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import BadOption, Event, Values
from quintessence.core.rng import Seed
from quintessence.games.erythro.actions import ActionTable
from quintessence.games.erythro.data.constants import (
    ADVERSARIES,
    CHARACTERS,
    DIFFICULTIES,
    ELEMENTS,
    LAYOUTS,
    NONE,
)
from quintessence.games.erythro.data.sheets import Sheet, difficulties_of
from quintessence.games.erythro.data.tables import Data
from quintessence.games.erythro.rules.adversary.bag import pollute_at_random
from quintessence.games.erythro.rules.adversary.mines import do_line, place_mine
from quintessence.games.erythro.rules.dealing import deal_hand, place_pawn
from quintessence.games.erythro.rules.market import first_cards
from quintessence.games.erythro.rules.position import EMBODYING, Position, Setting
from quintessence.games.erythro.rules.scenario import characters_of, lay_out
from quintessence.games.erythro.rules.stages import settle
from quintessence.games.erythro.state import Erythro

ERRORS: Final = ["difficulty_not_offered"]


def deal(data: Data, actions: ActionTable, options: Values, seats: int, seed: Seed) -> Erythro:
    """The first position of a match."""
    position = Erythro(data, actions, setting_of(data, options, seats), seed.stream("chance"))
    _clear(position)
    scenario = options["scenario"]
    events: list[Event] = []  # nobody watches a set-up: the first view shows what came of it
    for element in range(len(ELEMENTS)):
        first_cards(position, element)
    _set_planet(position, events)
    chosen = characters_of(scenario, data, seats)
    if chosen:
        position.characters = chosen
    elif options["characters"] == "random":
        position.characters = _dealt_characters(position)
    if NONE in position.characters:
        position.stage = EMBODYING
        return position
    for seat in range(seats):
        deal_hand(position, seat, events)
    for seat in range(seats):
        place_pawn(position, seat, events)
    position.agenda = b""
    if scenario is not None:
        lay_out(position, scenario, events)
    settle(position, events)
    return position


def setting_of(data: Data, options: Values, seats: int) -> Setting:
    """What the options say; BadOption when the adversary's sheet has no such difficulty."""
    adversary = ADVERSARIES.index(str(options["adversary"]))
    difficulty = DIFFICULTIES.index(str(options["difficulty"]))
    if difficulty not in difficulties_of(data.tables, adversary):
        known = ", ".join(DIFFICULTIES[number] for number in difficulties_of(data.tables, adversary))
        raise BadOption(
            "difficulty_not_offered",
            {"adversary": options["adversary"], "difficulty": options["difficulty"], "known": known},
        )
    layout = str(options["layout"])
    limit = options["influence_limit"]
    assert isinstance(limit, int)
    return Setting(
        seats,
        adversary,
        difficulty,
        Sheet(data.tables, adversary, difficulty, seats),
        data.layouts[LAYOUTS.index(layout) if layout in LAYOUTS else seats - 2],
        limit,
        options["strict_elements"] is True,
        options["dome_payment"] == "one",
        options["hands"] == "shown",
    )


def _clear(position: Position) -> None:
    """Everything lies in the box."""
    data, seats, tiles = position.data, position.setting.seats, position.setting.layout.tiles
    position.pollution = bytes(tiles)
    position.sanctuaries = bytes([NONE]) * tiles
    position.pawns = bytes([NONE]) * seats
    position.stock = bytes([data.numbers.sanctuaries]) * len(ELEMENTS)
    position.contamination = data.numbers.contamination * seats
    position.market = bytes([NONE]) * (len(ELEMENTS) * data.numbers.market)
    position.decks = [*data.cards.advanced, *(b"" for _ in ELEMENTS)]
    position.mine_pool = bytes(range(data.mines.count))
    position.event_pool = bytes(range(data.events.count)) if position.setting.is_consortium else b""
    position.characters = bytes([NONE]) * seats
    position.influence = bytes(2 * seats)
    nothing = [b"" for _ in range(seats)]
    position.hands = position.piles = position.discards = position.played = position.known = nothing
    position.owed = bytes(seats)
    position.kept = bytes([NONE]) * seats


def _set_planet(position: Position, events: list[Event]) -> None:
    """Bag, mine deck, dome, pollution, and the first mines with their first lines (ER-66)."""
    sheet = position.setting.sheet
    position.bag = position.setting.tokens
    position.mine_counts = bytes(
        min(count, len(position.data.mines.of_level(level + 1))) for level, count in enumerate(sheet.mines)
    )
    if sheet.has_dome:
        position.dome = position.setting.layout.centre
    position.profitability = sheet.profitability
    for _ in range(sheet.pollution):
        pollute_at_random(position, events)
    for _ in range(sheet.starting_mines):
        if place_mine(position, events):
            do_line(position, len(position.mine_ids) - 1, events)


def _dealt_characters(position: Position) -> bytes:
    """Each character once; for two players two that have all four elements (ER-78)."""
    characters = list(range(len(CHARACTERS)))
    position.chance.shuffle(characters)
    if position.setting.seats > 2:
        return bytes(characters[: position.setting.seats])
    for character in characters:
        if position.data.complement(character) != NONE:
            return bytes([character, position.data.complement(character)])
    raise AssertionError
