"""Whole turns of one player who is alone in a position: an action with its exchanges and all that follows from it."""

from __future__ import annotations

from typing import Final, final

from quintessence.core.companions import Meter
from quintessence.core.game import Action, Named, Seat
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.advice.exchanges import burning, ways_to_pay
from quintessence.games.terra_mystica.advice.rivals import Rivals
from quintessence.games.terra_mystica.advice.value import value
from quintessence.games.terra_mystica.advice.voyages import Voyage, ended, with_ship
from quintessence.games.terra_mystica.data.names import ON_SPADE
from quintessence.games.terra_mystica.rules.economy.prices import action_price
from quintessence.games.terra_mystica.rules.economy.scoring import score_pass
from quintessence.games.terra_mystica.rules.economy.spaces import power_bit
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import OVER, PLAY, Position

_RICH: Final = 30
"""What a player is given to see what could be paid for with exchanges."""
_LONGEST: Final = 40
_KEPT: Final = {"favour": 3, "town": 3, "step": 2, "transform": 6, "build": 5, "upgrade": 4, "bridge": 3}
"""How many ways of a decision within a turn are followed; of the others one."""
_AGAIN: Final = 5
"""The same for an action after the first of a turn."""
_CARDS: Final = 3
_VOYAGES: Final = 3
"""Ways of a voyage that are followed, at each of its ships."""


@final
class Turn:
    """The actions of a turn, where they lead, and what that is worth."""

    def __init__(self, actions: list[Action], position: Position, worth: int) -> None:
        self.actions: Final = actions
        self.position: Final = position
        self.worth: Final = worth


