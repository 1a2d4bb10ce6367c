"""The games there are, as the set-up is told of them."""

from __future__ import annotations

from functools import cache

import quintessence
from quintessence.bots.registry import known_bots
from quintessence.core.discovery import companions_of, data_files, whose_data
from quintessence.core.game import PRIVATE, Refused, Values
from quintessence.core.replay import completed, fewest_seats
from quintessence.service.wire.option_json import options_json


def games_json() -> list[Values]:
    """Each game that can be played, with its options and the bots' levels."""
    return [_game(slug) for slug in quintessence.known_games() if _can_load(slug)]


def _can_load(slug: str) -> bool:
    """Whether a game is fit to be played; one whose replaced data break it is named when the server starts."""
    try:
        quintessence.load(slug)
    except Refused:
        return False
    return True


@cache
def _game(slug: str) -> Values:
    game = quintessence.load(slug)
    answers = [answer.code for answer in companions_of(game).answers.standing_answers()]
    usual = quintessence.start(slug, fewest_seats(game, {}), "relation").state
    return {
        "slug": slug,
        "version": game.version,
        "seats": [count for count in game.seats],
        "usual_seats": [count for count in game.seats_with(completed(game, {}))],
        "options": options_json(game),
        "presets": [preset.json() for preset in game.presets()],
        "levels": [bot for bot in known_bots()],
        "provenance": {**game.variant.provenance()},
        "data": whose_data(slug),
        "data_files": [file.name for file in data_files(slug)],
        "standing_answers": [code for code in answers],
        "has_windows": bool(answers) and usual.information() == PRIVATE,
        "board": None,
        "relation": usual.relation(),
    }
