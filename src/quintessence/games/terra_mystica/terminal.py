"""Draws a view for the terminal: the map, the round and cult tables, and each player's board, in 96 columns.

Letters stand for the terrains; colours only help.
"""

from __future__ import annotations

import textwrap
from typing import Final

from quintessence.core.discovery import load
from quintessence.core.game import Event, Game, Json, Values
from quintessence.core.parts import as_fields, as_items, as_number
from quintessence.games.terra_mystica import SLUG, TerraMysticaGame
from quintessence.games.terra_mystica.data.components import number_of
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.names import CULTS, TERRAINS, WHEEL
from quintessence.games.terra_mystica.terminal_automa import automa_panel
from quintessence.games.terra_mystica.terminal_words import (
    BUILDING,
    WORDS,
    Words,
    bonus_card,
    favour_tile,
    goods,
    owner,
    power_action,
    round_tile,
    town_tile,
)

WIDTH: Final = 96
_PAPER: Final = [222, 137, 238, 75, 71, 250, 167, 195, 208]
"""Each terrain's colour behind its letter, of the terminal's 256."""
_INK: Final = [16, 16, 255, 16, 16, 16, 16, 16, 16]
_WATER: Final = "\x1b[38;5;39m  ~~  \x1b[0m"


def draw(view: Values, language: str, game: Game | None = None) -> str:
    """The whole table; `game` is the variant that is played, where it is not this machine's own."""
    game = load(SLUG) if game is None else game
    assert isinstance(game, TerraMysticaGame)
    data = game.data_of(view)
    words = WORDS[language if language in WORDS else "en"]
    parts = [_headline(view, words), _board(view, words), _tables(view, data, words), _open(view, data, words)]
    parts += [_player(view, seat, data, words) for seat in range(len(as_items(view["players"])))]
    first, *others = automa_panel(view, data, words) or [""]
    parts.append([f"  {first}", *(line for text in others for line in _wrapped(text))] if first else [])
    parts.append((words["key"] + (f"\n{words['automa_key']}" if "automa" in view else "")).split("\n"))
    return "\n\n".join("\n".join(part) for part in parts if part)


def mark(view: Values, language: str, happened: list[Event], ids: list[str]) -> str | None:
    """The map of a view with what has happened since, and these hexes marked; None where none of them is a hex."""
    hexes = {**as_fields(view["hexes"])}
    if not any(name in hexes for name in ids):
        return None
    automa = {**as_fields(view["automa"])}
    tokens = [*as_items(automa["marked"])]
    for event in happened:
        values = event.values()
        name, tag = str(values.get("hex")), str(event.row()[0])
        if tag == "transformed":
            hexes[name] = [values["terrain"], *as_items(hexes[name])[1:]]
        elif tag in ("built", "placed"):
            hexes[name] = [as_items(hexes[name])[0], "dwelling", values["seat"]]
        elif tag == "upgraded":
            hexes[name] = [as_items(hexes[name])[0], values["building"], values["seat"]]
        elif tag == "automa_marked" and values["marked"]:
            tokens.append(name)
    automa["marked"] = tokens
    shown: Values = {**view, "hexes": hexes, "automa": automa}
    return "\n".join(_board(shown, WORDS[language if language in WORDS else "en"], ids))


def _headline(view: Values, words: Words) -> list[str]:
    state = "over" if view["phase"] == "over" else "round" if view["round"] else "setup"
    lines = [words[state].format(round=view["round"], turn=view["turn"], board=words[str(view["board"])])]
    if view["end_tile"] is not None:
        lines.append(words["end_tile"].format(tile=words[str(view["end_tile"])]))
    return lines


def _board(view: Values, words: Words, ids: list[str] | None = None) -> list[str]:
    """A hex is six columns: its number, its terrain's letter, and the building with its player's number."""
    hexes = as_fields(view["hexes"])
    signs: dict[str, str] = {str(name): "'" for name in as_items(view["towns"])}
    if "automa" in view:
        automa = as_fields(view["automa"])
        signs |= {str(name): "°" for name in as_items(automa["cubes"])}
        signs |= {str(name): "*" for name in as_items(automa["marked"])}
    lines: list[str] = []
    for row, line in enumerate(as_items(view["rows"])):
        number = 0
        cells: list[str] = []
        for sign in str(line).split():
            if sign == "~":
                cells.append(_WATER)
                continue
            number += 1
            name = f"{chr(65 + row)}{number}"
            cells.append(_cell(number, as_items(hexes[name]), signs.get(name, ""), name in (ids or []), words))
        if cells:
            lines.append(f"{chr(65 + row)} " + ("   " if row % 2 else "") + "".join(cells))
    return lines


