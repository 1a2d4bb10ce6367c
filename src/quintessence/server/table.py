"""One table in memory: a match and its log, rebuilt from what is stored whenever that is needed."""

from __future__ import annotations

import asyncio
from time import time
from typing import TYPE_CHECKING, Final

from quintessence.core.data import fingerprint
from quintessence.core.game import Action, Event, IllegalAction, Json, Seat, Values
from quintessence.core.knowledge import taught
from quintessence.core.match import Match, begin
from quintessence.server.log import Log
from quintessence.server.said import dumps, named, pieces_of
from quintessence.server.storage import PLAY, UNDO, Entry, Stored, Summary
from quintessence.server.window import ONLINE, Clock, LoopClock, Window, setting_of

if TYPE_CHECKING:
    from quintessence.server.live import Connection

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
UNREADABLE: Final = "unreadable"


class Table:
    """A table's match, log and connections. Whoever changes or shows it holds its lock."""

    def __init__(self, stored: Stored, match: Match | None) -> None:
        """`match` is at its start, the stored entries lead on from there; None when its rules are gone."""
        self.id: Final = stored.header.id
        self.stored: Final = stored
        self.seats: Final = stored.header.seats
        self.lock: Final = asyncio.Lock()
        self.connections: Final[set[Connection]] = set()
        self.log: Final = Log(self.seats, stored.entries)
        self._bots: Final = any(place.kind == "bot" for place in stored.places)
        self.match = match
        self._before: Match | None = None
        """The match before its last action, where it is still at hand."""
        self._views: dict[Seat | None, Values] = {}
        self._pieces: dict[Seat | None, dict[str, bytes]] = {}
        self._old_views: dict[Seat | None, Values] = {}
        self._status: str | None = None
        self._waiting: list[Seat] | None = None
        """Where it stands and who is to act, once someone has asked."""
        self.is_open: Final = match is not None and all(match.state.knows_all(Seat(n)) for n in range(match.seats))
        """Whether the game hides nothing and leaves nothing to chance: then everyone sees the same, all there is."""
        self.clock: Clock = LoopClock()
        self.has_windows: Final = match is not None and bool(match.game.standing())
        """Whether the game can wait for an answer in another's turn."""
        self.window: Window | None = None
        """The last window that was open here; `window_of` says which one is."""
        self._undo: bool | str | None = None
        """Whether the last actor may take back, once someone has asked."""
        if match is not None:
            for entry in self.log.standing:
                match.play(entry.row)

    @property
    def number(self) -> int:
        """How often the board has changed."""
        return self.log.number

    @property
    def played(self) -> int:
        """How many actions stand."""
        return len(self.log.standing)

    def rules(self) -> Match:
        """The match; IllegalAction when its rules are gone."""
        if self.match is None:
            head = self.stored.header
            is_same = (fingerprint(head.game) or "") == head.data
            code = "rules_gone" if is_same else "data_gone"
            raise IllegalAction(code, {"game": head.game, "version": head.version})
        return self.match

    def status(self) -> str:
        """Where the table stands."""
        if self._status is None:
            if self.match is None:
                self._status = UNREADABLE
            elif not self.to_act():
                self._status = OVER
            else:
                is_waiting = any(place.kind == "friend" and not place.holders for place in self.stored.places)
                self._status = WAITING if is_waiting else PLAYING
        return self._status

    def is_over(self) -> bool:
        """Whether nothing more can happen: seeds and secrets may then be shown."""
        return self.stored.summary.status == OVER if self.match is None else self.status() == OVER

    def result(self) -> Values | None:
        """How it ended, by the rules or otherwise."""
        if self.log.ended is not None:
            return self.log.ended
        outcome = None if self.match is None else self.match.outcome()
        return None if outcome is None else outcome.json()

    def to_act(self) -> list[Seat]:
        """The seats that owe a decision; none once it is over."""
        if self._waiting is None:
            is_going = self.match is not None and self.log.ended is None
            self._waiting = self.match.to_act() if self.match is not None and is_going else []
        return self._waiting

    def hides_between_seats(self) -> bool:
        """Whether one seat may know what another does not: people on one screen then need a curtain."""
        return self.match is not None and not self.is_open and not self.match.state.shares_all()

    def is_bot(self, seat: int) -> bool:
        """Whether the server chooses for a seat: a bot's, or one that its player gave up."""
        return self.stored.places[seat].kind == "bot" or seat in self.log.resigned

    @property
    def _has_bots(self) -> bool:
        return self._bots or bool(self.log.resigned)

    def bots_due(self) -> list[Seat]:
        """The bots that are to act."""
        return [seat for seat in self.to_act() if self.is_bot(seat)] if self._has_bots else []

    def is_practice(self) -> bool:
        """Whether one person plays alone, against bots or on one screen: then nobody is hurt by a hint."""
        kinds = {place.kind for place in self.stored.places}
        return "friend" not in kinds

    def summary(self) -> Summary:
        """What is stored for the lists."""
        status = self.status()
        final = self.rules().state_hash() if status == OVER else ""
        ended = self._told_result() if status == OVER else None
        return Summary(status, self.number, self.played, [*self.to_act()], bool(self.bots_due()), final, ended)

    def _told_result(self) -> Values | None:
        """How it ended in short: without the sources of the points, and without points where nobody has any."""
        result = self.result()
        if result is None:
            return None
        scores = result.get("scores")
        has_points = isinstance(scores, list) and any(scores)
        dropped = ("scores",) if has_points else ("scores", "totals")
        return {name: value for name, value in result.items() if name not in dropped}

    def view(self, seat: Seat | None) -> Values:
        """What those eyes see; made once for each position."""
        seat = None if self.is_open else seat
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.rules().view(seat)
        return found

    def pieces(self, seat: Seat | None) -> dict[str, bytes]:
        """What those eyes see, each part as JSON; made once for each position."""
        seat = None if self.is_open else seat
        found = self._pieces.get(seat)
        if found is None:
            view = self.rules().view(seat) if self.is_open else self.view(seat)
            found = self._pieces[seat] = pieces_of(view)
        return found

    def chosen(self, seat: Seat, row: list[Json]) -> Action:
        """The legal action of a seat that a row names; IllegalAction says why there is none."""
        match = self.rules()
        action = named(match.legal(seat), row) if self.log.ended is None else None
        if action is not None:
            return action
        if not self.to_act():
            raise IllegalAction("match_is_over")
        objection = match.why_not(seat, row)
        if objection is None:
            raise IllegalAction("not_offered", {"row": dumps(row)[:300].decode(errors="replace")})
        raise IllegalAction(objection.code, {**objection.values, "rule": objection.rule})

    def new_entry(self, kind: str, seat: int | None, row: list[Json] | None = None, note: str | None = None) -> Entry:
        """The next line of the log."""
        return Entry(self.log.length + 1, kind, seat, row, note, time())

    def play(self, seat: Seat, action: Action, note: str | None = None) -> tuple[Entry, list[Event]]:
        """Play a legal action in memory; it counts once its entry is stored."""
        match = self.rules()
        before = match.copy()
        events = match.play(action, seat)
        self._before, self._old_views, self._views, self._pieces = before, self._views, {}, {}
        entry = self.new_entry(PLAY, seat, action.row(), note)
        self.add(entry)
        return entry, events

    def undo(self, seat: Seat) -> Entry:
        """Take the last action back in memory, once `can_undo` has said that it may be."""
        if self._before is None:
            self.rules().undo(seat)
        else:
            self.match = self._before
        self._before, self._views, self._old_views, self._pieces = None, {}, {}, {}
        entry = self.new_entry(UNDO, seat)
        self.add(entry)
        return entry

    def add(self, entry: Entry) -> None:
        """Take an entry into the log in memory."""
        self.log.add(entry)
        self._undo = None
        self.look_again()
        self.stored.entries.append(entry)
        self.stored.updated = entry.at

    def look_again(self) -> None:
        """After a change: who is to act, and where the table stands, may be different."""
        self._status, self._waiting = None, None

    async def can_undo(self) -> bool | str:
        """Whether whoever acted last may take it back: True, or the code of the reason why not."""
        if self._undo is None:
            if (last := self.log.last_actor()) is None:
                self._undo = "nothing_to_undo"
            elif not self.to_act():  # secrets may have been told since
                self._undo = "match_is_over"
            elif self.has_windows and setting_of(self) == ONLINE and self._was_answer(Seat(last)):
                self._undo = "answer_is_final"  # or a window could be opened again and again
            elif self._was_open():
                self._undo = True
            else:
                self._undo = await asyncio.to_thread(self._was_taught, Seat(last))
        return self._undo

    def _was_taught(self, seat: Seat) -> bool | str:
        """The slow answer, by all that the seats held possible."""
        match = self.rules()
        if self._before is None:
            return match.can_undo(seat)
        action = match.state.action(self.log.standing[-1].row or [])
        return "something_was_shown" if taught(self._before.state, action, seat, self.seats) else True

    def _was_answer(self, seat: Seat) -> bool:
        """Whether the last action was an answer in another's turn."""
        if self._before is None:
            match = self.rules()
            self._before = begin(match.game, match.seats, match.seed.text, match.options)
            for entry in self.log.standing[:-1]:
                self._before.play(entry.row)
        return self._before.state.silence(seat) is not None

    def _was_open(self) -> bool:
        """Whether all seats saw all the facts, those of chance too, before the last action: then it taught nobody."""
        if self.is_open:
            return True
        if self._before is None:
            return False
        facts, state = self._before.state.facts(), self._before.state
        for number in range(self.seats):
            seat = Seat(number)
            seen = self._old_views.get(seat)
            if facts != (state.view(seat) if seen is None else seen):
                return False
        return True
