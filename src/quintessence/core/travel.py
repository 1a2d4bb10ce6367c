"""Pickles matches and games: only what a record holds is written, and reading it makes and plays the match again."""

from __future__ import annotations

from quintessence.core.discovery import load
from quintessence.core.game import BadRecord, Game, Json, Seat, Values
from quintessence.core.match import Match
from quintessence.core.replay import start_match
from quintessence.core.variant import Given


def played_again(
    slug: str, version: int, data: Values, options: Values, seats: int, seed: str, rows: list[list[Json]]
) -> Match:
    """The match with these actions; `data` are those in which its variant differs from the package's own."""
    game = loaded_again(slug, version, data)
    match = start_match(game, seats, seed, options)
    for row in rows:
        seat = row[0]
        assert isinstance(seat, int)
        match.play(Seat(seat), row[1:])
    return match


def loaded_again(slug: str, version: int, data: Values) -> Game:
    """The game of this process with these data; BadRecord where its rules are of another version."""
    given: Given = {name: tables for name, tables in data.items() if isinstance(tables, dict)}
    game = load(slug, given)
    if game.version != version:
        raise BadRecord("other_version", {"game": slug, "record": version, "rules": game.version})
    return game
