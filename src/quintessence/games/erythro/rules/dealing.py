"""§3 What each player gets at set-up: discs, a hand of base cards, a contamination card in the discard pile, a tile."""

from __future__ import annotations

from quintessence.core.cells import put, replaced
from quintessence.core.game import Event
from quintessence.games.erythro.data.constants import CONTAMINATION
from quintessence.games.erythro.rules.adversary.bag import draw_tile
from quintessence.games.erythro.rules.decks import draw
from quintessence.games.erythro.rules.position import Position
from quintessence.games.erythro.scripted import scripted


def deal_hand(position: Position, seat: int, events: list[Event]) -> None:
    """The base cards of the character, of which so many are drawn; the two discs stand on 2 and 1."""
    start = position.data.start_influence
    for disc in range(2):
        position.influence = put(position.influence, 2 * seat + disc, start[disc])
    position.piles = replaced(position.piles, seat, position.data.cards.base[position.characters[seat]])
    draw(position, seat, position.data.numbers.hand, events)
    position.discards = replaced(position.discards, seat, bytes([CONTAMINATION]))


def place_pawn(position: Position, seat: int, events: list[Event]) -> None:
    """A token from the bag says where a pawn starts, whatever is there (ER-47)."""
    tile = draw_tile(position, "pawn", events)
    position.pawns = put(position.pawns, seat, tile)
    events.append(scripted(position, "pawn_placed", "ER-47", {"seat": seat, "tile": tile + 1}))
