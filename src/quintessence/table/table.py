"""A table: every command that changes one. Nothing else writes a field of it; what each does is in its own module."""

from __future__ import annotations

from typing import final

from quintessence.core.game import Json, Seat
from quintessence.table import absence, answering, ending, people, playing, proposals, running_out, take_back
from quintessence.table.caller import Caller
from quintessence.table.change import Back, Change
from quintessence.table.entry import Entry
from quintessence.table.listener import Listener
from quintessence.table.model import ChatLine, Guest, StoredTable
from quintessence.table.state import UNKNOWN, TableState


@final
class Table(TableState):
    """Commands go in, changes come out. One at a time; whoever holds a table sees to that.

    A command that may not be refuses, and has changed nothing. A change is in memory at once: it counts, and is told,
    when it is durable. Where it cannot be made durable the table is read again from what is stored.
    """

    # The match

    def play(self, seat: Seat, row: list[Json], note: str | None = None) -> Change:
        """Play a row in a seat; `note` says why the server chose for someone."""
        return playing.play(self, seat, row, note)

    def move(self, seat: Seat, question: int, row: list[Json]) -> Change:
        """Play a person's row as the answer to a question, or keep it until the open window closes."""
        return playing.move(self, seat, question, row)

    def undo(self, seat: Seat) -> Back:
        """Take a seat's last action back."""
        return playing.undoing(self, seat)

    def note(self, kind: str, seat: Seat | None, row: list[Json] | None = None, note: str | None = None) -> Change:
        """Add a line to the log that is no action."""
        return playing.note(self, kind, seat, row, note)

    def follow(self, entry: Entry) -> Back | Change:
        """Take in an entry that was written elsewhere."""
        return playing.following(self, entry)

    def resign(self, seat: Seat) -> Change:
        """Give up: of two parties, the other has won; of more, a bot plays on in the seat."""
        return ending.resign(self, seat)

    def draw(self, seat: Seat, answer: str) -> Change:
        """Offer a draw, or answer an offer. After an offer, `bots_answer` says what each bot does."""
        return ending.draw(self, seat, answer)

    def bots_answer(self) -> Change | None:
        """The next bot's answer to the draw that is offered."""
        return ending.bots_answer(self)

    def abandon(self) -> Change:
        """End a table without a result."""
        return ending.abandon(self)

    def take_back(self, seat: Seat, count: int) -> Back:
        """Go back to where so many actions had been played, whoever may ask for it."""
        return playing.going_back(self, seat, count)

    def ask_back(self, caller: Caller, seat: Seat) -> Back | Change:
        """Take a seat's last action back with all that came after it, or ask the others whether one may."""
        return take_back.ask_back(self, caller, seat)

    def answer_back(self, seat: Seat, is_agreed: bool) -> Change:
        """Agree to what another seat asks, or not; `agreed_back` is done then."""
        return take_back.answer_back(self, seat, is_agreed)

    def agreed_back(self) -> Back | None:
        """What all have agreed to take back."""
        return take_back.agreed_back(self)

    # Someone is gone, or has come back

    def stand_in(self, caller: Caller, seat: int, level: str, seconds: float) -> Change:
        """Have a bot play for someone who has been gone for so long, until they come back."""
        return absence.stand_in(self, caller, seat, level, seconds)

    def claim(self, caller: Caller, seat: int) -> Change:
        """Claim the win against someone who is gone."""
        return absence.claim(self, caller, seat)

    def come_back(self, seat: int) -> Change | None:
        """End the stand-in of a seat whose holder has come back."""
        return absence.come_back(self, seat)

    def arrive(self, caller: Caller, seat: int) -> Change | None:
        """Someone acts in a seat, and takes over from a stand-in; refused where it is not the caller's."""
        return absence.arrive(self, caller, seat)

    # What allies propose

    def pin(self, seat: Seat, row: list[Json], most: int) -> Change:
        """Propose an action to one's allies."""
        return proposals.pin(self, seat, row, most)

    def unpin(self, seat: Seat, row: list[Json]) -> Change | None:
        """Take a proposal of one's own back."""
        return proposals.unpin(self, seat, row)

    def withdraw(self, seat: int) -> Change | None:
        """Take all proposals of a seat away."""
        return proposals.withdraw(self, seat)

    def propose(self, seat: Seat, row: Json) -> Change | None:
        """Show the allies what a bot would play now."""
        return proposals.propose(self, seat, row)

    def let_play(self, seat: int) -> Change:
        """Have a bot play at once what it proposes."""
        return proposals.let_play(self, seat)

    def pins_kept(self, text: str) -> None:
        """The proposals are durable, as a text."""
        proposals.pins_kept(self, text)

    def read_pins(self, text: str) -> Change | None:
        """Take over the proposals as they were written elsewhere."""
        return proposals.read_pins(self, text)

    # Answers in another's turn

    def keep_answer(self) -> None:
        """Keep the default answer until the open window closes."""
        answering.keep_answer(self)

    def hold_back(self, revision: int, rows: list[Json]) -> tuple[bool, float] | None:
        """Delay a bot's answer as a person's would be: whether it is kept, and when the window opened."""
        return answering.hold_back(self, revision, rows)

    def set_standing_answer(self, seat: Seat, code: str, turn: int) -> None:
        """A seat's standing answer, which is durable."""
        answering.set_standing_answer(self, seat, code, turn)

    def answer_due(self) -> Change | None:
        """Play the answer whose time has come."""
        return answering.answer_due(self)

    # Clocks

    def begin_clocks(self) -> bool:
        """Start the clocks, where everyone is there for the first time."""
        return running_out.begin_clocks(self)

    def at_zero(self) -> Change | None:
        """What the host has set for a clock at zero, where one is."""
        return running_out.at_zero(self)

    def clocks_now(self, before: list[int] | None = None) -> Change | None:
        """What the clocks say now, to be written down."""
        return playing.clocks_now(self, before)

    def clocks_written(self, change: Change) -> None:
        """What the clocks said is durable."""
        playing.clocks_written(self, change)

    def go_on_since(self, line: int, since: float) -> None:
        """The clocks have run since a moment, where the log's last word on them is in a line."""
        if self.seat_clocks is not None and line == self.log.clocks.line:
            self.seat_clocks.read(self.log.clocks, since)

    def forget_entries(self) -> None:
        """Hold no entries: the log has read them, and they stay where they are stored."""
        self.stored.entries.clear()

    # People: each change is stored before it is here

    def enter(self, listener: Listener) -> None:
        """Someone is connected."""
        people.enter(self, listener)

    def leave(self, listener: Listener) -> None:
        """Someone is no longer connected."""
        people.leave(self, listener)

    def sit(self, seat: int, guest: Guest) -> bool:
        """A guest has a seat; whether others had it before."""
        return people.sit(self, seat, guest)

    def watch(self, guest: str) -> None:
        """A guest may watch."""
        people.watch(self, guest)

    def note_sitter(self, seat: int, guest: str) -> None:
        """A guest has used a seat, by its key alone."""
        people.note_sitter(self, seat, guest)

    def name(self, guest: Guest) -> None:
        """A guest is called so."""
        people.name(self, guest)

    def renew_watch(self, token: str) -> None:
        """The spectators have another token."""
        people.renew_watch(self, token)

    def renew_seat(self, seat: int, invitation: str, key: str, holder: str | None) -> None:
        """A seat has new links, and one holder or none."""
        people.renew_seat(self, seat, invitation, key, holder)

    def renew_people(self, fresh: StoredTable) -> tuple[list[int], bool]:
        """Take over who may do what: who has answered ahead meanwhile, and whether others see a change."""
        return people.renew_people(self, fresh)

    def see_elsewhere(self, seats: frozenset[int]) -> bool:
        """These seats have someone online at another process; whether that is new."""
        return people.see_elsewhere(self, seats)

    def count_people(self, count: int) -> None:
        """Note what a change of who may do what was counted as; where others changed it too, that we have to look."""
        if count:
            self.stored.people = count if count == self.stored.people + 1 else UNKNOWN

    def say(self, line: ChatLine, most: int) -> None:
        """A line of chat."""
        people.say(self, line, most)

    def count_chats(self, chats: int) -> None:
        """So many lines of chat there are in all."""
        people.count_chats(self, chats)

    def have_rematch(self, rematch: str) -> None:
        """The same is played once more at another table."""
        people.have_rematch(self, rematch)
