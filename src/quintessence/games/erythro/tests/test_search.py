"""§5 ER-01: a zone is offered exactly when trying everything, with the engine's own steps, finds a way to its end."""

from __future__ import annotations

from collections import Counter

import quintessence
from quintessence.core.cells import put, replaced
from quintessence.core.game import Action, Event
from quintessence.core.rng import Rng, rng_from
from quintessence.games.erythro.data.constants import NONE, POWER, POWER_YELLOW, ZONES
from quintessence.games.erythro.rules.course import run
from quintessence.games.erythro.rules.position import PLAYING, Position
from quintessence.games.erythro.rules.stages import STAGES
from quintessence.games.erythro.rules.zones import put_on_table, zone_lack
from quintessence.games.erythro.tests.table import GAME, position

POWERS = [
    (card, zone)
    for card in range(GAME.data.cards.count)
    for zone in (POWER, POWER_YELLOW)
    if GAME.data.cards.programs[card * len(ZONES) + zone]
]


def is_finished(trial: Position, program_length: int) -> bool:
    """Whether the card can be finished from here by some answers, without skipping a line that must be done."""
    events: list[Event] = []
    run(trial, events)
    for event in events:
        if event.row()[0] == "line_skipped":
            number = event.values()["line"]
            assert isinstance(number, int)
            if not PROGRAM[-1][number - 1].is_may:
                return False
    if trial.card == NONE or trial.line >= program_length:
        return True
    seat = trial.asked
    choices: list[Action] = []
    STAGES[trial.stage].add_choices(trial, seat, choices)
    for action in choices:
        later = trial.twin()
        STAGES[trial.stage].play(later, seat, action, [])
        if is_finished(later, program_length):
            return True
    return False


PROGRAM = [GAME.data.cards.programs[0]]
"""The lines that are tried: the last entry."""


def made_ready(state: Position, seat: int, card: int, rng: Rng) -> Position:
    """A copy in which a seat holds a card, on a sanctuary of its yellow part, with some influence and a mine near."""
    trial = state.twin()
    hand = bytes(sorted({*trial.hands[seat], card}))
    trial.hands = replaced(trial.hands, seat, hand)
    trial.influence = bytes(rng.below(11) for _ in trial.influence)
    tile = trial.pawns[seat]
    if trial.pollution[tile] < 4 and trial.data.cards.yellow_of[card] != NONE:
        trial.sanctuaries = put(trial.sanctuaries, tile, trial.data.cards.yellow_of[card])
    if trial.mine_tiles and rng.below(2):
        near = trial.setting.layout.reach[tile]
        trial.mine_tiles = bytes([near[rng.below(len(near))]]) + trial.mine_tiles[1:]
    return trial


def test_the_search_agrees_with_trying_everything() -> None:  # ER-01, ER-06, ER-87, ER-98
    seen: Counter[bool] = Counter()
    for number in range(12):
        rng = rng_from(f"search {number}")
        match = quintessence.start("erythro", seats=2 + number % 2, seed=str(number), data={})
        while match.outcome() is None:
            state = position(match)
            if state.stage == PLAYING and rng.below(4) == 0:
                seat = match.to_act()[0]
                for _ in range(6):
                    card, zone = POWERS[rng.below(len(POWERS))]
                    ready = made_ready(state, seat, card, rng)
                    here = ready.sanctuaries[ready.pawns[seat]]
                    if zone == POWER_YELLOW and here != ready.data.cards.yellow_of[card]:
                        continue
                    PROGRAM[-1] = ready.data.cards.programs[card * len(ZONES) + zone]
                    expected = zone_lack(ready, seat, card, zone) == ""
                    put_on_table(ready, seat, card, zone)
                    assert is_finished(ready, len(PROGRAM[-1])) == expected, ready.data.cards.names[card]
                    seen[expected] += 1
            seat = match.to_act()[rng.below(len(match.to_act()))]
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
    assert min(seen[True], seen[False]) > 100, seen
