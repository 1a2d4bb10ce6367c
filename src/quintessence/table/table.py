"""A table: every command that changes one. Nothing else writes a field of it; what each does is in its own module."""

from __future__ import annotations

from typing import final

from quintessence.table import absence, answering, ending, people, playing, proposals, running_out, seating
from quintessence.table import take_back as taking_back
from quintessence.table.state import UNKNOWN, TableState


@final
class Table(TableState):
    """Commands go in, changes come out. One at a time; whoever holds a table sees to that.

    A command that may not be refuses, and has changed nothing. A change is in memory at once: it counts, and is told,
    when it is durable. Where it cannot be made durable the table is read again from what is stored.
    """

    # The match
    play = playing.play
    move = playing.move
    undo = playing.undo
    note = playing.note
    follow = playing.follow
    resign = ending.resign
    draw = ending.draw
    bots_answer = ending.bots_answer
    abandon = ending.abandon
    take_back = playing.take_back
    ask_back = taking_back.ask_back
    answer_back = taking_back.answer_back
    agreed_back = taking_back.agreed_back

    # Someone is gone, or has come back
    stand_in = absence.stand_in
    claim = absence.claim
    come_back = playing.come_back
    arrive = playing.arrive

    # What allies propose
    pin = proposals.pin
    unpin = proposals.unpin
    withdraw = proposals.withdraw
    propose = proposals.propose
    let_play = proposals.let_play
    pins_stored = proposals.pins_stored
    read_pins = proposals.read_pins

    # Answers in another's turn
    give_default_answer = answering.give_default_answer
    hold_back = answering.hold_back
    set_standing_answer = answering.set_standing_answer
    answer_due = answering.answer_due

    # Clocks
    begin_clocks = running_out.begin_clocks
    at_zero = running_out.at_zero
    clocks_now = playing.clocks_now
    clocks_written = playing.clocks_written

    # Who may sit down
    seat_opened_by = seating.seat_opened_by
    is_key_of = seating.is_key_of
    may_sit = seating.may_sit
    unknown_sitters = seating.unknown_sitters
    has_unnamed = seating.has_unnamed
    who_stays = seating.who_stays

    # People: each change is stored before it is made here
    enter = people.enter
    leave = people.leave
    sit = people.sit
    watch = people.watch
    note_sitter = people.note_sitter
    name = people.name
    renew_watch = people.renew_watch
    renew_seat = people.renew_seat
    renew_people = people.renew_people
    see_elsewhere = people.see_elsewhere
    say = people.say
    count_chats = people.count_chats
    have_rematch = people.have_rematch

    def go_on_since(self, line: int, since: float) -> None:
        """The clocks have run since a moment, where the log's last word on them is in a line."""
        if self.seat_clocks is not None and line == self.log.clocks.line:
            self.seat_clocks.read(self.log.clocks, since)

    def forget_entries(self) -> None:
        """Hold no entries: the log has read them, and they stay where they are stored."""
        self.stored.entries.clear()

    def count_people(self, count: int) -> None:
        """Note what a change of who may do what was counted as; where others changed it too, that we have to look."""
        if count:
            self.stored.people = count if count == self.stored.people + 1 else UNKNOWN
