"""Writes a match as a command log that reads back to the same state."""

from __future__ import annotations

import re
from typing import Final, final

from quintessence.core.game import Action, Seat
from quintessence.core.match import Match
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.data.names import CULTS
from quintessence.games.terra_mystica.rules.map.terraform import spades_for
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import NONE, PLAY, Position
from quintessence.games.terra_mystica.snellman import names
from quintessence.games.terra_mystica.snellman.lines import LogError

_STRICT: Final = ["strict-leech", "strict-darkling-sh", "strict-chaosmagician-sh"]
_UNITS: Final = ["1PW to 1C", "3PW to 1W", "5PW to 1P", "1P to 1W", "1P to 1C", "1W to 1C", "1VP to 1C", "2C to 1VP"]


@final
class Writer:
    """A log under way: whole lines, the open line of the seat that moves, and answers that must wait for it."""

    def __init__(self, position: Position) -> None:
        self.position: Final = position
        self.lines: Final[list[str]] = []
        self._open: list[str] = []
        self._late: list[str] = []
        self._events = 0
        """Building events before the open line."""
        self._tops = 0

    def write(self, seat: int, action: Action) -> None:
        """Note one action, and play it."""
        position = self.position
        player = position.players[seat]
        if isinstance(action, a.Take):
            self.lines.append(f"setup {action.row()[1]}")
        elif position.phase != PLAY or seat != position.active or isinstance(action, a.Answer):
            self._aside(player, action)
        else:
            self._own(player, action)
        stayed = [other.seat for other in position.players if not other.gone]
        position.apply(Seat(seat), action)
        if position.phase != PLAY or action is a.END or _passes(action):
            self._flush(player)
        for other in stayed:
            if position.players[other].gone:
                self.lines.append(f"drop-faction {position.players[other].faction.slug}")

    def _aside(self, player: Player, action: Action) -> None:
        """An answer to somebody's building stands before the open line, unless that line holds the building."""
        words = self._command(player, action)
        line = f"{player.faction.slug}: {'. '.join(words)}"
        if not words:
            return
        if player.seat == self.position.active and self._open and not self._late:
            self._flush(player)  # the turn goes on in a line of its own: within a line, answers would come first
            self.lines.append(line)
        elif self._open and self.position.events > self._events:
            self._late.append(line)
        else:
            self.lines.append(line)

    def _own(self, player: Player, action: Action) -> None:
        if not self._open:
            self._events = self.position.events
        if isinstance(action, a.Step) and player.tops:
            self._choose_top(player, action.cult)
            return
        if action is a.ORDAIN:
            self._ordain()
            return
        if action is a.FORGO[a.GIVEN_UP.index("ordination")] and self._open and self._open[-1].endswith("P"):
            return
        if self._is_reaction(player, action):
            self._aside_later(player, action)
        else:
            self._open.extend(self._command(player, action))

    def _is_reaction(self, player: Player, action: Action) -> bool:
        """Whether this uses what the answers to one's own building of this turn have brought already."""
        if self.position.events <= self._events:
            return False
        if action is a.BUY_TOKEN or action is a.FORGO[a.GIVEN_UP.index("token")]:
            return True
        return isinstance(action, a.Step) and 0 < player.steps <= player.reactions

    def _aside_later(self, player: Player, action: Action) -> None:
        """For the log the turn is over before anyone answers: the line comes after the answers."""
        self._late.append(f"{player.faction.slug}: {'. '.join(self._command(player, action))}")

    def _ordain(self) -> None:
        parts = re.fullmatch(r"convert (\d)W to \dP", self._open[-1])
        count = int(parts[1]) + 1 if parts is not None else 1
        if parts is not None:
            self._open.pop()
        self._open.append(f"convert {count}W to {count}P")

    def _choose_top(self, player: Player, cult: int) -> None:
        """The site has no choice here: a step is given up beforehand on the tracks that get no key."""
        self._tops = self._tops or player.tops
        self._tops &= ~(1 << cult)
        if player.keys == 1:
            index = max(number for number, word in enumerate(self._open) if word.startswith("+TW"))
            self._open[index:index] = [f"-{CULTS[other].upper()}" for other in range(4) if self._tops >> other & 1]
            self._tops = 0

    def _flush(self, player: Player) -> None:
        if self._open:
            self.lines.append(f"{player.faction.slug}: {'. '.join(self._open)}")
        self.lines.extend(self._late)
        self._open = []
        self._late = []

    def _command(self, player: Player, action: Action) -> list[str]:
        position = self.position
        if isinstance(action, a.Answer):
            word = "leech" if action.tag == "accept" else "decline"
            return [f"{word} {action.amount} from {position.players[action.builder].faction.slug}"]
        if isinstance(action, a.Transform):
            return self._transform(player, action)
        if isinstance(action, a.OnHex):
            name = position.board.names[action.hex]
            return [f"connect {name}" if action.tag == "link" else f"build {name}"]
        if isinstance(action, a.Upgrade):
            name, building = position.board.names[action.hex], names.BUILDINGS[action.building]
            return [f"upgrade {name} to {building}"]
        if isinstance(action, a.Bridge):
            one, other = position.board.sites[action.site]
            return [f"bridge {position.board.names[one]}:{position.board.names[other]}"]
        if isinstance(action, a.Send):
            return [f"send p to {CULTS[action.cult].upper()} for {action.steps}"]
        if isinstance(action, a.Step):
            steps = player.steps if player.one_track else 1
            return [f"+{steps if steps > 1 else ''}{CULTS[action.cult].upper()}"]
        if isinstance(action, a.OfTerrain):
            word = "pick-color" if action.tag == "pick" else "unlock-terrain"
            return [f"{word} {names.COLOURS[action.terrain]}"]
        if isinstance(action, a.Numbered):
            return self._numbered(player, action)
        assert isinstance(action, a.Bare)
        return _BARE[action.tag]

    def _transform(self, player: Player, action: a.Transform) -> list[str]:
        terrain = names.COLOURS[action.terrain]
        word = f"transform {self.position.board.names[action.hex]} to {terrain}"
        if player.free_transform:
            return [word]
        if player.faction.is_volcano:
            return ["dig 1", word]
        bought = spades_for(player, self.position.terrain[action.hex], action.terrain) - player.spades
        return [f"dig {bought}", word] if bought > 0 else [word]

    def _numbered(self, player: Player, action: a.Numbered) -> list[str]:
        tag, number = action.tag, action.number
        name = str(action.row()[1])
        if tag == "power":
            return [f"action {name}"]
        if tag == "special":
            return [f"action {names.SPACE_OF[number]}"]
        if tag == "pass" or tag == "card":
            return [f"pass {name}"]
        if tag == "convert":
            return ["burn 1"] if name == "burn" else [f"convert {_UNITS[number]}"]
        if tag == "forgo":
            return [f"-{names.GIVEN_UP_AS[name]}"] * (player.due_bridges if name == "bridge" else 1)
        if tag == "lose":
            return [f"-{player.lost_steps}{CULTS[number].upper()}"]
        return [f"+{name}"]


