"""§3, §8 What a seat can be asked in a round, whoever's turn it is: offers, tokens, steps, what it gives up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import final

from quintessence.core.game import Action
from quintessence.games.terra_mystica.actions import BUY_TOKEN, CLOSE, LAUNCH, OPEN, Answer, ByShip, Numbered, Step
from quintessence.games.terra_mystica.rules.course.turns import add_forgos, forgo, forgo_objection
from quintessence.games.terra_mystica.rules.economy.cults import add_steps, step_objection, use_steps
from quintessence.games.terra_mystica.rules.economy.exchange import can_convert
from quintessence.games.terra_mystica.rules.map.leech import (
    add_answers,
    answer,
    answer_objection,
    buy_token,
    has_offers,
    token_objection,
)
from quintessence.games.terra_mystica.rules.map.terraform import add_transforms
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position


class InRound(ABC):
    """Where a seat can stand in a round. What a room adds to what is asked in all of them is its own."""

    def add_choices(self, position: Position, player: Player, choices: list[Action]) -> None:
        """List all that the seat may do."""
        add_answers(position, player, choices)
        if token_objection(player) is None:
            choices.append(BUY_TOKEN)
        self.add_own(position, player, choices)
        add_steps(position, player, choices)
        add_forgos(position, player, choices)
        if self.may_transform(player):
            add_transforms(position, player, choices)

    def objection(self, position: Position, player: Player, action: Action) -> str | None:
        """The code of why an action is no answer now."""
        if isinstance(action, Answer):
            return answer_objection(position, player, action)
        if action is BUY_TOKEN:
            return token_objection(player)
        if isinstance(action, Numbered) and action.tag == "forgo":
            return forgo_objection(position, player, action.number)
        if isinstance(action, Step):
            return step_objection(position, player, action.cult)
        return self.own_objection(position, player, action)

    def play(self, position: Position, player: Player, action: Action) -> None:
        """Do what the action says."""
        if isinstance(action, Answer):
            answer(position, player, action)
        elif action is BUY_TOKEN:
            buy_token(position, player)
        elif isinstance(action, Numbered) and action.tag == "forgo":
            forgo(position, player, action.number)
        elif isinstance(action, Step):
            use_steps(position, player, action.cult)
        else:
            self.play_own(position, player, action)

    def may_transform(self, player: Player) -> bool:
        """Whether this is a moment for transforms: only then each hex is looked at."""
        return False

    @abstractmethod
    def add_own(self, position: Position, player: Player, choices: list[Action]) -> None:
        """List what only this room offers, transforms apart."""

    @abstractmethod
    def own_objection(self, position: Position, player: Player, action: Action) -> str | None:
        """The same as `objection`, of what is not asked in all rooms."""

    @abstractmethod
    def play_own(self, position: Position, player: Player, action: Action) -> None:
        """Play what is not asked in all rooms."""


@final
class Reacting(InRound):
    """§8: in somebody else's turn: power that is offered, and what the answers of others brought."""

    def add_own(self, position: Position, player: Player, choices: list[Action]) -> None:
        """Nothing."""

    def own_objection(self, position: Position, player: Player, action: Action) -> str | None:
        return "answer_first" if has_offers(position, player.seat) else "not_your_turn"

    def play_own(self, position: Position, player: Player, action: Action) -> None:
        raise AssertionError("not this seat's turn")


class InTurn(InRound):
    """§3: in one's own turn, while no exchanges are open: they can be opened at any time."""

    def add_own(self, position: Position, player: Player, choices: list[Action]) -> None:
        self.add_actions(position, player, choices)
        if can_convert(player):
            choices.append(OPEN)

    def own_objection(self, position: Position, player: Player, action: Action) -> str | None:
        if action is OPEN:
            return None if can_convert(player) else "nothing_to_convert"
        if action is CLOSE or (isinstance(action, Numbered) and action.tag == "convert"):
            return "open_first"
        if isinstance(action, ByShip) and action.tag != "settle" and not player.fleet.is_sailing:
            return "not_sailing"
        if action is LAUNCH and not player.fleet.is_launching:
            return "not_building_ships"
        return self.action_objection(position, player, action)

    def play_own(self, position: Position, player: Player, action: Action) -> None:
        if action is OPEN:
            position.is_converting = True
            position.has_converted = False
        else:
            self.play_action(position, player, action)

    @abstractmethod
    def add_actions(self, position: Position, player: Player, choices: list[Action]) -> None:
        """List what the turn offers here, transforms apart."""

    @abstractmethod
    def action_objection(self, position: Position, player: Player, action: Action) -> str | None:
        """The same as `objection`, of what the turn offers here."""

    @abstractmethod
    def play_action(self, position: Position, player: Player, action: Action) -> None:
        """Play what the turn offers here."""


@final
class Answering(InTurn):
    """§8: offers come before what the turn brings; who exchanges first can no longer accept them."""

    def add_actions(self, position: Position, player: Player, choices: list[Action]) -> None:
        """Nothing."""

    def action_objection(self, position: Position, player: Player, action: Action) -> str | None:
        return "answer_first"

    def play_action(self, position: Position, player: Player, action: Action) -> None:
        raise AssertionError("offers come first")
