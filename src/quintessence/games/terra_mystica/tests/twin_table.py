"""What the twin of the Automa sees: a position read off a view, and kept up by events until the next view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from quintessence.core.match import Match
from quintessence.games.terra_mystica.tests import naive_automa as naive
from quintessence.games.terra_mystica.tests.naive_automa import Seen
from quintessence.games.terra_mystica.tests.naive_automa_tables import CARDS, CULTS, NAVIGATION, X
from quintessence.games.terra_mystica.tests.naive_ground import Ground, Structure, World

STRENGTH: Final = {"dwelling": 1, "trading_post": 2, "temple": 2, "stronghold": 3, "sanctuary": 3, "shipyard": 3}
AUTOMA: Final = "automa"
Expected = tuple[str, dict[str, Any]]
"""A tag, and those of its values that are checked."""


def plain(name: Any) -> str:
    """A card without its star."""
    return str(name).strip("*")


def strength(faction: str, kind: str) -> int:
    return 4 if faction == "yetis" and kind in ("stronghold", "sanctuary") else STRENGTH[kind]


def read(view: Any, ground: Ground) -> Seen:
    """The position, off a view."""
    own, players = view["automa"], view["players"]
    structures: dict[str, Structure] = {}
    for hex, content in view["hexes"].items():
        if len(content) > 1:
            owner = str(content[2])
            faction = "" if owner == AUTOMA else players[int(owner)]["faction"]
            structures[hex] = Structure(content[1], owner, strength(faction, content[1]))
    terrain = {hex: content[0] for hex, content in view["hexes"].items()}
    bridges = {frozenset({one, other}) for one, other, _ in view["bridges"]}
    world = World(ground, terrain, structures, set(own["marked"]), bridges, set(own["cubes"]))
    worths = [3, 2, 2, 2]
    slots = {
        cult: [worth for worth, holder in zip(worths, view["cult_slots"][cult], strict=True) if holder is None]
        for cult in CULTS
    }
    human = players[0]
    is_fixed = human["terrain"] in ("ice", "volcano")
    return Seen(
        world,
        own["faction"],
        own["level"],
        own["terrain"],
        view["round"],
        view["round_tiles"][max(0, view["round"] - 1)],
        human["wheel"] if is_fixed else human["terrain"],
        {**own["cults"]},
        [{**player["cults"]} for player in players],
        slots,
        own["priests"],
        set(view["used_spaces"]),
        {tile for tile in naive.BIG_FAVOURS if view["favour_tiles"][tile]},
        view["end_tile"],
        own["youth"],
        own["blighted"],
        {naive.ACHIEVEMENTS[number - 1] for number in own["achieved"]},
        "sea" in view,
        {hex for hex, seats in view.get("trade_markers", {}).items() if AUTOMA in seats},
    )


class Table:
    """One match as the twin follows it."""

    def __init__(self, match: Match) -> None:
        self.match: Final = match
        self.counts: Final[Counter[str]] = Counter()
        self.score: Final[Counter[str]] = Counter(initial=20)
        view: Any = match.view(None)
        self.ground: Final = Ground.read(view["rows"])
        self.view: Any = view
        self.seen: Seen = read(view, self.ground)
        self.todo: Iterator[Expected] = iter([])
        self.pile = 0
        self.drawn: list[str] = []
        self.ever: set[str] = set()
        """Cards that were drawn in some round: they are in every later pile."""
        self.action = ""
        self.row: list[str] = []
        """AU-21: the free bonus cards from the left, once all have one."""
        self.held: dict[str, str] = {}
        self.has_begun = False
        self.has_ended = False
        self.support = CARDS["1"]
        self.first_hexes: list[str] = []
        self.order: list[str] = []
        self.passed: list[str] = []
        """Who has passed in this round, in order."""
        self.open_offers = 0
        self.owed: Counter[str] = Counter()
        """AU-102, AU-106: what a human faction is to gain for building beside the Automa."""
        self.offers: Counter[int] = Counter()
        self.expected_offers: Counter[int] = Counter()

    def navigation(self) -> int:
        return self.seen.navigation() if self.seen.round else NAVIGATION[self.seen.level][0]

    def x(self) -> int:
        return self.seen.x() if self.seen.round else X[self.seen.level][0]

    def fold(self, tag: str, values: Any) -> None:
        """What an event changes on the table."""
        world, seat = self.seen.world, values.get("seat")
        is_own = seat == AUTOMA
        if tag in ("built", "placed"):
            world.structures[values["hex"]] = Structure("dwelling", str(seat), 1)
            world.cubes.discard(values["hex"])
        elif tag == "upgraded":
            kind = values["building"]
            faction = "" if is_own else self.view["players"][seat]["faction"]
            world.structures[values["hex"]] = Structure(kind, str(seat), strength(faction, kind))
        elif tag == "transformed":
            world.terrain[values["hex"]] = values["terrain"]
            world.cubes.discard(values["hex"])
        elif tag == "bridged":
            world.bridges.add(frozenset({values["hex"], values["to"]}))
        elif tag in ("rose", "sank"):
            cults = self.seen.cults if is_own else self.seen.human_cults[seat]
            cults[values["cult"]] = values["step"]
        elif tag == "traded" and is_own:
            self.seen.traded.add(values["hex"])
        elif tag == "automa_blocked" or tag == "used_power":
            self.seen.used.add(values["space"])
        elif tag == "took_card":
            if self.row:  # AU-48, AU-49
                self.row[self.row.index(values["card"])] = self.held[str(seat)]
            self.held[str(seat)] = values["card"]
        elif tag == "took_favour":
            self.seen.favours.discard(values["tile"])
        elif tag == "sent_priest" and is_own:
            self.seen.priests -= 1
            self.seen.slots[values["cult"]].pop(0)
        elif tag == "scored" and is_own:
            self.score[values["source"]] += values["points"]
        elif tag == "automa_marked" and values["marked"]:
            world.marked.add(values["hex"])
        elif tag == "automa_ability" and values["cause"] == "cube":
            world.cubes.add(values["hex"])
        elif tag == "round_began":
            self.seen.round = values["round"]
            self.seen.tile = values["tile"]
            self.seen.used = set()
