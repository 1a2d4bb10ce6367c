"""What the second implementation knows of a position: read from a view, and written as facts to compare."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from quintessence.games.earth_water_sun.tests.naive_land import WAYS, Edge, Hex, Land

View = dict[str, Any]
COLOURS: Final = ["black", "white"]
KINDS: Final = ["earth", "water", "sun"]
CAPACITY: Final = {"mushroom": 2, "tree": 4}
REWARD: Final = {"mushroom": 1, "tree": 2}
_POWERS: Final = ["targets", "attacks_left", "extra_step"]
_MATTERS: Final = {
    "stepping": ["at", "before", *_POWERS, "from", "heading", "steps_left", "turns_left"],
    "attack": ["at", "before", *_POWERS, "hit"],
    "target": ["at", "before", *_POWERS, "hit", "target"],
    "reward": ["at", "before", *_POWERS, "hit"],
    "extra": ["at"],
}
"""The fields of the move on which the rest of the turn depends, stage by stage."""


@dataclass
class Piece:
    colour: str
    species: str
    hex: Hex
    levels: dict[str, int]
    shield: bool

    def is_full(self) -> bool:
        return sum(self.levels.values()) == CAPACITY[self.species]


@dataclass
class Move:
    start: Hex
    at: Hex
    before: Hex
    alive: bool
    heading: str
    steps_left: int
    turns_left: int
    targets: int
    attacks_left: int
    extra_step: bool
    hit: bool
    target: list[str] | None


@dataclass
class World:
    land: Land
    turn: str
    turns: int
    stage: str
    pieces: list[Piece]
    roots: dict[str, list[Edge]]
    destroyed: set[Hex]
    stock: dict[str, int]
    hand: dict[str, int]
    supply: dict[str, int]
    lost: dict[str, int]
    ended: dict[str, bool]
    rewards: dict[str, int]
    fresh: list[Edge]
    move: Move | None

    def is_live(self, spot: Hex) -> bool:
        return spot in self.land.names and spot not in self.destroyed

    def piece_of(self, colour: str, spot: Hex) -> Piece | None:
        """At most one of each colour: two pieces share a hex only in the middle of an attack."""
        return next((piece for piece in self.pieces if piece.hex == spot and piece.colour == colour), None)

    def has_root(self, line: Edge) -> bool:
        return any(line in lines for lines in self.roots.values())

    def to_act(self) -> str:
        """EW-44: earned resources are placed by whoever earned them, first by the player whose turn it is."""
        if self.stage == "reward" and self.rewards[self.turn] == 0:
            return other(self.turn)
        return self.turn

    def moved(self) -> Move:
        assert self.move is not None
        return self.move

    def can_improve(self, colour: str) -> bool:
        """EW-06, EW-50."""
        return any(
            not piece.is_full() and piece.levels[kind] < 3 and self.stock[kind] > 0
            for piece in self.pieces
            if piece.colour == colour
            for kind in KINDS
        )


def other(colour: str) -> str:
    return COLOURS[1 - COLOURS.index(colour)]


def read(view: View) -> World:
    land = Land(view["rows"])
    pieces = [
        Piece(
            piece["colour"], piece["species"], land.hexes[piece["hex"]], {k: piece[k] for k in KINDS}, piece["shield"]
        )
        for piece in view["pieces"]
    ]
    return World(
        land=land,
        turn=view["turn"],
        turns=view["turns"],
        stage=view["stage"],
        pieces=pieces,
        roots={colour: [land.edge_named(name) for name in view["roots"][colour]] for colour in COLOURS},
        destroyed={land.hexes[name] for name in view["destroyed"]},
        stock=dict(view["stock"]),
        hand=dict(view["roots_in_hand"]),
        supply=dict(view["roots_in_supply"]),
        lost=dict(view["roots_lost"]),
        ended=dict(view["world_ended"]),
        rewards=dict(view["rewards"]),
        fresh=[land.edge_named(name) for name in view["laid_this_turn"]],
        move=None if view["move"] is None else _read_move(land, view["move"]),
    )


def _read_move(land: Land, move: dict[str, Any]) -> Move:
    return Move(
        start=land.hexes[move["from"]],
        at=land.hexes[move["at"]],
        before=land.hexes[move["before"]],
        alive=move["alive"],
        heading=list(WAYS)[move["heading"]],
        steps_left=move["steps_left"],
        turns_left=move["turns_left"],
        targets=move["targets"],
        attacks_left=move["attacks_left"],
        extra_step=move["extra_step"],
        hit=move["hit"],
        target=move["target"],
    )


def write(world: World) -> View:
    """The world as a view tells it."""
    land = world.land
    over = world.stage == "over"
    return {
        "turn": world.turn,
        "turns": world.turns,
        "stage": world.stage,
        "to_act": None if over else world.to_act(),
        "pieces": [
            {"colour": p.colour, "species": p.species, "hex": land.names[p.hex], **p.levels, "shield": p.shield}
            for p in world.pieces
        ],
        "roots": {colour: [land.edge_name(line) for line in lines] for colour, lines in world.roots.items()},
        "destroyed": [land.names[spot] for spot in world.destroyed],
        "stock": world.stock,
        "roots_in_hand": world.hand,
        "roots_in_supply": world.supply,
        "roots_lost": world.lost,
        "world_ended": world.ended,
        "rewards": world.rewards,
        "laid_this_turn": [land.edge_name(line) for line in world.fresh],
        "move": None if world.move is None else _write_move(land, world.move),
    }


def _write_move(land: Land, move: Move) -> dict[str, Any]:
    where = {"from": land.names[move.start], "at": land.names[move.at], "before": land.names[move.before]}
    return {**vars(move), **where, "heading": list(WAYS).index(move.heading)}


def facts(view: View) -> View:
    """A view without what does not matter any more: lists sorted, the move while it matters, no rewards when over."""
    kept: View = {name: view[name] for name in ["turn", "turns", "stage", "to_act", "stock", "roots_in_hand"]}
    kept.update({name: view[name] for name in ["roots_in_supply", "roots_lost"]})
    kept["pieces"] = sorted(view["pieces"], key=lambda piece: (piece["hex"], piece["colour"]))
    kept["roots"] = {colour: sorted(names) for colour, names in view["roots"].items()}
    kept["destroyed"] = sorted(view["destroyed"])
    if view["stage"] == "over":
        return kept
    kept.update({name: view[name] for name in ["world_ended", "rewards"]})
    laid = view["laid_this_turn"]
    kept["laid_this_turn"] = sorted(name for name in laid if name in view["roots"][view["turn"]])
    move = view["move"]
    if move is not None and view["stage"] in _MATTERS:
        kept["alive"] = move["alive"]
        kept["move"] = {name: move[name] for name in _MATTERS[view["stage"]]} if move["alive"] else None
    return kept
