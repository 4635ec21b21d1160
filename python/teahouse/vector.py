"""Thousands of games at once, stepped by Rust threads that write directly into NumPy arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._native import Lanes
from .space import Space


class VectorEnv:
    """``count`` games of one kind in parallel.

    Every step makes one action in each game and writes what follows into the same arrays again, so copy what you keep:

    - ``planes`` (count, planes, rows, columns) and ``features`` (count, features): the observation of the player who
      decides, unless ``observe=False``;
    - ``legal`` (count, space.most): the legal actions of each game, the first ``counts`` of its row; or with
      ``masks="bits"`` ``bits`` (count, bytes): a bit for each action, the lowest of each byte first
      (``numpy.unpackbits(bits, axis=1, bitorder="little")``); or with ``masks=None`` neither;
    - ``seat`` (count): who decides now;
    - ``rewards`` (count, seats): what each seat got in the game that this step has ended, else 0;
    - ``done`` (count): 1 if this step has ended a game, 2 if it was cut off after ``max_turns``. Such a game has begun
      again already: observation and legal actions are those of the new one.

    The same seed gives the same games, however many threads there are (``threads=0``: one for each core). ``opening``
    random steps are made at the start of each game, for variety; in Halma the first player is drawn.

    >>> import teahouse
    >>> env = teahouse.VectorEnv("street", 8)
    >>> env.reset(seed=1)
    >>> for _ in range(10):
    ...     env.step(env.sample())
    >>> env.totals()
    (0, 80)
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seats: int | None = None,
        preset: str | None = None,
        options: dict[str, Any] | None = None,
        threads: int = 0,
        observe: bool = True,
        masks: str | None = "lists",
        max_turns: int | None = None,
        opening: int = 0,
    ):
        if masks not in ("lists", "bits", None):
            raise ValueError("masks is 'lists', 'bits' or None")
        self.space = space = Space(game, seats=seats, preset=preset, options=options)
        self.count = count
        self.planes: NDArray[np.uint8] = np.zeros((count, *space.planes), np.uint8)
        self.features: NDArray[np.uint8] = np.zeros((count, space.features), np.uint8)
        self.legal: NDArray[np.uint16] = np.zeros((count, space.most), np.uint16)
        self.bits: NDArray[np.uint8] = np.zeros((count, (space.actions + 7) // 8), np.uint8)
        self.counts: NDArray[np.int32] = np.zeros(count, np.int32)
        self.rewards: NDArray[np.float32] = np.zeros((count, space.seats), np.float32)
        self.done: NDArray[np.uint8] = np.zeros(count, np.uint8)
        self.seat: NDArray[np.uint8] = np.zeros(count, np.uint8)
        self._actions: NDArray[np.int32] = np.zeros(count, np.int32)
        arrays: dict[str, NDArray[Any]] = {
            "counts": self.counts,
            "rewards": self.rewards,
            "done": self.done,
            "seat": self.seat,
        }
        if observe:
            arrays.update(planes=self.planes, features=self.features)
        if masks == "lists":
            arrays["legal"] = self.legal
        elif masks == "bits":
            arrays["bits"] = self.bits
        self._lanes = Lanes(
            game,
            count,
            arrays,
            seats=seats,
            preset=preset,
            options=options,
            threads=threads,
            max_turns=max_turns,
            opening=opening,
        )
        self.reset(0)

    def reset(self, seed: int = 0) -> None:
        """Restarts every game."""
        self._lanes.reset(seed)

    def step(self, actions: NDArray[Any]) -> None:
        """Makes an action in every game; ``ValueError`` if one is not legal, and then none is made."""
        self._lanes.step(np.ascontiguousarray(actions, np.int32))

    def sample(self) -> NDArray[np.int32]:
        """A random legal action for every game; the next call reuses the array."""
        self._lanes.sample(self._actions)
        return self._actions

    def position(self, index: int) -> str:
        """The position of one game in its one-line form."""
        return self._lanes.position(index)

    def totals(self) -> tuple[int, int]:
        """How many games have ended and how many steps were made since the last reset."""
        return self._lanes.totals()
