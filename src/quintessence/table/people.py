"""Who is at a table, in a seat or watching, and what was said. Each change is stored before it is made here."""

from __future__ import annotations

from quintessence.table.answering import answer_came
from quintessence.table.attendance import note_who_is_gone
from quintessence.table.listener import Listener
from quintessence.table.model import ChatLine, Guest, StoredTable
from quintessence.table.state import TableState


def enter(table: TableState, listener: Listener) -> None:
    """Note a client that is connected from now on."""
    table.listeners.add(listener)
    note_who_is_gone(table)


def leave(table: TableState, listener: Listener) -> None:
    """Note that a client is no longer connected."""
    table.listeners.discard(listener)
    note_who_is_gone(table)


def sit(table: TableState, seat: int, guest: Guest) -> bool:
    """Give a guest a seat; whether others had it before."""
    stored = table.stored
    stored.seats[seat].holders.append(guest.id)
    is_change = any(other == seat and who != guest.id for other, who in stored.sitters)
    stored.sitters.add((seat, guest.id))
    stored.names[guest.id] = guest
    return is_change


def watch(table: TableState, guest: str) -> None:
    """Let a guest watch."""
    table.stored.watchers.add(guest)


def note_sitter(table: TableState, seat: int, guest: str) -> None:
    """Note that a guest has used a seat by its key, without being one of its holders."""
    table.stored.sitters.add((seat, guest))


def name(table: TableState, guest: Guest) -> None:
    """Note what a guest is called now."""
    table.stored.names[guest.id] = guest


def renew_watch(table: TableState, token: str) -> None:
    """Give the spectators another token: whoever watched may not any more."""
    table.stored.watch = token
    table.stored.watchers.clear()


def renew_seat(table: TableState, seat: int, invitation: str, key: str, holder: str | None) -> None:
    """Give a seat new links, and one holder or none."""
    hold = table.stored.seats[seat]
    hold.invitation, hold.key, hold.standing_answer = invitation, key, ""
    hold.holders = [] if holder is None else [holder]


def say(table: TableState, line: ChatLine, most: int) -> None:
    """Add a line of chat; the last `most` stay in memory."""
    table.stored.chat.append(line)
    del table.stored.chat[:-most]


def count_chats(table: TableState, chats: int) -> None:
    """Note how many lines of chat were ever written."""
    table.stored.chats = chats


def have_rematch(table: TableState, rematch: str) -> None:
    """Note the table at which the same people play the same game once more."""
    table.stored.rematch = rematch


def see_elsewhere(table: TableState, seats: frozenset[int]) -> bool:
    """Note the seats with someone online at another process; whether that is new."""
    if seats == table.elsewhere:
        return False
    table.elsewhere = seats
    note_who_is_gone(table)
    return True


def renew_people(table: TableState, fresh: StoredTable) -> tuple[list[int], bool]:
    """Take over who may do what: the seats that have answered ahead meanwhile, and whether others see a change."""
    stored = table.stored
    before = [(hold.standing_answer, hold.standing_turn, hold.kept_revision) for hold in stored.seats]
    is_seen = _seen(stored) != _seen(fresh)
    stored.seats[:] = fresh.seats
    stored.watch, stored.watchers, stored.sitters = fresh.watch, fresh.watchers, fresh.sitters
    stored.names.update(fresh.names)
    stored.rematch, stored.people = fresh.rematch, fresh.people
    after = [(hold.standing_answer, hold.standing_turn, hold.kept_revision) for hold in stored.seats]
    answered = [seat for seat in range(len(after)) if before[seat] != after[seat]]
    for seat in answered:
        answer_came(table, seat)
    return answered, is_seen


def _seen(stored: StoredTable) -> object:
    """What others at a table see of its people, or what they may do by."""
    seats = [(hold.kind, hold.level, hold.invitation, hold.key, hold.holders) for hold in stored.seats]
    names = {guest: stored.names.get(guest) for hold in stored.seats for guest in hold.holders}
    return seats, names, stored.watch, stored.watchers, stored.rematch  # a new sitter is a note in the log, or unseen
