"""The games for OpenSpiel. Importing this module registers them: ``teahouse_skud``, ``teahouse_street``,
``teahouse_halma``.

>>> import pyspiel, teahouse.openspiel
>>> game = pyspiel.load_game("teahouse_halma(players=4)")
>>> game.num_distinct_actions()
65536

``players`` is the number of seats, ``preset`` a preset, and ``options`` are further ones, joined:
``options=oasis:on+wheels:off``. ``max_turns`` ends a game in a draw after that many turns; 0 does not.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ._native import Game as _Game
from ._native import games
from .space import Space, observation

#: More steps than any game with limits has: turns, times the steps that a turn can have. Halma for four has the most.
_LONGEST = 4 * 1000


class _State(pyspiel.State):
    def __init__(self, game: Any, position: _Game, max_turns: int):
        super().__init__(game)
        self.position = position
        self.max_turns = max_turns

    def current_player(self) -> Any:
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal_actions())

    def _apply_action(self, action: int) -> None:
        self.position.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.action_text(action)

    def is_terminal(self) -> bool:
        cut = 0 < self.max_turns <= self.position.turn
        return cut or self.position.over

    def returns(self) -> list[float]:
        return self.position.returns()

    def __str__(self) -> str:
        return self.position.position


class _Observer:
    def __init__(self, space: Space, params: Any):
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self.space = space
        cells = int(np.prod(space.planes))
        self.tensor = np.zeros(cells + space.features, np.float32)
        self.dict = {
            "observation": self.tensor[:cells].reshape(space.planes),
            "features": self.tensor[cells:],
        }

    def set_from(self, state: Any, player: int) -> None:
        planes, features = observation(state.position, player)
        self.dict["observation"][:] = planes
        self.dict["features"][:] = features

    def string_from(self, state: Any, player: int) -> str:
        return str(state.position.position)


def _register(info: dict[str, Any]) -> None:
    name: str = info["id"]
    kind = pyspiel.GameType(
        short_name=f"teahouse_{name}",
        long_name=f"Teahouse {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(info["seats"]),
        min_num_players=min(info["seats"]),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "preset": info["presets"][0]["name"], "options": "", "max_turns": 0},
    )

    class Table(pyspiel.Game):
        def __init__(self, params: Any = None):
            params = dict(params or {})
            options = dict(word.split(":", 1) for word in params.get("options", "").split("+") if word)
            preset = params.get("preset", info["presets"][0]["name"])
            self._how = dict(seats=params.get("players", 2), preset=preset, options=options)
            self._space = Space(name, **self._how)
            self._max_turns = params.get("max_turns", 0)
            sizes = pyspiel.GameInfo(
                num_distinct_actions=self._space.actions,
                max_chance_outcomes=0,
                num_players=self._space.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=_LONGEST,
            )
            super().__init__(kind, sizes, params)

        def new_initial_state(self, state: Any = None) -> Any:
            return _State(self, _Game(name, **self._how), self._max_turns)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
            if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
                return _Observer(self._space, params)
            from open_spiel.python.observation import IIGObserverForPublicInfoGame

            return IIGObserverForPublicInfoGame(iig_obs_type, params)

    pyspiel.register_game(kind, Table)


for _info in games():
    _register(_info)
