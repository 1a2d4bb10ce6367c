"""The words of the terminal's drawing, and what is printed on tiles and cards in a few letters."""

from __future__ import annotations

from typing import Final

from quintessence.games.terra_mystica.data.data import (
    CARD_ACTION,
    CARD_INCOME,
    CARD_PASS,
    CARD_PASS_SHIPPING,
    CARD_SHIPPING,
    CARDS,
    CULTS,
    FAVOUR_ACTION,
    FAVOUR_INCOME,
    FAVOUR_PASS,
    FAVOUR_POINTS,
    FAVOUR_STEPS,
    FAVOUR_TOWN_POWER,
    FAVOURS,
    POWER_BRIDGES,
    POWER_GAIN,
    ROUND_CULT,
    ROUND_GAIN,
    ROUND_POINTS,
    ROUND_SCORES,
    ROUND_STEPS,
    ROUND_TILES,
    SCORES,
    TOWN_GAIN,
    TOWN_KEYS,
    TOWN_POINTS,
    TOWN_SHIPPING,
    TOWN_STEPS,
    TOWNS,
)

Words = dict[str, str]
BUILDING: Final = {"dwelling": "D", "trading_post": "T", "temple": "E", "stronghold": "S", "sanctuary": "A"}
_LETTERS: Final = list(BUILDING.values())
_SCORED: Final = {"dwelling": "D", "trading_post": "T", "temple": "E", "large": "S/A"}

WORDS: Final[dict[str, Words]] = {
    "en": {
        "units": "c w p pw sp",
        "colon": ": ",
        "volcano": "a volcano costs (cult steps, or tokens): {listed}",
        "point": "pt",
        "round": "Round {round} of 6, turn {turn} · board {board}",
        "setup": "Set-up · board {board}",
        "over": "The six rounds are over · board {board}",
        "end_tile": "Extra end scoring: {tile}",
        "building_on_edge": "buildings on the rim",
        "connected_clusters": "separate clusters",
        "connected_distance": "greatest distance",
        "stronghold_sanctuary_distance": "stronghold to sanctuary",
        "base": "original",
        "fire_ice_1": "Fire & Ice 1",
        "fire_ice_2": "Fire & Ice 2",
        "loon_lakes": "Loon Lakes",
        "fjords": "Fjords",
        "rounds": "Rounds",
        "cults": "Cults",
        "slots": "priests (3 2 2 2)",
        "fire": "Fire",
        "water": "Water",
        "earth": "Earth",
        "air": "Air",
        "priests": "priests",
        "spade": "spade",
        "town": "town",
        "power": "Power actions",
        "cards": "Cards to take",
        "bridges": "Bridges",
        "offers": "Power on offer",
        "offer": "{amount} to {to} from {builder}",
        "used": "(…) used in this round",
        "bridge": "bridge",
        "step": "step",
        "shipping": "ship",
        "on_pass": "passing",
        "town_power": "towns need 6",
        "keys": "{count} keys",
        "player": "{mark}{number} {faction}, {terrain}: {points} points · {goods} · power {power}",
        "no_faction": "{mark}{number} –",
        "more": "income {income} · {buildings} · shipping {ship} · digging {dig} · keys {key} · bridges left {left}",
        "passed": "passed",
        "own": "card {card} · favours {favours} · towns {towns}",
        "prices": "prices",
        "alone": "({coins}{unit} alone)",
        "to_ship": "shipping",
        "to_dig": "digging",
        "spades": "spades to home: {listed}",
        "key": "d desert, p plains, s swamp, l lakes, f forest, m mountains, w wasteland, i ice, v volcano, ~ river\n"
        "D dwelling, T trading post, E temple, S stronghold, A sanctuary, with the player’s number; ' in a town\n"
        "c coins, w workers, p priests, pw power, sp spades",
        "letters": "d p s l f m w i v",
        "terrains": "desert plains swamp lakes forest mountains wasteland ice volcano",
        "factions": "Fakirs,Nomads,Chaos Magicians,Giants,Swarmlings,Mermaids,Dwarves,Engineers,Halflings,Cultists,"
        "Alchemists,Darklings,Auren,Witches,Ice Maidens,Yetis,Acolytes,Dragonlords,Riverwalkers,Shapeshifters",
    },
    "fr": {
        "units": "p o pr pv pe",
        "colon": "\N{NO-BREAK SPACE}: ",
        "volcano": "un volcan coûte (pas de culte, ou jetons)\N{NO-BREAK SPACE}: {listed}",
        "point": "pt",
        "round": "Manche {round} sur 6, tour {turn} · plateau {board}",
        "setup": "Mise en place · plateau {board}",
        "over": "Les six manches sont finies · plateau {board}",
        "end_tile": "Décompte final supplémentaire\N{NO-BREAK SPACE}: {tile}",
        "building_on_edge": "bâtiments au bord",
        "connected_clusters": "groupes séparés",
        "connected_distance": "plus grande distance",
        "stronghold_sanctuary_distance": "de la forteresse au sanctuaire",
        "base": "original",
        "fire_ice_1": "Feu & Glace 1",
        "fire_ice_2": "Feu & Glace 2",
        "loon_lakes": "Loon Lakes",
        "fjords": "Fjords",
        "rounds": "Manches",
        "cults": "Cultes",
        "slots": "prêtres (3 2 2 2)",
        "fire": "Feu",
        "water": "Eau",
        "earth": "Terre",
        "air": "Air",
        "priests": "prêtres",
        "spade": "pelle",
        "town": "ville",
        "power": "Actions de pouvoir",
        "cards": "Cartes à prendre",
        "bridges": "Ponts",
        "offers": "Pouvoir offert",
        "offer": "{amount} à {to}, de {builder}",
        "used": "(…) déjà prise",
        "bridge": "pont",
        "step": "pas",
        "shipping": "nav",
        "on_pass": "en passant",
        "town_power": "villes à 6",
        "keys": "{count} clés",
        "player": "{mark}{number} {faction}, {terrain}\N{NO-BREAK SPACE}: {points} points · {goods} · pouvoir {power}",
        "no_faction": "{mark}{number} –",
        "more": "revenu {income} · {buildings} · navigation {ship} · pelle {dig} · clés {key} · ponts restants {left}",
        "passed": "a passé",
        "own": "carte {card} · faveurs {favours} · villes {towns}",
        "prices": "prix",
        "alone": "({coins}{unit} sans voisin)",
        "to_ship": "navigation",
        "to_dig": "terrassement",
        "spades": "pelles jusqu’au terrain d’origine\N{NO-BREAK SPACE}: {listed}",
        "key": "d désert, p plaine, s marais, l lac, f forêt, m montagne, w désolation, i glace, v volcan, ~ rivière\n"
        "D habitation, T comptoir, E temple, S forteresse, A sanctuaire, avec le numéro du joueur"
        "\N{NARROW NO-BREAK SPACE}; ' en ville\n"
        "p pièces, o ouvriers, pr prêtres, pv pouvoir, pe pelles",
        "letters": "d p s l f m w i v",
        "terrains": "désert plaine marais lac forêt montagne désolation glace volcan",
        "factions": "Fakirs,Nomades,Mages du chaos,Géants,Ondins,Sirènes,Nains,Ingénieurs,Halfelins,Cultistes,"
        "Alchimistes,Êtres des ténèbres,Aurènes,Sorcières,Vierges de glace,Yétis,Acolytes,Seigneurs des dragons,"
        "Marche-rivières,Métamorphes",
    },
}
"""Only what stands on the drawing; the sentences of the game are in text/."""