def _cell(number: int, content: list[Json], sign: str, is_marked: bool, words: Words) -> str:
    terrain = TERRAINS.index(str(content[0]))
    text = f"{number}{words['letters'].split()[terrain]}"
    if len(content) > 1:
        text += f"{BUILDING[str(content[1])]}{owner(content[2])}"
    text += sign
    if is_marked:
        return f"\x1b[1;7m{text[:5]:<5}◄\x1b[0m"
    weight = "1" if len(content) > 1 else "22"
    return f"\x1b[{weight};38;5;{_INK[terrain]};48;5;{_PAPER[terrain]}m{text:<6}\x1b[0m"


def _tables(view: Values, data: Data, words: Words) -> list[str]:
    """The round tiles, and beside them the cult tracks."""
    players = {str(seat + 1): as_fields(player) for seat, player in enumerate(as_items(view["players"]))}
    players |= {owner("automa"): as_fields(view["automa"])} if "automa" in view else {}
    left = [words["rounds"]]
    for number, name in enumerate(as_items(view["round_tiles"]), 1):
        scored, reward = round_tile(data.round_tiles[number_of(data.round_tiles, str(name))], words)
        mark = "»" if number == view["round"] else " "
        left.append(f"{mark} {number}  {scored:<12}{'' if number == 6 else reward}")
    right = [f"{words['cults']:<8}" + "".join(f"{name:>4}" for name in players) + f"    {words['slots']}"]
    slots = as_fields(view["cult_slots"])
    for cult in CULTS:
        steps = [as_fields(player["cults"])[cult] for player in players.values()]
        taken = ["·" if seat is None else owner(seat) for seat in as_items(slots[cult])]
        right.append(f"{words[cult]:<8}" + "".join(f"{step!s:>4}" for step in steps) + f"    {' '.join(taken)}")
    rows = [*right, "", ""]
    return [f"{line:<42}{rows[number]}".rstrip() for number, line in enumerate(left)]


def _open(view: Values, data: Data, words: Words) -> list[str]:
    """What is open to all: power actions, cards, offers, bridges."""
    costs = [as_number(cost) for cost in as_items(view["power_costs"])]
    used = as_items(view["used_spaces"])
    spaces: list[str] = []
    for number, space in enumerate(data.power_actions):
        text = f"{power_action(space, words)} {costs[number]}"
        spaces.append(f"({text})" if space.name in used else text)
    lines = _listed(words["power"] + (f", {words['used']}" if used else "") + words["colon"], spaces)
    cards = as_fields(view["bonus_cards"])
    free = [
        _card(data, name, words)
        + (f" +{coins}{words['units'].split()[0]}" if (coins := as_fields(cards[name])["coins"]) else "")
        for name in _free_cards(view)
    ]
    in_a_row = "automa" in view and view["phase"] == "play"
    lines += _listed(words["cards_in_row" if in_a_row else "cards"] + words["colon"], free)
    offers = [
        words["offer"].format(amount=part[3], to=owner(part[1]), builder=owner(part[2]))
        for part in map(as_items, as_items(view["offers"]))
    ]
    lines += _listed(words["offers"] + words["colon"], offers)
    bridges = [f"{part[0]}–{part[1]} ({owner(part[2])})" for part in map(as_items, as_items(view["bridges"]))]
    lines += _listed(words["bridges"] + words["colon"], bridges)
    return lines + (_sea(view, words) if "sea" in view else [])


def _sea(view: Values, words: Words) -> list[str]:
    """§14: canals, and whose trade markers lie where."""
    canals = [
        f"{part[0]}–{part[1]} ({part[2]}|{part[3]})"
        for part in map(as_items, as_items(as_fields(view["sea"])["canals"]))
    ]
    markers = [
        f"{name} {' '.join(owner(seat) for seat in as_items(seats))}"
        for name, seats in as_fields(view["trade_markers"]).items()
    ]
    return _listed(words["canals"] + words["colon"], canals) + _listed(words["markers"] + words["colon"], markers)


def _fleet(view: Values, seat: int, words: Words) -> list[str]:
    """§14: where a player's ships lie, and how far they go."""
    fleet = as_fields(_at(view["fleets"], seat))
    hexes = as_fields(view["hexes"])
    places = [
        f"{number} {name}{words['harbour'] if name in hexes else ''}"
        for number, name in enumerate(as_items(fleet["ships"]), 1)
        if name is not None
    ]
    text = words["fleet"].format(
        ships=", ".join(places) or "–",
        dock=fleet["dock"] or "–",
        sail=as_fields(_at(as_fields(view["sea"])["seats"], seat))["sail"],
        markers=fleet["markers"],
    )
    return _wrapped(text)


def _free_cards(view: Values) -> list[str]:
    """The cards that nobody holds; against the Automa in their row from the left."""
    if "automa" in view and view["phase"] == "play":
        return [str(name) for name in as_fields(as_fields(view["automa"])["row"]).values()]
    return [name for name, entry in as_fields(view["bonus_cards"]).items() if as_fields(entry)["holder"] is None]


