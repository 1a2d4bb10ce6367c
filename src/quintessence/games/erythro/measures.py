"""What the lab and the tests count: every component, results by character, and which advanced cards were bought."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Measures
from quintessence.core.game import Action, Json, Seat, State, Values
from quintessence.games.erythro.data.constants import CHARACTERS, CONTAMINATION, ELEMENTS, NONE
from quintessence.games.erythro.rules.position import Position


@final
class ErythroMeasures(Measures):
    """Counts of positions and of finished matches."""

    def inventory(self, state: State) -> Values:
        """In how many piles each card and mine is, what there is of the rest, and how much lies where it cannot."""
        assert isinstance(state, Position)
        stock: list[Json] = [
            state.stock[element] + state.sanctuaries.count(element) for element in range(len(ELEMENTS))
        ]
        mines: list[Json] = [
            (state.mine_pool + state.mine_ids + state.destroyed).count(mine) for mine in range(state.data.mines.count)
        ]
        return {"cards": _cards(state), "sanctuaries": stock, "mines": mines, "misplaced": _misplaced(state)}

    def traits(self, state: State, seat: Seat) -> dict[str, str]:
        """A seat's character."""
        assert isinstance(state, Position)
        character = state.characters[seat]
        return {} if character == NONE else {"character": CHARACTERS[character]}

    def round_number(self, state: State) -> int | None:
        """None while characters and tiles are chosen."""
        assert isinstance(state, Position)
        return state.round or None

    def uses(self, state: State, played: list[Action]) -> dict[str, bool]:
        """Of each advanced card that was on offer, whether anybody bought it."""
        assert isinstance(state, Position)
        hidden = b"".join(state.decks)
        used: dict[str, bool] = {}
        for cards in state.data.cards.advanced:
            for card in cards:
                if card not in hidden:
                    used[f"card-{state.data.cards.names[card]}"] = card not in state.market
        return used

    def numbers(self, state: State) -> dict[str, int]:
        """Rounds that were begun."""
        assert isinstance(state, Position)
        return {"rounds": state.round}


MEASURES: Final = ErythroMeasures()


def _cards(position: Position) -> list[Json]:
    """How often there is each card; those of characters that nobody has yet lie in the box."""
    piles = [*position.hands, *position.piles, *position.discards, *position.played, *position.decks, position.market]
    everything = b"".join(piles)
    counts = [everything.count(card) for card in range(position.data.cards.count)]
    counts[CONTAMINATION] += position.contamination
    for character, base in enumerate(position.data.cards.base):
        if not _is_dealt(position, character):
            for card in base:
                counts[card] += 1
    for seat in range(position.setting.seats):
        if position.characters[seat] == NONE or not _is_dealt(position, position.characters[seat]):
            counts[CONTAMINATION] += 1
    return [count for count in counts]


def _is_dealt(position: Position, character: int) -> bool:
    return character in position.characters and position.pawns[position.characters.index(character)] != NONE


def _misplaced(position: Position) -> int:
    """Sanctuaries on contaminated tiles, mines that share a tile, discs beyond the limit, piles out of order."""
    wrong = 0
    for tile, tokens in enumerate(position.pollution):
        is_contaminated = tokens >= position.data.numbers.contaminated
        wrong += tokens > position.data.numbers.contaminated
        wrong += is_contaminated and position.sanctuaries[tile] != NONE
        wrong += position.mine_tiles.count(tile) > 1
    wrong += sum(1 for points in position.influence if points > position.setting.influence_limit)
    for seat in range(position.setting.seats):
        for pile in (position.hands[seat], position.piles[seat], position.discards[seat]):
            wrong += list(pile) != sorted(pile)
        wrong += sum(1 for card in position.known[seat] if card not in position.hands[seat])
    return wrong + (len(set(position.bag)) != len(position.bag))
