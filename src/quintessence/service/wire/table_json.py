"""A table as a caller may see it, built from nothing, through one of the seats it holds."""

from __future__ import annotations

from quintessence.core.discovery import known_games
from quintessence.core.formats import formats_of
from quintessence.core.game import Json, Seat, Values
from quintessence.service.codec import Fragment, encode
from quintessence.service.people.recovery import code_of
from quintessence.service.tables.handing_on import has_deal
from quintessence.service.tables.undo_looks import learn_undo
from quintessence.table.answer_window import own_answer_json, standing_codes, window_json
from quintessence.table.attendance import is_online, presence_of, watchers_json
from quintessence.table.caller import Caller, may_write
from quintessence.table.codec import action_json
from quintessence.table.model import CHALLENGE, IMPORT, ChatLine, SeatHold
from quintessence.table.questions import questions_json
from quintessence.table.seat_time import clocks_json
from quintessence.table.table import Table
from quintessence.table.take_back import take_back_of
from quintessence.table.terms import claim_seconds, is_listed, stand_in_levels
from quintessence.table.undo import undo_for
from quintessence.table.viewer import viewer_of


def table_json(table: Table, caller: Caller) -> Values:
    """A table without its state."""
    stored = table.stored
    head = stored.header
    chat: list[Json] = [chat_json(line) for line in stored.chat]
    return {
        "id": table.id,
        "game": head.game,
        "version": head.version,
        "variant": head.variant,
        "options": open_options(table),
        "status": table.status(),
        "revision": table.revision,
        "played": table.played,
        "commitment": head.commitment,
        "seed": head.seed if table.is_over() else None,
        "host": caller.is_host,
        "may_write": may_write(caller),
        "imported": head.origin == IMPORT,
        "challenge": head.origin.removeprefix(CHALLENGE) if table.is_challenge() else None,
        "may_hand_on": table.is_over() and has_deal(head, stored.seats, caller.guest, table.log.is_casual),
        "continues": head.origin not in ("", IMPORT) and not table.is_challenge(),
        "practice": table.may_practise(caller),
        "sole_player": table.is_sole_player(caller),
        "information": table.information,
        "relation": table.relation(),
        "sides": [side for side in table.sides],
        "answer_seconds": head.answer_seconds,
        "standing_answers": [code for code in standing_codes(table)],
        "formats": _formats(head.game),
        "seats": [_seat(table, caller, seat, hold) for seat, hold in enumerate(stored.seats)],
        "watch_link": link_of(table, caller, None),
        "watchers": watchers_json(table),
        "claim_seconds": claim_seconds(table),
        "clock": None if table.seat_clocks is None else table.seat_clocks.control.json(),
        "listed": is_listed(table),
        "stand_in_levels": [level for level in stand_in_levels(table)],
        "resigned": [seat for seat in table.log.resigned],
        "draw_offer": table.log.offer,
        "take_back": take_back_of(table, caller),
        "back_asked": None if table.log.back_asked is None else table.log.back_asked[0],
        "back_given": [seat for seat in sorted(table.log.back_given) if table.log.back_asked is not None],
        "casual": table.log.is_casual,
        "result": table.result(),
        "rematch": stored.rematch or None,
        "notes": [note for note in table.log.notes],
        "chat": chat,
        "pins": pins_json(table),
    }


def _formats(game: str) -> list[Json]:
    """The other sites' formats that the game's logs can be told in; none where its rules are gone."""
    return [name for name in formats_of(game)] if game in known_games() else []


def chat_json(line: ChatLine) -> Values:
    """A line of chat."""
    return {"name": line.name, "text": line.text, "at": line.at}


def pins_json(table: Table) -> list[Json]:
    """What the allies at a table propose to each other."""
    return [{"seat": seat, **action_json(action)} for seat, action in table.pins.all]


def open_options(table: Table) -> Values:
    """The options; those that can name secrets only once the match is over."""
    options = table.stored.header.options
    if table.is_over():
        return options
    if table.match is None:  # nobody can say which of them hide something
        return {}
    secret = {option.name for option in table.match.game.options() if option.is_secret}
    return {name: value for name, value in options.items() if name not in secret}


def _seat(table: Table, caller: Caller, seat: int, hold: SeatHold) -> Values:
    """A seat as a caller may see it."""
    holder = table.stored.names.get(hold.holders[0]) if hold.holders else None
    return {
        "seat": seat,
        "kind": hold.kind,
        "level": hold.level,
        "name": holder.name if holder else "",
        "colour": holder.colour if holder else None,
        "guest": bool(hold.holders),
        "held": seat in caller.held,
        "online": is_online(table, seat),
        "presence": presence_of(table, seat),
        "stand_in": table.log.stand_ins.get(seat),
        "link": link_of(table, caller, seat),
        "code": code_of(hold.key) if seat in caller.held else None,
    }


def link_of(table: Table, caller: Caller, seat: int | None) -> str | None:
    """The link of a seat, or (None) of the spectators, where it is the caller's to have.

    A free seat's invitation is for whoever sits at the table, a held one's key for its holders alone.
    """
    stored, token = table.stored, None
    is_there = caller.is_host or bool(caller.held)
    if seat is None:
        token = stored.watch if is_there else None
    elif seat < len(stored.seats):
        hold = stored.seats[seat]
        is_free = hold.kind == "friend" and not hold.holders
        token = hold.key if seat in caller.held else hold.invitation if is_free and is_there else None
    return None if token is None else f"/t/{table.id}?join={token}"


def state_json(table: Table, caller: Caller, chosen: int | None = None) -> dict[str, object] | None:
    """The position as a caller may know it, its larger parts as JSON already; None when its rules are gone."""
    if table.match is None:
        return None
    viewer = viewer_of(table, caller.held, chosen)
    undo, seat = undo_for(table, caller.held)
    return {
        "revision": table.revision,
        "played": table.played,
        "seat": viewer,
        "questions": questions_json(table, caller.held),
        "to_act": table.to_act(),
        "view": {name: Fragment(part) for name, part in table.current.parts(viewer).items()},
        "legal": Fragment(b"[]" if viewer is None else table.current.asked(viewer)[0]),
        "prompt": Fragment(prompt_for(table, viewer)),
        "undo": undo,
        "undo_seat": seat,
        "outcome": table.result(),
        "practice": table.may_practise(caller),
        "window": window_json(table),
        "clocks": clocks_json(table),
        **own_answer_json(table, viewer),
    }


def prompt_for(table: Table, viewer: Seat | None) -> bytes:
    """What a viewer is asked, as JSON; a spectator reads what someone who waits does, where nothing is hidden."""
    if viewer is not None:
        return table.current.asked(viewer)[1]
    waiting = table.to_act()
    others = [Seat(seat) for seat in range(table.seats) if seat not in waiting]
    return table.current.asked(others[0])[1] if others and _shows_all(table) else b"null"


def _shows_all(table: Table) -> bool:
    """Whether a spectator sees every fact; a view may have more, worked out from them."""
    view = table.current.view(None)
    return all(name in view and view[name] == fact for name, fact in table.rules().state.facts().items())


async def whole_json(table: Table, caller: Caller, chosen: int | None = None) -> bytes:
    """A table with its state, as JSON."""
    if table.match is not None:
        await learn_undo(table, caller.held)
    return encode({**table_json(table, caller), "state": state_json(table, caller, chosen)})
