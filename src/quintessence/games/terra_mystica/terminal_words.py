"""The words of the terminal's drawing, and what is printed on tiles and cards in a few letters."""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Json
from quintessence.games.terra_mystica.data.components import BonusCard, FavourTile, PowerAction, RoundTile, TownTile
from quintessence.games.terra_mystica.data.names import CULTS, SCORES

Words = dict[str, str]
BUILDING: Final = {
    "dwelling": "D",
    "trading_post": "T",
    "temple": "E",
    "stronghold": "S",
    "sanctuary": "A",
    "shipyard": "Y",
}
_LETTERS: Final = list(BUILDING.values())
_SCORED: Final = {"dwelling": "D", "trading_post": "T", "temple": "E", "large": "S/A", "shipyard": "Y"}

WORDS: Final[dict[str, Words]] = {
    "en": {
        "voyage": "voyage",
        "fleet_ship": "ship",
        "sail": "sail",
        "trade": "trade",
        "favour_tile": "favour tile",
        "trade_markers": "trade markers",
        "fleet": "ships {ships} · dock {dock} · sail {sail} · trade markers {markers}",
        "markers": "Trade markers",
        "canals": "Canals",
        "harbour": "(harbour)",
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
        "cards_in_row": "Cards to take, from the left",
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
        "automa_key": "a the Automa, * marked by a token, ° a cube; ◄ what it can choose",
        "automa": "a Automa, {faction}, level {level}, {terrain}: {points} points",
        "automa_supply": "supply {supply} · priests {priests} · Navigation {navigation} · X {x}",
        "automa_action": "action card {card}: {actions}",
        "automa_support": "Support card {card}: {support}",
        "automa_pile": "pile {left}, of them unknown {unknown} · drawn this round {drawn} · reserve {reserve}",
        "automa_tile": "on passing {points} points · its cult {cult} · card {card} · favours {favours}",
        "automa_strip": "strip {name}: {letters}",
        "automa_youth": "its youth {terrain}",
        "automa_blighted": "blighted terrain {terrain}",
        "automa_achieved": "achievements {numbers}",
        "automa_last": "its last turn: {told}",
        "last_build": "built {what}",
        "last_upgrade": "upgraded {what}",
        "last_cult": "rose in {what}",
        "last_steps": "rose in {what}",
        "last_favour": "took {what}",
        "last_block": "blocked {what}",
        "last_cube": "cube on {what}",
        "last_blight": "blighted {what}",
        "reconstructed": "{name} (reconstructed)",
        "automa_factions": "simpletons=Simpletons,kuddlers=Kuddlers,druids=Druids,racelings=Racelings,"
        "wanderers=Wanderers,mimics=Mimics,powermongers=Powermongers,symbionts=Symbionts,blight=Blight,"
        "gognomes=Gognomes",
        "do_upgrade": "upgrade",
        "do_favour": "favour tile in rounds 5 and 6",
        "do_x_points": "X points",
        "do_block": "block a power action",
        "do_cult": "rise in a cult",
        "do_build": "build",
        "do_points": "{points} pt",
        "do_faction": "faction action",
        "marked": "marked structures",
        "unmarked": "unmarked structures",
        "reaching": "Reaching",
        "strip": "strip",
        "by_tile": "round tile",
        "catch_up": "catching up",
        "left": "left card",
        "middle": "middle card",
        "right": "right card",
        "letters": "d p s l f m w i v",
        "terrains": "desert plains swamp lakes forest mountains wasteland ice volcano",
        "factions": "Fakirs,Nomads,Chaos Magicians,Giants,Swarmlings,Mermaids,Dwarves,Engineers,Halflings,Cultists,"
        "Alchemists,Darklings,Auren,Witches,Ice Maidens,Yetis,Acolytes,Dragonlords,Riverwalkers,Shapeshifters",
    },
    "fr": {
        "voyage": "voyage",
        "fleet_ship": "navire",
        "sail": "portée",
        "trade": "commerce",
        "favour_tile": "tuile Faveur",
        "trade_markers": "marqueurs de commerce",
        "fleet": "navires {ships} · quai {dock} · portée {sail} · marqueurs de commerce {markers}",
        "markers": "Marqueurs de commerce",
        "canals": "Canaux",
        "harbour": "(port)",
        "units": "p o pr pv pe",
        "colon": "\N{NO-BREAK SPACE}: ",
        "volcano": "un volcan coûte (pas de culte, ou jetons)\N{NO-BREAK SPACE}: {listed}",
        "point": "pt",
        "round": "Manche {round} sur 6, tour {turn} · plateau {board}",
        "setup": "Mise en place · plateau {board}",
        "over": "Les six manches sont finies · plateau {board}",
        "end_tile": "Tuile Décompte final\N{NO-BREAK SPACE}: {tile}",
        "building_on_edge": "avant-postes",
        "connected_clusters": "colonies",
        "connected_distance": "plus grande distance",
        "stronghold_sanctuary_distance": "forteresse et sanctuaire",
        "base": "original",
        "fire_ice_1": "Feu et Glace 1",
        "fire_ice_2": "Feu et Glace 2",
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
        "cards_in_row": "Cartes à prendre, de gauche à droite",
        "bridges": "Ponts",
        "offers": "Pouvoir offert",
        "offer": "{amount} à {to}, de {builder}",
        "used": "(…) déjà prise pendant cette manche",
        "bridge": "pont",
        "step": "pas",
        "shipping": "nav",
        "on_pass": "en passant",
        "town_power": "villes à 6",
        "keys": "{count} clés",
        "player": "{mark}{number} {faction}, {terrain}\N{NO-BREAK SPACE}: {points} points · {goods} · pouvoir {power}",
        "no_faction": "{mark}{number} –",
        "more": "revenu {income} · {buildings} · navigation {ship} · terrassement {dig} · clés {key}"
        " · ponts restants {left}",
        "passed": "a passé",
        "own": "carte {card} · faveurs {favours} · villes {towns}",
        "prices": "prix",
        "alone": "({coins}{unit} sans voisin)",
        "to_ship": "navigation",
        "to_dig": "terrassement",
        "spades": "pelles jusqu’au terrain natal\N{NO-BREAK SPACE}: {listed}",
        "key": "d désert, p plaine, s marais, l lac, f forêt, m montagne, w désolation, i glace, v volcan, ~ rivière\n"
        "D habitation, T comptoir, E temple, S forteresse, A sanctuaire, avec le numéro du joueur"
        "\N{NARROW NO-BREAK SPACE}; ' en ville\n"
        "p pièces, o ouvriers, pr prêtres, pv pouvoir, pe pelles",
        "automa_key": "a l’Automa, * marquée d’un jeton, ° un cube\N{NARROW NO-BREAK SPACE}; ◄ ce qu’il peut choisir",
        "automa": "a Automa, {faction}, niveau {level}, {terrain}\N{NO-BREAK SPACE}: {points} points",
        "automa_supply": "réserve {supply} · prêtres {priests} · Navigation {navigation} · X {x}",
        "automa_action": "carte Action {card}\N{NO-BREAK SPACE}: {actions}",
        "automa_support": "carte Soutien {card}\N{NO-BREAK SPACE}: {support}",
        "automa_pile": "pioche {left}, dont inconnues {unknown} · tirées cette manche {drawn}"
        " · paquet de réserve {reserve}",
        "automa_tile": "en passant {points} points · son culte {cult} · carte {card} · faveurs {favours}",
        "automa_strip": "bandeau {name}\N{NO-BREAK SPACE}: {letters}",
        "automa_youth": "ses jeunes\N{NO-BREAK SPACE}: {terrain}",
        "automa_blighted": "terrain flétri\N{NO-BREAK SPACE}: {terrain}",
        "automa_achieved": "exploits {numbers}",
        "automa_last": "son dernier tour\N{NO-BREAK SPACE}: {told}",
        "last_build": "construit en {what}",
        "last_upgrade": "améliore {what}",
        "last_cult": "monte en {what}",
        "last_steps": "monte en {what}",
        "last_favour": "prend {what}",
        "last_block": "bloque {what}",
        "last_cube": "pose un cube en {what}",
        "last_blight": "flétrit {what}",
        "reconstructed": "{name} (reconstitués)",
        "automa_factions": "simpletons=Simplets,kuddlers=Câlineurs,druids=Druides,racelings=Sprinteurs,"
        "wanderers=Vagabonds,mimics=Imitateurs,powermongers=Trafiquants de pouvoir,symbionts=Symbiotes,"
        "blight=Flétris,gognomes=Gognomes",
        "do_upgrade": "améliorer",
        "do_favour": "tuile Faveur aux manches 5 et 6",
        "do_x_points": "X points",
        "do_block": "bloquer une action de pouvoir",
        "do_cult": "monter dans un culte",
        "do_build": "construire",
        "do_points": "{points} pt",
        "do_faction": "action de faction",
        "marked": "infrastructures marquées",
        "unmarked": "infrastructures non marquées",
        "reaching": "Rapprochement",
        "strip": "bandeau",
        "by_tile": "tuile Pointage",
        "catch_up": "rattrapage",
        "left": "carte de gauche",
        "middle": "carte du milieu",
        "right": "carte de droite",
        "letters": "d p s l f m w i v",
        "terrains": "désert plaine marais lac forêt montagne désolation glace volcan",
        "factions": "Fakirs,Nomades,Magiciens du chaos,Géants,Ondins,Sirènes,Nains,Ingénieurs,Halfelins,Cultistes,"
        "Alchimistes,Êtres des ténèbres,Aurènes,Sorcières,Vierges de glace,Yétis,Acolytes,Seigneurs des dragons,"
        "Marche-rivières,Métamorphes",
    },
}
"""Only what stands on the drawing; the sentences of the game are in text/."""


