"""The engine: best turns, lines and winning chances, at full strength or at a level."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any, Callable, Sequence

from . import _native
from ._native import Game


@dataclass(frozen=True)
class Line:
    """A line found by the engine."""

    turns: list[str]
    """The turns of the line, in notation."""
    chance: float
    """The expected share of a point for the player to move, from 0 to 1."""
    score: str
    """The score in words: ``+123`` hundredths, ``win 3``, ``loss 2``."""
    value: int
    """The score as a number: hundredths, or beyond 28,000 for proven results."""
    proven: int | None
    """Turns to a proven end, negative for a loss; ``None`` if nothing is proven."""
    depth: int
    """The search depth in turns."""
    nodes: int
    """Steps made while searching."""
    seconds: float
    """The duration of the search."""
    number: int
    """The rank of the line, from 1."""


@dataclass(frozen=True)
class Thought:
    """The engine's judgement of a position."""

    lines: list[Line]
    """The best lines, best first; empty if the game is over."""

    @property
    def turn(self) -> str | None:
        """The best turn, in notation."""
        return self.lines[0].turns[0] if self.lines and self.lines[0].turns else None

    @property
    def chance(self) -> float | None:
        """The expected share of a point for the player to move, by the best line."""
        return self.lines[0].chance if self.lines else None


class Engine(_native.Engine):
    """An engine for one game; it keeps what it has learnt from turn to turn.

    ``memory`` is the size of its table in MiB, ``threads`` how many threads search at full strength. ``net`` is
    ``"shipped"`` (the default), a file, the bytes of one, or ``None`` for the hand-written evaluation alone.

    >>> import teahouse
    >>> game = teahouse.Game("halma")
    >>> thought = teahouse.Engine("halma").think(game, nodes=2000, lines=2)
    >>> thought.turn in game.legal_turns(), len(thought.lines)
    (True, 2)
    """

    def __new__(
        cls,
        game: str = "skud",
        *,
        memory: int = 64,
        threads: int = 1,
        net: str | PathLike[str] | bytes | None = "shipped",
    ) -> "Engine":
        self = super().__new__(cls, game, memory=memory, threads=threads)
        if net != "shipped":
            self.set_net(net)
        return self

    def set_net(self, net: str | PathLike[str] | bytes | None) -> None:
        """Switches to another net; everything learnt is forgotten."""
        if net is None or isinstance(net, bytes):
            self._set_net(net)
        elif net == "shipped":
            self._set_net(b"shipped")
        else:
            self._set_net(Path(net).read_bytes())

    def think(
        self,
        game: Game,
        *,
        time: float | None = None,
        nodes: int | None = None,
        depth: int | None = None,
        lines: int = 1,
        level: int | None = None,
        seed: int = 0,
        only: Sequence[str] = (),
        tell: Callable[[int, int, int, list[str]], Any] | None = None,
    ) -> Thought:
        """Searches for the best turn; other Python threads run meanwhile.

        ``time`` in seconds, ``nodes`` and ``depth`` end the search, whichever comes first; with none of them and no
        ``level`` it takes a second. A ``level`` from 1 to 10 plays for people; ``seed`` says what comes to its mind. ``only``
        names the turns to look at. ``tell(number, depth, value, turns)`` hears what is found on the way. In the middle
        of a turn the whole turn is thought over.
        """
        if time is None and nodes is None and depth is None and level is None:
            time = 1.0
        found = self._think(
            game,
            time=time,
            nodes=nodes,
            depth=depth,
            lines=lines,
            level=level,
            seed=seed,
            only=list(only),
            tell=tell,
        )
        return Thought([Line(**line) for line in found])

    async def think_async(self, game: Game, **limits: Any) -> Thought:
        """The same for ``asyncio``, without blocking the loop. Cancelling the task stops the search."""
        search = asyncio.ensure_future(asyncio.to_thread(self.think, game.copy(), **limits))
        try:
            return await asyncio.shield(search)
        except asyncio.CancelledError:
            # The thread may not have started yet, so stop is repeated until it ends.
            while not search.done():
                self.stop()
                await asyncio.wait([search], timeout=0.01)
            raise
