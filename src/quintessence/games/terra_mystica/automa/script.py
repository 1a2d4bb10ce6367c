"""§13 AU-11, AU-43: the Automa's answers to the other chapters, one line each."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.game import Event, Values
from quintessence.core.rng import Rng, Seed, Stream
from quintessence.games.terra_mystica.automa import deck, ending, factions, human_factions, opening, turn, view
from quintessence.games.terra_mystica.automa.holdings import STREAMS, Holdings
from quintessence.games.terra_mystica.data.automa import AutomaFaction, Level
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.rules.map.leech import owes_reaction
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import CARDS, DWELLINGS, PLAY, Position
from quintessence.games.terra_mystica.rules.script import Script


@final
class Automa(Script):
    """The script of one Automa: all that it has is in `held`."""

    def __init__(self, held: Holdings) -> None:
        self.held: Final = held

    def copy(self) -> Script:
        return Automa(self.held.copy())

    def deal_anew(self, rng: Rng) -> None:
        deck.deal_anew(self.held, rng)

    def facts(self, position: Position) -> Values:
        return view.facts(position, self.held)

    def view(self, position: Position) -> Values:
        return view.view(position, self.held)

    def count_cards(self) -> int:
        return deck.count_cards(self.held)

    def is_due(self, position: Position) -> bool:
        """AU-43: its turn goes on only when no offer is open and no seat owes anything."""
        owner = self.held.owner
        if position.phase == PLAY:
            return position.active == owner and not _is_owed(position)
        if position.phase == CARDS or position.phase == DWELLINGS:
            return len(position.queue) > 0 and position.queue[0] == owner
        return False

    def act(self, position: Position) -> None:
        if position.phase == PLAY:
            turn.go_on(position, self.held)
        elif position.phase == CARDS:
            opening.take_first_card(position, self.held)
        else:
            opening.place_first_dwellings(position, self.held)

    def bars(self, faction: str) -> bool:
        return faction in self.held.faction.bars

    def all_have_factions(self, position: Position) -> None:
        opening.draw_terrain(position, self.held)

    def all_have_terrains(self, position: Position) -> None:
        opening.prepare_faction(position, self.held)

    def card_taken(self, card: int, given_back: int) -> None:
        """AU-49: the card that is given back lies where the other was taken; without one the row closes up."""
        new = b"" if given_back == NO_CARD else bytes([given_back])
        self.held.row = self.held.row.replace(bytes([card]), new)

    def reward_building_beside(self, position: Position, player: Player) -> bool:
        return human_factions.reward_building_beside(position, self.held, player)

    def power_taken(self, position: Position, gained: int) -> None:
        begun = len(position.reported)
        factions.power_taken(position, self.held, gained)
        self.remember(position.reported[begun:])

    def hex_changed(self, hex: int) -> None:
        """AU-86: whoever transforms or builds removes a cube."""
        if hex in self.held.cubes:
            self.held.cubes = self.held.cubes.replace(bytes([hex]), b"")

    def measure(self, position: Position, tile: int) -> int:
        return ending.measure(position, self.held, tile)

    def measured(self, position: Position, tile: int) -> int:
        return ending.measured(position, self.held, tile)[2]

    def end_points(self, position: Position) -> int:
        return ending.faction_points(position, self.held)

    def end(self, position: Position) -> None:
        ending.score_faction(position, self.held)

    def remember(self, events: list[Event]) -> None:
        self.held.last_turn = self.held.last_turn + events


def _is_owed(position: Position) -> bool:
    """Whether a seat owes anything."""
    for player in position.players:
        if player.is_seated and owes_reaction(position, player):
            return True
    return False


def make_automa(data: Data, owner: int, faction: AutomaFaction, level: Level, number: int, seed: Seed) -> Automa:
    """An Automa before set-up."""
    streams: list[Stream] = [seed.stream(name) for name in STREAMS]
    held = Holdings(data.automa, owner, faction, level, number)
    held.keys = [stream.key for stream in streams]
    held.drawn = [0] * len(streams)
    return Automa(held)
