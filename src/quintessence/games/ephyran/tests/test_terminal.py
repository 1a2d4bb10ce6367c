"""The table in plain characters: drawn exactly, and never wider than a terminal."""

from __future__ import annotations

from typing import Final

import quintessence
from quintessence.core.rng import Rng
from quintessence.games.ephyran.terminal import draw
from quintessence.games.ephyran.tests.table import A, B, deal, play

DRAWN: Final = """\
  Player 1, Poseidon: prestige 8 + ?, 1 cards
    Lagoon * ▣             Lands                  Forest                 Mountain
    1 Cetus +1             1 Centaur [?]          1 Pegasus              ·
    2 Dionysos             ·                      ·                      ·

» Player 2, Gaia: prestige 0, 2 cards, among them Dionysos
    Lagoon                 Lands *                Forest                 Mountain

Round 1, turn of Player 1. First: Player 1.
Pile 30   Discard 1, on top Satyr (Lands 4) / Take an object   Tartarus 1   Objects left 19
Announced by Player 1: Take an object

+2 printed object   [3] magic object   [?] face down   ▣ locked   * own territory, doubled"""


def test_a_window_is_drawn_for_a_spectator() -> None:
    match = deal(
        [["bull-4/take", "triton-1/take"], ["dionysos-1", "chimera-1/magic"]],
        [{"lagoon": ["cetus-1-owl", "dionysos-2"], "lands": ["centaur-1"], "forest": ["pegasus-1"]}, {}],
        locks=[["lagoon"], []],
        tokens=[{"lands-1": "helmet"}, {}],
        discard=["satyr-4/take"],
    )
    play(match, "take bull-4/take")
    assert draw(match.view(None), "en") == DRAWN


def test_the_owner_sees_his_token_and_his_hand() -> None:
    match = deal(
        [["bull-4/take"], ["chimera-1/magic"]], [{"lands": ["centaur-1"]}, {}], tokens=[{"lands-1": "helmet"}, {}]
    )
    own, other = draw(match.view(A), "en"), draw(match.view(B), "fr")
    assert "1 Centaur [−1]" in own
    assert "Brazen Bull (Mountain 4) / Take an object" in own
    assert "1 Centaure [?]" in other
    assert "Chimère (Montagne 1) / Magie" in other


def test_what_is_announced_is_drawn() -> None:
    match = deal([["destroy"], ["bull-4"]], [{}, {"lands": ["centaur-1"]}])
    play(match, "destroy destroy 1")
    assert "Announced by Player 1: Destruction, against Player 2" in draw(match.view(None), "en")
    exchange = deal([["exchange", "minotaur-1"], ["bull-4"]], [{"lands": ["centaur-1"]}, {}])
    play(exchange, "exchange exchange lands-1 hand")
    assert "Échange, Terres 1, avec la main" in draw(exchange.view(B), "fr")


def test_every_city_fits_a_hundred_columns_all_through_a_game() -> None:
    for seats in (2, 3, 4):
        match, rng = quintessence.start("ephyran", seats=seats, seed="wide", options={"gods": "chosen"}), Rng(seats)
        while match.to_act():
            seat = match.to_act()[0]
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
            for language in ("en", "fr") if rng.below(6) == 0 else ():
                lines = draw(match.view(A), language).split("\n")
                assert max(len(line) for line in lines if line.startswith("    ")) <= 100
