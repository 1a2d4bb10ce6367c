"""Plays matches at random, and looks after every action whether all pieces are still there.

python -m quintessence.games.terra_mystica.tests.random_play 20000
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from quintessence.core.game import Action, Seat, State, Values
from quintessence.core.replay import start_match
from quintessence.core.rng import Rng
from quintessence.games.terra_mystica.actions import CLOSE, Transform, Upgrade
from quintessence.games.terra_mystica.advice import ADVICE
from quintessence.games.terra_mystica.data.names import STRONGHOLD
from quintessence.games.terra_mystica.measures import MEASURES
from quintessence.games.terra_mystica.rules.player import Player
from quintessence.games.terra_mystica.rules.position import Position
from quintessence.games.terra_mystica.tests.table import GAME

BUSY: Final = 1
LIKELY: Final = 2
"""How a match is played: towns and tiles need some sense, odd corners the lack of it."""
LIKELIEST: Final = 4
IDLE: Final = frozenset({"pass", "retire", "forgo", "end", "open"})
"""What a busy match seldom does while anything else is left."""


@dataclass
class Report:
    """What was played."""

    games: int = 0
    steps: int = 0
    longest: int = 0
    factions: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    """Actions by their tag."""
    events: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        mean = self.steps / self.games
        lines = [f"{self.games} games, {self.steps} actions, {mean:.0f} a game, {self.longest} in the longest"]
        for name, counter in (("factions", self.factions), ("actions", self.kinds), ("events", self.events)):
            lines.append(f"{name}: " + ", ".join(f"{key} {count}" for key, count in counter.most_common()))
        return "\n".join(lines)


def options_of(number: int) -> Values:
    """Every board, end tile and switch comes up again and again, in every combination."""
    tiles = ["none", *GAME.data.end_tiles]
    return {
        "board": list(GAME.data.boards)[number % len(GAME.data.boards)],
        "end_tile": tiles[number // 7 % len(tiles)],
        "turn_order": "seats" if number // 3 % 4 == 0 else "passing",
        "start_points": "balanced" if number // 5 % 2 else "equal",
        "fire_and_ice": number % 11 != 0,
        "mini_expansion": number % 3 != 0,
        "shipping_card": number % 9 != 0,
        "temple_tile": number % 8 != 0,
        "cultists_errata": number % 2 == 0,
    }


def play(number: int, report: Report) -> State:
    """One match, in one of the three styles. AssertionError when anything is amiss."""
    seats = 2 + number // 5 % 4
    state, rng = start_match(GAME, seats, f"random {number}", options_of(number)).state, Rng(number)
    assert isinstance(state, Position)
    pieces, steps = MEASURES.inventory(state), 0
    while waiting := state.to_act():
        seat = waiting[rng.below(len(waiting))]
        action = chosen(state, seat, rng, number % 3)
        before = [_tokens(player) for player in state.players]
        events = state.apply(seat, action)
        steps += 1
        report.kinds[str(action.row()[0])] += 1
        report.events.update(str(event.row()[0]) for event in events)
        assert MEASURES.inventory(state) == pieces, (number, steps, action)
        if state.to_act():
            _check_tokens(state, seat, action, before)
        assert steps < GAME.bound, number
    outcome = state.outcome()
    assert outcome is not None and 1 in outcome.places
    assert outcome.totals() == [player.points for player in state.players]
    report.games += 1
    report.steps += steps
    report.longest = max(report.longest, steps)
    report.factions.update(player.faction.slug for player in state.players)
    return state


def chosen(state: State, seat: Seat, rng: Rng, style: int) -> Action:
    """Any legal action; or a busy one, which is seldom idle and leaves an exchange at once; or a likely one."""
    legal = state.legal(seat)
    assert legal
    kept = legal
    if style == BUSY and rng.below(8):
        kept = [CLOSE] if CLOSE in legal else [action for action in legal if action.row()[0] not in IDLE] or legal
    elif style == LIKELY and rng.below(8):
        kept = ADVICE.promising(state, seat)[:LIKELIEST]
    return kept[rng.below(len(kept))]


def _tokens(player: Player) -> int:
    return player.bowl1 + player.bowl2 + player.bowl3


def _check_tokens(position: Position, seat: Seat, action: Action, before: list[int]) -> None:
    """Power tokens only move between bowls, but for what a rule names."""
    for player, had in zip(position.players, before, strict=True):
        change = _tokens(player) - had
        own = player.seat == seat
        if not player.has_faction or not had:  # the faction was taken just now
            continue
        if player.faction.spades.becomes == "token":  # spades come from tiles and rewards too, in anybody's action
            most = 3 + player.faction.stronghold.tokens * len(position.players)
            assert change <= most and (change >= 0 or (own and change >= -2)), (action, change)
        else:
            assert change == (_expected(position, player, action) if own else 0), (action, change)


def _expected(position: Position, player: Player, action: Action) -> int:
    """What an action of one's own does to the number of one's tokens."""
    row = action.row()
    if row[:2] == ["convert", "burn"]:
        return -1
    if row[:2] == ["special", "shift_tokens"]:
        return -5
    if isinstance(action, Upgrade) and action.building == STRONGHOLD:
        return player.faction.stronghold.tokens * len(position.players)
    assert not (isinstance(action, Transform) and player.faction.volcano_tokens[0])
    return 1 if row == ["buy_token"] else 0


def main() -> None:
    report = Report()
    first, games = int(sys.argv[2]) if len(sys.argv) > 2 else 0, int(sys.argv[1])
    for number in range(first, first + games):
        play(number, report)
        if (number + 1) % 1000 == 0:
            print(f"{number + 1} …", file=sys.stderr, flush=True)
    print(report)


if __name__ == "__main__":
    main()
