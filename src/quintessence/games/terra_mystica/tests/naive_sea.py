"""A naive model of ships, shipyards and trade, written from the rulings alone: it follows what a match shows and tells.

Before a decision it says which voyages, ways, trades, landings and spaces must be offered; after it, which ships were
launched or lost, and what a trade brought. Numbers come from the data files as they lie there, ways from walking.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quintessence.core.game import Action, Seat
from quintessence.core.match import Match
from quintessence.games.terra_mystica.tests.naive_ground import FAR, Cell, Ground, around

DATA = Path(__file__).parent.parent / "data"
SEA = tomllib.loads((DATA / "merchants.toml").read_text(encoding="utf-8"))["merchants"]
STRENGTH = {"dwelling": 1, "trading_post": 2, "temple": 2, "stronghold": 3, "sanctuary": 3, "shipyard": 3}
LARGE = {"stronghold", "sanctuary"}
VOYAGES = {"voyage", "card_voyage", "favour_voyage"}
ELSEWHERE = {"accept", "decline", "close", "convert", "buy_token", "step"}
"""With one of these on offer, it is not the ships' moment."""
Row = list[Any]
GOODS = ["coins", "workers", "priests", "power"]


def flat(cell: Cell) -> tuple[int, int]:
    """Odd rows lie half a hex to the right: the same cell on straight axes."""
    return cell[1] - (cell[0] - cell[0] % 2) // 2, cell[0]


def apart(one: Cell, other: Cell) -> int:
    """MS-35: plain distance, whatever lies between."""
    (q, r), (s, t) = flat(one), flat(other)
    return max(abs(q - s), abs(r - t), abs(q + r - s - t))


@dataclass
class Ships:
    """What one seat has."""

    hexes: list[str | None] = field(default_factory=lambda: [None, None, None])
    dock: str | None = None
    moved: list[bool] = field(default_factory=lambda: [False, False, False])
    level: int = 0