def goods(amounts: list[int], words: Words) -> str:
    """Amounts by resource: 6c 1w."""
    units = words["units"].split()
    return " ".join(f"{amount}{unit}" for amount, unit in zip(amounts, units, strict=False) if amount)


def power_action(space: int, words: Words) -> str:
    """What a power action gives."""
    return words["bridge"] if POWER_BRIDGES[space] else goods(POWER_GAIN[space], words)


def card(name: str, words: Words) -> str:
    """A bonus card: what it brings, allows and scores."""
    number = CARDS.index(name)
    parts = [goods(CARD_INCOME[number], words)]
    parts += [words[CARD_ACTION[number]]] if CARD_ACTION[number] else []
    parts += [f"{words['shipping']}+{CARD_SHIPPING[number]}"] if CARD_SHIPPING[number] else []
    scored = [f"{letter}+{points}" for letter, points in zip(_LETTERS, CARD_PASS[number], strict=True) if points]
    if CARD_PASS_SHIPPING[number]:
        scored.append(f"{words['shipping']}+{CARD_PASS_SHIPPING[number]}")
    parts += [f"{words['on_pass']} {' '.join(scored)}"] if scored else []
    return ", ".join(part for part in parts if part)


def favour(name: str, words: Words) -> str:
    """A favour tile: its steps, and the rest."""
    number = FAVOURS.index(name)
    steps = [f"{words[cult]} {step}" for cult, step in zip(CULTS, FAVOUR_STEPS[number], strict=True) if step]
    parts = [goods(FAVOUR_INCOME[number], words)]
    parts += [words["step"]] if FAVOUR_ACTION[number] else []
    parts += [words["town_power"]] if FAVOUR_TOWN_POWER[number] else []
    parts += [f"{letter}+{points}" for letter, points in zip(_LETTERS, FAVOUR_POINTS[number], strict=True) if points]
    parts += [f"{words['on_pass']} T"] if FAVOUR_PASS[number] else []
    return " ".join(steps + [part for part in parts if part])


def town(name: str, words: Words) -> str:
    """A town tile: points, and the rest."""
    number = TOWNS.index(name)
    parts = [f"{TOWN_POINTS[number]}{words['point']}", goods(TOWN_GAIN[number], words)]
    parts += [f"{TOWN_STEPS[number]} {words['step']}"] if TOWN_STEPS[number] else []
    parts += [words["shipping"]] if TOWN_SHIPPING[number] else []
    parts += [words["keys"].format(count=TOWN_KEYS[number])] if TOWN_KEYS[number] > 1 else []
    return " ".join(part for part in parts if part)


def round_tile(name: str, words: Words) -> tuple[str, str]:
    """A round tile: what scores, and the reward at the end of the round."""
    number = ROUND_TILES.index(name)
    scored = SCORES[ROUND_SCORES[number]]
    cult = words[CULTS[ROUND_CULT[number]]] if ROUND_CULT[number] < len(CULTS) else words["priests"]
    reward = f"{cult} {ROUND_STEPS[number]}{words['colon']}{goods(ROUND_GAIN[number], words)}"
    return f"{_SCORED.get(scored) or words[scored]} +{ROUND_POINTS[number]}", reward
