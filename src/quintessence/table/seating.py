"""Who may sit down at a table, and who may send someone away. This only decides; whoever asked stores the change."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import PRIVATE, Game, IllegalAction, Refused, Values
from quintessence.table.caller import Caller, is_same
from quintessence.table.refusals import NotAllowed
from quintessence.table.state import TableState

_NAMES: Final = 300
"""Names that a table in memory has: further watchers have none."""
_SITTERS: Final = 200
"""Holders of seats that are noted at one table."""


def secret_option(game: Game, options: Values) -> str | None:
    """The option that tells whoever chose it a secret of the match, such as how the deck lies; None where none does."""
    for option in game.options():
        if option.is_secret and options.get(option.name, option.default) != option.default:
            return option.name
    return None


def seat_opened_by(table: TableState, token: str) -> int | None:
    """The seat that an invitation or a seat's own key opens; None for the spectators' token, and refused for others."""
    for seat, hold in enumerate(table.stored.seats):
        is_invitation = hold.kind == "friend" and is_same(hold.invitation, token)
        if is_invitation or is_key_of(table, seat, token):
            return seat
    if not is_same(table.stored.watch, token):
        raise NotAllowed("unknown_invitation")
    return None


def is_key_of(table: TableState, seat: int, token: str) -> bool:
    """Whether a token is a seat's own key, which brings its holders back; an invitation is for the first one."""
    hold = table.stored.seats[seat]
    return hold.kind != "bot" and is_same(hold.key, token)


def may_sit(table: TableState, seat: int, guest: str, is_first: bool) -> bool:
    """Whether a guest is to be given a seat: False where it has it. With `is_first`, refused where someone else has.

    Also refused where it would show a hand to someone who has another, or hide what was arranged.
    """
    stored = table.stored
    holders = stored.seats[seat].holders
    if guest in holders:
        return False
    if is_first and holders:
        raise IllegalAction("seat_taken", {"seat": seat})
    has_other = any(other != seat and who == guest for other, who in stored.sitters)
    if stored.seats[seat].kind == "friend" and has_other and table.information == PRIVATE:
        raise NotAllowed("held_another_seat", {"seat": seat})
    secret = None if table.match is None else secret_option(table.match.game, stored.header.options)
    if secret is not None and any(who != guest for _, who in stored.sitters):
        raise IllegalAction("option_known_to_one", {"option": secret})
    return True


def unknown_sitters(table: TableState, caller: Caller) -> list[tuple[int, str]]:
    """The seats that a caller uses by their keys alone, of which that is not noted yet, each with its guest.

    None where very many are noted: practice is long over then, and one key makes no more of them.
    """
    sitters = table.stored.sitters
    used = [] if len(sitters) >= _SITTERS else [(seat, caller.guest or "") for seat in caller.held]
    return [sitter for sitter in used if sitter not in sitters]


def has_unnamed(table: TableState, caller: Caller) -> bool:
    """Whether a caller only watches, and its name is not known here though there is room for it."""
    names = table.stored.names
    return not caller.held and caller.guest not in names and len(names) < _NAMES


def who_stays(table: TableState, caller: Caller, seat: int) -> str | None:
    """Who is to have a seat where a caller makes its links worthless: its holder, or nobody where the host does it."""
    hold = table.stored.seats[seat] if 0 <= seat < table.seats else None
    if hold is None or hold.kind == "bot":
        raise Refused("no_such_seat", {"seat": seat, "seats": table.seats})
    if caller.guest is not None and caller.guest in hold.holders:
        return caller.guest
    caller.require_host()
    return None
