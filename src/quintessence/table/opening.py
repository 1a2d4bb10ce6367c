"""Makes tables: a new one of a match, or one that was stored, played again from its log."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Game, Seat
from quintessence.core.match import Match
from quintessence.core.replay import start_match
from quintessence.table.entry import PLAY, Entry
from quintessence.table.environment import Environment
from quintessence.table.log import Log
from quintessence.table.model import ANSWER_SECONDS, Guest, Header, SeatHold, StoredTable, Summary
from quintessence.table.table import Table

_NOTHING: Final = Summary("", 0, 0, [], False)


def new_table(
    match: Match,
    host: Guest,
    seats: list[SeatHold],
    environment: Environment,
    *,
    id_: str,
    watch: str,
    origin: str = "",
    answer_seconds: int | None = ANSWER_SECONDS,
) -> Table:
    """A new table with a match, which may have started elsewhere; `watch` is the spectators' token."""
    game, now = match.game, environment.clock.wall()
    header = Header(
        *(id_, game.slug, game.version, match.options, match.seats),
        *(match.seed.text, match.seed.commitment(), host.id),
        *(now, origin, answer_seconds),
        *(game.variant.fingerprint, match.state.relation(), tuple(match.state.sides())),
    )
    lines = enumerate(match.history(), 1)
    entries = [Entry(line, PLAY, seat, action.row(), None, now) for line, (seat, action, _) in lines]
    table = Table(new_stored(host, header, seats, watch, entries), match, environment)
    table.stored.summary = table.summary()
    return table


def new_stored(
    host: Guest, header: Header, seats: list[SeatHold], watch: str, entries: list[Entry], summary: Summary = _NOTHING
) -> StoredTable:
    """What is stored of a new table; without a summary, that has to be worked out."""
    sitters = {(seat, guest) for seat, hold in enumerate(seats) for guest in hold.holders}
    stored = StoredTable(header, seats, watch, summary, header.created, entries=entries, names={host.id: host})
    stored.sitters = sitters
    return stored


def open_table(stored: StoredTable, game: Game, environment: Environment) -> Table:
    """A stored table, played again with its game."""
    head = stored.header
    match = start_match(game, head.seats, head.seed, head.options)
    for entry in Log(head.seats, match.state.sides(), stored.entries).actions:
        assert entry.seat is not None and entry.row is not None
        match.play(Seat(entry.seat), entry.row)
    return Table(stored, match, environment)
