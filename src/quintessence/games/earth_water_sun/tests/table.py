"""The few tools that these tests share: deal a position, play rows written as short strings, and look."""

from __future__ import annotations

import quintessence
from quintessence.core.game import Json, Seat
from quintessence.core.match import Match

BLACK = Seat(0)
WHITE = Seat(1)


def deal(pieces: dict[str, str], to_move: str = "black", board: str = "flat-58", **more: Json) -> Match:
    """A match from that position; seat 0 is Black. `more` holds the other fields of the option `position`."""
    position: dict[str, Json] = {"to_move": to_move, "pieces": {**pieces}, **more}
    options: dict[str, Json] = {"board": board, "colours": "seat-0-black", "position": position}
    return quintessence.start("earth_water_sun", seed="tests", options=options)


def play(match: Match, *rows: str) -> list[str]:
    """Play rows such as "step d4 ne" one after the other, by whoever is asked; all that happened."""
    return [repr(event) for row in rows for event in match.play(match.to_act()[0], row.split())]


def legal(match: Match, tag: str = "") -> list[str]:
    """What may be done now by whoever is asked, or only the actions of one tag."""
    rows = [repr(action) for seat in match.to_act() for action in match.legal(seat)]
    return [row for row in rows if not tag or row.split()[0] == tag]


def why_not(match: Match, row: str) -> str | None:
    """The code of why whoever is asked may not do that now; None when it may be done."""
    objection = match.why_not(match.to_act()[0], row.split())
    return None if objection is None else objection.code


def pieces(match: Match) -> dict[str, str]:
    """Who stands where, in the words that `deal` reads."""
    found: dict[str, str] = {}
    listed = match.view(None)["pieces"]
    assert isinstance(listed, list)
    for piece in listed:
        assert isinstance(piece, dict)
        words = [str(piece["colour"]), str(piece["species"])]
        for kind in ("earth", "water", "sun"):
            level = piece[kind]
            assert isinstance(level, int)
            words += [kind] * level
        words += ["shield"] * bool(piece["shield"])
        found[str(piece["hex"])] = " ".join(words)
    return found
