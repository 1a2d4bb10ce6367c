"""Draws a view for the terminal: the planet tile by tile, the sheet, the market, the players, and one's own hand.

A tile is its number and what lies there: ▲ a mine with the steps left of it, ◆ the dome, ■ a contaminated tile, • a
pollution token, the first letter of a sanctuary's element in brackets, and the players' numbers after @.
"""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json, Values
from quintessence.core.parts import as_fields, as_items, as_number

_WIDTH: Final = 18
_WORDS: Final = {
    "en": {
        "setup": "set-up",
        "players": "players’ phase",
        "discard": "discard",
        "mines": "mines",
        "adversary": "adversary",
        "market": "acquisition",
        "draw": "draw",
        "over": "the end",
        "mars": "Mars Mining Company",
        "alliance": "Earth Alliance",
        "consortium": "Consortium",
        "initiation": "initiation",
        "blitz": "blitz",
        "medium": "medium",
        "fairly_hard": "fairly hard",
        "hard": "hard",
        "air": "air",
        "water": "water",
        "earth": "earth",
        "fire": "fire",
        "contamination": "Contamination: pollution here, then pay {pays} or draw {draws}",
        "goal-mines": "mines on the planet",
        "goal-dome": "dome",
        "goal-profitability": "profitability",
        "goal-destroyed": "mines destroyed",
        "goal-pollution": "pollution",
        "goal-mines_and_deck": "or mines left in all",
        "danger-contaminated": "contaminated tiles",
        "danger-profitability": "profitability",
        "danger-mine": "mine nearest to its end",
        "round": "Round {round}, {phase}. {adversary}, {difficulty}.",
        "colon": ": ",
        "goal": "Goal",
        "danger": "Danger",
        "of": "{value} of {limit}",
        "to": "{value}, to reach {target}",
        "deck": "Mine deck by level {deck}   Destroyed {destroyed}   Bag {bag}   Contamination pile {pile}",
        "event": "Event: {name} (clean {clean})",
        "offer": "Market",
        "player": "{mark}Player {number}, tile {tile}: {influence}; ",
        "cards": "hand {hand}, deck {deck}, discard {discard}, owes {owes}",
        "hand": "Your hand",
        "mine": "tile {tile}: {name}, level {level}, cost {costs}, step {line} of {lines}: {next}",
        "lost": "Lost",
        "forecast": "Certain to come: {tiles}",
        "nothing": "nothing",
        "key": "▲n mine, n steps left   ◆ dome   ■ contaminated   • pollution   [a] sanctuary   @1 player",
    },
    "fr": {
        "setup": "mise en place",
        "players": "phase des joueurs",
        "discard": "défausse",
        "mines": "mines",
        "adversary": "adversaire",
        "market": "achat",
        "draw": "pioche",
        "over": "fin",
        "mars": "Compagnie minière de Mars",
        "alliance": "Alliance terrienne",
        "consortium": "Consortium",
        "initiation": "initiation",
        "blitz": "blitz",
        "medium": "moyen",
        "fairly_hard": "assez difficile",
        "hard": "difficile",
        "air": "air",
        "water": "eau",
        "earth": "terre",
        "fire": "feu",
        "contamination": "Contamination : pollution ici, puis payer {pays} ou piocher {draws}",
        "goal-mines": "mines sur la planète",
        "goal-dome": "dôme",
        "goal-profitability": "rentabilité",
        "goal-destroyed": "mines détruites",
        "goal-pollution": "pollution",
        "goal-mines_and_deck": "ou mines restantes en tout",
        "danger-contaminated": "tuiles contaminées",
        "danger-profitability": "rentabilité",
        "danger-mine": "mine la plus proche de son terme",
        "round": "Manche {round}, {phase}. {adversary}, {difficulty}.",
        "colon": " : ",
        "goal": "But",
        "danger": "Danger",
        "of": "{value} sur {limit}",
        "to": "{value}, à atteindre : {target}",
        "deck": "Paquet de mines par niveau {deck}   Détruites {destroyed}   Sac {bag}   Pile de contamination {pile}",
        "event": "Événement : {name} (retirer {clean})",
        "offer": "Marché",
        "player": "{mark}Joueur {number}, tuile {tile} : {influence} ; ",
        "cards": "main {hand}, pioche {deck}, défausse {discard}, doit {owes}",
        "hand": "Votre main",
        "mine": "tuile {tile} : {name}, niveau {level}, coût {costs}, étape {line} sur {lines} : {next}",
        "lost": "Perdu",
        "forecast": "À coup sûr : {tiles}",
        "nothing": "rien",
        "key": "▲n mine, n étapes restantes   ◆ dôme   ■ contaminée   • pollution   [e] sanctuaire   @1 joueur",
    },
}
"""Only what stands on the drawing; the words of the game are in text/."""


