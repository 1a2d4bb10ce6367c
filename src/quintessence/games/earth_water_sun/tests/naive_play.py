"""What a row leads to, worked out from the rulebook and the rulings alone."""

from __future__ import annotations

from typing import Final

from quintessence.games.earth_water_sun.tests.naive_land import Hex, beside, edge
from quintessence.games.earth_water_sun.tests.naive_legal import is_forced, rows
from quintessence.games.earth_water_sun.tests.naive_world import COLOURS, KINDS, REWARD, Move, Piece, World, other

_TURNS: Final = [0, 1, 1, 2]
_GOING_ON: Final = {
    "move": "end",
    "stepping": "stop",
    "attack": "hold",
    "target": "hold",
    "extra": "stop",
    "wind_up": "end",
}
"""What is played at each stage by itself when there is nothing else to choose."""


def play(world: World, row: str) -> None:
    """Change the world as a legal row does."""
    words = row.split()
    match words[0]:
        case "grow":
            _improve(world, world.to_act(), world.land.hexes[words[1]], words[2])
            _placed(world)
        case "destroy":
            _lose_tile(world, world.land.hexes[words[1]])
            _placed(world)
        case "lay":
            line = world.land.edge_named(words[1])
            world.hand[world.turn] -= 1
            world.roots[world.turn].append(line)
            world.fresh.append(line)
        case "lift":
            world.hand[world.turn] += 1
            world.roots[world.turn].remove(world.land.edge_named(words[1]))
        case "step":
            _step(world, world.land.hexes[words[1]], words[2])
        case "strike" | "sever":
            _aim(world, words)
        case _:
            _go_on(world)
    _end_worlds(world)


def _ask(world: World, stage: str) -> None:
    """Come to a stage, and pass it when it asks nothing."""
    world.stage = stage
    choices = rows(world)
    if choices <= {_GOING_ON[stage]}:
        _go_on(world)
    elif stage == "attack" and is_forced(world) and len(choices) == 1:
        _aim(world, choices.pop().split())


def _go_on(world: World) -> None:
    match world.stage:
        case "stepping":
            _ask(world, "attack")
        case "attack":
            _end_attacks(world)
        case "target":
            target = world.moved().target
            assert target is not None
            _attack(world, [target])
        case _:
            _end_turn(world)


def _end_turn(world: World) -> None:
    world.turn, world.turns = other(world.turn), world.turns + 1
    world.stage, world.move, world.fresh = "growth", None, []


def _improve(world: World, colour: str, spot: Hex, kind: str) -> None:
    piece = world.piece_of(colour, spot)
    assert piece is not None
    piece.levels[kind] += 1
    world.stock[kind] -= 1
    if kind == "earth":
        gained = min(2, world.supply[colour])  # EW-08
        world.supply[colour] -= gained
        world.hand[colour] += gained
        piece.shield = piece.shield or piece.levels["earth"] == 3


def _lose_tile(world: World, spot: Hex) -> None:
    """EW-39, EW-52: whoever stands there is lost, Shield or not, and nobody earns anything; EW-53 for the Roots."""
    world.destroyed.add(spot)
    for piece in [piece for piece in world.pieces if piece.hex == spot]:
        _remove(world, piece)
    for colour in COLOURS:
        kept = [line for line in world.roots[colour] if any(world.is_live(side) for side in line)]
        world.lost[colour] += len(world.roots[colour]) - len(kept)
        world.roots[colour] = kept


def _remove(world: World, piece: Piece) -> None:
    """EW-07: its resources go back to the stock."""
    world.pieces.remove(piece)
    for kind in KINDS:
        world.stock[kind] += piece.levels[kind]
    if world.move is not None and piece.colour == world.turn and piece.hex == world.move.at:
        world.move.alive = False


def _end_worlds(world: World) -> None:
    """EW-50, EW-55: as soon as nothing can be improved, and for good."""
    for colour in COLOURS:
        world.ended[colour] = world.ended[colour] or not world.can_improve(colour)


def _is_over(world: World) -> bool:
    """EW-01, EW-02."""
    alive = {piece.colour for piece in world.pieces if piece.species == "tree"}
    if len(alive) < 2:
        world.stage = "over"
    return len(alive) < 2


