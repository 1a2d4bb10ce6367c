"""The lines of cards a second time, from the rulebooks: choices, what they do, and whether a card can be finished.

Part of `model.py`. A world is a dictionary; a choice is the row of an action, or ["goto", tile] for a whole movement.
"""

from __future__ import annotations

from typing import Any

World = dict[str, Any]
Line = dict[str, Any]
Row = list[Any]
AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def parse(text: str) -> Line:
    """[other | near | other_near] [may] EFFECT."""
    words = text.split()
    target = words.pop(0) if words[0] in ("other", "near", "other_near") else "self"
    may = words[0] == "may"
    words = words[1:] if may else words
    effect, element = words[0], None
    if effect == "gain" and words[1] == "any":
        effect = "gain_any"
    elif effect == "gain":
        element = words[1]
    count = int(words[-1]) if words[-1].isdigit() else 0
    return {"target": target, "may": may, "effect": effect, "element": element, "count": count}


def copy(w: World) -> World:
    """A world of its own, as far as lines change it."""
    twin = dict(w)
    twin["players"] = [
        {**p, "influence": dict(p["influence"]), "hand": list(p["hand"]), "discard": list(p["discard"])}
        for p in w["players"]
    ]
    twin["pollution"] = dict(w["pollution"])
    twin["mines"] = list(w["mines"])
    twin["market"] = {element: list(cards) for element, cards in w["market"].items()}
    return twin


def neighbours(w: World, tile: int) -> list[int]:
    q, r = w["places"][tile]
    return [other for other, place in w["places"].items() if (place[0] - q, place[1] - r) in AROUND]


def reach(w: World, tile: int) -> list[int]:
    return [tile, *neighbours(w, tile)]


def is_contaminated(w: World, tile: int) -> bool:
    return bool(w["pollution"][tile] >= 4)


def total(player: dict[str, Any]) -> int:
    return sum(player["influence"].values())


def splits(player: dict[str, Any], amount: int) -> list[int]:
    """ER-95: what the first disc can pay of an amount that is paid in any mix."""
    first, second = player["influence"].values()
    return [k for k in range(amount + 1) if k <= first and amount - k <= second]


def pay(player: dict[str, Any], amount: int, k: int) -> None:
    one, two = player["elements"]
    player["influence"][one] -= k
    player["influence"][two] -= amount - k
    assert min(player["influence"].values()) >= 0


def gain(w: World, player: dict[str, Any], element: str, count: int) -> None:
    """ER-07: what a disc cannot hold is lost."""
    player["influence"][element] = min(w["limit"], player["influence"][element] + count)


def doers(w: World, actor: int, line: Line) -> list[int]:
    """ER-86: who does a line. Near another player it is still the actor who acts (ER-39)."""
    return [seat for seat in range(len(w["players"])) if seat != actor] if line["target"] == "other" else [actor]


def tiles_of(w: World, actor: int, doer: int, line: Line) -> list[int]:
    """ER-38, ER-39, ER-49: own tile, with an icon those beside it, or those of and beside the other players."""
    if line["target"] == "near":
        return reach(w, w["players"][doer]["tile"])
    if line["target"] == "other_near":
        others = [seat for seat in range(len(w["players"])) if seat != actor]
        return sorted({tile for seat in others for tile in reach(w, w["players"][seat]["tile"])})
    return [w["players"][doer]["tile"]]


def attacks(w: World, player: dict[str, Any], tiles: list[int], reduction: int) -> list[Row]:
    """ER-50: a mine wholly in one element; ER-51: the dome in any mix, or by option in one element."""
    found: list[Row] = []
    for mine in w["mines"]:
        for element in player["elements"] if mine["tile"] in tiles else []:
            if max(0, w["mine_cards"][mine["name"]]["costs"][element] - reduction) <= player["influence"][element]:
                found.append(["attack", "mine", element, mine["tile"]])
    if w["dome"] in tiles:
        cost = max(0, 10 - reduction)
        if w["dome_in_one"]:
            found += [["attack", "dome", element] for element, n in player["influence"].items() if n >= cost]
        else:
            found += [["attack", "dome", k] for k in splits(player, cost)]
    return found


def purchases(w: World, player: dict[str, Any]) -> list[Row]:
    """ER-69: any card on offer, paid in any mix of one's own discs."""
    cards = [card for offered in w["market"].values() for card in offered if card is not None]
    return [["buy", card, k] for card in cards for k in splits(player, w["cards"][card]["cost"])]


def within(w: World, start: int, steps: int) -> set[int]:
    """Where a movement of one to so many steps can end (ER-33: also where it began)."""
    found: set[int] = set()
    border = {start}
    for _ in range(steps):
        border = {other for tile in border for other in neighbours(w, tile)}
        found |= border
    return found