@final
class Turns:
    """Finds the turns of a seat."""

    def __init__(self, seat: int, rivals: Rivals, meter: Meter) -> None:
        self._seat: Final = Seat(seat)
        self._rivals: Final = rivals
        self._meter: Final = meter
        self._found: list[Turn] = []
        self._number = 0
        self._round = 0

    def of(self, position: Position) -> list[Turn]:
        """All turns from here that are worth a look, in no order; passing is among them."""
        self._found = []
        self._number = position.turns
        self._round = position.round
        self._go_on(Turn([], position, 0))
        return self._found

    def _worth(self, position: Position) -> int:
        self._meter.pay()
        return value(position, position.players[self._seat], self._rivals)

    def _go_on(self, turn: Turn) -> None:
        """Follow a turn to where it is over."""
        position = turn.position
        player = position.players[self._seat]
        if position.phase == OVER or len(turn.actions) > _LONGEST:
            self._found.append(Turn(turn.actions, position, self._worth(position)))
        elif position.phase != PLAY or player.owes() or position.active != self._seat:
            self._decide(turn, player)  # what the turns of others brought can hold up the next round
        elif player.fleet.is_sailing:
            self._sail(turn)
        elif player.fleet.is_launching:
            self._launch(turn)
        elif position.turns != self._number:
            self._found.append(Turn(turn.actions, position, self._worth(position)))
        elif player.actions:
            following = self._mains(turn, player)
            if turn.actions:
                following = _best(following, _AGAIN)
            for one in following:
                self._go_on(one)
        else:
            self._finish(turn, player)

    def _after(self, turn: Turn, actions: list[Action], is_valued: bool) -> Turn:
        """Play on in a copy."""
        position = turn.position.copy()
        assert isinstance(position, Position)
        for action in actions:
            position.apply(self._seat, action)
        return Turn([*turn.actions, *actions], position, self._worth(position) if is_valued else 0)

    def _on(self, turn: Turn, action: Action, is_valued: bool) -> Turn:
        """Play on where a turn stands: a position that it has come to is looked at by nothing else."""
        if not turn.actions:
            return self._after(turn, [action], is_valued)
        position = turn.position
        position.apply(self._seat, action)
        return Turn([*turn.actions, action], position, self._worth(position) if is_valued else 0)

    def _mains(self, turn: Turn, player: Player) -> list[Turn]:
        """The actions of a turn, with exchanges where they must be."""
        position = turn.position
        is_valued = len(turn.actions) > 0
        turns: list[Turn] = []
        passes: list[Turn] = []
        plain = self._worthy(position, player, position.legal(self._seat))
        for action in plain:
            if action is a.RETIRE:
                self._retire(turn)
            elif isinstance(action, a.Numbered) and action.tag == "pass":
                passes.append(self._after(turn, [action], True))
            else:
                turns.append(self._after(turn, [action], is_valued))
        turns += _best(passes, _CARDS)
        for action in position.table.power:
            burned = self._burned(position, player, action.number)
            if burned:
                after = self._after(turn, burning(burned), False)
                if after.position.why_not(self._seat, action) is None:
                    turns.append(self._on(after, action, is_valued))
        return turns + self._dear(turn, plain, is_valued)

    def _retire(self, turn: Turn) -> None:
        """Pass in the last round, without the final count: the others will not stay as they are."""
        position = turn.position.copy()
        assert isinstance(position, Position)
        player = position.players[self._seat]
        score_pass(position, player)
        player.passed = True
        self._found.append(Turn([*turn.actions, a.RETIRE], position, self._worth(position)))

    def _dear(self, turn: Turn, plain: list[Action], is_valued: bool) -> list[Turn]:
        """Actions that only exchanges make possible."""
        turns: list[Turn] = []
        rich = turn.position.copy()
        assert isinstance(rich, Position)
        player = rich.players[self._seat]
        if player.bowl3 + player.bowl2 // 2 + player.priests + player.workers == 0:
            return turns
        player.coins += _RICH
        player.workers += _RICH
        player.priests += _RICH
        poor = turn.position.players[self._seat]
        for action in self._worthy(rich, player, rich.legal(self._seat)):
            if action is a.RETIRE or _tag(action) in ("send", "pass") or _is_in(action, plain):
                continue
            coins, workers, priests = self._price(rich, player, action)
            for way in ways_to_pay(poor, poor.coins - coins, poor.workers - workers, poor.priests - priests):
                turns.append(self._after(turn, [*way, action], is_valued))
        return turns

    def _price(self, rich: Position, player: Player, action: Action) -> tuple[int, int, int]:
        """Coins, workers and priests that an action takes; tried out where the rules know no price."""
        price = action_price(rich, player, action)
        if price is not None:
            return price
        paid = rich.copy()
        assert isinstance(paid, Position)
        paid.apply(self._seat, action)
        own = paid.players[self._seat]
        return player.coins - own.coins, player.workers - own.workers, player.priests - own.priests

    def _burned(self, position: Position, player: Player, number: int) -> int:
        """Tokens to burn for a power action; 0 when it needs none, or is out of reach."""
        if position.used & power_bit(number) and not player.faction.reuses_power_actions:
            return 0
        burned: int = position.data.power_actions[number].cost - player.faction.power_discount - player.bowl3
        return burned if 0 < burned <= player.bowl2 // 2 else 0

    def _worthy(self, position: Position, player: Player, legal: list[Action]) -> list[Action]:
        """Without what only wastes."""
        worthy: list[Action] = []
        best = [0, 0, 0, 0]
        for action in legal:
            if isinstance(action, a.Send):
                best[action.cult] = max(best[action.cult], action.steps)
        for action in legal:
            if isinstance(action, a.Send):
                if action.steps == best[action.cult]:
                    worthy.append(action)
            elif isinstance(action, a.Transform):
                if action.terrain == player.home:
                    worthy.append(action)
            elif action is not a.OPEN and not (isinstance(action, a.Numbered) and action.tag == "forgo"):
                worthy.append(action)
        return worthy

    def _finish(self, turn: Turn, player: Player) -> None:
        """The action is done: build on what was transformed, link a town, and end the turn."""
        position = turn.position
        plain = position.legal(self._seat) if player.may_build or player.faction.links_rivers else []
        linked: list[Action] = [action for action in plain if isinstance(action, a.OnHex) and action.tag == "link"]
        if linked:
            self._go_on(self._on(turn, linked[0], False))
            return
        built: list[Turn] = []
        if player.may_build:
            builds: list[Action] = [
                action
                for action in plain
                if isinstance(action, a.ByShip) or (isinstance(action, a.OnHex) and action.tag == "build")
            ]
            if builds:
                built = [self._after(turn, [action], True) for action in builds]
            else:
                built = self._dear(turn, plain, True)
            for one in _best(built, 3):
                self._go_on(one)
        tile = position.data.round_tiles[position.round_tiles[position.round - 1]]
        if not built or tile.scores == ON_SPADE:
            self._go_on(self._on(turn, a.END, False))

    def _sail(self, turn: Turn) -> None:
        """§14: a voyage is one step of a plan: of all that its ships may do together, the best few ways."""
        kept = [Voyage([], turn.position)]
        for ship in range(len(turn.position.players[self._seat].fleet.ships)):
            longer: list[Voyage] = []
            for voyage in kept:
                longer += with_ship(voyage, self._seat, ship)
            kept = self._best_voyages(longer)
        for voyage in kept:
            actions = ended(voyage, self._seat)
            if len(actions) > 1:  # a voyage in which every ship stays is none
                self._go_on(self._after(turn, actions, False))
        if len(kept) == 1 and not kept[0].actions:
            self._go_on(self._after(turn, ended(kept[0], self._seat), False))

    def _best_voyages(self, voyages: list[Voyage]) -> list[Voyage]:
        if len(voyages) <= _VOYAGES:
            return voyages
        ranked = [(-self._worth(voyage.position), number) for number, voyage in enumerate(voyages)]
        ranked.sort()
        return [voyages[pair[1]] for pair in ranked[:_VOYAGES]]

    def _launch(self, turn: Turn) -> None:
        """§14: ships are built while they look worth their price."""
        stopped = self._after(turn, [a.FORGO[a.GIVEN_UP.index("ships")]], True)
        if turn.position.why_not(self._seat, a.LAUNCH) is None:
            more = self._after(turn, [a.LAUNCH], True)
            if more.worth > stopped.worth:
                self._go_on(more)
                return
        self._go_on(stopped)

    def _decide(self, turn: Turn, player: Player) -> None:
        """Use something received: the best ways of it."""
        legal = turn.position.legal(self._seat)
        if not legal:
            self._found.append(Turn(turn.actions, turn.position, self._worth(turn.position)))
            return
        kept = _useful(legal, player)
        kind = _tag(kept[0])
        if len(kept) == 1:
            self._go_on(self._on(turn, kept[0], False))
            return
        tried = [self._after(turn, [action], True) for action in kept]
        for one in _best(tried, _KEPT.get(kind, 1)):
            self._go_on(one)


def _useful(legal: list[Action], player: Player) -> list[Action]:
    """What uses something received, home terrain before others; giving up only where nothing else is left."""
    home: list[Action] = [
        action for action in legal if isinstance(action, a.Transform) and action.terrain == player.home
    ]
    if home:
        return home
    kept = [action for action in legal if action is not a.OPEN and _tag(action) not in ("forgo", "buy_spade", "link")]
    return kept or [action for action in legal if action is not a.OPEN] or legal


def _is_in(action: Action, actions: list[Action]) -> bool:
    """Whether it is one of them; quicker than to compare their rows."""
    for one in actions:
        if one is action:
            return True
    return False


def _tag(action: Action) -> str:
    assert isinstance(action, Named)
    return action.tag


def _worth(turn: Turn) -> int:
    return turn.worth


def _best(turns: list[Turn], count: int) -> list[Turn]:
    """So many of them, the best first."""
    if len(turns) > 1:
        turns.sort(key=_worth, reverse=True)
    return turns[:count]
