"""Every game there is keeps every promise of the conformance kit, in both languages."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.bots.levels import LEVELS, make_bot
from quintessence.core.conformance import check_all
from quintessence.core.conformance.samples import sample
from quintessence.core.discovery import folder
from quintessence.core.game import Game
from quintessence.core.playout import play_out
from quintessence.core.replay import fewest_seats, start_match
from quintessence.core.rng import Rng
from quintessence.text.parity import check_texts


def seeds_for(game: Game, most: int) -> int:
    """Hundreds of short matches, dozens of long ones."""
    steps = play_out(start_match(game, fewest_seats(game, {}), "length", {}).state, Rng(0), game.bound).steps
    wanted = max(20, min(most, 10_000 // steps))
    return sample(max(2, wanted // 60), max(3, wanted // 15), 5 * wanted)


@pytest.mark.parametrize("slug", quintessence.known_games())
def test_a_game_keeps_every_promise(slug: str) -> None:
    game = quintessence.load(slug)
    check_all(game, seeds_for(game, 200), lambda: make_bot(LEVELS[0], "conformance", game))


@pytest.mark.parametrize("slug", quintessence.known_games())
def test_both_languages_cover_all_that_a_game_says(slug: str) -> None:  # §1.7
    game = quintessence.load(slug)
    check_texts(game, folder(slug) / "text", seeds_for(game, 100))
