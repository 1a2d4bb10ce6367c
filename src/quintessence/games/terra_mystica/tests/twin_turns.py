"""The actions of a card, as the twin of the Automa would do them: each tells what must happen next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from quintessence.games.terra_mystica.tests import naive_automa as naive
from quintessence.games.terra_mystica.tests.naive_automa_tables import FACTION_POINTS, Card
from quintessence.games.terra_mystica.tests.naive_ground import FAR
from quintessence.games.terra_mystica.tests.twin_table import AUTOMA, Expected, Table

ARROWS: Final = {">": "right", "<": "left"}
METHODS: Final = {"T": "tile", "C": "catch_up"}


class Turns(Table):
    """What the cards make the Automa do. A choice is made when its event comes, on the position of that moment."""

    def actions(self, card: Card) -> Iterator[Expected]:
        """AU-53, AU-55, AU-88."""
        for action in card.actions:
            lines = ["build", *self.faction_lines()] if action == "faction" else [action]
            for line in lines:
                yield from self.do(line, action == "faction")
                yield from self.achieve()
        yield "turn_ended", {}

    def faction_lines(self) -> list[str]:
        faction = self.seen.faction
        found = {"druids": ["steps"], "symbionts": ["cube"], "blight": ["blight", "blight"]}.get(faction, [])
        return [*found, "faction_points"] if FACTION_POINTS[faction] else found

    def do(self, line: str, by_faction: bool) -> Iterator[Expected]:
        if line == "build":
            yield from self.build(by_faction)
        elif line == "build_2":
            yield from self.build(False, 2)
        elif line.startswith("trade_"):
            yield from self.trade(int(line.removeprefix("trade_")))
        elif line == "upgrade":
            yield from self.upgrade()
        elif line == "cult":
            yield from self.cult()
        elif line == "steps":
            yield from self.rise(2, "faction")
        elif line == "favour":
            yield from self.favour()
        elif line == "block":
            yield from self.block(naive.SPACES)
            if self.seen.is_at_sea:
                yield from self.block(naive.SPACES_AT_SEA)
        elif line in ("cube", "blight"):
            yield from self.mark_land(line)
        elif line == "x":
            yield "automa_tried", {"action": "x_points", "points": self.seen.x()}
            if self.seen.x():
                yield "scored", {"source": "automa_x", "points": self.seen.x()}
            else:
                yield "automa_skipped", {"why": "zero"}
        else:
            points = FACTION_POINTS[self.seen.faction] if line == "faction_points" else int(line)
            yield "automa_tried", {"action": "points", "points": points}
            yield "scored", {"source": "automa_faction" if by_faction else "automa_card", "points": points}

    def tried(self, action: str, **values: Any) -> Expected:
        return (
            "automa_tried",
            {
                "action": action,
                "navigation": self.seen.navigation(),
                "arrow": ARROWS[self.support.arrow],
                "number": self.support.number,
                **values,
            },
        )

    def build(self, by_faction: bool, far: int | None = None) -> Iterator[Expected]:
        anywhere = by_faction and self.seen.faction == "wanderers"
        card = self.support
        structure = None if anywhere else "marked" if card.is_marked else "unmarked"
        reaching = None if anywhere else card.is_reaching
        seen_as = {} if far is None else {"navigation": far}
        yield self.tried("build", structure=structure, reaching=reaching, strip=card.strip, **seen_as)
        choice = naive.build(self.seen, card, by_faction, far)
        if choice is None:
            why = "no_hex" if self.seen.supply("dwelling") else "no_dwelling"
            yield "automa_skipped", {"why": why, "instead": "upgrade"}
            yield from self.upgrade("instead")
            return
        yield "automa_chose", {"action": "build", "choice": choice}
        hex = choice.chosen
        assert hex is not None
        world = self.seen.world
        ways = [world.distance(hex, world.of_kind(kind)) for kind in (True, False)]
        is_marked = world.would_be_marked(hex)
        self.expect_offers(hex)
        if world.terrain[hex] != self.seen.home:
            yield "transformed", {"hex": hex, "terrain": self.seen.home}
        yield "built", {"hex": hex}
        told = [None if way == FAR else way for way in ways]
        yield "automa_marked", {"hex": hex, "to_marked": told[0], "to_unmarked": told[1], "marked": is_marked}

    def expect_offers(self, hex: str) -> None:
        """AU-10, AU-67."""
        for other in self.seen.world.beside(hex):
            structure = self.seen.world.structures.get(other)
            if structure is not None and structure.owner != AUTOMA:
                self.expected_offers[int(structure.owner)] += structure.strength

    def upgrade(self, origin: str = "card") -> Iterator[Expected]:
        yield self.tried("upgrade", origin=origin)
        found = naive.upgrade(self.seen, self.support)
        if found is None:
            yield "automa_skipped", {"why": "no_upgrade", "instead": None}
            return
        choice, kind = found
        yield "automa_chose", {"action": "upgrade", "choice": choice}
        assert choice.chosen is not None
        self.expect_offers(choice.chosen)
        yield "upgraded", {"hex": choice.chosen, "building": kind}

    def cult(self) -> Iterator[Expected]:
        yield self.tried("cult", method=METHODS[self.support.method])
        found = naive.advance(self.seen, self.support)
        if found is None:
            yield "automa_skipped", {"why": "no_track"}
            return
        choice, step, has_priest = found
        yield "automa_chose", {"action": "cult", "choice": choice}
        if has_priest:
            yield "sent_priest", {"cult": choice.chosen}
        yield "rose", {"cult": choice.chosen, "step": step}

    def rise(self, steps: int, origin: str) -> Iterator[Expected]:
        yield self.tried("steps", points=steps, origin=origin)
        found = naive.rise(self.seen, self.support, steps)
        if found is None:
            yield "automa_skipped", {"why": "no_track"}
            return
        yield "automa_chose", {"action": "steps", "choice": found[0]}
        yield "rose", {"cult": found[0].chosen, "step": found[1]}
        if origin == "ability":
            yield "automa_ability", {"cause": "power_taken", "cult": found[0].chosen}

    def favour(self) -> Iterator[Expected]:
        yield self.tried("favour", method=METHODS[self.support.method])
        found = naive.favour(self.seen, self.support)
        if found is None:
            yield "automa_skipped", {"why": "not_this_round" if self.seen.round < 5 else "no_tile"}
            return
        choice, step = found
        yield "automa_chose", {"action": "favour", "choice": choice}
        assert choice.chosen is not None
        yield "took_favour", {"tile": choice.chosen}
        yield "rose", {"cult": naive.BIG_FAVOURS[choice.chosen], "step": step}

    def trade(self, first: int) -> Iterator[Expected]:
        """MS-74, MS-78."""
        yield self.tried("trade")
        choice = naive.trade(self.seen, self.support) if self.seen.round >= first else None
        if choice is None:
            yield "automa_skipped", {"why": "no_structure" if self.seen.round >= first else "not_this_round"}
            return
        yield "automa_chose", {"action": "trade", "choice": choice}
        assert choice.chosen is not None
        structure = self.seen.world.structures[choice.chosen]
        self.expected_offers[int(structure.owner)] += structure.strength
        yield "traded", {"hex": choice.chosen, "points": structure.strength, "ship": None}
        yield "scored", {"source": "automa_trade", "points": structure.strength}

    def block(self, spaces: list[str]) -> Iterator[Expected]:
        yield self.tried("block")
        choice = naive.block(self.seen, self.support, spaces)
        if choice is None:
            yield "automa_skipped", {"why": "no_space"}
            return
        yield "automa_chose", {"action": "block", "choice": choice}
        yield "automa_blocked", {"space": choice.chosen}

    def mark_land(self, line: str) -> Iterator[Expected]:
        """AU-86, AU-87."""
        yield self.tried(line)
        choice = (naive.cube if line == "cube" else naive.blight)(self.seen, self.support)
        if choice is None:
            yield "automa_skipped", {"why": "no_hex"}
            return
        yield "automa_chose", {"action": line, "choice": choice}
        if line == "cube":
            yield "automa_ability", {"cause": "cube", "hex": choice.chosen}
        else:
            yield "transformed", {"hex": choice.chosen, "terrain": self.seen.blighted}

    def achieve(self) -> Iterator[Expected]:
        """AU-88."""
        if self.seen.faction != "gognomes":
            return
        now = naive.achievements(self.seen)
        for number, name in enumerate(naive.ACHIEVEMENTS, 1):
            if name in now and name not in self.seen.achieved:
                self.seen.achieved.add(name)
                yield "automa_ability", {"cause": f"achievement_{number}", "points": 3}
                yield "scored", {"source": "automa_faction", "points": 3}
