"""Games as numbers: action spaces, observations, symmetries. `docs/PYTHON.md` has the tables."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._native import Game, games


def draws_first(game: str) -> bool:
    """Whether the first player of a game is drawn by lot."""
    return any(entry["id"] == game and entry["draws_first"] for entry in games())


def observation(game: Game, seat: int | None = None) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """The planes and the features of a position in the view of a seat, by default the seat to move."""
    planes, features = game.observe(seat)
    shape = game._shape()["planes"]
    return np.frombuffer(planes, np.uint8).reshape(shape), np.frombuffer(features, np.uint8)


@dataclass(frozen=True)
class Symmetry:
    """One symmetry of a game as index tables.

    Exact for positions of free play; in Skud the opening happens at given gates.
    """

    name: str
    cells: NDArray[np.int64]
    """For each cell of a plane the cell of its value."""
    actions: NDArray[np.int64]
    """The image of each action."""
    codes: NDArray[np.uint8]
    """The image of each value of the first plane (in Skud some symmetries swap the colours)."""
    features: NDArray[np.int64]
    """For each feature the feature of its value."""
    swaps: bool
    """Whether the players are swapped."""

    def planes(self, planes: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Transforms the planes of one observation or of many."""
        shape = planes.shape
        moved = planes.reshape(*shape[:-2], -1)[..., self.cells].reshape(shape)
        moved[..., 0, :, :] = self.codes[moved[..., 0, :, :]]
        return moved

    def mask(self, mask: NDArray[Any]) -> NDArray[Any]:
        """Transforms a mask or a policy over all actions."""
        moved = np.empty_like(mask)
        moved[..., self.actions] = mask
        return moved


class Space:
    """The action space and the observations of a game with given seats and options.

    >>> import teahouse
    >>> teahouse.Space("halma").actions
    4096
    """

    def __init__(
        self,
        game: str = "skud",
        *,
        seats: int | None = None,
        preset: str | None = None,
        options: dict[str, Any] | None = None,
    ):
        self._game = Game(game, seats=seats, preset=preset, options=options)
        self.game = game
        self.seats: int = self._game.seats
        shape = self._game._shape()
        self.actions: int = shape["actions"]
        """The number of actions."""
        self.most: int = shape["most"]
        """An upper bound on the legal actions of a position."""
        self.planes: tuple[int, int, int] = shape["planes"]
        """Planes, rows, columns."""
        self.codes: int = shape["codes"]
        """The number of values of the first plane."""
        self.features: int = shape["features"]
        """The number of features."""
        self.plane_names: list[str] = shape["plane_names"]
        self.feature_names: list[str] = shape["feature_names"]

    @cached_property
    def symmetries(self) -> list[Symmetry]:
        """Every symmetry, the identity first."""
        return [
            Symmetry(
                name,
                np.array(cells, np.int64),
                np.array(actions, np.int64),
                np.array(codes, np.uint8),
                np.array(features, np.int64),
                swaps,
            )
            for name, cells, actions, codes, features, swaps in self._game._symmetries()
        ]

    def text(self, action: int) -> str:
        """The notation of an action. (Street's deploy is written with the first player's port.)"""
        return self._game.action_text(action)

    @cached_property
    def _by_text(self) -> dict[str, int]:
        texts: dict[str, int] = {}
        for action in range(self.actions):
            try:
                texts.setdefault(self.text(action), action)
            except IndexError:
                continue
        return texts

    def action(self, text: str) -> int:
        """The action with this notation; ``KeyError`` if there is none."""
        return self._by_text[text]

    @property
    def one_hot_planes(self) -> int:
        """The number of planes of :meth:`one_hot`."""
        return self.codes - 1 + self.planes[0] - 1

    def one_hot(self, planes: NDArray[np.uint8]) -> NDArray[np.uint8]:
        """Planes for a net: one plane of 0 and 1 for each value of the first plane but 0, then the others as they are."""
        first = planes[..., :1, :, :] == np.arange(1, self.codes, dtype=np.uint8)[:, None, None]
        return np.concatenate([first.astype(np.uint8), planes[..., 1:, :, :]], axis=-3)

    def mask(self, legal: Any) -> NDArray[np.int8]:
        """A mask of all actions from a list of legal ones."""
        mask = np.zeros(self.actions, np.int8)
        mask[legal] = 1
        return mask
