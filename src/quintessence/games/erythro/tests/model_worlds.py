"""Situations and cards made at random: what random play from set-up hardly ever reaches."""

from __future__ import annotations

import copy
from typing import Any

from quintessence.core.rng import Rng
from quintessence.games.erythro.tests.table import FILES

ELEMENTS = ["air", "water", "earth", "fire"]
PAIRS = [["air_water", "earth_fire"], ["water_earth", "fire_air"]]
TILES = {2: 10, 3: 13, 4: 16}
CARDS: Any = FILES["erythro.cards"].contents
MINES: Any = {k: v for k, v in FILES["erythro.mines"].contents["mines"].items() if k != "provenance"}
EVENTS: Any = [k for k in FILES["erythro.events"].contents["events"] if k != "provenance"]
EFFECTS = ["gain", "gain any", "lose", "attack", "reduce", "take", "trash", "remove", "move", "acquire"]
MAYS = ["gain any", "lose", "attack", "trash", "remove", "move", "acquire"]


def pick(rng: Rng, some: list[Any]) -> Any:
    return some[rng.below(len(some))]


def shuffled(rng: Rng, some: list[Any]) -> list[Any]:
    left, found = list(some), []
    while left:
        found.append(left.pop(rng.below(len(left))))
    return found


def slugs(table: dict[str, Any]) -> list[str]:
    return [slug for slug in table if slug != "provenance"]


def situation(rng: Rng, seats: int, adversary: str) -> dict[str, Any]:
    """A situation in the middle of a match, often near an end or short of something."""
    tiles = range(1, TILES[seats] + 1)
    pair = pick(rng, PAIRS)
    characters = shuffled(rng, pair if seats == 2 else [one for both in PAIRS for one in both])[:seats]
    dirty = pick(rng, [1, 2, 3]) if adversary == "consortium" else pick(rng, [2, 4, 5])
    found: dict[str, Any] = {
        "characters": characters,
        "tiles": {},
        "phase": pick(rng, PHASES),
        "round": 2 + rng.below(3),
    }
    for tile in tiles:
        tokens = rng.below(dirty) if rng.below(3) else 0
        element = pick(rng, ELEMENTS) if rng.below(2) and tokens < 4 else None
        found["tiles"][str(tile)] = {"pollution": tokens, **({"sanctuary": element} if element else {})}
    has_dome = adversary == "alliance" or (adversary == "mars" and rng.below(3) > 0)
    if adversary == "mars" and not has_dome:
        found["dome"] = None
    free = [tile for tile in tiles if tile != 1 or not has_dome]
    names = shuffled(rng, list(MINES))
    places = shuffled(rng, free)[: pick(rng, [1, 2, 4, len(free) - 1, len(free)])]
    found["mines"] = [mine(rng, names.pop(), tile) for tile in places]
    gone = rng.below(len(names) // 2)
    found["destroyed"] = names[:gone]
    found["mine_deck"] = names[gone : gone + pick(rng, [0, 0, 1, 2, 6])] or [0, 0, 0, 0]
    found["pawns"] = [pick(rng, list(tiles)) if rng.below(3) else pick(rng, [*places, 1]) for _ in range(seats)]
    most = pick(rng, [2, 6, 12])
    found["influence"] = [{element: rng.below(most + 1) for element in one.split("_")} for one in characters]
    found["bag"] = sorted(shuffled(rng, free)[: pick(rng, [0, 1, 3, len(free)])])
    piles(rng, found, seats)
    if adversary == "alliance":
        found["profitability"] = 1 + rng.below(16)
    if adversary == "consortium":
        events = shuffled(rng, EVENTS)
        found["event"] = pick(rng, [None, events[0], events[0]])
        found["events"] = events[1 : pick(rng, [1, 2, 5])]
    return found


PHASES = ["players", "players", "players", "discard", "market"]


def mine(rng: Rng, name: str, tile: int) -> dict[str, Any]:
    return {"mine": name, "tile": tile, "line": rng.below(len(MINES[name]["lines"]))}


def piles(rng: Rng, found: dict[str, Any], seats: int) -> None:
    """Cards of all seats, the market and the contamination cards."""
    advanced = {element: shuffled(rng, slugs(CARDS["advanced"][element])) for element in ELEMENTS}
    found["market"] = {element: [advanced[element].pop(), advanced[element].pop()] for element in ELEMENTS}
    poison = 6 * seats
    found.update(hands=[], decks=[], discards=[], played=[], owed=[])
    for character in found["characters"]:
        own = shuffled(rng, slugs(CARDS["base"][character]))
        own += [advanced[pick(rng, ELEMENTS)].pop() for _ in range(rng.below(5))]
        share = rng.below(poison // 2 + 1) if rng.below(2) else min(poison, 2)
        poison -= share
        own = shuffled(rng, own + ["contamination"] * share)
        owed = rng.below(5) if found["phase"] == "players" else 0
        hand = [own.pop() for _ in range(min(len(own), owed + rng.below(2 if rng.below(4) else 4)))]
        if rng.below(6) == 0:  # nothing but contamination cards in hand
            own += [card for card in hand if card != "contamination"]
            hand = [card for card in hand if card == "contamination"]
            for card in ["contamination"] * (own.count("contamination") if len(hand) < owed else 0):
                own.remove(card)
                hand.append(card)
            owed = min(owed, len(hand))
        played = [own.pop() for _ in range(min(len(own), 4 - owed))]
        cut = rng.below(len(own) + 1)
        for key, cards in [("hands", hand), ("decks", own[:cut]), ("discards", own[cut:]), ("played", played)]:
            found[key].append(cards)
        found["owed"].append(owed)
    found["contamination"] = poison


def line(rng: Rng, is_yellow: bool) -> str:
    """Any line that the grammar knows."""
    effect = pick(rng, EFFECTS)
    count = 1 + rng.below(3)
    text = {"gain": f"gain {pick(rng, ELEMENTS)} {count}"}.get(effect, effect)
    text = f"{effect} {count}" if effect in ("gain any", "lose", "reduce", "remove", "move") else text
    may = "may " if effect in MAYS and rng.below(5) == 0 else ""
    target = "other " if effect != "reduce" and rng.below(3) == 0 else ""
    if effect in ("remove", "attack"):
        target = pick(rng, ["", "other ", "near ", *(["other_near "] if effect == "remove" else [])])
    return target + may + text


def cards(rng: Rng) -> dict[str, Any]:
    """The cards with other powers: one to four lines, after up to two yellow ones."""
    tables: Any = copy.deepcopy(CARDS)
    for kind in ("base", "advanced"):
        for group in tables[kind].values():
            for slug in slugs(group):
                group[slug]["yellow"] = [line(rng, True) for _ in range(rng.below(3))]
                group[slug]["bottom"] = [line(rng, False) for _ in range(1 + rng.below(4))]
    return {"erythro.cards": tables}


def events(rng: Rng) -> dict[str, Any]:
    """The events with other parts, of up to three effects each."""
    tables: Any = copy.deepcopy(FILES["erythro.events"].contents)
    for slug in slugs(tables["events"]):
        for part in ("shuffle", "destroyed"):
            tables["events"][slug][part] = [effect(rng) for _ in range(1 + rng.below(3))]
    return {"erythro.events": tables}


def effect(rng: Rng) -> str:
    counted = f"{pick(rng, ['pollute', 'lose', 'remove', 'gain any'])} {1 + rng.below(3)}"
    return str(pick(rng, ["mine", "take", counted, counted, counted]))
