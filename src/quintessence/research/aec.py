"""PettingZoo's turns (AEC): every game, one seat after the other."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from quintessence.core.game import Values
from quintessence.core.match import Match
from quintessence.core.variant import Given
from quintessence.research.drawing import RENDER_MODES, draw
from quintessence.research.kind import Deals, Kind, Mask, Slots

Observation = dict[str, Slots | Mask]


class Turns(AECEnv):  # type: ignore[misc]
    """A game by turns. Where several seats are to act, the first of them is asked.

    An illegal action ends the match: the seat that took it loses, and its info has the `objection`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Values | None = None,
        data: Given | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.kind: Final = Kind(game, seats, options, data)
        self.metadata = {**self.metadata, "name": f"{game}_v{self.kind.version}"}  # type: ignore[misc]
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.kind.seats)]
        self.agents = self.possible_agents[:]
        self._action_spaces = {agent: spaces.Discrete(self.kind.space.size) for agent in self.possible_agents}
        self._observation_spaces = {agent: observation_space(self.kind) for agent in self.possible_agents}
        self._deals: Final = Deals()
        self.agent_selection: str = self.agents[0]
        self.match: Match = self.kind.start("before the first reset")

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; `options={"seed": "…"}` names its deal."""
        self.match = self.kind.start(self._deals.next(seed, options))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        is_asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        mask = self.kind.mask(self.match, seat) if is_asked else np.zeros(self.kind.space.size, np.int8)
        return {"observation": self.kind.observe(self.match, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        objection = self.kind.play(self.match, seat, -1 if action is None else int(action))
        rewards = self.kind.rewards(self.match) if objection is None else self.kind.rewards_of_fault(seat)
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        if objection is not None:
            self.infos[agent] = {"objection": objection}
        if objection is not None or not self.match.to_act():
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._select()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return draw(self.match, None, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _select(self) -> None:
        seat = self.match.to_act()[0]
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.kind.mask(self.match, seat)}


def observation_space(kind: Kind, further: int = 0) -> spaces.Dict:
    """What a seat observes, and what it may do (with so many actions beside the game's own)."""
    low = np.zeros_like(kind.high)
    mask = spaces.Box(0, 1, (kind.space.size + further,), np.int8)
    return spaces.Dict({"observation": spaces.Box(low, kind.high, dtype=np.uint8), "action_mask": mask})
