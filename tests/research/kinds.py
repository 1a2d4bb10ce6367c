"""The kinds of matches that the doors are tried with: every game, and what differs most of its options."""

from __future__ import annotations

from typing import Any

GAMES = ["connect_four", "earth_water_sun", "ephyran", "erythro", "terra_mystica"]
KINDS: list[tuple[str, dict[str, Any]]] = [
    ("connect_four", {}),
    ("earth_water_sun", {"options": {"board": "flat-58"}}),
    ("ephyran", {"seats": 3}),
    ("erythro", {"seats": 2, "options": {"adversary": "consortium"}}),
    ("terra_mystica", {"seats": 2}),
    ("terra_mystica", {"seats": 1, "options": {"automa": "simpletons"}}),
]