def owner(seat: Json) -> str:
    """Whose something is: a player's number, or the Automa's letter."""
    return str(seat + 1) if isinstance(seat, int) else "a"


def goods(amounts: list[int], words: Words) -> str:
    """Amounts by resource: 6c 1w."""
    units = words["units"].split()
    return " ".join(f"{amount}{unit}" for amount, unit in zip(amounts, units, strict=False) if amount)


def power_action(space: PowerAction, words: Words) -> str:
    """What a power action gives."""
    parts = [goods(space.gain, words), words["bridge"] if space.bridges else ""]
    parts += [words["voyage"] if space.voyages else "", _ships(space.ships, words)]
    parts.append(words["favour_tile"] if space.favours else "")
    line = " ".join(part for part in parts if part)
    return f"{line} ({goods([0, 0, space.priest_cost], words)} +)" if space.priest_cost else line


def _ships(count: int, words: Words) -> str:
    """Ships that something brings."""
    return f"{count} {words['fleet_ship']}" if count else ""


def bonus_card(card: BonusCard, words: Words) -> str:
    """A bonus card: what it brings, allows and scores."""
    parts = [goods(card.income, words)]
    parts += [words[card.action]] if card.action else []
    parts += [f"{words['shipping']}+{card.shipping}"] if card.shipping else []
    scored = [f"{letter}+{points}" for letter, points in zip(_LETTERS, card.pass_points, strict=True) if points]
    if card.pass_shipping:
        scored.append(f"{words['shipping']}+{card.pass_shipping}")
    if card.pass_ships:
        scored.append(f"{words['fleet_ship']}+{card.pass_ships}")
    parts += [_ships(card.ships, words), f"{words['sail']}+{card.sail}" if card.sail else ""]
    parts += [f"{words['trade']}+{card.trade_points}"] if card.trade_points else []
    parts += [f"{words['on_pass']} {' '.join(scored)}"] if scored else []
    return ", ".join(part for part in parts if part)


