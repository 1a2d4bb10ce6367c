"""A second, naive telling of the adversary's phases, written from the sheets with sets and sorting.

It starts from a view before the mines advance and ends with the draw. Chance is not its own: it takes the tokens, the
mines and the events that were drawn, and what players chose, from what was told; all that follows it works out.
"""

from __future__ import annotations

from typing import Any

from quintessence.core.game import Values

LIMITS = {
    "mars": {2: 3, 3: 4, 4: 4},
    "alliance": {2: 4, 3: 5, 4: 7},
    "consortium": {2: 1, 3: 1, 4: 1},
}
MOST_PROFIT = {2: 17, 3: 25, 4: 33}
GOAL = {2: 5, 3: 7, 4: 10}
AROUND = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]


class Ended(Exception):
    """The match is over."""


class World:
    """The planet as dictionaries."""

    def __init__(self, view: Any, hands: list[int]) -> None:
        self.adversary: str = view["adversary"]
        self.seats = len(view["players"])
        tiles = {int(number): tile for number, tile in view["tiles"].items()}
        self.pollution = {number: tile["pollution"] for number, tile in tiles.items()}
        self.sanctuaries = {number: tile["sanctuary"] for number, tile in tiles.items()}
        self.dome = {number for number, tile in tiles.items() if tile["dome"]}
        at = {(tile["q"], tile["r"]): number for number, tile in tiles.items()}
        self.near = {
            number: sorted(at[q + x, r + y] for x, y in AROUND if (q + x, r + y) in at) for (q, r), number in at.items()
        }
        self.mines = [
            {"name": name, "tile": mine["tile"], "line": mine["line"], "lines": mine["lines"], "of": mine["extraction"]}
            for name, mine in sorted(view["mines"].items(), key=lambda item: item[1]["age"])
        ]
        self.deck = sum(view["mine_deck"])
        self.bag = set(view["bag"])
        self.tokens = set(tiles) - ({1} if self.adversary == "alliance" else set())
        self.profit: int = view["profitability"]["value"] if view["profitability"] else 0
        self.destroyed = len(view["destroyed"])
        self.event: Any = view["event"]
        self.hands = hands
        self.decks = [player["deck"] for player in view["players"]]
        self.discards = [len(player["discard"]) for player in view["players"]]
        self.reasons: list[str] = []

    def check(self) -> None:
        """Ends, defeats first."""
        lost = ["mine_lost"] if any(mine["line"] >= len(mine["lines"]) for mine in self.mines) else []
        if sum(1 for tokens in self.pollution.values() if tokens == 4) >= LIMITS[self.adversary][self.seats]:
            lost.append("contaminated")
        if self.adversary == "alliance" and self.profit >= MOST_PROFIT[self.seats]:
            lost.append("profitable")
        self.reasons = lost or self.victory()
        if self.reasons:
            raise Ended

    def victory(self) -> list[str]:
        if self.adversary == "mars":
            return ["planet_freed"] if not self.mines and not self.dome else []
        if self.adversary == "alliance":
            return ["unprofitable"] if self.profit <= 0 else []
        if self.destroyed >= GOAL[self.seats] and not any(self.pollution.values()):
            return ["planet_cleaned"]
        return ["mines_exhausted"] if not self.mines and not self.deck else []

    def pollute(self, tile: int, count: int) -> None:
        for _ in range(count):
            if self.pollution[tile] < 4:
                self.pollution[tile] += 1
            if self.pollution[tile] == 4:
                self.sanctuaries[tile] = None

    def do_line(self, mine: Any) -> None:
        line = mine["lines"][mine["line"]]
        if line == "destroy":
            self.sanctuaries[mine["tile"]] = None
        elif line == "around":
            for tile in [mine["tile"], *self.near[mine["tile"]]]:
                self.pollute(tile, 1)
        elif line.startswith("own"):
            self.pollute(mine["tile"], int(line.split()[1]))

    def can_take(self, tile: int) -> bool:
        is_mined = any(mine["tile"] == tile for mine in self.mines)
        return not is_mined and tile not in self.dome and self.pollution[tile] < 4


