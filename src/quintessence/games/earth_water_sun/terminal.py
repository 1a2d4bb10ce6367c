"""Draws a view for the terminal: the board in plain characters, then stocks, Roots and the key to the signs.

Black and White differ by shape (filled and hollow signs, solid and double strokes), never by colour alone. White's home
row is on top; each hex is six columns wide and shares its edges with its neighbours, where Roots show as thick strokes.
"""

from __future__ import annotations

from typing import Final

from quintessence.core.game import Values
from quintessence.core.parts import as_fields, as_items, as_number

_SIGNS: Final = {"black": {"tree": "▲", "mushroom": "●"}, "white": {"tree": "△", "mushroom": "○"}}
_PLAIN: Final = {"e": "│", "w": "│", "ne": "'.", "sw": "'.", "nw": ".'", "se": ".'"}
_STROKES: Final = {
    "black": {"e": "█", "w": "█", "ne": "▀▄", "sw": "▀▄", "nw": "▄▀", "se": "▄▀"},
    "white": {"e": "║", "w": "║", "ne": "╲╲", "sw": "╲╲", "nw": "╱╱", "se": "╱╱"},
}
"""An edge as it lies: upright between two hexes of a row, falling or rising between rows."""
_EDGE_OFFSETS: Final = {"e": (3, 0), "w": (-3, 0), "ne": (1, -1), "nw": (-2, -1), "sw": (-2, 1), "se": (1, 1)}
"""Where an edge is drawn, in columns and lines from the middle of its hex."""
_GONE: Final = "░░░░░"
_MOVING: Final = "»"

_WORDS: Final = {
    "en": {
        "black": "Black",
        "white": "White",
        "earth": "Earth",
        "water": "Water",
        "sun": "Sun",
        "turn": "Turn {number}, {colour}’s.",
        "asked": "{colour} is to decide.",
        "over": "Turn {number}. The match is over.",
        "stock": "Stock: {listed}",
        "roots": "{colour} {signs}  Roots: {hand} in hand, {laid} on the board, {supply} to gain, {lost} lost",
        "ended": "end of the world",
        "move": "» from {origin} to {here}",
        "move_stepping": "; steps left: {steps}, changes of direction left: {turns}",
        "move_attack": "; attacks left: {attacks}",
        "move_target": "; first target: {target}",
        "fight": "On {hex}: {pieces}",
        "stacks": "Stacked Roots: {listed}",
        "key_pieces": "▲ △ Tree   ● ○ Mushroom   2·1 two Earth, no Water, one Sun   ◆ Shield (three Earth)",
        "key_board": "» moving   ▲×△ in attack   ░ destroyed   Roots: █ ▄▀ Black, ║ ╱╱ White, 2 several",
    },
    "fr": {
        "black": "Noir",
        "white": "Blanc",
        "earth": "Terre",
        "water": "Eau",
        "sun": "Soleil",
        "turn": "Tour {number}, à {colour} de jouer.",
        "asked": "C’est à {colour} de décider.",
        "over": "Tour {number}. La partie est finie.",
        "stock": "Réserve : {listed}",
        "roots": "{colour} {signs}  Racines : {hand} en main, {laid} en jeu, {supply} à gagner, {lost} perdues",
        "ended": "Fin du monde",
        "move": "» de {origin} à {here}",
        "move_stepping": " ; pas restants : {steps}, changements de direction restants : {turns}",
        "move_attack": " ; attaques restantes : {attacks}",
        "move_target": " ; première cible : {target}",
        "fight": "En {hex} : {pieces}",
        "stacks": "Racines empilées : {listed}",
        "key_pieces": "▲ △ Arbre   ● ○ Champignon   2·1 deux Terres, aucune Eau, un Soleil   ◆ Bouclier (trois Terres)",
        "key_board": "» en mouvement   ▲×△ en attaque   ░ détruite   Racines : █ ▄▀ Noir, ║ ╱╱ Blanc, 2 plusieurs",
    },
}
"""Only what stands on the drawing; the sentences of the game are in text/."""


def draw(view: Values, language: str) -> str:
    """The whole table: board, turn, stocks, key."""
    words = _WORDS[language if language in _WORDS else "en"]
    return "\n".join([*_board(view), "", *_panel(view, words), "", words["key_pieces"], words["key_board"]])


def _board(view: Values) -> list[str]:
    rows = [as_number(length) for length in as_items(view["rows"])]
    middle = 3 * max(rows) + 2
    canvas = [[" "] * (2 * middle + 2) for _ in range(2 * len(rows) + 1)]
    roots = _roots(view)
    signs = _cells(view)
    for row, length in enumerate(rows):
        line = 2 * (len(rows) - row) - 1
        letter = chr(97 + row)
        for column in range(length):
            _draw_hex(canvas, middle + 3 * (2 * column - length + 1), line, f"{letter}{column + 1}", signs, roots)
        _write(canvas, middle - 3 * length - 2, line, letter)
        _write(canvas, middle + 3 * length + 2, line, str(length))
    return ["".join(line).rstrip() for line in canvas]


