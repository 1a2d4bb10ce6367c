"""The model's world: read once from the first view of a match, and told as views tell it."""

from __future__ import annotations

from typing import Any

from quintessence.games.erythro.tests.model import Model
from quintessence.games.erythro.tests.model_lines import World, is_contaminated, parse, reach

ELEMENTS = ["air", "water", "earth", "fire"]
Tables = dict[str, Any]


def printed(tables: Tables) -> tuple[dict[str, Any], dict[str, list[str]], dict[str, list[str]]]:
    """All cards by slug; the base cards of each character; the advanced ones of each element."""
    cards: dict[str, Any] = {}
    groups: dict[str, dict[str, list[str]]] = {"base": {}, "advanced": {}}
    for kind in ("base", "advanced"):
        for owner, found in tables["cards"][kind].items():
            slugs = [slug for slug in found if slug != "provenance"]
            groups[kind][owner] = slugs
            elements = tables["data"]["characters"][owner] if kind == "base" else [owner]
            for slug in slugs:
                one = found[slug]
                element, count = one["gain"].split()
                yellow = [parse(text) for text in one.get("yellow", [])]
                cards[slug] = {
                    "contamination": False,
                    "elements": elements,
                    "cost": one.get("cost"),
                    "gain": {"element": element, "count": int(count)},
                    "move": one["move"],
                    "sanctuary": one["sanctuary"],
                    "yellow_of": one.get("yellow_of", elements[0]) if yellow else None,
                    "yellow": yellow,
                    "bottom": [parse(text) for text in one["bottom"]],
                }
    return cards, groups["base"], groups["advanced"]


def without(table: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in table.items() if name != "provenance"}


def sheet_of(tables: Tables, adversary: str, difficulty: str, seats: int) -> dict[str, Any]:
    sheet = tables["data"]["adversaries"][adversary]
    row = sheet["difficulties"][difficulty]
    column = seats - 2
    return {
        "contaminated": sheet["contaminated"][column],
        "profitability_limit": sheet.get("profitability", [0, 0, 0])[column],
        "goal": sheet.get("goal", [0, 0, 0])[column],
        "phase_mines": sheet.get("phase_mines", [0, 0, 0])[column],
        "mines": [level[column] for level in row["mines"]],
        "pollution": row["pollution"][column],
        "profitability": row.get("profitability", [0, 0, 0])[column],
        "starting_mines": sheet["starting_mines"][column],
    }


def world(tables: Tables, options: dict[str, Any], views: list[Any]) -> World:
    """A world out of what all seats see, hidden piles by what is left over."""
    view = views[0]
    cards, base, advanced = printed(tables)
    mine_cards, event_cards = without(tables["mines"]["mines"]), without(tables["events"]["events"])
    seats, adversary = len(views), view["adversary"]
    places = {int(n): (tile["q"], tile["r"]) for n, tile in view["tiles"].items()}
    centre = next(n for n, place in places.items() if place == (0, 0))
    scenario = options.get("scenario") or {}
    players = [player(seat, views[seat]["players"][seat], base) for seat in range(seats)]
    for p, pile in zip(players, scenario.get("decks", [p["pile"] for p in players]), strict=True):
        p["pile"] = list(pile)
    owned = [card for p in players for key in ("hand", "discard", "played", "pile") for card in p[key]]
    offered = [card for row in view["market"].values() for card in row]
    return {
        "adversary": adversary,
        "difficulty": view["difficulty"],
        "limit": view["influence_limit"],
        "strict": options.get("strict_elements", False),
        "dome_in_one": options.get("dome_payment", "mix") == "one",
        "shown": options.get("hands", "hidden") == "shown",
        "sheet": sheet_of(tables, adversary, view["difficulty"], seats),
        "round": view["round"],
        "phase": view["phase"],
        "places": places,
        "pollution": {int(n): tile["pollution"] for n, tile in view["tiles"].items()},
        "sanctuary": {int(n): tile["sanctuary"] for n, tile in view["tiles"].items()},
        "dome": next((int(n) for n, tile in view["tiles"].items() if tile["dome"]), None),
        "mines": [{"name": name, "tile": m["tile"], "line": m["line"]} for name, m in view["mines"].items()],
        "deck": list(view["mine_deck"]),
        "unseen": [name for name in mine_cards if name not in view["mines"] and name not in view["destroyed"]],
        "destroyed": list(view["destroyed"]),
        "bag": list(view["bag"]),
        "tokens": [n for n in places if adversary != "alliance" or n != centre],  # ER-48
        "stock": dict(view["sanctuaries"]),
        "profit": view["profitability"] and view["profitability"]["value"],
        "event": view["event"] and view["event"]["card"],
        "event_pool": [
            e for e in event_cards if e not in view["events_gone"] and e != (view["event"] or {}).get("card")
        ],
        "contamination": view["contamination_pile"],
        "market": {element: list(row) for element, row in view["market"].items()},
        "advanced": {e: [c for c in advanced[e] if c not in offered and c not in owned] for e in ELEMENTS},
        "players": players,
        "cards": cards,
        "mine_cards": mine_cards,
        "event_cards": event_cards,
    }