def choices(w: World, actor: int, doer: int, line: Line, reduction: int) -> list[Row]:
    """All the ways in which one player can do a line in full."""
    player, effect, count = w["players"][doer], line["effect"], line["count"]
    if effect == "gain":
        return [["gain"]] if line["element"] in player["elements"] else []  # ER-09, ER-10
    if effect == "gain_any":
        return [["share", k] for k in range(count + 1)]
    if effect == "lose":
        return [["pay", k] for k in splits(player, count)]
    if effect == "take":
        return [["take"]] if w["contamination"] > 0 else []  # ER-28
    if effect == "trash":
        found: list[Row] = []
        has_spare = doer == actor or len(player["hand"]) > player["owes"]  # ER-90; of oneself: see can_finish
        if "contamination" in player["hand"] and has_spare:
            found.append(["trash", "hand"])
        return [*found, ["trash", "discard"]] if "contamination" in player["discard"] else found
    if effect == "remove":
        tiles = tiles_of(w, actor, doer, line)
        most = {tile: min(count, w["pollution"][tile]) for tile in tiles if not is_contaminated(w, tile)}
        return [["remove", tile, n + 1] for tile in most for n in range(most[tile])]
    if effect == "move":
        return [["goto", tile] for tile in sorted(within(w, player["tile"], count))]
    if effect == "acquire":
        return purchases(w, player)
    if effect == "attack":
        return attacks(w, player, tiles_of(w, actor, doer, line), reduction)
    if effect == "sanctuary":
        tile = player["tile"]
        free = w["sanctuary"][tile] is None and not is_contaminated(w, tile)
        return [["sanctuary"]] if free and w["stock"][line["element"]] > 0 else []
    assert effect == "reduce"
    return [["reduce"]]


def do(w: World, doer: int, line: Line, choice: Row, reduction: int) -> int:
    """Do a line as it was chosen; the reduction that is left after it (ER-96)."""
    player, effect, count = w["players"][doer], line["effect"], line["count"]
    if effect == "reduce":
        return reduction + int(count)
    if effect == "gain":
        gain(w, player, line["element"], count)
    elif effect == "gain_any":
        gain(w, player, player["elements"][0], choice[1])
        gain(w, player, player["elements"][1], count - choice[1])
    elif effect == "lose":
        pay(player, count, choice[1])
    elif effect == "take":
        w["contamination"] -= 1
        player["hand"].append("contamination")
    elif effect == "trash":
        player[choice[1]].remove("contamination")
        w["contamination"] += 1
    elif effect == "remove":
        w["pollution"][choice[1]] -= choice[2]
    elif effect == "move":
        player["tile"] = choice[1]
    elif effect == "acquire":
        card, k = choice[1:]
        pay(player, w["cards"][card]["cost"], k)
        player["hand"].append(card)
        for offered in w["market"].values():
            if card in offered:
                offered[offered.index(card)] = None  # what comes after it is not known yet (ER-88)
    elif effect == "attack":
        return attack(w, player, choice, reduction)
    elif effect == "sanctuary":
        w["sanctuary"] = {**w["sanctuary"], player["tile"]: line["element"]}
        w["stock"] = {**w["stock"], line["element"]: w["stock"][line["element"]] - 1}
    return reduction


def attack(w: World, player: dict[str, Any], choice: Row, reduction: int) -> int:
    """The payment and the loss of the mine; what the sheets add is done by `model.py`."""
    if choice[1] == "mine":
        mine = next(mine for mine in w["mines"] if mine["tile"] == choice[3])
        player["influence"][choice[2]] -= max(0, w["mine_cards"][mine["name"]]["costs"][choice[2]] - reduction)
        w["mines"].remove(mine)
        w["destroyed"] = [*w["destroyed"], mine["name"]]
    else:
        cost = max(0, 10 - reduction)
        if w["dome_in_one"]:
            player["influence"][choice[2]] -= cost
        else:
            pay(player, cost, choice[2])
        if w["adversary"] == "mars":
            w["dome"] = None
    return 0


def left_of(line: Line, reduction: int) -> int:
    """ER-96: what is left of a reduction when a line was not done: an Attack line was the one that it served."""
    return 0 if line["effect"] == "attack" else reduction


def can_finish(w: World, actor: int, lines: list[Line], reduction: int = 0) -> bool:
    """ER-01: whether there is a way to do all these lines."""
    if not lines:
        return True
    line, rest = lines[0], lines[1:]
    if line["may"] and can_finish(w, actor, rest, left_of(line, reduction)):
        return True
    for doer in doers(w, actor, line):
        for choice in choices(w, actor, doer, line, reduction):
            if fits(w, actor, doer, line, choice, rest, reduction):
                return True
    return False


def fits(w: World, actor: int, doer: int, line: Line, choice: Row, rest: list[Line], reduction: int) -> bool:
    """Whether the card can be finished after a line was done like this."""
    later = copy(w)
    reduction = do(later, doer, line, choice, reduction)
    if choice == ["trash", "hand"] and doer == actor and not has_enough(later["players"][actor], rest):
        return False
    return can_finish(later, actor, rest, reduction)


def has_enough(player: dict[str, Any], rest: list[Line]) -> bool:
    """ER-31: enough cards for what is owed, counting those that the rest of the card is sure to bring."""
    sure = [line for line in rest if line["effect"] in ("take", "acquire") and line["target"] == "self"]
    return len(player["hand"]) + sum(not line["may"] for line in sure) >= int(player["owes"])
