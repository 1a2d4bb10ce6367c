"""What a review counts has its words in both languages."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.core.discovery import companions_of, folder


@pytest.mark.parametrize("slug", ["earth_water_sun", "ephyran", "erythro", "terra_mystica"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_tally_is_named_and_each_that_weighs_has_a_tip(slug: str, language: str) -> None:
    texts = (folder(slug) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    for tally in companions_of(quintessence.load(slug)).lessons.tallies():
        code = tally.code.replace("_", "-")
        assert f"\ntally-{code} = " in texts
        assert not tally.weight or f"\ntip-{code} = " in texts
