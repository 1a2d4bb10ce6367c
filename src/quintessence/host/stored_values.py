"""Tables as JSON, for a storage of texts: what changes with each action is apart from what seldom does."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from quintessence.core.game import Values
from quintessence.table.entry import Entry
from quintessence.table.model import ChatLine, Guest, Header, SeatHold, StoredTable, Summary


def outline_values(table: StoredTable) -> dict[str, Any]:
    """A table without its log and chat."""
    return {
        "header": asdict(table.header),
        "seats": [asdict(hold) for hold in table.seats],
        "watch": table.watch,
        "summary": summary_values(table.summary),
        "updated": table.updated,
        "rematch": table.rematch,
        "watchers": sorted(table.watchers),
        "sitters": sorted([seat, guest] for seat, guest in table.sitters),
        "lines": len(table.entries),
        "chats": len(table.chat),
    }


def summary_values(summary: Summary) -> Values:
    """What lists show."""
    return {**summary._asdict(), "to_act": [*summary.to_act]}


def entry_text(entry: Entry) -> str:
    """A line of a log, without its number."""
    return json.dumps([entry.kind, entry.seat, entry.row, entry.note, entry.at], separators=(",", ":"))


def chat_text(line: ChatLine) -> str:
    """A line of chat."""
    return json.dumps([line.name, line.text, line.at])


def read_outline(values: dict[str, Any], guests: Mapping[str, Guest]) -> StoredTable:
    """A table without its log and chat; `guests` have the names of those who sit there."""
    head = values["header"]
    seats = [SeatHold(**hold) for hold in values["seats"]]
    return StoredTable(
        Header(**{**head, "sides": tuple(head["sides"])}),
        seats,
        values["watch"],
        Summary(**values["summary"]),
        values["updated"],
        values["rematch"],
        watchers=set(values["watchers"]),
        sitters={(seat, guest) for seat, guest in values["sitters"]},
        names={guest: guests[guest] for hold in seats for guest in hold.holders if guest in guests},
    )


def unreadable(table: str) -> StoredTable:
    """A table of which nothing can be read but its id."""
    header = Header(table, "", 0, {}, 0, "", "", "", 0.0)
    return StoredTable(header, [], "", Summary("unreadable", 0, 0, [], False), 0.0)


def read_entries(texts: Mapping[str, str]) -> list[Entry]:
    """The lines of a log, in the order of their keys."""
    return [Entry(line, *json.loads(texts[key])) for line, key in enumerate(sorted(texts), 1)]


def read_chat(texts: Mapping[str, str]) -> list[ChatLine]:
    """The lines of chat, in the order of their keys."""
    return [ChatLine(*json.loads(texts[key])) for key in sorted(texts)]
