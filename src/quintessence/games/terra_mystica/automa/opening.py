"""§13.2 AU-19 to AU-26: set-up, step by step: terrain, bonus card, first dwellings by their letters."""

from __future__ import annotations

from quintessence.games.terra_mystica.automa.deck import make_first_pile
from quintessence.games.terra_mystica.automa.holdings import LETTERS_STREAM, TERRAIN_STREAM, Holdings
from quintessence.games.terra_mystica.data.automa import LETTERS
from quintessence.games.terra_mystica.data.names import NO_TERRAIN, SCRIPTED, WHEEL, terrain_name
from quintessence.games.terra_mystica.rules.course.opening import after_card, after_dwelling
from quintessence.games.terra_mystica.rules.map.building import put_dwelling
from quintessence.games.terra_mystica.rules.position import Position, put

_BLIGHT_OFFSET = 3


def draw_terrain(position: Position, held: Holdings) -> None:
    """AU-19: a terrain that is neither home nor wheel of a human, if none was given."""
    player = position.players[held.owner]
    if player.home == NO_TERRAIN:
        free = _free_terrains(position)
        player.home = free[held.below(TERRAIN_STREAM, len(free))]


def _free_terrains(position: Position) -> list[int]:
    return [
        terrain
        for terrain in range(WHEEL)
        if all(terrain != player.home and terrain != player.wheel for player in position.players)
    ]


def prepare_faction(position: Position, held: Holdings) -> None:
    """AU-86, AU-87: what a faction needs beside its terrain; then everyone is told of the Automa (AU-111)."""
    player = position.players[held.owner]
    if held.faction.cubes:
        free = _free_terrains(position)
        held.youth = free[held.below(TERRAIN_STREAM, len(free))]
    if held.faction.blights:
        human = position.players[0].wheel_terrain()  # AU-95
        held.blighted = (human - _BLIGHT_OFFSET) % WHEEL
        if held.blighted == player.home:
            held.blighted = (human + _BLIGHT_OFFSET) % WHEEL
    position.report(
        "automa_began",
        [
            *(SCRIPTED, held.faction.slug, held.level_number, terrain_name(player.home)),
            *(terrain_name(held.youth) or None, terrain_name(held.blighted) or None),
        ],
    )


def take_first_card(position: Position, held: Holdings) -> None:
    """AU-21: the leftmost card, before humans choose."""
    player = position.players[held.owner]
    card = held.row[0]
    held.row = held.row[1:]
    position.card_at = put(position.card_at, card, player.seat)
    player.card = card
    player.passed = True
    position.report("took_card", [SCRIPTED, position.data.bonus_cards[card].name, 0])
    after_card(position)


def place_first_dwellings(position: Position, held: Holdings) -> None:
    """AU-23 to AU-25: a card is drawn for the letters and put back; the first letter's dwelling is marked."""
    player = position.players[held.owner]
    in_use = [card for card in held.data.cards if card.name != held.data.joining]  # MS-68
    card = in_use[held.below(LETTERS_STREAM, len(in_use))]
    names = held.data.letters[position.board.slug][player.home]
    marked, unmarked = card.letters[0], card.letters[1]
    position.report(
        "automa_settled",
        [SCRIPTED, card.name, LETTERS[marked], names[marked], LETTERS[unmarked], names[unmarked]],
    )
    for letter in (marked, unmarked):
        hex = position.board.number[names[letter]]
        put_dwelling(position, player, hex)
        position.report("placed", [SCRIPTED, position.board.names[hex]])
    held.marked = bytes([1, 0])
    make_first_pile(position, held)
    position.queue = position.queue[1:]  # both at once
    after_dwelling(position)