def _placed(world: World) -> None:
    _end_worlds(world)
    if _is_over(world):
        return
    if world.stage == "growth":
        _ask(world, "move")
    else:
        world.rewards[world.to_act()] -= 1
        _after_attack(world)


def _step(world: World, spot: Hex, way: str) -> None:
    to = beside(spot, way)
    piece = world.piece_of(world.turn, spot)
    assert piece is not None
    if world.stage == "extra":
        piece.hex = world.moved().at = to
        _ask(world, "wind_up")
        return
    if world.stage == "move":
        world.move = _chosen(piece, way)
    move = world.moved()
    move.steps_left -= 1
    move.turns_left -= way != move.heading
    move.before, move.at, move.heading = spot, to, way
    piece.hex = to
    if world.piece_of(other(world.turn), to) is not None:
        _ask(world, "attack")
    else:
        _ask(world, "stepping")


def _chosen(piece: Piece, way: str) -> Move:
    """EW-34: what the piece can do is settled when its move begins."""
    water, sun = piece.levels["water"], piece.levels["sun"]
    return Move(
        start=piece.hex,
        at=piece.hex,
        before=piece.hex,
        alive=True,
        heading=way,
        steps_left=2 + water,
        turns_left=_TURNS[water],
        targets=2 if sun >= 1 else 1,
        attacks_left=2 if sun >= 2 else 1,
        extra_step=water >= 2,
        hit=False,
        target=None,
    )


def _aim(world: World, words: list[str]) -> None:
    move = world.moved()
    if move.target is not None:
        _attack(world, [move.target, words])
    elif move.targets == 2:
        move.target = words
        _ask(world, "target")
    else:
        _attack(world, [words])


def _attack(world: World, targets: list[list[str]]) -> None:
    """EW-29: all that is hit goes at once, then counter-attacks, then the end of the game, then rewards."""
    move = world.moved()
    move.target, move.hit, move.attacks_left = None, True, move.attacks_left - 1
    me, enemy = world.turn, other(world.turn)
    counters = 0
    for words in targets:
        spot = world.land.hexes[words[1]]
        if words[0] == "sever":
            _cut(world, words)
            continue
        struck = world.piece_of(enemy, spot)
        assert struck is not None
        counters += struck.levels["sun"] == 3  # EW-40, EW-41
        world.rewards[me] += _hit(world, struck)
    for _ in range(counters):  # EW-43
        attacker = world.piece_of(me, move.at)
        if attacker is not None:
            world.rewards[enemy] += _hit(world, attacker)
    _end_worlds(world)
    if not _is_over(world):
        _after_attack(world)


def _hit(world: World, piece: Piece) -> int:
    """A Shield goes first (EW-38: for nothing); else the piece, for a reward."""
    if piece.shield:
        piece.shield = False
        return 0
    _remove(world, piece)
    return REWARD[piece.species]


def _cut(world: World, words: list[str]) -> None:
    line, owner = edge(world.land.hexes[words[1]], words[2]), words[3]
    world.roots[owner].remove(line)
    world.lost[owner] += 1


def _after_attack(world: World) -> None:
    """EW-44 rewards first; then EW-31, EW-42 the second attack."""
    if any(world.rewards.values()):
        world.stage = "reward"
    elif world.moved().alive and world.moved().attacks_left > 0:
        _ask(world, "attack")
    else:
        _end_attacks(world)


def _end_attacks(world: World) -> None:
    """EW-32, EW-35: the rebound; EW-33: the step after an attack."""
    move = world.moved()
    mover = world.piece_of(world.turn, move.at) if move.alive else None
    if mover is not None and world.piece_of(other(world.turn), move.at) is not None:
        mover.hex = move.at = move.before
        if move.at in world.destroyed:  # by a reward between the attacks: it falls with the tile
            _remove(world, mover)
            _end_worlds(world)
            if _is_over(world):
                return
    if move.alive and move.extra_step and move.hit:
        _ask(world, "extra")
    elif move.hit:
        _ask(world, "wind_up")
    else:
        _end_turn(world)  # nothing has happened since Roots were asked for
