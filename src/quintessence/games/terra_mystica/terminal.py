"""Draws a view for the terminal: the map in plain characters, then each player's board and what is open to all."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json, Values

_TERRAIN: Final = {
    "desert": "d",
    "plains": "p",
    "swamp": "s",
    "lakes": "l",
    "forest": "f",
    "mountains": "m",
    "wasteland": "w",
    "ice": "i",
    "volcano": "v",
}
_BUILDING: Final = {"dwelling": "D", "trading_post": "T", "temple": "E", "stronghold": "S", "sanctuary": "A"}
_WORDS: Final = {
    "en": {
        "round": "Round {round}, turn {turn}. Tiles: {tiles}",
        "cards": "Cards: {listed}",
        "used": "Used spaces: {listed}",
        "offers": "Power on offer: {listed}",
        "bridges": "Bridges: {listed}",
        "towns": "Towns: {listed}",
        "player": "{mark}{number} {faction} ({terrain}): {points} points · {coins}c {workers}w {priests}p · {power}",
        "more": "    cults {cults} · keys {keys} · ship {ship} · dig {dig} · card {card} · tiles {tiles}",
        "key": "d p s l f m w i v terrains · D dwelling, T trading post, E temple, S stronghold, A sanctuary",
    },
    "fr": {
        "round": "Manche {round}, tour {turn}. Tuiles : {tiles}",
        "cards": "Cartes : {listed}",
        "used": "Cases prises : {listed}",
        "offers": "Pouvoir offert : {listed}",
        "bridges": "Ponts : {listed}",
        "towns": "Villes : {listed}",
        "player": "{mark}{number} {faction} ({terrain}) : {points} points · {coins}p {workers}o {priests}pr · {power}",
        "more": "    cultes {cults} · clés {keys} · navigation {ship} · pelle {dig} · carte {card} · tuiles {tiles}",
        "key": "d p s l f m w i v terrains · D habitation, T comptoir, E temple, S forteresse, A sanctuaire",
    },
}
"""Only what stands on the drawing; the sentences of the game are in text/."""


def draw(view: Values, language: str) -> str:
    """The whole table."""
    words = _WORDS[language if language in _WORDS else "en"]
    return "\n".join([*_board(view), "", *_panel(view, words), *_players(view, words), "", words["key"]])


def _board(view: Values) -> list[str]:
    """A hex is six columns: its name's number, its terrain, and the building with its player."""
    hexes = _table(view["hexes"])
    lines: list[str] = []
    for row, line in enumerate(_items(view["rows"])):
        number = 0
        cells: list[str] = []
        for sign in str(line).split():
            if sign == "~":
                cells.append("  ~~  ")
                continue
            number += 1
            cells.append(_cell(number, _items(hexes[f"{chr(65 + row)}{number}"])))
        if cells:
            lines.append(f"{chr(65 + row)} " + ("   " if row % 2 else "") + "".join(cells).rstrip())
    return lines


def _cell(number: int, content: list[Json]) -> str:
    terrain = _TERRAIN[str(content[0])]
    standing = f"{_BUILDING[str(content[1])]}{_number(content[2]) + 1}" if len(content) > 1 else ""
    return f"{number}{terrain}{standing}".ljust(6)


def _panel(view: Values, words: dict[str, str]) -> list[str]:
    tiles = " ".join(str(tile) for tile in _items(view["round_tiles"]))
    lines = [words["round"].format(round=view["round"], turn=view["turn"], tiles=tiles)]
    cards = [f"{name}{_holder(_table(card))}" for name, card in _table(view["bonus_cards"]).items()]
    lines.append(words["cards"].format(listed=" ".join(cards)))
    offers = [
        f"{_number(part[2]) + 1}→{_number(part[1]) + 1}: {part[3]}" for part in map(_items, _items(view["offers"]))
    ]
    bridges = [f"{part[0]}–{part[1]}" for part in map(_items, _items(view["bridges"]))]
    listed = {
        "used": [str(space) for space in _items(view["used_spaces"])],
        "offers": offers,
        "bridges": bridges,
        "towns": [str(hex) for hex in _items(view["towns"])],
    }
    return lines + [words[name].format(listed=", ".join(parts)) for name, parts in listed.items() if parts]


def _holder(card: Values) -> str:
    holder = card["holder"]
    return f"({_number(holder) + 1})" if holder is not None else f"+{card['coins']}"


def _players(view: Values, words: dict[str, str]) -> list[str]:
    lines: list[str] = []
    asked = _items(view["to_act"])
    for seat, entry in enumerate(_items(view["players"])):
        player = _table(entry)
        if player["faction"] is None:
            continue
        own = [str(tile) for tile in [*_items(player["favours"]), *_table(player["towns"])]]
        values: Values = {
            **player,
            "mark": "» " if seat in asked else "  ",
            "number": seat + 1,
            "power": "/".join(str(part) for part in _items(player["power"])),
            "cults": "/".join(str(step) for step in _table(player["cults"]).values()),
            "ship": player["shipping"],
            "dig": player["digging"],
            "card": player["card"] or "–",
            "tiles": " ".join(own) or "–",
        }
        lines += [words["player"].format(**values), words["more"].format(**values)]
    return lines


def _items(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def _table(value: Json) -> Values:
    assert isinstance(value, dict)
    return value


def _number(value: Json) -> int:
    assert isinstance(value, int)
    return value
