"""§6 Attack and §9 Sun: targets, what they lose, the counter-attack, and what is earned (§10)."""

from __future__ import annotations

from mypy_extensions import i64

from quintessence.core.game import Action, Event
from quintessence.games.earth_water_sun.actions import Sever, Strike
from quintessence.games.earth_water_sun.data.components import SUN
from quintessence.games.earth_water_sun.events import Counted, FromTo, OnEdge
from quintessence.games.earth_water_sun.rules.growth import level
from quintessence.games.earth_water_sun.rules.hexes import DIRECTIONS_IN, EMPTY, OFF, SIDE
from quintessence.games.earth_water_sun.rules.losses import hit
from quintessence.games.earth_water_sun.rules.position import DESTROYED, TARGET, Position, is_enemy, put
from quintessence.games.earth_water_sun.rules.roots import count_roots, lose_root


def is_forced(position: Position) -> bool:
    """EW-17: a piece that entered an enemy's hex must attack there first."""
    return position.stage != TARGET and not position.has_hit and is_enemy(position.cells[position.here], position.turn)


def hex_objection(position: Position, hex: i64) -> str | None:
    """§6, §9: why the attacker cannot aim at a hex, whatever is there."""
    if position.cells[hex] == DESTROYED:
        return "tile_destroyed"  # EW-30
    if first_hex(position) == hex:
        return "already_a_target"
    if hex == position.here:
        return None
    if is_forced(position):
        return "must_strike_here"
    if position.targets < 2:
        return "no_sun"
    here, neighbours = position.here, position.board.neighbours
    for direction in range(6):
        if neighbours[here * 6 + direction] == hex:
            return "root_between" if position.closed[here] & SIDE[direction] else None  # EW-21, EW-28
    return "too_far"


def first_hex(position: Position) -> i64:
    """The hex that this attack already aims at; OFF when none."""
    first = position.first
    if isinstance(first, Strike):
        return first.hex
    if isinstance(first, Sever):
        return first.hex
    return OFF


def strike_objection(position: Position, hex: int) -> str | None:
    """§6: why the attacker cannot strike a piece there."""
    aimed = hex_objection(position, hex)
    if aimed is not None:
        return aimed
    return None if is_enemy(position.cells[hex], position.turn) else "no_enemy_there"  # EW-23, EW-24


def sever_objection(position: Position, action: Sever) -> str | None:
    """§7.4: why the attacker cannot destroy that Root."""
    aimed = hex_objection(position, action.hex)
    if aimed is not None:
        return aimed
    if is_enemy(position.cells[action.hex], position.turn):
        return "enemy_takes_the_hit"  # EW-22
    return None if is_root_left(position, action) else "no_such_root"


def is_root_left(position: Position, action: Sever) -> bool:
    """§7.4, EW-26: whether a Root of that owner lies there that this attack does not aim at yet."""
    left = count_roots(position, action.owner, action.edge)
    first = position.first
    if isinstance(first, Sever) and first.edge == action.edge and first.owner == action.owner:
        left -= 1
    return left > 0


def add_targets(position: Position, legal: list[Action]) -> None:
    """§6, §9: what the next target can be: the attacker's own hex, then its neighbours (EW-16, EW-20)."""
    here: i64 = position.here
    aimed = first_hex(position)
    _add_target(position, here, aimed, legal)
    if position.targets > 1 and not is_forced(position):  # EW-17
        neighbours = position.board.neighbours
        for direction in DIRECTIONS_IN[63 - position.closed[here]]:  # EW-21, EW-28
            _add_target(position, neighbours[here * 6 + direction], aimed, legal)


def _add_target(position: Position, hex: i64, aimed: i64, legal: list[Action]) -> None:
    """What can be aimed at on a hex within reach, unless it is aimed at: the enemy there, or else each Root around."""
    occupant: i64 = position.cells[hex]
    if occupant == DESTROYED or hex == aimed:
        return
    if is_enemy(occupant, position.turn):
        legal.append(position.table.strike[hex])
    elif position.closed[hex]:
        _add_severs(position, hex, legal)


def _add_severs(position: Position, hex: i64, legal: list[Action]) -> None:
    """§7.4: each colour's Roots on the sides of a hex."""
    walls, edge_at = position.walls, position.board.edge_at
    owner: i64
    for direction in DIRECTIONS_IN[position.closed[hex]]:
        if walls[edge_at[hex * 6 + direction]]:
            for owner in range(2):
                sever = position.table.sever[(hex * 6 + direction) * 2 + owner]
                if is_root_left(position, sever):
                    legal.append(sever)


def has_targets(position: Position) -> bool:
    legal: list[Action] = []
    add_targets(position, legal)
    return bool(legal)


def attack(position: Position, targets: list[Action], events: list[Event]) -> None:
    """One whole attack: all targets at once, then the counters, then what each side earned (EW-29, EW-44)."""
    turn = position.turn
    earned = 0
    counters: list[int] = []
    position.first = None
    position.attacks_left -= 1
    position.has_hit = True
    for target in targets:
        if isinstance(target, Strike):
            events.append(FromTo("struck", position.board, turn, position.here, target.hex))
            victim = position.cells[target.hex]
            if position.data.counter[level(position, victim, SUN)]:
                counters.append(target.hex)
            if hit(position, victim, events):
                earned += position.data.reward[position.data.species_of[victim]]
        elif isinstance(target, Sever):
            events.append(FromTo("struck", position.board, turn, position.here, target.hex))
            lose_root(position, target.owner, target.edge)
            events.append(OnEdge("root_destroyed", position.board, target.owner, target.edge))
    lost = _counter(position, counters, events)
    if position.at[position.mover] != OFF and position.cells[position.here] == EMPTY:
        position.cells = put(position.cells, position.here, position.mover)  # the conquered hex (§6, EW-45)
    position.rewards = bytes([earned, lost] if turn == 0 else [lost, earned])


def _counter(position: Position, counters: list[int], events: list[Event]) -> int:
    """§9, EW-40 to EW-43: each struck Sun 3 Tree hits the attacker once, even as it falls; what the defender earned."""
    mover = position.mover
    for hex in counters:
        if position.at[mover] != OFF:
            events.append(FromTo("counter_attacked", position.board, 1 - position.turn, hex, position.here))
            if hit(position, mover, events):
                return position.data.reward[position.data.species_of[mover]]
    return 0


def announce_rewards(position: Position, events: list[Event]) -> None:
    """§10: what each colour has earned and is to place."""
    for colour in (position.turn, 1 - position.turn):
        if position.rewards[colour]:
            events.append(Counted("earned", colour, position.rewards[colour]))
