"""PettingZoo's parallel API: all seats at once, for games in which several are asked together (Erythro)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from quintessence.core.game import Seat, Values
from quintessence.core.match import Match
from quintessence.core.variant import Given
from quintessence.research.aec import Observation, observation_space
from quintessence.research.drawing import RENDER_MODES, draw
from quintessence.research.kind import Deals, Kind, Mask

_REPORT = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class AtOnce(ParallelEnv):  # type: ignore[misc]
    """In each step every seat says something: its action, or while it is not asked the last one, `wait`.

    Actions are played in the order of the seats. What an earlier one has made illegal is left out, and the seat's info
    has `left_out`. What was illegal from the start ends the match, as in `Turns`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Values | None = None,
        data: Given | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.kind: Final = Kind(game, seats, options, data)
        self.metadata = {**self.metadata, "name": f"{game}_v{self.kind.version}"}  # type: ignore[misc]
        self.render_mode = render_mode
        self.wait: Final = self.kind.space.size
        """The number of the action that is no action."""
        self.possible_agents = [f"seat_{seat}" for seat in range(self.kind.seats)]
        self.agents: list[str] = []
        self._action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._observation_spaces = {agent: observation_space(self.kind, 1) for agent in self.possible_agents}
        self._deals: Final = Deals()
        self.match: Match = self.kind.start("before the first reset")

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match; `options={"seed": "…"}` names its deal."""
        self.match = self.kind.start(self._deals.next(seed, options))
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> _REPORT:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        fault = self._fault(actions, infos)
        if fault is None:
            for seat in self.match.to_act():
                agent = self.possible_agents[seat]
                if any(other is self.kind.space.actions[actions[agent]] for other in self.match.legal(seat)):
                    self.match.play(seat, self.kind.space.actions[actions[agent]])
                else:
                    infos[agent]["left_out"] = True
        rewards = self.kind.rewards(self.match) if fault is None else self.kind.rewards_of_fault(fault)
        is_over = fault is not None or not self.match.to_act()
        told = dict(zip(self.possible_agents, rewards, strict=True))
        report = (
            self._observations(),
            told,
            dict.fromkeys(self.agents, is_over),
            dict.fromkeys(self.agents, False),
            infos,
        )
        if is_over:
            self.agents = []
        return report

    def render(self) -> str | None:
        return draw(self.match, None, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _fault(self, actions: dict[str, int], infos: dict[str, dict[str, Any]]) -> int | None:
        """The first seat whose action is not legal as things stand; its info says why."""
        for seat, agent in enumerate(self.possible_agents):
            action = int(actions[agent])
            if self._mask(seat)[action]:
                continue
            if action == self.wait:
                infos[agent]["objection"] = {"code": "seat_is_asked", "rule": "", "values": {}}
            else:
                chosen = self.kind.space.actions[action]
                objection = self.match.why_not(Seat(seat), chosen)
                infos[agent]["objection"] = None if objection is None else objection.json()
            return seat
        return None

    def _mask(self, seat: int) -> Mask:
        is_asked = Seat(seat) in self.match.to_act()
        return np.append(self.kind.mask(self.match, seat), np.int8(not is_asked))

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {"observation": self.kind.observe(self.match, seat), "action_mask": self._mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
            if agent in self.agents
        }