class NaiveSea:
    """Follows one match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        shown = self.shown()
        self.ground = Ground.read(shown["rows"])
        self.rivers: dict[str, Cell] = {f"r{place}": cell for place, cell in enumerate(sorted(self.ground.river))}
        self.canals: list[list[str]] = SEA["canals"][shown["board"]]["pairs"]
        self.ships = [Ships() for _ in range(match.seats)]
        self.marks: set[tuple[int, str]] = set()
        self.used: set[tuple[int, str]] = set()
        self.by_water: dict[str, dict[str, int]] = {}
        """Spaces from a hex to the rivers, for each that was asked about."""
        self.spent: set[str] = set()
        self.checks = 0

    def shown(self) -> Any:
        return self.match.view(None)

    def cell(self, name: str) -> Cell:
        return self.rivers[name] if name in self.rivers else self.ground.land[name]

    def ways(self, start: str) -> dict[str, int]:
        """MS-08, MS-32: spaces from a hex to the rivers, canals included; what is printed is found once."""
        if start not in self.by_water:
            self.by_water[start] = self.walk(start)
        return self.by_water[start]

    def walk(self, start: str) -> dict[str, int]:
        found: dict[str, int] = {start: 0} if start in self.rivers else {}
        edge, count = [start], 0
        while edge:
            count += 1
            ahead: list[str] = []
            for here in edge:
                near = [name for name, cell in self.rivers.items() if cell in around(self.cell(here))]
                near += [pair[1 - end] for pair in self.canals for end in (0, 1) if pair[end] == here]
                for name in near:
                    if name not in found:
                        found[name] = count
                        ahead.append(name)
            edge = ahead
        return found

    def shore(self, river: str) -> list[str]:
        return [name for name, cell in self.ground.land.items() if cell in around(self.rivers[river])]

    # What follows from the rulings for one seat.

    def sail(self, shown: Any, seat: int) -> int:
        """MS-16, MS-25, MS-31."""
        player = shown["players"][seat]
        has_range = player["faction"] in SEA["range"]["factions"]
        spaces: int = self.ships[seat].level if has_range else player["shipping"]
        if player["card"] is not None and not player["passed"]:
            card = shown["printed"]["bonus_cards"][player["card"]]
            spaces += card.get("sail", 0) + (0 if has_range else card.get("shipping", 0))
        return spaces + self.ability(shown, seat).get("sail", 0)

    def ability(self, shown: Any, seat: int) -> dict[str, int]:
        """MS-25: of a shipyard that stands."""
        player = shown["players"][seat]
        if not player["buildings"]["shipyard"]:
            return {}
        found: dict[str, int] = SEA["abilities"][SEA["shipyards"][player["faction"]]["ability"]]
        return found

    def reached(self, shown: Any, seat: int, ship: int) -> dict[str, int]:
        """MS-33, MS-35: the rivers that a ship could go to, and their power, whether it is there or not."""
        at = self.ships[seat].hexes[ship]
        assert at is not None
        if shown["players"][seat]["faction"] in SEA["range"]["over_land"]:
            far = {name: apart(self.cell(at), cell) for name, cell in self.rivers.items()}
        else:
            far = self.ways(at)
        sail = self.sail(shown, seat)
        return {name: int(far[name] > sail) for name in far if name != at and far.get(name, FAR) <= sail + 1}

    def is_spare(self, seat: int, ship: int) -> bool:
        """One of a lower number lies there and has done as much."""
        own = self.ships[seat]
        return any(own.hexes[other] == own.hexes[ship] and own.moved[other] == own.moved[ship] for other in range(ship))

    def partners(self, shown: Any, seat: int, ship: int) -> list[str]:
        """MS-43 to MS-46."""
        at = self.ships[seat].hexes[ship]
        if at not in self.rivers or sum(one == seat for one, _ in self.marks) >= SEA["pieces"]["markers"]:
            return []
        found = [hex for hex in self.shore(at) if len(shown["hexes"][hex]) > 1]
        return [hex for hex in found if shown["hexes"][hex][2] != seat and (seat, hex) not in self.marks]

    def is_idle(self, shown: Any, seat: int, price: int) -> bool:
        """No ship on the map could move or trade, once so much power is paid."""
        own, power = self.ships[seat], shown["players"][seat]["power"]
        afloat = [ship for ship in range(3) if own.hexes[ship] is not None]
        can_pay = power[2] - price + power[1] // 2 >= SEA["voyage"]["power"]
        can_move = bool(afloat) and (self.sail(shown, seat) > 0 or can_pay)
        return not can_move and not any(self.partners(shown, seat, ship) for ship in afloat)

    # Before a decision.

    def expected(self, shown: Any, seat: int) -> set[str]:
        """All that the ships let a seat do now, in its own turn, by rows."""
        own, player, fleet = self.ships[seat], shown["players"][seat], shown["fleets"][seat]
        if fleet["is_launching"]:
            return {"launch"} if self.can_pay_ship(shown, seat) and None in own.hexes else set()
        if fleet["is_sailing"]:
            return self.sailing(shown, seat)
        found = set(self.landings(shown, seat))
        if not player["due"]["actions"]:
            return found
        is_afloat = any(own.hexes)
        spaces = ["voyage"]
        if player["card"] and shown["printed"]["bonus_cards"][player["card"]].get("action") == "voyage":
            spaces.append("card_voyage")
        if "FAV15" in player["favours"]:
            spaces.append("favour_voyage")
        for space in spaces:
            if is_afloat and (seat, space) not in self.used and not self.is_idle(shown, seat, 0):
                found.add(f"special {space}")
        is_due = player["buildings"]["shipyard"] and (seat, "build_ships") not in self.used
        if is_due and None in own.hexes and self.can_pay_ship(shown, seat):
            found.add("special build_ships")
        return found | self.power_actions(shown, seat)

    def can_pay_ship(self, shown: Any, seat: int) -> bool:
        workers, coins = shown["prices"][seat]["dwelling"][:2]
        player = shown["players"][seat]
        return bool(player["workers"] >= workers and player["coins"] >= coins)

    def power_actions(self, shown: Any, seat: int) -> set[str]:
        """MS-52 to MS-56."""
        own, player = self.ships[seat], shown["players"][seat]
        is_yeti = player["faction"] == "yetis"
        again = is_yeti and player["buildings"]["stronghold"]
        found = set()
        for name in ("ACT7", "ACT8", "ACT9"):
            table = SEA["power_actions"][name]
            price = table["cost"] - is_yeti
            if player["power"][2] < price or (name in self.spent and not again):
                continue
            useful = {
                "ACT7": any(own.hexes) and not self.is_idle(shown, seat, price),
                "ACT8": None in own.hexes and self.harbour(shown, seat, "power") is not None,
                "ACT9": player["priests"] > 0
                and any(left and tile not in player["favours"] for tile, left in shown["favour_tiles"].items()),
            }
            if useful[name]:
                found.add(f"power {name}")
        return found

    def sailing(self, shown: Any, seat: int) -> set[str]:
        own, power = self.ships[seat], shown["players"][seat]["power"][2]
        found = set()
        for ship in range(3):
            if own.hexes[ship] is None or self.is_spare(seat, ship):
                continue
            if not own.moved[ship]:
                for river, price in self.reached(shown, seat, ship).items():
                    if price <= power:
                        found.add(f"sail {ship + 1} {river}")
            found |= {f"trade {ship + 1} {hex}" for hex in self.partners(shown, seat, ship)}
        return found

    def landings(self, shown: Any, seat: int) -> list[str]:
        """MS-38 to MS-40: empty hexes of one's terrain beside a ship; in the same turn, only what was transformed."""
        player = shown["players"][seat]
        if player["buildings"]["dwelling"] == 8:
            return []
        names = sorted(self.ground.land, key=lambda hex: self.ground.land[hex])
        transformed = [names[place] for place in player["due"]["may_build"]]
        found = []
        for ship in range(3):
            at = self.ships[seat].hexes[ship]
            if at is None or at not in self.rivers or self.is_spare(seat, ship):
                continue
            for hex in self.shore(at):
                terrain, *building = shown["hexes"][hex]
                is_home = terrain == player["terrain"]
                if player["faction"] == "riverwalkers":
                    is_home = terrain in WHEEL and bool(player["unlocked"] >> WHEEL.index(terrain) & 1)
                if is_home and not building and (player["due"]["actions"] or hex in transformed):
                    found.append(f"settle {ship + 1} {hex}")
        return found

    # A decision, and what it led to.

    def play(self, seat: Seat, action: Action) -> None:
        """Check what is offered, play, and check what happened."""
        shown = self.shown()
        legal = [row(one) for one in self.match.legal(seat)]
        kinds = {one.split()[0] for one in legal}
        is_owed = any(value for name, value in shown["players"][seat].get("due", {}).items() if name not in FREE)
        if shown["phase"] == "play" and shown["active"] == seat and not kinds & ELSEWHERE and not is_owed:
            offered = {one for one in legal if is_at_sea(one)}
            wanted = self.expected(shown, seat)
            assert offered == wanted, (seat, sorted(offered ^ wanted), shown["players"][seat], self.ships[seat])
            self.checks += 1
        events = [event.row() for event in self.match.play(seat, action)]
        after = self.shown()
        self.follow(shown, after, row(action), seat, events)
        for place, own in enumerate(self.ships):
            fleet = after["fleets"][place]
            assert (fleet["ships"], fleet["dock"]) == (own.hexes, own.dock), (row(action), events, fleet, own)
            assert fleet["range"] == own.level, (fleet, own)
        seen = {(place, hex) for hex, whose in after["trade_markers"].items() for place in whose}
        assert {pair for pair in seen if pair[0] != "automa"} == self.marks

    def harbour(self, shown: Any, seat: int, source: str) -> str | None:
        """MS-27."""
        yards = [hex for hex, what in shown["hexes"].items() if what[1:] == ["shipyard", seat]]
        dock = self.ships[seat].dock
        if dock is None or source in ("shipyard", "build_ships", "launch"):
            return yards[0] if yards else None
        return dock

    def gain(self, after: Any, seat: int, count: int, source: str) -> list[Row]:
        """MS-26: what must be told of ships that are gained."""
        told: list[Row] = []
        own, hex = self.ships[seat], self.harbour(after, seat, source)
        for _ in range(count):
            if None in own.hexes and hex is not None:
                ship = own.hexes.index(None)
                own.hexes[ship] = hex
                told.append(["launched", seat, ship + 1, hex, source])
            else:
                told.append(["ship_lost", seat, source])
        return told

    def follow(self, before: Any, after: Any, action: str, seat: int, events: list[Row]) -> None:
        """Ships that are gained, moved and given up, one event after another."""
        told = [event for event in events if event[0] in ("launched", "ship_lost", "docked", "ranged")]
        wanted: list[Row] = []
        if before["phase"] == "play" and after["phase"] != "over" and (before["round"], "play") != place_in(after):
            wanted += self.rewards(before, after)
        if action == "launch":
            wanted += self.gain(after, seat, 1, "build_ships")
        if action in ("power ACT7", "power ACT8", "power ACT9"):
            self.spent.add(action.split()[1])
        for tag, *parts in events:
            if tag == "took_faction" and parts[1] in SEA["range"]["factions"]:
                self.ships[parts[0]].level = SEA["range"]["start"]
            elif tag == "used_special":
                self.used.add((parts[0], parts[1]))
            elif tag == "automa_blocked":
                self.spent |= {str(part) for part in parts}
            elif tag == "used_power" and parts[1] == "ACT8":
                wanted += self.gain(after, parts[0], 1, "power")
            elif tag == "took_favour" and parts[1] == "FAV14":
                wanted += self.gain(after, parts[0], 2, "favour")
            elif tag == "took_town" and parts[1] == "TW9":
                wanted += self.gain(after, parts[0], 2, "town")
            elif tag == "round_began":
                self.used, self.spent = set(), set()
            elif tag == "built" and parts[0] != "automa" and self.waits_for_dock(parts[0], parts[1]):
                wanted.append(["docked", *parts[:2]])
            elif tag == "docked":
                told_of = self.docked(before, after, parts[0], parts[1])
                wanted += [] if before["phase"] == "play" else [told_of]
            elif tag == "upgraded" and parts[2] == "shipyard" and parts[0] != "automa":
                wanted += self.shipyard(after, parts[0], events)
            elif tag == "ranged" and action == "ship":
                wanted += self.ranged(parts)
            elif tag == "had_income":
                wanted += self.income(after, parts[0])
            elif tag == "sailed":
                self.sailed(before, parts)
            elif tag == "traded" and parts[1] is not None:
                self.traded(before, after, parts, events)
            elif tag == "ship_spent":
                self.landed(parts[0], parts[1], events)
        assert sorted(map(str, told)) == sorted(map(str, wanted)), (action, told, wanted)
        if after["phase"] != "play" or not any(fleet["is_sailing"] for fleet in after["fleets"]):
            for own in self.ships:
                own.moved = [False] * 3

    def waits_for_dock(self, seat: int, hex: str) -> bool:
        """MS-13: a marker that waits goes on the first dwelling that is built at a river."""
        return self.ships[seat].dock is None and self.ground.is_at_river(hex)

    def docked(self, before: Any, after: Any, seat: int, hex: str) -> Row:
        """MS-12, MS-13."""
        assert self.ships[seat].dock is None and self.ground.is_at_river(hex)
        assert after["hexes"][hex][1:] == ["dwelling", seat]
        if before["phase"] == "play":
            assert before["hexes"][hex][1:] == [], "a dock that waits goes with a new dwelling"
        self.ships[seat].dock = hex
        return ["docked", seat, hex]

    def shipyard(self, after: Any, seat: int, events: list[Row]) -> list[Row]:
        """MS-18, MS-22, MS-25."""
        faction = after["players"][seat]["faction"]
        yard = self.harbour(after, seat, "shipyard")
        assert yard is not None and self.ground.is_at_river(yard)
        found = []
        if faction in SEA["range"]["factions"]:
            found += self.ranged([seat, self.ships[seat].level + 1]) if self.ships[seat].level < 3 else []
        else:
            assert ["shipped", seat, after["players"][seat]["shipping"]] in events or (
                after["players"][seat]["shipping"] == (5 if faction == "mermaids" else 3)
            )
        return found + self.gain(after, seat, self.ability(after, seat).get("ships", 0), "launch")

    def ranged(self, parts: Row) -> list[Row]:
        """MS-16."""
        self.ships[parts[0]].level += 1
        assert parts[1] == self.ships[parts[0]].level <= SEA["range"]["most"]
        return [["ranged", *parts]]

    def income(self, after: Any, seat: int) -> list[Row]:
        """MS-23, MS-57."""
        found = []
        if after["players"][seat]["buildings"]["shipyard"]:
            found += self.gain(after, seat, 1, "shipyard")
        if after["players"][seat]["card"] == "BON12":
            found += self.gain(after, seat, 1, "card")
        return found

    def rewards(self, before: Any, after: Any) -> list[Row]:
        """MS-60: ships for steps on the cult of the round's tile."""
        tile = SEA["round_tiles"][before["round_tiles"][before["round"] - 1]]
        found = []
        for seat in range(len(self.ships)):
            steps = after["players"][seat]["cults"][tile["cult"]]
            found += self.gain(after, seat, tile.get("ships", 0) * (steps // tile["steps"]), "reward")
        return found

    def sailed(self, before: Any, parts: Row) -> None:
        seat, ship, start, end, _, power = parts
        own = self.ships[seat]
        assert own.hexes[ship - 1] == start and self.reached(before, seat, ship - 1)[end] == power
        own.hexes[ship - 1], own.moved[ship - 1] = end, True

    def landed(self, seat: int, ship: int, events: list[Row]) -> None:
        self.ships[seat].hexes[ship - 1] = None
        assert any(event[0] == "built" and event[1] == seat for event in events)

    def traded(self, before: Any, after: Any, parts: Row, events: list[Row]) -> None:
        """MS-44 to MS-50."""
        seat, ship, hex, partner = parts[:4]
        building, owner = before["hexes"][hex][1:3]
        is_strong = building in LARGE and owner != "automa" and before["players"][owner]["faction"] == "yetis"
        strength = STRENGTH[building] + is_strong
        ability, goods = self.ability(before, seat), {**SEA["trade"][building]}
        goods["coins"] = goods.get("coins", 0) + ability.get("trade_coins", 0)
        goods["power"] = goods.get("power", 0) + ability.get("trade_power", 0)
        assert (owner, parts[4:6]) == (partner, [building, strength])
        assert parts[6:] == [goods.get(name, 0) for name in GOODS]
        player = before["players"][seat]
        card = SEA["bonus_cards"].get(player["card"] or "", {})
        tile = SEA["round_tiles"][before["round_tiles"][before["round"] - 1]]
        wanted = [
            ("trade", strength),
            ("FAV13", SEA["favour_tiles"]["FAV13"]["trade_points"] if "FAV13" in player["favours"] else 0),
            (str(player["card"]), card.get("trade_points", 0)),
            ("shipyard", ability.get("trade_points", 0)),
            ("round_trade", tile["points"] if tile["scores"] == "trade" else 0),
        ]
        scored = [(event[2], event[3]) for event in events if event[0] == "scored"]
        assert scored == [pair for pair in wanted if pair[1]], (scored, wanted)
        offers = [event[1:] for event in events if event[0] == "offered"]
        is_seated = owner != "automa" and not before["players"][owner]["left"]
        assert offers == ([[owner, seat, strength]] if is_seated else [])
        for name in ("coins", "workers"):
            assert after["players"][seat][name] - player[name] == goods.get(name, 0), (name, goods)
        self.marks.add((seat, hex))
        self.ships[seat].hexes[ship - 1] = None


FREE = {"actions", "may_build", "reactions", "blocked", "flown", "can_buy", "has_bought", "hexes_left", "one_track"}
"""What is noted of a turn and asks for nothing."""
WHEEL = ["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland"]


def place_in(shown: Any) -> tuple[int, str]:
    return shown["round"], shown["phase"]


def row(action: Action) -> str:
    return " ".join(str(part) for part in action.row())


def is_at_sea(text: str) -> bool:
    """Whether an action, as a text, is one that this model answers for."""
    tag, *parts = text.split()
    if tag == "special":
        return parts[0] in VOYAGES or parts[0] == "build_ships"
    if tag == "power":
        return parts[0] in ("ACT7", "ACT8", "ACT9")
    return tag in ("sail", "trade", "settle", "launch")