def player(seat: int, seen: Any, base: dict[str, list[str]]) -> dict[str, Any]:
    piles = {key: list(seen[key]) for key in ("hand", "discard", "played")}
    own = [card for pile in piles.values() for card in pile]
    pile = [card for card in base.get(seen["character"], []) if card not in own]
    return {
        **piles,
        "pile": pile,
        "character": seen["character"],
        "elements": list(seen["elements"]),
        "influence": dict(seen["influence"]),
        "tile": seen["tile"],
        "owes": seen["owes"],
        "known": list(seen["known"]),
        "is_done": False,
        "has_cleaned": seen["has_cleaned"],
        "lets_be": seen["lets_be"],
        "kept": None,
    }


def view(model: Model, stage: str, asked: list[int], watcher: int | None) -> dict[str, Any]:
    """What a seat sees; lists of cards in alphabetical order."""
    w = model.w
    return {
        "seat": watcher,
        "round": w["round"],
        "stage": stage,
        "phase": w["phase"],
        "adversary": w["adversary"],
        "difficulty": w["difficulty"],
        "influence_limit": w["limit"],
        "dome_cost": None if w["adversary"] == "consortium" else 10,
        "clean_up_cost": 2 if w["adversary"] == "consortium" else None,
        "tiles": {str(n): tile(w, n) for n in w["places"]},
        "mines": {m["name"]: mine(w, m, age) for age, m in enumerate(w["mines"])},
        "mine_deck": w["deck"],
        "destroyed": w["destroyed"],
        "bag": sorted(w["bag"]),
        "sanctuaries": w["stock"],
        "profitability": profitability(w),
        "event": event(w),
        "events_left": len(w["event_pool"]) if w["adversary"] == "consortium" else 0,
        "events_gone": sorted(e for e in w["event_cards"] if e not in w["event_pool"] and e != w["event"])
        if w["adversary"] == "consortium"
        else [],
        "contamination_pile": w["contamination"],
        "market": w["market"],
        "market_left": {element: len(cards) for element, cards in w["advanced"].items()},
        "players": [seen(w, p, seat == watcher, seat not in asked) for seat, p in enumerate(w["players"])],
        "pending": pending(model),
        "cards": cards_in_sight(w, watcher),
        "goals": goals(w),
        "dangers": dangers(w),
        "forecast": forecast(w),
        "reasons": model.reasons,
    }


def tile(w: World, n: int) -> dict[str, Any]:
    return {
        "q": w["places"][n][0],
        "r": w["places"][n][1],
        "pollution": w["pollution"][n],
        "contaminated": is_contaminated(w, n),
        "sanctuary": w["sanctuary"][n],
        "mine": next((m["name"] for m in w["mines"] if m["tile"] == n), None),
        "dome": n == w["dome"],
        "pawns": [seat for seat, p in enumerate(w["players"]) if p["tile"] == n],
    }


def mine(w: World, m: dict[str, Any], age: int) -> dict[str, Any]:
    card = w["mine_cards"][m["name"]]
    left = len(card["lines"]) - m["line"]
    values = {key: card[key] for key in ("level", "extraction", "costs", "lines")}
    return {**values, "tile": m["tile"], "line": m["line"], "left": left, "age": age}


def profitability(w: World) -> Any:
    return {"value": w["profit"], "limit": w["sheet"]["profitability_limit"]} if w["adversary"] == "alliance" else None


def event(w: World) -> Any:
    if w["event"] is None:
        return None
    card = w["event_cards"][w["event"]]
    return {
        "card": w["event"],
        "clean": card["clean"],
        "shuffle": part(card["shuffle"]),
        "destroyed": part(card["destroyed"]),
    }


