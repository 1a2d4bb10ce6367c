"""Erythro a second time, written from the rulebooks and the rulings alone: slow, obvious, and held against the engine.

A match is one generator: it yields a question (a stage, and the rows that each seat may answer) and is sent an answer.
What is drawn by chance is taken over from what the engine told, once it was checked that it could be drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

from quintessence.games.erythro.tests.model_lines import (
    Line,
    Row,
    World,
    can_finish,
    choices,
    do,
    doers,
    fits,
    gain,
    is_contaminated,
    left_of,
    neighbours,
    pay,
    purchases,
    reach,
    splits,
    total,
    within,
)

Question = tuple[str, dict[int, list[Row]]]
Answer = tuple[int, Row]
Course = Generator[Question, Answer, None]
Asked = Generator[Question, Answer, Row]
DRAWN = ["token_drawn", "mine_placed", "event_revealed", "drew", "bought"]


class Over(Exception):
    """The match has ended."""


class Model:
    """The world, and the course of a match through it."""

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

    # Chance

    def told(self, tag: str) -> dict[str, Any]:
        """The next thing that was drawn; it must be of this kind."""
        while self.feed:
            event = self.feed.pop(0)
            if event["tag"] in DRAWN:
                assert event["tag"] == tag, (event, tag)
                return event
        raise AssertionError(f"the engine drew no {tag}")

    # The course

    def match(self) -> Course:
        w = self.w
        try:
            self.test_ends()  # ER-83: first tested after set-up
            while True:
                if w["phase"] == "players":
                    yield from self.players_phase()
                    w["phase"] = "discard"
                if w["phase"] == "discard":
                    yield from self.discard_phase()
                    yield from self.mines_phase()
                    yield from self.adversary_phase()
                w["phase"] = "market"
                yield from self.market_phase()
                yield from self.draw_phase()
                self.start_round()
        except Over:
            w["phase"] = "over"
            yield "over", {}

    def start_round(self) -> None:
        self.w["round"] += 1
        self.w["phase"] = "players"
        for p in self.w["players"]:
            p.update(owes=4, is_done=False, bought=False, has_cleaned=False, lets_be=None)

    def begin(self, phase: str) -> None:
        self.w["phase"] = phase
        for p in self.w["players"]:
            p["lets_be"] = None

    # Ends

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

    # Phase 1

    def players_phase(self) -> Course:
        w = self.w
        while any(p["owes"] for p in w["players"]):
            plays = {seat: self.plays(seat) for seat in range(len(w["players"]))}
            if not any(plays.values()):
                self.test_ends(stuck=True)  # ER-89
            rows = {}
            for seat, p in enumerate(w["players"]):
                cleaning = self.clean_ups(seat)
                if plays[seat]:
                    rows[seat] = plays[seat] + cleaning
                elif cleaning and p["lets_be"] is None:
                    rows[seat] = [*cleaning, ["let_be"], ["let_be_this_phase"]]
            seat, row = yield "playing", rows
            if row[0] == "play":
                yield from self.play(seat, row[1], row[2])
                for p in w["players"]:
                    p["lets_be"] = "phase" if p["lets_be"] == "phase" else None
            else:
                self.speak(seat, row)

    def plays(self, seat: int) -> list[Row]:
        w, p = self.w, self.w["players"][seat]
        found: list[Row] = []
        if not p["owes"]:
            return found
        for card in sorted(set(p["hand"])):
            zones = (
                ["pay", "draw"] if card == "contamination" else ["gain", "move", "sanctuary", "power", "power_yellow"]
            )
            found += [["play", card, zone] for zone in zones if self.can_play(w, seat, card, zone)]
        return found

    def can_play(self, w: World, seat: int, card: str, zone: str) -> bool:
        p = w["players"][seat]
        if card == "contamination":
            if is_contaminated(w, p["tile"]):
                return False
            return total(p) >= 3 if zone == "pay" else len(p["pile"]) + len(p["discard"]) >= 3
        printed = w["cards"][card]
        if zone == "power_yellow" and (not printed["yellow"] or w["sanctuary"][p["tile"]] != printed["yellow_of"]):
            return False
        if w["strict"] and zone != "move":  # ER-115
            about = {"gain": [printed["gain"]["element"]], "sanctuary": [printed["sanctuary"]]}
            if not set(about.get(zone, printed["elements"])) & set(p["elements"]):
                return False
        lines = self.lines(card, zone)
        hand = list(p["hand"])
        hand.remove(card)
        players = [{**other, "hand": hand, "owes": p["owes"] - 1} if other is p else other for other in w["players"]]
        return can_finish({**w, "players": players}, seat, lines)

    def lines(self, card: str, zone: str) -> list[Line]:
        printed = self.w["cards"][card]
        plain: dict[str, Any] = {"target": "self", "may": False, "element": None, "count": 1}
        if zone == "gain":
            return [{**plain, "effect": "gain", **printed["gain"]}]
        if zone == "move":
            return [{**plain, "effect": "move", "count": printed["move"]}]
        if zone == "sanctuary":
            return [{**plain, "effect": "sanctuary", "element": printed["sanctuary"]}]
        return list(printed["bottom"] if zone == "power" else printed["yellow"] + printed["bottom"])

    def play(self, seat: int, card: str, zone: str) -> Course:
        p = self.w["players"][seat]
        p["hand"].remove(card)
        if card in p["known"]:
            p["known"].remove(card)
        p["played"].append(card)
        p["owes"] -= 1
        self.pending = {"by": seat, "card": card, "zone": zone}
        self.is_in_card = True
        if card == "contamination":
            yield from self.play_contamination(seat, zone)
        else:
            yield from self.resolve(seat, self.lines(card, zone))
        self.pending = None
        self.is_in_card = False

    def play_contamination(self, seat: int, zone: str) -> Course:
        """ER-27: pollution first; then pay or draw."""
        p = self.w["players"][seat]
        self.pollute(p["tile"], 1)
        self.test_ends()
        assert self.pending is not None
        self.pending["line"] = 1
        if zone == "pay":
            row = yield from self.ask("paying", seat, [["pay", k] for k in splits(p, 3)], amount=3)
            pay(p, 3, row[1])
        else:
            yield from self.draw(seat, 3)

    def ask(self, stage: str, seat: int, rows: list[Row], **pending: Any) -> Asked:
        """Ask one seat; a single answer is no question, but for a step or a share."""
        if len(rows) == 1 and stage not in ("moving", "sharing"):
            return rows[0]
        before = self.pending
        self.pending = {**(before or SCRIPTED), "seat": seat, **pending}
        _, row = yield stage, {seat: rows}
        self.pending = before
        return row

    def resolve(self, actor: int, lines: list[Line]) -> Course:
        """ER-04: the lines from top to bottom, each so that the card can still be finished."""
        reduction = 0
        assert self.pending is not None
        for number, line in enumerate(lines):
            rest = lines[number + 1 :]
            self.pending.update(line=number, reduction=reduction)
            can = can_finish(self.w, actor, lines[number:], reduction)  # false only after ER-88
            able: dict[int, list[Row]] = {}
            for doer in doers(self.w, actor, line):
                rows = choices(self.w, actor, doer, line, reduction)
                if can:
                    rows = [row for row in rows if fits(self.w, actor, doer, line, row, rest, reduction)]
                if rows:
                    able[doer] = rows
            if not able:
                reduction = left_of(line, reduction)
                continue
            doer = actor
            if line["target"] == "other":
                row = yield from self.ask("naming", actor, [["name", seat] for seat in able])
                doer = row[1]
            choice = yield from self.choose(actor, doer, line, able[doer], rest, (reduction, can))
            if choice == ["decline"]:
                reduction = left_of(line, reduction)
                continue
            reduction = yield from self.perform(doer, line, choice, reduction)

    def choose(self, actor: int, doer: int, line: Line, rows: list[Row], rest: list[Line], how: Any) -> Asked:
        """Which of the ways to do a line its doer takes."""
        if line["effect"] == "move":
            return (yield from self.walk(actor, doer, line, rows, rest, how))
        stages = {"gain_any": "sharing", "lose": "paying", "attack": "attacking", "trash": "trashing"}
        stage = {**stages, "remove": "removing", "acquire": "acquiring"}.get(line["effect"], "")
        if line["may"] and (not how[1] or can_finish(self.w, actor, rest, left_of(line, how[0]))):
            rows = [*rows, ["decline"]]
        amount = line["count"] if line["effect"] in ("gain_any", "lose", "remove") else 0
        named = doer if line["target"] == "other" else None
        return (yield from self.ask(stage, doer, rows, amount=amount, named=named))

    def walk(self, actor: int, doer: int, line: Line, ends: list[Row], rest: list[Line], how: Any) -> Asked:
        """ER-33, ER-34: step by step, at least one; where it ends the rest must be possible."""
        good = [row[1] for row in ends]
        start = self.w["players"][doer]["tile"]
        for left in range(line["count"], 0, -1):
            tile = self.w["players"][doer]["tile"]
            rows: list[Row] = []
            for other in neighbours(self.w, tile):
                if other in good or within(self.w, other, left - 1) & set(good):
                    rows.append(["step", other])
            moved = left < line["count"]
            if moved and tile in good:
                rows.append(["stop"])
            if not moved and line["may"] and (not how[1] or can_finish(self.w, actor, rest, left_of(line, how[0]))):
                rows.append(["decline"])
            named = doer if line["target"] == "other" else None
            row = yield from self.ask("moving", doer, rows, steps=left, has_moved=moved, named=named)
            if row == ["decline"]:
                return row
            if row == ["stop"]:
                break
            self.w["players"][doer]["tile"] = row[1]
        end = self.w["players"][doer]["tile"]
        self.w["players"][doer]["tile"] = start
        return ["goto", end]

    def perform(self, doer: int, line: Line, choice: Row, reduction: int) -> Generator[Question, Answer, int]:
        """Do a line, and what follows from it."""
        w = self.w
        mine = next((m for m in w["mines"] if choice[:2] == ["attack", "mine"] and m["tile"] == choice[3]), None)
        left = do(w, doer, line, choice, reduction)
        if line["effect"] == "acquire":
            self.refill(doer, choice[1])
        if line["effect"] == "attack" and w["adversary"] == "alliance":  # ER-56b, ER-56c
            w["profit"] -= 5 if mine is None else w["mine_cards"][mine["name"]]["level"] + 1
        self.test_ends()
        if mine is not None and w["adversary"] == "consortium":  # ER-108
            assert self.pending is not None
            self.pending["reduction"] = left
            yield from self.event_part("destroyed", doer)
        return left

    def refill(self, seat: int, card: str) -> None:
        """ER-71: the next card of the same element, while there is one."""
        w, event = self.w, self.told("bought")
        assert event["seat"] == seat and event["card"] == card and event["price"] == w["cards"][card]["cost"]
        element = w["cards"][card]["elements"][0]
        new = event["new"]
        if not w["advanced"][element]:
            assert new is None, new
        else:
            assert new in w["advanced"][element], (new, card)
            w["advanced"][element].remove(new)
        w["market"][element][w["market"][element].index(None)] = new
        w["players"][seat]["known"].append(card)

    # Tiles, piles, and the special clean-up

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

    def draw(self, seat: int, count: int) -> Course:
        """ER-20, ER-21: shuffle only when a further card is needed; the draw is finished before the adversary acts."""
        p = self.w["players"][seat]
        count = min(count, len(p["pile"]) + len(p["discard"]))
        shuffles = count > len(p["pile"])
        drawn: list[str] = []
        while len(drawn) < count:
            event = self.told("drew")
            assert event["seat"] == seat and len(event["card"]) == event["count"] > 0
            drawn += event["card"]
        assert len(drawn) == count
        before = len(p["pile"])
        for number, card in enumerate(drawn):
            if number == before:
                p["pile"], p["discard"] = p["discard"], []
            p["pile"].remove(card)
            p["hand"].append(card)
        if shuffles:
            yield from self.answer_shuffle(seat)

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

    # Phase 2

    def discard_phase(self) -> Course:
        w = self.w
        self.begin("discard")
        for p in w["players"]:
            p.update(is_done=False, kept=None)
        while True:
            rows = {}
            for seat, p in enumerate(w["players"]):
                keeps: list[Row] = [["keep", card] for card in sorted(set(p["hand"]))]
                cleaning = self.clean_ups(seat)
                if not p["is_done"] and (keeps or cleaning):
                    rows[seat] = [*cleaning, *keeps, ["keep", None]]
            if not rows:
                break
            seat, row = yield "discarding", rows
            if row[0] == "keep":
                w["players"][seat].update(is_done=True, kept=row[1])
            else:
                self.speak(seat, row)
        for p in w["players"]:  # ER-92
            kept = [] if p["kept"] is None else [p["kept"]]
            gone = Counter(p["hand"]) - Counter(kept)
            p["discard"] += list(gone.elements())
            p["discard"] += [card for card in p["played"] if card != "contamination"]
            w["contamination"] += p["played"].count("contamination")
            p["hand"], p["played"], p["kept"] = kept, [], None
            p["known"] = [card for card in p["known"] if card in kept]

    # Phases 3 and 4

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

    # Phases 5 and 6

    def market_phase(self) -> Course:
        w = self.w
        self.begin("market")
        for p in w["players"]:
            p.update(is_done=False, bought=False)
        while True:
            rows = {}
            for seat, p in enumerate(w["players"]):
                buys, cleaning = [] if p["bought"] else purchases(w, p), self.clean_ups(seat)
                if not p["is_done"] and (buys or cleaning):
                    rows[seat] = [*buys, *cleaning, ["finish"]]
            if not rows:
                break
            seat, row = yield "buying", rows
            if row[0] == "buy":
                do(w, seat, {"effect": "acquire", "count": 0}, row, 0)
                self.refill(seat, row[1])
                w["players"][seat]["bought"] = True
            elif row[0] == "clean_up":
                self.speak(seat, row)
            else:
                w["players"][seat]["is_done"] = True

    def draw_phase(self) -> Course:
        self.begin("draw")
        self.changed = False
        for seat, p in enumerate(self.w["players"]):  # ER-85
            yield from self.draw(seat, max(0, 5 - len(p["hand"])))
        yield from self.window()  # the last chance of this round


SCRIPT = ["mines", "adversary", "draw"]
SCRIPTED: dict[str, Any] = {"by": None, "card": None, "zone": None, "line": None}
