"""Draws a view for the terminal: a city a seat, four columns each, then the hand and the piles.

A zone is its number, its creature, its printed object (+2) and its token ([3], or [?] face down); ▣ is a Shield.
"""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json, Values
from quintessence.core.parts import as_fields, as_items, as_number
from quintessence.games.ephyran.data.constants import GODS, TERRITORIES

_WIDTH: Final = 23
_WORDS: Final = {
    "en": {
        "lagoon": "Lagoon",
        "lands": "Lands",
        "forest": "Forest",
        "mountain": "Mountain",
        "poseidon": "Poseidon",
        "gaia": "Gaia",
        "aeolus": "Aeolus",
        "hephaestus": "Hephaestus",
        "boar": "Boar",
        "stymphalian": "Stymphalian Bird",
        "dragon": "Dragon",
        "bull": "Brazen Bull",
        "twins": "Castor & Pollux",
        "graeae": "Graeae",
        "exchange": "Exchange",
        "take": "Take an object",
        "destroy": "Destruction",
        "steal": "Theft",
        "shield": "Shield",
        "magic": "Magic",
        "none": "no god yet",
        "seat": "{mark}Player {number}, {god}: prestige {points}{hidden}, {count} cards",
        "known": ", among them {cards}",
        "hand": "Your hand",
        "shown": "The Graeae show you",
        "round": "Round {round}, turn of Player {turn}{last}. First: Player {first}.",
        "last": " (the last round)",
        "piles": "Pile {pile}   Discard {discarded}, on top {top}   Tartarus {tartarus}   Objects left {stock}",
        "nothing": "nothing",
        "announced": "Announced by Player {by}: {support}{aim}",
        "against": ", against Player {against}",
        "at": ", {slot}",
        "with_hand": ", with the hand",
        "key": "+2 printed object   [3] magic object   [?] face down   ▣ locked   * own territory, doubled",
    },
    "fr": {
        "lagoon": "Lagon",
        "lands": "Terres",
        "forest": "Forêt",
        "mountain": "Montagne",
        "poseidon": "Poséidon",
        "gaia": "Gaïa",
        "aeolus": "Éole",
        "hephaestus": "Héphaïstos",
        "siren": "Sirène",
        "hippocampus": "Hippocampe",
        "nereid": "Néréide",
        "cetus": "Kétos",
        "centaur": "Centaure",
        "minotaur": "Minotaure",
        "satyr": "Satyre",
        "cyclops": "Cyclope",
        "boar": "Sanglier",
        "pegasus": "Pégase",
        "harpy": "Harpie",
        "griffin": "Griffon",
        "stymphalian": "Stymphalide",
        "chimera": "Chimère",
        "phoenix": "Phénix",
        "bull": "Taureau d’airain",
        "twins": "Castor & Pollux",
        "graeae": "Grées",
        "exchange": "Échange",
        "take": "Prise d’objet",
        "destroy": "Destruction",
        "steal": "Vol d’objet",
        "shield": "Bouclier",
        "magic": "Magie",
        "none": "pas encore de dieu",
        "seat": "{mark}Joueur {number}, {god} : prestige {points}{hidden}, {count} cartes",
        "known": ", dont {cards}",
        "hand": "Votre main",
        "shown": "Les Grées vous montrent",
        "round": "Manche {round}, tour du Joueur {turn}{last}. Premier : Joueur {first}.",
        "last": " (la dernière manche)",
        "piles": "Pioche {pile}   Défausse {discarded}, dessus {top}   Tartare {tartarus}   Objets restants {stock}",
        "nothing": "rien",
        "announced": "Annoncé par le Joueur {by} : {support}{aim}",
        "against": ", contre le Joueur {against}",
        "at": ", {slot}",
        "with_hand": ", avec la main",
        "key": "+2 objet imprimé   [3] objet magique   [?] face cachée   ▣ verrouillé   * son Territoire, doublé",
    },
}
"""Only what stands on the drawing; the sentences of the game are in text/. A creature that is not here is its name."""


def draw(view: Values, language: str) -> str:
    """The whole table as a seat sees it."""
    words = _WORDS[language if language in _WORDS else "en"]
    lines: list[str] = []
    for seat in range(as_number(view["seats"])):
        lines += [*_seat(view, seat, words), ""]
    lines += _panel(view, words)
    for title, cards in (("hand", _own_hand(view)), ("shown", _shown(view))):
        if cards:
            lines += ["", words[title], *(f"  {_card(view, name, words)}" for name in cards)]
    return "\n".join([*lines, "", words["key"]])


