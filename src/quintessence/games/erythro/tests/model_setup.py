"""Set-up as the rulebook lists it: could the first views of a match come from it?"""

from __future__ import annotations

from collections import Counter
from typing import Any

from quintessence.games.erythro.tests.model_lines import World, reach

COMPLEMENT = {
    "air_water": "earth_fire",
    "earth_fire": "air_water",
    "water_earth": "fire_air",
    "fire_air": "water_earth",
}


def free_characters(seats: int, taken: list[str]) -> list[str]:
    """ER-78: each once; two players have all four elements between them."""
    if seats == 2 and taken:
        return [COMPLEMENT[taken[0]]]
    return [one for one in COMPLEMENT if one not in taken]


def check_planet(w: World) -> None:
    """ER-79 to ER-83: pollution, mines with their first lines, pawns, one token each."""
    sheet, seats = w["sheet"], len(w["players"])
    centre = next(tile for tile, place in w["places"].items() if place == (0, 0))
    assert w["dome"] == (None if w["adversary"] == "consortium" else centre)
    levels = [w["mine_cards"][mine["name"]]["level"] for mine in w["mines"]]
    assert len(levels) == sheet["starting_mines"] and levels == sorted(levels)
    assert [levels.count(n + 1) + w["deck"][n] for n in range(4)] == sheet["mines"]
    assert not any(w["deck"][: levels[-1] - 1])  # lower levels come first
    assert all(mine["line"] == 0 and mine["tile"] != w["dome"] for mine in w["mines"])
    assert len({mine["tile"] for mine in w["mines"]}) == len(levels)
    drawn = sheet["pollution"] + len(levels) + seats
    if drawn + 1 > len(w["tokens"]):
        return  # the bag may have been filled again
    refused = len(w["tokens"]) - drawn - len(w["bag"])
    assert refused == 0 or (refused == 1 and w["adversary"] == "mars" and centre not in w["bag"])
    out = [mine["tile"] for mine in w["mines"]] + [p["tile"] for p in w["players"]]
    assert len(set(out)) == len(out) and not set(out) & set(w["bag"])
    left = dict(w["pollution"])
    for mine in w["mines"]:
        effect = w["mine_cards"][mine["name"]]["lines"][0]
        for tile in reach(w, mine["tile"]) if effect == "around" else [mine["tile"]]:
            left[tile] -= 1 if effect == "around" else int(effect.split()[1]) if effect.startswith("own") else 0
    polluted = [tile for tile, tokens in left.items() if tokens]
    assert all(left[tile] == 1 for tile in polluted) and len(polluted) == sheet["pollution"]
    assert not set(polluted) & {*out, *w["bag"], w["dome"]}


def check_players(w: World, base: dict[str, Any]) -> None:
    """§3.7: eight cards, five in hand, a contamination card in the discard pile, 2 and 1 influence."""
    taken: list[str] = []
    for p in w["players"]:
        assert p["character"] in free_characters(len(w["players"]), taken)
        taken.append(p["character"])
        assert Counter(p["hand"] + p["pile"]) == Counter(base[p["character"]]) and len(p["hand"]) == 5
        assert p["discard"] == ["contamination"] and p["played"] == [] and p["owes"] == 4
        assert list(p["influence"].values()) == [2, 1] and list(p["influence"]) == p["elements"]


def check_supply(w: World) -> None:
    """ER-70, ER-82, 1.7: the market, the piles and the gauge."""
    for element, row in w["market"].items():
        assert len(row) == 2 and all(w["cards"][card]["cost"] <= 4 for card in row)
        assert all(w["cards"][card]["elements"] == [element] for card in row)
    assert w["contamination"] == 5 * len(w["players"]) and w["stock"] == dict.fromkeys(w["market"], 8)
    assert w["destroyed"] == [] and w["event"] is None and w["round"] == 1
    assert w["profit"] == (w["sheet"]["profitability"] if w["adversary"] == "alliance" else None)