class Script:
    """The sheets, with a list of what was told to take chance from."""

    def __init__(self, world: World, told: list[Values], mine_lines: dict[str, Any]) -> None:
        self.world = world
        self.drawn: list[Any] = [event["tile"] for event in told if event["tag"] == "token_drawn"]
        self.mines: list[Any] = [event["mine"] for event in told if event["tag"] == "mine_placed"]
        self.events: list[Any] = [event for event in told if event["tag"] == "event_revealed"]
        self.removed: list[Any] = [event for event in told if event["tag"] == "removed"]
        self.mine_lines = mine_lines

    def token(self) -> int | None:
        """The next tile that takes something; None when none can."""
        world = self.world
        if not any(world.can_take(tile) for tile in world.tokens):
            return None
        while True:
            if not world.bag:
                world.bag = set(world.tokens)
            tile = self.drawn.pop(0)
            assert tile in world.bag, (tile, world.bag)
            world.bag.remove(tile)
            if world.can_take(tile):
                return int(tile)

    def new_mine(self) -> None:
        world = self.world
        if not world.deck:
            return
        tile = self.token()
        if tile is None:
            return
        name = self.mines.pop(0)
        lines, extraction = self.mine_lines[name]
        world.mines.append({"name": name, "tile": tile, "line": 0, "lines": lines, "of": extraction})
        world.deck -= 1
        world.check()
        world.do_line(world.mines[-1])
        world.check()

    def random_pollution(self) -> None:
        tile = self.token()
        if tile is not None:
            self.world.pollute(tile, 1)
        self.world.check()

    def run(self) -> None:
        """Phases 3 to 6."""
        try:
            self.mines_phase()
            self.adversary_phase()
            for seat in range(self.world.seats):
                self.draw(seat)
        except Ended:
            pass

    def mines_phase(self) -> None:
        for mine in list(self.world.mines):
            mine["line"] += 1
            if mine["line"] < len(mine["lines"]):
                self.world.do_line(mine)
            self.world.check()

    def adversary_phase(self) -> None:
        world = self.world
        if world.adversary == "alliance":
            world.profit += sum(mine["of"] for mine in world.mines)
            world.check()
        elif world.adversary == "consortium":
            due = {2: 1, 3: 1, 4: 2}[world.seats]
            if world.deck:
                for _ in range(min(due, world.deck)):
                    self.new_mine()
            else:
                for _ in range(world.seats):
                    self.random_pollution()
            world.event = self.events.pop(0)
            world.check()

    def draw(self, seat: int) -> None:
        world = self.world
        need = max(0, 5 - world.hands[seat])
        taken = min(need, world.decks[seat])
        world.decks[seat] -= taken
        need -= taken
        if need and world.discards[seat]:
            world.decks[seat], world.discards[seat] = world.discards[seat], 0
            taken = min(need, world.decks[seat])
            world.decks[seat] -= taken
            self.answer()

    def answer(self) -> None:
        world = self.world
        if world.adversary == "consortium":
            for effect in world.event["shuffle"] if world.event else []:
                self.event_effect(effect)
        elif world.deck:
            self.new_mine()
        elif world.adversary == "mars":
            self.random_pollution()
        else:
            world.profit += 5
            world.check()

    def event_effect(self, effect: Any) -> None:
        if effect["effect"] == "mine":
            self.new_mine()
        elif effect["effect"] == "pollute":
            for _ in range(effect["count"]):
                self.random_pollution()
        elif effect["effect"] == "remove" and any(0 < tokens < 4 for tokens in self.world.pollution.values()):
            choice = self.removed.pop(0)
            self.world.pollution[choice["tile"]] -= choice["count"]
            self.world.check()
