"""Every objection is true: what the engine says against an illegal row is held against the model's world."""

from __future__ import annotations

from collections import Counter
from typing import Any

from quintessence.core.conformance.samples import sample
from quintessence.core.game import Action
from quintessence.games.erythro.tests.model_compare import Pair, from_situation, is_as_laid
from quintessence.games.erythro.tests.model_lines import (
    Line,
    attacks,
    is_contaminated,
    neighbours,
    purchases,
    reach,
    splits,
    total,
    within,
)
from quintessence.games.erythro.tests.model_worlds import pick

SITUATIONS = sample(20, 80, 800)
TAGS = {
    "naming": ["name"],
    "sharing": ["share"],
    "paying": ["pay"],
    "attacking": ["attack"],
    "trashing": ["trash"],
    "removing": ["remove"],
    "moving": ["step", "stop"],
    "acquiring": ["buy"],
    "cleaning": ["clean"],
    "window": ["clean_up"],
    "discarding": ["keep", "clean_up"],
    "buying": ["buy", "clean_up"],
    "playing": ["play", "clean_up"],
}
"""What each stage asks for: anything else is "not now"."""


class Objected:
    """A row that a seat may not play, and what is true of it. One method for each kind of objection, named after it."""

    def __init__(self, pair: Pair, seat: int, row: list[Any]) -> None:
        self.w = pair.model.w
        self.stage = pair.stage
        self.player = self.w["players"][seat]
        self.row = row
        pending = pair.model.pending or {}
        self.amount = pending.get("amount", 0)
        has_lines = pending.get("zone") in ("power", "power_yellow")
        asked: list[Line] = pair.model.lines(pending["card"], pending["zone"]) if has_lines else []
        self.is_at_another = any(line["target"] == "other_near" for line in asked)
        """Whether the line that is answered may ask for tiles around another player (ER-49)."""
        is_card = row[0] == "play" and row[1] != "contamination"
        self.card = self.w["cards"][row[1]] if is_card else None
        self.lines: list[Line] = pair.model.lines(row[1], row[2]) if is_card else []

    def has(self, effect: str, target: str = "") -> bool:
        return any(line["effect"] == effect and target in ("", line["target"]) for line in self.lines)

    def walk(self) -> list[int]:
        """Where the player can be by the time a line is done."""
        steps = sum(line["count"] for line in self.lines if line["effect"] == "move")
        return [self.player["tile"], *within(self.w, self.player["tile"], steps)]

    def targets(self) -> list[int]:
        """All the tiles that an Attack line of the card could reach."""
        is_near = self.has("attack", "near")
        return [tile for at in self.walk() for tile in (reach(self.w, at) if is_near else [at])]

    def price(self) -> int:
        if self.row[0] == "buy":
            return int(self.w["cards"][self.row[1]]["cost"])
        return 2 if self.row[0] == "clean_up" else int(self.amount)

    def influence_missing(self) -> bool:
        if self.row[0] == "play":
            return total(self.player) < 3 if self.card is None else self.has("lose", "self")
        return self.row[0] == "attack" or self.row[-1] not in splits(self.player, self.price())

    def nothing_to_remove(self) -> bool:
        if self.row[0] == "play":
            return self.has("remove")
        if self.row[0] == "clean_up" and not any(
            0 < self.w["pollution"][t] < 4 for t in reach(self.w, self.player["tile"])
        ):
            return True
        return not 0 < self.w["pollution"].get(self.row[1], 0) < 4

    def too_many_tokens(self) -> bool:
        most = 2 if self.row[0] == "clean_up" else self.amount or 3
        return self.row[2] > min(most, self.w["pollution"][self.row[1]]) or self.stage == "cleaning"

    def attack_too_dear(self) -> bool:
        reduction = sum(line["count"] for line in self.lines if line["effect"] == "reduce")
        spent = any(line["effect"] in ("lose", "acquire") for line in self.lines)
        return self.stage == "attacking" or spent or not attacks(self.w, self.player, self.targets(), reduction)

    def nothing_to_attack(self) -> bool:
        mines = {mine["tile"] for mine in self.w["mines"]}
        return not {*mines, self.w["dome"]} & set(self.targets()) if self.card else self.row[-1] not in mines

    def element_not_mastered(self) -> bool:
        if self.row[0] == "attack":
            return self.row[2] not in self.player["elements"]
        foreign = [line for line in self.lines if line["effect"] in ("gain", "sanctuary") and line["target"] == "self"]
        if any(line["element"] not in self.player["elements"] for line in foreign):
            return True
        assert self.card is not None
        return bool(self.w["strict"]) and not set(self.card["elements"]) & set(self.player["elements"])

    def is_true(self, code: str) -> bool:
        w, player, row, card = self.w, self.player, self.row, self.card
        tile = player["tile"]
        simple: dict[str, Any] = {
            "not_now": lambda: row[0] not in TAGS[self.stage],
            "not_in_hand": lambda: row[1] not in player["hand"],
            "nothing_owed": lambda: not player["owes"],
            "no_yellow_part": lambda: card is not None and not card["yellow"],
            "no_sanctuary_here": lambda: card is not None and w["sanctuary"][tile] != card["yellow_of"],
            "nobody_can": lambda: any(line["target"] == "other" for line in self.lines),
            "cannot_finish": lambda: len(self.lines) > 1 or self.stage != "playing",
            "contamination_pile_empty": lambda: w["contamination"] == 0 or self.has("take"),
            "nothing_to_trash": lambda: "contamination" not in player["discard"],
            "hand_too_small": lambda: "contamination" in player["hand"] and len(player["hand"]) <= player["owes"] + 1,
            "tile_contaminated": lambda: is_contaminated(w, tile),
            "too_few_cards_to_draw": lambda: len(player["pile"]) + len(player["discard"]) < 3,
            "nothing_affordable": lambda: self.has("acquire") and (len(self.lines) > 1 or not purchases(w, player)),
            "not_on_offer": lambda: not any(row[1] in offered for offered in w["market"].values()),
            "bought_already": lambda: player["bought"],
            "sanctuary_there": lambda: w["sanctuary"][tile] is not None,
            "no_sanctuary_left": lambda: card is not None and w["stock"][card["sanctuary"]] == 0,
            "no_clean_up_here": lambda: w["adversary"] != "consortium",
            "cleaned_already": lambda: player["has_cleaned"],
            "too_many_points": lambda: row[1] > self.amount,
            "out_of_reach": lambda: (row[-1] if row[0] == "attack" else row[1]) != tile or self.is_at_another,
            "no_neighbour": lambda: row[1] not in neighbours(w, tile),
            "one_step_at_least": lambda: row == ["stop"],
            "not_oneself": lambda: w["players"][row[1]] is player,
            "no_such_player": lambda: row[1] >= len(w["players"]),
            "cannot_do_it": lambda: w["players"][row[1]] is not player,
        }
        return bool(simple[code]() if code in simple else getattr(self, code)())


