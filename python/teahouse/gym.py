"""A Gymnasium environment for one learner: the other seats are played by the engine at a level, or at random.

>>> from teahouse.gym import TeahouseEnv
>>> env = TeahouseEnv("halma", opponent=1)
>>> observation, info = env.reset(seed=1)
>>> observation, reward, ended, cut, info = env.step(info["legal_actions"][0])
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from . import render
from ._native import Game
from .engine import Engine
from .space import Space, draws_first, observation


class TeahouseEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat of a game. ``opponent`` is a level from 1 to 10, or ``"random"``; ``seat`` is the learner's seat, or
    ``None`` to draw one for each game. An action that is not legal loses the game.

    An observation is a dictionary: ``observation`` (planes), ``features`` and ``action_mask``. The reward comes at the
    end: 1 for a win, -1 for a loss, with more players what lies between. ``max_turns`` cuts a game off.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        game: str = "skud",
        *,
        opponent: int | Literal["random"] = 1,
        seat: int | None = None,
        seats: int | None = None,
        preset: str | None = None,
        options: dict[str, Any] | None = None,
        max_turns: int | None = None,
        render_mode: str | None = None,
    ):
        self._how = dict(seats=seats, preset=preset, options=options)
        self._name = game
        self.space = Space(game, **self._how)  # type: ignore[arg-type]
        self.game = Game(game, **self._how)  # type: ignore[arg-type]
        self.opponent = opponent
        self._engine = None if opponent == "random" else Engine(game, memory=16)
        self._seat = seat
        self.seat = seat or 0
        self.max_turns = max_turns
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.space.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, self.space.planes, np.uint8),
                "features": spaces.Box(0, 255, (self.space.features,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.space.actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a game; the others play until the learner is to move."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(self.space.seats))
        self.seat = drawn if self._seat is None else self._seat
        first = int(self.np_random.integers(self.space.seats)) if draws_first(self._name) else None
        self._level_seed = int(self.np_random.integers(2**63))
        self.game = Game(self._name, **self._how, first=first)  # type: ignore[arg-type]
        self._others()
        return self._seen()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Makes an action of the learner; then the others play until the learner is to move again."""
        try:
            self.game.act(int(action))
        except (ValueError, OverflowError):
            seen, info = self._seen()
            return seen, -1.0, True, False, {**info, "illegal": True}
        self._others()
        seen, info = self._seen()
        cut = not self.game.over and self._is_cut()
        return seen, float(self.game.returns()[self.seat]), self.game.over, cut, info

    def _is_cut(self) -> bool:
        return self.max_turns is not None and self.game.turn >= self.max_turns

    def _others(self) -> None:
        while not self.game.over and self.game.seat != self.seat and not self._is_cut():
            if self._engine is None or self.game.pending:
                self.game.act(int(self.np_random.choice(self.game.legal_actions())))
                continue
            turn = self._engine.think(self.game, level=int(self.opponent), seed=self._level_seed).turn
            assert turn is not None, "a game that goes on has a turn"
            self.game.play(turn)

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        planes, features = observation(self.game, self.seat)
        mine = self.game.seat == self.seat and not self.game.over
        legal = list(self.game.legal_actions()) if mine else []
        mask = self.space.mask(legal) if legal else np.zeros(self.space.actions, np.int8)
        seen = {"observation": planes, "features": features, "action_mask": mask}
        return seen, {"legal_actions": legal}

    def render(self) -> Any:
        """The position: printed, as text, or as a picture."""
        if self.render_mode == "rgb_array":
            return render.picture(self.game)
        if self.render_mode == "ansi":
            return render.text(self.game)
        if self.render_mode == "human":
            print(render.text(self.game), flush=True)
        return None