_BARE: Final = {
    "retire": ["pass"],
    "ship": ["advance ship"],
    "dig": ["advance dig"],
    "keep_priest": ["unlock-terrain gain-priest"],
    "buy_token": ["gain P3 for VP"],
    "ordain": ["convert 1W to 1P"],
    "open": [],
    "close": [],
    "end": [],
    "buy_spade": ["dig 1"],
}


def _passes(action: Action) -> bool:
    return action is a.RETIRE or (isinstance(action, a.Numbered) and action.tag == "pass")


def header(match: Match, position: Position) -> list[str]:
    """The options and tiles of a match."""
    options = match.options
    lines = [f"option {name}" for name in _STRICT]
    lines += [f"option {theirs}" for theirs, ours in names.SWITCHES.items() if options[ours] is True]
    if position.fire_and_ice:
        lines += [f"option {names.EXPANSION_FACTIONS}/{kind}" for kind in ("ice", "volcano", "variable_v5")]
    if position.in_passing_order:
        lines.append("option variable-turn-order")
    if position.points_2017 and position.board.slug != "base":
        raise LogError("log_no_balance", {"board": position.board.slug})
    lines.append(f"map {names.BALANCED_MAP if position.points_2017 else position.board.site_map}")
    for number, card in enumerate(position.data.bonus_cards):
        if position.card_at[number] == NONE and (not card.set or options[card.set] is True):
            lines.append(f"delete {card.name}")
    lines.append("score " + ",".join(position.data.round_tiles[tile].name for tile in position.round_tiles))
    if position.end_tile != NONE:
        lines.append(f"final-scoring {names.END_TILE_OF[position.data.end_tiles[position.end_tile]]}")
    return lines


def write(match: Match, first: Position) -> str:
    """The log of a match; `first` is its position before the first action, which is played through."""
    writer = Writer(first)
    lines = header(match, first)
    for seat, action, _ in match.history():
        writer.write(Seat(seat), action)
    return "\n".join([*lines, *writer.lines]) + "\n"
