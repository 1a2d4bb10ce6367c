"""The engine agrees with a second model of the whole game: what is legal for every seat, and every view.

`model_compare.py` compares more, as a command.
"""

from __future__ import annotations

from collections import Counter

import pytest

from quintessence.core.conformance.samples import sample
from quintessence.games.erythro.tests.model_compare import ADVERSARIES, from_setup, from_situation, is_as_laid

MATCHES = sample(1, 2, 80)
SITUATIONS = sample(24, 24, 600)


@pytest.mark.parametrize("adversary", ADVERSARIES)
def test_whole_matches_agree(adversary: str) -> None:
    for number in range(MATCHES):
        pair = from_setup(number, adversary)
        pair.run()
        assert pair.match.outcome() is not None


@pytest.mark.parametrize("is_printed", [True, False])
def test_situations_agree_with_printed_and_with_other_cards(is_printed: bool) -> None:
    seen: Counter[str] = Counter()
    for number in range(SITUATIONS):
        pair = from_situation(number, is_printed)
        if is_as_laid(pair):
            pair.run(30)
            seen.update(pair.seen)
    rarest = min(seen[tag] for tag in ("attacked", "trashed", "shuffled", "bought", "named", "match_ended"))
    assert rarest > SITUATIONS // 12