def _draw_hex(
    canvas: list[list[str]], column: int, line: int, name: str, signs: dict[str, str], roots: dict[str, list[str]]
) -> None:
    """A hex's content and its six edges; an edge with Roots is also drawn by the neighbour that does not name it."""
    _write(canvas, column - 2, line, signs.get(name, f"{name:^5}"))
    for direction, (across, down) in _EDGE_OFFSETS.items():
        owners = roots.get(f"{name}:{direction}")
        if owners is not None:
            _write(canvas, column + across, line + down, _stroke(owners, direction))
        elif canvas[line + down][column + across] == " ":
            _write(canvas, column + across, line + down, _PLAIN[direction])


def _stroke(owners: list[str], direction: str) -> str:
    """One Root as its owner's stroke, several as their number."""
    stroke = _STROKES[owners[0]][direction]
    if len(owners) == 1:
        return stroke
    return f"{len(owners):<{len(stroke)}}"


def _cells(view: Values) -> dict[str, str]:
    """What stands on each hex that is not empty, in five characters."""
    move = view["move"]
    mover = str(move["at"]) if isinstance(move, dict) and move["alive"] else ""
    cells = {str(name): _GONE for name in as_items(view["destroyed"])}
    for name, pieces in _pieces_by_hex(view).items():
        mark = _MOVING if name == mover else " "
        if len(pieces) == 1:
            cells[name] = mark + _piece(pieces[0])
        else:
            cells[name] = f"{mark + '×'.join(_sign(piece) for piece in pieces):<5}"
    return cells


def _pieces_by_hex(view: Values) -> dict[str, list[Values]]:
    """The Specimens on each hex; where two meet, the one whose turn it is comes first."""
    by_hex: dict[str, list[Values]] = {}
    for piece in as_items(view["pieces"]):
        assert isinstance(piece, dict)
        here = by_hex.setdefault(str(piece["hex"]), [])
        here.insert(0 if piece["colour"] == view["turn"] else len(here), piece)
    return by_hex


def _sign(piece: Values) -> str:
    return _SIGNS[str(piece["colour"])][str(piece["species"])]


def _piece(piece: Values) -> str:
    """Sign, then Earth, Water and Sun; nothing but the sign while it has none."""
    levels = [as_number(piece["earth"]), as_number(piece["water"]), as_number(piece["sun"])]
    digits = "".join(str(level) if level else "·" for level in levels) if any(levels) else "   "
    return _sign(piece) + ("◆" + digits[1:] if piece["shield"] else digits)


def _roots(view: Values) -> dict[str, list[str]]:
    """The owners of the Roots on each edge, Black's first."""
    roots: dict[str, list[str]] = {}
    laid = view["roots"]
    assert isinstance(laid, dict)
    for colour, edges in laid.items():
        for edge in as_items(edges):
            roots.setdefault(str(edge), []).append(colour)
    return roots


def _panel(view: Values, words: dict[str, str]) -> list[str]:
    lines = [_turn(view, words), words["stock"].format(listed=_stock(view, words))]
    lines += [_roots_line(view, words, colour) for colour in ("black", "white")]
    move = view["move"]
    if isinstance(move, dict) and move["alive"]:
        lines.append(_move(move, str(view["stage"]), words))
    for name, pieces in _pieces_by_hex(view).items():
        if len(pieces) > 1:
            lines.append(words["fight"].format(hex=name, pieces=" × ".join(_piece(piece) for piece in pieces)))
    stacks = [_stack(edge, owners, words) for edge, owners in _roots(view).items() if len(owners) > 1]
    return [*lines, words["stacks"].format(listed=", ".join(stacks))] if stacks else lines


def _turn(view: Values, words: dict[str, str]) -> str:
    number = as_number(view["turns"]) + 1
    to_act = view["to_act"]
    if to_act is None:
        return words["over"].format(number=number)
    turn = words["turn"].format(number=number, colour=words[str(view["turn"])])
    return turn if to_act == view["turn"] else f"{turn} {words['asked'].format(colour=words[str(to_act)])}"


def _stock(view: Values, words: dict[str, str]) -> str:
    stock = view["stock"]
    assert isinstance(stock, dict)
    return ", ".join(f"{words[kind]} {count}" for kind, count in stock.items())


def _roots_line(view: Values, words: dict[str, str], colour: str) -> str:
    signs = " ".join(_SIGNS[colour].values())
    laid = len(as_items(as_fields(view["roots"])[colour]))
    line = words["roots"].format(
        colour=f"{words[colour]:<5}",
        signs=signs,
        hand=as_fields(view["roots_in_hand"])[colour],
        laid=laid,
        supply=as_fields(view["roots_in_supply"])[colour],
        lost=as_fields(view["roots_lost"])[colour],
    )
    return f"{line}  ({words['ended']})" if as_fields(view["world_ended"])[colour] else line


def _move(move: Values, stage: str, words: dict[str, str]) -> str:
    """Who moves, and what it can still do that matters now."""
    target = move["target"]
    return (words["move"] + words.get(f"move_{stage}", "")).format(
        origin=move["from"],
        here=move["at"],
        steps=move["steps_left"],
        turns=move["turns_left"],
        attacks=move["attacks_left"],
        target=target[1] if isinstance(target, list) else "",
    )


def _stack(edge: str, owners: list[str], words: dict[str, str]) -> str:
    counted = [f"{words[colour]} {owners.count(colour)}" for colour in ("black", "white") if colour in owners]
    return f"{edge} ({', '.join(counted)})"


def _write(canvas: list[list[str]], column: int, line: int, text: str) -> None:
    for offset, sign in enumerate(text):
        canvas[line][column + offset] = sign
