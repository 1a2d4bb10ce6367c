"""The table in plain characters: drawn exactly, told by letters and not by colours alone, never too wide."""

from __future__ import annotations

import re
from typing import Final

import pytest

from quintessence.core.game import Seat
from quintessence.core.replay import start_match
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.terminal import WIDTH, draw
from quintessence.games.terra_mystica.tests.table import GAME, nomads_and_witches

DRAWN: Final = """\
Round 1 of 6, turn 1 · board original

A 1p    2m    3f    4l    5d    6w    7p    8s    9w    10f   11l   12w   13s
B    1d      ~~    ~~  2p    3s      ~~    ~~  4d    5s      ~~    ~~  6d
C   ~~    ~~  1s      ~~  2m      ~~  3f      ~~  4f      ~~  5m      ~~    ~~
D    1fD2  2l    3dD1    ~~    ~~  4w    5l      ~~  6w      ~~  7w    8p
E 1s    2p    3w    4l    5s    6p    7m    8dD1    ~~    ~~  9f    10s   11l
F    1m    2fD2    ~~    ~~  3dD1  4f      ~~    ~~    ~~  5p    6m    7p
G   ~~    ~~    ~~  1m      ~~  2w      ~~  3f      ~~  4d    5s    6l    7d
H    1d    2l    3p      ~~    ~~    ~~  4l    5s      ~~  6m    7p    8m
I 1w    2s    3m    4l    5w    6f    7d    8p    9m      ~~  10l   11f   12w

Rounds                                    Cults      1   2    priests (3 2 2 2)
» 1  town +5     Earth 4: 1sp             Fire       1   0    · · · ·
  2  S/A +5      Fire 2: 1w               Water      0   0    · · · ·
  3  T +3        Water 4: 1sp             Earth      1   0    · · · ·
  4  D +2        Water 4: 1p              Air        0   2    · · · ·
  5  D +2        Fire 4: 4pw
  6  T +3

Power actions: bridge 3 · 1p 3 · 2w 4 · 7c 4 · 1sp 4 · 2sp 6
Cards to take: 4c, step +1c · 3pw, ship+1 +1c · 1p +1c · 2c, passing D+1 +1c

» 1 Nomads, desert: 20 points · 17c 6w · power 5/7/0
    income 2c 4w · D3 · shipping 0 · digging 0 · keys 0 · bridges left 3
    card 2c, spade · favours – · towns –
    prices: D 2c 1w · T 3c 2w (6c alone) · E 5c 2w · S 8c 4w · A 6c 4w · spade 3w · shipping 4c
      1p · digging 5c 2w 1p
    spades to home: p w 1 · s m 2 · l f 3

  2 Witches, forest: 20 points · 21c 6w · power 5/7/0
    income 6c 3w · D2 · shipping 0 · digging 0 · keys 0 · bridges left 3
    card 6c · favours – · towns –

d desert, p plains, s swamp, l lakes, f forest, m mountains, w wasteland, i ice, v volcano, ~ river
D dwelling, T trading post, E temple, S stronghold, A sanctuary, with the player’s number; ' in a town
c coins, w workers, p priests, pw power, sp spades"""


def plain(drawn: str) -> list[str]:
    """The lines without colours."""
    return [line.rstrip() for line in re.sub(r"\x1b\[[0-9;]*m", "", drawn).split("\n")]


def test_a_table_is_drawn_in_letters() -> None:
    assert plain(draw(nomads_and_witches().reader.position.view(None), "en")) == DRAWN.split("\n")


def test_french_has_its_own_words() -> None:
    lines = plain(draw(nomads_and_witches().reader.position.view(None), "fr"))
    assert lines[0] == "Manche 1 sur 6, tour 1 · plateau original"
    assert "» 1 Nomades, désert\N{NO-BREAK SPACE}: 20 points · 17p 6o · pouvoir 5/7/0" in lines


@pytest.mark.parametrize("board", GAME.data.boards)
def test_no_line_is_too_wide(board: str) -> None:
    match, rng = start_match(GAME, 4, "wide", {"board": board}), Rng(4)
    while match.to_act():
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        if rng.below(8) == 0:
            for language in ("en", "fr"):
                lines = plain(draw(match.view(Seat(0)), language))
                assert max(len(line) for line in lines[:-3]) <= WIDTH
                assert max(len(line) for line in lines) <= 104