def part(texts: list[str]) -> list[Any]:
    found = []
    for text in texts:
        words = text.split()
        name = "gain_any" if words[0] == "gain" else words[0]
        found.append({"effect": name, "count": int(words[-1]) if words[-1].isdigit() else 1})
    return found


def seen(w: World, p: dict[str, Any], is_own: bool, is_done: bool) -> dict[str, Any]:
    return {
        "character": p["character"],
        "elements": p["elements"],
        "influence": p["influence"],
        "tile": p["tile"],
        "hand": sorted(p["hand"]) if is_own or w["shown"] else len(p["hand"]),
        "contamination": p["hand"].count("contamination"),
        "known": sorted(p["known"]),
        "deck": len(p["pile"]),
        "discard": sorted(p["discard"]),
        "played": sorted(p["played"]),
        "owes": p["owes"],
        "is_done": is_done,
        "has_cleaned": p["has_cleaned"],
        "lets_be": p["lets_be"],
        "kept": p["kept"] if is_own else None,
    }


def pending(model: Model) -> Any:
    if model.pending is None:
        return None
    blank = {"seat": None, "named": None, "amount": 0, "steps": 0, "has_moved": False, "reduction": 0}
    return {**blank, **model.pending}


def cards_in_sight(w: World, watcher: int | None) -> dict[str, Any]:
    slugs = {card for row in w["market"].values() for card in row if card is not None}
    for seat, p in enumerate(w["players"]):
        slugs |= {*p["played"], *p["discard"], *p["known"]}
        slugs |= set(p["hand"]) if w["shown"] or seat == watcher else set()
    contamination = {"contamination": True, "pays": 3, "draws": 3}
    return {slug: contamination if slug == "contamination" else w["cards"][slug] for slug in slugs}


def goals(w: World) -> list[Any]:
    if w["adversary"] == "mars":
        figures = [("mines", len(w["mines"]), 0), ("dome", int(w["dome"] is not None), 0)]
    elif w["adversary"] == "alliance":
        figures = [("profitability", w["profit"], 0)]
    else:
        tokens = sum(w["pollution"].values())
        figures = [("destroyed", len(w["destroyed"]), w["sheet"]["goal"]), ("pollution", tokens, 0)]
        figures.append(("mines_and_deck", len(w["mines"]) + sum(w["deck"]), 0))
    return [{"code": code, "value": value, "target": target} for code, value, target in figures]


def dangers(w: World) -> list[Any]:
    limit = w["sheet"]["contaminated"]
    found = [{"code": "contaminated", "value": sum(is_contaminated(w, n) for n in w["pollution"]), "limit": limit}]
    if w["adversary"] == "alliance":
        found.append({"code": "profitability", "value": w["profit"], "limit": w["sheet"]["profitability_limit"]})
    lines = [(len(w["mine_cards"][m["name"]]["lines"]), m["line"]) for m in w["mines"]]
    if lines:
        count, line = min(lines, key=lambda one: one[0] - one[1])
        found.append({"code": "mine", "value": line, "limit": count})
    return found


def forecast(w: World) -> Any:
    """What phases 3 and 4 will bring; only told of a round whose mines have not advanced yet."""
    pollution, lost = dict(w["pollution"]), []
    for m in w["mines"] if w["phase"] in ("players", "discard", "setup") else []:
        lines = w["mine_cards"][m["name"]]["lines"]
        if m["line"] + 1 >= len(lines):
            lost.append(m["name"])
            continue
        effect = lines[m["line"] + 1]
        tiles = reach(w, m["tile"]) if effect == "around" else [m["tile"]]
        count = 1 if effect == "around" else int(effect.split()[1]) if effect.startswith("own") else 0
        for n in tiles:
            pollution[n] = min(4, pollution[n] + count)
    added = {str(n): pollution[n] - w["pollution"][n] for n in pollution if pollution[n] > w["pollution"][n]}
    profit = None
    if w["adversary"] == "alliance":
        profit = w["profit"]
        if w["phase"] in ("players", "discard", "setup", "mines"):
            profit += sum(w["mine_cards"][m["name"]]["extraction"] for m in w["mines"])
    contaminated = [int(n) for n in added if pollution[int(n)] == 4]
    short = [(seat, 4 - len(p["pile"])) for seat, p in enumerate(w["players"]) if w["phase"] in ("players", "discard")]
    shuffles = [{"seat": seat, "missing": missing, "buys": True} for seat, missing in short if missing > 0]
    told = {"tiles": added, "contaminated": contaminated, "lost": lost, "profitability": profit}
    return {**told, "shuffles": shuffles}
