"""What the mines on the planet will do: asked of nearly every position that is looked at, and changed by few moves.

The answer is kept with the very values that it was worked out from. Since values are replaced and never changed,
looking whether they are still the same ones is enough.
"""

from __future__ import annotations

from typing import Final, final

from quintessence.games.erythro.advice.weights import CONTAMINATED, DOOM, FIRST_TOKENS, THIRD_TOKEN, WEIGHTS
from quintessence.games.erythro.data.lines import tiles_of_line, tokens_of_line
from quintessence.games.erythro.rules.agenda import ADVANCE, SIZE
from quintessence.games.erythro.rules.position import ADVERSARY, MINES, Position


@final
class Threats:
    """The mines in the order in which they are lost, the tokens that they bring, and what the planet is worth then."""

    def __init__(self, position: Position) -> None:
        self._setting: Final = position.setting
        self._pollution: Final = position.pollution
        self._mines: Final = position.mine_ids
        self._tiles: Final = position.mine_tiles
        self._reached: Final = position.mine_lines
        self._phase: Final = position.phase
        self._agenda: Final = position.agenda
        self.rounds: Final = [rounds_left(position, index) for index in range(len(position.mine_ids))]
        """How often each mine still advances before it is lost."""
        self.by_urgency: Final = _by_urgency(self.rounds)
        """The mines, those that are lost soonest first."""
        self.tokens: Final = _coming_tokens(position)
        """The tokens of each tile once the mines that are still to advance in this round have done so."""
        self.total: Final = sum(position.pollution)
        """All tokens on the planet."""
        self.planet: Final = _planet(position, self.tokens, WEIGHTS[position.setting.adversary])
        """What the tokens and the tiles that are lost then are worth."""

    def is_of(self, position: Position) -> bool:
        """Whether a position has the same planet, at the same point of the round."""
        return (
            self._pollution is position.pollution
            and self._reached is position.mine_lines
            and self._mines is position.mine_ids
            and self._tiles is position.mine_tiles
            and self._phase == position.phase
            and self._agenda is position.agenda
            and self._setting is position.setting
        )


@final
class _Memory:
    """The last answer."""

    def __init__(self) -> None:
        self.threats: Threats | None = None


_MEMORY: Final = _Memory()


def threats_of(position: Position) -> Threats:
    """What the mines on the planet of a position will do."""
    threats = _MEMORY.threats
    if threats is None or not threats.is_of(position):
        threats = Threats(position)
        _MEMORY.threats = threats
    return threats


def rounds_left(position: Position, index: int) -> int:
    """How often a mine still advances before it is lost."""
    return len(position.data.mines.lines[position.mine_ids[index]]) - position.mine_lines[index]


def _by_urgency(rounds: list[int]) -> list[int]:
    order: list[int] = []
    for index in range(len(rounds)):
        left, at = rounds[index], len(order)
        while at > 0 and rounds[order[at - 1]] > left:
            at -= 1
        order.insert(at, index)
    return order


def _coming_tokens(position: Position) -> list[int]:
    tokens = list(position.pollution)
    if position.phase >= ADVERSARY:
        return tokens
    if position.phase == MINES:
        agenda = position.agenda
        for at in range(0, len(agenda), SIZE):
            if agenda[at] == ADVANCE:
                _add_line(position, agenda[at + 1], tokens)
    else:
        for index in range(len(position.mine_ids)):
            _add_line(position, index, tokens)
    return tokens


def _add_line(position: Position, index: int, tokens: list[int]) -> None:
    lines = position.data.mines.lines[position.mine_ids[index]]
    number, tile = position.mine_lines[index] + 1, position.mine_tiles[index]
    if number < len(lines):
        for other in tiles_of_line(lines[number], tile, position.setting.layout.near[tile]):
            tokens[other] += tokens_of_line(lines[number])


def _planet(position: Position, tokens: list[int], weights: list[int]) -> int:
    """Tokens as they will be, and tiles that are lost."""
    score, contaminated = 0, 0
    limit = position.data.numbers.contaminated
    for count in tokens:
        if count >= limit:
            contaminated += 1
        elif count:
            score -= weights[FIRST_TOKENS] * count
            if count == limit - 1:
                score -= weights[THIRD_TOKEN]
    left = position.setting.sheet.contaminated - contaminated
    if left <= 0:
        return score - weights[DOOM] - 300 * (1 - left)
    return score - weights[CONTAMINATED] // left
