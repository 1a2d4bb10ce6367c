"""The lines of a table's log: what kinds there are, and what each says."""

from __future__ import annotations

from typing import Final, NamedTuple

from quintessence.core.game import Json

PLAY: Final = "play"
UNDO: Final = "undo"
RESIGN: Final = "resign"
OFFER: Final = "offer"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"
ABANDON: Final = "abandon"
SEAT: Final = "seat"
"""Someone else may sit in a seat, or does: only a note, which everyone reads."""

STAND_IN: Final = "stand_in"
BACK: Final = "back"
"""A bot plays for someone who is gone (its level is the row), and: who was gone has the seat again."""
ASK_BACK: Final = "ask_back"
GIVE_BACK: Final = "give_back"
KEEP: Final = "keep"
"""A seat asks the others to let it take back to where so many actions (the row) had been played; agreed, and not."""
TAKE_BACK: Final = "take_back"
"""All actions after so many (the row) are taken back."""
TERMS: Final = "terms"
"""What the host has set for the table beside the game: the row is an object of what has changed."""

CLOCKS: Final = "clocks"
"""What each seat's clock says (the row): time is in the log, so that no restart and no other clock changes it."""
TIME_UP: Final = "time_up"
"""A seat's time is over, and a bot of a level (the row) moves for it until its turn ends."""


class Entry(NamedTuple):
    """One line of a table's log; lines are only ever added."""

    line: int
    """Counts from 1; with the table's id it is unique, and so decides every race."""
    kind: str
    seat: int | None
    row: list[Json] | None
    note: str | None
    """Why the server chose for someone ("bot_overran"), if it did."""
    at: float