def _player(view: Values, seat: int, data: Data, words: Words) -> list[str]:
    player = as_fields(_at(view["players"], seat))
    is_asked = seat in as_items(view["to_act"])
    mark = "» " if is_asked else "  "
    if player["faction"] is None:
        return [words["no_faction"].format(mark=mark, number=seat + 1)]
    first = words["player"].format(
        mark=mark,
        number=seat + 1,
        faction=words["factions"].split(",")[_faction(data, str(player["faction"]))],
        terrain=_terrain(player, words),
        points=player["points"],
        goods=goods([as_number(player[name]) for name in ("coins", "workers", "priests")], words) or "–",
        power="/".join(str(part) for part in as_items(player["power"])),
    )
    buildings = [f"{BUILDING[name]}{count}" for name, count in as_fields(player["buildings"]).items() if count]
    more = words["more"].format(
        income=goods([as_number(part) for part in as_items(player["income"])], words) or "–",
        buildings=" ".join(buildings) or "–",
        ship=player["shipping"],
        dig=player["digging"],
        key=player["keys"],
        left=player["bridges_left"],
    )
    if player["passed"] and view["round"]:
        more += f" · {words['passed']}"
    lines = [
        *textwrap.wrap(first, WIDTH, subsequent_indent="    ", drop_whitespace=False),
        *_wrapped(more),
        *_wrapped(_tiles(player, data, words)),
        *(_fleet(view, seat, words) if "sea" in view else []),
    ]
    return lines + (_prices(as_fields(_at(view["prices"], seat)), words) if is_asked else [])


def _faction(data: Data, slug: str) -> int:
    return [faction.slug for faction in data.factions].index(slug)


def _terrain(player: Values, words: Words) -> str:
    """Home, and for ice and volcanoes the terrain that it was made from."""
    names = words["terrains"].split()
    terrains = [names[TERRAINS.index(str(name))] for name in (player["terrain"], player["wheel"]) if name]
    return " / ".join(terrains) or "–"


def _card(data: Data, name: str, words: Words) -> str:
    return bonus_card(data.bonus_cards[number_of(data.bonus_cards, name)], words)


def _tiles(player: Values, data: Data, words: Words) -> str:
    held = player["card"]
    owned = as_items(player["favours"])
    favours = [favour_tile(tile, words) for tile in data.favour_tiles if tile.name in owned]
    counts = as_fields(player["towns"])
    towns = [
        town_tile(tile, words) + (f" ×{counts[tile.name]}" if as_number(counts[tile.name]) > 1 else "")
        for tile in data.town_tiles
        if tile.name in counts
    ]
    return words["own"].format(
        card="–" if held is None else _card(data, str(held), words),
        favours=" / ".join(favours) or "–",
        towns=" / ".join(towns) or "–",
    )


def _prices(prices: Values, words: Words) -> list[str]:
    """What the player to move pays, and the spades that each terrain takes."""
    coin = words["units"].split()[0]
    listed: list[str] = []
    for name, letter in BUILDING.items():
        if name not in prices:
            continue
        workers, coins = [as_number(part) for part in as_items(prices[name])]
        listed.append(f"{letter} {goods([coins, workers], words)}")
        if name == "trading_post":
            listed[-1] += " " + words["alone"].format(coins=2 * coins, unit=coin)
    for name, word in (("spade", "spade"), ("shipping", "to_ship"), ("digging", "to_dig")):
        if prices[name] is not None:
            listed.append(f"{words[word]} {goods([as_number(part) for part in as_items(prices[name])], words)}")
    lines = _wrapped(words["prices"] + words["colon"] + " · ".join(listed))
    for name, word in (("spades", "spades"), ("volcano", "volcano")):
        listed_prices = _by_price(prices[name], words)
        lines += _wrapped(words[word].format(listed=listed_prices)) if listed_prices else []
    return lines


def _by_price(prices: Json, words: Words) -> str:
    """The letters of the terrains that cost the same, cheapest first."""
    cheap: dict[int, list[str]] = {}
    for terrain, price in enumerate(as_items(prices) if prices is not None else []):
        if price is not None and terrain < WHEEL:
            cheap.setdefault(as_number(price), []).append(words["letters"].split()[terrain])
    return " · ".join(f"{' '.join(letters)} {price}" for price, letters in sorted(cheap.items()) if price)


def _listed(title: str, parts: list[str]) -> list[str]:
    return textwrap.wrap(title + " · ".join(parts), WIDTH, subsequent_indent="    ") if parts else []


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="    ", subsequent_indent="      ")


def _at(value: Json, index: int) -> Json:
    return as_items(value)[index]
