"""Erythro a second time, the adversary's half: ends, tiles, bag, mines and the three sheets. Part of `model.py`."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from quintessence.games.erythro.tests.model_lines import (
    Row,
    World,
    gain,
    is_contaminated,
    pay,
    reach,
    splits,
    total,
)

Question = tuple[str, dict[int, list[Row]]]
Answer = tuple[int, Row]
Course = Generator[Question, Answer, None]
Asked = Generator[Question, Answer, Row]
DRAWN = ["token_drawn", "mine_placed", "event_revealed", "drew", "bought"]
SCRIPT = ["mines", "adversary", "draw"]
SCRIPTED: dict[str, Any] = {"by": None, "card": None, "zone": None, "line": None}


class Over(Exception):
    """The match has ended."""


class Script:
    """The world, and what happens in it by the sheets."""

    def __init__(self, world: World) -> None:
        self.w = world
        self.feed: list[dict[str, Any]] = []
        """What the engine told of the last action, and the model has not read yet."""
        self.pending: dict[str, Any] | None = None
        self.is_in_card = False
        self.changed = False
        """Whether something happened since everyone could last clean up."""
        self.reasons: list[str] = []
        self.is_won = False

    def told(self, tag: str) -> dict[str, Any]:
        """The next thing that was drawn; it must be of this kind."""
        while self.feed:
            event = self.feed.pop(0)
            if event["tag"] in DRAWN:
                assert event["tag"] == tag, (event, tag)
                return event
        raise AssertionError(f"the engine drew no {tag}")

    def begin(self, phase: str) -> None:
        self.w["phase"] = phase
        for p in self.w["players"]:
            p["lets_be"] = None

    def contaminated(self) -> int:
        return sum(is_contaminated(self.w, tile) for tile in self.w["pollution"])

    def test_ends(self, stuck: bool = False) -> None:
        """ER-74, ER-75, ER-113: defeat before victory where one effect brings both."""
        w = self.w
        lost = []
        if any(m["line"] >= len(w["mine_cards"][m["name"]]["lines"]) for m in w["mines"]):
            lost.append("mine_lost")
        if self.contaminated() >= w["sheet"]["contaminated"]:
            lost.append("contaminated")
        if w["adversary"] == "alliance" and w["profit"] >= w["sheet"]["profitability_limit"]:
            lost.append("profitable")
        if stuck:
            lost.append("stuck")
        self.reasons = lost or self.victories()
        self.is_won = not lost
        if self.reasons:
            raise Over

    def victories(self) -> list[str]:
        w = self.w
        if w["adversary"] == "mars":  # ER-53
            return ["planet_freed"] if not w["mines"] and w["dome"] is None else []
        if w["adversary"] == "alliance":  # ER-54
            return ["unprofitable"] if w["profit"] <= 0 else []
        found = []
        if len(w["destroyed"]) >= w["sheet"]["goal"] and not any(w["pollution"].values()):  # ER-52, ER-109
            found.append("planet_cleaned")
        if not sum(w["deck"]) and not w["mines"]:
            found.append("mines_exhausted")
        return found

    def ask(self, stage: str, seat: int, rows: list[Row], **pending: Any) -> Asked:
        """Ask one seat; a single answer is no question, but for a step or a share."""
        if len(rows) == 1 and stage not in ("moving", "sharing"):
            return rows[0]
        before = self.pending
        self.pending = {**(before or SCRIPTED), "seat": seat, **pending}
        _, row = yield stage, {seat: rows}
        self.pending = before
        return row

    def pollute(self, tile: int, count: int) -> None:
        """ER-41: the fourth token contaminates, more are dropped, a sanctuary goes back."""
        w = self.w
        w["pollution"][tile] = min(4, w["pollution"][tile] + count)
        if is_contaminated(w, tile):
            self.lose_sanctuary(tile)

    def lose_sanctuary(self, tile: int) -> None:
        w, element = self.w, self.w["sanctuary"][tile]
        if element is not None:
            w["sanctuary"] = {**w["sanctuary"], tile: None}
            w["stock"] = {**w["stock"], element: w["stock"][element] + 1}

    def clean_ups(self, seat: int) -> list[Row]:
        """ER-61, ER-62: 2 influence in any mix, one or two tokens, one's own tile or a neighbour, once a round."""
        w, p = self.w, self.w["players"][seat]
        if w["adversary"] != "consortium" or p["has_cleaned"] or (p["lets_be"] == "phase" and w["phase"] in SCRIPT):
            return []
        tiles = [tile for tile in reach(w, p["tile"]) if not is_contaminated(w, tile)]
        counts = [(tile, n) for tile in tiles for n in (1, 2) if n <= w["pollution"][tile]]
        return [["clean_up", tile, n, k] for tile, n in counts for k in splits(p, 2)]

    def speak(self, seat: int, row: Row) -> None:
        """Clean up, or let it be."""
        p = self.w["players"][seat]
        if row[0] == "clean_up":
            pay(p, 2, row[3])
            self.w["pollution"][row[1]] -= row[2]
            p["has_cleaned"] = True
            self.test_ends()
        else:
            p["lets_be"] = "now" if row[0] == "let_be" else "phase"

    def window(self) -> Course:
        """ER-112: whoever could clean up now is asked, once something has happened since the last time."""
        if not self.changed or self.w["adversary"] != "consortium":
            return
        self.changed = False
        for p in self.w["players"]:
            p["lets_be"] = "phase" if p["lets_be"] == "phase" else None
        while True:
            rows = {}
            for seat, p in enumerate(self.w["players"]):
                if p["lets_be"] is None and self.clean_ups(seat):
                    rows[seat] = [*self.clean_ups(seat), ["let_be"], ["let_be_this_phase"]]
            if not rows:
                break
            seat, row = yield "window", rows
            self.speak(seat, row)

    def mines_phase(self) -> Course:
        self.begin("mines")
        self.changed = False  # who kept a card could have cleaned up instead
        for mine in list(self.w["mines"]):  # ER-63: oldest first
            yield from self.window()
            mine["line"] += 1
            self.mine_line(mine)
            self.changed = True
            self.test_ends()

    def mine_line(self, mine: dict[str, Any]) -> None:
        """ER-65, ER-103: as much as possible."""
        lines = self.w["mine_cards"][mine["name"]]["lines"]
        effect = lines[mine["line"]] if mine["line"] < len(lines) else "lost"
        if effect == "destroy":
            self.lose_sanctuary(mine["tile"])
        elif effect == "around":
            for tile in reach(self.w, mine["tile"]):
                self.pollute(tile, 1)
        elif effect.startswith("own"):
            self.pollute(mine["tile"], int(effect.split()[1]))

    def adversary_phase(self) -> Course:
        w = self.w
        self.begin("adversary")
        if w["adversary"] == "alliance":  # ER-107
            w["profit"] += sum(w["mine_cards"][mine["name"]]["extraction"] for mine in w["mines"])
            self.test_ends()
        if w["adversary"] != "consortium":
            return
        if sum(w["deck"]):  # ER-59: tested once
            for _ in range(w["sheet"]["phase_mines"]):
                yield from self.new_mine()
        else:
            for _ in range(len(w["players"])):
                yield from self.random_pollution()
        yield from self.reveal_event()

    def reveal_event(self) -> Course:
        """ER-60, ER-110, ER-111."""
        w = self.w
        w["event"] = None
        if not w["event_pool"]:
            w["event_pool"] = sorted(w["event_cards"])
        event = self.told("event_revealed")["event_card"]
        w["event_pool"].remove(event)
        w["event"] = event
        yield from self.clean_by_event(w["event_cards"][event]["clean"])

    def clean_by_event(self, count: int) -> Course:
        """ER-111: the first answer stands, and the team may decline."""
        rows = self.removals("clean", count)
        if rows:
            _, row = yield "cleaning", {seat: [*rows, ["decline"]] for seat in range(len(self.w["players"]))}
            if row != ["decline"]:
                self.w["pollution"][row[1]] -= row[2]
            self.test_ends()

    def removals(self, tag: str, count: int) -> list[Row]:
        """By an event: from any one tile."""
        w = self.w
        tiles = [tile for tile in w["pollution"] if not is_contaminated(w, tile)]
        return [[tag, tile, n] for tile in tiles for n in range(1, min(count, w["pollution"][tile]) + 1)]

    def answer_shuffle(self, seat: int) -> Course:
        w = self.w
        if w["adversary"] == "consortium":
            yield from self.event_part("shuffle", seat)
        elif sum(w["deck"]):
            yield from self.new_mine()
        elif w["adversary"] == "mars":  # ER-57
            yield from self.random_pollution()
        else:
            w["profit"] += 5
            self.test_ends()

    def event_part(self, part: str, seat: int) -> Course:
        """Parts 2 and 3 of the active event; before the first there is none (ER-58)."""
        w = self.w
        if w["event"] is None:
            return
        p = w["players"][seat]
        if self.is_in_card:
            self.changed = False  # ER-112: only between the effects of the answer
        for number, text in enumerate(w["event_cards"][w["event"]][part]):
            words = text.split()
            count = int(words[-1]) if words[-1].isdigit() else 1
            if words[0] == "mine":
                yield from self.new_mine()
            elif words[0] == "pollute":
                for _ in range(count):
                    yield from self.random_pollution()
            elif words[0] == "take" and w["contamination"]:  # ER-28
                yield from self.window()
                w["contamination"] -= 1
                p["hand"].append("contamination")
                self.changed = True
            elif words[0] == "lose" and (total(p) or number):  # ER-95: what there is
                yield from self.window()
                count = min(count, total(p))
                row = yield from self.ask(
                    "paying", seat, [["pay", k] for k in splits(p, count)], amount=count, line=None
                )
                pay(p, count, row[1])
                self.changed = True
            elif words[0] == "remove" and self.removals("remove", count):
                row = yield from self.ask("removing", seat, self.removals("remove", count), amount=count, line=None)
                w["pollution"][row[1]] -= row[2]
                self.changed = True
            elif words[0] == "gain":
                row = yield from self.ask(
                    "sharing", seat, [["share", k] for k in range(count + 1)], amount=count, line=None
                )
                gain(w, p, p["elements"][0], row[1])
                gain(w, p, p["elements"][1], count - row[1])
                self.changed = True
            self.test_ends()

    def token(self, purpose: str) -> int | None:
        """ER-44 to ER-46: a tile without mine, dome and contamination; None if there is none."""
        w = self.w
        taken = {mine["tile"] for mine in w["mines"]} | {w["dome"]}
        fine = [tile for tile in w["pollution"] if tile not in taken and not is_contaminated(w, tile)]
        if not fine:
            return None
        while True:
            if not w["bag"]:
                w["bag"] = sorted(w["tokens"])  # ER-81
            event = self.told("token_drawn")
            assert event["purpose"] == purpose and event["accepted"] == (event["tile"] in fine), event
            w["bag"].remove(event["tile"])
            if event["accepted"]:
                return int(event["tile"])

    def random_pollution(self) -> Course:
        yield from self.window()
        tile = self.token("pollution")
        self.changed = True
        if tile is not None:
            self.pollute(tile, 1)
            self.test_ends()

    def new_mine(self) -> Course:
        """ER-66, ER-80, ER-104: the top card lands, then does its first line."""
        w = self.w
        if not sum(w["deck"]):
            return
        yield from self.window()
        tile = self.token("mine")
        if tile is None:
            self.changed = True
            return
        level = next(n for n in range(4) if w["deck"][n])
        event = self.told("mine_placed")
        name = event["mine"]
        assert name in w["unseen"] and w["mine_cards"][name]["level"] == level + 1 and event["tile"] == tile
        w["unseen"].remove(name)
        w["deck"][level] -= 1
        mine = {"name": name, "tile": tile, "line": 0}
        w["mines"].append(mine)
        self.changed = True
        self.test_ends()
        yield from self.window()
        self.mine_line(mine)
        self.changed = True
        self.test_ends()
