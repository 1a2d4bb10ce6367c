"""What a table in memory has: a match and its log, rebuilt from what is stored whenever that is needed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quintessence.core.companions import Companions, Measures
from quintessence.core.discovery import companions_of
from quintessence.core.game import (
    ALLIES,
    OPEN,
    PRIVATE,
    RIVALS,
    Action,
    Event,
    IllegalAction,
    Json,
    Seat,
    State,
    Values,
)
from quintessence.core.match import Match
from quintessence.table.caller import Caller
from quintessence.table.entry import CLOCKS, PLAY, TAKE_BACK, TERMS, TIME_UP, UNDO, Entry
from quintessence.table.environment import Environment
from quintessence.table.listener import Listener
from quintessence.table.log import Log
from quintessence.table.model import CHALLENGE, StoredTable, Summary
from quintessence.table.pins import Pins
from quintessence.table.revision_cache import RevisionCache
from quintessence.table.seat_clocks import SeatClocks
from quintessence.table.time_control import read_time_control
from quintessence.table.window import Window

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
UNREADABLE: Final = "unreadable"
CLOCK: Final = "clock"
"""The time control among a table's terms."""
UNKNOWN: Final = -1
"""The count of people's changes where another process has made some that were not read yet."""


@dataclass
class Before:
    """The state before an action, and how many actions came before it."""

    state: State
    played: int
    has_shown: bool | None = None
    """Whether the action showed anyone something, once that was found out: it stays so."""


