"""Draws what the terminal shows of the Automa: its supply, its two cards, its pile, and what it reads."""

from __future__ import annotations

from quintessence.core.game import Json, Values
from quintessence.core.parts import as_fields, as_items, as_number
from quintessence.games.terra_mystica.data.automa import DecisionCard
from quintessence.games.terra_mystica.data.components import number_of
from quintessence.games.terra_mystica.data.data import Data
from quintessence.games.terra_mystica.data.names import CULTS, TERRAINS
from quintessence.games.terra_mystica.terminal_words import BUILDING, Words, bonus_card, favour_tile, power_action


def automa_panel(view: Values, data: Data, words: Words) -> list[str]:
    """A line for each thing that one looks up; none without an Automa."""
    if "automa" not in view:
        return []
    automa = as_fields(view["automa"])
    lines = [_title(automa, words), words["automa_supply"].format(**{**automa, "supply": _supply(automa)})]
    cards = {card.name: card for card in data.automa.cards}
    if automa["action"] is not None:
        action, support = cards[str(automa["action"])], cards[str(automa["support"])]
        lines.append(words["automa_action"].format(card=action.name, actions=_actions(action, words)))
        lines.append(words["automa_support"].format(card=support.name, support=_support(support, words)))
    drawn = " ".join(str(name) for name in as_items(automa["drawn"])) or "–"
    lines.append(words["automa_pile"].format(**{**automa, "drawn": drawn}))
    if automa["tile"] is not None:
        lines.append(_tile(automa, data, words))
    return lines + _reads(automa, words) + _last_turn(automa, data, words)


def _title(automa: Values, words: Words) -> str:
    names = dict(part.split("=") for part in words["automa_factions"].split(","))
    faction = names.get(str(automa["faction"]), str(automa["faction"]))
    if automa["provenance"] == "reconstructed":
        faction = words["reconstructed"].format(name=faction)
    title = words["automa"].format(**{**automa, "faction": faction, "terrain": _terrain(automa["terrain"], words)})
    return f"{title} · {words['passed']}" if automa["passed"] and automa["tile"] is not None else title


def _terrain(name: Json, words: Words) -> str:
    return "–" if name is None else words["terrains"].split()[TERRAINS.index(str(name))]


def _supply(automa: Values) -> str:
    supply = as_fields(automa["supply"])
    return " ".join(f"{letter}{supply[name]}" for name, letter in BUILDING.items() if supply.get(name)) or "–"


def _actions(card: DecisionCard, words: Words) -> str:
    return ", ".join(words[f"do_{action}"].format(points=card.points) for action in card.actions)


def _support(card: DecisionCard, words: Words) -> str:
    """What it says of the actions of the other card, in the order of its rows."""
    parts = [words["marked" if card.is_marked else "unmarked"]]
    parts += [words["reaching"]] if card.is_reaching else []
    parts.append(f"{words['strip']} {'AB'[card.strip]}")
    parts.append(f"{'←' if card.is_reverse else '→'}{card.number}")
    parts.append(words["by_tile" if card.is_by_tile else "catch_up"])
    parts.append(words[["left", "middle", "right"][card.place]])
    return ", ".join(parts)


def _tile(automa: Values, data: Data, words: Words) -> str:
    tile, held = as_fields(automa["tile"]), str(automa["card"])
    owned = as_items(automa["favours"])
    return words["automa_tile"].format(
        points=tile["points"],
        cult="–" if tile["cult"] is None else words[str(tile["cult"])],
        card=bonus_card(data.bonus_cards[number_of(data.bonus_cards, held)], words),
        favours=" / ".join(favour_tile(one, words) for one in data.favour_tiles if one.name in owned) or "–",
    )


def _reads(automa: Values, words: Words) -> list[str]:
    """Its strips, and what only single factions have."""
    letters = words["letters"].split()
    parts = [
        words["automa_strip"].format(
            name=name, letters=" ".join(letters[TERRAINS.index(str(terrain))] for terrain in as_items(strip))
        )
        for name, strip in as_fields(automa["strips"]).items()
    ]
    for name in ("youth", "blighted"):
        if automa[name] is not None:
            parts.append(words[f"automa_{name}"].format(terrain=_terrain(automa[name], words)))
    achieved = as_items(automa["achieved"])
    if achieved:
        parts.append(words["automa_achieved"].format(numbers=" ".join(str(number) for number in achieved)))
    return [" · ".join(parts)] if parts else []


def _last_turn(automa: Values, data: Data, words: Words) -> list[str]:
    """What it chose and scored when it acted last; the board that follows its turn hides the reasons otherwise."""
    told: list[str] = []
    points = 0
    for event in map(as_fields, as_items(automa["last_turn"])):
        values, tag = as_fields(event["values"]), as_items(event["row"])[0]
        if tag == "automa_chose":
            told.append(words[f"last_{values['action']}"].format(what=_chosen(str(values["chosen"]), data, words)))
        elif tag == "scored" and values["seat"] == "automa":
            points += as_number(values["points"])
        elif tag == "automa_passed":
            told.append(words["passed"])
    told += [f"+{points} {words['point']}"] if points else []
    return [words["automa_last"].format(told=", ".join(told))] if told else []


def _chosen(name: str, data: Data, words: Words) -> str:
    """A hex, a cult, a favour tile or a power action in a few letters."""
    if name in CULTS:
        return words[name]
    if (space := number_of(data.power_actions, name)) >= 0:
        return power_action(data.power_actions[space], words)
    tile = number_of(data.favour_tiles, name)
    return name if tile < 0 else favour_tile(data.favour_tiles[tile], words)