def draw(view: Values, language: str) -> str:
    """The whole table as a seat sees it."""
    words = _WORDS[language if language in _WORDS else "en"]
    lines = [_title(view, words), *_sheet(view, words), "", *_planet(view), ""]
    lines += [*_mines(view, words), "", *_market(view, words), ""]
    lines += [_player(view, seat, words) for seat in range(len(as_items(view["players"])))]
    seat = view["seat"]
    if isinstance(seat, int):
        hand = as_items(as_fields(as_items(view["players"])[seat])["hand"])
        lines += ["", words["hand"], *(f"  {_card(view, str(name), words)}" for name in hand)]
    return "\n".join([*lines, "", words["key"]])


def _title(view: Values, words: dict[str, str]) -> str:
    return words["round"].format(
        round=view["round"],
        phase=words[str(view["phase"])],
        adversary=words[str(view["adversary"])],
        difficulty=words[str(view["difficulty"])],
    )


def _sheet(view: Values, words: dict[str, str]) -> list[str]:
    """Goals, dangers, stocks, and what is certain to come."""
    goals = [as_fields(goal) for goal in as_items(view["goals"])]
    dangers = [as_fields(danger) for danger in as_items(view["dangers"])]
    aims = [f"{words['goal-' + str(goal['code'])]} {words['to'].format(**goal)}" for goal in goals]
    lines = [f"{words['goal']}{words['colon']}{', '.join(aims)}"]
    threats = [f"{words['danger-' + str(danger['code'])]} {words['of'].format(**danger)}" for danger in dangers]
    lines.append(f"{words['danger']}{words['colon']}{', '.join(threats)}")
    lines.append(
        words["deck"].format(
            deck="/".join(str(count) for count in as_items(view["mine_deck"])),
            destroyed=len(as_items(view["destroyed"])),
            bag=len(as_items(view["bag"])),
            pile=view["contamination_pile"],
        )
    )
    event = view["event"]
    if isinstance(event, dict):
        lines.append(words["event"].format(name=_named(str(event["card"])), clean=event["clean"]))
    coming = as_fields(as_fields(view["forecast"])["tiles"])
    tiles = [f"{tile} +{count}" for tile, count in coming.items()]
    lines.append(words["forecast"].format(tiles=", ".join(tiles) or words["nothing"]))
    return lines