class TableState:
    """A table's match, log and listeners, and what can be asked of them. The commands of `Table` change it."""

    def __init__(self, stored: StoredTable, match: Match | None, environment: Environment) -> None:
        """`match` has been played as far as the log goes; None when its rules or its data are gone."""
        self.id: Final = stored.header.id
        self.stored: Final = stored
        self.seats: Final = stored.header.seats
        self.listeners: Final[set[Listener]] = set()
        self.environment: Final = environment
        self.clock: Final = environment.clock
        self.gone_since: Final[dict[int, tuple[float, tuple[str, ...]]]] = {}
        """Since when nobody has been there in a person's seat, by the clock above, and who held it by then."""
        self.elsewhere: frozenset[int] = frozenset()
        """The seats with someone online at another process, as `seats_here` tells them."""
        self.window: Window | None = None
        """The last answer window that was open here; `open_window` says which one is."""
        self.match: Final = match
        self.companions: Final = Companions() if match is None else companions_of(match.game)
        self.information: Final = PRIVATE if match is None else match.state.information()
        self.is_allied: Final = match is not None and match.state.relation() == ALLIES
        self.looks_at_undo: Final = self.is_allied or self.information != OPEN
        """Whether it has to be found out who may take back: something is hidden, or allies may have built on it."""
        self.sides: Final[list[str]] = [] if match is None else match.state.sides()
        self.has_standing_answers: Final = bool(self.companions.answers.standing_answers())
        self.has_windows: Final = self.has_standing_answers and self.information == PRIVATE
        """Whether others wait for an answer as long whatever it is; where all know the same, there is no need."""
        self.log: Final = Log(self.seats, self.sides, stored.entries, has_rows=match is None)
        self.seat_clocks: SeatClocks | None = None
        """The seats' clocks; None where the host has set none."""
        self._wind_clocks()
        self.pins: Final = Pins()
        self.befores: Final[dict[Seat, Before]] = {}
        """For a seat whose last action may be taken back: the state before it, where that is at hand."""
        self.current = RevisionCache(self.match, self.log, self.information == OPEN, self.environment.codec)
        """All that follows from the revision that is current."""

    def _wind_clocks(self) -> None:
        """Have clocks where the terms say so, as the log has them."""
        control = read_time_control(self.log.terms.get(CLOCK))
        if control is not None and self.seat_clocks is None and self.match is not None:
            self.seat_clocks = SeatClocks(control, self.seats)
            self.seat_clocks.read(self.log.clocks, self.clock.moment_of(self.log.clocks.at))

    @property
    def revision(self) -> int:
        """How often the board has changed."""
        return self.log.revision

    @property
    def played(self) -> int:
        """How many actions hold."""
        return len(self.log.actions)

    def rules(self) -> Match:
        """The match; IllegalAction when its rules are gone."""
        if self.match is None:
            head = self.stored.header
            raise IllegalAction(
                "data_gone" if head.variant else "rules_gone", {"game": head.game, "version": head.version}
            )
        return self.match

    def to_act(self) -> list[Seat]:
        """The seats that owe a decision; none once it is over."""
        return self.current.to_act

    def status(self) -> str:
        """Whether it waits for people, is played, is over, or cannot be read any more."""
        if self.match is None:
            return UNREADABLE
        if not self.current.to_act:
            return OVER
        for hold in self.stored.seats:
            if hold.kind == "friend" and not hold.holders:
                return WAITING
        return PLAYING

    def is_over(self) -> bool:
        """Whether nothing more can happen: seeds and secrets may then be shown."""
        return self.stored.summary.status == OVER if self.match is None else not self.current.to_act

    def result(self) -> Values | None:
        """How it ended, by the rules or otherwise."""
        if self.log.ended is not None:
            return self.log.ended
        if self.match is None or self.current.to_act:
            return None
        outcome = self.match.outcome()
        return None if outcome is None else outcome.json()

    def relation(self) -> str:
        """Whether those who sit here are rivals or allies."""
        return ALLIES if self.is_allied else RIVALS

    def is_bot(self, seat: int) -> bool:
        """Whether the server chooses for a seat: a bot's, or one that its player gave up or has left."""
        log = self.log
        return self.stored.seats[seat].kind == "bot" or seat in log.resigned or seat in log.stand_ins

    def held_here(self) -> set[int]:
        """The seats that those who are connected to this process hold."""
        held: set[int] = set()
        for listener in self.listeners:
            held |= listener.caller.held
        return held

    def bots_due(self) -> list[Seat]:
        """The bots that are to act, also for someone whose time is over."""
        log, seats, clocks = self.log, self.stored.seats, self.seat_clocks
        due = []
        for seat in self.current.to_act:
            is_bot = seats[seat].kind == "bot" or seat in log.resigned or seat in log.stand_ins
            if is_bot or (clocks is not None and seat in clocks.overdue):
                due.append(seat)
        return due

    def waits_for_allies(self) -> bool:
        """Whether bots leave the others' turn to people who may act at the same time: they propose meanwhile."""
        due = self.bots_due() if self.is_allied else []
        return bool(due) and len(due) < len(self.current.to_act)

    def is_challenge(self) -> bool:
        """Whether others play the same deal and compare: then nobody may know or do more than they."""
        return self.stored.header.origin.startswith(CHALLENGE)

    def is_practice(self) -> bool:
        """Whether one guest holds, and always held, every seat that is no bot's: then nobody is hurt by a hint."""
        if self.is_challenge() or any(hold.kind == "friend" for hold in self.stored.seats):
            return False
        return len({guest for _, guest in self.stored.sitters}) <= 1

    def is_sole_player(self, caller: Caller) -> bool:
        """Whether a caller plays several seats of allies, and no other person plays: then its seats hide nothing.

        Seats of this screen are other people's. Who came by a key alone, or once shared the seats, is not alone.
        """
        people = {seat for seat, hold in enumerate(self.stored.seats) if hold.kind != "bot"}
        if not self.is_allied or len(people) < 2 or caller.held != people or not self.has_sat(caller):
            return False
        is_shared = any(hold.kind == "screen" for hold in self.stored.seats)
        return not is_shared and len({guest for _, guest in self.stored.sitters}) == 1

    def has_sat(self, caller: Caller) -> bool:
        """Whether it is known of a caller that it holds its seats: else it came by a key alone."""
        sitters, guest = self.stored.sitters, caller.guest or ""
        for seat in caller.held:  # noqa: SIM110 (each move asks this, and a generator takes twice as long)
            if (seat, guest) not in sitters:
                return False
        return True

    def may_practise(self, caller: Caller) -> bool:
        """Whether a caller may have record, fork, hint and evaluation of a match that still goes on.

        Who only watches may not, unless there is nothing to know: the record holds the seed of all that is hidden.
        """
        is_own = bool(caller.held) and self.has_sat(caller)  # with a key alone, someone else may have come
        return self.is_practice() and (is_own or self.information == OPEN)

    def new_summary(self) -> Summary | None:
        """What lists should show of the table, where that is something else: who is to act, or how it goes."""
        shown, to_act = self.stored.summary, self.current.to_act
        is_due = bool(to_act) and (self.seat_clocks is not None or bool(self.bots_due()))
        status = self.status()
        if to_act == shown.to_act and is_due == shown.bot_due and status == shown.status:
            return None
        return self._summary(status, is_due)

    def summary(self) -> Summary:
        """What is stored for the lists."""
        return self._summary(self.status(), self.seat_clocks is not None or bool(self.bots_due()))

    def _summary(self, status: str, is_due: bool) -> Summary:
        facts = listed_facts(self.rules(), self.companions.measures)
        if status != OVER:
            to_act = self.current.to_act
            return Summary(status, self.log.revision, len(self.log.actions), [*to_act], is_due, result=facts or None)
        short = short_result(self.result())
        if short is not None:
            short |= facts
            if self.log.is_casual:
                short["casual"] = True
        return Summary(status, self.log.revision, self.played, [], False, self.rules().state_hash(), short)

    def choose(self, seat: Seat, row: list[Json]) -> Action:
        """The legal action of a seat that a row names; IllegalAction says why there is none."""
        match, to_act = self.rules(), self.current.to_act
        action = self.environment.codec.find_by_row(match.legal(seat), row) if seat in to_act else None
        if action is not None:
            return action
        if not to_act:
            raise IllegalAction("match_is_over")
        objection = match.why_not(seat, row)
        if objection is None:
            text = self.environment.codec.encode(row)[:300].decode(errors="replace")
            raise IllegalAction("not_offered", {"row": text})
        raise IllegalAction(objection.code, {**objection.values, "rule": objection.rule})

    def new_entry(self, kind: str, seat: int | None, row: list[Json] | None = None, note: str | None = None) -> Entry:
        """The next line of the log."""
        return Entry(self.log.length + 1, kind, seat, row, note, self.clock.wall())

    def apply(self, seat: Seat, action: Action | list[Json]) -> list[Event]:
        """Have the match go on; before that, keep the state where undo will have to look at it."""
        match = self.rules()
        if self.looks_at_undo:
            if not self.is_allied:
                self.befores.clear()
            self.befores[seat] = Before(match.state.copy(), len(self.log.actions))
        return match.play(seat, action)

    def fold(self, entry: Entry) -> list[Event]:
        """Take in an entry that another process has written; what happened by it."""
        events: list[Event] = []
        if entry.kind == PLAY:
            assert entry.seat is not None and entry.row is not None
            events = self.apply(Seat(entry.seat), entry.row)
        elif entry.kind == UNDO:
            assert entry.seat is not None
            self.take_off(Seat(entry.seat))
        elif entry.kind == TAKE_BACK:
            count = (entry.row or [0])[0]
            assert isinstance(count, int)
            self.rewind(count)
        self.add(entry)
        return events

    def take_off(self, seat: Seat) -> None:
        """Have the match go back behind a seat's last action, which stays in the log until its entry is added."""
        index = self.log.last_of(seat)
        self.rules().undo(seat)
        for other, before in list(self.befores.items()):
            if before.played >= index:  # its own action, or a state that had this action in it
                del self.befores[other]

    def rewind(self, count: int) -> None:
        """Have the match go back to where so many actions had been played."""
        self.rules().rewind(count)
        self.befores.clear()

    def add(self, entry: Entry) -> None:
        """Take an entry into the log in memory."""
        self.log.add(entry)
        if entry.kind == CLOCKS:  # the board is as it was
            return
        self.stored.updated = entry.at
        self.current = RevisionCache(self.match, self.log, self.information == OPEN, self.environment.codec)
        if entry.kind == TERMS:
            self._wind_clocks()
        elif entry.kind == TIME_UP and entry.seat is not None and self.seat_clocks is not None:
            self.seat_clocks.time_up(entry.seat, self.clock.now())


def listed_facts(match: Match, measures: Measures) -> Values:
    """What lists say of a match beside its result, where its game has it: what each seat plays, and the round."""
    traits: list[Json] = [{**measures.traits(match.state, Seat(seat))} for seat in range(match.seats)]
    number = measures.round_number(match.state)
    return {"traits": traits, "round": number} if any(traits) or number is not None else {}


def short_result(result: Values | None) -> Values | None:
    """How it ended in short: without the sources of the points, and without points where nobody has any."""
    if result is None:
        return None
    scores = result.get("scores")
    has_points = isinstance(scores, list) and any(scores)
    dropped = ("scores",) if has_points else ("scores", "totals")
    return {name: value for name, value in result.items() if name not in dropped}
