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
    is_contaminated,
    left_of,
    neighbours,
    pay,
    purchases,
    splits,
    total,
    within,
)
from quintessence.games.erythro.tests.model_script import Answer, Asked, Course, Over, Question, Script


class Model(Script):
    """The course of a match, and the players' half of it."""

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
