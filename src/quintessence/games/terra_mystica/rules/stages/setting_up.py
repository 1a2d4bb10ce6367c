"""§2 The stages of set-up: factions and their terrains, first dwellings, first bonus cards."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Action, Seat
from quintessence.games.terra_mystica.actions import Numbered, OfTerrain, OnHex, Take
from quintessence.games.terra_mystica.rules.course.opening import (
    add_picks,
    add_takes,
    after_card,
    after_choice,
    after_docks,
    after_dwelling,
    chooser,
    pick_objection,
    pick_terrain,
    take_faction,
    take_objection,
)
from quintessence.games.terra_mystica.rules.course.passing import add_cards, card_objection, take_card
from quintessence.games.terra_mystica.rules.economy.favours import add_favours, favour_objection, take_favour
from quintessence.games.terra_mystica.rules.map.building import add_places, place, place_objection
from quintessence.games.terra_mystica.rules.player import NO_CARD, Player
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.rules.sea.docks import add_docks, dock_objection, put_dock, skip_docks
from quintessence.games.terra_mystica.rules.stages.stage import Stage


@final
class Factions(Stage):
    """§2: each seat takes a faction; one that has no terrain picks it at once, one that begins with a tile takes it."""

    def asked(self, position: Position) -> list[Seat]:
        return [Seat(chooser(position))]

    def add_choices(self, position: Position, player: Player, choices: list[Action]) -> None:
        add_takes(position, player, choices)
        add_picks(position, player, choices)
        add_favours(position, player, choices)

    def objection(self, position: Position, player: Player, action: Action) -> str | None:
        if isinstance(action, Take) and not player.has_faction:
            return take_objection(position, action.number)
        if isinstance(action, OfTerrain) and action.tag == "pick" and player.picks:
            return pick_objection(position, player, action.terrain)
        if isinstance(action, Numbered) and action.tag == "favour" and player.due_favours:
            return favour_objection(position, player, action.number)
        return "not_now"

    def play(self, position: Position, player: Player, action: Action) -> None:
        if isinstance(action, Take):
            take_faction(position, player, action.number)
        elif isinstance(action, OfTerrain):
            pick_terrain(position, player, action.terrain)
        elif isinstance(action, Numbered):
            take_favour(position, player, action.number)
        after_choice(position)


@final
class Terrain(Stage):
    """§2: volcano factions pick the terrain that they come from, once all have chosen."""

    def asked(self, position: Position) -> list[Seat]:
        return [Seat(chooser(position))]

    def add_choices(self, position: Position, player: Player, choices: list[Action]) -> None:
        add_picks(position, player, choices)

    def objection(self, position: Position, player: Player, action: Action) -> str | None:
        if isinstance(action, OfTerrain) and action.tag == "pick":
            return pick_objection(position, player, action.terrain)
        return "not_now"

    def play(self, position: Position, player: Player, action: Action) -> None:
        assert isinstance(action, OfTerrain)
        pick_terrain(position, player, action.terrain)
        after_choice(position)


@final
class Dwellings(Stage):
    """§2: first dwellings, there and back."""

    def asked(self, position: Position) -> list[Seat]:
        return [Seat(position.queue[0])]

    def add_choices(self, position: Position, player: Player, choices: list[Action]) -> None:
        add_places(position, player, choices)

    def objection(self, position: Position, player: Player, action: Action) -> str | None:
        if isinstance(action, OnHex) and action.tag == "place":
            return place_objection(position, player, action.hex)
        return "not_now"

    def play(self, position: Position, player: Player, action: Action) -> None:
        assert isinstance(action, OnHex)
        place(position, player, action.hex)
        after_dwelling(position)


@final
class Cards(Stage):
    """§2: first bonus cards, in reverse order."""

    def asked(self, position: Position) -> list[Seat]:
        return [Seat(position.queue[0])]

    def add_choices(self, position: Position, player: Player, choices: list[Action]) -> None:
        add_cards(position, position.table.card, choices)

    def objection(self, position: Position, player: Player, action: Action) -> str | None:
        if isinstance(action, Numbered) and action.tag == "card":
            return card_objection(position, action.number)
        return "not_now"

    def play(self, position: Position, player: Player, action: Action) -> None:
        assert isinstance(action, Numbered)
        take_card(position, player, action.number, NO_CARD)
        player.passed = True
        after_card(position)


@final
class Docks(Stage):
    """§14: dock markers, in the order of the seats; only who has a choice is asked."""

    def asked(self, position: Position) -> list[Seat]:
        return [Seat(position.queue[0])]

    def add_choices(self, position: Position, player: Player, choices: list[Action]) -> None:
        add_docks(position, player, choices)

    def objection(self, position: Position, player: Player, action: Action) -> str | None:
        if isinstance(action, OnHex) and action.tag == "dock":
            return dock_objection(position, player, action.hex)
        return "not_now"

    def play(self, position: Position, player: Player, action: Action) -> None:
        assert isinstance(action, OnHex)
        put_dock(position, player, action.hex)
        skip_docks(position)
        after_docks(position)
