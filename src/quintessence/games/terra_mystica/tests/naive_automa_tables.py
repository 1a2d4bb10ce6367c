"""What the naive Automa reads: cards, levels, strips, letters and tiles, typed in apart from the data files.

Two copies of the same tables find each other's typing errors; nothing here is read from the package's data.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WHEEL: Final = ["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland"]
CULTS: Final = ["fire", "water", "earth", "air"]
_SHORT: Final = {
    "Y": "desert",
    "U": "plains",
    "K": "swamp",
    "B": "lakes",
    "G": "forest",
    "S": "mountains",
    "R": "wasteland",
}

_STRIPS: Final = """
    U UYKRGBS UKYBSRG
    K KUBYSGR KBUGRYS
    B BKGURSY BGKSYUR
    G GBSKYRU GSBRUKY
    S SGRBUYK SRGYKBU
    R RSYGKUB RYSUBGK
    Y YRUSBKG YURKGSB
"""
STRIPS: Final = {
    _SHORT[home]: {"A": [_SHORT[letter] for letter in one], "B": [_SHORT[letter] for letter in other]}
    for home, one, other in (line.split() for line in _STRIPS.split("\n") if line.strip())
}
"""AU-37: the two strips of each home terrain."""


@dataclass(frozen=True)
class Card:
    """AU-13: the actions of a Decision card, and what it says as Support."""

    name: str
    passes: bool
    actions: list[str]
    is_marked: bool
    is_reaching: bool
    strip: str
    arrow: str
    number: int
    method: str
    bonus: str
    letters: str


_CARDS: Final = """
    *1  -    upgrade,favour,x   M   A >2 T left   AB
    *2  -    block,x            M   B <1 C middle AB
    *3  -    cult               U+R B >3 T right  DE
    *4  pass build,1            U   B <3 C left   DF
    *5  -    faction            M+R A <2 T right  AC
    6   pass block,x            M+R B >3 C middle AC
    7   pass faction            U+R B >4 C left   DF
    8   pass cult,2             M+R A >1 C right  DE
    9   pass cult,2             M+R A <2 C left   AB
    10  pass upgrade,1          U+R B <4 C left   AC
    11  pass upgrade,x          U+R A <2 C middle DE
    12  pass block,x            U+R A <3 C right  DF
    13  pass build,2            M+R B >1 C right  AC
    M2  -    block,trade_5      M   B <1 C middle AB
    M4  pass build_2,1          U   B <3 C left   DF
    M   pass trade_3            U   B >4 C right  DE
"""


def _card(line: str) -> Card:
    name, icon, actions, kind, strip, arrow, method, bonus, letters = line.split()
    return Card(
        name.strip("*"),
        icon == "pass",
        actions.split(","),
        kind[0] == "M",
        kind.endswith("+R"),
        strip,
        arrow[0],
        int(arrow[1]),
        method,
        bonus,
        letters,
    )


CARDS: Final = {card.name: card for card in (_card(line) for line in _CARDS.split("\n") if line.strip())}
"""AU-02. An action is build, upgrade, cult, block, favour, faction, x, or fixed points."""
STARTERS: Final = ["1", "2", "3", "4", "5"]
STARTERS_AT_SEA: Final = ["1", "M2", "3", "M4", "5"]
"""MS-69."""

NAVIGATION: Final = {1: [0, 1, 1], 2: [0, 1, 2], 3: [0, 1, 2], 4: [1, 2, 2], 5: [1, 2, 3]}
X: Final = {1: [0, 0, 0], 2: [0, 1, 1], 3: [1, 2, 2], 4: [2, 2, 3], 5: [2, 3, 4]}
"""AU-30: by pairs of rounds."""
NAVIGATION_AT_END: Final = {1: 1, 2: 2, 3: 2, 4: 2, 5: 3}
FIRST_PILE: Final = {1: 4, 2: 5, 3: 6, 4: 6, 5: 7}

FIRST_STEPS: Final = {
    "simpletons": [1, 1, 1, 1],
    "kuddlers": [1, 1, 0, 0],
    "druids": [2, 0, 0, 0],
    "racelings": [1, 1, 0, 0],
    "wanderers": [1, 0, 1, 0],
    "mimics": [0, 1, 1, 0],
    "powermongers": [0, 0, 0, 0],
    "symbionts": [1, 0, 1, 0],
    "blight": [0, 1, 1, 0],
    "gognomes": [1, 0, 0, 1],
}
"""AU-79 to AU-88."""
FACTION_POINTS: Final = {
    "simpletons": 2,
    "kuddlers": 2,
    "druids": 0,
    "racelings": 0,
    "wanderers": 1,
    "mimics": 2,
    "powermongers": 2,
    "symbionts": 0,
    "blight": 1,
    "gognomes": 0,
}
FACTION_FIRST: Final = {
    "kuddlers": ["closest", "human_strip"],
    "mimics": ["human_strip", "closest"],
    "powermongers": ["most_power"],
}
"""What comes before the general priorities in the faction's own building."""