def some_rows(pair: Pair, seat: int, table: list[Action]) -> list[Action]:
    """Rows of all kinds, most of them of the kinds that are asked for now."""
    hand = pair.model.w["players"][seat]["hand"]
    asked = [action for action in table if action.row()[0] in TAGS[pair.stage]]
    asked = [action for action in asked if action.row()[0] not in ("play", "keep") or action.row()[1] in hand]
    return [pick(pair.rng, asked or table) for _ in range(12)] + [pick(pair.rng, table) for _ in range(2)]


def test_every_objection_is_true() -> None:
    seen: Counter[str] = Counter()
    for number in range(SITUATIONS):
        pair = from_situation(number, True)
        if not is_as_laid(pair):
            continue
        table = pair.match.game.actions(pair.match.state)
        for _ in range(12):
            for seat in pair.match.to_act():
                for action in some_rows(pair, seat, table):
                    objection = pair.match.why_not(seat, action)
                    assert (objection is None) == any(offered is action for offered in pair.match.legal(seat))
                    if objection is not None:
                        told = f"{number}: {seat} {action.row()} {objection.code}"
                        assert Objected(pair, seat, action.row()).is_true(objection.code), told
                        seen[objection.code] += 1
            pair.run(1)
            if pair.match.outcome() is not None:
                break
    assert sum(seen.values()) > 25 * SITUATIONS and len(seen) > sample(15, 25, 25), seen