def _planet(view: Values) -> list[str]:
    """Rows of tiles, from north to south, each shifted by half a tile a row."""
    tiles = {number: as_fields(tile) for number, tile in as_fields(view["tiles"]).items()}
    rows: dict[int, dict[int, str]] = {}
    for number, tile in tiles.items():
        r, q = as_number(tile["r"]), as_number(tile["q"])
        rows.setdefault(r, {})[2 * q + r] = _tile(view, number, tile)
    left = min(column for row in rows.values() for column in row)
    lines: list[str] = []
    for r in sorted(rows):
        line = ""
        for column in sorted(rows[r]):
            line = line.ljust((column - left) * _WIDTH // 2) + rows[r][column]
        lines.append(line.rstrip())
    return lines


def _tile(view: Values, number: str, tile: Values) -> str:
    mine = tile["mine"]
    text = number.rjust(2)
    if mine is not None:
        text += f" ▲{as_fields(as_fields(view['mines'])[str(mine)])['left']}"
    if tile["dome"]:
        text += " ◆"
    text += " ■" if tile["contaminated"] else f" {'•' * as_number(tile['pollution'])}" if tile["pollution"] else ""
    if tile["sanctuary"] is not None:
        text += f" [{str(tile['sanctuary'])[0]}]"
    pawns = "".join(str(as_number(seat) + 1) for seat in as_items(tile["pawns"]))
    return f"{text} @{pawns}" if pawns else text


def _mines(view: Values, words: dict[str, str]) -> list[str]:
    shown: list[str] = []
    for name, value in as_fields(view["mines"]).items():
        mine = as_fields(value)
        lines, line = as_items(mine["lines"]), as_number(mine["line"])
        costs = " ".join(f"{words[element]} {cost}" for element, cost in as_fields(mine["costs"]).items())
        following = str(lines[line + 1]) if line + 1 < len(lines) else words["lost"]
        shown.append(
            words["mine"].format(
                tile=mine["tile"],
                name=_named(name),
                level=mine["level"],
                costs=costs,
                line=line + 1,
                lines=len(lines) + 1,
                next=following,
            )
        )
    return shown


def _market(view: Values, words: dict[str, str]) -> list[str]:
    lines = [words["offer"]]
    for offered in as_fields(view["market"]).values():
        lines += [f"  {_card(view, str(name), words)}" for name in as_items(offered) if name is not None]
    return lines


def _player(view: Values, seat: int, words: dict[str, str]) -> str:
    player = as_fields(as_items(view["players"])[seat])
    hand = player["hand"]
    influence = ", ".join(f"{words[element]} {points}" for element, points in as_fields(player["influence"]).items())
    head = words["player"].format(
        mark="» " if not player["is_done"] else "  ", number=seat + 1, tile=player["tile"], influence=influence
    )
    return head + words["cards"].format(
        hand=len(hand) if isinstance(hand, list) else hand,
        deck=player["deck"],
        discard=len(as_items(player["discard"])),
        owes=player["owes"],
    )


def _card(view: Values, name: str, words: dict[str, str]) -> str:
    """A card's name and its zones in short: gain, move, sanctuary, power (its yellow part in brackets)."""
    card = as_fields(as_fields(view["cards"])[name])
    if card["contamination"]:
        return words["contamination"].format(pays=card["pays"], draws=card["draws"])
    gain = as_fields(card["gain"])
    power = ", ".join(_line(line) for line in as_items(card["bottom"]))
    yellow = ", ".join(_line(line) for line in as_items(card["yellow"]))
    price = f" ({card['cost']})" if card["cost"] is not None else ""
    zones = [
        f"+{gain['count']} {words[str(gain['element'])]}",
        f"→{card['move']}",
        f"[{words[str(card['sanctuary'])]}]",
    ]
    zones.append(f"({words[str(card['yellow_of'])]}{words['colon']}{yellow}) {power}" if yellow else power)
    return f"{_named(name)}{price}{words['colon']}{' | '.join(zones)}"


def _line(value: Json) -> str:
    """A line as data files write it."""
    line = as_fields(value)
    parts = [str(line["target"])] if line["target"] != "self" else []
    parts += ["may"] if line["may"] else []
    parts.append(str(line["effect"]).replace("_", " "))
    parts += [str(line["element"])] if line["element"] is not None else []
    parts += [str(line["count"])] if line["count"] else []
    return " ".join(parts)


def _named(slug: str) -> str:
    return slug.replace("_", " ").replace("-", " ").capitalize()