def _seat(view: Values, seat: int, words: dict[str, str]) -> list[str]:
    city, hand, god = as_fields(_at(view["cities"], seat)), as_fields(_at(view["hands"], seat)), _at(view["gods"], seat)
    points = sum(as_number(part) for part in as_fields(_at(view["scores"], seat)).values())
    columns = [as_fields(city[name]) for name in TERRITORIES]
    is_partly_hidden = any(
        as_fields(zone)["token"] == "hidden" for column in columns for zone in as_items(column["zones"])
    )
    title = words["seat"].format(
        mark="» " if view["to_act"] == seat else "  ",
        number=seat + 1,
        god=words[str(god) if god is not None else "none"],
        points=points,
        hidden=" + ?" if is_partly_hidden else "",
        count=hand["count"],
    )
    known = [_card(view, str(name), words) for name in as_items(hand["known"])]
    if known and seat != view["seat"]:
        title += words["known"].format(cards=", ".join(known))
    own = GODS.index(god) if isinstance(god, str) else -1
    heads = [
        words[name] + (" *" if number == own else "") + (" ▣" if columns[number]["lock"] is not None else "")
        for number, name in enumerate(TERRITORIES)
    ]
    lines = [title, _line(heads)]
    for zone in range(max(len(as_items(column["zones"])) for column in columns)):
        lines.append(_line([_zone(view, column, zone, words) for column in columns]))
    return lines


def _line(cells: list[str]) -> str:
    return "    " + "".join(f"{cell:<{_WIDTH}}" for cell in cells).rstrip()


def _zone(view: Values, column: Values, number: int, words: dict[str, str]) -> str:
    zones = as_items(column["zones"])
    if number >= len(zones):
        return "·"
    zone = as_fields(zones[number])
    text = f"{number + 1} {_name(str(zone['creature']), words)}"
    if zone["object"] is not None:
        text += f" +{_points(view, zone['object'])}"
    return text if zone["token"] is None else f"{text} [{_points(view, zone['token'])}]"


def _panel(view: Values, words: dict[str, str]) -> list[str]:
    discard = as_items(view["discard"])
    lines = [
        words["round"].format(
            round=view["round"],
            turn=as_number(view["turn"]) + 1,
            first=as_number(view["first"]) + 1,
            last=words["last"] if view["ending"] is not None else "",
        ),
        words["piles"].format(
            pile=view["pile"],
            discarded=view["discarded"],
            top=_card(view, str(discard[-1]), words) if discard else words["nothing"],
            tartarus=len(as_items(view["tartarus"])),
            stock=view["stock"],
        ),
    ]
    announced = view["announced"]
    if isinstance(announced, dict):
        lines.append(_announced(announced, words))
    return lines


def _announced(announced: Values, words: dict[str, str]) -> str:
    support = str(announced["support"])
    aim = ""
    if support in ("exchange", "steal"):
        territory, number = str(announced["slot"]).split("-")
        aim = words["at"].format(slot=f"{words[territory]} {number}")
    if announced["with_hand"]:
        aim += words["with_hand"]
    elif support != "take":
        aim += words["against"].format(against=as_number(announced["against"]) + 1)
    return words["announced"].format(by=as_number(announced["by"]) + 1, support=words[support], aim=aim)


def _own_hand(view: Values) -> list[str]:
    seat = view["seat"]
    if not isinstance(seat, int):
        return []
    return [str(name) for name in as_items(as_fields(_at(view["hands"], seat))["cards"])]


def _shown(view: Values) -> list[str]:
    shown = view["shown"]
    if not isinstance(shown, dict) or shown["cards"] is None:
        return []
    return [str(name) for name in as_items(shown["cards"])]


def _card(view: Values, name: str, words: dict[str, str]) -> str:
    return " / ".join(_half(view, half, words) for half in name.split("/"))


def _half(view: Values, half: str, words: dict[str, str]) -> str:
    """A zone with its territory, number and object, a support, or Dionysos."""
    parts = half.split("-")
    home = as_fields(view["creatures"]).get(parts[0])
    if home is None:
        return _name(parts[0], words)
    text = f"{_name(parts[0], words)} ({words[str(home)]} {parts[1]})"
    return f"{text} +{_points(view, parts[2])}" if len(parts) == 3 else text


def _points(view: Values, name: Json) -> str:
    """What an object counts."""
    points = as_fields(view["prestige"]).get(str(name))
    return "?" if points is None else str(points).replace("-", "−")


def _name(name: str, words: dict[str, str]) -> str:
    return words.get(name, name.capitalize())


def _at(value: Json, index: int) -> Json:
    return as_items(value)[index]
