"""The words of the command log, and ours."""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.actions import SPECIALS
from quintessence.games.terra_mystica.data.names import CULTS, NO_TERRAIN

COLOURS: Final = ["yellow", "brown", "black", "blue", "green", "gray", "red", "ice", "volcano"]
"""Terrains, in the order of ours."""
BUILDINGS: Final = ["D", "TP", "TE", "SH", "SA"]
LONG_BUILDINGS: Final = {
    "DWELLING": "D",
    "TRADING POST": "TP",
    "TEMPLE": "TE",
    "STRONGHOLD": "SH",
    "SANCTUARY": "SA",
}
RESOURCES: Final = {
    "PRIEST": "P",
    "PRIESTS": "P",
    "POWER": "PW",
    "WORKER": "W",
    "WORKERS": "W",
    "COIN": "C",
    "COINS": "C",
}
SPACES: Final = {
    "ACTN": "sandstorm",
    "ACTC": "double_turn",
    "ACTG": "two_spades",
    "ACTS": "free_trading_post",
    "ACTA": "two_steps",
    "ACTW": "free_dwelling",
    "BON1": "card_spade",
    "BON2": "card_step",
    "FAV6": "favour_step",
    "ACTE": "bridge",
    "ACTH5": "shift_power",
    "ACTH6": "shift_tokens",
}
SPACE_OF: Final = {SPECIALS.index(special): code for code, special in SPACES.items()}
SWITCHES: Final = {
    "mini-expansion-1": "mini_expansion",
    "shipping-bonus": "shipping_card",
    "temple-scoring-tile": "temple_tile",
    "errata-cultist-power": "cultists_errata",
}
"""Options of the site that switch on one of ours."""
FREE_WORDS: Final = ["strict-", "loose-", "email-", "maintain-", "manual-", "fire-and-ice-"]
"""Beginnings of options that change nothing here."""
EXPANSION_FACTIONS: Final = "fire-and-ice-factions"
BALANCED_MAP: Final = "91645cdb135773c2a7a50e5ca9cb18af54c664c4"
"""The site's name for the original board with starting points by faction."""
END_TILES: Final = {
    "building-on-edge": "building_on_edge",
    "connected-clusters": "connected_clusters",
    "connected-distance": "connected_distance",
    "connected-sa-sh-distance": "stronghold_sanctuary_distance",
}
END_TILE_OF: Final = {ours: theirs for theirs, ours in END_TILES.items()}
GIVEN_UP: Final = {
    "SPADE": "spades",
    "FREE_TF": "transform",
    "FREE_D": "dwelling",
    "FREE_TP": "trading_post",
    "BRIDGE": "bridge",
    "GAIN_TW": "town",
    "CONVERT_W_TO_P": "ordination",
    "GAIN_P3_FOR_VP": "token",
}
GIVEN_UP_AS: Final = {ours: theirs for theirs, ours in GIVEN_UP.items()}
SOURCES: Final = {
    "shipping": "advance_ship",
    "digging": "advance_dig",
    "stronghold": "advance_SH",
    "stronghold_pass": "SH",
    "towns": "TW",
    "round_spade": "SPADE >> 2",
    "round_town": "TOWN >> 5",
    "round_dwelling": "D >> 2",
    "round_trading_post": "TP >> 3",
    "round_temple": "TE >> 4",
    "round_large": "SA/SH >> 5",
    **END_TILE_OF,
}
"""Our sources of points by the site's names, where they differ."""


def colour(terrain: int) -> str | None:
    """A terrain in the site's word."""
    return None if terrain == NO_TERRAIN else COLOURS[terrain]


def terrain(word: str) -> int:
    """Our terrain for a colour; -1 when there is none."""
    plain = word.lower().replace("grey", "gray")
    return COLOURS.index(plain) if plain in COLOURS else -1


def cult(word: str) -> int:
    """The number of a cult; -1 when there is none."""
    return CULTS.index(word.lower()) if word.lower() in CULTS else -1
