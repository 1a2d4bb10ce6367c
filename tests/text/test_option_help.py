"""Every option of the package's games is explained in words, in each language, for the page's set-up."""

from __future__ import annotations

import pytest

import quintessence
from quintessence.text import Texts


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("slug", ["earth_water_sun", "ephyran", "terra_mystica"])
def test_every_option_says_what_it_means(slug: str, language: str) -> None:
    texts = Texts(slug, language)
    for option in quintessence.load(slug).options():
        key = f"option-{option.name}-help".replace("_", "-")
        assert texts.say(key) != key, key
