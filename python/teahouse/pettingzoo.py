"""PettingZoo environments of every game and seat count.

>>> from teahouse.pettingzoo import env
>>> table = env("skud", seats=3)
>>> table.reset(seed=1)
>>> table.agents
['player_0', 'player_1', 'player_2']
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from . import render
from ._native import Game
from .space import Space, draws_first, observation

RenderMode = Literal["human", "ansi", "rgb_array"]


def env(game: str = "skud", **how: Any) -> AECEnv:
    """The environment with PettingZoo's usual checks around it; see :class:`raw_env`."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, **how)))


class raw_env(AECEnv):
    """One game. The agents are ``player_0`` to ``player_3`` in turn order; the agent to move is selected, which may be
    the same agent several times: a turn is made in steps.

    An observation is a dictionary: ``observation`` (planes), ``features`` and ``action_mask``, which is empty for those
    who do not decide. ``docs/PYTHON.md`` says what they hold. The reward comes at the end, of sum 0.

    ``max_cycles`` cuts the game off after that many steps for each agent. ``illegal`` says what an action does that is
    not legal: ``"lose"`` ends the game with -1 for the agent and the rest shared, ``"random"`` makes a random legal one,
    ``"raise"`` raises :class:`teahouse.Refused`.
    """

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "name": "teahouse_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "skud",
        *,
        seats: int | None = None,
        preset: str | None = None,
        options: dict[str, Any] | None = None,
        render_mode: RenderMode | None = None,
        max_cycles: int | None = None,
        illegal: Literal["lose", "random", "raise"] = "lose",
    ):
        super().__init__()
        self._how = dict(seats=seats, preset=preset, options=options)
        self._name = game
        self.space = Space(game, **self._how)  # type: ignore[arg-type]
        self.game = Game(game, **self._how)  # type: ignore[arg-type]
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.possible_agents = [f"player_{i}" for i in range(self.space.seats)]
        self._rng = np.random.default_rng()
        self._spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, self.space.planes, np.uint8),
                    "features": spaces.Box(0, 255, (self.space.features,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self.space.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions = {agent: spaces.Discrete(self.space.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation space of an agent."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The action space of an agent."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game; where the first player is drawn, by the seed."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        first = int(self._rng.integers(self.space.seats)) if draws_first(self._name) else None
        self.game = Game(self._name, **self._how, first=first)  # type: ignore[arg-type]
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]
        self._steps = 0

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now."""
        seat = self.possible_agents.index(agent)
        planes, features = observation(self.game, seat)
        mask = np.zeros(self.space.actions, np.int8)
        if self.game.seat == seat and not self.game.over:
            mask[self.game.legal_actions()] = 1
        return {"observation": planes, "features": features, "action_mask": mask}

    def step(self, action: Any) -> None:
        """Makes an action for the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._make(int(action)):
            self._steps += 1
            if self.game.over:
                self._end(self.game.returns())
            elif self.max_cycles is not None and self._steps >= self.max_cycles * len(self.possible_agents):
                self.truncations = dict.fromkeys(self.agents, True)
        else:
            share = 1.0 / (len(self.possible_agents) - 1)
            self._end([-1.0 if other == agent else share for other in self.possible_agents])
        self.agent_selection = self.possible_agents[self.game.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _make(self, action: int) -> bool:
        if self.illegal == "raise":
            self.game.act(action)
            return True
        try:
            self.game.act(action)
        except ValueError:
            if self.illegal == "lose":
                return False
            self.game.act(int(self._rng.choice(self.game.legal_actions())))
        return True

    def _end(self, returns: list[float]) -> None:
        for agent, got in zip(self.possible_agents, returns):
            self.rewards[agent] = got
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> Any:
        """The position: printed, as text, or as a picture."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        if self.render_mode == "rgb_array":
            return render.picture(self.game)
        shown = render.text(self.game)
        if self.render_mode == "ansi":
            return shown
        print(shown, flush=True)
        return None

    def close(self) -> None:
        """Does nothing."""


class parallel_env(ParallelEnv):
    """The same as a parallel environment: everybody names an action, and only that of the one who decides is made.

    ``max_cycles`` counts steps here.
    """

    metadata = {**raw_env.metadata, "is_parallelizable": True}

    def __init__(self, game: str = "skud", *, max_cycles: int | None = None, **how: Any):
        self._env = raw_env(game, **how)
        self.max_cycles = max_cycles
        self.render_mode = self._env.render_mode
        self.possible_agents = self._env.possible_agents

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation space of an agent."""
        return self._env.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The action space of an agent."""
        return self._env.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        """Begins a game."""
        self._env.reset(seed, options)
        self.agents = self._env.agents[:]
        self._steps = 0
        return {agent: self._env.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Any:
        """Makes the action of the agent to move."""
        inner = self._env
        inner.step(actions[inner.agent_selection])
        self._steps += 1
        cut = self.max_cycles is not None and self._steps >= self.max_cycles
        agents = self.agents
        over = any(inner.terminations.values())
        result = (
            {agent: inner.observe(agent) for agent in agents},
            {agent: inner.rewards[agent] for agent in agents},
            {agent: inner.terminations[agent] for agent in agents},
            {agent: cut and not over for agent in agents},
            {agent: {} for agent in agents},
        )
        if over or cut:
            self.agents = []
        return result

    def render(self) -> Any:
        """The position."""
        return self._env.render()

    def close(self) -> None:
        """Does nothing."""