TILES: Final[dict[str, tuple[str | None, int, int]]] = {
    "SCORE1": ("earth", 4, 6),
    "SCORE2": ("earth", 0, 5),
    "SCORE3": ("water", 4, 6),
    "SCORE4": ("fire", 5, 5),
    "SCORE5": ("fire", 4, 6),
    "SCORE6": ("water", 3, 6),
    "SCORE7": ("air", 5, 5),
    "SCORE8": ("air", 3, 6),
    "SCORE9": (None, 4, 8),
    "SEA1": ("fire", 4, 6),
    "SEA2": ("air", 0, 5),
    "SEA3": ("earth", 4, 6),
    "SEA4": ("air", 4, 6),
    "SEA5": ("earth", 3, 6),
    "SEA6": ("fire", 3, 6),
    "SEA7": ("water", 5, 5),
    "SEA8": ("earth", 5, 5),
    "SEA9": ("air", 4, 8),
    "SEA10": ("water", 3, 6),
    "SEA11": ("fire", 3, 6),
    "SEA12": ("water", 5, 5),
}
"""AU-17: the cult, and the numbers for rounds 1 to 3 and 4 to 6."""

_LETTERS: Final = {
    "base": """
        plains B2 H3 I8 F5 E6 A7
        swamp E5 B5 G5 H5 B3 E10
        lakes D5 D2 G6 H4 H2 E4
        forest F2 C3 G3 E9 F4 C3
        mountains E7 C5 F6 C5 C2 H6
        wasteland D6 E3 G2 D7 G2 D4
        desert D3 E8 B4 B4 F3 G4
    """,
    "fire_ice_1": """
        plains C3 B7 E6 D8 E1 H4
        swamp E3 C2 B8 H8 H3 D5
        lakes B3 H2 G4 D10 D6 H6
        forest D3 C4 G6 D9 F3 G6
        mountains H5 D2 G8 E5 G3 B4
        wasteland B5 F2 G7 H9 G5 D7
        desert C5 B2 D4 H7 G2 B6
    """,
    "fire_ice_2": """
        plains A5 E2 H3 F5 E6 A7
        swamp H5 B3 E10 C4 C1 F3
        lakes D5 D2 G6 H4 H2 E4
        forest C3 F2 E9 G3 F2 B5
        mountains F4 H6 D7 D7 C2 F4
        wasteland D6 E3 G2 C5 G2 D4
        desert D3 E8 B4 G4 E5 B4
    """,
    "loon_lakes": """
        plains F2 B5 G4 D5 F6 B8
        swamp H3 B4 G5 C5 B2 E3
        lakes H6 H2 F8 C6 H4 E4
        forest G3 B3 E7 H8 D6 B6
        mountains D3 H5 F5 H7 C4 B7
        wasteland D2 G2 E5 C7 C3 G2
        desert D4 G6 D7 D7 A5 F4
    """,
    "fjords": """
        plains H2 B2 E6 C4 H4 E9
        swamp G3 C5 G8 A6 G5 G8
        lakes B3 G6 F7 D4 B3 E4
        forest F5 C2 G9 D5 F3 B4
        mountains D1 F6 C6 E8 D1 G4
        wasteland H3 B5 D3 D6 E5 H6
        desert E3 H5 E7 I7 F4 C8
    """,
}
_BEGIN_AT_B: Final = ["fire_ice_1", "loon_lakes"]


def _one_on(hex: str) -> str:
    return chr(ord(hex[0]) + 1) + hex[1:]


def letters_of(board: str) -> dict[str, dict[str, str]]:
    """AU-25, AU-26: the hex of each letter, by home terrain."""
    found = {}
    for line in _LETTERS[board].split("\n"):
        if line.strip():
            home, *hexes = line.split()
            named = [_one_on(hex) for hex in hexes] if board in _BEGIN_AT_B else hexes
            found[home] = dict(zip("ABCDEF", named, strict=True))
    return found
