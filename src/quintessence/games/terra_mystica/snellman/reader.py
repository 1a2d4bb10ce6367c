"""Plays the commands of a log: each becomes one or several of our small decisions."""

from __future__ import annotations

import re
from typing import Final, final

from quintessence.core.game import Action, Seat, Values
from quintessence.games.terra_mystica import actions as a
from quintessence.games.terra_mystica.data.components import number_of
from quintessence.games.terra_mystica.data.names import FROM_LEECH
from quintessence.games.terra_mystica.rules.course.opening import chooser
from quintessence.games.terra_mystica.rules.economy.resources import gain_power
from quintessence.games.terra_mystica.rules.map.leech import has_offers, refresh
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import DWELLINGS, NONE, PLAY, Offer, Position, score
from quintessence.games.terra_mystica.rules.stages import objection
from quintessence.games.terra_mystica.snellman import exchange, ground, names
from quintessence.games.terra_mystica.snellman.lines import Line, LogError

_CULT: Final = r"fire|water|earth|air"


@final
class Reader:
    """A match that is being played from a log."""

    def __init__(self, position: Position, is_strict: bool, is_lenient: bool) -> None:
        self.position: Position = position
        self.is_lenient: Final = is_lenient
        """Whether to follow the site where it lets a faction waste what our rules do not offer: a bridge, a spade."""
        self.is_strict: Final = is_strict
        self.seats: dict[str, int] = {}
        self.played: list[tuple[Seat, Action]] = []
        """Who did what so far, for a record."""
        self.lines_of_played: list[Line] = []
        """The line that each of them comes from."""
        self.line = Line(0, "", [])
        self.todo: list[str] = []
        """Commands of the line that are still to come."""
        self.command = ""
        self.dug = -1
        """Spades announced by `dig`; -1 when there was none."""
        self.waived_bridges = 0
        """Bridges given up so far, of several that are owed."""
        self.shunned: list[int] = []
        """Cults on which a step was given up, so that the key goes elsewhere."""

    def copy(self) -> Reader:
        """A reader that goes its own way from here."""
        twin = Reader(_twin(self.position), self.is_strict, self.is_lenient)
        twin.seats = self.seats.copy()
        twin.line = self.line
        twin.waived_bridges = self.waived_bridges
        return twin

    def read(self, line: Line, following: str) -> None:
        """Play one line; a turn ends when the `following` line is of another faction."""
        self.line = line
        self.todo = line.commands[:]
        self.shunned = []
        self.dug = -1
        while self.todo:
            self.command = self.todo.pop(0)
            if line.faction:
                self._do(self._own(), self.command)
            else:
                self._do_for_all(self.command)
        if line.faction != following:
            self.finish_turn()

    def _own(self) -> Player:
        if self.line.faction not in self.seats:
            raise self.error("log_unknown_faction", self.line.faction)
        return self.position.players[self.seats[self.line.faction]]

    def error(self, code: str, detail: str = "") -> LogError:
        """What is wrong, and where."""
        values: Values = {"line": self.line.number, "command": self.command, "detail": detail, "objection": detail}
        return LogError(code, values)

    def finish_turn(self) -> None:
        """The turn of the faction that was read last ends, if it is complete."""
        if self.line.faction in self.seats:
            player = self.position.players[self.seats[self.line.faction]]
            if self.position.phase == PLAY and self.position.active == player.seat:
                self._close(player)
                if player.ordinations and not self.is_strict:
                    self.play(player, a.FORGO[a.GIVEN_UP.index("ordination")])
                if objection(self.position, player.seat, a.END) is None:
                    self.play(player, a.END)

    def play(self, player: Player, action: Action) -> None:
        """Play one decision, if it is legal; one that begins a new turn of the last player left ends the old one."""
        if self.position.is_converting and self.position.active == player.seat:
            self._close_before(player, action)
        refused = objection(self.position, player.seat, action)
        if refused == "answer_first":
            self._decline_all(player)
            refused = objection(self.position, player.seat, action)
        if refused == "finish_first" or refused == "must_act":
            self._do_later_command_first(player)
            refused = objection(self.position, player.seat, action)
        if refused == "no_action_left" and objection(self.position, player.seat, a.END) is None:
            self._apply(player, a.END)
            refused = objection(self.position, player.seat, action)
        if refused is not None and not (self.is_lenient and self._is_site_habit(player, action, refused)):
            raise self.error("log_refused", refused)
        self._apply(player, action)

    def _is_site_habit(self, player: Player, action: Action, refused: str) -> bool:
        """The site lets a bridge be paid for that has no place of its own, and a step be used after passing."""
        if refused == "no_place_for_a_bridge":
            return True
        passing = isinstance(action, a.Numbered) and action.tag == "pass"
        return refused == "finish_first" and passing and player.steps > 0 and not player.due_favours

    def _apply(self, player: Player, action: Action) -> None:
        seat = Seat(player.seat)
        self.played.append((seat, action))
        self.lines_of_played.append(self.line)
        self.position.apply(seat, action)

    def _close_before(self, player: Player, action: Action) -> None:
        converting = isinstance(action, a.Numbered) and action.tag == "convert"
        if not converting and action is not a.CLOSE:
            self._apply(player, a.CLOSE)

    def _close(self, player: Player) -> None:
        if self.position.is_converting:
            self._apply(player, a.CLOSE)

    def _decline_all(self, player: Player) -> None:
        """Whoever acts refuses what was offered to him."""
        while has_offers(self.position, player.seat):
            offer = next(offer for offer in self.position.offers if offer.seat == player.seat)
            self._apply(player, self.position.table.decline(offer.builder, offer.amount))

    def _do_later_command_first(self, player: Player) -> None:
        """Steps that are owed may stand later in the line than the log's order of play has them here."""
        for index, command in enumerate(self.todo):
            paying = player.lost_steps and re.fullmatch(rf"-\d*({_CULT})", command)
            gaining = player.steps and re.fullmatch(rf"\+\d*({_CULT})", command)
            if paying or gaining:
                del self.todo[index]
                self._do(player, command)
                return

    def _do_for_all(self, command: str) -> None:
        word, _, rest = command.lower().partition(" ")
        if word == "setup":
            slug = rest.split()[0]
            seat = chooser(self.position)
            self.seats[slug] = seat
            self.play(
                self.position.players[seat], next(take for take in self.position.table.take if take.row()[1] == slug)
            )
        elif word == "drop-faction":
            if rest.strip() not in self.seats:
                raise self.error("log_unknown_faction", rest)
            self._apply(self.position.players[self.seats[rest.strip()]], a.LEAVE)

    def _do(self, player: Player, command: str) -> None:
        word, _, rest = command.partition(" ")
        if word in ("build", "transform", "dig", "upgrade", "bridge", "connect"):
            ground.do(self, player, word, rest)
        elif word in ("convert", "burn", "gain"):
            exchange.do(self, player, word, rest)
        elif word in ("leech", "decline"):
            self._answer(player, word, rest)
        elif command[0] == "+":
            self._take(player, command)
        elif command[0] == "-":
            self._give_up(player, command)
        elif word == "pass":
            self._pass(player, rest)
        elif word not in ("wait", "done", "income", "start"):
            self._act(player, word, rest)

    def _act(self, player: Player, word: str, rest: str) -> None:
        if word == "action":
            self.play(player, self._space(rest.upper()))
        elif word == "send":
            self._send(player, rest)
        elif word == "advance":
            self.play(player, a.SHIP if rest.startswith("ship") else a.DIG)
        elif word == "pick-color":
            self.play(player, a.PICK[self._terrain(rest)])
            self.finish_turn()
        elif word == "unlock-terrain":
            self.play(player, a.KEEP_PRIEST if rest.startswith("gain") else a.UNLOCK[self._terrain(rest)])
        elif word == "resign":
            self._apply(player, a.LEAVE)
        else:
            raise self.error("log_unknown_command")

    def _terrain(self, word: str) -> int:
        terrain = names.terrain(word)
        if not 0 <= terrain < 7:
            raise self.error("log_unknown_command")
        return terrain

    def _space(self, code: str) -> Action:
        space = number_of(self.position.data.power_actions, code)
        if space >= 0:
            return self.position.table.power[space]
        if code not in names.SPACES:
            raise self.error("log_refused", "no_such_space")
        return a.SPECIAL[a.SPECIALS.index(names.SPACES[code])]

    def _send(self, player: Player, rest: str) -> None:
        parts = re.fullmatch(rf"(?:p|priest) to ({_CULT})(?: for (\d))?", rest)
        if parts is None:
            raise self.error("log_unknown_command")
        cult = names.cult(parts[1])
        if parts[2] is not None:
            if not 1 <= int(parts[2]) <= 3:
                raise self.error("log_refused", "no_free_slot")
            self.play(player, a.SEND[cult * 3 + int(parts[2]) - 1])
            return
        slots = self.position.slots[cult * 4 : cult * 4 + 4]
        steps = 3 if slots[0] == NONE else 2 if NONE in slots else 1
        self.play(player, a.SEND[cult * 3 + steps - 1])

    def _pass(self, player: Player, rest: str) -> None:
        card = number_of(self.position.data.bonus_cards, rest.strip().upper())
        if self.position.round == self.position.data.rounds:
            self.play(player, a.RETIRE)
        elif card >= 0:
            table = self.position.table
            self.play(player, table.pass_round[card] if self.position.phase == PLAY else table.card[card])
        else:
            raise self.error("log_refused", "take_a_card")

    def _answer(self, player: Player, word: str, rest: str) -> None:
        if word == "decline" and not rest:
            self._decline_all(player)
            return
        parts = re.fullmatch(r"(\d+)(?: from (\w+))?", rest)
        builder = self.seats.get(parts[2], -1) if parts is not None and parts[2] is not None else NONE
        for offer in self.position.offers:
            meant = offer.seat == player.seat and builder in (offer.builder, NONE)
            if parts is not None and meant and int(parts[1]) == offer.amount:
                table, is_taken = self.position.table, word == "leech" and offer.usable > 0
                if is_taken and not self.is_strict:
                    self._reopen(player)
                answer = table.accept if is_taken else table.decline
                self.play(player, answer(offer.builder, offer.amount))
                return
        if parts is None or word != "leech" or builder != NONE or self.is_strict or not self.is_lenient:
            raise self.error("log_refused", "nothing_on_offer")
        gained = gain_power(player, int(parts[1]))  # the site took any number in old logs, and kept the offer open
        score(self.position, player, 1 - gained if gained else 0, FROM_LEECH)
        refresh(self.position, player)

    def _reopen(self, player: Player) -> None:
        """Old logs take power in any order."""
        self.position.offers = [
            Offer(offer.event, offer.seat, offer.builder, offer.amount, offer.usable, False)
            if offer.seat == player.seat
            else offer
            for offer in self.position.offers
        ]

    def _take(self, player: Player, command: str) -> None:
        parts = re.fullmatch(r"\+(\d*)(\w+)", command)
        code = parts[2].upper() if parts is not None else ""
        times = int(parts[1]) if parts is not None and parts[1] else 1
        data, cult = self.position.data, names.cult(code)
        favour, town = number_of(data.favour_tiles, code), number_of(data.town_tiles, code)
        if cult >= 0:
            while times > 0:
                times -= max(1, player.steps if player.one_track else 1)
                self._step(player, cult, times)
        elif favour >= 0 or town >= 0:
            table = self.position.table
            for _ in range(times):
                self.play(player, table.favour[favour] if favour >= 0 else table.town[town])
                self._choose_tops(player)
        else:
            raise self.error("log_unknown_command")

    def _step(self, player: Player, cult: int, left: int) -> None:
        """All steps of one kind go to one track; too few of them in a log are an error there too."""
        if left < 0 and self.todo and self.todo[0] == self.command:
            self.todo.pop(0)  # two equal gains in a row are one
        elif left < 0:
            raise self.error("log_one_track")
        self.play(player, a.STEP[cult])

    def _choose_tops(self, player: Player) -> None:
        """Where keys are short, the log gave up a step before; else the first tracks get them."""
        for shunned in (False, True):
            for cult in range(4):
                if player.tops >> cult & 1 and (cult in self.shunned) is shunned:
                    self.play(player, a.STEP[cult])

    def _give_up(self, player: Player, command: str) -> None:
        parts = re.fullmatch(r"-(\d*)(\w+)", command)
        code = parts[2].upper() if parts is not None else ""
        cult = names.cult(code)
        if cult >= 0 and player.lost_steps:
            if parts is not None and player.lost_steps != int(parts[1] or 1):
                raise self.error("log_refused", "too_few_steps")
            self.play(player, a.LOSE[cult])
        elif cult >= 0:
            self.shunned.append(cult)
        elif code == "BRIDGE" and player.due_bridges > 1:
            self.waived_bridges += int(parts[1]) if parts is not None and parts[1] else 1
            self.waive_bridges(player)
        elif code in names.GIVEN_UP:
            self.play(player, a.FORGO[a.GIVEN_UP.index(names.GIVEN_UP[code])])
        else:
            raise self.error("log_unknown_command")

    def waive_bridges(self, player: Player) -> None:
        """The site gives bridges up one by one, the rules all that are owed at once: so the last one waits for that."""
        if player.due_bridges and self.waived_bridges >= player.due_bridges:
            self.waived_bridges = 0
            self.play(player, a.FORGO[a.GIVEN_UP.index("bridge")])

    def is_setting_up(self) -> bool:
        return self.position.phase <= DWELLINGS


def _twin(position: Position) -> Position:
    twin = position.copy()
    assert isinstance(twin, Position)
    return twin
