"""Gymnasium: one seat for the learner, bots in all others."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
from gymnasium import spaces

from quintessence.bots.bot import Bot
from quintessence.bots.registry import make_bot
from quintessence.core.game import Seat, Values
from quintessence.core.match import Match
from quintessence.core.variant import Given
from quintessence.research.aec import Observation, observation_space
from quintessence.research.drawing import RENDER_MODES, draw
from quintessence.research.kind import Deals, Kind

_REPORT = tuple[Observation, float, bool, bool, dict[str, Any]]


class OneSeat(gymnasium.Env[Any, Any]):
    """One seat of a game against named bots (`level1` … `level5`, or any that is installed), one for all or one each.

    An illegal action ends the match with a loss, and the info has the `objection`, with its rule.
    """

    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012  # declared so by Gymnasium

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bots: str | list[str] = "level1",
        seats: int | None = None,
        options: Values | None = None,
        data: Given | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.kind: Final = Kind(game, seats, options, data)
        self.seat: Final = Seat(seat)
        others = self.kind.seats - 1
        self.bots: Final = [bots] * others if isinstance(bots, str) else bots
        if len(self.bots) != others or not 0 <= seat < self.kind.seats:
            raise ValueError(f"{self.kind.seats} seats: name a seat from 0 on, and {others} bots")
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.kind.space.size)
        self.observation_space = observation_space(self.kind)
        self._deals: Final = Deals()
        self._seated: dict[int, Bot] = {}
        self.match: Match = self.kind.start("before the first reset")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match; `options={"seed": "…"}` names its deal."""
        super().reset(seed=seed)
        deal = self._deals.next(seed, options)
        self.match = self.kind.start(deal)
        others = [seat for seat in range(self.kind.seats) if seat != self.seat]
        self._seated = {
            seat: make_bot(name, f"{deal}/{seat}", self.kind.game) for seat, name in zip(others, self.bots, strict=True)
        }
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: int) -> _REPORT:
        objection = self.kind.play(self.match, self.seat, int(action))
        if objection is not None:
            return self._observation(), -1.0, True, False, {**self._info(), "objection": objection}
        self._let_bots_play()
        reward = self.kind.rewards(self.match)[self.seat]
        return self._observation(), reward, not self.match.to_act(), False, self._info()

    def render(self) -> Any:
        return draw(self.match, self.seat, self.render_mode)

    def _let_bots_play(self) -> None:
        """Until the learner is asked, or the match is over."""
        while (waiting := self.match.to_act()) and self.seat not in waiting:
            seat = waiting[0]
            self.match.play(seat, self._seated[seat].choose(self.match.knowledge(seat)))

    def _observation(self) -> Observation:
        mask = self.kind.mask(self.match, self.seat)
        return {"observation": self.kind.observe(self.match, self.seat), "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.kind.mask(self.match, self.seat)}