def favour_tile(tile: FavourTile, words: Words) -> str:
    """A favour tile: its steps, and the rest."""
    steps = [f"{words[cult]} {step}" for cult, step in zip(CULTS, tile.steps, strict=True) if step]
    parts = [goods(tile.income, words)]
    parts += [words[tile.action]] if tile.action else []
    parts += [_ships(tile.ships, words), f"{words['trade']}+{tile.trade_points}" if tile.trade_points else ""]
    parts += [words["town_power"]] if tile.town_power else []
    parts += [f"{letter}+{points}" for letter, points in zip(_LETTERS, tile.points, strict=True) if points]
    parts += [f"{words['on_pass']} T"] if tile.pass_points else []
    parts += [f"{words['on_pass']} {words['trade']}"] if tile.pass_trades else []
    return " ".join(steps + [part for part in parts if part])


def town_tile(tile: TownTile, words: Words) -> str:
    """A town tile: points, and the rest."""
    parts = [f"{tile.points}{words['point']}", goods(tile.gain, words)]
    parts += [f"{tile.steps} {words['step']}"] if tile.steps else []
    parts += [words["shipping"]] if tile.shipping else []
    parts += [_ships(tile.ships, words)]
    parts += [words["keys"].format(count=tile.keys)] if tile.keys > 1 else []
    return " ".join(part for part in parts if part)


def round_tile(tile: RoundTile, words: Words) -> tuple[str, str]:
    """A round tile: what scores, and the reward at the end of the round."""
    scored = SCORES[tile.scores]
    cult = words[CULTS[tile.cult]] if tile.cult < len(CULTS) else words["priests"]
    reward = f"{cult} {tile.steps}{words['colon']}{goods(tile.gain, words) or _ships(tile.ships, words)}"
    return f"{_SCORED.get(scored) or words[scored]} +{tile.points}", reward
