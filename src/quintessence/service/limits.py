"""What a server allows: sizes, rates and numbers, so that nobody can take more than a share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Limits:
    """Every bound of the server; the defaults suit a household or a club."""

    message_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    record_bytes: int = 2 * 1024 * 1024
    json_depth: int = 24
    """How deep the lists and objects of a body or a message may nest."""
    json_lists: int = 60_000
    """Lists and objects in one body: a long record has some 20,000."""
    bodies_in_all: int = 32 * 1024 * 1024
    """Bytes of bodies that have come in and are not answered yet, of all requests together."""
    body_seconds: float = 20.0
    """The time that a body may take to come in."""
    reading_seconds: float = 60.0
    """The time that a client may take to read a piece of an answer: who does not read keeps nobody's turn."""
    messages_per_second: float = 20
    message_burst: int = 80
    requests_per_second: float = 20
    request_burst: int = 120
    address_requests_per_second: float = 60
    address_request_burst: int = 600
    """Of all guests of an address together."""
    expensive_cost: float = 5
    """How many requests one counts for that reads or changes much: a list, a name, a variant, a fork, a file of all."""
    expensive_at_once: int = 3
    expensive_waiting: int = 40
    """Of all guests of an address, how many of these are worked on at once, and how many of one guest wait for that.

    Five times as many of the address wait."""
    refusal_pause: float = 0.5
    """Seconds after which a request too many is refused: who asks again at once keeps the loop busy with refusals."""
    new_guests_per_second: float = 2
    new_guest_burst: int = 60
    """Of one address, which a whole household may share."""
    tables_per_guest: int = 100
    """Tables that one guest hosts and that are not over."""
    stored_tables_per_guest: int = 1000
    table_bytes_per_guest: int = 64 * 1024 * 1024
    table_bytes_in_all: int = 8 * 1024 * 1024 * 1024
    """All that one guest hosts, and all tables together, those that are over too; copies that are over go first."""
    chat_lines_stored: int = 1000
    """Lines of chat at one table."""
    variants_per_guest: int = 50
    """Data of games that one guest has stored; those of which no table is made go first."""
    variant_bytes_in_all: int = 64 * 1024 * 1024
    document_bytes: int = 256 * 1024
    documents_per_owner: int = 2000
    """What is kept for one guest or one table beside the logs: labels, results, reviews, games brought along."""
    document_bytes_per_owner: int = 32 * 1024 * 1024
    record_bytes_in_all: int = 1024 * 1024 * 1024
    """With so much kept for all together, games that are brought along are kept without their records."""
    listed_tables: int = 100
    """Tables and games on one page of a guest's own list."""
    label_length: int = 60
    export_bytes: int = 64 * 1024 * 1024
    """Records in the file of all that a guest has; the others are left out of it, and counted."""
    exports_per_second: float = 0.1
    export_burst: int = 3
    achievement_games: int = 4
    """Finished games that are looked through for achievements at one request."""
    challenges_per_guest: int = 100
    challenge_entries: int = 500
    """Challenges that one guest makes, and people whose attempts at one are compared."""
    connections_per_guest: int = 24
    connections: int = 2000
    """Live sockets in all."""
    sockets_per_second: float = 2
    socket_burst: int = 48
    """Sockets that one guest opens: each is shown a whole table."""
    connects_per_second: float = 30
    connect_burst: int = 300
    """TCP connections that one address opens."""
    connections_per_address: int = 256
    connections_in_all: int = 8000
    """TCP connections, sockets and requests together."""
    header_seconds: float = 10.0
    """The time in which a connection must have asked for something; it is closed within twice that."""
    frames_per_message: int = 4
    """Frames that a socket may send for each message it may send: pings, pongs and fragments count as frames."""
    waiting_messages: int = 400
    """Messages that wait for a slow client before it is cut off."""
    waiting_bytes: int = 1024 * 1024
    """And bytes of them."""
    waiting_bytes_in_all: int = 64 * 1024 * 1024
    """Bytes that wait for all clients together; whoever reads too slowly then is cut off."""
    name_length: int = 40
    chat_length: int = 500
    chat_lines: int = 200
    pins_per_seat: int = 6
    """Actions that a seat proposes to its allies; the oldest falls for one more."""
    why_rows_per_message: int = 20
    """Rows of a `why` that count as one message."""
    spare_tables: int = 500
    """Tables in memory at which nobody is, a quarter of the sockets; those with a socket are there in any case."""
    finished_table_seconds: float = 60.0
    """How long one that is over stays there when nobody is at it or asks for it."""
    bot_grace: float = 5.0
    """Seconds beyond a level's own after which a bot is stopped, and the game's most promising action played."""
    thinking_seconds: float = 20.0
    """A hint, an evaluation, or the replay of an imported record."""
    review_seconds: float = 1.5
    """How long a worker judges turns for a review before others have their turn."""
    reviews_per_guest: int = 2
    reviews: int = 32
    """Reviews that are being made at once, of one guest and in all."""
    open_tables: int = 60
    open_tables_seconds: float = 2.0
    """How many tables the open list shows, and for how long it is not read again."""
    previews_per_second: float = 20
    preview_burst: int = 200
    """Tables of which a link's preview is read, by all together; beyond that a link is told of without its game."""
    codes_per_second: float = 0.5
    code_burst: int = 20
    """Codes of seats that a guest may try, and an address, at all tables together."""
    absent_seconds: float = 120.0
    """How long someone must be gone before a bot may stand in."""
    presence_pause: float = 0.3
    """Seconds in which comings and goings at a table are told as one."""
    notification_seconds: float = 60.0
    """How long a table must have waited for someone who is gone before they are told."""
    notification_timeout: float = 10.0
    notifications_waiting: int = 500
    """Mails, push messages and calls of the webhook that wait to be sent; further ones are dropped."""
    push_browsers: int = 5
    """Browsers of one guest that are told; the oldest goes for one more."""
    mail_codes_per_day: int = 3
    """Mails with a code that one address gets, and that one guest has sent, in a day."""
    mail_codes_per_hour: int = 60
    """And all together of one process in an hour."""
    mail_code_tries: int = 5
    looks_waiting: int = 40
    look_bytes: int = 16 * 1024 * 1024
    """Looks back at matches of one guest that wait for the worker of all, and bytes of answers that are remembered."""
    workers: int = 2
    worker_bytes: int = 1024 * 1024 * 1024
    """Address space of a worker; one that asks for more is replaced, and its job refused."""
    lab_games: int = 2000
    lab_minutes: float = 10.0
    """Games of each kind that a comparison in the lab plays at most, and how long it may take."""
    lab_runs: int = 20
    lab_runs_of_address: int = 5
    """Comparisons that run or wait, of all and of one address; one guest has one at a time."""
    lab_runs_kept: int = 100
    lab_report_bytes: int = 2 * 1024 * 1024
    """Comparisons that are over and remembered, the last of a guest, and bytes of the report of one."""
    lab_worker_bytes: int = 2 * 1024 * 1024 * 1024
    """Memory that the lab's worker may write to: what draws its plots reserves many more addresses than it uses."""
    lab_bytes: int = 256 * 1024
    """The sheets of one variant."""
    thoughts_waiting: int = 200
    """Thoughts of one guest that wait for a worker: of its bots, hints, evaluations, trails and sketches."""


DEFAULT: Final = Limits()
