"""How strong the factions are among bots: measured, not known to any rule."""

from __future__ import annotations

from typing import Final

FACTION_POINTS: Final[dict[str, int]] = {
    "fakirs": 0,
    "nomads": 9,
    "chaosmagicians": -1,
    "giants": -13,
    "swarmlings": -4,
    "mermaids": 6,
    "dwarves": 4,
    "engineers": -9,
    "halflings": 4,
    "cultists": 7,
    "alchemists": -1,
    "darklings": 6,
    "auren": 2,
    "witches": 7,
    "icemaidens": -8,
    "yetis": 0,
    "acolytes": 6,
    "dragonlords": 4,
    "riverwalkers": -2,
    "shapeshifters": -11,
}
"""A faction's mean points less those of all, measured among bots of the highest level."""
