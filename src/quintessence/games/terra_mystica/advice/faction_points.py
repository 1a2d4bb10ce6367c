"""How strong the factions are among bots: measured, not known to any rule."""

from __future__ import annotations

from typing import Final

FACTION_POINTS: Final[dict[str, int]] = {
    "fakirs": -1,
    "nomads": 3,
    "chaosmagicians": 3,
    "giants": -19,
    "swarmlings": 0,
    "mermaids": 11,
    "dwarves": 12,
    "engineers": -8,
    "halflings": 8,
    "cultists": 6,
    "alchemists": -3,
    "darklings": 12,
    "auren": -3,
    "witches": 1,
    "icemaidens": -5,
    "yetis": -3,
    "acolytes": 3,
    "dragonlords": 2,
    "riverwalkers": -8,
    "shapeshifters": -12,
}
"""A faction's mean points less those of all, measured among planning bots whose factions were drawn (410 games)."""
USUAL_START: Final[dict[str, int]] = {
    "fakirs": 9944,
    "nomads": 10911,
    "chaosmagicians": 10423,
    "giants": 10824,
    "swarmlings": 11737,
    "mermaids": 10983,
    "dwarves": 11888,
    "engineers": 10806,
    "halflings": 11009,
    "cultists": 10736,
    "alchemists": 10271,
    "darklings": 11059,
    "auren": 10268,
    "witches": 10224,
    "icemaidens": 10624,
    "yetis": 11179,
    "acolytes": 11704,
    "dragonlords": 13208,
    "riverwalkers": 11190,
    "shapeshifters": 9702,
}
"""What the first two rounds of a faction end with on average (339 set-ups), in hundredths of points; see opening.py."""
